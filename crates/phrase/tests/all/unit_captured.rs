//! The invented trigger `UnitCaptured` in both languages.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, card_text};

#[test]
fn the_trigger_is_rendered_in_both_languages() {
    let file = r#"(cards: [(id: "XYZ_001", abilities: [When(on: [UnitCaptured(side: Enemy)], do: [Draw()])])])"#;
    let texts = Texts::read("invented.ron", file).unwrap();
    let context = Context {
        language: Language::English,
        kind: CardType::Unit,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let text = |context| card_text(&texts.cards[0], context).abilities;
    assert_eq!(text(context), ["When an enemy unit is captured: Draw a card."]);
    assert_eq!(
        text(Context { language: Language::German, names: &GermanNames, ..context }),
        ["Wenn eine feindliche Einheit gefangen genommen wird: Ziehe eine Karte."]
    );
}
