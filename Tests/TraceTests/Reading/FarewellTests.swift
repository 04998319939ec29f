import Testing

@testable import TraceModel

/// Words that say that a controller has gone, and words that say what it lets go.
@Suite struct FarewellTests {
  @Test(arguments: [
    "JarVC 释放了", "JarVC销毁了", "JarVC释放啦", "JarVC 销毁啦", "JarVC 銷毀了", "JarVC 해제됨", "JarVC was released",
    "JarVC was released.",
    "JarVC was destroyed ✅", "---JarVC destroyed---", "*** JarVC was released ***", "deallocating JarVC",
    "Deallocating Larder.JarVC",
    "JarVC removed from memory", "JarVC was removed from memory.", "JarVC has been removed from memory!",
    "JarVC class removed from memory", "An instance of JarVC has been deallocated from memory.",
    "Instance of JarVC deallocated", "JarVC is released.", "[❌] 'JarVC' is released.", "JarVC destroyed",
    "💀 JarVC destroyed", "JarVC has been destroyed", "JarVC freed", "JarVC 메모리 해제", "JarVC 메모리 해제 완료",
    "JarVC 메모리에서 내려감", "JarVC 메모리에서 해제됨", "JarVC 소멸", "JarVCが解放されました", "JarVCが破棄されました。",
    "释放：JarVC", "销毁：JarVC", "销毁: JarVC", "JarVC 销毁", "JarVC 释放", "JarVC销毁", "JarVC выгружен из памяти",
    "JarVC 被释放了", "JarVC被销毁了", "JarVC 已经释放了", "JarVC уничтожен", "JarVC освобождён", "JarVC foi desalocado",
    "JarVC был уничтожен", "JarVC 已经销毁", "JarVC desalocado",
    "JarVC liberado de memoria",
    "JarVC wurde freigegeben", "销毁：-[JarVC dealloc]", "JarVC 解放された", "JarVCは破棄されました",
    "JarVC удалён из памяти",
    "JarVC был удалён", "JarVC деинициализирован", "JarVC đã được giải phóng", "JarVC đã bị hủy",
    "JarVC bị huỷ",
    "JarVC liberado", "JarVC fue liberado", "JarVC ha sido liberado", "JarVC destruido",
    "JarVC foi destruído",
    "JarVC désalloué", "JarVC a été détruit", "JarVC 해제", "JarVC Deinitalized", "JarVC deinitialised",
    "JarVC did call deinit",
    "JarVC executes deinit", "JarVC hits deinit", "JarVC ruft deinit auf", "deinitJarVC",
    "JarVC is cleared (Count = 0)", "JarVC is cleared -----> (Count = 0)", "JarVC is cleared (count: 0)",
    "The JarVC was deinitialized", "The JarVC was released.", "The JarVC has been deallocated",
  ]) func `a controller has gone`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n") == ["deinit JarVC"])
  }

  @Test(arguments: ["VC-1", "JarVC2", "Jar VC 3"]) func `by a number`(_ name: String) throws {
    #expect(try ReadLog.words(name + " 메모리에서 내려감\n") == ["deinit " + name])
  }

  @Test func `by its address`() throws {
    #expect(try ReadLog.words("<Larder.JarVC: 0x1f0> destroyed\n") == ["deinit JarVC@0x1f0"])
  }

  @Test(arguments: [
    "JarVC 释放了资源", "JarVC 释放啦资源", "JarCache释放啦", "JarVC 释放了 3 个瓶子", "Jar was released",
    "JarCache was released", "JarView 해제됨",
    "JarVC was released in version 2", "Version 2 of JarVC was released", "JarVC was not released",
    "Jar removed from memory", "JarVC removed from memory cache", "JarCache destroyed",
    "JarVC is not released",
    "Is JarVC destroyed", "JarVC destroyed?", "JarVC destroyed 3 lids", "JarVC is released in version 2",
    "JarVC destroyed - lids", "JarVC destroyed -- by hand", "--- JarCache destroyed ---",
    "When JarVC is released", "Verify JarVC is released.", "Make sure JarVC destroyed", "JarVC isn't freed",
    "JarVCが解放されませんでした", "JarVCが解放されたら", "JarVC 释放资源", "JarVC 메모리 해제 안 됨", "JarVC 没有销毁", "JarVC 即将销毁",
    "JarVC будет уничтожен", "JarVC não desalocado", "JarVC 메모리 해제 실패", "My JarVC destroyed",
    "Controller destroyed", "JarVC will be destroyed", "JarVC не уничтожен",
    "释放：资源", "释放：JarVC 的资源", "An instance of JarCache has been deallocated from memory.",
    "An instance of JarVC is deallocated when closed", "JarVC wurde nicht freigegeben",
    "JarVC удалил кэш", "JarVC удалена из списка", "JarVC liberado recursos", "JarModel liberado",
    "JarVC 해제 실패",
    "VC 메모리에서 내려감", "Jar-1 메모리에서 내려감",
    "JarVC: deallocating buffers", "deallocating JarCache", "deallocating JarVC resources",
    "JarVC did call deinit of the lid",
    "JarVC hits lid deinit", "deinitJars", "deinitJarVC of the lid",
    "JarVC is cleared", "JarVC is cleared (Count = 2)", "JarVC is cleared (Count = 10)",
    "JarVC cache is cleared (Count = 0)", "Jar is cleared (Count = 0)", "JarVC is cleared (Count = 0) later",
    "The JarVC was deinitialized too early", "The JarVC was not deinitialized", "The JarCache was released",
    "The cache of JarVC was released",
  ]) func `something else has gone`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  /// Sentences that say so, and of what.
  static let sentences = [
    LineSample("[Memory] Deallocating instance of 'OvenVC'", "deinit OvenVC"),
    LineSample("[View Controller] ⚫️ Deallocating instance of 'OvenVC'", "deinit OvenVC"),
    LineSample("[Memory] Deallocating instance of RecipeStore", "deinit RecipeStore"),
    LineSample("Deallocating <Larder.OvenVC: 0x1f0>", "deinit OvenVC@0x1f0"),
    LineSample("\"Deallocating <Larder.OvenVC: 0x1f0>\"", "deinit OvenVC@0x1f0"),
    LineSample("--Deallocating <Larder.OvenVC: 0x1f0>", "deinit OvenVC@0x1f0"),
    LineSample("Deallocating <Larder.Mixer: 0x1f0>", nil),
    LineSample("Deallocating trays of OvenVC", nil),
    LineSample("Deinitalizing of <Larder.OvenVC: 0x1f0>", "deinit OvenVC@0x1f0"),
    LineSample("控制器：<OvenVC: 0x1f0> 已销毁", "deinit OvenVC@0x1f0"),
    LineSample("页面：OvenVC 已释放", "deinit OvenVC"),
    LineSample("deinit：OvenVC已被销毁", "deinit OvenVC"),
    LineSample("UIViewController deinit：------OvenVC已被销毁", "deinit OvenVC"),
    LineSample("deinit: PondViewModel", "deinit PondViewModel"),
    LineSample("deinit - PondViewModel", "deinit PondViewModel"),
    LineSample("deinit <Larder.PondViewModel: 0x1f0>", "deinit PondViewModel@0x1f0"),
    LineSample("deinit: PondVC", "deinit PondVC"),
    LineSample("viewDidLoad: PondViewModel", "viewDidLoad"),
    LineSample("deinit: waiting", nil),
  ]

  /// What is said in Chinese, before the class and behind it.
  static let chinese = [
    LineSample("播放器：<OvenVC: 0x1f0> 已销毁", nil),
    LineSample("PondVC对象被释放了", "deinit PondVC"),
    LineSample("PondVC控制器已销毁", "deinit PondVC"),
    LineSample("PondViewController 页面被销毁", "deinit PondViewController"),
    LineSample("Pool1: PondVC is released", "deinit PondVC"),
    LineSample("Pool1: Big Pond VC-1 메모리에서 내려감", "deinit Big Pond VC-1"),
    LineSample("Pool1: Pond is released", nil),
    LineSample("PondModel对象被释放了", nil),
    LineSample("鱼塘对象被释放了", nil),
    LineSample("OvenVC - 销毁了", "deinit OvenVC"),
    LineSample("OvenVC -- 页面销毁了", "deinit OvenVC"),
    LineSample("OvenVC: 释放了", "deinit OvenVC"),
    LineSample("OvenVC 页面销毁", "deinit OvenVC"),
    LineSample("页面销毁OvenVC", "deinit OvenVC"),
    LineSample("页面销毁：OvenVC", "deinit OvenVC"),
    LineSample("页面销毁了 OvenVC", "deinit OvenVC"),
    LineSample("控制器销毁 OvenVC", "deinit OvenVC"),
    LineSample("释放了当前类--OvenVC", "deinit OvenVC"),
    LineSample("页面销毁OvenModel", nil),
    LineSample("释放了当前类--OvenModel", nil),
    LineSample("OvenVC - 页面销毁失败", nil),
    LineSample("页面销毁", nil),
    LineSample("页面销毁前 OvenVC", nil),
    LineSample("释放了OvenVC", nil),
    LineSample("OvenVC 释放：LidVC", nil),
  ]

  @Test(arguments: sentences + chinese) func `it is read as an event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
