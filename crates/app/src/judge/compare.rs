//! Comparison of the position with the end of each branch.

use messages::judge as wording;
use rules::{CardIndex, CardZone, Flags, Game, Seat};

use super::table::CaseReplay;
use crate::AppError;
use crate::contract::{ComparisonRow, JudgeCase, TextLanguage};

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
        row(wording::Base {}.text(language), seat, &|game| {
            let (damage, under) = (game.state.card(base).damage, under(language, game, base));
            wording::Damage { damage: &damage, under: &under }.text(language)
        });
        for (what, place) in [
            (wording::CardsInHand {}.text(language), CardZone::Hand),
            (wording::CardsInTheDeck {}.text(language), CardZone::Deck),
            (wording::CardsInTheDiscardPile {}.text(language), CardZone::Discard),
        ] {
            row(what, seat, &|game| game.state.list(seat, place).len().to_string());
        }
        row(wording::ReadyResources {}.text(language), seat, &|game| {
            let (ready, all) = (game.ready_resources(seat), game.state.list(seat, CardZone::Resources).len());
            wording::Of { ready: &ready, all: &all }.text(language)
        });
        row(wording::Initiative {}.text(language), seat, &|game| match game.state.initiative() == seat {
            true => wording::HasIt {}.text(language),
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
        true => wording::Exhausted {}.text(language),
        false => String::new(),
    };
    let host = || name(game, here.host);
    match here.place {
        CardZone::Deck => wording::InTheDeck {}.text(language),
        CardZone::Hand => wording::InHand {}.text(language),
        CardZone::Discard => wording::InTheDiscardPile {}.text(language),
        // It does not matter which of the resources is exhausted (CR 1.7.4).
        CardZone::Resources => wording::AResource {}.text(language),
        CardZone::Arena => {
            let stats = game.stats(card);
            let damage = match here.damage {
                damage @ 1.. => wording::WithDamage { damage: &damage }.text(language),
                _ => String::new(),
            };
            let under = under(language, game, card);
            format!("{}/{}{damage}{exhausted}{under}", stats.power, stats.hp)
        }
        CardZone::BaseZone => wording::NotDeployed { exhausted: &exhausted }.text(language),
        CardZone::Attached => {
            let host = host();
            wording::On { host: &host }.text(language)
        }
        CardZone::Captured => {
            let host = host();
            wording::CapturedBy { host: &host }.text(language)
        }
        CardZone::Aside => wording::SetAside {}.text(language),
    }
}

fn under(language: TextLanguage, game: &Game, unit: CardIndex) -> String {
    let upgrades: Vec<String> = game.state.upgrades(unit).map(|upgrade| name(game, upgrade)).collect();
    let names = upgrades.join(", ");
    if upgrades.is_empty() { String::new() } else { wording::With { names: &names }.text(language) }
}

pub(super) fn name(game: &Game, card: CardIndex) -> String {
    game.state.cards().get(card.at()).map_or_else(String::new, |_| game.name_now(card).to_owned())
}
