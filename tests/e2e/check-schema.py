#!/usr/bin/env python3
"""Validates every checker description against the schema: check-schema.py ROOT."""
import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(sys.argv[1])
schema = json.loads((root / "configs/checker.schema.json").read_text())
jsonschema.Draft7Validator.check_schema(schema)
failed = 0
files = sorted((root / "configs/checkers").glob("*.json")) + [
    pathlib.Path(name) for name in sys.argv[2:]]
for file in files:
    for error in jsonschema.Draft7Validator(schema).iter_errors(json.loads(file.read_text())):
        print(f"{file}: /{'/'.join(map(str, error.path))}: {error.message}")
        failed += 1
print(f"{len(files)} descriptions, {failed} errors")
sys.exit(1 if failed or not files else 0)
