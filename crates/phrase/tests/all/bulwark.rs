//! The invented keyword Bulwark in both languages.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, card_text};

#[test]
fn bulwark_is_rendered_in_both_languages() {
    let file = r#"(cards: [(id: "XYZ_001", abilities: [Constant(gives: [Keyword(Bulwark)])])])"#;
    let texts = Texts::read("invented.ron", file).unwrap();
    let context = Context {
        language: Language::English,
        kind: CardType::Unit,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let text = |context| card_text(&texts.cards[0], context).abilities;
    assert_eq!(text(context), ["This unit gains Bulwark."]);
    assert_eq!(
        text(Context { language: Language::German, names: &GermanNames, ..context }),
        ["Diese Einheit erhält Bollwerk."]
    );
}
