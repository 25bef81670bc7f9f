//! Evaluation of a game for one player, in resources: a card is worth about its cost.

use model::{Arena, Keyword};
use rules::{CardIndex, CardZone, Flags, Game, Outcome, Phase, Seat, Stats};

use crate::net::{Net, ONE, OUT};

/// Value of a won game.
const WON: f32 = 200.0;
/// Lead that wins about three games in four.
const SCALE: f32 = 11.0;
/// Share of the hand-written evaluation that the net adds to.
const HALF: f32 = 0.5;

/// An evaluation function.
#[derive(Debug, Clone, Copy, Default)]
pub enum Evaluator<'a> {
    /// Hand-written evaluation of a position. It is for games with more than two players, and the baseline for later
    /// evaluations.
    #[default]
    ByHand,
    /// The net's prediction of the winner, plus half the hand-written evaluation. It applies to two-player games
    /// between two action phases; otherwise the hand-written evaluation is used.
    Learned(&'a Net),
    /// The net plus the full hand-written evaluation in the same games: each corrects errors of the other.
    Both(&'a Net),
}

impl Evaluator<'static> {
    /// Returns the evaluation used by Cantina's bots.
    pub fn best() -> Self {
        Evaluator::Both(Net::embedded())
    }
}

impl Evaluator<'_> {
    /// Returns a player's lead over the best of the others. It looks at hidden cards, so use it only on
    /// determinizations.
    pub fn lead(self, game: &Game, seat: Seat) -> f32 {
        match game.state.outcome() {
            Some(Outcome::Won(winner)) if winner == seat => return WON,
            Some(Outcome::Won(_)) => return -WON,
            Some(Outcome::Shared(winners)) => return if winners & 1 << seat.0 != 0 { WON / 2.0 } else { -WON },
            Some(Outcome::Draw) => return 0.0,
            None => {}
        }
        let by_hand = by_hand(game, seat);
        let is_learned = game.state.seat_count() == 2 && game.state.phase() == Phase::Regroup;
        match self {
            Evaluator::Learned(net) if is_learned => HALF * by_hand + learned(net, game, seat),
            Evaluator::Both(net) if is_learned => by_hand + learned(net, game, seat),
            Evaluator::Learned(_) | Evaluator::Both(_) | Evaluator::ByHand => by_hand,
        }
    }
}

/// Returns the offset, in logits of the win rate, that the net adds to at this hand-written evaluation.
pub fn evaluation_residual(by_hand: f32) -> f32 {
    HALF * by_hand / SCALE
}

fn learned(net: &Net, game: &Game, seat: Seat) -> f32 {
    // Exact: a sum of integers below 2^24, divided by a power of two.
    net.logits(game, seat, &mut Vec::with_capacity(256)) as f32 / (ONE * OUT) as f32 * SCALE
}

fn by_hand(game: &Game, seat: Seat) -> f32 {
    let others = game.state.playing().filter(|other| *other != seat).map(|other| standing(game, other));
    standing(game, seat) - others.fold(f32::MIN, f32::max)
}

/// Returns the expected win rate at this lead, from 0 to 1.
pub fn share(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead / SCALE).exp())
}

/// Returns the value of a player's side of the game; higher is better.
fn standing(game: &Game, seat: Seat) -> f32 {
    let state = &game.state;
    let player = state.player(seat);
    let base = f32::from(game.def(player.base).hp - state.card(player.base).damage).max(0.0);
    let acts = state.phase() == Phase::Action && !player.took_counter;
    let mut sum = 8.0 * base.sqrt();
    for unit in state.list(seat, CardZone::Arena) {
        sum += unit_worth(game, *unit);
        if acts && !state.card(*unit).flags.contains(Flags::EXHAUSTED) {
            sum += 0.3 * f32::from(game.def(*unit).power);
        }
    }
    for leader in player.leaders.iter().filter(|leader| leader.is_some()) {
        let card = state.card(*leader);
        if card.place == CardZone::BaseZone {
            sum += if card.flags.contains(Flags::EPIC_USED) { 1.0 } else { 3.5 };
            if acts && !card.flags.contains(Flags::EXHAUSTED) {
                sum += 0.4;
            }
        }
    }
    let hand = state.list(seat, CardZone::Hand).len() as f32;
    let resources = state.list(seat, CardZone::Resources);
    sum += 2.0 * hand;
    sum += 1.7 * (resources.len() as f32).min(9.0) + 0.5 * (resources.len() as f32 - 9.0).max(0.0);
    if acts && hand > 0.0 {
        let ready = resources.iter().filter(|card| !state.card(**card).flags.contains(Flags::EXHAUSTED)).count();
        sum += 0.12 * ready as f32;
    }
    if state.initiative() == seat {
        sum += 0.8;
    }
    if state.list(seat, CardZone::Deck).len() < 2 {
        sum -= 3.0;
    }
    sum
}

/// Returns the value of a unit in play to its controller.
pub(crate) fn unit_worth(game: &Game, unit: CardIndex) -> f32 {
    worth_with(game, unit, &game.stats(unit))
}

/// Like [`unit_worth`], with the unit's current stats already known.
pub(crate) fn worth_with(game: &Game, unit: CardIndex, stats: &Stats) -> f32 {
    let card = game.state.card(unit);
    let def = game.def(unit);
    let left = f32::from(stats.hp - card.damage).max(0.0);
    let power = f32::from(stats.power);
    let keywords = stats.keywords;
    let mut worth = 0.5 + 1.1 * power + 0.75 * left.min(10.0);
    worth += 0.6 * f32::from(keywords.number(Keyword::Raid)) + 0.7 * f32::from(keywords.number(Keyword::Restore));
    for (keyword, value) in [(Keyword::Sentinel, 0.9), (Keyword::Saboteur, 0.4), (Keyword::Overwhelm, 0.4)] {
        if keywords.has(keyword) {
            worth += value;
        }
    }
    if keywords.has(Keyword::Grit) {
        worth += 0.3 * left;
    }
    if def.arena == Arena::Space {
        worth += 0.3;
    }
    let text = if card.flags.contains(Flags::DEPLOYED) { &def.unit } else { &def.front };
    if !text.constants.is_empty() || !text.actions.is_empty() {
        worth += 0.8;
    }
    if shields(game, unit) {
        worth += 1.5;
    }
    worth
}

/// Returns `true` if a Shield token is on the unit.
pub(crate) fn shields(game: &Game, unit: CardIndex) -> bool {
    let shield = game.book().token(ability::Token::Shield);
    game.state.upgrades(unit).any(|upgrade| Some(game.state.card(upgrade).def) == shield)
}

#[cfg(test)]
mod tests {
    use model::CardType;
    use rules::{CardBook, Deck};

    use super::*;

    /// The net counts, along with the hand-written evaluation, only between two action phases of a two-player game.
    #[test]
    fn the_net_counts_only_between_rounds_of_a_two_player_game() {
        let book = CardBook::embedded().unwrap();
        let cards = |kind| book.catalog().cards_of("SOR".parse().unwrap()).filter(move |card| card.kind == kind);
        let first = |kind| cards(kind).find(|card| book.is_implemented(card.id)).unwrap().id;
        let units = cards(CardType::Unit).filter(|card| book.is_implemented(card.id)).map(|card| card.id);
        let deck = Deck {
            leaders: vec![first(CardType::Leader)],
            base: first(CardType::Base),
            cards: units.take(50).collect(),
        };
        let net = Net::embedded();
        for players in 2..4 {
            let mut game = Game::new(book.clone(), &vec![deck.clone(); players], 1).unwrap();
            for phase in [Phase::Setup, Phase::Action, Phase::Regroup] {
                while game.state.phase() != phase {
                    let action = game.legal_actions()[0];
                    game.play(action).unwrap();
                }
                for seat in [Seat(0), Seat(1)] {
                    let by_hand = Evaluator::ByHand.lead(&game, seat);
                    let [learned, both] = [Evaluator::Learned(net), Evaluator::best()].map(|one| one.lead(&game, seat));
                    if players == 2 && phase == Phase::Regroup {
                        assert_ne!(learned, by_hand);
                        assert!((both - learned - 0.5 * by_hand).abs() < 1e-3, "{both}, {learned}, {by_hand}");
                    } else {
                        assert_eq!((learned, both), (by_hand, by_hand), "{players} players, {phase:?}");
                    }
                }
            }
        }
    }
}
