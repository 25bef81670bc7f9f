//! How things stand at the end of each branch, beside how they stood in the position.

use rules::{CardIx, Flags, Game, Place, Seat};

use super::table::Bench;
use crate::AppError;
use crate::contract::{ComparedThing, JudgeCase};

/// What differs between the position and the ends of its branches.
///
/// # Errors
/// As [`Bench::at`].
pub(crate) fn compare(case: &JudgeCase) -> Result<Vec<ComparedThing>, AppError> {
    let start = Bench::at(case, 0, 0)?;
    let ends = (0..case.branches.len() as u32)
        .map(|branch| Bench::at(case, branch, u32::MAX))
        .collect::<Result<Vec<_>, _>>()?;
    let Some(before) = game(&start) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    let mut row = |what: String, seat: Seat, say: &dyn Fn(&Game) -> String| {
        let was = say(before);
        let after: Vec<String> = ends.iter().filter_map(game).map(say).collect();
        if after.iter().any(|now| *now != was) {
            found.push(ComparedThing { what, seat: u32::from(seat.0), before: was, after });
        }
    };
    for seat in before.state.seats() {
        let base = before.state.player(seat).base;
        row("base".to_owned(), seat, &|game| format!("{} damage{}", game.state.card(base).damage, under(game, base)));
        for (what, place) in [
            ("cards in hand", Place::Hand),
            ("cards in the deck", Place::Deck),
            ("cards in the discard pile", Place::Discard),
        ] {
            row(what.to_owned(), seat, &|game| game.state.list(seat, place).len().to_string());
        }
        row("ready resources".to_owned(), seat, &|game| {
            format!("{} of {}", game.ready_resources(seat), game.state.list(seat, Place::Resources).len())
        });
        row("initiative".to_owned(), seat, &|game| {
            if game.state.initiative == seat { "has it" } else { "" }.to_owned()
        });
    }
    let cards = ends.iter().filter_map(game).map(|game| game.state.cards.len()).max().unwrap_or(0);
    for card in (0..cards).map(|at| CardIx(at as u16)) {
        // A token that is made in one branch is another card in another: what is there is compared.
        let Some(known) = ends.iter().filter_map(game).find(|game| game.state.cards.get(card.at()).is_some()) else {
            continue;
        };
        let here = known.state.card(card);
        if card == known.state.player(here.owner).base || start.is_unknown(card) {
            continue;
        }
        row(known.name_now(card).to_owned(), here.owner, &|game| standing(game, card));
    }
    Ok(found)
}

fn game(bench: &Bench) -> Option<&Game> {
    bench.live.as_ref().map(|live| &live.game)
}

/// Where a card is, and how.
pub(super) fn standing(game: &Game, card: CardIx) -> String {
    let Some(here) = game.state.cards.get(card.at()) else { return String::new() };
    let exhausted = if here.flags.has(Flags::EXHAUSTED) { ", exhausted" } else { "" };
    match here.place {
        Place::Deck => "in the deck".to_owned(),
        Place::Hand => "in hand".to_owned(),
        Place::Discard => "in the discard pile".to_owned(),
        // Which resource is exhausted does not matter (CR 1.7.4).
        Place::Resources => "a resource".to_owned(),
        Place::Arena => {
            let stats = game.stats(card);
            let damage = if here.damage > 0 { format!(", {} damage", here.damage) } else { String::new() };
            let under = under(game, card);
            format!("{}/{}{damage}{exhausted}{under}", stats.power, stats.hp)
        }
        Place::BaseZone => format!("not deployed{exhausted}"),
        Place::Attached => format!("on {}", name(game, here.host)),
        Place::Captured => format!("captured by {}", name(game, here.host)),
        Place::Aside => "set aside".to_owned(),
    }
}

fn under(game: &Game, unit: CardIx) -> String {
    let upgrades: Vec<String> = game.state.upgrades(unit).map(|upgrade| name(game, upgrade)).collect();
    if upgrades.is_empty() { String::new() } else { format!(", with {}", upgrades.join(", ")) }
}

pub(super) fn name(game: &Game, card: CardIx) -> String {
    game.state.cards.get(card.at()).map_or_else(String::new, |_| game.name_now(card).to_owned())
}
