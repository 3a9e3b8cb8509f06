//! Pictures out of the sprite that every page carries: a name is all a picture costs.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use words::Colour;

/// The sprite without its comments, as it stands at the top of every page.
static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let mut text = include_str!("../assets/icons.svg").trim().to_owned();
    while let (Some(from), Some(to)) = (text.find("<!--"), text.find("-->")) {
        text.replace_range(from..to + 3, "");
    }
    text.replace(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"",
        "<svg class=\"sprite\" focusable=\"false\"",
    )
    .replace('\n', "")
});

/// The sprite, for the top of a page.
pub(crate) fn sprite() -> Markup {
    PreEscaped(SPRITE.clone())
}

/// A symbol of the sprite, hidden from assistive tools: words stand beside it.
pub fn icon(symbol: &str) -> Markup {
    picture("i", symbol)
}

/// A piece of the sprite in the flow of text.
pub fn piece(symbol: &str) -> Markup {
    picture("pc", symbol)
}

fn picture(class: &str, symbol: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { (use_of(symbol)) } }
}

/// A picture inside something that has a label of its own, which covers what is in it.
pub fn bare(class: &str, symbol: &str) -> Markup {
    PreEscaped(format!(r##"<svg class="{class}"><use href="#{symbol}"/></svg>"##))
}

/// A `<use>` of a symbol of the sprite.
pub fn use_of(symbol: &str) -> Markup {
    PreEscaped(format!(r##"<use href="#{symbol}"/>"##))
}

/// The piece of a seat of this colour.
pub fn piece_in(colour: Colour) -> Markup {
    piece(symbol_in(colour))
}

/// The symbol of a piece in the sprite.
pub const fn symbol_in(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "m-red",
        Colour::Yellow => "m-yellow",
        Colour::Green => "m-green",
        Colour::Blue => "m-blue",
        Colour::Purple => "m-purple",
    }
}
