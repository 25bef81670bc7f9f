//! The command `duel`: compares new and old drafting bots at the same draft table, by the win rate of their decks.

use std::fs;
use std::sync::Arc;

use catalog::Catalog;
use draft::{DraftModel, DraftSimulator, LinearModel, Ratings};
use model::SetCode;
use rules::{CardBook, Deck};

use crate::games::{BotSpec, deck, in_parallel, winner};
use crate::options::Options;

/// Number of seats of a pod; every other one is a new bot.
const SEATS: usize = 8;

/// Returns the bots of October 2026, before any training: the permanent baseline.
///
/// # Errors
/// A message if the embedded files cannot be read.
pub(crate) fn anchor() -> Result<DraftModel, String> {
    DraftModel::read(include_str!("../anchor/bots.ron"), LinearModel::default(), include_str!("../anchor/worth.csv"))
        .map_err(|error| error.to_string())
}

/// Result of one set.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Score {
    pub(crate) games: u32,
    pub(crate) won: f64,
    /// Number of cards without aspect penalty, of the new and the old bots, over all seats.
    pub(crate) in_aspect: [f64; 2],
}

/// Runs the duels in each set and prints the results.
///
/// # Errors
/// A message for files that cannot be read or games that cannot be played.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let new = match &options.taste {
        None => DraftModel::embedded().map_err(|error| error.to_string())?,
        Some(folder) => taste(folder)?,
    };
    let old = anchor()?;
    println!(
        "| set | games | new bots' decks win | 95 % | in aspect, new | old |\n| --- | --- | --- | --- | --- | --- |"
    );
    for set in &options.sets {
        let scores = duel(&catalog, &book, *set, [&new, &old], options)?;
        let (mean, half) = interval(&scores);
        let games: u32 = scores.iter().map(|score| score.games).sum();
        let [own, other] = [0, 1]
            .map(|side| scores.iter().map(|score| score.in_aspect[side]).sum::<f64>() / scores.len().max(1) as f64);
        let (from, to) = (100.0 * (mean - half), 100.0 * (mean + half));
        println!("| {set} | {games} | {:.1} % | {from:.1} to {to:.1} | {own:.1} | {other:.1} |", 100.0 * mean);
    }
    Ok(())
}

/// Reads the ratings in a folder.
fn taste(folder: &std::path::Path) -> Result<DraftModel, String> {
    let read = |file: &str| {
        fs::read_to_string(folder.join(file)).map_err(|error| format!("{}: {error}", folder.join(file).display()))
    };
    let learned: draft::LearnedModel =
        ron::from_str(&read("taste.ron")?).map_err(|error| format!("taste.ron: {error}"))?;
    DraftModel::read(&read("bots.ron")?, learned.formula, &read("worth.csv")?).map_err(|error| error.to_string())
}

/// Drafts pods with new bots at every other seat. Each new bot's deck plays the deck of the old bot to its left twice,
/// with the seats swapped.
fn duel(
    catalog: &Arc<Catalog>,
    book: &Arc<CardBook>,
    set: SetCode,
    tastes: [&DraftModel; 2],
    options: &Options,
) -> Result<Vec<Score>, String> {
    let rate = |taste: &DraftModel| Ratings::with(catalog, set, taste).map_err(|error| error.to_string());
    let ratings = [rate(tastes[0])?, rate(tastes[1])?];
    let pilot = BotSpec::strong(options.strong);
    in_parallel(options.pods as usize, options.threads, |number| {
        let seed = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number as u64;
        // The new bots have even seats in even pods, odd seats in the others.
        let turned = number % 2;
        let [first, second] = [&ratings[turned], &ratings[1 - turned]].map(Ratings::clone);
        let mut pod = DraftSimulator::among(catalog, first, vec![second]).map_err(|error| error.to_string())?;
        let seats = pod.play(SEATS, seed).to_vec();
        let decks: Vec<Deck> = seats.iter().filter_map(|seat| deck(seat, &ratings[0])).collect();
        let mut score = Score::default();
        for (seat, finished) in seats.iter().enumerate() {
            score.in_aspect[(seat + turned) % 2] += f64::from(pod.discipline(finished)) / (SEATS / 2) as f64;
        }
        for seat in (0..decks.len()).filter(|seat| (seat + turned) % 2 == 0) {
            let (own, other) = (&decks[seat], &decks[(seat + 1) % decks.len()]);
            for game in 0..2 {
                let pair = if game == 0 { [own.clone(), other.clone()] } else { [other.clone(), own.clone()] };
                let won = winner(book, &pair, pilot, seed.wrapping_mul(32) + seat as u64)?;
                score.games += 1;
                score.won += won.map_or(0.5, |winner| f64::from(u8::from(winner == game)));
            }
        }
        Ok(score)
    })
}

/// Returns the win rate and half the width of its 95 % interval, treating pods as independent.
pub(crate) fn interval(scores: &[Score]) -> (f64, f64) {
    let played: Vec<f64> =
        scores.iter().filter(|score| score.games > 0).map(|score| score.won / f64::from(score.games)).collect();
    let count = played.len().max(1) as f64;
    let mean = played.iter().sum::<f64>() / count;
    let variance = played.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The baseline never changes, so that measurements stay comparable.
    #[test]
    fn the_baseline_is_frozen() {
        // FNV-1a.
        let sum = |text: &str| {
            text.bytes()
                .fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
        };
        assert_eq!(sum(include_str!("../anchor/worth.csv")), 15_075_649_167_007_464_908);
        assert_eq!(sum(include_str!("../anchor/bots.ron")), 8222549936060464510);
    }

    /// Training has an effect. Decks of the current bots beat those of the baseline, in the first and in the latest
    /// set.
    #[test]
    fn the_current_bots_draft_better_decks_than_the_baseline() {
        let catalog = Catalog::embedded().unwrap();
        let book = CardBook::embedded().unwrap();
        let (new, old) = (DraftModel::embedded().unwrap(), anchor().unwrap());
        let mut options = Options::read(&[]).unwrap();
        options.pods = 5;
        for set in ["SOR", "HMW"] {
            let scores = duel(&catalog, &book, set.parse().unwrap(), [&new, &old], &options).unwrap();
            let (mean, _) = interval(&scores);
            assert!(mean > 0.5, "{set}: {mean}");
            // CR 8.1: of 42 cards, those without aspect penalty.
            assert!(scores.iter().all(|score| score.in_aspect[0] > 35.0), "{set}: {scores:?}");
        }
    }
}
