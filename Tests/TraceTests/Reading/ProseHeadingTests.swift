import Testing

@testable import TraceModel

/// Headings, notifications and descriptions that name a method.
@Suite struct ProseHeadingTests {
  static let events = [
    LineSample("[Lid] didMoveToParentViewController:", "didMove Lid"),
    LineSample("[LidVC] didMoveToParentViewController:", "didMove LidVC"),
    LineSample(
      "[Lid Shelf] didMoveToParentViewController:<Jar: 0x1f0>", "didMove Lid Shelf Jar@0x1f0"),
    LineSample("[Lid Shelf] didMove parent=nil", "didMove Lid Shelf"),
    LineSample(
      "UIApplicationDidBecomeActiveNotification -> applicationDidBecomeActive",
      "applicationDidBecomeActive UIApplicationDidBecomeActiveNotification"),
    LineSample("NotificationVC viewDidAppear", "viewDidAppear NotificationVC"),
    LineSample("PushNotification viewDidAppear", "viewDidAppear PushNotification"),
    LineSample("JarVC's viewWillDisappear called", "viewWillDisappear JarVC"),
    LineSample("Jar Shelf's viewWillDisappear called", "viewWillDisappear Jar Shelf"),
    LineSample("jar vc's viewWillDisappear called", "viewWillDisappear jar vc"),
    LineSample("loadView() 即将加载", "loadView"),
    LineSample("- loadView", "loadView"),
  ]

  static let noEvents = [
    "[All steps] didMoveToParentViewController:",
    "[全部步骤] willMoveToParentViewController:",
    "[without didMove] addSubview",
    "[缺 didMove] addSubview",
    "[缺 didMove] 特意不调 didMoveToParentViewController:",
    "[缺 addChild] 只 addSubview，不 addChildViewController:",
    "[no removeFromParent] removeFromSuperview",
    "-> UIApplicationWillEnterForegroundNotification -> viewWillAppear",
    "NSCalendarDayChangedNotification: viewDidAppear",
    "├──► Left pane's viewWillDisappear called",
    "Left pane's viewWillDisappear called",
    "- `loadView()` 即创建控制器的 view。",
    "loadView() 即创建 view",
  ]

  @Test(arguments: events) func `a controller has it`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `nobody has it`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
