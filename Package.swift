// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "tracecheck",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TraceModel", targets: ["TraceModel"]),
    .executable(name: "tracecheck", targets: ["tracecheck"]),
  ],
  targets: [
    .target(name: "TraceModel", swiftSettings: settings),
    .executableTarget(
      name: "tracecheck", dependencies: ["TraceModel"],
      // What `tracecheck recorder` prints: a source of other people's apps, and none of this program.
      resources: [.embedInCode("Recorder/TraceRecorder.swift")], swiftSettings: settings,
      // On Linux it starts in half the time so, and runs where Swift isn't installed. SwiftPM has no other setting for it
      // than a flag, which it allows in programs: the library has none.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(
      name: "TraceTests", dependencies: ["TraceModel", "tracecheck"],
      // The tests compile the recorder too, by a link to it, and run what needs no UIKit.
      swiftSettings: settings + [.define("TRACECHECK_RECORDER")]),
  ],
  swiftLanguageModes: [.v6]
)
