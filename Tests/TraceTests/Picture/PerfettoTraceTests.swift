import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// `timeline --format perfetto`: what ui.perfetto.dev reads.
@Suite struct PerfettoTraceTests {
  private struct Entry: Decodable {
    var ph: String
    var name: String
    var cat: String
    var ts: Int64
    var pid: Int
    var id: Identifier?
    var tid: Int?
    var args: Arguments?
  }

  private struct Arguments: Decodable {
    var line: Int?
    var name: String?
  }

  /// Tracks have texts, flows have numbers.
  private enum Identifier: Decodable, Hashable {
    case track(String)
    case flow(Int)

    init(from decoder: any Decoder) throws {
      let box = try decoder.singleValueContainer()
      if let number = try? box.decode(Int.self) {
        self = .flow(number)
      } else {
        self = .track(try box.decode(String.self))
      }
    }
  }

  private struct File: Decodable {
    var traceEvents: [Entry]
  }

  private func written(_ log: String, _ arguments: [String] = []) async throws -> [Entry] {
    let folder = try ScratchFolder()
    let path = try folder.write(log, to: "app.log")
    let result = await RunResult.of(["timeline", "--no-config", "--format", "perfetto", path] + arguments)
    #expect(result.errors.isEmpty)
    return try JSONDecoder().decode(File.self, from: Data(result.output.utf8)).traceEvents
  }

  @Test func `each beginning of a track has its end, and time goes on`() async throws {
    let entries = try await written(RecordedLog.presentations(20, faultEvery: 5))
    var open: [Identifier: [String]] = [:]
    var last: Int64 = 0
    for entry in entries where "ben".contains(entry.ph) {
      let track = try #require(entry.id)
      #expect(entry.ts >= last)
      last = entry.ts
      if entry.ph == "b" { open[track, default: []].append(entry.name) }
      if entry.ph == "e" { #expect(open[track]?.popLast() == entry.name) }
    }
    #expect(open.count == 21)
    #expect(!open.values.contains { !$0.isEmpty })
  }

  @Test func `each request that was heeded leads to who appeared`() async throws {
    let entries = try await written(RecordedLog.presentations(3, faultEvery: 9))
    let starts = entries.filter { $0.ph == "s" }
    #expect(starts.compactMap(\.id) == [.flow(1), .flow(2), .flow(3)])
    #expect(entries.filter { $0.ph == "f" }.compactMap(\.id) == starts.compactMap(\.id))
    for flow in entries where flow.ph == "s" || flow.ph == "f" {
      #expect(entries.contains { $0.ph == "X" && $0.ts == flow.ts && $0.tid == flow.tid })
    }
  }

  @Test func `a finding is an instant at the time of its line`() async throws {
    let log =
      "10:00:01.000 [A@0x1] viewWillAppear\n10:00:02.000 [A@0x1] viewDidAppear\nnoise\n"
      + "10:00:04.500 [A@0x1] viewDidAppear\n"
    let instants = try await written(log).filter { $0.ph == "i" }
    #expect(instants.map(\.ts) == [3_500_000])
    #expect(instants.map(\.args?.line) == [4])
    #expect(instants.first?.name.hasPrefix("TC103 ") == true)
  }

  @Test func `no two processes share a thread`() async throws {
    let log = "App[1:2] [A@0x1] viewWillAppear\nApp[7:2] [A@0x1] viewWillAppear\n"
    let named = try await written(log).filter { $0.ph == "M" }
    #expect(Set(named.filter { $0.name == "thread_name" }.compactMap(\.tid)).count == 4)
    #expect(
      named.filter { $0.name == "process_name" }.compactMap(\.args?.name).map { $0.suffix(2) } == [
        "#1", "#7",
      ])
  }

  @Test func `controllers that are not asked for have no track`() async throws {
    let entries = try await written(RecordedLog.swapped, ["--controller", "Editor"])
    let begun = entries.filter { $0.ph == "b" }.map(\.name)
    #expect(begun.contains("Editor"))
    #expect(!entries.contains { $0.name == "viewWillDisappear" })
  }

  @Test func `the time of a line is known in a short log, and nearly in a long one`() {
    var clock = PerfettoClock()
    for line in 1...200_000 {
      clock.go(
        to: ObservedStep(line: line, kind: .viewDidLoad, name: .none))
      if line == 50_000 { #expect(clock.time(ofLine: 777) == 776_000) }
    }
    #expect((99_992_000...99_999_000).contains(clock.time(ofLine: 100_000)))
  }

  @Test func `a controller that logs no end is ended when there are too many`() {
    var lives = PerfettoLives()
    var ended = 0
    for ordinal in 1...UInt32(20_000) {
      let name = Symbol(index: 1)
      let step = ObservedStep(
        line: Int(ordinal), kind: .viewDidDisappear, state: .hidden, name: name, ordinal: ordinal)
      _ = lives.take(step, LiveLanes.Key(name: name, ordinal: ordinal))
      ended += lives.takeForgotten().count
    }
    #expect(ended > 8000)
    #expect(lives.takeAll().count == 20_000 - ended)
  }
}
