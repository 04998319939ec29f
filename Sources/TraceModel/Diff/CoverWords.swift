/// A change of a presentation's family, in UIKit's words: what they say of two runs, and of many.
enum CoverWords {
  /// The callbacks that a presenter gets where it is covered, and when it is revealed again.
  static let calls: Set<String> = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// A presentation that left its presenter where it was covers it now.
  static func covers(_ presented: String, _ presenter: String) -> String {
    "\(presented) now covers \(presenter), which leaves the screen, as with fullScreen"
  }

  /// A presentation that covered its presenter leaves it where it is now.
  static func leaves(_ presented: String, _ presenter: String) -> String {
    "\(presented) no longer covers \(presenter), which stays on screen, as with a sheet"
  }
}
