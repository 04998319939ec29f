extension Command {
  /// `tracecheck recorder`: the Swift file that makes an app log what `check` reads.
  static let recorder = Command(
    "recorder", summary: "print a Swift file that makes an app log its callbacks automatically",
    occasion: "Use it when your app doesn't log its callbacks yet.",
    groups: [.general],
    details: """
      Add the file to the app's target and call `TraceRecorder.start()` in the initializer of the app
      delegate or of the SwiftUI App, or at the start of
      application(_:didFinishLaunchingWithOptions:). Nothing else changes. docs/recording.md says where
      the log goes and what is in it.
      """,
    examples: [
      "tracecheck recorder > App/TraceRecorder.swift"
    ]
  ) { invocation, console in
    guard invocation.operands.isEmpty else {
      return console.trouble("`recorder` takes no file: it prints to standard output")
    }
    console.output.write(ContiguousArray(PackageResources.TraceRecorder_swift))
    return .passed
  }
}
