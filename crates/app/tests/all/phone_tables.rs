//! Changes of a game's table on players' phones: exact, small, and only of the phone's own seat.

use std::collections::{BTreeSet, HashMap};

use app::App;
use app::contract::{
    DraftMode, EventAct, NewEvent, PhoneCardView, PhoneTableUpdate, PhoneTableView, RoundTable, TextLanguage,
};
use app::phones::{CasualRequest, GameRequest, GameSelector, PhoneRequest, PlayerPhoneView};
use serde_json::Value;

use crate::desk_updates::{Random, apply};
use crate::desks;

/// A table as a phone shows it.
#[derive(Clone)]
struct Shown {
    table: Value,
    /// Numbers of the cards whose facts the phone has.
    cards: BTreeSet<String>,
}

/// A phone with the tables that it received, by revision.
struct Phone {
    phone: u32,
    asked: u64,
    shown: HashMap<String, Shown>,
    have: Option<String>,
}

/// Sizes of what the phone received, in bytes.
#[derive(Default)]
struct Sizes {
    changes: usize,
    whole: usize,
}

impl Phone {
    fn send(&mut self, desk: &App, ask: &PhoneRequest, language: TextLanguage) -> PlayerPhoneView {
        self.asked += 1;
        let mut digest = [0; 32];
        digest[..8].copy_from_slice(&self.asked.to_le_bytes());
        desk.phones().handle_phone_request(self.phone, self.asked, &digest, ask, language).expect("an answer")
    }

    /// Takes an answer. Returns the table that is shown then, and whether it came as changes.
    fn take(&mut self, update: PhoneTableUpdate) -> (Shown, bool) {
        let numbers = |cards: &[PhoneCardView]| cards.iter().map(|card| card.face.id.clone()).collect::<BTreeSet<_>>();
        let (revision, shown, is_change) = match update {
            PhoneTableUpdate::Whole { revision, table, cards } => {
                (revision, Shown { table: json(&table), cards: numbers(&cards) }, false)
            }
            PhoneTableUpdate::Changes { revision, base, changes, cards } => {
                let base = &self.shown[&base];
                let table = apply(Some(&base.table), &changes, &HashMap::new()).expect("changes fit their base");
                let new = numbers(&cards);
                assert!(new.is_disjoint(&base.cards), "cards are sent once");
                (revision, Shown { table, cards: base.cards.union(&new).cloned().collect() }, true)
            }
        };
        self.shown.insert(revision.clone(), shown.clone());
        self.have = Some(revision);
        (shown, is_change)
    }
}

fn json(table: &PhoneTableView) -> Value {
    serde_json::to_value(table).expect("JSON")
}

fn numbers_in(table: &Value) -> BTreeSet<String> {
    let cards = table["view"]["cards"].as_array().expect("cards").iter().map(|card| &card["number"]);
    let deck = &table["sideboard"];
    let rows = [&deck["main"], &deck["sideboard"]].into_iter().filter_map(Value::as_array).flatten();
    let numbers = cards.chain(rows.map(|row| &row["id"]));
    numbers.map(|number| number.as_str().expect("a number").to_owned()).collect()
}

fn draft(desk: &App, players: u32) -> u32 {
    let new = NewEvent { seed: Some("11".into()), ..NewEvent::draft("Draft night", "SOR", DraftMode::Digital, 8) };
    let event = desk.events().create_event(new).expect("an event").summary.id;
    let names: Vec<String> = (1..=players).map(|number| format!("Person {number}")).collect();
    desk.events().act(event, &EventAct::RegisterPlayers { text: names.join("\n") }).expect("players");
    event
}

/// Plays a game with random answers. Each phone sends a revision that it has, had, never had, or that another phone
/// has, and must then show what it would show if it had loaded the whole table.
fn play(desk: &App, game: u32, of: GameSelector, phones: &mut [Phone], seed: u64, sizes: &mut Sizes) {
    let random = &mut Random(seed);
    let (mut next_number, mut with_changes) = (1, 0);
    for _ in 0..120 {
        let view = desk.games().open_game(game, None, u32::MAX).expect("a game");
        let step = view.steps;
        let at = random.below(phones.len() as u32) as usize;
        let other = phones[(at + 1) % phones.len()].have.clone();
        let phone = &mut phones[at];
        let have = match random.below(10) {
            0 => None,
            1 => other,
            2 => Some("7-unknown".to_owned()),
            3 => phone.shown.keys().min().cloned(),
            _ => phone.have.clone(),
        };
        let now = phone.have.as_ref().map(|have| &phone.shown[have].table["view"]);
        let asks = now.and_then(|now| {
            let question = &now["question"];
            let is_own = question["seat"] == now["reader"] && now["step"] == step;
            is_own.then(|| question["options"].as_array().map_or(0, Vec::len) as u32)
        });
        let between = now.is_some_and(|now| now["series"]["state"] == "between");
        let number = view.series.number;
        let ask = match asks.filter(|options| *options > 0) {
            Some(options) => GameRequest::Answer { number, step, option: random.below(options) },
            None if between => {
                next_number = number + 1;
                GameRequest::Want { number: next_number, main: None }
            }
            None if random.below(60) == 0 && view.outcome.is_none() => GameRequest::Concede { number },
            None => GameRequest::Look,
        };
        let german = random.below(12) == 0;
        let language = if german { TextLanguage::German } else { TextLanguage::English };
        let request = PhoneRequest::Game { of, ask, have: have.clone() };
        let update = phone.send(desk, &request, language).table.expect("a table");
        let size = serde_json::to_vec(&update).expect("JSON").len();
        if let PhoneTableUpdate::Changes { base, .. } = &update {
            assert_eq!(Some(base), have.as_ref(), "changes apply to the table that the phone has");
            assert!(phone.shown.contains_key(base), "and never to that of another phone");
        }
        let (shown, is_change) = phone.take(update);
        let whole = PhoneRequest::Game { of, ask: GameRequest::Look, have: None };
        let update = phone.send(desk, &whole, language).table.expect("a table");
        let whole_size = serde_json::to_vec(&update).expect("JSON").len();
        let (loaded, is_changed) = phone.take(update);
        assert!(!is_changed, "the whole table");
        assert_eq!(shown.table, loaded.table, "seed {seed}, {request:?}");
        assert!(numbers_in(&shown.table).is_subset(&shown.cards), "the phone has each card that it shows");
        if is_change {
            with_changes += 1;
            sizes.changes += size;
            sizes.whole += whole_size;
        }
    }
    assert!(with_changes > 40, "{with_changes} answers with changes, game {next_number}");
}

/// The answer sends at most a third of the bytes of the whole table, on average.
#[test]
fn a_phone_with_changes_shows_the_same_as_one_that_loads_the_whole_table() {
    let mut sizes = Sizes::default();
    for seed in 0..4 {
        let desk = desks::in_memory().expect("a desk");
        // A match of two decks with sideboards, and a casual game of three.
        let (players, of) = if seed % 2 == 0 { (2, GameSelector::Match) } else { (3, GameSelector::Casual) };
        let event = draft(&desk, players);
        let phone = |player| {
            let phone = desk.phones().enrol_phone(event, player, &[7; 32]).expect("a phone");
            Phone { phone, asked: 0, shown: HashMap::new(), have: None }
        };
        let mut phones: Vec<Phone> = (1..=players).map(phone).collect();
        let english = TextLanguage::English;
        let game = match of {
            GameSelector::Match => {
                for act in [EventAct::DrawSeats, EventAct::StartDraft, EventAct::FinishDraft] {
                    desk.events().act(event, &act).expect("a draft");
                }
                for player in 1..=players {
                    let list = desk.events().suggest_deck(event, player).expect("a deck");
                    desk.events().act(event, &EventAct::SaveDeck { player, list }).expect("saved");
                }
                desk.events().act(event, &EventAct::pair()).expect("a round");
                let ask = GameRequest::Want { number: 1, main: None };
                for phone in &mut phones {
                    phone.send(&desk, &PhoneRequest::Game { of, ask: ask.clone(), have: None }, english);
                }
                desk.games()
                    .match_in_progress(RoundTable { event, round: 1, table: 1 })
                    .expect("the store")
                    .expect("a game")
            }
            GameSelector::Casual => {
                let casual = phones[0].send(&desk, &PhoneRequest::Look, english).casual.expect("casual games");
                let deck = casual.decks.iter().find(|deck| deck.leaders == 2).expect("a deck").key.clone();
                let open = CasualRequest::Open { seats: players, deck: deck.clone() };
                phones[0].send(&desk, &PhoneRequest::Casual(open), english);
                for phone in &mut phones[1..] {
                    let join = CasualRequest::Join { table: 1, deck: deck.clone() };
                    phone.send(&desk, &PhoneRequest::Casual(join), english);
                }
                let look = PhoneRequest::Game { of, ask: GameRequest::Look, have: None };
                let update = phones[0].send(&desk, &look, english).table.expect("a table");
                let (shown, _) = phones[0].take(update);
                shown.table["view"]["id"].as_u64().expect("a number") as u32
            }
        };
        play(&desk, game, of, &mut phones, seed, &mut sizes);
    }
    assert!(sizes.changes * 3 < sizes.whole, "{} of {} bytes", sizes.changes, sizes.whole);
}
