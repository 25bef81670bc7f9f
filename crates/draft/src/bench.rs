//! Benchmark workloads; callers measure the time.

use std::sync::Arc;

use catalog::Catalog;
use model::SetCode;

use crate::bots::DraftSimulator;
use crate::packs::{PackError, PackPrinter};
use crate::rng::DraftRng;
use crate::table::DraftError;

/// Prints loose packs of a set. Returns a checksum so that the compiler cannot remove the work.
///
/// # Errors
/// [`PackError`] if the set has no boosters.
pub fn boosters(catalog: &Arc<Catalog>, set: SetCode, packs: u32) -> Result<u64, PackError> {
    let printer = PackPrinter::new(catalog, set)?;
    let mut rng = DraftRng::seeded(1);
    let mut pack = printer.blank();
    let mut sum = 0;
    for _ in 0..packs {
        printer.loose_into(&mut rng, &mut pack);
        sum += pack.cards.iter().map(|card| u64::from(card.card.0)).sum::<u64>();
    }
    Ok(sum)
}

/// Results of drafts among bots.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BotDrafts {
    /// Number of drafts.
    pub drafts: u32,
    /// Mean number of cards per seat that its best leader and base play without aspect penalty.
    pub in_aspect_mean: f64,
    /// The lowest such number at any seat.
    pub in_aspect_least: u32,
    /// Mean rating of the cards in the decks.
    pub deck_rating_mean: f64,
    /// Mean number of cards per deck in each cost bucket (0-1, 2, ... 6, 7 and more).
    pub curve_mean: [f64; 7],
}

/// Plays drafts of 8 bots, including deck building, with seeds from 1.
///
/// # Errors
/// [`DraftError`] if the set has no boosters.
pub fn bot_drafts(catalog: &Arc<Catalog>, set: SetCode, drafts: u32) -> Result<BotDrafts, DraftError> {
    let mut pod = DraftSimulator::new(catalog, set)?;
    let (mut seats, mut sum, mut least, mut cards, mut points) = (0_u32, 0_u64, u32::MAX, 0_u64, 0_i64);
    let mut curve = [0_u64; 7];
    for seed in 0..drafts {
        let finished = pod.play(8, u64::from(seed) + 1).to_vec();
        for seat in &finished {
            let discipline = pod.discipline(seat);
            seats += 1;
            sum += u64::from(discipline);
            least = least.min(discipline);
            for card in seat.deck_cards() {
                let Some(worth) = pod.ratings(0).worth(card) else { continue };
                cards += 1;
                points += i64::from(worth.rating);
                curve[usize::from(worth.bucket)] += 1;
            }
        }
    }
    let mean = |sum: f64| sum / f64::from(seats.max(1));
    Ok(BotDrafts {
        drafts,
        in_aspect_mean: mean(sum as f64),
        in_aspect_least: if seats == 0 { 0 } else { least },
        deck_rating_mean: points as f64 / cards.max(1) as f64,
        curve_mean: curve.map(|count| mean(count as f64)),
    })
}
