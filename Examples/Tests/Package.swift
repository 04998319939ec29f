// swift-tools-version: 6.2
import PackageDescription

let traceModel: Target.Dependency = .product(name: "TraceModel", package: "tracecheck")

let package = Package(
  name: "examples",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In a project of your own: .package(url: "…/tracecheck", from: "0.1.0")
    .package(name: "tracecheck", path: "../..")
  ],
  targets: [
    .testTarget(name: "SwiftTestingExamples", dependencies: [traceModel]),
    .testTarget(name: "XCTestExamples", dependencies: [traceModel]),
  ]
)
