//===- HtmlStyle.cpp - how the report looks -------------------------------===//
//
// Every colour is a variable, so that the dark scheme is another set of values
// and nothing else. The colours of verdicts and of checkers differ in lightness
// as well as in hue.
//
//===----------------------------------------------------------------------===//

#include "report/Html.h"

namespace mcfuzz {

const char *const HtmlStyle = R"css(
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #ffffff; --text: #1c2430; --dim: #647080;
  --edge: #dde2e8; --hover: #eef3fb; --accent: #1f5fbf;
  --right: #3a9c7a; --wrong: #c62f3b; --crash: #7d3cb5; --doubtful: #e09b1c;
  --warn: #8f5d00; --good: #1d7356;
  --unjudged: #e58a7b; --unknown: #9aa5b1; --timeout: #b9c6d6;
  --memory: #7f93b0; --rejected: #d3d7dc;
  --s0: #2a6fdb; --s1: #e0731d; --s2: #16937a; --s3: #a83f9c; --s4: #8a6d1d;
  --s5: #d1495b; --s6: #4b5aa6; --s7: #5f8f2f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161c; --card: #1b212a; --text: #e3e8ee; --dim: #93a0af;
    --edge: #313a46; --hover: #232c39; --accent: #7db0ff;
    --right: #4fb893; --wrong: #f0616d; --crash: #b98aec; --doubtful: #f0b84c;
    --warn: #f0b84c; --good: #4fb893;
    --unjudged: #c9705f; --unknown: #7d8894; --timeout: #4d5b6c;
    --memory: #6d83a3; --rejected: #464e58;
    --s0: #6ea4ff; --s1: #f59b57; --s2: #45c4a5; --s3: #d77fce; --s4: #d0b155;
    --s5: #f2808f; --s6: #94a2ee; --s7: #9ac967;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
main, header { max-width: 1240px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 26px; }
h1 { font-size: 24px; margin: 0; }
h2 { font-size: 18px; margin: 34px 0 10px; }
h3 { font-size: 15px; margin: 0 0 2px; }
h4 { font-size: 14px; margin: 18px 0 6px; }
p { margin: 4px 0; }
.dim { color: var(--dim); }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.path { overflow-wrap: anywhere; }
.name { white-space: nowrap; }
a { color: var(--accent); }
.tiles { display: grid; gap: 12px; margin: 20px 0 0;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); }
.tile, .card { background: var(--card); border: 1px solid var(--edge);
  border-radius: 10px; padding: 12px 16px; }
.tile b { display: block; font-size: 28px; line-height: 1.2;
  font-variant-numeric: tabular-nums; }
.tile.bad b { color: var(--wrong); }
.tile.warn b { color: var(--warn); }
.tile span { color: var(--dim); font-size: 13px; }
.card { overflow-x: auto; }
.plots { columns: 2 480px; column-gap: 14px; }
.plots .card { break-inside: avoid; margin-bottom: 14px; }
.plots .card p { font-size: 13px; margin-bottom: 8px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { text-align: left; font-weight: 600; color: var(--dim);
  border-bottom: 1px solid var(--edge); padding: 5px 8px; white-space: nowrap; }
td { padding: 5px 8px; border-bottom: 1px solid var(--edge); vertical-align: top;
  overflow-wrap: anywhere; }
th.n { text-align: right; }
th button { all: unset; cursor: pointer; }
th button:focus-visible, button.id:focus-visible { outline: 2px solid var(--accent); }
th[aria-sort=ascending] button::after { content: " \25B2"; font-size: 10px; }
th[aria-sort=descending] button::after { content: " \25BC"; font-size: 10px; }
tr.row { cursor: pointer; }
tr.row:hover { background: var(--hover); }
tr.opened > td { background: var(--page); padding: 14px 16px 20px; }
tr.row td { white-space: nowrap; }
tr.row td[data-column=seed] { white-space: normal; min-width: 150px; }
tr.row td[data-column=bug] { white-space: normal; min-width: 90px; }
tr.row td[data-column=detail] { max-width: 0; width: 10%; min-width: 80px; overflow: hidden;
  text-overflow: ellipsis; }
button.id { all: unset; cursor: pointer; color: var(--accent); white-space: nowrap;
  font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 13px; }
.badge { display: inline-block; border-radius: 999px; padding: 0 8px;
  font-size: 12.5px; border: 1px solid currentColor; white-space: nowrap; }
.badge.confirmed, .badge.bad, .bad { color: var(--wrong); }
.badge.doubtful { color: var(--warn); }
.badge.good, .good { color: var(--good); }
.badge.kind-safe { color: var(--wrong); } .badge.kind-unsafe { color: var(--warn); }
.badge.kind-crash { color: var(--crash); }
.filters { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 10px;
  align-items: center; }
input, select, #more, .copy { font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--edge); border-radius: 7px; padding: 4px 9px; }
#f-q { flex: 1 1 220px; }
#more { margin: 12px 0 0; cursor: pointer; }
.copy { cursor: pointer; font-size: 12px; padding: 1px 8px; }
pre { margin: 6px 0; padding: 10px 12px; background: var(--card); overflow: auto;
  border: 1px solid var(--edge); border-radius: 8px; max-height: 560px;
  font: 12.5px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; tab-size: 8; }
.line { display: block; width: max-content; min-width: 100%; }
.line.here { background: var(--hover); box-shadow: inset 3px 0 var(--accent); }
.count, .number { display: inline-block; text-align: right; user-select: none; }
.count { width: 18em; color: var(--good); padding-right: 1em; overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; }
.count.never { color: var(--warn); }
.line.wrong { background: color-mix(in srgb, var(--wrong) 18%, transparent); }
.belief { color: var(--wrong); font-weight: 600; padding-left: 1.2em; }
.number { width: 3.5em; color: var(--dim); padding-right: 1em; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 1px 14px;
  margin: 8px 0; }
.facts dt { color: var(--dim); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.command { display: grid; grid-template-columns: 1fr auto; gap: 0 8px;
  margin: 0 0 8px; align-items: start; }
.command .dim { grid-column: 1 / 3; font-size: 13px; }
.command code { background: var(--card); border: 1px solid var(--edge);
  border-radius: 7px; padding: 4px 9px; overflow-wrap: anywhere;
  font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
section.finding { max-width: calc(min(1240px, 100vw) - 110px); }
section.finding > details { margin: 10px 0; }
summary { cursor: pointer; }
.rules td { padding: 1px 8px; font-size: 13px; border: 0; }
ul { margin: 4px 0; padding-left: 22px; }
.doubts { color: var(--warn); }
svg { display: block; max-width: 100%; height: auto; fill: var(--text);
  font: 12px system-ui, "DejaVu Sans", sans-serif; }
svg .dim { fill: var(--dim); } svg .strong { font-size: 15px; font-weight: 600; }
.grid { stroke: var(--edge); stroke-width: 1; }
.diagonal { stroke: var(--dim); stroke-dasharray: 4 4; }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
.dots { fill: none; stroke-width: 5; stroke-linecap: round; }
.dots.both-right { stroke: var(--right); stroke-opacity: .55; }
.dots.undecided { stroke: var(--unknown); stroke-opacity: .8; }
.dots.some-wrong { stroke: var(--wrong); }
.curve.dashed { stroke-dasharray: 7 4; } .curve.dotted { stroke-dasharray: 2 3; }
.curve.confirmed { stroke: var(--wrong); } .curve.doubtful { stroke: var(--doubtful); }
.venn { fill-opacity: .22; stroke-width: 2; }
rect.right { fill: var(--right); } rect.wrong { fill: var(--wrong); }
rect.crash { fill: var(--crash); } rect.doubtful { fill: var(--doubtful); }
rect.unjudged { fill: var(--unjudged); } rect.unknown { fill: var(--unknown); }
rect.timeout { fill: var(--timeout); } rect.memory { fill: var(--memory); }
rect.rejected { fill: var(--rejected); }
.s0 { stroke: var(--s0); } .s1 { stroke: var(--s1); } .s2 { stroke: var(--s2); }
.s3 { stroke: var(--s3); } .s4 { stroke: var(--s4); } .s5 { stroke: var(--s5); }
.s6 { stroke: var(--s6); } .s7 { stroke: var(--s7); }
rect.s0, .venn.s0 { fill: var(--s0); } rect.s1, .venn.s1 { fill: var(--s1); }
rect.s2, .venn.s2 { fill: var(--s2); } rect.s3, .venn.s3 { fill: var(--s3); }
rect.s4 { fill: var(--s4); } rect.s5 { fill: var(--s5); }
rect.s6 { fill: var(--s6); } rect.s7 { fill: var(--s7); }
rect { stroke: none !important; }
footer { color: var(--dim); font-size: 13px; margin: 40px 0 30px; }
@media (max-width: 1200px) { #list [data-column=detail] { display: none; } }
@media (max-width: 900px) {
  #list :is([data-column=strategy], [data-column=expected], [data-column=said],
    [data-column=seconds]) { display: none; }
  tr.row td[data-column=seed] { min-width: 100px; }
  .count { width: 9em; }
}
@media print { .filters, #more, .copy { display: none; } .card, .tile { break-inside: avoid; } }
)css";

} // namespace mcfuzz
