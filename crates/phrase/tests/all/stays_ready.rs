//! The invented modifier `StaysReady` in both languages.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, card_text};

#[test]
fn a_unit_that_stays_ready_is_rendered_in_both_languages() {
    let file = r#"(cards: [(id: "XYZ_001", abilities: [Constant(gives: [StaysReady])])])"#;
    let texts = Texts::read("invented.ron", file).unwrap();
    let context = Context {
        language: Language::English,
        kind: CardType::Unit,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let text = |context| card_text(&texts.cards[0], context).abilities;
    assert_eq!(text(context), ["This unit doesn't exhaust when attacking a unit."]);
    assert_eq!(
        text(Context { language: Language::German, names: &GermanNames, ..context }),
        ["Diese Einheit wird beim Angriff auf eine Einheit nicht erschöpft."]
    );
}
