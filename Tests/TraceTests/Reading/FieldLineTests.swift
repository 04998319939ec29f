import Testing

@testable import TraceModel

/// Fields, cells and braces, however a logger writes them, with as many lines that look alike and are no events.
@Suite struct FieldLineTests {
  static let fields = [
    LineSample(#"Event(name: "viewDidLoad", screen: "Jar")"#, "viewDidLoad Jar"),
    LineSample(#"Step(screen: "Jar", name: "viewDidLoad", animated: true)"#, "viewDidLoad Jar"),
    LineSample(#"Step(message: "viewDidLoad", screen: "JarVC")"#, "viewDidLoad JarVC"),
    LineSample(#"<event name="viewDidLoad" controller="JarVC"/>"#, "viewDidLoad JarVC"),
    LineSample("<event><name>viewDidLoad</name><screen>JarVC</screen></event>", "viewDidLoad JarVC"),
    LineSample(#"<lifecycle vc="JarVC">viewDidLoad</lifecycle>"#, "viewDidLoad JarVC"),
    LineSample("[screen: JarVC] viewDidLoad", "viewDidLoad JarVC"),
    LineSample(#"[screen: "JarVC"] viewDidLoad"#, "viewDidLoad JarVC"),
    LineSample("viewDidLoad [controller=JarVC]", "viewDidLoad JarVC"),
    LineSample("viewDidLoad [user: 7, screen: Jar, id: 0x1f0]", "viewDidLoad Jar@0x1f0"),
    LineSample("viewDidLoad (vc: JarVC)", "viewDidLoad JarVC"),
    LineSample(#"viewDidLoad {"screen": "Jar", "animated": true}"#, "viewDidLoad Jar"),
    LineSample(
      "2026-03-01T10:00:00+0900 info com.larder : [Larder] viewDidLoad [controller=JarVC]",
      "viewDidLoad JarVC"),
    LineSample(#""event": "viewDidLoad", "screen": "JarVC""#, "viewDidLoad JarVC"),
    LineSample("event='viewDidLoad' screen='JarVC'", "viewDidLoad JarVC"),
    LineSample("screen=JarVC event=viewDidLoad elapsed=12 user=u7", "viewDidLoad JarVC"),
    LineSample(#"event="viewDidLoad" duration=12ms screen=JarVC"#, "viewDidLoad JarVC"),
    LineSample(#"level=info msg="viewDidLoad" controller=JarVC ts=12"#, "viewDidLoad JarVC"),
    LineSample(#"msg="JarVC viewDidLoad" level=info"#, "viewDidLoad JarVC"),
    LineSample(#"Optional("JarVC viewDidLoad")"#, "viewDidLoad JarVC"),
    LineSample("event: viewDidLoad, controller: JarVC", "viewDidLoad JarVC"),
    LineSample(#"[AnyHashable("event"): "viewDidLoad", AnyHashable("screen"): "Jar"]"#, "viewDidLoad Jar"),
    LineSample(#"level=debug logger=JarVC message="viewDidLoad""#, "viewDidLoad JarVC"),
    LineSample(#"viewDidLoad(screen: "Jar")"#, "viewDidLoad Jar"),
    LineSample("LifecycleEvent.viewDidLoad(JarVC)", "viewDidLoad JarVC"),
    LineSample(#"Entry(function: "viewDidLoad()", class: "JarVC")"#, "viewDidLoad JarVC"),
    LineSample(#"Note(event: "viewDidLoad", class: "JarVC")"#, "viewDidLoad JarVC"),
    LineSample(#"PantryLog(data: Data(name: "viewDidLoad", class: "JarVC"))"#, "viewDidLoad JarVC"),
    LineSample(#"<step name="viewDidLoad" class="JarVC"/>"#, "viewDidLoad JarVC"),
    LineSample(#"State(name: "viewDidLoad", class: "JarVC", time: 12)"#, "viewDidLoad JarVC"),
    LineSample("name=viewDidLoad class=JarVC", "viewDidLoad JarVC"),
    LineSample(#"Optional(["method": "viewDidLoad", "class": "JarVC"])"#, "viewDidLoad JarVC"),
    LineSample(#"LifecycleEvent(vc: "JarVC", phase: Larder.Phase.viewDidLoad, at: 12)"#, "viewDidLoad JarVC"),
    LineSample("[vc: JarVC] [cb: viewDidLoad]", "viewDidLoad JarVC"),
    LineSample("Step: viewDidLoad, VC: JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad(JarVC, true)", "viewDidLoad JarVC"),
    LineSample("viewDidLoad(JarVC, animated: NO)", "viewDidLoad JarVC"),
    LineSample("<Debug> method=viewDidLoad class=JarVC", "viewDidLoad JarVC"),
    LineSample("Larder(314) method=viewDidLoad class=JarVC", "viewDidLoad JarVC"),
    LineSample("{ event = viewDidLoad; screen = Jar; }", "viewDidLoad Jar"),
    LineSample(
      #"{ "screen_name" = "Jar Shelf"; animated = 1; event = "viewDidLoad"; }"#, "viewDidLoad Jar Shelf"),
    LineSample(#"{ "event_name" = viewDidLoad; screen = Jar; }"#, "viewDidLoad Jar"),
    LineSample("[Tracker] {event = viewDidLoad; screen = Jar;}", "viewDidLoad Jar"),
    LineSample(#"track: viewDidLoad {"screen":"Jar"}"#, "viewDidLoad Jar"),
    LineSample(#"[Amplitude] logEvent viewDidLoad {"screen":"Jar"}"#, "viewDidLoad Jar"),
    LineSample("Mixpanel track viewDidLoad [screen: Jar]", "viewDidLoad Jar"),
    LineSample(#"Firebase.log_event: viewDidLoad {"screen_name": "Jar", "n": 2}"#, "viewDidLoad Jar"),
    LineSample(#"[JarVC] trackEvent viewDidLoad {"screen":"jars"}"#, "viewDidLoad JarVC"),
    LineSample("self = JarVC, viewDidLoad", "viewDidLoad JarVC"),
    LineSample("self=JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("vc = Larder.JarVC, viewDidLoad", "viewDidLoad JarVC"),
  ]

  static let cells = [
    LineSample("7;main;JarVC;viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("1042,main,JarVC,viewDidLoad", "viewDidLoad JarVC"),
    LineSample("DEBUG|JarVC|viewDidLoad", "viewDidLoad JarVC"),
    LineSample(#"["JarVC", "viewDidLoad"]"#, "viewDidLoad JarVC"),
    LineSample("(JarVC, viewDidLoad)", "viewDidLoad JarVC"),
    LineSample("{JarVC, viewDidLoad}", "viewDidLoad JarVC"),
    LineSample("log(JarVC, viewDidLoad)", "viewDidLoad JarVC"),
    LineSample("viewDidLoad() | JarVC | 0x1f0", "viewDidLoad JarVC@0x1f0"),
    LineSample("Jar { viewDidLoad }", "viewDidLoad Jar"),
    LineSample("[UI] JarVC { viewDidLoad() }", "viewDidLoad JarVC"),
    LineSample("[10:00:01 DBG JarVC] viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[10:00:01.250 INFO JarVC] viewDidLoad", "viewDidLoad JarVC"),
    LineSample("pantry  ui  JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("signpost begin JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("com.apple.main-thread JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Larder [com.larder:ui] JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("flutter: [Native] JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("<Debug> JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("Thread 1 JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("main 12 JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("bg JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("screen_view Jar viewDidLoad", "viewDidLoad Jar"),
    LineSample("trackScreen JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("[Amplitude] logEvent JarVC viewDidLoad", "viewDidLoad JarVC"),
    LineSample("track(viewDidLoad, JarVC)", "viewDidLoad JarVC"),
    LineSample(
      "2026-03-01 10:00:00.123456+0900 Larder[314:99] [com.larder:JarVC] viewDidLoad()", "viewDidLoad JarVC"),
    LineSample("2026-03-01 10:00:00.123456+0900 Larder[314:99] [com.larder:ui] viewDidLoad()", "viewDidLoad"),
  ]

  static let names = [
    LineSample("JarVC.viewDidLoad:43", "viewDidLoad JarVC"),
    LineSample("JarVC.viewDidLoad:43 - lids", "viewDidLoad JarVC"),
    LineSample("viewDidLoad JarVC 12.3ms", "viewDidLoad JarVC"),
    LineSample("[Perf] viewDidLoad JarVC 12.3 ms", "viewDidLoad JarVC"),
    LineSample("[JarVC|0x1f0] viewDidLoad", "viewDidLoad JarVC@0x1f0"),
    LineSample("[JarVC#0x1f0] viewDidLoad", "viewDidLoad JarVC@0x1f0"),
    LineSample("[JarVC/0x1f0] viewDidLoad", "viewDidLoad JarVC@0x1f0"),
    LineSample("[JarVC, 0x1f0] viewDidLoad", "viewDidLoad JarVC@0x1f0"),
    LineSample("[JarVC id=0x1f0] viewDidLoad", "viewDidLoad JarVC@0x1f0"),
    LineSample("ObjectIdentifier(0x1f0f0) JarVC viewDidLoad", "viewDidLoad JarVC@0x1f0f0"),
    LineSample("[[Jar]] viewDidLoad", "viewDidLoad Jar"),
    LineSample("[Larder/JarVC] viewDidLoad", "viewDidLoad JarVC"),
    LineSample("JarVC@viewDidLoad", "viewDidLoad JarVC"),
    LineSample(#"Screen "Jar Shelf" viewDidLoad"#, "viewDidLoad Jar Shelf"),
    LineSample("Screen 'Jar': viewDidLoad", "viewDidLoad Jar"),
    LineSample("viewDidLoad <- JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad 찬장VC", "viewDidLoad 찬장VC"),
    LineSample("viewDidLoad БанкаViewController", "viewDidLoad БанкаViewController"),
    LineSample("[Lifecycle] viewDidLoad 食器棚VC", "viewDidLoad 食器棚VC"),
    LineSample("viewDidLoad begin JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad begin 찬장VC", "viewDidLoad 찬장VC"),
    LineSample("callback viewDidLoad on JarVC", "viewDidLoad JarVC"),
    LineSample("JarVC did trigger viewDidLoad", "viewDidLoad JarVC"),
    LineSample("<private> viewDidLoad", "viewDidLoad"),
    LineSample("<decode: missing data> viewDidLoad", "viewDidLoad"),
  ]

  static let records = [
    LineSample(#"{"data":{"event":"viewDidLoad","screen":"JarVC"}}"#, "viewDidLoad JarVC"),
    LineSample(#"{"name":"viewDidLoad","params":{"screen":"Jar"}}"#, "viewDidLoad Jar"),
    LineSample(#"[{"event":"purchase"},{"event":"viewDidLoad","screen":"Jar"}]"#, "viewDidLoad Jar"),
    LineSample(#"{"tag":"JarVC","message":"viewDidLoad"}"#, "viewDidLoad JarVC"),
    LineSample(
      #"{"type":"navigation","category":"ui.lifecycle","message":"viewDidLoad","data":{"screen":"JarVC"}}"#,
      "viewDidLoad JarVC"),
  ]

  private static let all = fields + cells + names + records

  @Test(arguments: all) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  @Test(arguments: fields + cells + names) func `a line is read a second time as it was the first`(
    _ sample: LineSample
  ) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(log) == sample.event.map { [$0, $0] } ?? [])
  }

  static let noEvents = [
    #"<method name="viewDidLoad" class="JarVC" hits="3"/>"#,
    #"<testcase name="viewDidLoad" classname="JarTests"/>"#,
    #"<action selector="viewDidLoad" destination="JarVC"/>"#,
    #"<outlet property="lid" name="viewDidLoad" class="JarVC"/>"#,
    #"<counter type="METHOD" name="viewDidLoad" class="JarVC"/>"#,
    "<viewDidLoad/>",
    "GET https://larder.example/t?screen=Jar&event=viewDidLoad",
    "func=viewDidLoad not called screen=Jar",
    "event=viewDidLoadJars screen=Jar",
    #"event="Jar viewDidLoad soon" screen=Jar"#,
    #"message="waiting for viewDidLoad" screen=Jar"#,
    #"msg="viewDidLoad was not called" vc=JarVC"#,
    #"error="viewDidLoad" screen=JarVC"#,
    "symbol=viewDidLoad image=Larder class=JarVC",
    #"span name="viewDidLoad" parent=JarVC duration=12ms"#,
    "screen=JarVC note=viewDidLoad elapsed=12",
    "screen=JarVC event=viewDidLoad took 12 ms",
    #"Entry(message: "viewDidLoad is not called", screen: "Jar")"#,
    #"Spy(expected: "viewDidLoad", actual: "viewWillAppear")"#,
    #"Breakpoint(name: "viewDidLoad", enabled: true)"#,
    #"- name: "viewDidLoad""#,
    #"{"error":"viewDidLoad","screen":"JarVC"}"#,
    #"{"stack":[{"function":"viewDidLoad","class":"JarVC"}]}"#,
    #"{"frames":[{"name":"viewDidLoad","class":"JarVC"}]}"#,
    #"{"methods":["viewDidLoad","viewWillAppear"],"class":"JarVC"}"#,
    #"{"data":{"name":"viewDidLoad","hits":3}}"#,
    #"{"text":"what viewDidLoad is for","screen":"Jar"}"#,
    "{\n  \"id\": 1,\n  \"frames\": [\n    {\n      \"function\": \"viewDidLoad\",\n      \"file\": \"JarVC.swift\"\n    }\n  ]\n}",
    "[\n  {\n    \"frames\": [\n      {\n        \"function\": \"viewDidLoad\",\n        \"file\": \"JarVC.swift\"\n      }\n    ]\n  }\n]",
    "JarVC, viewDidLoad, viewWillAppear",
    "JarVC;LidVC;viewDidLoad",
    "viewDidLoad|viewWillAppear|JarVC",
    "viewDidLoad,viewWillAppear,viewDidAppear",
    #"["viewDidLoad","viewWillAppear"]"#,
    "rules=[viewDidLoad, viewWillAppear]",
    "JarVC, LidVC: viewDidLoad",
    "print(JarVC, viewDidLoad)",
    "swizzle(JarVC, viewDidLoad)",
    #"hook(JarVC, "viewDidLoad")"#,
    #"XCTAssertEqual(calls, ["viewDidLoad"])"#,
    "class JarVC { viewDidLoad }",
    "extension JarVC { viewDidLoad }",
    "if ready { viewDidLoad }",
    "guard ready else { viewDidLoad }",
    "DispatchQueue.main.async { viewDidLoad }",
    "UIView.animate { viewDidLoad }",
    "func go() { viewDidLoad }",
    "func viewDidLoad() {}",
    "JarVC viewDidLoad exceeded 16 ms",
    "[Perf] JarVC viewDidLoad took 12.3ms",
    "viewDidLoad passed (0.1 seconds)",
    "viewDidLoad failed (0.1 seconds)",
    "Exception: JarVC viewDidLoad",
    "uncaught exception in JarVC viewDidLoad",
    "3 Larder 0x00010001 JarVC.viewDidLoad:43",
    "TODO: call JarVC viewDidLoad",
    "FIXME: viewDidLoad JarVC",
    "MARK: viewDidLoad",
    "diff --git a/viewDidLoad b/viewDidLoad",
    "Larder [com.apple.UIKit:ViewController] JarVC viewDidLoad",
    "2026-03-01 10:00:00.123456+0900 Larder[314:99] [com.apple.UIKit:ViewController] viewDidLoad",
    #"Tap "Jar" viewDidLoad"#,
    "<Job> opens JarVC viewDidLoad",
    #"[AnyHashable("methods"): ["viewDidLoad"], AnyHashable("screen"): "Jar"]"#,
    #"level=debug logger=JarVC error="viewDidLoad""#,
    "viewDidLoad에 쓴다",
    "viewDidLoadに書く",
    #"Rule(name: "viewDidLoad", class: "Jar")"#,
    "Rule(name: viewDidLoad, class: JarVC)",
    "LintRule(method=viewDidLoad, class=JarVC)",
    #"let rule = Rule(name: "viewDidLoad", class: "JarVC")"#,
    #"[Rule(name: "viewDidLoad", class: "Jar"), Rule(name: "deinit", class: "Jar")]"#,
    #"Log(error: "none") Hook(selector: "viewDidLoad", class: "JarVC")"#,
    #"Place(file: "JarVC.swift", function: "viewDidLoad()", line: 3)"#,
    #"<rule name="viewDidLoad" class="JarVC"/>"#,
    #"{"rule":"super_call","method":"viewDidLoad","file":"JarVC.swift"}"#,
    #"{"selector":"viewDidLoad","file":"JarVC.swift","line":3,"severity":"warning"}"#,
    #"["method": "viewDidLoad", "filename": "JarVC.swift"]"#,
    #"{"callback":"viewDidLoad","file":"JarVC.swift","hits":3}"#,
    "if ready { event = viewDidLoad; screen = Jar; }",
    "DispatchQueue.main.async { event = viewDidLoad; screen = Jar; }",
    "let last = { event = viewDidLoad; screen = Jar; }",
    "{ event = viewDidLoad }",
    "{ error = viewDidLoad; screen = Jar; }",
    "{ methods = (viewDidLoad); screen = Jar; }",
    "{ event = viewDidLoadJars; screen = Jar; }",
    "[Amplitude] logEvent viewDidLoad",
    #"[Amplitude] logEvent viewDidLoad {"lids":2}"#,
    #"[Amplitude] logError viewDidLoad {"screen":"Jar"}"#,
    #"[Amplitude] did not logEvent viewDidLoad {"screen":"Jar"}"#,
    #"[Amplitude] logEvent viewDidLoad failed {"screen":"Jar"}"#,
    #"track: waiting for viewDidLoad {"screen":"Jar"}"#,
    #"func track: viewDidLoad {"screen":"Jar"}"#,
    "self = nil, viewDidLoad",
    "self = weakJar, viewDidLoad",
    "vc = JarVC(), viewDidLoad",
    "let self = JarVC, viewDidLoad",
    "last = JarVC, viewDidLoad",
    "self == JarVC, viewDidLoad",
    "Thread 1: #3 JarVC viewDidLoad",
    "Thread 1 waits for JarVC viewDidLoad",
    "screen_view of Jar viewDidLoad",
    "tracked Jar viewDidLoad",
    "screen_view -> JarVC, LidVC: viewDidLoad",
  ]

  @Test(arguments: noEvents) func `what looks alike is no event`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: noEvents) func `what looks alike is no event behind one that is`(_ line: String) throws {
    #expect(try ReadLog.words("JarVC viewDidLoad\nviewDidLoad\n\(line)\n").count == 2)
  }

  /// Names that are none of whom a line is about.
  @Test(arguments: [
    LineSample("viewDidLoad (name: Bob)", "viewDidLoad"), LineSample("viewDidLoad <-- BUG", "viewDidLoad"),
    LineSample("viewWillAppear:1", "viewWillAppear"),
    LineSample("A JarVC viewDidLoad", "viewDidLoad A JarVC"),
    LineSample("viewDidLoad [user: Jar]", "viewDidLoad"), LineSample("viewDidLoad(user: Jar)", "viewDidLoad"),
    LineSample("viewWillAppear(animated: true)", "viewWillAppear"),
    LineSample("viewDidLoad важно", "viewDidLoad"),
    LineSample("viewDidLoad 중요", "viewDidLoad"),
    LineSample("{ event = viewDidLoad; lids = 2; }", "viewDidLoad"),
    LineSample("Thread 1 viewDidLoad", "viewDidLoad Thread 1"),
    LineSample("Main Screen viewDidLoad", "viewDidLoad Main Screen"),
    LineSample("track: viewDidLoad", "viewDidLoad track"),
    LineSample("Log In viewDidLoad", "viewDidLoad Log In"),
  ]) func `what is beside an event is no name`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap { $0 })
  }

  @Test(arguments: [
    "[{RECORD},{SECOND}]", "[{RECORD}, {SECOND}]", "[\n  {RECORD},\n  {SECOND}\n]",
    "[\n  {\n    RECORD\n  },\n  {\n    SECOND\n  }\n]", "[\n\t{\n\t\tRECORD\n\t},\n\t{\n\t\tSECOND\n\t}\n]",
  ]) func `each record of an array is an event`(_ array: String) throws {
    let log = array.replacing("RECORD", with: #""event": "viewDidLoad", "screen": "Jar""#)
      .replacing("SECOND", with: #""event": "viewWillAppear", "screen": "Jar""#)
    #expect(try ReadLog.words(log + "\n") == ["viewDidLoad Jar", "viewWillAppear Jar"])
  }

  @Test(arguments: [
    "JarVC viewDidLoad\n[Perf] viewDidLoad JarVC 12.3ms", "JarVC viewDidLoad\nJarVC viewDidLoad took 12 ms",
    "signpost begin JarVC viewDidLoad\nsignpost end JarVC viewDidLoad",
    #"{"event":"viewDidLoad","vc":"JarVC","phase":"begin"}"# + "\n"
      + #"{"event":"viewDidLoad","vc":"JarVC","phase":"end"}"#,
  ]) func `a second line of a call is no other call`(_ log: String) throws {
    #expect(try ReadLog.words(log + "\n") == ["viewDidLoad JarVC"])
  }

  /// Any bytes are read, those of half a line too.
  @Test(arguments: all) func `a line that is cut off anywhere is read without a trap`(_ sample: LineSample)
    throws
  {
    let bytes = Array(sample.line.utf8)
    for end in bytes.indices { _ = try ReadLog.events(bytes[..<end] + [0x0A]) }
  }
}
