import Testing

@testable import TraceModel

/// Further notations of strangers, with as many lines that look alike and are no events.
@Suite struct OtherNotationTests {
  static let brackets = [
    LineSample("<09:41:01 QuayVC> viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("<09:41:01.250 DEBUG QuayVC> viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("(09:41:01 QuayVC) viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("<09:41:01> QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("(2026-03-01 09:41:01) QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("<9: 0x1f0> viewDidLoad", "viewDidLoad 9@0x1f0"),
    LineSample("<09:41:01 Ann> viewDidLoad is a method", nil),
  ]

  static let quoted = [
    LineSample(#"QuayVC: "viewDidLoad""#, "viewDidLoad QuayVC"),
    LineSample(#"QuayVC -> "viewDidLoad""#, "viewDidLoad QuayVC"),
    LineSample("'viewDidLoad' called on 'QuayVC'", "viewDidLoad QuayVC"),
    LineSample(#""viewDidLoad" was called on "QuayVC""#, "viewDidLoad QuayVC"),
    LineSample(#""viewDidLoad" - QuayVC"#, "viewDidLoad QuayVC"),
    LineSample(#"Selector: "viewDidLoad""#, nil), LineSample(#"Message: "viewDidLoad""#, nil),
    LineSample("'viewDidLoad' called before 'viewWillAppear' on 'QuayVC'", nil),
    LineSample("'viewDidLoad' called on 'quay'", nil),
    LineSample(#"log("viewDidLoad" - QuayVC)"#, nil),
  ]

  static let keys = [
    LineSample("viewDidLoad className: QuayVC", "viewDidLoad QuayVC"),
    LineSample("viewDidLoad controllerName: QuayVC", "viewDidLoad QuayVC"),
    LineSample("viewDidLoad vcName=QuayVC", "viewDidLoad QuayVC"),
    LineSample("viewDidLoad classic: QuayVC", nil),
  ]

  static let records = [
    LineSample(
      #"{"vc":{"name":"QuayVC","address":"0x1f0"},"event":"viewDidLoad"}"#, "viewDidLoad QuayVC@0x1f0"),
    LineSample(#"{"event":"viewDidLoad","screen":{"title":"Quay"}}"#, "viewDidLoad Quay"),
    LineSample(#"{"event":"viewDidLoad","screen":{"id":7,"class":"QuayVC"}}"#, "viewDidLoad QuayVC"),
    LineSample(#"{"user":{"name":"Ann"},"event":"viewDidLoad"}"#, "viewDidLoad"),
    LineSample(#"{"user":{"name":"Ann"},"event":"viewDidLoad","screen":"Quay"}"#, "viewDidLoad Quay"),
    LineSample(#"{"data":{"vc":{"name":"QuayVC"}},"event":"viewDidLoad"}"#, "viewDidLoad"),
  ]

  static let short = [
    LineSample(#"{"screen":"Quay","event":"didAppear"}"#, "viewDidAppear Quay"),
    LineSample(#"{"controller":"QuayVC","event":"didLoad"}"#, "viewDidLoad QuayVC"),
    LineSample(#"{"lifecycle":"willDisappear","vc":"QuayVC"}"#, "viewWillDisappear QuayVC"),
    LineSample(#"{"event":"willAppear","vc":{"name":"QuayVC"}}"#, "viewWillAppear QuayVC"),
    LineSample("screen=Quay event=didAppear", "viewDidAppear Quay"),
    LineSample("level=info vc=QuayVC event=didDisappear", "viewDidDisappear QuayVC"),
    LineSample(#"Step(event: "didLoad", screen: "Quay")"#, "viewDidLoad Quay"),
    LineSample(#"{"button":"Buy","event":"didTap"}"#, nil),
    LineSample(#"{"ad":"pier","event":"didAppear"}"#, nil), LineSample("ad=pier event=didAppear", nil),
    LineSample(#"{"screen":"Quay","ad":"pier","event":"didAppear"}"#, nil),
    LineSample("screen=Quay component=Pier event=didAppear", nil),
    LineSample(#"{"screen":null,"event":"didAppear"}"#, nil),
    LineSample(#"{"screen":"Quay","state":"didAppear"}"#, nil), LineSample("event=didAppear", nil),
  ]

  static let things = [
    LineSample("[Keyboard] will appear", nil), LineSample("[StatusBar] did disappear", nil),
    LineSample("Tooltip: did appear", nil), LineSample("[QuayCell] will appear", nil),
    LineSample("[EditMenu] will appear", nil), LineSample("[Keyboard] willAppear", nil),
    LineSample("[PierAdBanner] didAppear", nil),
    LineSample("[Menu] will appear", "viewWillAppear Menu"),
    LineSample("[Popup] did appear", "viewDidAppear Popup"),
    LineSample("[Excellence] did appear", "viewDidAppear Excellence"),
    LineSample("[KeyboardVC] will appear", "viewWillAppear KeyboardVC"),
    LineSample("[Keyboard] viewWillAppear", "viewWillAppear Keyboard"),
  ]

  static let marks = [
    LineSample("[Nav] Push QuayVC", "push Nav QuayVC"), LineSample("[Nav] PUSH QuayVC", "push Nav QuayVC"),
    LineSample("[PierVC] Present QuayVC animated: true", "present PierVC QuayVC"),
    LineSample("[Nav] pushing QuayVC", "push Nav QuayVC"),
    LineSample("[Nav] → push QuayVC", "push Nav QuayVC"),
    LineSample("[AppRouter] presenting QuayVC", "present AppRouter QuayVC"),
    LineSample("🚀 push QuayVC", "push - QuayVC"), LineSample("10:00:01.250 👉 push QuayVC", "push - QuayVC"),
    LineSample("Router: Push QuayViewController", "push - QuayViewController"),
    LineSample(#"present Optional("QuayVC")"#, "present - QuayVC"),
    LineSample(#"present "QuayVC""#, "present - QuayVC"),
    LineSample(#"[Nav] present Optional("QuayVC")"#, "present Nav QuayVC"),
    LineSample("[QuayVC] Dismiss", "dismiss QuayVC"), LineSample("[Nav] Pop", "pop Nav"),
    LineSample("[Nav] Pop animated=true", "pop Nav"), LineSample("[Quay] Dismiss", nil),
    LineSample("[QuayVC] Dismiss tapped", nil), LineSample("[Nav] Pop the lid", nil),
    LineSample("[Fix] Present QuayVC", nil), LineSample("[Git] Push QuayVC", nil),
    LineSample("[x] Push QuayVC", nil), LineSample("[SEA-12] Present QuayVC", nil),
    LineSample("[Nav] Push QuayVC when tapped", nil), LineSample("[Nav] Push notification", nil),
    LineSample("[Home] present toast", nil), LineSample("[Socket] push hello", nil),
    LineSample("🚀 push hello", nil), LineSample("🚀 push QuayVC to origin", nil),
    LineSample("✨ Present QuayVC", nil), LineSample(#"present Optional("toast")"#, nil),
    LineSample(#"present "QuayVC" failed"#, nil), LineSample("TODO: Push QuayVC", nil),
    LineSample("[Todo] presenting QuayVC", nil),
  ]

  static let pasted = [
    LineSample("{{QuayVC viewDidLoad}}", "viewDidLoad QuayVC"),
    LineSample("{noformat}QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("{code:none}QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("Ann Pier  10:02 AM QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("Ann 10:02:31 QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample("lifecycle: QuayVC.didAppear", "viewDidAppear QuayVC"),
    LineSample("pier: QuayVC.didAppear", nil), LineSample("{viewDidLoad in QuayVC}", nil),
  ]

  static let fields = [
    LineSample("viewDidAppear animated=true vc=QuayVC", "viewDidAppear QuayVC"),
    LineSample("viewDidAppear animated: true, vc: QuayVC", "viewDidAppear QuayVC"),
    LineSample("viewDidAppear animated=true screen=Quay", "viewDidAppear Quay"),
    LineSample("viewDidAppear animated=true", "viewDidAppear"),
    LineSample("viewDidAppear animated=true child=QuayVC", "viewDidAppear"),
    LineSample("viewDidAppear animated=true screen=<UIScreen: 0x1f0>", "viewDidAppear"),
  ]

  private static let column =
    "2026-03-01 10:00:00.123456+0900 0x3058 Signpost 0x0 314 0 Larder: [com.larder:ui] "
  static let signposts = [
    LineSample(column + "QuayVC viewDidLoad begin", "viewDidLoad QuayVC"),
    LineSample(column + "[spid 0x1f, process, event] viewDidLoad QuayVC", "viewDidLoad QuayVC"),
    LineSample(column + "[spid 0x1f, process, begin] QuayVC viewDidLoad", "viewDidLoad QuayVC"),
    LineSample(column + "[spid 0x1f, process, end] QuayVC viewDidLoad", nil),
    LineSample(column + "[spid 0x1f, process, begin] sort lids", nil),
  ]

  @Test(arguments: brackets + quoted + keys + records + short + things + marks + signposts + pasted + fields)
  func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
  }

  @Test func `a thing whose name the log has had is a screen`() throws {
    let log = "[Keyboard] viewDidLoad\n[Keyboard] did appear\n"
    #expect(try ReadLog.words(log) == ["viewDidLoad Keyboard", "viewDidAppear Keyboard"])
  }
}
