/// Something that UIKit does and of which no order is known: it is told where it can be, and never judged.
package struct UnknownOrder: Sendable {
  /// What it is.
  package var what: String
  /// What is not known of it.
  package var unknown: String
  /// What is done with it.
  package var treatment: String

  /// All of them.
  package static let all: [UnknownOrder] = [
    UnknownOrder(
      what: "a sheet in compact height",
      unknown: "whether it covers: Apple's text says so, the one log does not",
      treatment: "both are right"),
    UnknownOrder(
      what: "a sheet that rotates or is resized while it is shown", unknown: "what its presenter hears of it",
      treatment: "its dismissal is read as either"),
    UnknownOrder(
      what: "adaptivePresentationStyle and its like", unknown: "where they stand against viewWillAppear",
      treatment: "the style they say counts, their place does not"),
    UnknownOrder(
      what: "a popover closed by a tap", unknown: "an order of the delegate's calls that was recorded",
      treatment: "as a sheet's, softly"),
    UnknownOrder(
      what: "a zoomed presentation that is dragged away", unknown: "which calls of the delegate come",
      treatment: "none is judged"),
    UnknownOrder(
      what: "a tap beside a sheet that is modal", unknown: "whether didAttemptToDismiss is called",
      treatment: "both are right"),
    UnknownOrder(
      what: "a change of detents", unknown: "whether it calls anything",
      treatment: "its calls are passed over"),
    UnknownOrder(
      what: "a chain of presentations dismissed at once", unknown: "the order of those above",
      treatment: "nothing is judged until each has settled"),
    UnknownOrder(
      what: "a search controller that is presented", unknown: "its order", treatment: "as any presentation"),
    UnknownOrder(
      what: "context menus, keyboards, input controllers", unknown: "whether they call the controller below",
      treatment: "not read"),
    UnknownOrder(
      what: "didSelect of a tab controller", unknown: "where it stands against viewDidAppear",
      treatment: "not ordered"),
    UnknownOrder(
      what: "a page that is let go, or curled; pages that overlap", unknown: "more than one article of iOS 7",
      treatment: "soft; possible at the most"),
    UnknownOrder(
      what: "the delegate of a page controller", unknown: "where it stands against the appearance callbacks",
      treatment: "not ordered"),
    UnknownOrder(
      what: "the columns of a split controller", unknown: "every order", treatment: "not judged"),
    UnknownOrder(
      what: "another root for a window", unknown: "how the two roots' calls stand to each other",
      treatment: "each root's own order alone"),
    UnknownOrder(
      what: "parent and child in one phase", unknown: "who logs first: it depends on where each calls super",
      treatment: "not ordered"),
    UnknownOrder(
      what: "willMove and didMove while a swipe back is cancelled", unknown: "whether they come",
      treatment: "not ordered"),
    UnknownOrder(
      what: "didBecomeActive at launch", unknown: "its place: it has changed between releases",
      treatment: "not ordered"),
    UnknownOrder(
      what: "onAppear and onDisappear of SwiftUI",
      unknown: "where they stand against the hosting controller's calls",
      treatment: "told, and not judged"),
    UnknownOrder(
      what: "Mac Catalyst, visionOS, tvOS",
      unknown: "recorded logs, but for one article of iPadOS 26.5 on the Mac",
      treatment: "read as a pad or a phone, as the configuration says"),
  ]
}
