//! Players and their deck lists from the tables of other programs.

use std::sync::atomic::{AtomicI64, Ordering};

use app::contract::{DeckStatus, EventAct, EventView, NewEvent, PairingScope, PlayerListFormat, StructureInput};
use app::decks::files::bundled_deck;
use app::{App, Environment};

use crate::desks;

fn desk() -> (App, u32) {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(NewEvent::constructed("Saturday")).unwrap().summary.id;
    (desk, id)
}

fn register(desk: &App, event: u32, text: &str) -> Result<EventView, app::AppError> {
    desk.events().act(event, &EventAct::RegisterPlayers { text: text.into() })
}

fn chewbacca() -> String {
    String::from_utf8(bundled_deck("HMW-Chewbacca").unwrap()).unwrap()
}

fn melee_text() -> String {
    app::decks::files::convert(
        chewbacca().as_bytes(),
        app::contract::ExportFormat::Melee,
        None,
        app::contract::TextLanguage::English,
    )
    .unwrap()
    .text
}

/// Quotes a CSV cell.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// A list as text in a cell with several lines, one as JSON, one without any card, an address, and no list.
#[test]
fn a_table_registers_players_with_their_lists_in_one_step() {
    let (desk, id) = desk();
    let rows = [
        ("Ada", quoted(&melee_text())),
        ("Ben", quoted(&chewbacca())),
        ("Cara", quoted("Leader\n1 | Jar Jar the Great\n")),
        ("Dan", "https://example.org/deck/7".to_owned()),
        ("Eve", String::new()),
    ];
    let mut text = "Rank,Player,Match Record,Decklist\r\n".to_owned();
    for (name, list) in &rows {
        text.push_str(&format!("1,{name},0-0-0,{list}\r\n"));
    }
    let found = desk.events().read_players(id, &text).unwrap();
    assert_eq!((found.shape, found.unused.len()), (PlayerListFormat::Table, 2));
    assert!(desk.events().event(id).unwrap().players.is_empty(), "the preview enters no player");
    let view = register(&desk, id, &text).unwrap();
    let lists: Vec<usize> = view.players.iter().map(|player| player.decks.len()).collect();
    assert_eq!(lists, [1, 1, 0, 0, 0]);
    let cards = |player: usize| -> serde_json::Value {
        let list: serde_json::Value = serde_json::from_str(&view.players[player].decks[0].list).unwrap();
        serde_json::json!([list["leader"], list["base"], list["deck"], list["sideboard"]])
    };
    assert_eq!(cards(0), cards(1), "the same deck in two formats");
    assert_eq!(found.players[0].decks[0].name.as_deref(), Some(view.players[0].decks[0].name.as_str()));
    for (player, why) in [("Cara", "Jar Jar"), ("Dan", "address")] {
        let told = view.log.iter().any(|line| line.text.contains(player) && line.text.contains(why));
        assert!(told, "{player}: {:?}", view.log);
        let seen = found.players.iter().find(|one| one.name == player).unwrap();
        assert!(seen.decks[0].problem.as_deref().unwrap().contains(why));
    }
    let undone = desk.events().act(id, &app::contract::EventAct::Undo).unwrap();
    assert!(undone.players.is_empty(), "one undo takes all of it back");
}

#[test]
fn lists_can_be_added_later_and_rows_of_cards_form_a_deck() {
    let (desk, id) = desk();
    register(&desk, id, "Ada\nBen").unwrap();
    let text =
        "Spieler;Bereich;Anzahl;Karte\nada;Anführer;1;SOR_005\nada;Basis;1;SOR_019\nada;;3;SOR_095\nCara;;2;SOR_095\n";
    let found = desk.events().read_players(id, text).unwrap();
    assert_eq!(found.shape, PlayerListFormat::CardRows);
    assert_eq!(found.players.iter().map(|one| one.known).collect::<Vec<_>>(), [true, false]);
    let view = register(&desk, id, text).unwrap();
    assert_eq!(view.players.len(), 3);
    assert_eq!(view.players[0].decks[0].leader.as_deref(), Some("SOR_005"));
    assert_eq!(view.players[2].name, "Cara");
    assert!(!view.players[2].decks.is_empty());
}

#[test]
fn a_trilogy_takes_three_lists_and_a_draft_none() {
    let desk = desks::in_memory().unwrap();
    let structure = StructureInput { trilogy: true, ..StructureInput::default() };
    let id = desk.events().create_event(NewEvent { structure, ..NewEvent::constructed("Trilogy") }).unwrap().summary.id;
    let deck = quoted(&chewbacca());
    let text = format!("Name,Deck 1,Deck 2,Deck 3,Deck 4\nAda,{deck},{deck},{deck},{deck}\n");
    let found = desk.events().read_players(id, &text).unwrap();
    let taken: Vec<bool> = found.players[0].decks.iter().map(|deck| deck.problem.is_none()).collect();
    assert_eq!(taken, [true, true, true, false]);
    assert_eq!(register(&desk, id, &text).unwrap().players[0].decks.len(), 3);
    let draft = NewEvent::draft("Draft", "SOR", app::contract::DraftMode::Digital, 8);
    let draft = desk.events().create_event(draft).unwrap().summary.id;
    let view = register(&desk, draft, &format!("Name,Deck\nAda,{deck}\n")).unwrap();
    assert!(view.players[0].decks.is_empty() && view.log.iter().any(|line| line.text.contains("boosters")));
}

/// A JSON array of SWUDB decks, as exported by deck sites: the author is the player.
#[test]
fn decks_in_json_are_registered_for_their_authors() {
    let (desk, id) = desk();
    let mut deck: serde_json::Value = serde_json::from_str(&chewbacca()).unwrap();
    deck["metadata"]["author"] = "Ada".into();
    let view = register(&desk, id, &serde_json::json!([deck]).to_string()).unwrap();
    assert_eq!((view.players[0].name.as_str(), view.players[0].decks.len()), ("Ada", 1));
}

const ONE_SLIP: &str = "3 | Champions of Endur\n";

/// A row with a typing mistake, and two missing cards: problems are shown before registration, on every path. The
/// list is rejected while a row is unreadable, but can be registered if it is only illegal.
#[test]
fn a_list_is_previewed_with_its_problems_before_registration() {
    let (desk, id) = desk();
    register(&desk, id, "Ada").unwrap();
    let short = melee_text().replacen("3 |", "1 |", 1);
    let player = desk.events().event(id).unwrap().players[0].id;
    let whole = desk.events().preview_list(id, player, 1, &melee_text()).unwrap();
    assert!(whole.check.legal && whole.unread.is_empty() && whole.check.size == 50, "{whole:?}");
    let text = format!("{short}{ONE_SLIP}");
    let seen = desk.events().preview_list(id, player, 1, &text).unwrap();
    let [row] = seen.unread.as_slice() else { panic!("{seen:?}") };
    assert_eq!(row.place, format!("line {}", text.lines().count()));
    assert!(row.text.contains("Champions of Endur") && !row.nearest.is_empty(), "{row:?}");
    assert!(!seen.check.legal && seen.check.size == 48, "{seen:?}");
    assert!(seen.check.problems.iter().any(|problem| problem.contains("50")), "{:?}", seen.check.problems);
    let hand_in =
        |list: &str| desk.events().act(id, &EventAct::RegisterDeck { player, slot: 1, list: list.to_owned() });
    assert!(hand_in(&text).is_err(), "a row is missing");
    assert!(desk.events().event(id).unwrap().players[0].decks.is_empty());
    let marked = hand_in(&short).unwrap();
    let [deck] = marked.players[0].decks.as_slice() else { panic!("one list") };
    assert!(!deck.check.legal && marked.players[0].deck == DeckStatus::Illegal);
    assert_eq!((&deck.check.problems, &deck.check.on), (&seen.check.problems, &marked.lists_on));
    let cell = format!("Player,Decklist\nBen,{}\n", quoted(&text));
    let pasted = desk.events().read_players(id, &cell).unwrap().players[0].decks[0].clone();
    assert_eq!(pasted.preview.map(|preview| (preview.unread.len(), preview.check.size)), Some((1, 48)));
    let legal = hand_in(&melee_text()).unwrap();
    assert_eq!(legal.players[0].deck, DeckStatus::Legal);
}

/// A sealed list of 25 cards is marked at the desk. Before registration there is no list, which differs from "on
/// paper".
#[test]
fn a_sealed_list_with_too_few_cards_is_marked_at_the_desk() {
    let desk = desks::in_memory().unwrap();
    let sealed = NewEvent {
        kind: app::contract::EventKind::Sealed,
        set: Some("HMW".to_owned()),
        ..NewEvent::constructed("Sealed")
    };
    let id = desk.events().create_event(sealed).unwrap().summary.id;
    let entered = register(&desk, id, "Ada").unwrap();
    assert_eq!(entered.players[0].deck, DeckStatus::NoList);
    let player = entered.players[0].id;
    let list = melee_text().lines().take(14).collect::<Vec<_>>().join("\n");
    let act = EventAct::RegisterDeck { player, slot: 1, list };
    let view = desk.events().act(id, &act).unwrap();
    let check = &view.players[0].decks[0].check;
    assert!(!check.legal && check.size < 30 && check.problems.iter().any(|one| one.contains("30")), "{check:?}");
    assert_eq!((check.format, view.players[0].deck), (app::contract::ListFormat::Sealed, DeckStatus::Illegal));
}

/// A pasted sealed list is checked against the boosters that its player opened on this computer (CR 10.2.1A); the
/// cards of boosters from the shop are not known.
#[test]
fn a_pasted_sealed_list_is_checked_against_the_pool_of_its_player() {
    let desk = desks::in_memory().unwrap();
    let made = |digital: bool| {
        let new = NewEvent {
            kind: app::contract::EventKind::Sealed,
            set: Some("HMW".to_owned()),
            digital,
            ..NewEvent::constructed("Sealed")
        };
        let id = desk.events().create_event(new).unwrap().summary.id;
        (id, register(&desk, id, "Ada\nBen").unwrap().players.iter().map(|player| player.id).collect::<Vec<_>>())
    };
    let (id, players) = made(true);
    let pool = desk.events().event_pool(id, players[0]).unwrap();
    let rows = |from: &[app::contract::CardCount]| {
        from.iter().map(|card| format!("{} {}\n", card.count, card.id)).collect::<String>()
    };
    let kind = |card: &app::contract::CardCount| {
        let catalog = catalog::Catalog::embedded().unwrap();
        catalog.card(catalog.by_number(card.id.parse().unwrap()).unwrap()).kind
    };
    let (leaders, others): (Vec<_>, Vec<_>) =
        pool.cards.into_iter().partition(|card| kind(card) == model::CardType::Leader);
    let main: Vec<_> = others.into_iter().filter(|card| kind(card) != model::CardType::Base).take(30).collect();
    let list = format!("Leaders\n1 {}\nBase\n1 HMW_019\nDeck\n{}", leaders[0].id, rows(&main));
    let problems = |id, player| desk.events().preview_list(id, player, 1, &list).unwrap().check.problems;
    assert_eq!(problems(id, players[0]), Vec::<String>::new(), "{list}");
    assert!(problems(id, players[1]).iter().any(|problem| problem.contains("pool")), "{:?}", problems(id, players[1]));
    let act = |player| EventAct::RegisterDeck { player, slot: 1, list: list.clone() };
    desk.events().act(id, &act(players[0])).unwrap();
    let view = desk.events().act(id, &act(players[1])).unwrap();
    let legal: Vec<bool> = view.players.iter().map(|player| player.decks[0].check.legal).collect();
    assert_eq!(legal, [true, false]);
    let (id, players) = made(false);
    assert_eq!(problems(id, players[1]), Vec::<String>::new(), "real boosters");
}

/// The decks of a Trilogy are checked together; missing ones cause no problems for those already registered.
#[test]
fn lists_of_a_trilogy_are_checked_together() {
    let desk = desks::in_memory().unwrap();
    let structure = StructureInput { trilogy: true, ..StructureInput::default() };
    let id = desk.events().create_event(NewEvent { structure, ..NewEvent::constructed("Trilogy") }).unwrap().summary.id;
    let player = register(&desk, id, "Ada").unwrap().players[0].id;
    let hand_in = |slot: u32| {
        let act = EventAct::RegisterDeck { player, slot, list: melee_text() };
        desk.events().act(id, &act).unwrap().players[0].decks.clone()
    };
    let first = hand_in(1);
    assert!(!first[0].check.problems.iter().any(|one| one.contains("three")), "{:?}", first[0].check.problems);
    let twice = hand_in(3);
    assert!(twice.iter().all(|deck| !deck.check.legal), "the same leader twice: {twice:?}");
}

/// A list is checked for the day the current round was paired, not the day the event was created.
#[test]
fn a_list_is_checked_for_the_day_it_is_played() {
    fn now() -> chrono::DateTime<chrono::Utc> {
        chrono::DateTime::from_timestamp(NOW.load(Ordering::Relaxed), 0).unwrap()
    }
    static NOW: AtomicI64 = AtomicI64::new(0);
    let noon = |day: &str| {
        let moment = format!("{day}T12:00:00Z").parse::<chrono::DateTime<chrono::Utc>>().unwrap();
        NOW.store(moment.timestamp(), Ordering::Relaxed);
    };
    noon("2026-11-20");
    let desk = App::with_store(store::Store::in_memory().unwrap(), Environment { now, seed: || 7 }).unwrap();
    let id = desk.events().create_event(NewEvent::constructed("Saturday")).unwrap().summary.id;
    register(&desk, id, "Ada\nBen").unwrap();
    noon("2026-11-27");
    assert_eq!(desk.events().event(id).unwrap().lists_on, "2026-11-27", "today, as long as no round is paired");
    noon("2026-11-28");
    let pair =
        EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note: String::new(), power: false };
    desk.events().act(id, &pair).unwrap();
    noon("2026-12-24");
    assert_eq!(desk.events().event(id).unwrap().lists_on, "2026-11-28", "the day of the round");
    let player = desk.events().event(id).unwrap().players[0].id;
    assert_eq!(desk.events().preview_list(id, player, 1, &melee_text()).unwrap().check.on, "2026-11-28");
}
