/// A transition told from the order alone that still lacks a side.
struct Vacancy: Sendable {
  var transition: Int
  var side: Side
}
