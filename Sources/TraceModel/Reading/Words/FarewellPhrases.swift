/// The phrases by which lines say that a controller has gone.
enum FarewellPhrases {
  /// All of them. Those that apps say of anything begin with the last letter of a controller's class, so that lines about other
  /// things aren't looked at.
  static let all: [WordPattern] =
    chinese + english + korean + japanese + vietnamese + russian + romance + german + turkish
    + announcing.map { WordPattern($0) }

  private static let chinese = [
    WordPattern("被销毁"), WordPattern("被释放", anchor: 1), WordPattern("被銷毀", anchor: 1), WordPattern("已销毁"),
    WordPattern("已释放"), WordPattern("已经销毁", anchor: 3), WordPattern("已经释放", anchor: 3), WordPattern("释放了"),
    WordPattern("销毁了"), WordPattern("銷毀了"), WordPattern("释放啦"), WordPattern("销毁啦"), WordPattern(" 销毁"),
    WordPattern(" 释放"), WordPattern("c销毁"), WordPattern("c释放"), WordPattern("r销毁"), WordPattern("r释放"),
  ]
  private static let english = [
    WordPattern("is released", anchor: 2), WordPattern("was released", anchor: 2),
    WordPattern("been released", anchor: 3), WordPattern("r released"), WordPattern("c released"),
    WordPattern("is destroyed", anchor: 3), WordPattern("was destroyed", anchor: 2),
    WordPattern("been destroyed", anchor: 5), WordPattern("r destroyed", anchor: 1),
    WordPattern("c destroyed", anchor: 1), WordPattern("> destroyed", anchor: 1), WordPattern("> released"),
    WordPattern("is freed"), WordPattern("was freed"),
    WordPattern("been freed", anchor: 2), WordPattern("r freed"), WordPattern("c freed"),
    WordPattern("removed from memory", anchor: 6), WordPattern("is cleared", anchor: 3),
  ]
  private static let korean =
    [
      WordPattern("해제됨"), WordPattern("메모리 해제", anchor: 6), WordPattern("메모리에서 해제", anchor: 9),
      WordPattern("메모리에서 내려감", anchor: 12), WordPattern(" 소멸"),
    ] + behindClass(["해제"])
  private static let japanese =
    [
      WordPattern("が解放され", anchor: 3), WordPattern("が破棄され", anchor: 3), WordPattern("は解放され", anchor: 3),
      WordPattern("は破棄され", anchor: 3),
    ] + behindClass(["解放され", "破棄され"])
  private static let vietnamese = [
    WordPattern("được giải phóng", anchor: 7), WordPattern(" bị huỷ"), WordPattern(" bị hủy"),
  ]
  private static let russian =
    [
      WordPattern("выгружен", anchor: 4), WordPattern("уничтожен", anchor: 4),
      WordPattern("освобожден", anchor: 4),
      WordPattern("освобождён", anchor: 4), WordPattern("деинициализирован", anchor: 6),
      WordPattern("был удален", anchor: 7), WordPattern("был удалён", anchor: 7),
      WordPattern("была удален", anchor: 9),
      WordPattern("удален из памяти", anchor: 8), WordPattern("удалён из памяти", anchor: 8),
    ] + behindClass(["удален", "удалён"])
  private static let romance =
    [
      WordPattern("desalocad"), WordPattern("liberado de memoria", anchor: 5),
      WordPattern("liberado de la memoria", anchor: 5), WordPattern("liberado da mem", anchor: 5),
      WordPattern("fue liberad", anchor: 4), WordPattern("foi liberad", anchor: 4),
      WordPattern("sido liberad", anchor: 5),
      WordPattern("fue destruid"),
      WordPattern("sido destruid"), WordPattern("foi destruíd"), WordPattern(" désalloué"),
      WordPattern("été détruit"),
      WordPattern("été libéré"),
    ] + behindClass(["liberad", "destruid", "destruíd", "détruit", "libéré"])
  private static let turkish = [WordPattern("bellekten silindi", anchor: 2)]
  private static let german = [
    WordPattern("wurde freigegeben", anchor: 7), WordPattern("wurde zerstört", anchor: 5),
  ]

  /// Words that are said of anything, right behind the end of a controller's class.
  private static func behindClass(_ words: [String]) -> [WordPattern] {
    words.flatMap { [WordPattern("c " + $0), WordPattern("r " + $0)] }
  }

  /// Those that the class follows.
  static let announcing = [
    "释放：", "销毁：", "释放:", "销毁:", "释放: ", "销毁: ", "页面销毁", "界面销毁", "控制器销毁", "页面释放",
    "控制器释放", "释放了当前类", "销毁了当前类",
  ]

  /// What may follow a phrase: how the words of some languages end, and from where somebody has gone.
  static let tails = [
    "from memory", "de la mémoire", "из памяти", "da memória", "de memoria", "de la memoria",
    "aus dem speicher", "완료", "됨",
    "되었습니다", "되었다", "됐습니다", "했습니다", "了", "啦", "ました", "ています", "ている", "た", "а", "о", "a", "o", "e", "ória",
  ]
}
