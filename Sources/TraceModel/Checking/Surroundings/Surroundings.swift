/// What is around the controllers: windows, parents with their children, and what the lines say of either.
struct Surroundings: ~Copyable, Sendable {
  var windows = Windows()
  var containment = Containment()
  var forwardings = Forwardings()
  var saidAhead = SaidAhead()
}
