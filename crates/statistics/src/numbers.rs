//! Numbers of cards and archetypes, computed from counts. `docs/statistics.md` defines each of them.

use model::CardNumber;

use crate::counts::{GameCounts, PickCounts};
use crate::observation::Archetype;
use crate::summary::{CardSummary, PopulationSummary};

/// Smallest counts for showing numbers. Below them, only counts are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thresholds {
    /// Games with a winner.
    pub games: u32,
    /// Distinct players, at most [`crate::PlayerSample::MOST`].
    pub players: usize,
    /// Number of decks.
    pub decks: u32,
    /// Choices that offered the card.
    pub exposures: u32,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        Thresholds { games: 30, players: 10, decks: 10, exposures: 50 }
    }
}

/// A share with its Wilson interval at 95 percent, all from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// The share.
    pub share: f64,
    /// Lower and upper bound.
    pub interval: [f64; 2],
}

impl Rate {
    /// Returns the rate of `wins` in `games`. Returns `None` if there are no games.
    pub fn of(wins: u32, games: u32) -> Option<Rate> {
        Rate::weighted(f64::from(wins), f64::from(games), f64::from(games))
    }

    /// Returns the rate of weighted counts, with the interval of `effective` games of the same weight.
    pub fn weighted(wins: f64, games: f64, effective: f64) -> Option<Rate> {
        const Z: f64 = 1.959_964;
        if games <= 0.0 || effective <= 0.0 {
            return None;
        }
        let share = wins / games;
        let middle = share + Z * Z / (2.0 * effective);
        let half = Z * (share * (1.0 - share) / effective + Z * Z / (4.0 * effective * effective)).sqrt();
        let bound = |value: f64| (value / (1.0 + Z * Z / effective)).clamp(0.0, 1.0);
        Some(Rate { share, interval: [bound(middle - half), bound(middle + half)] })
    }
}

/// Numbers about the picks of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PickNumbers {
    /// Average last seen at (ALSA): mean of the last pick number of a round when a player saw the card.
    pub last_seen_at: f64,
    /// Average taken at (ATA): mean number of the pick that took it. `None` if no one took it.
    pub taken_at: Option<f64>,
    /// Share of the choices with the card that took it.
    pub taken_when_seen: Rate,
    /// Share of the first picks with the card that took it.
    pub first_pick: Option<Rate>,
}

/// Numbers about the decks of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DeckNumbers {
    /// Share of all decks that have the card in the main deck.
    pub decks: Rate,
    /// Share of the copies in pools that were in the main deck.
    pub main: f64,
    /// Mean number of copies in main decks that have it.
    pub copies: f64,
}

/// Numbers about the games of a card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GameNumbers {
    /// Games played win rate (GP WR), weighted by copies, with the interval of the games.
    pub win_rate: Rate,
    /// Share of the copies of the pools that were in the main deck, weighted by games (GP %).
    pub played: f64,
    /// DEq. `None` without picks of the card.
    pub deq: Option<f64>,
}

/// Win rates of games that the rules engine played. `None` below the thresholds.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct HandNumbers {
    /// With the card in the opening hand.
    pub opening: Option<Rate>,
    /// With the card drawn later.
    pub drawn: Option<Rate>,
    /// With the card as a resource.
    pub resourced: Option<Rate>,
    /// With the card played.
    pub played: Option<Rate>,
}

/// All numbers of a card. A part below its thresholds is `None`; its counts are in the [`CardSummary`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardNumbers {
    /// The card.
    pub card: CardNumber,
    /// From picks.
    pub picks: Option<PickNumbers>,
    /// From decks.
    pub decks: Option<DeckNumbers>,
    /// From games.
    pub games: Option<GameNumbers>,
    /// From games that the rules engine played.
    pub hands: HandNumbers,
}

/// Numbers of an archetype. Rates below their thresholds are `None`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ArchetypeNumbers {
    /// The archetype.
    pub archetype: Archetype,
    /// Share of all decks.
    pub share: Option<Rate>,
    /// Share of won games against other archetypes.
    pub win_rate: Option<Rate>,
}

/// Cost of spending a first pick, in win rate (`r_1` of DEq).
const FIRST_PICK_EQUITY: f64 = 0.03;
/// Win rate of all decks of a population: each game has one winner and one loser.
const MEAN_WIN_RATE: f64 = 0.5;

/// Returns the pick-rate correction of DEq: 3 % times (1 - (ATA - 1) / pack size) squared.
pub fn pick_correction(taken_at: f64, pack_size: u8) -> f64 {
    let place = ((taken_at - 1.0) / f64::from(pack_size.max(1))).clamp(0.0, 1.0);
    FIRST_PICK_EQUITY * (1.0 - place) * (1.0 - place)
}

/// Returns DEq: GP % times (GP WR - mean + pick-rate correction).
pub fn deq(played: f64, win_rate: f64, taken_at: f64, pack_size: u8) -> f64 {
    played * (win_rate - MEAN_WIN_RATE + pick_correction(taken_at, pack_size))
}

fn ratio(part: u32, whole: u32) -> Option<f64> {
    (whole > 0).then(|| f64::from(part) / f64::from(whole))
}

fn pick_numbers(counts: &PickCounts, thresholds: &Thresholds) -> Option<PickNumbers> {
    if counts.offered < thresholds.exposures || counts.players.count() < thresholds.players {
        return None;
    }
    Some(PickNumbers {
        last_seen_at: ratio(counts.last_seen, counts.packs)?,
        taken_at: ratio(counts.taken_at, counts.taken),
        taken_when_seen: Rate::of(counts.taken, counts.offered)?,
        first_pick: Rate::of(counts.first_taken, counts.first_offered),
    })
}

fn game_numbers(
    counts: &GameCounts,
    picks: Option<&PickCounts>,
    pack_size: u8,
    thresholds: &Thresholds,
) -> Option<GameNumbers> {
    let few = counts.games < thresholds.games || counts.decks < thresholds.decks;
    if few || counts.players.count() < thresholds.players {
        return None;
    }
    let [wins, copies, games] = [counts.copy_wins, counts.copies, counts.games].map(f64::from);
    let win_rate = Rate::weighted(wins, copies, games)?;
    let played = ratio(counts.copies, counts.copies.saturating_add(counts.rest))?;
    let taken_at = picks.and_then(|picks| ratio(picks.taken_at, picks.taken));
    let deq = taken_at.map(|taken_at| deq(played, win_rate.share, taken_at, pack_size));
    Some(GameNumbers { win_rate, played, deq })
}

/// Returns the numbers of a card. `all` are the counts of the population it belongs to.
pub fn card_numbers(card: &CardSummary, all: &PopulationSummary, thresholds: &Thresholds) -> CardNumbers {
    let decks = card.decks.as_ref().filter(|counts| {
        all.totals.decks >= thresholds.decks
            && counts.pools >= thresholds.decks
            && counts.players.count() >= thresholds.players
    });
    let decks = decks.and_then(|counts| {
        Some(DeckNumbers {
            decks: Rate::of(counts.decks, all.totals.decks)?,
            main: ratio(counts.copies, counts.copies.saturating_add(counts.rest))?,
            copies: ratio(counts.copies, counts.decks).unwrap_or(0.0),
        })
    });
    let hands = card.hands.as_ref().filter(|counts| counts.players.count() >= thresholds.players);
    let hands = hands.map_or_else(HandNumbers::default, |counts| {
        let rate = |wins, games| Rate::of(wins, games).filter(|_| games >= thresholds.games);
        HandNumbers {
            opening: rate(counts.opening_wins, counts.opening),
            drawn: rate(counts.drawn_wins, counts.drawn),
            resourced: rate(counts.resourced_wins, counts.resourced),
            played: rate(counts.played_wins, counts.played),
        }
    });
    CardNumbers {
        card: card.card,
        picks: card.picks.as_ref().and_then(|counts| pick_numbers(counts, thresholds)),
        decks,
        games: card
            .games
            .as_ref()
            .and_then(|counts| game_numbers(counts, card.picks.as_ref(), all.pack_size, thresholds)),
        hands,
    }
}

/// Returns the numbers of all archetypes of a population.
pub fn archetype_numbers(all: &PopulationSummary, thresholds: &Thresholds) -> Vec<ArchetypeNumbers> {
    let numbers = all.archetypes.iter().map(|line| {
        let record = &line.record;
        let enough = record.decks >= thresholds.decks && record.players.count() >= thresholds.players;
        let share = Rate::of(record.decks, all.totals.decks).filter(|_| all.totals.decks >= thresholds.decks);
        let win_rate = Rate::of(record.wins, record.games).filter(|_| enough && record.games >= thresholds.games);
        ArchetypeNumbers { archetype: line.archetype, share, win_rate }
    });
    numbers.collect()
}

#[cfg(test)]
mod tests {
    use super::{Rate, deq, pick_correction};

    /// Reference: 75 of 100 lies between 65.7 and 82.5 percent (Wilson 1927, z = 1.96).
    #[test]
    fn the_interval_is_the_wilson_interval() {
        let rate = Rate::of(75, 100).unwrap();
        assert!((rate.interval[0] - 0.657).abs() < 0.001 && (rate.interval[1] - 0.825).abs() < 0.001);
        assert_eq!(Rate::of(0, 0), None);
        assert_eq!(Rate::weighted(150.0, 200.0, 100.0), Some(rate));
    }

    #[test]
    fn deq_credits_early_picks_and_counts_played_copies_only() {
        assert!((pick_correction(1.0, 14) - 0.03).abs() < 1e-12);
        assert!((pick_correction(8.0, 14) - 0.0075).abs() < 1e-12);
        assert!((deq(0.8, 0.58, 8.0, 14) - 0.8 * 0.0875).abs() < 1e-12);
        assert!(pick_correction(15.0, 14).abs() < 1e-12);
    }
}
