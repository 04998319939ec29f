/// What the sheets of a log do to their presenters, all together: where every one covers, another style takes effect.
struct SheetHabits: Sendable {
  private var covering = 0
  private var leaving = 0

  /// Whether there were several, and each had the whole order of a presentation that covers.
  var allCover: Bool { covering > 1 && leaving == 0 }

  /// A sheet had the whole order of a presentation that covers.
  mutating func cover() { covering += 1 }

  /// A sheet left its presenter alone, which would have logged the contrary.
  mutating func leave() { leaving += 1 }
}
