//! Players and their deck lists from the tables of other programs.

use app::Desk;
use app::contract::{EventView, NewEvent, PlayersShape, StructureEntry};
use app::decks::reading::carried_deck;

fn desk() -> (Desk, u32) {
    let desk = Desk::in_memory().unwrap();
    let id = desk.create_event(NewEvent::constructed("Saturday")).unwrap().summary.id;
    (desk, id)
}

fn register(desk: &Desk, event: u32, text: &str) -> Result<EventView, app::AppError> {
    desk.act(event, &app::contract::EventAct::Register { text: text.into() })
}

fn chewbacca() -> String {
    String::from_utf8(carried_deck("HMW-Chewbacca").unwrap()).unwrap()
}

fn melee_text() -> String {
    app::decks::reading::convert(chewbacca().as_bytes(), app::contract::DeckShape::Melee, None).unwrap().text
}

/// A cell of CSV.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// A list as text in a cell of several lines, one as JSON, one that names no card, an address, and none.
#[test]
fn a_table_enters_players_with_their_lists_as_one_step() {
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
    let found = desk.read_players(id, &text).unwrap();
    assert_eq!((found.shape, found.unused.len()), (PlayersShape::Table, 2));
    assert!(desk.event(id).unwrap().players.is_empty(), "looking enters nobody");
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
    let undone = desk.act(id, &app::contract::EventAct::Undo).unwrap();
    assert!(undone.players.is_empty(), "one undo takes all of it back");
}

#[test]
fn lists_come_later_for_who_is_entered_and_a_row_for_each_card_is_a_deck() {
    let (desk, id) = desk();
    register(&desk, id, "Ada\nBen").unwrap();
    let text =
        "Spieler;Bereich;Anzahl;Karte\nada;Anführer;1;SOR_005\nada;Basis;1;SOR_019\nada;;3;SOR_095\nCara;;2;SOR_095\n";
    let found = desk.read_players(id, text).unwrap();
    assert_eq!(found.shape, PlayersShape::CardRows);
    assert_eq!(found.players.iter().map(|one| one.known).collect::<Vec<_>>(), [true, false]);
    let view = register(&desk, id, text).unwrap();
    assert_eq!(view.players.len(), 3);
    assert_eq!(view.players[0].decks[0].leader.as_deref(), Some("SOR_005"));
    assert_eq!(view.players[2].name, "Cara");
    assert!(!view.players[2].decks.is_empty());
}

#[test]
fn a_trilogy_brings_three_lists_and_a_draft_none() {
    let desk = Desk::in_memory().unwrap();
    let structure = StructureEntry { trilogy: true, ..StructureEntry::default() };
    let id = desk.create_event(NewEvent { structure, ..NewEvent::constructed("Trilogy") }).unwrap().summary.id;
    let deck = quoted(&chewbacca());
    let text = format!("Name,Deck 1,Deck 2,Deck 3,Deck 4\nAda,{deck},{deck},{deck},{deck}\n");
    let found = desk.read_players(id, &text).unwrap();
    let taken: Vec<bool> = found.players[0].decks.iter().map(|deck| deck.problem.is_none()).collect();
    assert_eq!(taken, [true, true, true, false]);
    assert_eq!(register(&desk, id, &text).unwrap().players[0].decks.len(), 3);
    let draft = NewEvent::draft("Draft", "SOR", app::contract::DraftMode::Digital, 8);
    let draft = desk.create_event(draft).unwrap().summary.id;
    let view = register(&desk, draft, &format!("Name,Deck\nAda,{deck}\n")).unwrap();
    assert!(view.players[0].decks.is_empty() && view.log.iter().any(|line| line.text.contains("boosters")));
}

/// A JSON array of SWUDB decks, as deck sites export them: the author is the player.
#[test]
fn decks_as_json_are_their_authors() {
    let (desk, id) = desk();
    let mut deck: serde_json::Value = serde_json::from_str(&chewbacca()).unwrap();
    deck["metadata"]["author"] = "Ada".into();
    let view = register(&desk, id, &serde_json::json!([deck]).to_string()).unwrap();
    assert_eq!((view.players[0].name.as_str(), view.players[0].decks.len()), ("Ada", 1));
}
