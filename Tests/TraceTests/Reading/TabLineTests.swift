import Testing

@testable import TraceModel

/// The tab that is selected, in the words of those that print it.
@Suite struct TabLineTests {
  static let tabs = [
    LineSample("TabBar didSelect FrogNav", "tabBarControllerDidSelect - FrogNav"),
    LineSample("[TabBar] didSelect FrogVC", "tabBarControllerDidSelect TabBar FrogVC"),
    LineSample("PondTabBar: didSelect FrogVC", "tabBarControllerDidSelect PondTabBar FrogVC"),
    LineSample("TabBar didSelect Frog", nil),
    LineSample("TabBar didSelect <UITabBarItem: 0x1f0>", nil),
    LineSample("PondTable didSelect FrogVC", nil),
  ]

  /// The number of a tab is no controller's name.
  static let indices = [
    LineSample("tabBarController didSelect 1", "tabBarControllerDidSelect"),
    LineSample("tabBarController didSelect: 2", "tabBarControllerDidSelect"),
    LineSample("tabBarController shouldSelect 0", "tabBarControllerShouldSelect"),
    LineSample("[PondTabs] select 2", "select PondTabs 2"),
    LineSample("tableView didSelect 1", nil), LineSample("didSelect 1", nil),
    LineSample("collectionView shouldSelect: 2", nil),
  ]

  static let selected = [
    LineSample("didSelectViewController: <Larder.OvenVC: 0x1f0>", "tabBarControllerDidSelect - OvenVC@0x1f0"),
    LineSample("didSelectViewController:[<Larder.OvenVC: 0x1f0>]", "tabBarControllerDidSelect"),
    LineSample("didSelectViewController: fromIndex: 2", nil),
    LineSample("didSelectViewController", nil),
  ]

  @Test(arguments: tabs + indices + selected) func `a line is read as its event`(_ sample: LineSample) throws
  {
    try sample.expectReading()
  }
}
