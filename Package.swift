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
    .executableTarget(name: "tracecheck", dependencies: ["TraceModel"], swiftSettings: settings),
    .testTarget(
      name: "TraceTests", dependencies: ["TraceModel", "tracecheck"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
