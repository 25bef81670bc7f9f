//! Cards of each side of a game, from its log: opening hand, drawn, resourced, played.

use model::CardNumber;
use rules::{CardIndex, LogEvent, Phase};
use statistics::{GameHands, HandCards};

use super::live::LiveGame;
use crate::AppError;
use crate::document::game::RoundTable;
use crate::games::Games;

/// Returns the cards of both sides of a game. Each card is listed once per list, under the number that `number`
/// returns.
/// - Opening hand: drawn before the first phase, after mulligans (CR 5.2.1D-E).
/// - Drawn: drawn from then on.
/// - Resourced and played: by this side, wherever the card came from.
pub(super) fn hand_cards<'a>(
    log: impl IntoIterator<Item = &'a LogEvent>,
    number: impl Fn(CardIndex) -> CardNumber,
) -> [HandCards; 2] {
    let mut sides = <[HandCards; 2]>::default();
    let mut is_setup = true;
    for event in log {
        match event {
            LogEvent::Phase { phase, .. } => is_setup = *phase == Phase::Setup,
            LogEvent::Mulligan { player, taken: true } => {
                if let Some(side) = sides.get_mut(player.at()) {
                    side.opening.clear();
                }
            }
            LogEvent::Drew { player, cards } => {
                if let Some(side) = sides.get_mut(player.at()) {
                    let list = if is_setup { &mut side.opening } else { &mut side.drawn };
                    list.extend(cards.iter().map(|card| number(*card)));
                }
            }
            LogEvent::Resourced { player, card } => {
                if let Some(side) = sides.get_mut(player.at()) {
                    side.resourced.push(number(*card));
                }
            }
            LogEvent::Played { player, card, .. } => {
                if let Some(side) = sides.get_mut(player.at()) {
                    side.played.push(number(*card));
                }
            }
            _ => {}
        }
    }
    for side in &mut sides {
        for list in [&mut side.opening, &mut side.drawn, &mut side.resourced, &mut side.played] {
            list.sort_unstable();
            list.dedup();
        }
    }
    sides
}

impl LiveGame {
    /// Returns the cards of both sides of the current game.
    pub(super) fn current_hands(&self) -> [HandCards; 2] {
        let catalog = self.game.book().catalog();
        let number = |card: CardIndex| catalog.oldest_number(self.game.state.card(card).def);
        hand_cards(self.log.iter().map(|logged| logged.log_event()), number)
    }

    /// Returns the finished games of the match, with the first seat as the first side.
    pub(crate) fn hands(&self) -> Vec<GameHands> {
        let sides = self.hands_before.iter().cloned().chain([self.current_hands()]);
        let games = self.played().into_iter().zip(sides);
        games.map(|(game, sides)| GameHands { first_won: game.winner.map(|seat| seat.at() == 0), sides }).collect()
    }
}

impl Games {
    /// Returns the games that the engine played at a table of an event between two players, given by number, with the
    /// first of them as the first side. Games that cannot be read are left out.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn hands_of_table(&self, at: RoundTable, players: [u32; 2]) -> Result<Vec<GameHands>, AppError> {
        let [first, second] = players;
        let is_between = |of: &[u32]| of == [first, second] || of == [second, first];
        let found = self.latest_game_of_table(at, |seats, _| seats.is_some_and(|seats| is_between(&seats.players)))?;
        let Some(game) = found else { return Ok(Vec::new()) };
        let Ok(open) = self.tables.games.passing_state(game) else { return Ok(Vec::new()) };
        let is_swapped = open.start().players.as_ref().is_some_and(|seats| seats.players.first() == Some(&second));
        let mut hands = open.hands();
        if is_swapped {
            for game in &mut hands {
                game.first_won = game.first_won.map(|won| !won);
                game.sides.reverse();
            }
        }
        Ok(hands)
    }
}

#[cfg(test)]
mod tests;
