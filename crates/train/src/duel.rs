//! The command `duel`: new bots against old ones at the same draft table, by the games that their decks win.

use std::fs;
use std::sync::Arc;

use catalog::Catalog;
use draft::{BotPod, Formula, Ratings, Taste};
use model::SetCode;
use rules::{Book, Deck};

use crate::games::{Pilot, deck, in_parallel, winner};
use crate::options::Options;

/// Seats of a pod: every other one is new.
const SEATS: usize = 8;

/// The bots of October 2026, before anything was learned from games: what later ones are measured against, for ever.
///
/// # Errors
/// A sentence when the files beside this program cannot be read.
pub(crate) fn anchor() -> Result<Taste, String> {
    Taste::read(include_str!("../anchor/bots.ron"), Formula::default(), include_str!("../anchor/worth.csv"))
        .map_err(|error| error.to_string())
}

/// What one set came to.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Score {
    pub(crate) games: u32,
    pub(crate) won: f64,
    /// Cards without aspect penalty, new and old, over all seats.
    pub(crate) in_aspect: [f64; 2],
}

/// Duels in each set, and prints them.
///
/// # Errors
/// A sentence for what cannot be read or played.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let book = Book::embedded().map_err(|error| error.to_string())?;
    let new = match &options.taste {
        None => Taste::embedded().map_err(|error| error.to_string())?,
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

/// The taste in a folder.
fn taste(folder: &std::path::Path) -> Result<Taste, String> {
    let read = |file: &str| {
        fs::read_to_string(folder.join(file)).map_err(|error| format!("{}: {error}", folder.join(file).display()))
    };
    let learned: draft::Learned = ron::from_str(&read("taste.ron")?).map_err(|error| format!("taste.ron: {error}"))?;
    Taste::read(&read("bots.ron")?, learned.formula, &read("worth.csv")?).map_err(|error| error.to_string())
}

/// Pods with new bots at every other seat; each deck of a new one plays the deck of the old one to its left twice, with
/// the seats changed.
fn duel(
    catalog: &Arc<Catalog>,
    book: &Arc<Book>,
    set: SetCode,
    tastes: [&Taste; 2],
    options: &Options,
) -> Result<Vec<Score>, String> {
    let rate = |taste: &Taste| Ratings::with(catalog, set, taste).map_err(|error| error.to_string());
    let ratings = [rate(tastes[0])?, rate(tastes[1])?];
    let pilot = Pilot::strong(options.strong);
    in_parallel(options.pods as usize, options.threads, |number| {
        let seed = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number as u64;
        // The new ones sit at even numbers in even pods, at odd ones in the others.
        let turned = number % 2;
        let [first, second] = [&ratings[turned], &ratings[1 - turned]].map(Ratings::clone);
        let mut pod = BotPod::among(catalog, first, vec![second]).map_err(|error| error.to_string())?;
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

/// The share of games won and half the width of its 95 % interval, pods taken as independent.
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

    /// The anchor never changes: what it is measured against later must be what it was measured against before.
    #[test]
    fn the_anchor_is_frozen() {
        // FNV-1a.
        let sum = |text: &str| {
            text.bytes()
                .fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
        };
        assert_eq!(sum(include_str!("../anchor/worth.csv")), 15_075_649_167_007_464_908);
        assert_eq!(sum(include_str!("../anchor/bots.ron")), 8222549936060464510);
    }

    /// What was learned is worth something: decks of the bots of now beat those of the anchor, in the first set and in the
    /// newest.
    #[test]
    fn the_bots_of_now_draft_better_decks_than_the_anchor() {
        let catalog = Catalog::embedded().unwrap();
        let book = Book::embedded().unwrap();
        let (new, old) = (Taste::embedded().unwrap(), anchor().unwrap());
        let mut options = Options::read(&[]).unwrap();
        options.pods = 5;
        for set in ["SOR", "HMW"] {
            let scores = duel(&catalog, &book, set.parse().unwrap(), [&new, &old], &options).unwrap();
            let (mean, _) = interval(&scores);
            assert!(mean > 0.5, "{set}: {mean}");
            // CR 8.1: cards of 42 without aspect penalty.
            assert!(scores.iter().all(|score| score.in_aspect[0] > 35.0), "{set}: {scores:?}");
        }
    }
}
