//! Screen texts of all implemented cards as snapshot files: a change of a tree, of the ability language or of a
//! rendering shows up here as changed sentences. After a wanted change, run `INSTA_UPDATE=always cargo test -p app
//! --test card_texts` and read the diff.

use app::contract::{CardTextView, Settings, TextLanguage, TextPart};
use catalog::Catalog;

use crate::desks;

fn line(parts: &[TextPart]) -> String {
    parts.iter().map(|part| part.text.as_str()).collect()
}

/// Formats a card for the reader: keywords, then its lines; a leader's unit side separately.
fn shown(name: &str, words: &CardTextView) -> String {
    let mut text = format!("{} {name}\n", words.number);
    if !words.keywords.is_empty() {
        text.push_str(&format!(
            "    [{}]\n",
            words.keywords.iter().map(|parts| line(parts)).collect::<Vec<_>>().join("; ")
        ));
    }
    for (mark, lines) in [(' ', &words.front), ('>', &words.unit)] {
        for parts in lines {
            text.push_str(&format!("  {mark} {}\n", line(parts)));
        }
    }
    text
}

#[test]
fn card_texts_match_their_snapshots() {
    let catalog = Catalog::embedded().unwrap();
    let (_, texts) = catalog::texts::embedded().unwrap();
    let desk = desks::in_memory().unwrap();
    let settings = desk.about().unwrap().settings;
    for (language, name) in [(TextLanguage::English, "english"), (TextLanguage::German, "german")] {
        desk.save_settings(Settings { language, ..settings.clone() }).unwrap();
        for set in catalog.sets() {
            let numbers: Vec<String> = catalog.cards_of(set.code).map(|card| card.number.to_string()).collect();
            let words = desk.games().card_words(&numbers).unwrap();
            let written = words.iter().zip(catalog.cards_of(set.code)).filter(|(words, _)| words.written);
            let shown: Vec<String> = written.map(|(words, card)| shown(&card.full_name(), words)).collect();
            // A set with reprints only has no new texts yet.
            if texts.iter().any(|text| text.id.set == set.code) {
                insta::assert_snapshot!(format!("{}_{name}", set.code.as_str().to_lowercase()), shown.concat());
            }
        }
    }
}

/// French is a preview for one set: any other card is English, its keywords too.
#[test]
fn a_card_has_all_its_texts_in_one_language() {
    let desk = desks::in_memory().unwrap();
    let settings = desk.about().unwrap().settings;
    let texts = |language: TextLanguage| -> Vec<String> {
        desk.save_settings(Settings { language, ..settings.clone() }).unwrap();
        // A leader, a unit with a keyword, a base; the same of another set, and a leader that may be an upgrade.
        let numbers = ["SOR_010", "SOR_117", "SOR_022", "SHD_010", "SHD_117", "SHD_029", "JTL_010"].map(str::to_owned);
        desk.games().card_words(&numbers).unwrap().iter().map(|words| shown("", words)).collect()
    };
    let (french, english) = (texts(TextLanguage::French), texts(TextLanguage::English));
    assert_eq!(french[3..], english[3..]);
    assert!(french[0].contains("Action épique\u{a0}: "));
    assert!(french[1].contains("[Embuscade; "), "{}", french[1]);
    assert!(french[..3].iter().zip(&english).all(|(french, english)| french != english), "{french:?}");
}
