/// The number of a line in four bytes, for what a long trace holds many of.
@propertyWrapper
struct LineNumber: Equatable, Sendable {
  private var number: UInt32

  @inline(__always)
  init(wrappedValue line: Int) { number = UInt32(truncatingIfNeeded: line) }

  @inline(__always)
  var wrappedValue: Int {
    get { Int(number) }
    set { number = UInt32(truncatingIfNeeded: newValue) }
  }
}
