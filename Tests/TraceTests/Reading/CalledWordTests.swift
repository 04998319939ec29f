import Testing

@testable import TraceModel

/// Words in many languages that a function was called, with as many that say something else.
@Suite struct CalledWordTests {
  /// Behind the function.
  static let called = [
    LineSample("viewDidLoad chiamato", "viewDidLoad"),
    LineSample("viewWillAppear è stato chiamato", "viewWillAppear"),
    LineSample("PondVC: viewDidLoad dipanggil", "viewDidLoad PondVC"),
    LineSample("viewDidLoad telah dipanggil", "viewDidLoad"),
    LineSample("viewWillAppear đã được gọi", "viewWillAppear"),
    LineSample("viewDidAppear fonksiyonu çalıştı", "viewDidAppear"),
    LineSample("viewDidLoad se ejecutó", "viewDidLoad"),
    LineSample("viewDidLoad wywołano", "viewDidLoad"),
    LineSample("viewDidLoad wird ausgeführt", "viewDidLoad"),
    LineSample("viewDidLoad got invoked", "viewDidLoad"),
    LineSample("viewDidLoad hit", "viewDidLoad"),
    LineSample("viewDidLoad hit twice", nil),
    LineSample("viewDidLoad running late today", nil),
    LineSample("viewDidLoad non è stato chiamato", nil),
    LineSample("PondVC viewDidLoad belum dipanggil", nil),
    LineSample("PondVC viewDidLoad chưa được gọi", nil),
  ]

  /// Before it.
  static let methods = [
    LineSample("O método viewDidLoad foi chamado", "viewDidLoad"),
    LineSample("El método viewDidLoad se ejecutó", "viewDidLoad"),
    LineSample("Se ha llamado a viewDidAppear", "viewDidAppear"),
    LineSample("加载viewDidLoad", "viewDidLoad"),
    LineSample("PondVC加载viewDidLoad", "viewDidLoad PondVC"),
    LineSample("已进入 viewDidLoad", "viewDidLoad"),
    LineSample("首页viewDidLoad", "viewDidLoad 首页"),
    LineSample("была вызвана функция viewDidLoad()", "viewDidLoad"),
    LineSample("OvenVC: вызвана функция viewDidLoad()", "viewDidLoad OvenVC"),
    LineSample("Вызов метода viewDidLoad", "viewDidLoad"),
    LineSample("Funktion viewDidLoad", "viewDidLoad"),
    LineSample("La fonction viewDidLoad est appelée", "viewDidLoad"),
    LineSample("메서드 호출: viewDidLoad", "viewDidLoad"),
    LineSample("当前方法 viewDidLoad", "viewDidLoad"),
    LineSample("関数 viewDidLoad", "viewDidLoad"),
    LineSample("gọi hàm viewDidLoad", "viewDidLoad"),
    LineSample("Funktionen viewDidLoad", "viewDidLoad Funktionen"),
  ]

  /// With a controller.
  static let calls = [
    LineSample("OvenVC has called viewDidLoad()", "viewDidLoad OvenVC"),
    LineSample("OvenVC has viewDidLoad", nil),
    LineSample("true viewWillAppear(_:)", "viewWillAppear"),
  ]

  @Test(arguments: called + methods + calls) func `a line is read as its event`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
