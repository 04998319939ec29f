/// Words between a name and its event that say no more than that it was called: `Home called viewDidLoad`.
enum LabelFillers {
  /// All of them, in small letters where capitals don't count; the longest first, so that `has called` isn't taken for `called`.
  static let all = Phrases(
    (english + asian + russian + romance + others).sorted { $0.utf8.count > $1.utf8.count })

  /// What Korean, Japanese and Chinese put right behind a class: `HomeVC에서 viewDidLoad`. Behind a word of their own it may be a
  /// part of it.
  static let particles: Phrases = [
    "에서의", "에서", "에", "이", "가", "은", "는", "도", "를", "을", "では", "で", "が", "は", "にて", "から", "中", "里", "裡", "内",
  ]

  private static let english = [
    "invoked", "invoke", "called", "calls", "calling", "method", "'s", "’s", "->", "did receive", "receives",
    "received",
    "inside", "entered", "entering", "enter", "executing", "running", "did call", "reached", "hit", "got",
    "did trigger", "triggered", "triggers", "fires", "fired", "has called", "executes", "invokes", "enters",
    "reaches", "hits", "runs", "ruft", "current method", "current function",
  ]
  private static let asian = [
    "正在加载", "开始加载", "加载", "已进入", "进入了", "走到", "来到", "到了", "打印", "의", "の", "中的", "里的", "的", "调用了", "调用", "調用",
    "执行", "触发", "走了", "执行了", "触发了", "进入",
    "Hàm", "hàm", "gọi hàm", "Gọi hàm", "Đã gọi", "đã gọi", "gọi", "تم استدعاء", "استدعاء",
    "当前方法", "当前函数", "方法", "函数", "メソッド呼び出し", "メソッド", "関数", "메서드 호출", "메소드 호출", "함수 호출", "메서드 호출됨", "함수 호출됨",
    "메서드", "메소드", "함수",
  ]
  private static let russian = [
    "метод", "Метод", "метода", "функция", "Функция", "функции", "был вызван", "Был вызван",
    "была вызвана", "Была вызвана", "вызван", "Вызван", "вызвана", "Вызвана", "вызвался", "Вызвался", "вызов",
    "Вызов", "вызывается",
    "Вызывается", "сработал",
    "Сработал",
  ]
  private static let others = [
    "metoda", "metody", "funkcja", "funkce", "die funktion", "die methode", "funktion", "methode",
    "fonksiyon", "wywołano", "wywołana", "wywołanie", "zavolána", "zavolán", "aufruf von", "Aufruf von",
    "aangeroepen",
    "dipanggil",
  ]
  private static let romance = [
    "executou", "executando", "chamou o", "chamou", "se ejecuto", "chamando", "passou pelo", "passou por",
    "entrou em", "entrou no",
    "entrando em", "entrando en", "entró en", "se ejecutó", "se ejecuta", "ejecutando", "ejecutó", "llamando",
    "llamando a", "o método", "el método", "método", "il metodo", "metodo", "la méthode", "méthode",
    "el metodo", "se ha llamado a", "se ha llamado al", "se llama a", "appel de", "la fonction", "fonction",
    "la función", "función", "a função", "função", "la funzione", "funzione",
    "se llamó a", "se llamó",
    "se ha llamado", "fue llamado", "chiamata", "chiamata a",
    "chiamata di",
    "chiamato", "è stato chiamato", "È stato chiamato", "viene chiamato",
  ]
}
