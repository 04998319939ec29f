#!/usr/bin/env python3
"""Checks all logs of a folder or bucket on Apache Spark and adds the reports up.

usage: check_logs.py LOGS OUT [--program tracecheck] [--include '*.log'] [--master 'local[2,4]']
                     [--partition-mb 64] [--timeout 60] [--attempts 2] [--flags '--no-config']

LOGS is a folder that all workers see, or a bucket (s3://, gs://, hdfs://; needs pyarrow). OUT gets

  report.json        the report of all logs, as one run of `tracecheck check` over them would write it
  findings.parquet   a row for each finding
  traces.parquet     a row for each process of each log
  unreadable.json     the logs that have no trace, each with the reason

The logs are checked by the program in processes of their own, a few at a time, under a time limit. A log that is
corrupt is told by the program. Where the program dies or takes too long, each log gets a process for itself; one at
which that happens again is listed like the corrupt ones, as `unreadable`: every log is in the report. Reports are
added up by `tracecheck merge`, within each partition first and then in a tree whose levels are Spark's stages. What
runs where, what is tried again and what becomes of a lost worker is Spark's.
"""
import argparse
import heapq
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from fnmatch import fnmatch

from pyspark import StorageLevel
from pyspark.sql import SparkSession

# So many logs are checked by one process: to start one takes as long as to check a small log.
BATCH = 32
# So many reports are added up by one process of a level of the tree.
FAN = 16


class Checker:
    """What a worker does with its logs. It is sent to the workers, so it holds plain values."""

    def __init__(self, arguments):
        self.logs = arguments.logs.rstrip("/")
        self.program = arguments.program
        self.flags = shlex.split(arguments.flags)
        self.timeout = arguments.timeout
        self.attempts = arguments.attempts

    def check(self, names):
        """The report of some logs, and the seconds that the program took, as one element."""
        started = time.monotonic()
        batches = [names[start:start + BATCH] for start in range(0, len(names), BATCH)]
        reports = [report for batch in batches for report in self.reports(batch)]
        busy = time.monotonic() - started
        yield self.merge(reports), busy

    def reports(self, names):
        """The report of some logs, or, where they can't be checked together, of each of them."""
        report, _ = self.report(names)
        return [report] if report else [self.alone(name) for name in names]

    def alone(self, name):
        """The report of a log; of one that can't be checked, that it is so."""
        reason = ""
        for _ in range(self.attempts):
            report, reason = self.report([name])
            if report:
                return report
        return lost(name, reason)

    def report(self, names):
        """The report of some logs, in JSON lines, or why there is none."""
        try:
            code, output, errors = self.run_on(names)
        except subprocess.TimeoutExpired:
            return None, f"tracecheck took more than {self.timeout:g} s"
        except OSError as error:
            return None, f"it could not be fetched: {error}"
        if code in (0, 1, 2, 3) and output.endswith(b"}\n"):
            return output, None
        if code == 2:
            # A wrong flag is wrong for all logs.
            raise RuntimeError(errors.decode(errors="replace"))
        return None, f"tracecheck ended with code {code}"

    def run_on(self, names):
        words = [self.program, "check", "-q", "--no-ci", "--report", "jsonl", *self.flags, "--", *names]
        if "://" not in self.logs:
            return self.run(words, folder=self.logs)
        # A bucket: the logs are copied to a folder of their own under their names, so that reports name them alike.
        with tempfile.TemporaryDirectory() as folder:
            for name in names:
                path = os.path.join(folder, name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                fetch(f"{self.logs}/{name}", path)
            return self.run(words, folder=folder)

    def run(self, words, folder=None, given=None):
        done = subprocess.run(
            words, cwd=folder, input=given, stdin=subprocess.DEVNULL if given is None else None,
            capture_output=True, timeout=self.timeout)
        return done.returncode, done.stdout, done.stderr

    def merge(self, reports, form="jsonl"):
        """The sum of some reports."""
        done = subprocess.run(
            [self.program, "merge", "-q", "--strict", "--report", form, "-"], input=b"".join(reports) or EMPTY,
            capture_output=True)
        if not done.stdout:
            raise RuntimeError(done.stderr.decode(errors="replace"))
        return done.stdout

    def merge_all(self, reports):
        """The sum of a partition, as one element, or none of nothing."""
        reports = list(reports)
        if reports:
            yield self.merge(reports)


def lost(name, reason):
    """A report that says no more than that a log could not be checked."""
    report = json.loads(EMPTY)
    report["unreadable"] = [{"log": name, "reason": reason}]
    return json.dumps(report).encode() + b"\n"


EMPTY = (
    b'{"formatVersion":"1.0","tool":{"name":"tracecheck","version":"any"},"verdict":"empty","traces":[],'
    b'"unreadable":[],"summary":{"errors":0,"warnings":0,"infos":0,"possible":0,"known":0}}\n'
)


def fetch(source, target):
    """Copies a file of a bucket, a block at a time."""
    from pyarrow import fs

    system, path = fs.FileSystem.from_uri(source)
    with system.open_input_stream(path) as bytes_in, open(target, "wb") as bytes_out:
        while block := bytes_in.read(1 << 20):
            bytes_out.write(block)


def sizes(logs, include):
    """The logs below a folder or in a bucket, by their names from there on, with their sizes."""
    if "://" in logs:
        from pyarrow import fs

        system, root = fs.FileSystem.from_uri(logs)
        found = system.get_file_info(fs.FileSelector(root, recursive=True))
        return {
            info.path[len(root):].lstrip("/"): info.size for info in found
            if info.type == fs.FileType.File and fnmatch(info.base_name, include)
        }
    return {
        os.path.relpath(os.path.join(folder, name), logs): os.path.getsize(os.path.join(folder, name))
        for folder, _, names in os.walk(logs) for name in names if fnmatch(name, include)
    }


def partitions(logs, target, least):
    """The logs in parts of about equal size: the largest first, each to the part that has the least."""
    # A log costs more than its bytes: about as much as 64 KiB of them.
    cost = {name: size + (1 << 16) for name, size in logs.items()}
    count = max(least, -(-sum(cost.values()) // target))
    parts = [[0, place, []] for place in range(min(count, len(logs)) or 1)]
    for name in sorted(cost, key=lambda name: (-cost[name], name)):
        part = heapq.heappop(parts)
        part[0] += cost[name]
        part[2].append(name)
        heapq.heappush(parts, part)
    return [part[2] for part in sorted(parts, key=lambda part: -part[0])]


def rows(report, key):
    """The findings or the traces of a report in JSON lines, for a table."""
    *findings, last = [json.loads(line) for line in report.splitlines()]
    if key == "traces":
        return [
            (trace["label"], trace["lines"], trace["events"], trace["transitions"], trace["verdict"])
            for trace in last["traces"]
        ]
    return [
        (f["trace"], f["line"], f["rule"], f["severity"], f["certainty"], f["controller"], f["transition"],
         f["fingerprint"], f["message"])
        for f in findings
    ]


FINDINGS = ("trace string, line long, rule string, severity string, certainty string, controller string, "
            "transition string, fingerprint string, message string")
TRACES = "label string, lines long, events long, transitions long, verdict string"


def added_up(checked, checker):
    """The sum of the reports of all partitions. Each level is a stage, so a lost worker costs its part of one."""
    reports = checked.map(lambda pair: pair[0])
    count = reports.getNumPartitions()
    while count > 1:
        count = -(-count // FAN)
        # With a shuffle: without, Spark would check the logs in as few tasks as it adds reports up in.
        reports = reports.coalesce(count, shuffle=True).mapPartitions(checker.merge_all)
    return reports.collect()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs")
    parser.add_argument("out")
    parser.add_argument("--program", default="tracecheck")
    parser.add_argument("--include", default="*.log")
    parser.add_argument("--master")
    parser.add_argument("--partition-mb", type=int, default=64)
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--attempts", type=int, default=2)
    parser.add_argument("--flags", default="")
    arguments = parser.parse_args()

    started = time.monotonic()
    builder = SparkSession.builder.appName("tracecheck").config("spark.task.maxFailures", 4)
    # The results are small; a log stays in the process that reads it.
    builder = builder.config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
    if arguments.master:
        builder = builder.master(arguments.master)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    ready = time.monotonic()

    logs = sizes(arguments.logs, arguments.include)
    parts = partitions(logs, arguments.partition_mb << 20, 4 * spark.sparkContext.defaultParallelism)
    checker = Checker(arguments)
    checked = spark.sparkContext.parallelize(parts, len(parts)).flatMap(checker.check)
    # Kept on disk, for the sum and for the tables; what is lost with a worker is checked again.
    checked = checked.persist(StorageLevel.DISK_ONLY)
    whole = checker.merge(added_up(checked, checker), "json")
    summed = time.monotonic()

    os.makedirs(arguments.out, exist_ok=True)
    with open(os.path.join(arguments.out, "report.json"), "wb") as file:
        file.write(whole)
    for key, schema in (("findings", FINDINGS), ("traces", TRACES)):
        found = checked.flatMap(lambda pair, key=key: rows(pair[0], key))
        table = spark.createDataFrame(found, schema, verifySchema=False)
        table.write.mode("overwrite").parquet(os.path.join(arguments.out, key + ".parquet"))
    unreadable = json.loads(whole)["unreadable"]
    with open(os.path.join(arguments.out, "unreadable.json"), "w") as file:
        json.dump(unreadable, file, indent=1)
    busy = checked.map(lambda pair: pair[1]).sum()
    spark.stop()
    print(json.dumps({
        "logs": len(logs), "bytes": sum(logs.values()), "partitions": len(parts), "unreadable": len(unreadable),
        "start": round(ready - started, 2), "check and merge": round(summed - ready, 2),
        "tables": round(time.monotonic() - summed, 2), "in the program": round(busy, 2),
    }))


if __name__ == "__main__":
    sys.exit(main())
