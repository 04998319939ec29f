/// Something that UIKit does in an order that isn't known: it is told where it can be, and never judged.
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
      unknown: "whether it covers: Apple's text says so, the one log doesn't",
      treatment: "accepts both"),
    UnknownOrder(
      what: "a sheet that rotates or is resized while it is shown", unknown: "which calls its presenter gets",
      treatment: "reads its dismissal as either"),
    UnknownOrder(
      what: "adaptivePresentationStyle and similar calls",
      unknown: "whether they come before or after viewWillAppear",
      treatment: "uses the style they return, ignores their order"),
    UnknownOrder(
      what: "a popover closed by a tap", unknown: "the order of the delegate's calls: none is recorded",
      treatment: "treats them like a sheet's, at most a warning"),
    UnknownOrder(
      what: "a zoomed presentation that is dragged away", unknown: "which delegate calls come",
      treatment: "checks none"),
    UnknownOrder(
      what: "a tap beside a sheet that is modal", unknown: "whether didAttemptToDismiss is called",
      treatment: "accepts both"),
    UnknownOrder(
      what: "a change of detents", unknown: "whether it triggers any callback",
      treatment: "ignores its calls"),
    UnknownOrder(
      what: "a chain of presentations dismissed at once", unknown: "the order of those above",
      treatment: "checks nothing until each has settled"),
    UnknownOrder(
      what: "a search controller that is presented", unknown: "its order",
      treatment: "treats it like any presentation"),
    UnknownOrder(
      what: "context menus, keyboards, input controllers", unknown: "whether they call the controller below",
      treatment: "doesn't read them"),
    UnknownOrder(
      what: "didSelect of a tab controller", unknown: "whether it comes before or after viewDidAppear",
      treatment: "ignores the order"),
    UnknownOrder(
      what: "a page turn that is cancelled, or curls; turns that overlap",
      unknown: "the order: there is only one article, of iOS 7",
      treatment: "at most a possible warning"),
    UnknownOrder(
      what: "the delegate of a page controller",
      unknown: "where its calls come among the appearance callbacks",
      treatment: "ignores the order"),
    UnknownOrder(
      what: "the columns of a split controller", unknown: "every order", treatment: "checks nothing"),
    UnknownOrder(
      what: "another root for a window", unknown: "the order between the two roots' calls",
      treatment: "checks only each root's own order"),
    UnknownOrder(
      what: "parent and child in one phase",
      unknown: "which logs first: it depends on where each calls super",
      treatment: "ignores the order"),
    UnknownOrder(
      what: "willMove and didMove while a swipe back is cancelled", unknown: "whether they come",
      treatment: "ignores the order"),
    UnknownOrder(
      what: "didBecomeActive at launch", unknown: "when it comes: it has changed between releases",
      treatment: "ignores the order"),
    UnknownOrder(
      what: "onAppear and onDisappear of SwiftUI",
      unknown: "whether they come before or after the hosting controller's calls",
      treatment: "lists them, checks nothing"),
    UnknownOrder(
      what: "Mac Catalyst, visionOS, tvOS",
      unknown: "any order: there is only one article, of iPadOS 26.5 on the Mac",
      treatment: "treats them as a pad or a phone, as the configuration says"),
  ]
}
