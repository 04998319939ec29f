/// The names of those that lead through the screens without being one: `AppRouter`, `ShopCoordinator`.
enum LeaderNames {
  /// What such a name ends with, in small letters.
  static let endings = [
    "coordinator", "router", "navigator", "wireframe", "deeplink", "deeplinkhandler", "appdelegate",
    "scenedelegate",
  ]
}
