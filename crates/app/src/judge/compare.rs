//! Comparison of the position with the end of each branch.

use rules::{CardIndex, CardZone, Flags, Game, Seat};

use super::table::CaseReplay;
use crate::AppError;
use crate::contract::{ComparisonRow, JudgeCase, TextLanguage};
use crate::language::localized;

/// Returns the differences between the position and the ends of its branches.
///
/// # Errors
/// As [`CaseReplay::at`].
pub(crate) fn compare(case: &JudgeCase, language: TextLanguage) -> Result<Vec<ComparisonRow>, AppError> {
    let start = CaseReplay::at(case, 0, 0, language)?;
    let ends = (0..case.branches.len() as u32)
        .map(|branch| CaseReplay::at(case, branch, u32::MAX, language))
        .collect::<Result<Vec<_>, _>>()?;
    let Some(before) = game(&start) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    let mut row = |what: String, seat: Seat, say: &dyn Fn(&Game) -> String| {
        let was = say(before);
        let after: Vec<String> = ends.iter().filter_map(game).map(say).collect();
        if after.iter().any(|now| *now != was) {
            found.push(ComparisonRow { what, seat: u32::from(seat.0), before: was, after });
        }
    };
    for seat in before.state.seats() {
        let base = before.state.player(seat).base;
        row(localized!(language, "base", "Basis"), seat, &|game| {
            let (damage, under) = (game.state.card(base).damage, under(language, game, base));
            localized!(language, "{damage} damage{under}", "{damage} Schaden{under}")
        });
        for (what, place) in [
            (localized!(language, "cards in hand", "Karten auf der Hand"), CardZone::Hand),
            (localized!(language, "cards in the deck", "Karten im Deck"), CardZone::Deck),
            (localized!(language, "cards in the discard pile", "Karten auf dem Ablagestapel"), CardZone::Discard),
        ] {
            row(what, seat, &|game| game.state.list(seat, place).len().to_string());
        }
        row(localized!(language, "ready resources", "spielbereite Ressourcen"), seat, &|game| {
            let (ready, all) = (game.ready_resources(seat), game.state.list(seat, CardZone::Resources).len());
            localized!(language, "{ready} of {all}", "{ready} von {all}")
        });
        row(localized!(language, "initiative", "Initiative"), seat, &|game| match game.state.initiative() == seat {
            true => localized!(language, "has it", "hat sie"),
            false => String::new(),
        });
    }
    let cards = ends.iter().filter_map(game).map(|game| game.state.cards().len()).max().unwrap_or(0);
    for card in (0..cards).map(|at| CardIndex(at as u16)) {
        // A token created in one branch has another index in another branch, so only existing cards are compared.
        let Some(known) = ends.iter().filter_map(game).find(|game| game.state.cards().get(card.at()).is_some()) else {
            continue;
        };
        let here = known.state.card(card);
        if card == known.state.player(here.owner).base || start.is_unknown(card) {
            continue;
        }
        row(known.name_now(card).to_owned(), here.owner, &|game| standing(language, game, card));
    }
    Ok(found)
}

fn game(bench: &CaseReplay) -> Option<&Game> {
    bench.live.as_ref().map(|live| &live.game)
}

/// Describes where a card is, and its state.
pub(super) fn standing(language: TextLanguage, game: &Game, card: CardIndex) -> String {
    let Some(here) = game.state.cards().get(card.at()) else { return String::new() };
    let exhausted = match here.flags.contains(Flags::EXHAUSTED) {
        true => localized!(language, ", exhausted", ", erschöpft"),
        false => String::new(),
    };
    let host = || name(game, here.host);
    match here.place {
        CardZone::Deck => localized!(language, "in the deck", "im Deck"),
        CardZone::Hand => localized!(language, "in hand", "auf der Hand"),
        CardZone::Discard => localized!(language, "in the discard pile", "auf dem Ablagestapel"),
        // It does not matter which of the resources is exhausted (CR 1.7.4).
        CardZone::Resources => localized!(language, "a resource", "eine Ressource"),
        CardZone::Arena => {
            let stats = game.stats(card);
            let damage = match here.damage {
                damage @ 1.. => localized!(language, ", {damage} damage", ", {damage} Schaden"),
                _ => String::new(),
            };
            let under = under(language, game, card);
            format!("{}/{}{damage}{exhausted}{under}", stats.power, stats.hp)
        }
        CardZone::BaseZone => localized!(language, "not deployed{exhausted}", "nicht gerufen{exhausted}"),
        CardZone::Attached => {
            let host = host();
            localized!(language, "on {host}", "an {host}")
        }
        CardZone::Captured => {
            let host = host();
            localized!(language, "captured by {host}", "gefangen von {host}")
        }
        CardZone::Aside => localized!(language, "set aside", "beiseitegelegt"),
    }
}

fn under(language: TextLanguage, game: &Game, unit: CardIndex) -> String {
    let upgrades: Vec<String> = game.state.upgrades(unit).map(|upgrade| name(game, upgrade)).collect();
    let names = upgrades.join(", ");
    if upgrades.is_empty() { String::new() } else { localized!(language, ", with {names}", ", mit {names}") }
}

pub(super) fn name(game: &Game, card: CardIndex) -> String {
    game.state.cards().get(card.at()).map_or_else(String::new, |_| game.name_now(card).to_owned())
}
