//! The command `draft`. It plays games between drafted decks, estimates the card values, and repeats with the new
//! ratings.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::sync::Arc;

use ability::CardText;
use catalog::Catalog;
use draft::{DraftModel, DraftSimulator, LearnedModel, LinearModel, Ratings, features};
use model::{Aspect, Card, CardId, CardNumber, CardType, SetCode};
use rules::{CardBook, Deck, Rng};

use crate::fit::{Fitted, Place, Sample, SetGames, fit};
use crate::games::{BotSpec, deck, in_parallel, winner};
use crate::options::Options;

/// Number of seats of a pod.
const SEATS: usize = 8;
/// Standard deviation of a bot's opinion of a card, and of a leader, in points. It is the deviation from the ratings
/// while games are played.
const OPINION: (i32, i32) = (12, 30);
/// Points of a rating per logit. A card rated 24 points higher wins about 2.5 % more of the games where it is one of
/// the 30 cards.
const POINTS: f64 = 240.0;
/// Mean rating of the cards, and of the leaders, of a set.
const MEAN: (f64, f64) = (44.0, 75.0);
/// Rating of a base that may be drafted.
const BASE: i32 = 10;
/// Number of cost buckets: 0 and 1, 2, ... 6, 7 and more.
const BUCKETS: usize = 7;

/// Plays the games, fits the values and writes the files.
///
/// # Errors
/// A message for files that cannot be read or written, or games that cannot be played.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let bots = read(options, "bots.ron")?;
    let mut learned: LearnedModel =
        ron::from_str(&read(options, "taste.ron")?).map_err(|error| format!("taste.ron: {error}"))?;
    let mut worth = lines(&read(options, "worth.csv")?)?;
    let strong = if options.strong > 0 { format!(" --strong {}", options.strong) } else { String::new() };
    let command = format!("train draft --games {} --generations {}{strong}", options.games, options.generations);
    let mut sets: Vec<SetGames> =
        options.sets.iter().map(|set| SetGames { places: places(&catalog, *set), samples: Vec::new() }).collect();
    for generation in 0..options.generations {
        let taste =
            DraftModel::read(&bots, learned.formula.clone(), &text(&worth)).map_err(|error| error.to_string())?;
        for (set, games) in options.sets.iter().zip(&mut sets) {
            let ratings = Ratings::with(&catalog, *set, &taste).map_err(|error| error.to_string())?;
            let gathered = gather(&catalog, &book, &ratings, options, generation)?;
            eprintln!("generation {}, {set}: {} games", generation + 1, gathered.len());
            games.samples.extend(gathered);
        }
        let fitted = fit(&sets);
        describe(&fitted, &sets, &options.sets, &catalog);
        let mut shifts = Vec::new();
        for (at, set) in options.sets.iter().enumerate() {
            let (points, shift) = points(&catalog, *set, &fitted.values[at]);
            worth.extend(points);
            shifts.push(shift);
        }
        learned.formula = formula(&fitted, &shifts);
        let counts = options.sets.iter().zip(&sets).map(|(set, games)| (*set, games.samples.len() as u64));
        learned.recipe.games.extend(counts);
        learned.recipe.command.clone_from(&command);
        learned.recipe.seed = options.seed;
        // Written after each generation, so that an interrupted run keeps it.
        let pretty =
            ron::ser::to_string_pretty(&learned, ron::ser::PrettyConfig::new()).map_err(|error| error.to_string())?;
        write(options, "taste.ron", &format!("{pretty}\n"))?;
        write(options, "worth.csv", &text(&worth))?;
    }
    Ok(())
}

fn read(options: &Options, file: &str) -> Result<String, String> {
    let path = options.folder("data/packs").join(file);
    fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(options: &Options, file: &str, text: &str) -> Result<(), String> {
    let path = options.folder("data/packs").join(file);
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Parses a file in the format of `worth.csv`.
fn lines(text: &str) -> Result<BTreeMap<CardNumber, i32>, String> {
    let line =
        |line: &str| line.split_once(',').and_then(|(card, points)| Some((card.parse().ok()?, points.parse().ok()?)));
    text.lines()
        .skip(1)
        .map(|text| line(text).ok_or_else(|| format!("worth.csv: {text:?} is not a card and points")))
        .collect()
}

fn text(worth: &BTreeMap<CardNumber, i32>) -> String {
    worth.iter().fold("card,rating\n".to_owned(), |mut text, (card, points)| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{card},{points}");
        text
    })
}

/// Returns the texts of a set's cards, by number.
fn texts() -> BTreeMap<CardNumber, &'static CardText> {
    catalog::texts::embedded().map(|(_, texts)| texts.iter().map(|text| (text.id, text)).collect()).unwrap_or_default()
}

/// Returns the places of a set: its cards in order, then the other properties of a deck.
fn places(catalog: &Catalog, set: SetCode) -> Vec<Place> {
    let texts = texts();
    let card =
        |card: &Card| Place::Card { kind: card.kind, features: features(card, texts.get(&card.number).copied()) };
    let mut places: Vec<Place> = catalog.cards_of(set).map(card).collect();
    // Aspect icons that are not covered, squares of the counts by cost and of non-unit cards, and combinations of
    // colours.
    places.push(Place::Deck { spread: 0.1 });
    places.extend((0..BUCKETS).map(|_| Place::Deck { spread: 0.01 }));
    places.push(Place::Deck { spread: 0.01 });
    places.extend((0..Aspect::COLOURS.len().pow(2)).map(|_| Place::Deck { spread: 0.1 }));
    places
}

/// Plays the games of a set and generation: two seats of a pod whose bots have individual opinions.
fn gather(
    catalog: &Arc<Catalog>,
    book: &Arc<CardBook>,
    ratings: &Ratings,
    options: &Options,
    generation: u64,
) -> Result<Vec<Sample>, String> {
    let set = ratings.set().ok_or("values are learned for one set at a time")?;
    let count = catalog.cards_of(set).count();
    let first = catalog.cards_of(set).next().map_or(0, |card| card.id.0);
    let pods = options.games.div_ceil(SEATS as u64 / 2) as usize;
    let salt = set.as_str().bytes().fold(options.seed, |salt, byte| salt.wrapping_mul(257) ^ u64::from(byte));
    let pod = |number: usize| {
        let seed = salt.wrapping_mul(1_000_003) ^ generation << 40 ^ number as u64;
        let mut rng = Rng::seeded(seed);
        let mut opinions = (0..SEATS).map(|_| {
            ratings.with_noise(&mut |card| {
                let leader = catalog.card(card).kind == CardType::Leader;
                noise(&mut rng, if leader { OPINION.1 } else { OPINION.0 })
            })
        });
        let Some(own) = opinions.next() else { return Ok(Vec::new()) };
        let mut pod = DraftSimulator::among(catalog, own, opinions.collect()).map_err(|error| error.to_string())?;
        let seats = pod.play(SEATS, seed).to_vec();
        let decks: Vec<Deck> = seats.iter().filter_map(|seat| deck(seat, ratings)).collect();
        let mut samples = Vec::new();
        for (game, pair) in decks.chunks_exact(2).enumerate() {
            let pair = [pair[0].clone(), pair[1].clone()];
            let counted = (number * SEATS / 2 + game).is_multiple_of(100);
            let pilot = if counted { BotSpec::strong(options.strong) } else { BotSpec::QUICK };
            if let Some(won) = winner(book, &pair, pilot, seed.wrapping_mul(8) + game as u64)? {
                let more = more(catalog, &pair, first, count);
                samples.push(Sample { more, won: won == 0 });
            }
        }
        Ok(samples)
    };
    Ok(in_parallel(pods, options.threads, pod)?.into_iter().flatten().collect())
}

/// Returns a random number around 0 with this standard deviation, approximately normal.
fn noise(rng: &mut Rng, deviation: i32) -> i16 {
    // The sum of four numbers between -1000 and 1000 has a standard deviation of 1155.
    let sum: i32 = (0..4).map(|_| rng.next_below(2_001) as i32 - 1_000).sum();
    (sum * deviation / 1_155) as i16
}

/// Returns the difference of the first deck to the second.
fn more(catalog: &Catalog, decks: &[Deck; 2], first: u16, count: usize) -> Vec<(u16, f32)> {
    let mut sums: BTreeMap<u16, f32> = BTreeMap::new();
    for (deck, sign) in decks.iter().zip([1.0, -1.0]) {
        let mut add = |at: usize, value: f32| *sums.entry(at as u16).or_default() += sign * value;
        let at = |card: CardId| usize::from(card.0 - first);
        let (mut missing, mut others, mut buckets) = (0, 0_u32, [0_u32; BUCKETS]);
        let base = catalog.card(deck.base);
        let leader = deck.leaders.first().map(|leader| catalog.card(*leader));
        let provided = leader.map(|leader| leader.aspects.with(&base.aspects)).unwrap_or_default();
        for card in deck.cards.iter().map(|card| catalog.card(*card)) {
            add(at(card.id), 1.0);
            missing += u32::from(card.aspects.missing_from(&provided));
            others += u32::from(card.kind != CardType::Unit);
            buckets[usize::from(card.cost.unwrap_or(0).saturating_sub(1)).min(BUCKETS - 1)] += 1;
        }
        add(count, missing as f32);
        for (bucket, held) in buckets.iter().enumerate() {
            add(count + 1 + bucket, (held * held) as f32);
        }
        add(count + 1 + BUCKETS, (others * others) as f32);
        let Some(leader) = leader else { continue };
        add(at(leader.id), 1.0);
        let colour = |card: &Card| Aspect::COLOURS.iter().position(|colour| card.aspects.contains(*colour));
        if let (Some(own), Some(other)) = (colour(leader), colour(base)) {
            add(count + 2 + BUCKETS + own * Aspect::COLOURS.len() + other, 1.0);
        }
    }
    sums.into_iter().filter(|(_, value)| *value != 0.0).collect()
}

/// Returns the points of a set's cards, and the shift that moves the mean to its target. The shift is in points, for
/// cards and for leaders. Only differences within a set have a meaning, because all decks are of the same size.
fn points(catalog: &Catalog, set: SetCode, values: &[f64]) -> (Vec<(CardNumber, i32)>, (f64, f64)) {
    let mean = |wanted: &dyn Fn(CardType) -> bool| {
        let of: Vec<f64> =
            catalog.cards_of(set).zip(values).filter(|(card, _)| wanted(card.kind)).map(|(_, value)| *value).collect();
        of.iter().sum::<f64>() / of.len().max(1) as f64
    };
    let card_shift = MEAN.0 - POINTS * mean(&CardType::is_deck_card);
    let leader_shift = MEAN.1 - POINTS * mean(&|kind| kind == CardType::Leader);
    let of = |(card, value): (&Card, &f64)| {
        let points = match card.kind {
            CardType::Leader => POINTS * value + leader_shift,
            CardType::Base => f64::from(BASE),
            _ => POINTS * value + card_shift,
        };
        (!card.kind.is_token()).then_some((card.number, points.round() as i32))
    };
    (catalog.cards_of(set).zip(values).filter_map(of).collect(), (card_shift, leader_shift))
}

/// Returns the formula in hundredths of a point.
fn formula(fitted: &Fitted, shifts: &[(f64, f64)]) -> LinearModel {
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| shifts.iter().map(of).sum::<f64>() / shifts.len().max(1) as f64;
    let (card, leader) = (mean(&|shift| shift.0), mean(&|shift| shift.1));
    let mut formula = LinearModel::default();
    for (kind, weights) in &fitted.formula {
        let shift = if *kind == CardType::Leader { leader } else { card };
        let points = |(feature, weight): (&draft::Feature, &f64)| {
            let shift = if *feature == draft::Feature::Any { shift } else { 0.0 };
            (*feature, (100.0 * (POINTS * weight + shift)).round() as i32)
        };
        formula.0.insert(*kind, weights.iter().map(points).filter(|(_, points)| *points != 0).collect());
    }
    formula.0.insert(CardType::Base, BTreeMap::from([(draft::Feature::Any, 100 * BASE)]));
    formula
}

/// Prints the results.
fn describe(fitted: &Fitted, sets: &[SetGames], codes: &[SetCode], catalog: &Catalog) {
    for (kind, stray) in &fitted.strays {
        eprintln!("{kind}: cards stray from the formula by {:.1} points", POINTS * stray);
    }
    for (at, code) in codes.iter().enumerate() {
        let cards: Vec<&Card> = catalog.cards_of(*code).collect();
        let deck = |place: usize| POINTS * fitted.values[at][cards.len() + place];
        let squares: Vec<String> = (1..BUCKETS + 2).map(|place| format!("{:.2}", deck(place))).collect();
        eprintln!(
            "{code}: {} games, an icon without cover {:.1}, squares {}",
            sets[at].samples.len(),
            deck(0),
            squares.join(" ")
        );
        let mut order: Vec<usize> = (0..cards.len()).filter(|place| cards[*place].kind.is_deck_card()).collect();
        order.sort_by(|one, other| fitted.values[at][*other].total_cmp(&fitted.values[at][*one]));
        let say = |place: &usize| {
            let (value, spread) = (POINTS * fitted.values[at][*place], POINTS * fitted.spreads[at][*place]);
            format!("{} {value:.0}±{spread:.0}", cards[*place].name)
        };
        eprintln!("  best: {}", order.iter().take(12).map(say).collect::<Vec<_>>().join(", "));
        eprintln!("  worst: {}", order.iter().rev().take(12).map(say).collect::<Vec<_>>().join(", "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A short complete run. The same seed gives the same result on any number of threads, and results of other sets
    /// are kept.
    #[test]
    fn a_training_run_is_reproducible() {
        let learned = |threads: usize| {
            let folder = tempfile::tempdir().unwrap();
            let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/packs");
            for file in ["bots.ron", "taste.ron", "worth.csv"] {
                fs::copy(data.join(file), folder.path().join(file)).unwrap();
            }
            let before = lines(&fs::read_to_string(folder.path().join("worth.csv")).unwrap()).unwrap();
            let mut options = Options::read(&[]).unwrap();
            options.sets = vec!["SOR".parse().unwrap()];
            (options.games, options.generations, options.threads) = (12, 1, threads);
            options.write = Some(folder.path().to_owned());
            run(&options).unwrap();
            let after = lines(&fs::read_to_string(folder.path().join("worth.csv")).unwrap()).unwrap();
            assert!(before.iter().all(|(card, points)| card.set.as_str() == "SOR" || after[card] == *points));
            assert_ne!(before, after);
            (after, fs::read_to_string(folder.path().join("taste.ron")).unwrap())
        };
        assert_eq!(learned(1), learned(2));
    }
}
