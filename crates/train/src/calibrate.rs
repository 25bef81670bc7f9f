//! The command `calibrate`: compares the win chances that `strong` shows with the results of its games.

use std::fmt::Write as _;
use std::fs;
use std::sync::Arc;

use bots::{Bot, InfoSet, Strong};
use catalog::Catalog;
use rules::{CardBook, Deck, Game, Outcome};

use crate::games::in_parallel;
use crate::matchup::drafted_or_bundled;
use crate::options::Options;
use crate::value::{known_decks, ratings_of};

/// Number of bins of the win chance.
const BINS: usize = 10;
/// Number of games between two writes of the file.
const AT_ONCE: usize = 50;

/// The win chance that a player saw at a decision.
#[derive(Debug, Clone, Copy)]
struct Forecast {
    game: usize,
    seat: usize,
    round: u16,
    /// Expected win rate of the best answer.
    share: f32,
    /// Result for the player: 1 for a win, 0.5 for a draw, 0 for a loss.
    result: f32,
}

/// Plays the games, writes every win chance to `calibration.csv`, and prints the comparison.
///
/// # Errors
/// A message for games that cannot be played or files that cannot be written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let ratings = ratings_of(&catalog, &options.sets)?;
    let known = known_decks(&book, true);
    let folder = options.folder("target/calibration");
    let file = folder.join("calibration.csv");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut text = "game,seat,round,share,result\n".to_owned();
    let mut all = Vec::new();
    let games = options.games as usize;
    for from in (0..games).step_by(AT_ONCE) {
        let parts = in_parallel(AT_ONCE.min(games - from), options.threads, |number| {
            let seed = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (from + number) as u64;
            let decks = drafted_or_bundled(&catalog, &ratings, &known, from + number, seed)?;
            forecasts(&book, &decks, from + number, seed, options.strong)
        })?;
        for one in parts.into_iter().flatten() {
            let Forecast { game, seat, round, share, result } = one;
            writeln!(text, "{game},{seat},{round},{share:.4},{result}").map_err(|error| error.to_string())?;
            all.push(one);
        }
        fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    println!("{}", table(&all));
    Ok(())
}

/// Plays a game of `strong` against itself and returns the win chances of both players at their decisions.
fn forecasts(
    book: &Arc<CardBook>,
    decks: &[Deck; 2],
    number: usize,
    seed: u64,
    playouts: u32,
) -> Result<Vec<Forecast>, String> {
    let mut game = Game::new(book.clone(), decks, seed).map_err(|error| format!("game {number}: {error}"))?;
    game.auto = true;
    let mut players = [0, 1].map(|side: u64| Strong::seeded(seed.wrapping_mul(2) ^ side));
    let mut all = Vec::new();
    while let Some(question) = game.question() {
        let seat = question.player.at();
        let info_set = InfoSet::new(&game, question.player);
        let answers = players[seat].evaluate_answers(&info_set, None, &mut |done| done < playouts);
        let action = match answers.first() {
            Some(best) => {
                let round = game.state.round();
                // Without playouts, as if all answers are equal, there is no share.
                if best.visits > 0 {
                    all.push(Forecast { game: number, seat, round, share: best.share, result: 0.5 });
                }
                best.action
            }
            None => players[seat].choose(&info_set, &mut |_| false),
        };
        game.play(action).map_err(|refused| format!("game {number}: {refused:?}"))?;
    }
    if let Some(Outcome::Won(winner)) = game.state.outcome() {
        all.iter_mut().for_each(|one| one.result = f32::from(u8::from(one.seat == winner.at())));
    }
    Ok(all)
}

/// Returns the comparison in bins of the expected win rate, and the largest drops between two decisions of a player.
fn table(all: &[Forecast]) -> String {
    let mut text = "| win chance shown | decisions | mean shown | won |\n| --- | --- | --- | --- |\n".to_owned();
    for bin in 0..BINS {
        let inside: Vec<&Forecast> = all.iter().filter(|one| bin_of(one.share) == bin).collect();
        let mean = |value: fn(&Forecast) -> f32| {
            100.0 * inside.iter().map(|one| f64::from(value(one))).sum::<f64>() / inside.len().max(1) as f64
        };
        let (shown, won) = (mean(|one| one.share), mean(|one| one.result));
        text += &format!("| {} to {} % | {} | {shown:.1} % | {won:.1} % |\n", bin * 10, bin * 10 + 10, inside.len());
    }
    let mut drops = drops(all);
    drops.sort_by(|a, b| b.0.total_cmp(&a.0));
    let rank = |of: usize| drops.get(drops.len() / of).map_or(0.0, |drop| 100.0 * drop.0);
    let (largest, game) = drops.first().copied().unwrap_or_default();
    text += &format!(
        "Drop from one decision of a player to the next: largest {:.1} points (game {game}); 1 in 1,000 above {:.1}, 1 in \
         100 above {:.1}.",
        100.0 * largest,
        rank(1000),
        rank(100)
    );
    text
}

/// Returns the bin of a win chance.
fn bin_of(share: f32) -> usize {
    ((share * BINS as f32) as usize).min(BINS - 1)
}

/// Returns how much the win chance fell from each decision to the player's next one, with the game.
fn drops(all: &[Forecast]) -> Vec<(f32, usize)> {
    let mut drops = Vec::new();
    for seat in 0..2 {
        let own: Vec<&Forecast> = all.iter().filter(|one| one.seat == seat).collect();
        let pairs = own.windows(2).filter(|pair| pair[0].game == pair[1].game);
        drops.extend(pairs.map(|pair| (pair[0].share - pair[1].share, pair[0].game)));
    }
    drops
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forecast(game: usize, seat: usize, share: f32, result: f32) -> Forecast {
        Forecast { game, seat, round: 1, share, result }
    }

    #[test]
    fn drops_are_between_decisions_of_the_same_player_in_the_same_game() {
        let all = [(0, 0, 0.9), (0, 1, 0.2), (0, 0, 0.5), (1, 0, 0.1), (1, 0, 0.3)]
            .map(|(game, seat, share)| forecast(game, seat, share, 1.0));
        let found: Vec<i32> = drops(&all).iter().map(|drop| (100.0 * drop.0).round() as i32).collect();
        assert_eq!(found, [40, -20]);
    }

    #[test]
    fn the_table_compares_the_chance_shown_with_the_results_in_each_bin() {
        let all = [forecast(0, 0, 1.0, 1.0), forecast(0, 0, 0.94, 0.0), forecast(0, 1, 0.05, 0.0)];
        let text = table(&all);
        assert!(text.contains("| 90 to 100 % | 2 | 97.0 % | 50.0 % |"), "{text}");
        assert!(text.contains("| 0 to 10 % | 1 | 5.0 % | 0.0 % |"), "{text}");
    }
}
