// A callback without its `view` as the event of a record.
extension EventRecord {
  /// Keys that say of their value that it is an event.
  private static let keys = ["event", "lifecycle_event", "lifecycle", "event_name", "eventname", "callback"]

  /// The callback of `{"screen": "Home", "event": "didAppear"}`: whatever appears has such an event, so the record has to name a
  /// controller, and nothing of it.
  func shortKind(in bytes: Span<UInt8>) -> EventKind? {
    for isInner in [false, true] {
      for field in fields where field.isInner == isInner {
        guard Self.keys.contains(where: { EventKey.equals(bytes, field.key, $0) }),
          let kind = ShortEvent.callback(bytes, field.value)
        else { continue }
        return isOfController(in: bytes) ? kind : nil
      }
    }
    return nil
  }

  private func isOfController(in bytes: Span<UInt8>) -> Bool {
    fields.contains {
      Self.isClassKey(bytes, $0.key) && !$0.value.isEmpty && !EventKey.isNil(bytes, $0.value)
    }
      && !fields.contains { PassingThing.isKey(bytes, $0.key) }
  }
}
