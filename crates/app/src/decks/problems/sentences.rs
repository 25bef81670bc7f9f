//! Sentences for deck problems, from the catalogue of messages.

use chrono::NaiveDate;
use decks::{CardPool, CopyScope, ProblemCode};
use messages::{Language, deck_problems as wording};
use model::CardType;

/// Returns the message of a problem, with the names of the cards involved.
pub(super) fn message(what: &ProblemCode, names: &[String], language: Language) -> String {
    let name = &names.first().map_or("", String::as_str);
    match what {
        ProblemCode::LeaderCount { have, need } => {
            let start = wording::LeaderCount { have, need }.text(language);
            with_number(start, *have, *need, language)
        }
        ProblemCode::BaseCount { have } => with_number(wording::BaseCount { have }.text(language), *have, 1, language),
        ProblemCode::TooFewCards { have, need } => {
            let missing = &need.saturating_sub(*have);
            match names.first() {
                Some(base) => wording::TooFewCardsWithBase { have, need, base, missing }.text(language),
                None => wording::TooFewCards { have, need, missing }.text(language),
            }
        }
        ProblemCode::UnknownCard(number) => wording::UnknownCard { number: &number.to_string() }.text(language),
        ProblemCode::NotALeader { kind } => wording::NotALeader { name, kind: &a_kind(*kind, language) }.text(language),
        ProblemCode::NotABase { kind } => wording::NotABase { name, kind: &a_kind(*kind, language) }.text(language),
        ProblemCode::NotADeckCard { kind } => misplaced(name, *kind, language),
        ProblemCode::NotInPool { have, pool: 0 } => wording::NotInPool { name, have }.text(language),
        ProblemCode::NotInPool { have, pool } => {
            let surplus = &have.saturating_sub(*pool);
            wording::FewerInPool { name, have, pool, surplus }.text(language)
        }
        ProblemCode::BaseNotAllowed => wording::BaseNotAllowed { name }.text(language),
        ProblemCode::TooManyCopies { have, most, over } => {
            let surplus = &have.saturating_sub(*most);
            match over {
                CopyScope::DeckAndSideboard => wording::TooManyCopies { name, have, most, surplus }.text(language),
                CopyScope::AllDecks(copies) => {
                    let in_deck = |(deck, copies): &(u8, u32)| wording::CopiesInDeck { copies, deck }.text(language);
                    let decks = &copies.iter().map(in_deck).collect::<Vec<String>>().join(", ");
                    wording::TooManyCopiesInAll { name, have, decks, most, surplus }.text(language)
                }
            }
        }
        ProblemCode::SideboardTooLarge { have, most } => {
            wording::SideboardTooLarge { have, most, surplus: &have.saturating_sub(*most) }.text(language)
        }
        ProblemCode::NoSideboard { have, format } => wording::NoSideboard { format, have }.text(language),
        ProblemCode::SameLeader => wording::SameLeader { name }.text(language),
        ProblemCode::OpposedLeaders => {
            wording::OpposedLeaders { leaders: &joined(names.iter().cloned(), language) }.text(language)
        }
        ProblemCode::DeckCount { have, need } => wording::DeckCount { have, need }.text(language),
        ProblemCode::SharedLeader { decks } => {
            let decks = &joined(decks.iter().map(u8::to_string), language);
            wording::SharedLeader { name, decks }.text(language)
        }
        ProblemCode::SharedBase { decks } => {
            let decks = &joined(decks.iter().map(u8::to_string), language);
            wording::SharedBase { name, decks }.text(language)
        }
        ProblemCode::Suspended { list, since, until } => {
            let (format, since) = (&list.title(), &date(*since, language));
            match until {
                Some(until) => {
                    wording::SuspendedUntil { name, format, since, until: &date(*until, language) }.text(language)
                }
                None => wording::Suspended { name, format, since }.text(language),
            }
        }
        ProblemCode::Rotated { pool, on, returns } => rotated(name, *pool, *on, *returns, language),
        ProblemCode::NotReleased { on } => wording::NotReleased { name, day: &date(*on, language) }.text(language),
        ProblemCode::NotInCardPool { pool } => wording::NotInCardPool { name, format: &pool.title() }.text(language),
    }
}

/// Adds how many to remove or add.
fn with_number(start: String, have: u32, need: u32, language: Language) -> String {
    let next = match (have.saturating_sub(need), need.saturating_sub(have)) {
        (0, 0) => return start,
        (0, fewer) => wording::Add { count: &fewer }.text(language),
        (more, _) => wording::Remove { count: &more }.text(language),
    };
    format!("{start} {next}")
}

fn misplaced(name: &str, card_type: CardType, language: Language) -> String {
    let (name, kind) = (&name, &a_kind(card_type, language));
    match card_type {
        CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => {
            wording::TokenInDeck { name, kind }.text(language)
        }
        CardType::Leader => wording::LeaderInDeck { name, kind }.text(language),
        CardType::Base => wording::BaseInDeck { name, kind }.text(language),
        CardType::Unit | CardType::Upgrade | CardType::Event => wording::CardInDeck { name, kind }.text(language),
    }
}

fn rotated(name: &str, pool: CardPool, on: NaiveDate, returns: Option<NaiveDate>, language: Language) -> String {
    let (name, format, day) = (&name, &pool.title(), &date(on, language));
    let left = match returns {
        Some(returns) => {
            wording::RotatedAndReturns { name, format, day, returns: &date(returns, language) }.text(language)
        }
        None => wording::Rotated { name, format, day }.text(language),
    };
    let instead = match pool {
        CardPool::Premier => wording::PlayAnotherOrEternal {}.text(language),
        CardPool::Eternal => wording::PlayAnother {}.text(language),
    };
    format!("{left} {instead}")
}

/// Returns the name of a card type with its article.
fn a_kind(kind: CardType, language: Language) -> String {
    match kind {
        CardType::Leader => wording::KindLeader {}.text(language),
        CardType::Base => wording::KindBase {}.text(language),
        CardType::Unit => wording::KindUnit {}.text(language),
        CardType::Upgrade => wording::KindUpgrade {}.text(language),
        CardType::Event => wording::KindEvent {}.text(language),
        CardType::TokenUnit => wording::KindTokenUnit {}.text(language),
        CardType::TokenUpgrade => wording::KindTokenUpgrade {}.text(language),
        CardType::ForceToken => wording::KindForceToken {}.text(language),
        CardType::CreditToken => wording::KindCreditToken {}.text(language),
    }
}

/// Joins names: "Ann and Ben".
fn joined(names: impl Iterator<Item = String>, language: Language) -> String {
    names.reduce(|before, next| wording::Joined { before: &before, next: &next }.text(language)).unwrap_or_default()
}

/// Formats a date as the language writes it.
fn date(day: NaiveDate, language: Language) -> String {
    match language {
        Language::En => day.to_string(),
        Language::De => day.format("%d.%m.%Y").to_string(),
    }
}
