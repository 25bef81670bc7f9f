//! The invented effect `DoubleDamage` in both languages.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, GermanNames, Language, card_text};

#[test]
fn doubled_damage_is_rendered_in_both_languages() {
    let file = r#"(cards: [(id: "XYZ_001", abilities: [Event([DoubleDamage(Choose())])])])"#;
    let texts = Texts::read("invented.ron", file).unwrap();
    let context = Context {
        language: Language::English,
        kind: CardType::Event,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let text = |context| card_text(&texts.cards[0], context).abilities;
    assert_eq!(text(context), ["Double the damage on a unit."]);
    assert_eq!(
        text(Context { language: Language::German, names: &GermanNames, ..context }),
        ["Verdopple den Schaden auf einer Einheit."]
    );
}
