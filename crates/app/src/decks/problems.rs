//! Deck problems as text.

mod sentences;

use catalog::Catalog;
use decks::Problem;
use messages::deck_problems;

use crate::contract::{DeckFormat, ProblemView, TextLanguage};

/// Returns a message for new players: the problem and how to fix it.
pub(crate) fn message(problem: &Problem, language: TextLanguage) -> String {
    let language = language.into();
    let said = sentences::message(&problem.what, &problem.names, language);
    match &problem.deck {
        Some(deck) => deck_problems::OfDeck { deck, problem: &said }.text(language),
        None => said,
    }
}

/// Converts a problem to its wire type.
pub(crate) fn view(catalog: &Catalog, problem: &Problem, language: TextLanguage) -> ProblemView {
    ProblemView {
        code: problem.code().to_owned(),
        message: message(problem, language),
        cards: problem.names.clone(),
        card_ids: problem.cards.iter().map(|card| catalog.card(*card).number.to_string()).collect(),
        deck: problem.deck.map(u32::from),
        rule: problem.rule.to_owned(),
    }
}

/// Returns the problem of a limited deck without a pool, which can be built but not checked.
pub(crate) fn no_pool(format: DeckFormat, language: TextLanguage) -> ProblemView {
    let rule = if format == DeckFormat::Draft { "CR 10.3.1A" } else { "CR 10.2.1A" };
    ProblemView {
        code: "deck.no_pool".to_owned(),
        message: deck_problems::NoPool {}.text(language),
        cards: Vec::new(),
        card_ids: Vec::new(),
        deck: None,
        rule: rule.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use decks::{CardPool, CopyScope, ProblemCode};
    use model::CardType;

    use super::*;

    fn said(what: ProblemCode, names: &[&str], deck: Option<u8>, language: TextLanguage) -> String {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        message(&Problem { what, cards: Vec::new(), names, rule: "CR 9.1", deck }, language)
    }

    fn english(what: ProblemCode, names: &[&str]) -> String {
        said(what, names, None, TextLanguage::English)
    }

    fn every_problem() -> Vec<ProblemCode> {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 3, 13).unwrap();
        vec![
            ProblemCode::LeaderCount { have: 0, need: 1 },
            ProblemCode::LeaderCount { have: 2, need: 1 },
            ProblemCode::BaseCount { have: 2 },
            ProblemCode::TooFewCards { have: 1, need: 30 },
            ProblemCode::UnknownCard("XYZ_001".parse().unwrap()),
            ProblemCode::NotALeader { kind: CardType::Unit },
            ProblemCode::NotABase { kind: CardType::Event },
            ProblemCode::NotADeckCard { kind: CardType::TokenUnit },
            ProblemCode::NotADeckCard { kind: CardType::Leader },
            ProblemCode::NotInPool { have: 1, pool: 0 },
            ProblemCode::NotInPool { have: 3, pool: 1 },
            ProblemCode::BaseNotAllowed,
            ProblemCode::TooManyCopies { have: 4, most: 3, over: CopyScope::DeckAndSideboard },
            ProblemCode::TooManyCopies { have: 4, most: 3, over: CopyScope::AllDecks(vec![(1, 2), (2, 2)]) },
            ProblemCode::SideboardTooLarge { have: 11, most: 10 },
            ProblemCode::NoSideboard { have: 1, format: "Twin Suns" },
            ProblemCode::Suspended { list: CardPool::Premier, since: day, until: Some(day) },
            ProblemCode::Suspended { list: CardPool::Premier, since: day, until: None },
            ProblemCode::Rotated { pool: CardPool::Premier, on: day, returns: Some(day) },
            ProblemCode::NotReleased { on: day },
            ProblemCode::NotInCardPool { pool: CardPool::Eternal },
            ProblemCode::SameLeader,
            ProblemCode::OpposedLeaders,
            ProblemCode::DeckCount { have: 0, need: 3 },
            ProblemCode::SharedLeader { decks: vec![1, 3] },
            ProblemCode::SharedBase { decks: vec![2, 3] },
        ]
    }

    /// Every letter comes from the catalogue, except for those of the cards, the card number and the formats.
    #[test]
    fn deck_problems_have_no_text_of_their_own() {
        for what in every_problem() {
            let sentence = messages::pseudo(|| said(what.clone(), &["Wampa", "Greedo"], Some(2), TextLanguage::German));
            let words = sentence.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
            let names = ["Wampa", "Greedo", "XYZ", "Premier", "Eternal", "Twin", "Suns"];
            let left: Vec<&str> = words.filter(|word| !names.contains(word)).collect();
            assert!(left.is_empty(), "{left:?} in {sentence}");
        }
    }

    #[test]
    fn every_deck_problem_has_a_separate_sentence_in_each_language() {
        let mut seen = std::collections::HashSet::new();
        for what in every_problem() {
            for language in [TextLanguage::English, TextLanguage::German] {
                let sentence = said(what.clone(), &["Wampa", "Greedo"], None, language);
                assert!(sentence.ends_with('.') && seen.insert(sentence.clone()), "{what:?}: {sentence}");
            }
        }
    }

    #[test]
    fn sentences_of_deck_problems_name_the_days() {
        let day = |text: &str| text.parse::<chrono::NaiveDate>().unwrap();
        let (pool, on) = (CardPool::Premier, day("2026-03-13"));
        assert_eq!(
            english(ProblemCode::Rotated { pool, on, returns: Some(day("2026-07-17")) }, &["Consortium StarViper"]),
            "Consortium StarViper left Premier on 2026-03-13 and returns as a reprint on 2026-07-17. Play another card \
             instead, or play Eternal."
        );
        let suspended = |until| ProblemCode::Suspended { list: pool, since: day("2026-04-24"), until };
        assert_eq!(
            english(suspended(None), &["Cad Bane"]),
            "Cad Bane is suspended in Premier since 2026-04-24. Play another card instead."
        );
        let until = suspended(Some(day("2026-10-09")));
        assert!(english(until.clone(), &["Cad Bane"]).contains("since 2026-04-24, until 2026-10-09"));
        let german = said(until, &["Cad Bane"], None, TextLanguage::German);
        assert_eq!(
            german,
            "Cad Bane ist in Premier seit 24.04.2026 bis 09.10.2026 gesperrt. Spiele eine andere Karte."
        );
        assert_eq!(
            english(ProblemCode::NotReleased { on }, &["Cad Bane"]),
            "Cad Bane is released on 2026-03-13 and cannot be played before that day. Play another card instead."
        );
        let nowhere = ProblemCode::NotInCardPool { pool };
        assert!(english(nowhere, &["Wampa"]).contains("not in any set of the Premier pool"));
    }

    #[test]
    fn sentences_of_deck_problems_name_cards_decks_and_figures() {
        let few = ProblemCode::TooFewCards { have: 29, need: 30 };
        assert!(english(few, &[]).contains("Add 1."));
        let vault = ProblemCode::TooFewCards { have: 30, need: 40 };
        assert!(english(vault, &["Data Vault"]).contains("needs at least 40 with Data Vault"));
        let token = ProblemCode::NotADeckCard { kind: CardType::TokenUnit };
        assert!(english(token, &["X-Wing"]).contains("tokens are not part of the deck"));
        let strange = ProblemCode::UnknownCard("XYZ_001".parse().unwrap());
        assert!(english(strange, &[]).contains("XYZ_001"));
        assert!(english(ProblemCode::OpposedLeaders, &["A", "B"]).contains("show both Heroism and Villainy"));
        let count = ProblemCode::DeckCount { have: 2, need: 3 };
        assert_eq!(english(count, &[]), "There are 2 decks; Trilogy needs exactly 3.");
        let of_three = said(ProblemCode::TooFewCards { have: 49, need: 50 }, &[], Some(3), TextLanguage::English);
        assert!(of_three.starts_with("Deck 3: The deck has 49 cards"), "{of_three}");
        let few = ProblemCode::TooFewCards { have: 50, need: 60 };
        assert_eq!(
            english(few, &["Data Vault"]),
            "The deck has 50 cards; it needs at least 60 with Data Vault (leader and base not counted). Add 10."
        );
        let leaders = ProblemCode::LeaderCount { have: 2, need: 1 };
        assert_eq!(english(leaders, &[]), "The deck has 2 leaders; it needs exactly 1. Remove 1.");
        let bases = ProblemCode::BaseCount { have: 0 };
        assert_eq!(english(bases, &[]), "The deck has no base; it needs exactly 1. Add 1.");
        let leader = ProblemCode::NotABase { kind: CardType::Leader };
        assert!(english(leader, &["Wampa"]).contains("is a leader, not a base"));
        let over = CopyScope::DeckAndSideboard;
        let copies = ProblemCode::TooManyCopies { have: 4, most: 3, over };
        assert!(english(copies, &["Wampa"]).contains("4 copies in deck and sideboard together"));
        let large = ProblemCode::SideboardTooLarge { have: 11, most: 10 };
        assert_eq!(english(large, &[]), "The sideboard has 11 cards; at most 10 are allowed. Remove 1.");
        assert_eq!(
            english(ProblemCode::NoSideboard { have: 1, format: "Twin Suns" }, &[]),
            "Twin Suns has no sideboard, but the list has one with 1 card. Move it into the deck or remove it."
        );
        let shared = ProblemCode::SharedBase { decks: vec![2, 3] };
        assert!(english(shared, &["Chopper Base"]).starts_with("Chopper Base is the base of decks 2 and 3."));
        let over = CopyScope::AllDecks(vec![(1, 2), (2, 1), (3, 1)]);
        assert_eq!(
            english(ProblemCode::TooManyCopies { have: 4, most: 3, over }, &["Death Trooper"]),
            "Death Trooper: 4 copies (2 in deck 1, 1 in deck 2, 1 in deck 3); at most 3 are allowed in all the decks \
             together. Remove 1."
        );
    }
}
