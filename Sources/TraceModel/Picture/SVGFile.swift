/// Pictures below each other in one SVG file: dark on white, wherever it is shown.
package struct SVGFile {
  private static let headingHeight = 34

  private let pictures: [Picture]

  /// A file of pictures.
  package init(_ pictures: [Picture]) {
    self.pictures = pictures
  }

  /// The file's content.
  package func bytes() -> ContiguousArray<UInt8> {
    let sizes = pictures.map(PictureGeometry.init)
    let titles = pictures.map { PictureGeometry.width(columns: ShownText.width(of: Self.title($0))) + 24 }
    let width = max(200, (sizes.map(\.width) + titles).max() ?? 0)
    let height = sizes.reduce(0) { $0 + $1.height + Self.headingHeight }
    var markup = Markup()
    markup.element("svg", attributes(width, height)) { markup in
      markup.element("title", ["id": "t"], text: pictures.map(\.title).joined(separator: ", "))
      markup.element("desc", ["id": "d"], text: pictures.map(\.summary).joined(separator: " "))
      markup.shape("rect", ["width": "100%", "height": "100%", "fill": "#ffffff"])
      var top = 0
      for (index, picture) in pictures.enumerated() {
        write(picture, index, top, sizes[index], to: &markup)
        top += sizes[index].height + Self.headingHeight
      }
    }
    markup.line()
    return markup.bytes
  }

  private func attributes(_ width: Int, _ height: Int) -> Markup.Attributes {
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": "\(width)", "height": "\(height)",
      "viewBox": "0 0 \(width) \(height)", "color": "#1b1f24", "role": "img", "aria-labelledby": "t d",
      "font-family": SVGPicture.font, "font-size": "12",
    ]
  }

  private func write(
    _ picture: Picture, _ index: Int, _ top: Int, _ size: PictureGeometry, to markup: inout Markup
  ) {
    markup.element(
      "text", ["x": "12", "y": "\(top + 22)", "fill": Ink.text, "font-weight": "bold"],
      text: Self.title(picture))
    markup.element(
      "svg", ["y": "\(top + Self.headingHeight)", "width": "\(size.width)", "height": "\(size.height)"]
    ) { markup in
      SVGPicture(picture, id: "p\(index + 1)").writeContent(to: &markup)
    }
  }

  private static func title(_ picture: Picture) -> String {
    ShownText.shortened(picture.title, to: PictureGeometry.headingColumns)
  }
}
