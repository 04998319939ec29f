import Testing

@testable import TraceModel

/// A line of each logger: what it is recognised as, and what is taken from it.
struct PrefixSample: CustomTestStringConvertible, Sendable {
  var line: String
  var format: LineFormat
  var process: Int32 = 0
  var message: String
  var testDescription: String { line }
}

@Suite struct PrefixTests {
  static let samples = [
    PrefixSample(line: "CartVC viewDidLoad", format: .plain, message: "CartVC viewDidLoad"),
    PrefixSample(
      line: "2015-03-02 09:10:11.120 Larder[314:60c] CartVC viewDidLoad", format: .nsLog, process: 314,
      message: "CartVC viewDidLoad"),
    PrefixSample(
      line: "2021-03-02 09:10:11.120331+0200 My Larder[314:9912] [CartVC] deinit", format: .nsLog,
      process: 314,
      message: "[CartVC] deinit"),
    PrefixSample(
      line: "Larder[314:9912] CartVC deinit", format: .nsLog, process: 314, message: "CartVC deinit"),
    PrefixSample(
      line: "[I 230301 10:00:00 _dev:88] log: 2023-03-01 10:00:00.001 Larder[314:9912] CartVC deinit",
      format: .nsLog,
      process: 314, message: "CartVC deinit"),
    PrefixSample(
      line:
        "2024-07-19 08:22:51.916784+0300 0x3058     Default     0x0                  599    0    Larder: (UIKitCore) [com.example.larder:ui] CartVC deinit",
      format: .unifiedDefault, process: 599, message: "CartVC deinit"),
    PrefixSample(
      line:
        "2017-07-19 08:22:51.916784+0300 0x3058     Info        0x0                  599    My Larder: CartVC deinit",
      format: .unifiedDefault, process: 599, message: "CartVC deinit"),
    PrefixSample(
      line: "2026-08-11 17:15:22.033 Df Larder[314:998b3a] [com.example.larder:ui] CartVC deinit",
      format: .unifiedCompact, process: 314, message: "CartVC deinit"),
    PrefixSample(
      line: "2026-08-11 17:15:22.033 E  Larder[314:998b3a] (UIKitCore) CartVC deinit",
      format: .unifiedCompact,
      process: 314, message: "CartVC deinit"),
    PrefixSample(
      line: "2023-09-27 22:55:39.622623+0200  localhost Larder[417]: (Larder) CartVC deinit",
      format: .unifiedSyslog,
      process: 417, message: "CartVC deinit"),
    PrefixSample(
      line: "Dec  5 11:48:28.972604 Larder(UIKitCore)[117] <Notice>: CartVC deinit", format: .deviceSyslog,
      process: 117, message: "CartVC deinit"),
    PrefixSample(
      line: "Oct 27 14:30:01 Minis-iPhone Larder[812] <Warning>: CartVC deinit", format: .deviceSyslog,
      process: 812,
      message: "CartVC deinit"),
    PrefixSample(
      line: "04:11:23 E My Larder(UIKitCore)[648] : CartVC deinit", format: .deviceConsole, process: 648,
      message: "CartVC deinit"),
    PrefixSample(
      line: "2024/05/01 10:00:00:123  CartVC deinit", format: .lumberjack, message: "CartVC deinit"),
    PrefixSample(
      line: "10:00:00.123 💙 INFO CartVC.viewDidLoad():23 - ready", format: .swiftyBeaver,
      message: "CartVC.viewDidLoad():23 - ready"),
    PrefixSample(
      line: "2024-05-01 10:00:00.600 [Debug] [CartVC.swift:40] viewDidLoad(): ready", format: .xcgLogger,
      message: "[CartVC.swift:40] viewDidLoad(): ready"),
    PrefixSample(
      line: "2024-05-01T10:00:00+0900 debug com.example.larder : user=7 [Larder] CartVC viewDidLoad",
      format: .swiftLog,
      message: "CartVC viewDidLoad"),
    PrefixSample(
      line: "2024-05-01T10:00:00+0000 info: CartVC viewDidLoad", format: .swiftLog,
      message: "CartVC viewDidLoad"),
    PrefixSample(
      line: "2023-09-27 22:55:39.622623+0200  localhost Larder[417]: CartVC deinit", format: .unifiedSyslog,
      process: 417, message: "CartVC deinit"),
    PrefixSample(
      line:
        "2023-09-27 22:55:39.622623+0200  localhost Larder[417]: (Larder) [com.example.larder:ui] CartVC deinit",
      format: .unifiedSyslog, process: 417, message: "CartVC deinit"),
    PrefixSample(
      line: "2026-08-11 17:15:22.033 Df Larder[314:998b3a] [com.apple.network:] CartVC deinit",
      format: .unifiedCompact, process: 314, message: "CartVC deinit"),
    PrefixSample(
      line: "2026-08-11 17:15:22.033 Df Larder[314:998b3a] CartVC deinit", format: .unifiedCompact,
      process: 314,
      message: "CartVC deinit"),
    PrefixSample(
      line: "2024-05-01 10:00:00.600 [Debug] [main] [CartVC.swift:40] viewDidLoad(): ready",
      format: .xcgLogger,
      message: "[CartVC.swift:40] viewDidLoad(): ready"),
    PrefixSample(
      line: "2024-05-01T10:00:00+0900 info com.example.larder: [Larder] CartVC viewDidLoad",
      format: .swiftLog,
      message: "CartVC viewDidLoad"),
    PrefixSample(
      line: "2024-05-01 10:00:00.123 INFO Cart: viewDidLoad", format: .timestamp, message: "Cart: viewDidLoad"
    ),
    PrefixSample(
      line: "2024-05-01 10:00:00 info <Larder.Cart: 0x1f0> viewDidLoad", format: .timestamp,
      message: "<Larder.Cart: 0x1f0> viewDidLoad"),
    PrefixSample(
      line: "[2024-05-01 10:00:00.123] CartVC deinit", format: .timestamp, message: "CartVC deinit"),
    PrefixSample(line: "[10:00:00] viewDidLoad", format: .timestamp, message: "viewDidLoad"),
    PrefixSample(line: "01/05/2024 10:00:00 CartVC deinit", format: .timestamp, message: "CartVC deinit"),
    PrefixSample(line: "05-01 10:00:00.123 CartVC deinit", format: .timestamp, message: "CartVC deinit"),
    PrefixSample(
      line: "May 1, 2024 at 10:00:00 AM CartVC deinit", format: .timestamp, message: "CartVC deinit"),
    PrefixSample(line: "1714557600.123 CartVC deinit", format: .timestamp, message: "CartVC deinit"),
    PrefixSample(
      line: "2024-05-01 10:00:00.600 CartVC viewDidLoad", format: .timestamp, message: "CartVC viewDidLoad"),
    PrefixSample(
      line: "2020-01-17 3:22:30 PM +0000 CartVC deinit", format: .timestamp, message: "CartVC deinit"),
  ]

  @Test(arguments: samples) func `each logger's prefix is recognised and left out of the message`(
    _ sample: PrefixSample
  ) {
    let bytes = ContiguousArray(sample.line.utf8)
    var reader = PrefixReader()
    let prefix = reader.read(bytes.span, from: 0, to: bytes.count)
    #expect(prefix.format == sample.format)
    #expect(prefix.process == sample.process)
    #expect(bytes.span.text(from: prefix.messageStart, to: bytes.count) == sample.message)
  }

  @Test(arguments: samples) func `the next line is read from memory as it is read from scratch`(
    _ sample: PrefixSample
  ) {
    let bytes = ContiguousArray(sample.line.utf8)
    var reader = PrefixReader()
    let first = reader.read(bytes.span, from: 0, to: bytes.count)
    let second = reader.read(bytes.span, from: 0, to: bytes.count)
    #expect(first.messageStart == second.messageStart && first.process == second.process)
    #expect(
      first.format == second.format && first.timeStart == second.timeStart && first.timeEnd == second.timeEnd)
  }

  @Test func `no line is read in two ways, whichever line came before it`() {
    for before in Self.samples {
      for sample in Self.samples {
        let first = ContiguousArray(before.line.utf8)
        let second = ContiguousArray(sample.line.utf8)
        var learned = PrefixReader()
        _ = learned.read(first.span, from: 0, to: first.count)
        var fresh = PrefixReader()
        let one = learned.read(second.span, from: 0, to: second.count)
        let other = fresh.read(second.span, from: 0, to: second.count)
        #expect(
          one.messageStart == other.messageStart && one.format == other.format
            && one.isApple == other.isApple,
          "\(before.line) / \(sample.line)")
        #expect(one.process == other.process)
      }
    }
  }
}
