#!/usr/bin/env python3
"""Writes logs of a made-up fleet, for a trial: a folder for each version, release of iOS and device.

usage: make_logs.py SESSION OUT [--count 1000] [--events 300] [--seed 1]

SESSION is the generator of single sessions, session.py. Of a hundred logs about ten have a fault, more of them on one
release; one log of all is a hundred times as large as the others, and one is corrupt.
"""
import argparse
import importlib.util
import os
import random

VERSIONS, RELEASES, DEVICES = ("5.1", "5.2"), ("17.4", "18.0"), ("iPhone15,2", "iPad13,4")


def load(path):
    spec = importlib.util.spec_from_file_location("session", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Session


def break_order(path, chance):
    """Doubles a viewDidAppear: a fault of rule TC103."""
    with open(path) as file:
        lines = file.readlines()
    places = [place for place, line in enumerate(lines) if "viewDidAppear" in line]
    place = chance.choice(places)
    lines.insert(place + 1, lines[place])
    with open(path, "w") as file:
        file.writelines(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("session")
    parser.add_argument("out")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    session, chance = load(arguments.session), random.Random(arguments.seed)
    for number in range(arguments.count):
        version, release, device = (chance.choice(values) for values in (VERSIONS, RELEASES, DEVICES))
        folder = os.path.join(arguments.out, version, release, device)
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, f"run{number:06}.log")
        if number == 1:
            with open(path, "wb") as file:
                file.write(b"\x1f\x8b" + chance.randbytes(5_000))
            continue
        events = arguments.events * (100 if number == 2 else chance.choice((1, 1, 2, 5)))
        with open(path, "w") as file:
            session(file, number, 2.0, "canonical", True).run(events)
        if chance.random() < (0.15 if release == "18.0" else 0.05):
            break_order(path, chance)


if __name__ == "__main__":
    main()
