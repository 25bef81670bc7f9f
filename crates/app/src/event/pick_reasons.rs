//! Texts for the reasons of bot picks, in each language.

use draft::BotReason;
use messages::pick_reasons as wording;
use model::Aspect;

use crate::language::TextLanguage;

/// Minimum difference in rating of a card that is clearly the best.
const CLEARLY: i16 = 15;
/// Minimum probability, in percent, of a card in the drafter's aspects.
const SURE: u8 = 85;

/// Returns the reason for a pick as a sentence. `pack` is 0 for leaders. In the first pack, aspects are only a
/// tendency, however sure the bot's plan is.
pub(crate) fn pick_reason(reason: BotReason, pack: u8, language: TextLanguage) -> String {
    match reason {
        BotReason::Leader { rating, shared: 0 } => wording::BestLeader { rating: &rating }.text(language),
        BotReason::Leader { rating, shared } => {
            wording::BestLeaderShared { rating: &rating, shared: &shared }.text(language)
        }
        BotReason::Quality { rating, ahead: ..=0 } => wording::NoneBetter { rating: &rating }.text(language),
        BotReason::Quality { rating, ahead } => {
            let next = &(rating - ahead);
            wording::Best { clearly: ahead >= CLEARLY, rating: &rating, next }.text(language)
        }
        BotReason::Removal { rating, ahead: ..=0 } => wording::RemovalNoneBetter { rating: &rating }.text(language),
        BotReason::Removal { rating, ahead } => {
            let next = &(rating - ahead);
            wording::RemovalBest { clearly: ahead >= CLEARLY, rating: &rating, next }.text(language)
        }
        BotReason::Aspect { drafter_aspects, sure, .. } => {
            let aspects = &list(drafter_aspects, language);
            match (pack, sure) {
                (..=1, _) => wording::LeansTowards { aspects }.text(language),
                (_, SURE..) => wording::InAspects { aspects }.text(language),
                (_, sure) => wording::ProbablyInAspects { percent: &sure, aspects }.text(language),
            }
        }
        BotReason::Curve { cost, have, wanted } if have < wanted => {
            wording::GoodForCurve { cost: &cost, have: &have, wanted: &wanted }.text(language)
        }
        BotReason::Curve { cost, have, wanted } => {
            wording::CurveFull { cost: &cost, have: &have, wanted: &wanted }.text(language)
        }
        BotReason::Signal { flowing, .. } => wording::ComesLate { aspects: &list(flowing, language) }.text(language),
        BotReason::OnlyCard => wording::LastCard {}.text(language),
    }
}

fn list(aspects: [Option<Aspect>; 3], language: TextLanguage) -> String {
    let word = |aspect: Aspect| match language {
        TextLanguage::English | TextLanguage::French => aspect.word(),
        TextLanguage::German => phrase::aspect(aspect, phrase::Language::German),
    };
    let words: Vec<&str> = aspects.into_iter().flatten().map(word).collect();
    if words.is_empty() { wording::NoAspect {}.text(language) } else { words.join(", ") }
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
