//! Simulates leagues with known card effects and prints how well the statistics find them, and how long they take.
//!
//! ```text
//! cargo run --release -p statistics --example simulate            # calibration, log loss, digests, times
//! cargo run --release -p statistics --example simulate -- 10      # with 10 leagues instead of 20
//! cargo run --release -p statistics --example simulate -- 20 from 1000   # with other leagues: the first seed is 1,000
//! cargo run --release -p statistics --example simulate -- intervals 200   # only the calibration of intervals
//! cargo run --release -p statistics --example simulate -- times     # only digests and times
//! ```

#[path = "../tests/all/league.rs"]
mod league;

use std::ops::Range;
use std::time::{Duration, Instant};

use league::{League, Simulated};
use statistics::{
    Digest, DigestEvent, Digests, Games, HeldOut, Model, Observations, Population, Season, SeasonEvent, ShopSecret,
    Stage, Summary, Thresholds, TrustedShop, archetype_numbers, card_numbers, preferences,
};

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let first = match arguments.iter().position(|argument| argument == "from") {
        Some(place) => arguments.split_off(place).get(1).and_then(|seed| seed.parse().ok()).unwrap_or(0),
        None => 0,
    };
    let leagues = arguments.last().and_then(|number| number.parse().ok()).unwrap_or(20);
    let seeds = first..first + leagues;
    let weak = League { card_effect: 0.03, slope: 0.02, ..League::SEASON };
    let worth = League { card_effect: 0.03, slope: 0.08, ..League::SEASON };
    let none = League { card_effect: 0.0, slope: 0.0, ..League::SEASON };
    if arguments.first().is_some_and(|first| first == "intervals") {
        for effects in [League::SEASON, worth, weak, none] {
            intervals(&effects, seeds.clone());
        }
        return;
    }
    if arguments.first().is_none_or(|first| first != "times") {
        for effects in [League::SEASON, worth, weak, none] {
            calibration(&effects, seeds.clone());
        }
    }
    digests();
    times();
}

/// Returns how many true effects are inside the intervals, and the number of intervals.
fn inside(model: &Model, simulated: &Simulated) -> (usize, usize) {
    let within = model.cards.iter().filter(|effect| {
        let [low, high] = effect.interval;
        (low..=high).contains(&simulated.effects[&effect.card])
    });
    (within.count(), model.cards.len())
}

/// Prints the share of true effects in the 80 % intervals, with its standard error, which comes from the differences
/// between leagues.
fn intervals(size: &League, seeds: Range<u64>) {
    let leagues = seeds.end - seeds.start;
    let shares: Vec<f64> = seeds
        .map(|seed| {
            let simulated = Simulated::new(size, seed, 0);
            let games = Games::new(simulated.numbered(), Population::People, &simulated.worth);
            let (within, all) = inside(&Model::fit(&games, None), &simulated);
            100.0 * within as f64 / all as f64
        })
        .collect();
    let mean = shares.iter().sum::<f64>() / leagues as f64;
    let squares: f64 = shares.iter().map(|share| (share - mean) * (share - mean)).sum();
    let error = (squares / (leagues as f64 * (leagues as f64 - 1.0))).sqrt();
    println!("{leagues} leagues, {size:?}: {mean:.1} % (standard error {error:.1}) of true effects in the interval");
}

/// Fits the model to simulated leagues and compares it with the truth.
fn calibration(size: &League, seeds: Range<u64>) {
    let leagues = seeds.end - seeds.start;
    println!("{leagues} leagues of {} events of {} players: {size:?}", size.events, size.players);
    let (mut inside_all, mut all, mut better, mut shown) = (0, 0, 0, 0);
    let mut lowest = f64::INFINITY;
    let mut losses = [0.0; 5];
    let mut took = Duration::ZERO;
    for seed in seeds {
        let simulated = Simulated::new(size, seed, 0);
        let start = Instant::now();
        let games = Games::new(simulated.numbered(), Population::People, &simulated.worth);
        let model = Model::fit(&games, None);
        took += start.elapsed();
        let (within, cards) = inside(&model, &simulated);
        inside_all += within;
        all += cards;
        let Some(check) = HeldOut::check(&games) else { continue };
        let loss = check.log_loss;
        better += u32::from(loss.model < loss.rates);
        shown += u32::from(check.shows_effects());
        lowest = lowest.min(check.gain_over_rates.mean / check.gain_over_rates.standard_error);
        for (sum, value) in losses.iter_mut().zip([loss.fifty, loss.players, loss.archetypes, loss.rates, loss.model]) {
            *sum += value / leagues as f64;
        }
        println!(
            "  league {seed}: {within} of {} inside; {} games; log loss 50 % {:.4}, players {:.4}, with archetypes {:.4}, win rates {:.4}, model {:.4}; \
             gain {:.4} (standard error {:.4}), over win rates {:.4} ({:.4}); deviations {:.3} {:.3} {:.3}",
            model.cards.len(),
            check.games,
            loss.fifty,
            loss.players,
            loss.archetypes,
            loss.rates,
            loss.model,
            check.gain.mean,
            check.gain.standard_error,
            check.gain_over_rates.mean,
            check.gain_over_rates.standard_error,
            model.variances.player.sqrt(),
            model.variances.archetype.sqrt(),
            model.variances.card.sqrt(),
        );
    }
    println!(
        "  true effects inside the 80 % interval: {:.1} % of {all}; better than win rates in {better} of {leagues}, \
         at least {lowest:.1} standard errors; \
         effects shown in {shown}; mean log loss {losses:.4?}; fit {:.0} ms",
        100.0 * inside_all as f64 / all as f64,
        took.as_secs_f64() * 1000.0 / leagues as f64
    );
}

/// Compares the digests of ten shops with one database of the same events.
fn digests() {
    let size = League { events: 8, ..League::SEASON };
    let (mut digests, mut whole, mut kept) = (Digests::default(), Summary::default(), Summary::default());
    let (mut trusted, mut bytes, mut reading) = (Vec::new(), 0, Duration::ZERO);
    for shop in 0..10u8 {
        let secret = ShopSecret::new(&[shop + 1; 32]);
        trusted.push(TrustedShop { key: secret.public(), name: format!("shop {shop}"), weight: 100 });
        let simulated = Simulated::new(&size, 100 + u64::from(shop), u32::from(shop) * 1000);
        for (number, event) in simulated.numbered() {
            let summary = Summary::of(event);
            whole.merge(&summary);
            let event = DigestEvent {
                event: format!("{:016x}", u32::from(shop) * 100 + number),
                journal: "0".repeat(16),
                revision: 1,
                month: "2026-11".to_owned(),
                sets: Vec::new(),
            };
            let (file, signature) = Digest::new(secret.public(), event, &summary).sign(&secret);
            bytes += file.len();
            let start = Instant::now();
            let parsed = Digest::parse(&file).is_ok();
            reading += start.elapsed();
            assert!(parsed, "an own digest can be read");
            match Digest::read(&file, &signature, &trusted) {
                Ok(digest) => {
                    kept.merge(&digest.summary());
                    digests.add(digest);
                }
                Err(error) => println!("  {error}"),
            }
        }
    }
    let pool = digests.pool(&trusted).total();
    let count = |summary: &Summary| {
        let cards = &summary.people.cards;
        let picks: u32 = cards.iter().filter_map(|card| card.picks).map(|picks| picks.taken).sum();
        let games: u32 = cards.iter().filter_map(|card| card.games).map(|games| games.games).sum();
        [picks, games]
    };
    println!(
        "ten shops with 8 events each: {} digests of {:.0} KB on average, each read in {:.2} ms; equal to one database: {}; \
         taken cards, games with cards in the digests {:?} of {:?}",
        digests.iter().count(),
        bytes as f64 / 80_000.0,
        reading.as_secs_f64() * 1000.0 / 80.0,
        pool == kept,
        count(&pool),
        count(&whole)
    );
}

fn timed<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let value = work();
    println!("  {name}: {:.1} ms", start.elapsed().as_secs_f64() * 1000.0);
    value
}

/// Measures pages over 1,000 events of 64 players.
fn times() {
    let size = League { events: 1000, players: 64, regulars: 600, rounds: 6, ..League::SEASON };
    println!("{} events of {} players, {} regulars:", size.events, size.players, size.regulars);
    let simulated = timed("simulating them", || Simulated::new(&size, 1, 0));
    let events: Vec<(u32, &Observations)> = simulated.numbered().collect();
    let summaries: Vec<(u32, Summary)> =
        timed("counting all events", || events.iter().map(|(number, event)| (*number, Summary::of(event))).collect());
    let mut season = Season::default();
    let counted_events: Vec<SeasonEvent<'_>> = summaries.iter().map(|(number, one)| (*number, 1, one)).collect();
    let total = timed("adding up all events", || season.sum(&counted_events));
    let page = |summary: &Summary| {
        let people = &summary.people;
        let thresholds = Thresholds::default();
        let cards: Vec<_> = people.cards.iter().map(|card| card_numbers(card, people, &thresholds)).collect();
        (cards, archetype_numbers(people, &thresholds))
    };
    timed("page over all events", || page(&total));
    let half: Vec<SeasonEvent<'_>> = counted_events.iter().copied().step_by(2).collect();
    timed("page over half of the events, with adding them up", || page(&Season::default().sum(&half)));
    timed("one more result: counting its event, adding up, page", || {
        let counted = Summary::of(events[500].1);
        let mut changed = counted_events.clone();
        changed[500] = (500, 2, &counted);
        page(&season.sum(&changed))
    });
    let picks = || events.iter().flat_map(|(_, event)| &event.picks);
    let first = timed("preferences (the last 100,000 choices)", || preferences(picks(), Stage::Cards, &[]));
    timed("preferences again, from the last ones", || preferences(picks(), Stage::Cards, &first));
    let games = timed("collecting the last 20,000 matches", || {
        Games::new(events.iter().copied(), Population::People, &simulated.worth)
    });
    let mut model = timed("fitting the model", || Model::fit(&games, None));
    timed("fitting it again, from the last fit", || Model::fit(&games, Some(&model)));
    let played = &events[0].1.matches[0];
    timed("one more result in the model", || model.add(events[0].1, played.decks, [0, 1], [2, 1]));
}
