#!/usr/bin/env python3
"""A strict look at a folder of exported tasks: check-svcomp.py DIR

Independent of mcfuzz: PyYAML and jsonschema read the definitions, gcc compiles
the programs in their data model, and running them shows the verdict.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

folder = pathlib.Path(sys.argv[1])
schema = json.loads(
    (pathlib.Path(__file__).parent / "task-definition.schema.json").read_text())
problems = []


def check(condition, where, what):
    if not condition:
        problems.append(f"{where}: {what}")


def observed_verdict(program, data_model):
    """True if the error is not reached, False if it is, else a text."""
    flag = {"ILP32": "-m32", "LP64": "-m64"}[data_model]
    with tempfile.TemporaryDirectory() as scratch:
        built = subprocess.run(
            ["gcc", flag, "-Wall", "-o", f"{scratch}/program", program, "-lm"],
            capture_output=True, text=True)
        if built.returncode != 0:
            return "does not compile: " + built.stderr.splitlines()[0]
        ran = subprocess.run([f"{scratch}/program"], capture_output=True,
                             text=True, timeout=60, errors="replace")
    if ran.returncode == 0:
        return True
    if ran.returncode == -6 and ": reach_error: Assertion" in ran.stderr:
        return False
    return f"ended with {ran.returncode}"


definitions = sorted(folder.glob("*.yml"))
check(definitions, folder, "holds no task definitions")
bases = [d.stem.lower() for d in definitions]
check(len(set(bases)) == len(bases), folder, "names that differ only in case")
contents = {}
for definition in definitions:
    text = definition.read_text()
    task = yaml.safe_load(text)
    try:
        jsonschema.validate(task, schema)
    except jsonschema.ValidationError as error:
        problems.append(f"{definition.name}: {error.message}")
        continue
    program = folder / task["input_files"]
    check(program.stem == definition.stem, definition.name, "other base name")
    check("SPDX-License-Identifier: " in text, definition.name, "no licence")
    code = program.read_text()
    check("SPDX-License-Identifier: " in code[:300], program.name, "no licence")
    check("\r" not in code, program.name, "carriage returns")
    check(not re.search(r"^\s*#\s*(include|define|line|\d)", code, re.M),
          program.name, "is not fully preprocessed")
    check(len(re.findall(r"\breach_error\s*\(", code)) >= 2, program.name,
          "never calls reach_error")
    check(code not in contents, program.name,
          f"same content as {contents.get(code)}")
    contents[code] = program.name
    entry = task["properties"][0]
    prp = definition.parent / entry["property_file"]
    check(prp.read_text() ==
          "CHECK( init(main()), LTL(G ! call(reach_error())) )\n",
          prp, "not the property that tools compare with")
    seen = observed_verdict(program, task["options"]["data_model"])
    check(seen is entry["expected_verdict"], definition.name,
          f"expected {entry['expected_verdict']}, execution shows {seen}")

patterns = [line for line in (folder / "mcfuzz.set").read_text().splitlines()
            if line and not line.startswith("#")]
matched = {d for pattern in patterns for d in folder.glob(pattern)}
check(matched == set(definitions), "mcfuzz.set", "does not list the tasks")
for name in ("README.md", "LICENSE.txt", "Makefile"):
    check((folder / name).is_file(), folder, f"lacks {name}")
allowed = {".i", ".yml", ".md", ".txt", ".set", ""}
for file in folder.iterdir():
    check(file.is_dir() or file.suffix in allowed, file.name, "unexpected file")

print("\n".join(problems) or f"{len(definitions)} tasks, all in order")
sys.exit(bool(problems))
