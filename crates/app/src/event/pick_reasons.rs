//! Texts for the reasons of bot picks, in each language.

use draft::BotReason;
use model::Aspect;

use crate::language::TextLanguage;

/// Minimum difference in rating of a card that is clearly the best.
const CLEARLY: i16 = 15;
/// Minimum probability, in percent, of a card in the drafter's aspects.
const SURE: u8 = 85;

/// Returns the reason for a pick as a sentence. `pack` is 0 for leaders. In the first pack, aspects are only a
/// tendency, however sure the bot's plan is.
pub(crate) fn pick_reason(reason: BotReason, pack: u8, language: TextLanguage) -> String {
    match language {
        TextLanguage::English => english(reason, pack),
        TextLanguage::German => german(reason, pack),
    }
}

fn english(reason: BotReason, pack: u8) -> String {
    match reason {
        BotReason::Leader { rating, shared: 0 } => format!("The best leader here (rated {rating})."),
        BotReason::Leader { rating, shared } => {
            let icons = if shared == 1 { "aspect" } else { "aspects" };
            format!("The best leader here (rated {rating}); shares {shared} {icons} with the leaders so far.")
        }
        BotReason::Quality { rating, ahead: ..=0 } => format!("No card here is better (rated {rating})."),
        BotReason::Quality { rating, ahead } => {
            let how = if ahead >= CLEARLY { "Clearly the best card" } else { "The best card" };
            format!("{how} (rated {rating}, the next {}).", rating - ahead)
        }
        BotReason::Removal { rating, ahead: ..=0 } => format!("Removal, and no card here is better (rated {rating})."),
        BotReason::Removal { rating, ahead } => {
            let how = if ahead >= CLEARLY { "clearly the best card" } else { "the best card" };
            format!("Removal, and {how} (rated {rating}, the next {}).", rating - ahead)
        }
        BotReason::Aspect { drafter_aspects, sure, .. } => {
            let aspects = list(drafter_aspects, Aspect::word, "no aspect");
            match (pack, sure) {
                (..=1, _) => format!("Leans towards {aspects}; the deck is still open."),
                (_, SURE..) => format!("In the deck\u{2019}s aspects: {aspects}."),
                (_, sure) => format!("Probably in the deck\u{2019}s aspects ({sure} %): {aspects}."),
            }
        }
        BotReason::Curve { cost, have, wanted } if have < wanted => {
            format!("Good for the curve: {have} cards of cost {cost} so far, about {wanted} wanted.")
        }
        BotReason::Curve { cost, have, wanted } => {
            format!(
                "Cost {cost} is full ({have}, about {wanted} wanted), but the better card is even harder to fit in."
            )
        }
        BotReason::Signal { flowing, .. } => {
            let aspects = list(flowing, Aspect::word, "no aspect");
            format!("{aspects} keeps coming late, so it seems to be open.")
        }
        BotReason::OnlyCard => "The last card.".to_owned(),
    }
}

fn german(reason: BotReason, pack: u8) -> String {
    let word = |aspect: Aspect| phrase::aspect(aspect, phrase::Language::German);
    match reason {
        BotReason::Leader { rating, shared: 0 } => format!("Der beste Anführer hier (Wertung {rating})."),
        BotReason::Leader { rating, shared } => {
            let icons = if shared == 1 { "Aspekt" } else { "Aspekte" };
            format!("Der beste Anführer hier (Wertung {rating}); teilt {shared} {icons} mit den bisherigen Anführern.")
        }
        BotReason::Quality { rating, ahead: ..=0 } => format!("Keine Karte hier ist besser (Wertung {rating})."),
        BotReason::Quality { rating, ahead } => {
            let how = if ahead >= CLEARLY { "Klar die beste Karte" } else { "Die beste Karte" };
            format!("{how} (Wertung {rating}, die nächste {}).", rating - ahead)
        }
        BotReason::Removal { rating, ahead: ..=0 } => {
            format!("Entfernt Einheiten, und keine Karte hier ist besser (Wertung {rating}).")
        }
        BotReason::Removal { rating, ahead } => {
            let how = if ahead >= CLEARLY { "klar die beste Karte" } else { "die beste Karte" };
            format!("Entfernt Einheiten und ist {how} (Wertung {rating}, die nächste {}).", rating - ahead)
        }
        BotReason::Aspect { drafter_aspects, sure, .. } => {
            let aspects = list(drafter_aspects, word, "kein Aspekt");
            match (pack, sure) {
                (..=1, _) => format!("Tendenz zu {aspects}; das Deck ist noch offen."),
                (_, SURE..) => format!("In den Aspekten des Decks: {aspects}."),
                (_, sure) => format!("Wahrscheinlich in den Aspekten des Decks ({sure} %): {aspects}."),
            }
        }
        BotReason::Curve { cost, have, wanted } if have < wanted => {
            format!("Gut für die Kurve: bisher {have} Karten mit Kosten {cost}, etwa {wanted} gewünscht.")
        }
        BotReason::Curve { cost, have, wanted } => format!(
            "Kosten {cost} sind voll ({have}, etwa {wanted} gewünscht), aber die bessere Karte passt noch schlechter."
        ),
        BotReason::Signal { flowing, .. } => {
            let aspects = list(flowing, word, "kein Aspekt");
            format!("{aspects} kommt immer wieder spät und scheint frei zu sein.")
        }
        BotReason::OnlyCard => "Die letzte Karte.".to_owned(),
    }
}

fn list(aspects: [Option<Aspect>; 3], word: impl Fn(Aspect) -> &'static str, none: &str) -> String {
    let words: Vec<&str> = aspects.into_iter().flatten().map(word).collect();
    if words.is_empty() { none.to_owned() } else { words.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each reason shows its figures in both languages, and no sentence is the same in both.
    #[test]
    fn pick_reasons_exist_in_both_languages() {
        let drafter_aspects = [Some(Aspect::Command), Some(Aspect::Heroism), None];
        let reasons = [
            (BotReason::Leader { rating: 71, shared: 0 }, "71"),
            (BotReason::Leader { rating: 72, shared: 2 }, "2"),
            (BotReason::Quality { rating: 73, ahead: 0 }, "73"),
            (BotReason::Quality { rating: 74, ahead: 5 }, "69"),
            (BotReason::Removal { rating: 75, ahead: 0 }, "75"),
            (BotReason::Removal { rating: 76, ahead: 26 }, "50"),
            (BotReason::Aspect { drafter_aspects, sure: 83, worth: 9 }, "83"),
            (BotReason::Curve { cost: 3, have: 2, wanted: 6 }, "6"),
            (BotReason::Curve { cost: 2, have: 14, wanted: 7 }, "14"),
            (BotReason::Signal { flowing: drafter_aspects, worth: 19 }, ""),
            (BotReason::OnlyCard, ""),
        ];
        for (reason, figure) in reasons {
            let [english, german] =
                [TextLanguage::English, TextLanguage::German].map(|language| pick_reason(reason, 2, language));
            assert!(english.contains(figure) && german.contains(figure), "{english} {german}");
            assert_ne!(english, german);
        }
        let german = pick_reason(BotReason::Aspect { drafter_aspects, sure: 83, worth: 9 }, 2, TextLanguage::German);
        assert!(!german.contains("Command"), "{german}");
    }

    /// In the first pack, no aspect is certain; later, only those that are nearly sure.
    #[test]
    fn aspects_are_a_tendency_before_the_second_pack() {
        let drafter_aspects = [Some(Aspect::Aggression), Some(Aspect::Heroism), Some(Aspect::Cunning)];
        let said = |sure: u8, pack: u8| {
            pick_reason(BotReason::Aspect { drafter_aspects, sure, worth: 32 }, pack, TextLanguage::English)
        };
        assert_eq!(said(100, 1), "Leans towards Aggression, Heroism, Cunning; the deck is still open.");
        assert_eq!(said(100, 2), "In the deck\u{2019}s aspects: Aggression, Heroism, Cunning.");
        assert_eq!(said(60, 3), "Probably in the deck\u{2019}s aspects (60 %): Aggression, Heroism, Cunning.");
    }
}
