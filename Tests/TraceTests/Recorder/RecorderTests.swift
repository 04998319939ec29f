import Foundation
import Testing

@testable import tracecheck

/// The part of the recorder that knows nothing of UIKit: names, notations, limits, files, and which calls are written.
@Suite struct RecorderTests {
  typealias Recorder = TraceRecorder

  @Test func `tracecheck recorder prints the file as it is in the sources`() async throws {
    let path = "Sources/tracecheck/Recorder/TraceRecorder.swift"
    let file = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let result = await RunResult.of(["recorder"])
    #expect(result.code == .passed)
    #expect(result.output == file)
    #expect(await RunResult.of(["recorder", "app.log"]).code == .trouble)
  }

  @Test(arguments: [
    ("Journal.FeedViewController", "FeedViewController"),
    ("UINavigationController", "UINavigationController"),
    ("Journal.Feed.Detail", "Detail"), ("Journal.(unknown context at $10).Inner", "Inner"),
    ("SwiftUI.UIHostingController<SwiftUI.ModifiedContent<[Swift.Int], B>>", "UIHostingController"),
    ("NSKVONotifying_Journal.Feed", "Feed"), ("화면", "화면"), ("", "Controller"), ("A]@[\n", "A"),
  ]) func `a class has a name that can be put between brackets`(written: String, name: String) {
    #expect(Recorder.Subject.name(ofClass: written) == name)
  }

  @Test func `an entry is written in both notations`() {
    var entry = Recorder.Entry(.init("Feed", 0x7f00), "present", [.init("Edit\"or", 0x7f40)])
    entry.add("style", word: "pageSheet")
    entry.add("modalInPresentation", nil as Bool?)
    entry.add("animated", true)
    entry.add("parent", .init("Nav", 0x10))
    #expect(
      entry.text == "[Feed@0x7f00] present Edit\"or@0x7f40 style=pageSheet animated=true parent=Nav@0x10")
    let json = entry.json(time: "T", process: 7)
    #expect(
      json == #"{"time":"T","pid":7,"controller":"Feed","event":"present","instance":"0x7f00","#
        + #""object":"Edit\"or@0x7f40","style":"pageSheet","animated":true,"parent":"Nav@0x10"}"#)
  }

  @Test(arguments: [
    (Int64(0), "1970-01-01 00:00:00.000000+0000"), (951_868_799_999_999, "2000-02-29 23:59:59.999999+0000"),
    (1_772_358_060_123_456, "2026-03-01 09:41:00.123456+0000"), (-1, "1969-12-31 23:59:59.999999+0000"),
    (4_107_542_400_000_000, "2100-03-01 00:00:00.000000+0000"),
  ]) func `a moment is written as the system's log writes it`(moment: Int64, text: String) {
    #expect(Recorder.timestamp(microsecondsSince1970: moment) == text)
  }

  @Test func `the launch arguments go before the environment`() {
    let environment = ["TRACECHECK_OUTPUT": "print", "TRACECHECK_FORMAT": "json", "TRACECHECK_LIMIT": "2"]
    let options = Recorder.Options(environment: environment, arguments: ["App"])
    #expect(options.output == .print && options.isJSON && options.limit == 2 << 20)
    let other = Recorder.Options(
      environment: environment,
      arguments: ["App", "-TRACECHECK_OUTPUT", "file:a.log", "-TRACECHECK_LIMIT", "x"])
    #expect(other.output == .file("a.log") && other.limit == 64 << 20)
    #expect(Recorder.Options(environment: ["TRACECHECK_OUTPUT": "x"], arguments: []).output == .log)
    #expect(Recorder.Options(environment: [:], arguments: ["-TRACECHECK_OUTPUT"]).output == .log)
  }

  // MARK: Calls

  @Test func `super is not written again and a call inside of another is`() {
    var calls = Recorder.Calls()
    var written = [calls.begin("viewWillAppear", of: 1), calls.begin("viewWillAppear", of: 1)]
    calls.end()
    written += [calls.begin("viewWillAppear", of: 2), calls.begin("viewWillAppear", of: 1)]
    for _ in 0..<9 { calls.end() }
    written += [calls.begin("viewWillAppear", of: 1)]
    #expect(written == [true, false, true, true, true])
  }

  @Test func `what UIKit calls to carry out a mark is none, and what the app calls in a callback is one`() {
    var calls = Recorder.Calls()
    var written = [calls.beginMark("popToRoot", of: 1), calls.beginMark("popTo", of: 1)]
    written += [calls.begin("viewDidLoad", of: 2), calls.beginMark("push", of: 1)]
    calls.endTurn()
    written += [calls.beginMark("push", of: 1)]
    #expect(written == [true, false, true, true, true])
  }

  @Test func `a dismissal is by code only where no gesture can be behind it`() {
    var presentations = Recorder.Presentations()
    let asked = Recorder.DelegateAnswers(isAskedBefore: true, isToldAfter: true)
    let told = Recorder.DelegateAnswers(isToldAfter: true)
    #expect(presentations.isByCode(1, isInteractive: false, delegate: .init()))
    #expect(!presentations.isByCode(1, isInteractive: true, delegate: .init()))
    #expect(!presentations.isByCode(1, isInteractive: false, delegate: told))
    #expect(presentations.isByCode(1, isInteractive: false, delegate: asked))
    presentations.ask(1)
    #expect(!presentations.isByCode(1, isInteractive: false, delegate: asked))
    presentations.endTurn()
    #expect(presentations.isByCode(1, isInteractive: false, delegate: asked))
  }

  @Test func `a value is new once, and again for another controller at the same address`() {
    var presentations = Recorder.Presentations()
    var new = [false, false, true].map { presentations.isNew($0, of: 1) }
    presentations.forget(1)
    new.append(presentations.isNew(true, of: 1))
    #expect(new == [true, false, true, true])
  }

  @Test func `a size of the screen is written when it is another`() {
    var screen = Recorder.Screen()
    #expect(
      [false, false, true, false].map { screen.isNew(compactHeight: $0) } == [true, false, true, true])
  }

  @Test func `an answer of the delegate is written where it takes effect`() {
    let upright = Recorder.SizeClasses(isCompactInWidth: true, isCompactInHeight: false)
    let lying = Recorder.SizeClasses(isCompactInWidth: false, isCompactInHeight: true)
    #expect(Recorder.isAnswerInForce(upright, now: upright))
    #expect(!Recorder.isAnswerInForce(lying, now: upright))
    // Without a size it is asked what is to be done in compact width.
    #expect(Recorder.isAnswerInForce(nil, now: upright))
    #expect(!Recorder.isAnswerInForce(nil, now: lying))
    #expect(!Recorder.isAnswerInForce(nil, now: nil))
  }

  // MARK: The journal

  private func journal(
    limit: Int = .max, _ lines: WrittenLines, _ complaints: WrittenLines = WrittenLines()
  ) -> Recorder.Journal {
    Recorder.Journal(
      process: ("Journal", 7), limit: limit, isStamped: false, write: { lines.take($0) },
      complain: { complaints.take($0) })
  }

  private func entry(_ event: String) -> Recorder.Entry { Recorder.Entry(.init("A", 1), event) }

  @Test func `a mark keeps its index until it is known whether it is true`() {
    let lines = WrittenLines()
    let journal = journal(lines)
    let first = journal.hold()
    journal.note(entry("viewWillDisappear"))
    let second = journal.hold()
    journal.note(entry("viewDidDisappear"))
    #expect(lines.all.isEmpty)
    journal.settle(second, nil)
    journal.settle(first, entry("dismiss"))
    #expect(lines.all == ["[A@0x1] dismiss", "[A@0x1] viewWillDisappear", "[A@0x1] viewDidDisappear"])
  }

  @Test func `a index that nobody comes back to is given up`() {
    let lines = WrittenLines()
    let journal = journal(lines)
    let index = journal.hold()
    journal.note(entry("deinit"))
    journal.release()
    #expect(lines.all == ["[A@0x1] deinit"])
    journal.settle(index, entry("dismiss"))
    journal.note(entry("viewDidLoad"))
    #expect(lines.all == ["[A@0x1] deinit", "[A@0x1] viewDidLoad"])
  }

  @Test func `the limit ends the recording with one line`() {
    let (lines, complaints) = (WrittenLines(), WrittenLines())
    let journal = journal(limit: 40, lines, complaints)
    for _ in 0..<5 { journal.note(entry("viewDidLoad")) }
    #expect(lines.all.count == 2)
    #expect(complaints.all == ["tracecheck recorder: the limit is reached; the recording ends here"])
  }

  @Test func `a disk that is full ends the recording with one line`() throws {
    struct DiskFull: Error {}
    let (lines, complaints) = (WrittenLines(), WrittenLines())
    let journal = Recorder.Journal(
      process: ("Journal", 7), limit: .max,
      write: {
        guard lines.all.isEmpty else { throw DiskFull() }
        lines.take($0)
      },
      complain: { complaints.take($0) })
    for _ in 0..<5 { journal.note(entry("viewDidLoad")) }
    #expect(lines.all.count == 1)
    #expect(complaints.all.count == 1 && complaints.all[0].contains("DiskFull"))
  }

  @Test func `a file is written behind what is in it`() throws {
    let folder = try ScratchFolder(["trace.log": "before\n"])
    let complaints = WrittenLines()
    for _ in 0..<2 {
      var options = Recorder.Options(environment: [:], arguments: [])
      options.output = .file(folder.path("trace.log"))
      let journal = Recorder.journal(options, process: ("Journal", 7), complain: { complaints.take($0) })
      try #require(journal).note(entry("viewDidLoad"))
    }
    let lines = try folder.text("trace.log").split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "before")
    #expect(lines[1].hasSuffix(" Journal[7:1] [A@0x1] viewDidLoad"))
    #expect(complaints.all.isEmpty)
  }

  @Test func `a file that can't be opened is told once and records nothing`() {
    let complaints = WrittenLines()
    var options = Recorder.Options(environment: [:], arguments: [])
    options.output = .file("/no/such/folder/trace.log")
    #expect(Recorder.journal(options, process: ("Journal", 7), complain: { complaints.take($0) }) == nil)
    #expect(complaints.all.count == 1)
  }

  @Test func `entries from many threads come whole`() async {
    let lines = WrittenLines()
    let journal = journal(lines)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { journal.note(Recorder.Entry(.init("A", 1), "deinit")) } }
      }
    }
    #expect(lines.all.count == 800)
    #expect(lines.all.allSatisfy { $0 == "[A@0x1] deinit" })
  }
}
