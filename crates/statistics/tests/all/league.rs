//! Simulated leagues with known card effects: draft nights of players with known strengths.

use std::collections::BTreeMap;

use model::{Aspect, CardNumber};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use statistics::{Archetype, Deck, Match, Observations, Pick, Population, Seat, Stage};

/// Size and effects of a simulated league. Effects are in logits of winning a game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct League {
    pub(crate) events: u32,
    /// Players of one event, in pods of eight.
    pub(crate) players: u32,
    /// Players of the shop, from whom those of an event are drawn.
    pub(crate) regulars: u32,
    pub(crate) cards: u16,
    pub(crate) rounds: u8,
    /// Standard deviations.
    pub(crate) player_effect: f64,
    pub(crate) archetype_effect: f64,
    pub(crate) card_effect: f64,
    /// Effect of a card whose worth is one standard deviation above the mean.
    pub(crate) slope: f64,
}

impl League {
    /// Forty draft nights of sixteen players with a set of the size of Homeworlds.
    pub(crate) const SEASON: League = League {
        events: 40,
        players: 16,
        regulars: 48,
        cards: 240,
        rounds: 4,
        player_effect: 0.35,
        archetype_effect: 0.1,
        card_effect: 0.06,
        slope: 0.04,
    };
}

/// A simulated league.
pub(crate) struct Simulated {
    pub(crate) events: Vec<Observations>,
    /// Ratings of cards, as in `data/packs/worth.csv`.
    pub(crate) worth: BTreeMap<CardNumber, f64>,
    /// True effect of one copy of each card.
    pub(crate) effects: BTreeMap<CardNumber, f64>,
}

/// Cards of a pack without its leader.
const PACK: usize = 14;
/// Packs of each player.
const PACKS: u8 = 3;
/// Cards of a main deck.
const DECK: usize = 30;

struct Table {
    cards: Vec<CardNumber>,
    /// Colour of each card, 0 to 3, or 4 for cards of every deck.
    colours: Vec<usize>,
    /// Relative frequency of each card in packs.
    frequencies: Vec<f64>,
    quality: Vec<f64>,
    effects: Vec<f64>,
    players: Vec<f64>,
    archetypes: BTreeMap<(usize, usize), f64>,
    leaders: Vec<CardNumber>,
}

pub(crate) fn normal(rng: &mut ChaCha8Rng) -> f64 {
    let radius = (-2.0 * (1.0 - rng.random::<f64>()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.random::<f64>()).cos()
}

fn card(number: u16) -> CardNumber {
    CardNumber { set: "HMW".parse().unwrap(), token: false, number }
}

impl Simulated {
    /// Simulates a league. The same seed gives the same league. Players are numbered from `first_player`.
    pub(crate) fn new(league: &League, seed: u64, first_player: u32) -> Simulated {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = Table::new(league, &mut rng);
        let events = (0..league.events).map(|_| table.event(league, first_player, &mut rng)).collect();
        let numbered = |values: &[f64]| table.cards.iter().copied().zip(values.iter().copied()).collect();
        Simulated { events, worth: numbered(&table.quality), effects: numbered(&table.effects) }
    }

    /// Returns the events with their numbers.
    pub(crate) fn numbered(&self) -> impl DoubleEndedIterator<Item = (u32, &Observations)> {
        self.events.iter().enumerate().map(|(number, event)| (number as u32, event))
    }
}

impl Table {
    fn new(league: &League, rng: &mut ChaCha8Rng) -> Table {
        let count = usize::from(league.cards);
        let quality: Vec<f64> = (0..count).map(|_| 100.0 * normal(rng)).collect();
        let mean = quality.iter().sum::<f64>() / count as f64;
        let variance = quality.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count as f64;
        let scaled = quality.iter().map(|value| (value - mean) / variance.sqrt());
        let effects = scaled.map(|worth| league.slope * worth + league.card_effect * normal(rng)).collect();
        let leaders = (0..8).map(|number| card(1000 + number)).collect();
        let pairs = (0..8).flat_map(|leader| (0..4).map(move |base| (leader, base)));
        Table {
            cards: (1..=league.cards).map(card).collect(),
            colours: (0..count).map(|number| number % 5).collect(),
            frequencies: (0..count).map(|number| [6.0, 6.0, 6.0, 3.0, 1.0][number / 5 % 5]).collect(),
            effects,
            players: (0..league.regulars).map(|_| league.player_effect * normal(rng)).collect(),
            archetypes: pairs.map(|pair| (pair, league.archetype_effect * normal(rng))).collect(),
            quality,
            leaders,
        }
    }

    fn pack(&self, rng: &mut ChaCha8Rng) -> Vec<usize> {
        let total: f64 = self.frequencies.iter().sum();
        let draw = |rng: &mut ChaCha8Rng| {
            let mut rest = rng.random::<f64>() * total;
            let hit = self.frequencies.iter().position(|frequency| {
                rest -= frequency;
                rest < 0.0
            });
            hit.unwrap_or(0)
        };
        (0..PACK).map(|_| draw(rng)).collect()
    }

    fn event(&self, league: &League, first_player: u32, rng: &mut ChaCha8Rng) -> Observations {
        let mut observations = Observations::default();
        let mut strengths = Vec::new();
        let mut absent: Vec<u32> = (0..league.regulars).collect();
        for _ in 0..league.players {
            let regular = absent.swap_remove(rng.random_range(0..absent.len()));
            observations.seats.push(Seat { player: first_player + regular, population: Population::People });
            strengths.push(self.players[regular as usize]);
        }
        for pod in 0..league.players / 8 {
            self.draft(pod as u16 * 8, &mut observations, &mut strengths, rng);
        }
        for round in 1..=usize::from(league.rounds) {
            // Every player has another opponent in every round: seats on a circle, shifted by the round.
            let count = league.players as usize;
            let mut order: Vec<usize> = (1..count).collect();
            order.rotate_left(round);
            order.insert(0, 0);
            for table in 0..count / 2 {
                let pair = [order[table], order[count - 1 - table]];
                observations.matches.push(self.play(pair, &strengths, rng));
            }
        }
        observations
    }

    /// Drafts and builds the decks of a pod. Adds the effects of the decks to the strengths.
    fn draft(&self, first: u16, event: &mut Observations, strengths: &mut [f64], rng: &mut ChaCha8Rng) {
        let leaders: Vec<usize> = (0..8).map(|_| rng.random_range(0..8)).collect();
        let bases: Vec<usize> = (0..8).map(|_| rng.random_range(0..4)).collect();
        let mut pools = vec![Vec::new(); 8];
        let fits = |seat: usize, card: usize| {
            let colour = self.colours[card];
            colour == 4 || colour == bases[seat] || colour == leaders[seat] % 4
        };
        for round in 1..=PACKS {
            let mut packs: Vec<Vec<usize>> = (0..8).map(|_| self.pack(rng)).collect();
            for number in 1..=PACK {
                for seat in 0..8 {
                    let pack = &mut packs[(seat + number) % 8];
                    let score = |card: usize, rng: &mut ChaCha8Rng| {
                        let colour = if fits(seat, card) { 150.0 } else { 0.0 };
                        self.quality[card] + colour + 60.0 * normal(rng)
                    };
                    let scores: Vec<f64> = pack.iter().map(|card| score(*card, rng)).collect();
                    let best = (0..pack.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or(0);
                    let options = pack.iter().map(|card| self.cards[*card]).collect();
                    let taken = pack.remove(best);
                    event.picks.push(Pick {
                        seat: first + seat as u16,
                        stage: Stage::Cards,
                        round,
                        number: number as u8,
                        options,
                        taken: self.cards[taken],
                    });
                    pools[seat].push(taken);
                }
            }
        }
        for (seat, mut pool) in pools.into_iter().enumerate() {
            pool.sort_by_key(|card| (!fits(seat, *card), -self.quality[*card] as i64));
            let strength = &mut strengths[usize::from(first) + seat];
            *strength += pool[..DECK].iter().map(|card| self.effects[*card]).sum::<f64>();
            *strength += self.archetypes[&(leaders[seat], bases[seat])];
            let copies = |cards: &[usize]| {
                let mut counts = BTreeMap::<CardNumber, u8>::new();
                cards.iter().for_each(|card| *counts.entry(self.cards[*card]).or_default() += 1);
                counts.into_iter().collect()
            };
            let archetype = Archetype { leader: self.leaders[leaders[seat]], base: Some(Aspect::COLOURS[bases[seat]]) };
            let (main, rest) = (copies(&pool[..DECK]), copies(&pool[DECK..]));
            event.decks.push(Deck { seat: first + seat as u16, archetype, main, rest });
        }
    }

    /// Plays the best of three games.
    fn play(&self, pair: [usize; 2], strengths: &[f64], rng: &mut ChaCha8Rng) -> Match {
        let share = 1.0 / (1.0 + (strengths[pair[1]] - strengths[pair[0]]).exp());
        let mut wins = [0, 0];
        while wins[0] < 2 && wins[1] < 2 {
            wins[usize::from(rng.random::<f64>() >= share)] += 1;
        }
        Match { decks: pair.map(|deck| deck as u16), wins, drawn: 0, hands: Vec::new() }
    }
}
