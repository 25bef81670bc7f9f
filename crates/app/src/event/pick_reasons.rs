//! Texts for the reasons of bot picks, in each language.

use draft::BotReason;
use model::Aspect;

use crate::language::TextLanguage;

/// Returns the reason as a sentence.
pub(crate) fn pick_reason(reason: BotReason, language: TextLanguage) -> String {
    match language {
        TextLanguage::English => english(reason),
        TextLanguage::German => german(reason),
    }
}

fn english(reason: BotReason) -> String {
    match reason {
        BotReason::Leader { rating, shared: 0 } => format!("The best leader here, rated {rating}."),
        BotReason::Leader { rating, shared } => {
            let icons = if shared == 1 { "aspect" } else { "aspects" };
            format!("The best leader here, rated {rating}; shares {shared} {icons} with the leaders so far.")
        }
        BotReason::Quality { rating, ahead: ..=0 } => format!("No other card here is rated above its {rating}."),
        BotReason::Quality { rating, ahead } => {
            format!("The better card, rated {rating}: {ahead} more than the next best.")
        }
        BotReason::Removal { rating, ahead: ..=0 } => {
            format!("Removal: it takes units off the board, and no other card here is rated above its {rating}.")
        }
        BotReason::Removal { rating, ahead } => {
            format!("Removal: it takes units off the board, rated {rating}, {ahead} more than the next best.")
        }
        BotReason::Aspect { drafter_aspects, sure, worth } => {
            let aspects = list(drafter_aspects, Aspect::word, "no aspect");
            format!("Fits {aspects}: {sure} % sure to be played without penalty, worth {worth} points.")
        }
        BotReason::Curve { cost, have, wanted } => {
            format!("The deck needs {wanted} cards of cost {cost} and has {have}.")
        }
        BotReason::Signal { flowing, worth } => {
            let aspects = list(flowing, Aspect::word, "no aspect");
            format!("{aspects} keeps coming late, so it seems to be open: worth {worth} points so far.")
        }
        BotReason::OnlyCard => "There was no other card.".to_owned(),
    }
}

fn german(reason: BotReason) -> String {
    let word = |aspect: Aspect| phrase::aspect(aspect, phrase::Language::German);
    match reason {
        BotReason::Leader { rating, shared: 0 } => format!("Der beste Anführer hier, Wertung {rating}."),
        BotReason::Leader { rating, shared } => {
            let icons = if shared == 1 { "Aspekt" } else { "Aspekte" };
            format!("Der beste Anführer hier, Wertung {rating}; teilt {shared} {icons} mit den bisherigen Anführern.")
        }
        BotReason::Quality { rating, ahead: ..=0 } => {
            format!("Keine andere Karte hier hat eine höhere Wertung als {rating}.")
        }
        BotReason::Quality { rating, ahead } => {
            format!("Die bessere Karte, Wertung {rating}: {ahead} mehr als die nächstbeste.")
        }
        BotReason::Removal { rating, ahead: ..=0 } => {
            format!("Entfernt Einheiten, und keine andere Karte hier hat eine höhere Wertung als {rating}.")
        }
        BotReason::Removal { rating, ahead } => {
            format!("Entfernt Einheiten, Wertung {rating}: {ahead} mehr als die nächstbeste.")
        }
        BotReason::Aspect { drafter_aspects, sure, worth } => {
            let aspects = list(drafter_aspects, word, "keinem Aspekt");
            format!("Passt zu {aspects}: zu {sure} % ohne Aufpreis spielbar, {worth} Punkte wert.")
        }
        BotReason::Curve { cost, have, wanted } => {
            format!("Das Deck will {wanted} Karten mit Kosten {cost} und hat {have}.")
        }
        BotReason::Signal { flowing, worth } => {
            let aspects = list(flowing, word, "kein Aspekt");
            format!("{aspects} kommt immer wieder spät, scheint also frei zu sein: bisher {worth} Punkte wert.")
        }
        BotReason::OnlyCard => "Es gab keine andere Karte.".to_owned(),
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
            (BotReason::Quality { rating: 74, ahead: 5 }, "5"),
            (BotReason::Removal { rating: 75, ahead: 0 }, "75"),
            (BotReason::Removal { rating: 76, ahead: 6 }, "6"),
            (BotReason::Aspect { drafter_aspects, sure: 83, worth: 9 }, "83"),
            (BotReason::Curve { cost: 3, have: 2, wanted: 6 }, "6"),
            (BotReason::Signal { flowing: drafter_aspects, worth: 19 }, "19"),
            (BotReason::OnlyCard, ""),
        ];
        for (reason, figure) in reasons {
            let [english, german] =
                [TextLanguage::English, TextLanguage::German].map(|language| pick_reason(reason, language));
            assert!(english.contains(figure) && german.contains(figure), "{english} {german}");
            assert_ne!(english, german);
        }
        let german = pick_reason(BotReason::Aspect { drafter_aspects, sure: 83, worth: 9 }, TextLanguage::German);
        assert!(!german.contains("Command"), "{german}");
    }
}
