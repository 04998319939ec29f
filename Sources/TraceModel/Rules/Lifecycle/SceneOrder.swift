extension RuleInfo {
  /// TC110, scene-order.
  package static let sceneOrder = RuleInfo(
    id: 110, name: "scene-order", level: .warning,
    summary: "A scene, or the app, gets a call of its life that its state does not allow.",
    why: """
      What is begun in one of these calls is ended in its opposite: twice begun, a timer runs twice; never ended, a \
      camera stays on. From iOS 27 on every app has scenes.
      """,
    help: """
      Look for a call that is forwarded by hand, from the delegate of the scene to that of the app or the other way, and \
      for a logger that is told by a notification and by the delegate. Log the address of the scene where an app has \
      several.
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
