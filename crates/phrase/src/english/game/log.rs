//! Words for what happened in a game.

use ability::{Duration, Verb};
use rules::{CardIx, Event, Gives, Outcome, Seat, Until};

use super::{WORDS, card, counter, line, own_name, owned_name, triggered};
use crate::english::grammar::counted;
use crate::game::board::phase;
use crate::game::table::{Table, context, named};

/// One event as a sentence without a full stop.
pub(crate) fn event(table: &Table<'_>, event: &Event) -> String {
    line(&words(table, event))
}

fn words(table: &Table<'_>, event: &Event) -> String {
    // What happened in the open is known even when the card is hidden again by now.
    let of = |one: CardIx| card(table, one);
    let whose = |card: CardIx| if table.sees(card) { owned_name(table, card) } else { "a card".to_owned() };
    let who = |seat| table.player(seat);
    match event {
        Event::FirstPlayer { player } => format!("{} starts with the initiative", who(*player)),
        Event::Mulligan { player, taken: true } => format!("{} takes a mulligan", who(*player)),
        Event::Mulligan { player, taken: false } => format!("{} keeps the hand", who(*player)),
        Event::Phase { phase: now, round } => phase(*now, *round, &WORDS),
        Event::Passed { player } => format!("{} passes", who(*player)),
        Event::Took { player, counter } => format!("{} takes the {}", who(*player), self::counter(*counter)),
        Event::Drew { player, cards } if cards.iter().all(|card| table.sees(*card)) => {
            let cards: Vec<String> = cards.iter().map(|card| of(*card)).collect();
            let cards = if cards.is_empty() { "nothing".to_owned() } else { cards.join(", ") };
            format!("{} draws {cards}", who(*player))
        }
        Event::Drew { player, cards } => {
            let count = i16::try_from(cards.len()).unwrap_or(i16::MAX);
            format!("{} draws {}", who(*player), counted(count, "card", "cards"))
        }
        Event::Resourced { player, card } => format!("{} resources {}", who(*player), of(*card)),
        Event::Paid { player, resources } => {
            format!("{} pays {}", who(*player), counted(i16::from(*resources), "resource", "resources"))
        }
        Event::Played { player, card, onto: Some(unit), smuggled, .. } => {
            let how = if *smuggled { " from the resources using Smuggle" } else { "" };
            format!("{} plays {} on {}{how}", who(*player), of(*card), whose(*unit))
        }
        Event::Played { player, card, onto: None, smuggled: false, .. } => {
            format!("{} plays {}", who(*player), of(*card))
        }
        Event::Played { player, card, onto: None, smuggled: true, .. } => {
            format!("{} plays {} from the resources using Smuggle", who(*player), of(*card))
        }
        Event::Deployed { player, card } => format!("{} deploys {}", who(*player), of(*card)),
        Event::Used { player, card, .. } => format!("{} uses the ability of {}", who(*player), own_name(table, *card)),
        Event::Attacked { attacker, target } => format!("{} attacks {}", whose(*attacker), whose(*target)),
        Event::Damaged { card, amount, by, combat } => {
            let kind = if *combat { "combat damage" } else { "damage" };
            match by {
                Some(by) => format!("{} deals {amount} {kind} to {}", whose(*by), whose(*card)),
                None => format!("{} takes {amount} {kind}", whose(*card)),
            }
        }
        Event::Prevented { card, amount } => format!("{amount} damage to {} is prevented", whose(*card)),
        Event::Healed { card, amount } => format!("{amount} damage is healed from {}", whose(*card)),
        Event::Defeated { card } => format!("{} is defeated", whose(*card)),
        Event::LeftPlay { card } => format!("{} leaves play", whose(*card)),
        Event::Returned { card } => format!("{} returns to its owner's hand", whose(*card)),
        Event::PutInDeck { card, top: true } => format!("{} goes on top of its owner's deck", whose(*card)),
        Event::PutInDeck { card, top: false } => format!("{} goes to the bottom of its owner's deck", whose(*card)),
        Event::Taken { player, card } => format!("{} takes {} into hand", who(*player), of(*card)),
        Event::Discarded { card } => format!("{} is discarded", of(*card)),
        Event::Exhausted { card } => format!("{} is exhausted", whose(*card)),
        Event::Readied { card } => format!("{} is readied", whose(*card)),
        Event::ResourcesExhausted { player, count } => {
            format!("{} exhausts {}", who(*player), counted(i16::from(*count), "resource", "resources"))
        }
        Event::ResourcesReadied { player, count } => {
            format!("{} readies {}", who(*player), counted(i16::from(*count), "resource", "resources"))
        }
        Event::Created { player, card, on: Some(unit) } => {
            format!("{} gives {} to {}", who(*player), of(*card), whose(*unit))
        }
        Event::Created { player, card, on: None } => format!("{} creates {}", who(*player), of(*card)),
        Event::Controlled { player, card } => format!("{} takes control of {}", who(*player), whose(*card)),
        Event::Moved { card, space } => {
            format!("{} moves to the {} arena as a unit", whose(*card), if *space { "space" } else { "ground" })
        }
        Event::Attached { card, on } => format!("{} is attached to {}", whose(*card), whose(*on)),
        Event::Captured { card, by } => format!("{} captures {}", whose(*by), whose(*card)),
        Event::Rescued { card } => format!("{} is rescued", whose(*card)),
        Event::Triggered { card, what, .. } => format!("triggered: {}", triggered(table, *card, *what)),
        Event::Resolving { card, what, .. } => format!("resolving: {}", triggered(table, *card, *what)),
        Event::Lapsed { card, what, .. } => {
            format!("it does nothing now: {}", triggered(table, *card, *what))
        }
        Event::Delayed { card, .. } => format!("the delayed effect of {} takes place", own_name(table, *card)),
        Event::Blanked { card, by } => format!("{} does nothing because of {}", of(*card), whose(*by)),
        Event::Withstood { card, verb, by } => {
            let how = match verb {
                Verb::Captured => "captured",
                Verb::Damaged => "dealt damage",
                Verb::Defeated => "defeated",
                Verb::Returned => "returned to hand",
                Verb::Exhausted => "exhausted",
                Verb::TakenOver => "taken control of",
            };
            if card == by {
                format!("{} cannot be {how} by that player's abilities: its own ability says so", whose(*card))
            } else {
                format!("{} cannot be {how} by that player's abilities: {} says so", whose(*card), whose(*by))
            }
        }
        Event::Collected { player, card } => format!("{} collects a bounty on {}", who(*player), whose(*card)),
        Event::Flipped { card } => format!("{} is flipped", of(*card)),
        Event::Copied { card, of: unit } => format!("{} becomes a copy of {}", whose(*card), whose(*unit)),
        Event::Gained { card, gives, until } => gained(table, &whose(*card), *gives, Some(*until)),
        Event::Expired { card, gives, .. } => format!("ended: {}", gained(table, &whose(*card), *gives, None)),
        Event::Revealed { card } => format!("{} is revealed", of(*card)),
        Event::LookedAt { player, card } => format!("{} looks at {}", who(*player), of(*card)),
        Event::Shuffled { player } => format!("{} shuffles the deck", who(*player)),
        Event::Named { player, name } => format!("{} names {}", who(*player), named(table, *name)),
        Event::NamedTrait { player, named } => {
            format!("{} names the {} trait", who(*player), crate::english::filters::trait_word(*named))
        }
        Event::NamedNumber { player, number } => format!("{} chooses the number {number}", who(*player)),
        Event::EmptyDeck { player } => format!("{} cannot draw from an empty deck", who(*player)),
        Event::Conceded { player } => format!("{} concedes", who(*player)),
        Event::Lost { player } => format!("{} loses", who(*player)),
        Event::Over { outcome: Outcome::Won(player) } => format!("{} wins the game", who(*player)),
        Event::Over { outcome: Outcome::Shared(seats) } => {
            let winners: Vec<String> =
                (0..8).filter(|seat| seats & 1 << seat != 0).map(|seat| who(Seat(seat))).collect();
            format!("{} share the victory", winners.join(" and "))
        }
        Event::Over { outcome: Outcome::Draw } => "the game is a draw".to_owned(),
    }
}

/// What a card has for a while: "Wampa gets +1/+0 for this phase".
fn gained(table: &Table<'_>, who: &str, gives: Gives, until: Option<Until>) -> String {
    let lasts = match until {
        Some(Until::Duration(Duration::Phase)) => " for this phase".to_owned(),
        Some(Until::Duration(Duration::Round)) => " for this round".to_owned(),
        Some(Until::Duration(Duration::NextRegroup)) => " until the next regroup phase ends".to_owned(),
        Some(Until::Duration(Duration::Attack) | Until::Attack(_)) => " for this attack".to_owned(),
        Some(Until::Duration(Duration::WhileInPlay | Duration::Always)) => " for as long as it is in play".to_owned(),
        Some(Until::Leaves(source)) => format!(" while {} is in play", owned_name(table, source.card)),
        None => String::new(),
    };
    match (table.modifier(gives), gives) {
        (Some(modifier), _) => crate::english::gained(who, &modifier, &lasts, context(table, CardIx::NONE)),
        (None, Gives::Redirect(to, combat)) => {
            let what = if combat { "combat damage" } else { "damage" };
            format!("{what} that would be dealt to {who} is dealt to {} instead{lasts}", owned_name(table, to.card))
        }
        (None, _) => format!("{who} is under a lasting effect{lasts}"),
    }
}
