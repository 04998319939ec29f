extension MessageCache {
  /// Whose an address is.
  enum Owner { case nobody, subject, object }

  /// What a message was read as.
  struct Entry: Equatable {
    private(set) var event = KeptEvent()
    private(set) var manner = CallManner()
    /// Whether its manner says nothing that has to be looked at.
    private(set) var isBare = false
    var outline = MessageOutline()
    /// Whose address the first is, and the second.
    var first = Owner.nobody
    var second = Owner.nobody

    /// Of no message.
    init() {}

    init(_ event: Event, _ manner: CallManner) {
      (self.event, self.manner, isBare) = (KeptEvent(event), manner, manner.isBare)
    }

    /// Leaves out the addresses that each message gives anew.
    ///
    /// - Returns: whether those are all.
    mutating func takeOwned(from event: Event) -> Bool {
      let owned = [first, second]
      if owned.contains(.subject) { self.event.forgetSubject() }
      if owned.contains(.object) { self.event.forgetObject() }
      return (owned.contains(.subject) || !event.subject.instance.isSome)
        && (owned.contains(.object) || !event.object.instance.isSome)
        && (first != second || first == .nobody)
    }
  }
}
