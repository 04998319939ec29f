/// Words behind an event's colon or dash that say how things are, and not whose call it was: `viewDidAppear: Ready`.
enum StatusWord {
  private static let words: Set<String> = [
    "active", "authenticated", "authorized", "busy", "cached", "canceled", "cancelled", "closed", "committed",
    "configured", "connected", "deleted", "denied", "disabled", "disconnected", "dismissed", "empty",
    "enabled", "error", "expired", "failed", "failure", "fetched", "granted", "idle", "inactive",
    "initialized", "initializing", "interrupted", "invalid", "landscape", "loaded", "loading", "locked",
    "offline", "online", "opened", "paused", "pending", "playing", "portrait", "preparing", "ready",
    "refreshed", "refreshing", "registered", "reloaded", "reloading", "removed", "resumed", "saved", "saving",
    "skipped", "starting", "stopped", "subscribed", "synced", "syncing", "unauthorized", "unlocked",
    "unsubscribed", "updated", "updating", "valid",
  ]

  /// Whether a range is one of them.
  static func isOne(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.count < 16 && bytes.at(word.lowerBound).isLetter
      && words.contains(bytes.text(from: word.lowerBound, to: word.upperBound).asciiLowercased)
  }
}
