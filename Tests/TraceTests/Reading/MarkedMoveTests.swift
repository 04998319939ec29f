import Testing

@testable import TraceModel

/// Marks that say from whom to whom, or have words before the name of who comes.
@Suite struct MarkedMoveTests {
  static let moves = [
    LineSample("[Nav] push MoorVC -> HeathVC", "push Nav HeathVC"),
    LineSample("[Nav] push MoorVC → HeathVC animated=true", "push Nav HeathVC"),
    LineSample("[Nav] push MoorVC@0x10 -> HeathVC@0x20", "push Nav HeathVC@0x20"),
    LineSample("[Nav] push MoorVC to HeathVC", "push Nav HeathVC"),
    LineSample("[Nav] push from MoorVC to HeathVC", "push Nav HeathVC"),
    LineSample("[window] setRoot MoorVC -> HeathVC", "setRoot window HeathVC"),
    LineSample("[Router] push HeathVC to MoorNav", "push MoorNav HeathVC"),
    LineSample("[MoorVC] present HeathVC from MoorVC", "present MoorVC HeathVC"),
  ]

  static let leads = [
    LineSample("[Nav] push to HeathVC", "push Nav HeathVC"),
    LineSample("[Nav] push new HeathVC", "push Nav HeathVC"),
    LineSample("[Nav] push (HeathVC)", "push Nav HeathVC"),
    LineSample("[MoorVC] present fullscreen HeathVC", "present MoorVC HeathVC"),
    LineSample("[MoorVC] present modally HeathVC", "present MoorVC HeathVC"),
    LineSample("[Tabs] select tab HeathVC", "select Tabs HeathVC"),
    LineSample("[MoorVC] present the umbrella", nil),
    LineSample("[Nav] push to the heath", nil),
  ]

  static let words = [
    LineSample("[Nav] push: HeathVC", "push Nav HeathVC"),
    LineSample("[Nav] pushViewController HeathVC", "push Nav HeathVC"),
    LineSample("[Nav] pushViewController(_:animated:) HeathVC", "push Nav HeathVC"),
    LineSample("[EventBus] push: HeathOpened", nil),
  ]

  static let records = [
    LineSample(#"{"event":"push","from":"MoorVC","to":"HeathVC"}"#, "push MoorVC HeathVC"),
    LineSample(#"{"event":"present","source":"MoorVC","destination":"HeathVC"}"#, "present MoorVC HeathVC"),
    LineSample(#"{"event":"dismiss","from":"HeathVC","to":"MoorVC"}"#, "dismiss HeathVC"),
    LineSample(
      #"{"event":"push","controller":"Nav","object":"HeathVC","from":"MoorVC"}"#, "push Nav HeathVC"),
  ]

  static let keys = [
    LineSample("event=viewDidLoad className=HeathVC", "viewDidLoad HeathVC"),
    LineSample("event=viewDidLoad controllerName=HeathVC", "viewDidLoad HeathVC"),
    LineSample("event=viewDidLoad screenName=Heath", "viewDidLoad Heath"),
    LineSample("view_controller=HeathVC event=viewDidLoad", "viewDidLoad HeathVC"),
    LineSample("event=viewDidLoad page=3", "viewDidLoad"),
    LineSample(#"{"vcName":"HeathVC","event":"viewDidLoad"}"#, "viewDidLoad HeathVC"),
    LineSample(#"{"controllerName":"HeathVC","event":"viewDidLoad"}"#, "viewDidLoad HeathVC"),
  ]

  @Test(arguments: moves + leads + words + records + keys) func `a line is read as its event`(
    _ sample: LineSample
  ) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }
}
