/// A line for each appearance callback. In place, not a list: a trace may hold many, and each callback writes one.
struct AppearanceLines: Equatable, Sendable {
  /// Those of the wills and dids, by the callback's raw value.
  private var pairs = SIMD4<UInt32>()
  private var isAppearing: UInt32 = 0

  subscript(callback: AppearanceCallback) -> UInt32 {
    @inline(__always)
    get { callback == .viewIsAppearing ? isAppearing : pairs[Int(callback.rawValue) & 3] }
    @inline(__always)
    set {
      // Both are written, one of them as it was: a branch would be wrong as often as not, as callbacks come in any order.
      let isLast = callback == .viewIsAppearing
      let index = Int(callback.rawValue) & 3
      pairs[index] = isLast ? pairs[index] : newValue
      isAppearing = isLast ? newValue : isAppearing
    }
  }
}
