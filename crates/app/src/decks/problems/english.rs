//! The English messages for deck problems: the problem, its numbers, and how to fix it.

use chrono::NaiveDate;
use decks::{CardPool, CopyScope, ProblemCode};
use model::CardType;

/// Formats which of several decks a problem is about.
pub(super) fn of_deck(deck: u8, said: &str) -> String {
    format!("Deck {deck}: {said}")
}

/// Returns the message for a limited deck without a pool.
pub(super) fn no_pool() -> String {
    "A limited deck is built from a pool, and this one has no pool. Open or import a pool.".to_owned()
}

/// Returns the message of a problem, with the names of the cards involved.
pub(super) fn message(what: &ProblemCode, names: &[String]) -> String {
    let name = names.first().map_or("", String::as_str);
    match what {
        ProblemCode::LeaderCount { have, need } => number_of(*have, *need, "leader", "leaders"),
        ProblemCode::BaseCount { have } => number_of(*have, 1, "base", "bases"),
        ProblemCode::TooFewCards { have, need } => too_few(*have, *need, names.first()),
        ProblemCode::UnknownCard(number) => {
            format!("No card has the number {number}. Search for the card by its name.")
        }
        ProblemCode::NotALeader { kind } => {
            format!("{name} is {}, not a leader. Replace it with a leader.", a_kind(*kind))
        }
        ProblemCode::NotABase { kind } => {
            format!("{name} is {}, not a base. Replace it with a base.", a_kind(*kind))
        }
        ProblemCode::NotADeckCard { kind } => misplaced(name, *kind),
        ProblemCode::NotInPool { have, pool: 0 } => {
            format!("{name} is not in the pool, but the list has {}. Remove it.", counted(*have, "copy", "copies"))
        }
        ProblemCode::NotInPool { have, pool } => format!(
            "{name}: the list has {}, but the pool has only {pool}. Remove {}.",
            counted(*have, "copy", "copies"),
            have.saturating_sub(*pool)
        ),
        ProblemCode::BaseNotAllowed => format!(
            "{name} cannot be the base: it is neither in the pool nor a Common base of the set. Choose a base from the pool, or a Common base."
        ),
        ProblemCode::TooManyCopies { have, most, over } => too_many_copies(name, *have, *most, over),
        ProblemCode::SideboardTooLarge { have, most } => format!(
            "The sideboard has {}; at most {most} are allowed. Remove {}.",
            counted(*have, "card", "cards"),
            have.saturating_sub(*most)
        ),
        ProblemCode::NoSideboard { have, format } => no_sideboard(format, *have),
        ProblemCode::SameLeader => {
            format!(
                "Both leaders are {name}. Choose two different ones; the same name with another subtitle is allowed."
            )
        }
        ProblemCode::OpposedLeaders => opposed(names),
        ProblemCode::DeckCount { have, need } => {
            format!("There are {}; Trilogy needs exactly {need}.", counted(*have, "deck", "decks"))
        }
        ProblemCode::SharedLeader { decks } => shared(name, decks, "leader"),
        ProblemCode::SharedBase { decks } => shared(name, decks, "base"),
        ProblemCode::Suspended { list, since, until } => suspended(name, *list, *since, *until),
        ProblemCode::Rotated { pool, on, returns } => rotated(name, *pool, *on, *returns),
        ProblemCode::NotReleased { on } => {
            format!("{name} is released on {on} and cannot be played before that day. Play another card instead.")
        }
        ProblemCode::NotInCardPool { pool } => format!(
            "{name} is not in any set of the {} pool, so it is never legal there. Play another card instead.",
            pool.title()
        ),
    }
}

fn no_sideboard(format: &str, have: u32) -> String {
    let (cards, them) = (counted(have, "card", "cards"), if have == 1 { "it" } else { "them" });
    format!("{format} has no sideboard, but the list has one with {cards}. Move {them} into the deck or remove {them}.")
}

fn suspended(name: &str, list: CardPool, since: NaiveDate, until: Option<NaiveDate>) -> String {
    let end = until.map(|until| format!(", until {until}")).unwrap_or_default();
    format!("{name} is suspended in {} since {since}{end}. Play another card instead.", list.title())
}

fn rotated(name: &str, pool: CardPool, on: NaiveDate, returns: Option<NaiveDate>) -> String {
    let back = returns.map(|day| format!(" and returns as a reprint on {day}")).unwrap_or_default();
    let elsewhere = match pool {
        CardPool::Premier => ", or play Eternal",
        CardPool::Eternal => "",
    };
    format!("{name} left {} on {on}{back}. Play another card instead{elsewhere}.", pool.title())
}

fn number_of(have: u32, need: u32, one: &str, many: &str) -> String {
    let start = format!("The deck has {}; it needs exactly {need}.", counted(have, one, many));
    match (have.checked_sub(need), need.checked_sub(have)) {
        (Some(more), _) if more > 0 => format!("{start} Remove {more}."),
        (_, Some(fewer)) if fewer > 0 => format!("{start} Add {fewer}."),
        (_, _) => start,
    }
}

fn too_few(have: u32, need: u32, base: Option<&String>) -> String {
    let with = base.map(|base| format!(" with {base}")).unwrap_or_default();
    format!(
        "The deck has {}; it needs at least {need}{with} (leader and base not counted). Add {}.",
        counted(have, "card", "cards"),
        need.saturating_sub(have)
    )
}

fn too_many_copies(name: &str, have: u32, most: u32, over: &CopyScope) -> String {
    let out = have.saturating_sub(most);
    match over {
        CopyScope::DeckAndSideboard => {
            format!("{name}: {have} copies in deck and sideboard together; at most {most} are allowed. Remove {out}.")
        }
        CopyScope::AllDecks(copies) => {
            let each: Vec<String> = copies.iter().map(|(deck, count)| format!("{count} in deck {deck}")).collect();
            format!(
                "{name}: {have} copies ({}); at most {most} are allowed in all the decks together. Remove {out}.",
                each.join(", ")
            )
        }
    }
}

fn misplaced(name: &str, kind: CardType) -> String {
    let start = format!("{name} is {} and cannot be among the cards of the deck", a_kind(kind));
    match kind {
        CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => {
            format!("{start}: tokens are not part of the deck. Remove it.")
        }
        CardType::Leader | CardType::Base => {
            format!("{start}: only units, events and upgrades can. Remove it, or use it as the {kind}.")
        }
        CardType::Unit | CardType::Upgrade | CardType::Event => format!("{start}."),
    }
}

fn opposed(names: &[String]) -> String {
    format!(
        "{} show both Heroism and Villainy on their front faces. Choose leaders that have only one of the two, or none.",
        names.join(" and ")
    )
}

fn shared(name: &str, decks: &[u8], place: &str) -> String {
    let decks: Vec<String> = decks.iter().map(u8::to_string).collect();
    format!("{name} is the {place} of decks {}. Give each deck a different {place}.", decks.join(" and "))
}

fn a_kind(kind: CardType) -> String {
    match kind {
        CardType::Leader
        | CardType::Base
        | CardType::TokenUnit
        | CardType::TokenUpgrade
        | CardType::ForceToken
        | CardType::CreditToken => format!("a {kind}"),
        CardType::Unit => "a unit".into(),
        CardType::Upgrade => "an upgrade".into(),
        CardType::Event => "an event".into(),
    }
}

fn counted(count: u32, one: &str, many: &str) -> String {
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        more => format!("{more} {many}"),
    }
}
