extension RuleInfo {
  /// TC110, scene-order.
  package static let sceneOrder = RuleInfo(
    id: 110, name: "scene-order", level: .warning,
    summary: "A scene, or the app, gets a lifecycle call that its state doesn't allow.",
    why: """
      Apps start things in one of these calls and stop them in its opposite. Started twice, a \
      timer runs twice; never stopped, the camera stays on. An app built with the iOS 27 SDK has \
      to use scenes.
      """,
    help: """
      Look for a call that is forwarded by hand from the scene delegate to the app delegate, or the \
      other way round, and for a logger that logs it both from a notification and from the \
      delegate. If the app has several scenes, log the address of each.
      """,
    source: """
      Apple, "Managing your app's life cycle" and UISceneDelegate: will connect, will enter the foreground, did become \
      active, will resign active, did enter the background, did disconnect; recorded launches and returns, iOS 9 to 17.
      """,
    bad: RuleExample(
      """
      [scene@0x7e00] sceneWillConnect
      [scene@0x7e00] sceneWillEnterForeground
      [scene@0x7e00] sceneDidBecomeActive
      [scene@0x7e00] sceneWillResignActive
      [scene@0x7e00] sceneDidEnterBackground
      [scene@0x7e00] sceneDidBecomeActive
      """
    ),
    good: RuleExample(
      """
      [scene@0x7e00] sceneWillConnect
      [scene@0x7e00] sceneWillEnterForeground
      [scene@0x7e00] sceneDidBecomeActive
      [scene@0x7e00] sceneWillResignActive
      [scene@0x7e00] sceneDidEnterBackground
      [scene@0x7e00] sceneWillEnterForeground
      [scene@0x7e00] sceneDidBecomeActive
      """
    )
  )
}
