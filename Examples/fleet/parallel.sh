#!/bin/sh
# Checks all logs of a folder on all cores with GNU parallel, and adds the reports up; no engine is needed for that.
#
# usage: parallel.sh LOGS OUT [TRACECHECK]      LOGS/**/*.log to OUT/report.json; OUT/jobs.tsv tells what failed
set -eu
mkdir -p "$2" && out="$(cd "$2" && pwd)" && export out tool="${3:-tracecheck}" && cd "$1"

# The three lines. Codes up to 3 are those of a check that came to its end; a half report is named by merge.
find . -name '*.log' -printf '%P\0' | parallel -0 -N 32 --timeout 600 --retries 2 --joblog "$out/jobs.tsv" \
  '"$tool" check -q --report jsonl {} > "$out/part-{#}.jsonl" 2> "$out/part-{#}.txt"; [ $? -lt 4 ]' || true
"$tool" merge -q --include 'part-*.jsonl' --report json="$out/report.json" "$out"
