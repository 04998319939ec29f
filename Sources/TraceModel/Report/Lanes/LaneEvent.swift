/// An event as a lane shows it.
package struct LaneEvent: Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// Its mark.
  package var shape: PictureRow.Shape
  /// Who it is about: a name, with a number from the second instance on; empty where the line names nobody.
  package var name: String
  /// The event and what its line says besides.
  package var text: String
  /// What tells its lane from others; `nil` where the line names nobody.
  package var key: LaneKey?
  /// Where its controller is after it; `nil` where it says nothing of that.
  package var state: AppearanceState?
  /// Whether it is one of the callbacks that come by the dozen.
  var isLayout: Bool
  /// Microseconds, where the log gives times.
  package var time: Int64?

  /// An event as the checker understood it.
  package init(_ step: ObservedStep, _ text: (Symbol) -> String) {
    line = step.line
    shape = PictureRow.Shape(step.kind)
    isLayout = step.kind == .viewWillLayoutSubviews || step.kind == .viewDidLayoutSubviews
    key = step.name.isSome ? LaneKey(name: step.name, ordinal: step.ordinal) : nil
    name = key == nil ? "" : Lane(name: text(step.name), ordinal: step.ordinal).label
    self.text = Self.words(step, text)
    state = step.state
    time = step.time
  }

  /// The event with its object, and the keys of a mark or a delegate call: those of a callback say little.
  private static func words(_ step: ObservedStep, _ text: (Symbol) -> String) -> String {
    var words = [step.kind.name]
    if step.object.isSome { words.append(text(step.object)) }
    guard !step.kind.isLifecycle else { return words.joined(separator: " ") }
    if let style = step.style { words.append("style=\(style.name)") }
    for key in EventFlags.Key.allCases {
      if let value = step.flags[key] { words.append("\(key.name)=\(key.text(value))") }
    }
    return words.joined(separator: " ")
  }

  /// A call of SwiftUI's, in the lane of who shows its view.
  package init(_ aside: Aside, in lane: LaneKey?, _ text: (Symbol) -> String) {
    line = aside.line
    shape = .aside
    isLayout = false
    key = lane
    name = aside.subject.name.isSome ? text(aside.subject.name) : "SwiftUI"
    self.text = aside.kind.rawValue
  }
}
