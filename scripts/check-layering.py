#!/usr/bin/env python3
"""Data flows to the right: a folder includes only what its deps.txt names.

Each folder with a deps.txt lists there, one per line, the folders it may
include. Clang headers are for instrument alone.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
folders = sorted(p.parent.name for p in root.glob("*/deps.txt"))
include = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.M)
problems = []
for folder in folders:
    allowed = set((root / folder / "deps.txt").read_text().split()) | {folder}
    for unknown in allowed - set(folders):
        problems.append(f"{folder}/deps.txt: no such folder: {unknown}")
    for source in sorted((root / folder).rglob("*")):
        if source.suffix not in (".cpp", ".h"):
            continue
        for name in include.findall(source.read_text()):
            first = name.split("/")[0]
            where = source.relative_to(root)
            if first in folders and first not in allowed:
                problems.append(f"{where}: may not include {name}")
            if first == "clang" and folder != "instrument":
                problems.append(f"{where}: Clang headers belong to instrument")
print("\n".join(problems) or f"{len(folders)} folders, no forbidden include")
sys.exit(bool(problems))
