//===- HtmlScript.cpp - what moves in the report --------------------------===//
//
// Texts of seeds and checkers come in by textContent only, never as markup.
// What is filtered, sorted and open stands in the address behind the #, so that
// a view can be sent to somebody, and checked without a mouse.
//
//===----------------------------------------------------------------------===//

#include "report/Html.h"

namespace mcfuzz {

const char *const HtmlScript = R"js(
'use strict';
(() => {
  const PAGE = 50;
  const byId = id => document.getElementById(id);
  const read = id => JSON.parse(byId(id).textContent);
  const rows = read('rows');
  const body = byId('findings-body');
  if (!body) return;
  let details = null, programs = null;
  const columns = ['id', 'sure', 'kind', 'bug', 'checker', 'seed', 'strategy',
                   'expected', 'said', 'seconds', 'detail'];
  const controls = ['q', 'kind', 'checker', 'sure'];
  let state = {sort: '', desc: false, shown: PAGE, open: new Set()};
  // What is worst comes first, until somebody sorts.
  const weights = ['wrong proof', 'spurious counterexample', 'crash'];
  const weight = r => (r.sure === 'confirmed' ? 0 : 10) + weights.indexOf(r.kind);
  rows.sort((a, b) => weight(a) - weight(b));
  let visible = rows;

  // An element with texts and elements in it.
  function el(tag, className, ...inside) {
    const e = document.createElement(tag);
    if (className) e.className = className;
    for (const part of inside)
      if (part !== null && part !== undefined)
        e.append(part instanceof Node ? part : String(part));
    return e;
  }

  // ---- the address ----
  function fromAddress() {
    const p = new URLSearchParams(location.hash.slice(1));
    for (const c of controls) byId('f-' + c).value = p.get(c) || '';
    state.sort = columns.includes(p.get('sort')) ? p.get('sort') : '';
    state.desc = p.get('desc') === '1';
    state.open = new Set((p.get('open') || '').split(',').filter(x => x));
    state.shown = Math.max(PAGE, Number(p.get('shown')) || 0);
  }
  function toAddress() {
    const p = new URLSearchParams();
    for (const c of controls)
      if (byId('f-' + c).value) p.set(c, byId('f-' + c).value);
    if (state.sort) p.set('sort', state.sort);
    if (state.desc) p.set('desc', '1');
    if (state.open.size) p.set('open', [...state.open].join(','));
    if (state.shown > PAGE) p.set('shown', state.shown);
    const hash = p.toString();
    history.replaceState(null, '', hash ? '#' + hash :
                         location.pathname + location.search);
  }

  // ---- filter and sort ----
  function matches(row, words) {
    if (byId('f-kind').value && row.kind !== byId('f-kind').value) return false;
    if (byId('f-checker').value && row.checker !== byId('f-checker').value)
      return false;
    if (byId('f-sure').value && row.sure !== byId('f-sure').value) return false;
    if (!words.length) return true;
    const text = columns.map(c => row[c]).join('\n').toLowerCase();
    return words.every(w => text.includes(w));
  }
  function choose() {
    const words = byId('f-q').value.toLowerCase().split(/\s+/).filter(w => w);
    visible = rows.filter(r => matches(r, words));
    if (state.sort) {
      const key = state.sort, sign = state.desc ? -1 : 1;
      const number = key === 'seconds' ? r => r[key]
        : key === 'bug' ? r => parseInt(r[key]) || Infinity : null;
      visible.sort((a, b) => sign * (number ? number(a) - number(b)
        : a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
    }
  }

  // ---- one finding ----
  // Beliefs: what the checker believes of branches, by line.
  function programView(program, line, beliefs) {
    const pre = el('pre', 'program');
    const lines = program.text.replace(/\n$/, '').split('\n');
    lines.forEach((text, i) => {
      const count = program.counts[i + 1] || '';
      const belief = beliefs[i + 1];
      const row = el('span', 'line' + (i + 1 === line ? ' here' : '') +
                             (belief ? ' wrong' : ''),
        el('span', / 0(,|$)/.test(count) ? 'count never' : 'count', count),
        el('span', 'number', i + 1), text);
      if (belief)
        row.append(el('span', 'belief', 'it believes: ' + belief));
      row.append('\n');
      pre.append(row);
    });
    return pre;
  }
  function folded(title, ...inside) {
    return el('details', '', el('summary', '', title), ...inside);
  }
  function copyButton(text) {
    const b = el('button', 'copy', 'copy');
    b.type = 'button';
    b.addEventListener('click', () => {
      // Not allowed for every page that is opened from a disk.
      const done = navigator.clipboard ? navigator.clipboard.writeText(text)
                                       : Promise.reject();
      done.then(() => b.textContent = 'copied',
                () => b.textContent = 'select and copy');
    });
    return b;
  }
  function commandLine(what, command) {
    return el('div', 'command', el('span', 'dim', what),
              el('code', '', command), copyButton(command));
  }
  function facts(pairs) {
    const list = el('dl', 'facts');
    for (const [name, value] of pairs)
      if (value !== '' && value !== null) list.append(
        el('dt', '', name), value instanceof Node ? el('dd', '', value)
                                                  : el('dd', '', value));
    return list;
  }
  function bullets(texts, className) {
    const list = el('ul', className);
    for (const t of texts) list.append(el('li', '', t));
    return list;
  }
  function evidence(program) {
    const table = el('table', 'rules');
    for (const [name, result, detail] of program.rules)
      table.append(el('tr', '', el('td', '', name),
        el('td', result === 'passed' ? 'good' : result === 'failed' ? 'bad'
           : 'dim', result), el('td', 'dim', detail)));
    return table;
  }
  function section(row) {
    details = details || read('details');
    programs = programs || read('programs');
    const d = details[row.id], program = programs[row.seed];
    const passed = program.rules.filter(r => r[1] === 'passed').length;
    const verdicts = el('p', 'verdicts',
      el('span', 'badge good', 'expected ' + row.expected), ' ',
      el('span', 'badge bad', row.checker + ' says ' + row.said));
    const s = el('section', 'finding', verdicts, facts([
      ['it printed', d.detail],
      ['the truth', 'the task was executed natively and showed: ' +
        row.expected],
      ['seed', d.path],
      ['task', d.task + ', strategy ' + row.strategy + ', ' + d.dataModel +
        (d.line ? ', branch at line ' + d.line : '')],
      ['took', row.seconds.toFixed(2) + ' s (CPU ' + d.cpuSeconds.toFixed(2) +
        ' s, limit ' + d.limitSeconds + ' s), ' + d.memoryMiB + ' MiB'],
      ['found', d.atSeconds.toFixed(0) + ' s after the start'],
      ['others say', d.others.map(o => o[0] + ': ' + o[1]).join(', ')]]));
    if (d.reasons.length)
      s.append(el('h4', '', 'Why it is doubtful'), bullets(d.reasons, 'doubts'));
    if (d.notes.length) s.append(bullets(d.notes, 'dim'));
    const known = d.insight || {};
    s.append(el('h4', '', 'Where it goes wrong'));
    if (known.summary) {
      s.append(el('p', '', known.summary));
      if (known.check) s.append(el('p', 'dim', 'The smallest check with the ' +
        'wrong answer: ', el('code', '', known.check)));
    } else
      s.append(commandLine(...d.explain));
    if (known.category) s.append(el('p', '', 'Probably: ' + known.category));
    if (known.together && known.together.length)
      s.append(el('p', 'dim', 'Bug ' + row.bug.split(':')[0] +
        ' has several findings:'), bullets(known.together, 'dim'));
    if (known.reduced)
      s.append(el('h4', '', 'Reduced from ' + known.linesBefore + ' to ' +
        known.reducedLines + ' lines'), el('pre', '', known.reduced),
        copyButton(known.reduced));
    s.append(el('h4', '', 'Reproduce'));
    for (const [what, command] of d.commands)
      s.append(commandLine(what, command));
    if (program.text) {
      s.append(el('h4', '', 'The program, and how often each branch is taken'),
               programView(program, d.line, known.lines || {}));
      s.append(folded('Evidence that it is an oracle: ' + passed +
                      ' rules passed', evidence(program)));
    }
    if (program.omitted)
      s.append(el('p', 'dim', 'The report is large: the program is printed by ' +
                  'the last command above.'));
    if (program.labels.length)
      s.append(el('h4', '', 'Labels'), bullets(program.labels.map(l =>
        l[0] + (l[1] ? ' (doubtful)' : '') + (l[2] ? ': ' + l[2] : '')), ''));
    if (d.code === null)
      s.append(el('p', 'dim', 'The report is large: the task and the output ' +
                  'are in the folder that the command of the checker alone ' +
                  'names.'));
    else {
      s.append(folded('The task as the checker got it',
                      el('pre', '', d.code)));
      if (d.output)
        s.append(folded('What the checker printed', el('pre', '', d.output)));
    }
    return s;
  }

  // ---- the table ----
  // A long program is scrolled to the line that matters.
  function scrollProgram(opened) {
    const line = opened.querySelector('.line.wrong') ||
                 opened.querySelector('.line.here');
    if (!line) return;
    const pre = line.parentNode;
    pre.scrollTop = line.offsetTop - pre.offsetTop - pre.clientHeight / 2;
  }
  function toggle(row, tr, button) {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) {
      tr.nextSibling.remove();
      state.open.delete(row.id);
    } else {
      tr.after(openRow(row));
      scrollProgram(tr.nextSibling);
      state.open.add(row.id);
    }
    toAddress();
  }
  function openRow(row) {
    const cell = el('td', '', section(row));
    cell.colSpan = columns.length;
    const tr = el('tr', 'opened', cell);
    tr.dataset.id = row.id;
    return tr;
  }
  function tableRow(row) {
    const button = el('button', 'id', row.id);
    button.type = 'button';
    button.setAttribute('aria-expanded', 'false');
    const tr = el('tr', 'row ' + row.sure);
    for (const c of columns) {
      const text = c === 'seconds' ? row[c].toFixed(2) : row[c];
      const cell = el('td', {detail: 'dim', seconds: 'n'}[c] || '',
        c === 'id' ? button : c === 'sure' || c === 'kind'
        ? el('span', 'badge ' + (c === 'sure' ? row.sure : 'kind-' + row.said),
             text) : text);
      cell.dataset.column = c;
      tr.append(cell);
    }
    tr.addEventListener('click', e => {
      // Marking text is no click.
      if (String(getSelection()) === '' || e.target === button)
        toggle(row, tr, button);
    });
    return tr;
  }
  function show() {
    choose();
    // What is open is shown, however far down it is.
    visible.forEach((row, i) => {
      if (state.open.has(row.id)) state.shown = Math.max(state.shown, i + 1);
    });
    const part = document.createDocumentFragment();
    for (const row of visible.slice(0, state.shown)) {
      const tr = tableRow(row);
      part.append(tr);
      if (state.open.has(row.id)) {
        tr.querySelector('button').setAttribute('aria-expanded', 'true');
        part.append(openRow(row));
      }
    }
    body.replaceChildren(part);
    body.querySelectorAll('tr.opened').forEach(scrollProgram);
    byId('number').textContent = visible.length === rows.length
      ? rows.length + ' findings' : visible.length + ' of ' + rows.length +
        ' findings';
    const more = byId('more'), left = visible.length - state.shown;
    more.hidden = left <= 0;
    more.textContent = 'show ' + Math.min(left, 500) + ' more';
    for (const th of document.querySelectorAll('th[data-column]'))
      th.setAttribute('aria-sort', th.dataset.column !== state.sort ? 'none'
        : state.desc ? 'descending' : 'ascending');
  }
  function changed() {
    state.shown = PAGE;
    show();
    toAddress();
  }

  for (const c of ['kind', 'checker']) {
    const known = [...new Set(rows.map(r => r[c]))].sort();
    for (const k of known) {
      const option = el('option', '', k);
      option.value = k;
      byId('f-' + c).append(option);
    }
  }
  for (const c of controls) byId('f-' + c).addEventListener('input', changed);
  for (const th of document.querySelectorAll('th[data-column]'))
    th.querySelector('button').addEventListener('click', () => {
      const column = th.dataset.column;
      if (state.sort !== column) { state.sort = column; state.desc = false; }
      else if (!state.desc) state.desc = true;
      else { state.sort = ''; state.desc = false; }
      changed();
    });
  byId('more').addEventListener('click', () => {
    state.shown += 500;
    show();
    toAddress();
  });
  function showAddress() {
    fromAddress();
    show();
    const first = document.querySelector('tr.opened');
    if (first) first.previousSibling.scrollIntoView();
  }
  addEventListener('hashchange', showAddress);
  showAddress();
  document.documentElement.dataset.ready = Math.round(performance.now());
})();
)js";

} // namespace mcfuzz
