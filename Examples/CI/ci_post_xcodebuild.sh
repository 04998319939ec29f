#!/bin/sh
# Xcode Cloud runs this after each xcodebuild. The tests have run in the one without building.
set -e
if [ "$CI_XCODEBUILD_ACTION" = "test-without-building" ]; then
  tracecheck --report concise /tmp/trace.log
fi
