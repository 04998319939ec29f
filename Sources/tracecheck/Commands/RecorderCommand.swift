extension Command {
  /// `tracecheck recorder`: the Swift file that makes an app log what `check` reads.
  static let recorder = Command(
    "recorder", summary: "print a Swift file that makes an app log all of this by itself",
    groups: [.general],
    details: """
      Add the file to the app's target and call `TraceRecorder.start()` before the first window is made:

        tracecheck recorder > App/TraceRecorder.swift

      No other line changes. docs/recording.md says where the log goes and what is in it.
      """
  ) { invocation, console in
    guard invocation.operands.isEmpty else {
      return console.trouble("`recorder` takes no file: it prints on standard output")
    }
    console.output.write(ContiguousArray(PackageResources.TraceRecorder_swift))
    return .passed
  }
}
