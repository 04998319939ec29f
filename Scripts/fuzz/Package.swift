// swift-tools-version: 6.2
import PackageDescription

// The library's sources are compiled into the target (a link), so that the fuzzer counts the branches inside of them.
let package = Package(
  name: "tracecheck-fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "Fuzz",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"]),
      ],
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer,address"]),
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ])
  ],
  swiftLanguageModes: [.v6]
)
