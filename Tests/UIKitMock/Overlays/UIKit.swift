// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of notifications.
import Foundation
@_exported import UIKit

extension UIScene {
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnect")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackground")
}

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
}
