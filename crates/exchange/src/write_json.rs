//! Decks as SWUDB's JSON and as saved objects of Tabletop Simulator.

use catalog::Catalog;
use decks::{DeckList, Entry};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::import_result::{Section, shortened};
use crate::limits::MAX_NAME;
use crate::merged::{Line, merged};

#[derive(Serialize)]
struct Metadata {
    name: String,
    author: String,
}

#[derive(Serialize, Clone)]
struct Row {
    id: String,
    count: u32,
}

/// SWUDB's JSON document, with its order of keys.
#[derive(Serialize)]
struct Document {
    metadata: Metadata,
    #[serde(skip_serializing_if = "Option::is_none")]
    leader: Option<Row>,
    #[serde(skip_serializing_if = "Option::is_none")]
    secondleader: Option<Row>,
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<Row>,
    deck: Vec<Row>,
    sideboard: Vec<Row>,
}

fn rows(catalog: &Catalog, entries: &[Entry]) -> Vec<Row> {
    let row = |line: Line<'_>| Row { id: line.number.to_string(), count: line.count };
    merged(catalog, entries).into_iter().map(row).collect()
}

fn document(catalog: &Catalog, list: &DeckList) -> Document {
    let text = |text: &Option<String>| shortened(text.as_deref().unwrap_or_default(), MAX_NAME);
    let mut leaders = rows(catalog, &list.leaders).into_iter();
    let mut bases = rows(catalog, &list.bases).into_iter();
    let (leader, secondleader, base) = (leaders.next(), leaders.next(), bases.next());
    Document {
        metadata: Metadata { name: text(&list.name), author: text(&list.author) },
        leader,
        secondleader,
        base,
        deck: leaders.chain(bases).chain(rows(catalog, &list.main)).collect(),
        sideboard: rows(catalog, &list.sideboard),
    }
}

/// Returns the deck as SWUDB's JSON.
///
/// Ids are padded, rows of one card are merged, and no key is null: with one leader there is no `secondleader`, so that
/// Karabast accepts the deck. A third leader or second base, which the format does not support, is written at the start
/// of `deck`, so that it is not lost.
pub fn write_swudb(catalog: &Catalog, list: &DeckList) -> Value {
    // Only strings and numbers, so the conversion cannot fail.
    serde_json::to_value(document(catalog, list)).unwrap_or_default()
}

/// Returns the same as one line, with keys in SWUDB's order.
pub(crate) fn swudb_text(catalog: &Catalog, list: &DeckList) -> String {
    serde_json::to_string(&document(catalog, list)).unwrap_or_default()
}

/// Returns the deck as a saved object of Tabletop Simulator: leaders and bases as cards, deck and sideboard as decks.
///
/// The program has no pictures and names no server. `images` is the start of an address from the user (a folder of
/// scans as `file:///...`, or a server): a card's picture is `<images>/<SET>/<NNN>.png`, a leader's back `<NNN>-b.png`
/// and the common back `<images>/back.png`. Without it, the addresses are empty. Name, subtitle and number (as a game
/// master's note) are always written, so the object can be read back completely.
pub fn write_tts(catalog: &Catalog, list: &DeckList, images: Option<&str>) -> Value {
    let images = images.map(|images| images.trim_end_matches('/')).filter(|images| !images.is_empty());
    let mut objects: Vec<Value> = Vec::new();
    for (section, entries) in [(Section::Leader, &list.leaders), (Section::Base, &list.bases)] {
        for line in merged(catalog, entries) {
            for _ in 0..line.count {
                let at = objects.len();
                objects.push(card(&line, section, 1, images, at));
            }
        }
    }
    for (section, entries) in [(Section::Main, &list.main), (Section::Sideboard, &list.sideboard)] {
        let lines = merged(catalog, entries);
        let at = objects.len();
        match lines.as_slice() {
            [] => {}
            // Tabletop Simulator has no decks with a single card.
            [line] if line.count == 1 => objects.push(card(line, section, 1, images, at)),
            lines => objects.push(deck(lines, section, images, at)),
        }
    }
    let name = shortened(list.name.as_deref().unwrap_or_default(), MAX_NAME);
    json!({ "SaveName": name, "ObjectStates": objects })
}

fn sheet(line: &Line<'_>, section: Section, images: Option<&str>) -> Value {
    let number = line.number.to_string();
    let (set, number) = number.split_once('_').unwrap_or((&number, ""));
    let unique_back = section == Section::Leader;
    let address = |file: String| images.map_or_else(String::new, |images| format!("{images}/{file}"));
    let back = if unique_back { format!("{set}/{number}-b.png") } else { "back.png".to_owned() };
    json!({
        "FaceURL": address(format!("{set}/{number}.png")),
        "BackURL": address(back),
        "NumWidth": 1,
        "NumHeight": 1,
        "BackIsHidden": !unique_back,
        "UniqueBack": unique_back,
        "Type": 0,
    })
}

fn transform(place: usize) -> Value {
    // Four units leave room between cards; all cards are face down, as Tabletop Simulator deals them.
    json!({
        "posX": place * 4, "posY": 1, "posZ": 0,
        "rotX": 0, "rotY": 180, "rotZ": 180,
        "scaleX": 1, "scaleY": 1, "scaleZ": 1,
    })
}

/// Returns a card; its id is 100 times the key of its sheet.
fn card(line: &Line<'_>, section: Section, key: usize, images: Option<&str>, place: usize) -> Value {
    let sheets: Map<String, Value> = [(key.to_string(), sheet(line, section, images))].into_iter().collect();
    json!({
        "CardID": key * 100,
        "Name": "CardCustom",
        "Nickname": line.card.map_or("", |card| &card.name),
        "Description": line.card.and_then(|card| card.subtitle.as_deref()).unwrap_or_default(),
        "GMNotes": format!("{} {section}", line.number),
        "CustomDeck": sheets,
        "Transform": transform(place),
    })
}

fn deck(lines: &[Line<'_>], section: Section, images: Option<&str>, place: usize) -> Value {
    let (mut ids, mut cards, mut sheets) = (Vec::new(), Vec::new(), Map::new());
    for (line, key) in lines.iter().zip(1usize..) {
        sheets.insert(key.to_string(), sheet(line, section, images));
        for _ in 0..line.count {
            ids.push(key * 100);
            cards.push(card(line, section, key, images, 0));
        }
    }
    json!({
        "Name": "DeckCustom",
        "Nickname": if section == Section::Sideboard { "Sideboard" } else { "Deck" },
        "ContainedObjects": cards,
        "DeckIDs": ids,
        "CustomDeck": sheets,
        "Transform": transform(place),
    })
}
