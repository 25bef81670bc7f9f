//! Writes a database with a simulated season: draft nights of people and bots, as one league.
//!
//! `cargo run --release -p app --example season -- FILE [SET] [NIGHTS]`
//!
//! Each of the 40 nights of Homeworlds has 12 of 48 regular people and 4 bots. Everything is drawn from fixed seeds: the
//! strength of each person, the effect of each card, the picks (by effect, with a taste that differs between people) and
//! the results (by strength and decks). The file must not exist.

use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};

use app::contract::{DraftMode, EventAct, EventView, LeagueAct, NewEvent, PackCardView, ResultEntry, Stage};
use app::{App, Environment};
use chrono::DateTime;

/// Regular players.
const REGULARS: u64 = 48;
/// People and bots of each night.
const PEOPLE: u64 = 12;
const BOTS: u32 = 4;
/// Standard deviations: strength of people, effect of one copy of a card, taste in picks. All in logits.
const STRENGTH: f64 = 0.4;
const EFFECT: f64 = 0.06;
const TASTE: f64 = 0.06;
/// The first night, in seconds since 1970 (2026-01-02, 18:00), and the time between two nights.
const FIRST: i64 = 1_767_376_800;
const WEEK: i64 = 7 * 24 * 3600;

const NAMES: [&str; 24] = [
    "Ada", "Ben", "Cleo", "Dan", "Eda", "Finn", "Gwen", "Hugo", "Ida", "Jon", "Kim", "Leo", "Mia", "Nils", "Olga",
    "Pia", "Quinn", "Rosa", "Sven", "Tara", "Udo", "Vera", "Wim", "Zoë",
];
const SURNAMES: [&str; 2] = ["Okafor", "Lindqvist"];

static CLOCK: AtomicI64 = AtomicI64::new(FIRST);

type Failure = Box<dyn std::error::Error>;

/// Returns a random number of these parts (SplitMix64), the same in every run.
fn mixed(parts: &[u64]) -> u64 {
    parts.iter().fold(51, |state: u64, part| {
        let state = (state ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        state ^ (state >> 31)
    })
}

/// Returns a number from 0 to 1.
fn uniform(parts: &[u64]) -> f64 {
    (mixed(parts) >> 11) as f64 / (1u64 << 53) as f64
}

/// Returns a number of the standard normal distribution, approximately: the sum of twelve uniform ones.
fn normal(parts: &[u64]) -> f64 {
    (0..12).map(|part| uniform(&[&[part], parts].concat())).sum::<f64>() - 6.0
}

fn number_of(card: &str) -> u64 {
    card.bytes().fold(0, |number, byte| number.wrapping_mul(257).wrapping_add(byte.into()))
}

fn effect(card: &str) -> f64 {
    EFFECT * normal(&[1, number_of(card)])
}

fn name(person: u64) -> String {
    let place = person as usize;
    format!("{} {}", NAMES[place % NAMES.len()], SURNAMES[place / NAMES.len()])
}

/// Returns the index of the card that a person picks.
fn choice(person: u64, pack: &[PackCardView]) -> Option<u32> {
    let value = |card: &PackCardView| effect(&card.face.id) + TASTE * normal(&[2, person, number_of(&card.face.id)]);
    pack.iter().max_by(|one, other| value(one).total_cmp(&value(other))).map(|card| card.index)
}

/// Drafts for all people until the draft is over.
fn draft(app: &App, mut event: EventView, person_of: impl Fn(&str) -> Option<u64>) -> Result<EventView, Failure> {
    let id = event.summary.id;
    while event.summary.stage == Stage::Drafting {
        let waiting: Vec<(u32, u32)> = event
            .pods
            .iter()
            .filter_map(|pod| Some((pod.number, &pod.draft.as_ref()?.waiting_for)))
            .flat_map(|(pod, seats)| seats.iter().map(move |seat| (pod, *seat)))
            .collect();
        for (pod, seat) in waiting {
            let view = app.events().draft_view(id, pod, seat)?;
            let index = person_of(&view.name).and_then(|person| choice(person, &view.pack));
            app.events().draft_pick(id, pod, seat, index.unwrap_or(0))?;
        }
        event = app.events().event(id)?;
    }
    Ok(event)
}

/// Plays one night.
fn night(app: &App, set: &str, number: u64) -> Result<u32, Failure> {
    CLOCK.store(FIRST + number as i64 * WEEK, Ordering::Relaxed);
    let new = NewEvent {
        seed: Some(number.to_string()),
        ..NewEvent::draft(&format!("Draft night {}", number + 1), set, DraftMode::Digital, 8)
    };
    let id = app.events().create_event(new)?.summary.id;
    let mut order: Vec<u64> = (0..REGULARS).collect();
    order.sort_by_key(|person| mixed(&[3, number, *person]));
    let people: Vec<u64> = order.into_iter().take(PEOPLE as usize).collect();
    let person_of = |shown: &str| people.iter().copied().find(|person| name(*person) == shown);
    let text = people.iter().map(|person| name(*person)).collect::<Vec<String>>().join("\n");
    app.events().act(id, &EventAct::RegisterPlayers { text })?;
    app.events().act(id, &EventAct::RegisterBots { count: BOTS })?;
    app.events().act(id, &EventAct::DrawSeats)?;
    let started = app.events().act(id, &EventAct::StartDraft)?;
    let mut event = draft(app, started, person_of)?;
    let mut strengths = std::collections::BTreeMap::new();
    for player in &event.players {
        let deck = app.events().suggest_deck(id, player.id)?;
        let cards: f64 = deck.cards.iter().map(|card| effect(&card.id) * f64::from(card.count)).sum();
        let own = person_of(&player.name).map_or(0.0, |person| STRENGTH * normal(&[4, person]));
        strengths.insert(player.id, own + cards);
        if !player.bot {
            app.events().save_deck(id, player.id, &deck)?;
        }
    }
    while event.summary.stage != Stage::Finished {
        let paired = app.events().act(id, &EventAct::pair())?;
        let Some(round) = paired.rounds.last().cloned() else { break };
        for table in &round.tables {
            let [one, other] = &table.players[..] else { continue };
            let difference = strengths[&one.id] - strengths[&other.id];
            let chance = 1.0 / (1.0 + (-difference).exp());
            let (mut a, mut b, mut game) = (0, 0, 0);
            while a < 2 && b < 2 {
                let won = uniform(&[5, number, round.number.into(), table.table.into(), game]) < chance;
                if won {
                    a += 1
                } else {
                    b += 1
                }
                game += 1;
            }
            let result = ResultEntry::Games { a, b, drawn: 0 };
            app.events().act(id, &EventAct::EnterResult { round: round.number, table: table.table, result })?;
        }
        event = app.events().event(id)?;
    }
    Ok(id)
}

fn main() -> Result<(), Failure> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let file = asked.first().ok_or("usage: season FILE [SET] [NIGHTS]")?;
    let set = asked.get(1).map_or("HMW", String::as_str);
    let nights = asked.get(2).map_or(Ok(40), |nights| nights.parse())?;
    write(Path::new(file), set, nights)
}

/// Writes the database.
fn write(file: &Path, set: &str, nights: u64) -> Result<(), Failure> {
    if file.exists() {
        return Err(format!("{} exists", file.display()).into());
    }
    let environment = Environment {
        now: || DateTime::from_timestamp(CLOCK.fetch_add(20, Ordering::Relaxed), 0).unwrap_or_default(),
        ..Environment::default()
    };
    let app = App::with_store(store::Store::open(file)?, environment)?;
    let league = app.leagues().create_league("Draft season", None)?.id;
    for number in 0..nights {
        let event = night(&app, set, number)?;
        app.leagues().league_act(league, &LeagueAct::Add { event })?;
        println!("night {} of {nights}", number + 1);
    }
    Ok(())
}
