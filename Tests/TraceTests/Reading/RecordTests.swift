import Testing

@testable import TraceModel

@Suite struct RecordTests {
  static let samples = [
    LineSample(
      #"{"controller":"Q","instance":"0x7f40","event":"viewWillAppear","style":"pageSheet"}"#,
      "viewWillAppear Q@0x7f40"),
    LineSample(#"{"event" : "push", "controller" : "nav", "object" : "Q"}"#, "push nav Q"),
    LineSample(#"{"event":"viewDidLoad","controller":"\u0051"}"#, "viewDidLoad Q"),
    LineSample(
      #"{"event":"viewWillAppear(_:)","controller":"<Larder.Q: 0x7f40>"}"#, "viewWillAppear Q@0x7f40"),
    LineSample(#"{"event":"purchase","controller":"Q"}"#, nil),
    LineSample(#"{"short_message":"ShelfVC viewDidLoad","level":7}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"t":0.268,"vc":"ShelfVC","ev":"viewDidLoad"}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"action":"viewDidLoad","page":"Shelf"}"#, "viewDidLoad Shelf"),
    LineSample(#"{"state":"viewDidLoad","target":"Shelf"}"#, "viewDidLoad Shelf"),
    LineSample(#"{"context":"ShelfVC","message":"viewDidLoad"}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"message":"viewDidLoad","file":"ShelfVC.swift","line":52}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"state":"loading","page":"Shelf"}"#, nil),
    LineSample(#"{"eventName":"viewDidLoad","screenName":"Shelf"}"#, "viewDidLoad Shelf"),
    LineSample(#"{"type":"viewDidLoad","viewController":"ShelfVC"}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"type":"push","screen":"ShelfVC"}"#, nil),
    LineSample(#"{"type":"init","screen":"ShelfVC"}"#, nil),
    LineSample(#"{"timestamp":"2026-05-03T09:12:44Z","name":"ShelfVC viewDidLoad"}"#, "viewDidLoad ShelfVC"),
    LineSample(
      #"{"timestamp":"2026-05-03T09:12:44Z","name":"manual","metaData":{"message":"ShelfVC viewDidLoad"}}"#,
      "viewDidLoad ShelfVC"),
    LineSample(
      #"{"timestamp":"2026-05-03T09:12:44Z","name":"viewDidLoad","class":"ShelfVC"}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"name":"viewDidLoad","class":"ShelfVC"}"#, nil),
    LineSample(#"{"name":"ShelfVC viewDidLoad"}"#, nil),
    LineSample(#"{"event":"ShelfVC#viewDidLoad","time":1780000000000}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"event":"ShelfVC.viewDidLoad"}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"event":"ShelfVC viewDidLoad","level":"debug"}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"event":"jars sorted in viewDidLoad"}"#, nil),
    LineSample(#"{"event":"ShelfVC#viewDidLoad","duration":12}"#, nil),
    LineSample(#"{"event":"ShelfVC#viewDidLoad","message":"jars"}"#, nil),
    LineSample(#"{"timestamp":"2026-05-03T09:12:44Z","name":"ShelfVC viewDidLoad","duration":12}"#, nil),
    LineSample(#"{"ts":1,"name":"-[ShelfVC viewDidLoad]","ph":"X","dur":4}"#, nil),
    LineSample(
      #"{"name":"Lifecycle","data":{"event":"viewDidLoad","controller":"ShelfVC"}}"#, "viewDidLoad ShelfVC"),
    LineSample(#"{"name":"Shelf","event":"viewDidLoad","data":{"screen":"Lid"}}"#, "viewDidLoad Shelf"),
    LineSample(#"{"event":"viewDidLoad","controller":"#, "viewDidLoad"),
    LineSample(
      #"{"timestamp":"2026-06-01 19:39:05.537840+0200","processID":77,"subsystem":"com.example.larder","eventMessage":"[Q] viewDidLoad"}"#,
      "viewDidLoad Q"),
    LineSample(#"{"subsystem":"com.apple.network","eventMessage":"[Q] dealloc"}"#, nil),
    LineSample(
      #"{"eventMessage":"Attempt to present <Q: 0x1> on <R: 0x2> while a presentation is in progress!"}"#,
      "present-in-progress Q@0x1 R@0x2"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"Larder.ShelfVC"}}"#,
      "viewDidAppear ShelfVC"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"Shelf","state":"created"}}"#, nil),
  ]

  @Test(arguments: samples) func `a record is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test func `a record of many lines is one event, at its first line`() throws {
    let record = """
      [{
        "formatString" : "[%{public}@] viewDidLoad",
        "source" : null,
        "eventMessage" : "[Q] viewDidLoad",
        "processID" : 77,
        "timestamp" : "2026-06-01 19:39:05.537840+0200"
      },{
        "eventMessage" : "-[Q viewWillAppear:]\\n",
        "backtrace" : {
          "frames" : [
            {
              "imageOffset" : 45
            }
          ]
        },
        "processID" : 77
      }]
      """
    let (events, _, counts) = try ReadLog.events(Array(record.utf8))
    #expect(events.map(\.kind) == [.viewDidLoad, .viewWillAppear])
    #expect(events.map(\.line) == [1, 7] && events.map(\.process) == [77, 77] && counts.lines == 17)
  }

  @Test func `the first record of a file is read by the pipeline too`() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write(
      """
      [{
        "eventMessage" : "[Q] viewDidLoad",
        "processID" : 77
      },{
        "eventMessage" : "[Q] viewWillAppear",
        "processID" : 77
      }]
      """, to: "records.log")
    let result = try await TraceCheck.checkWhileReading(log, RunSettings(Configuration()))
    #expect(result.traces.map(\.summary.events) == [2])
  }

  @Test func `a record that doesn't end takes no other lines with it`() throws {
    let log =
      "{\n  \"eventMessage\" : \"[Q] viewDidLoad\",\n  \"formatString\" : \"viewDidLoad\n[Q] viewWillAppear\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad Q", "viewWillAppear Q"])
  }

  @Test func `the keys of a record are those of the notation`() throws {
    let line =
      #"{"controller":"Q","event":"viewWillAppear","presentedBy":"R","parent":null,"animated":true,"time":"1970-01-01T00:00:01Z"}"#
    var options = ReadOptions()
    options.times = true
    let (events, _, _) = try ReadLog.events(Array(line.utf8), options)
    let event = try #require(events.first)
    #expect(event.parentIsNil && event.flags[.animated] == true && event.time == 1_000_000)
    #expect(try ReadLog.batch(Array(line.utf8)).details.first?.presenter.isSome == true)
  }

  /// Breadcrumbs with the callback inside, and marks with whom they show.
  static let crumbs = [
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"PondVC","lifecycle":"viewDidLoad"}}"#,
      "viewDidLoad PondVC"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"PondVC","callback":"viewWillAppear"}}"#,
      "viewWillAppear PondVC"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","data":{"screen":"PondVC","frog":"viewDidLoad"}}"#,
      "viewDidAppear PondVC"),
    LineSample(#"{"screen":"PondVC","event":"present","target":"FrogVC"}"#, "present PondVC FrogVC"),
    LineSample(
      #"{"controller":"Tabs","event":"tabBarControllerDidSelect","target":"FrogVC"}"#,
      "tabBarControllerDidSelect Tabs FrogVC"),
    LineSample(#"{"screen":"PondVC","event":"viewDidLoad","target":"FrogVC"}"#, "viewDidLoad PondVC"),
    LineSample(#"{"event":"viewDidLoad","target":"FrogVC"}"#, "viewDidLoad FrogVC"),
  ]

  @Test(arguments: crumbs) func `a field inside says which event it is`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
