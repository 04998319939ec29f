/// A line for each appearance callback. Fields, not a list: a trace may hold many, and each callback writes one.
struct AppearanceLines: Equatable, Sendable {
  private var willAppear: UInt32 = 0
  private var didAppear: UInt32 = 0
  private var willDisappear: UInt32 = 0
  private var didDisappear: UInt32 = 0
  private var isAppearing: UInt32 = 0

  subscript(callback: AppearanceCallback) -> UInt32 {
    @inline(__always)
    get {
      switch callback {
      case .viewWillAppear: willAppear
      case .viewDidAppear: didAppear
      case .viewWillDisappear: willDisappear
      case .viewDidDisappear: didDisappear
      case .viewIsAppearing: isAppearing
      }
    }
    @inline(__always)
    set {
      switch callback {
      case .viewWillAppear: willAppear = newValue
      case .viewDidAppear: didAppear = newValue
      case .viewWillDisappear: willDisappear = newValue
      case .viewDidDisappear: didDisappear = newValue
      case .viewIsAppearing: isAppearing = newValue
      }
    }
  }
}
