#!/bin/sh
# Xcode Cloud runs this in ci_scripts after each xcodebuild. The tests have run in the one without building; tracecheck is
# next to this script.
set -e
if [ "$CI_XCODEBUILD_ACTION" = "test-without-building" ]; then
  ./tracecheck --report concise /tmp/trace.log
fi
