//! Saved objects of Tabletop Simulator: cards, decks, and bags of both.

use serde_json::{Map, Value};

use crate::card_lookup::CardReference;
use crate::error::{ExpectedShape, ReadError};
use crate::fields::{field, text};
use crate::import_result::{Place, Section};
use crate::limits::MAX_DEPTH;
use crate::number::{self, NumberText};
use crate::row_collector::{Count, Row, RowCollector};

/// Sections that [`write_tts`](crate::write_tts) adds after the number if neither card type nor deck determines the
/// section.
const SECTIONS: [Section; 4] = [Section::Leader, Section::Base, Section::Main, Section::Sideboard];

/// Reads the objects of a save.
pub(crate) fn read(gather: &mut RowCollector<'_>, objects: &Value) -> Result<(), ReadError> {
    let mut decks = 0;
    objects_in(gather, objects, "ObjectStates", &mut decks, 0)
}

fn objects_in(
    gather: &mut RowCollector<'_>,
    objects: &Value,
    path: &str,
    decks: &mut u32,
    depth: usize,
) -> Result<(), ReadError> {
    let objects = objects.as_array().filter(|_| depth < MAX_DEPTH).ok_or_else(|| ReadError::Shape {
        place: Place::Path(path.to_owned()),
        expected: ExpectedShape::TabletopObjects,
    })?;
    for (at, object) in objects.iter().enumerate() {
        let Some(object) = object.as_object() else { continue };
        let path = format!("{path}[{at}]");
        let kind = text(object, &["name"]).unwrap_or_default().to_lowercase();
        let inside = field(object, &["containedobjects"]);
        if kind.contains("deck") || (field(object, &["deckids"]).is_some() && inside.is_some()) {
            deck(gather, object, &path, decks)?;
        } else if let Some(inside) = inside.filter(|inside| inside.is_array()) {
            objects_in(gather, inside, &format!("{path}.ContainedObjects"), decks, depth + 1)?;
        } else if kind.contains("card") {
            card(gather, object, object, None, &path)?;
        }
    }
    Ok(())
}

/// Reads a deck: the first is the main deck. Later ones, or those with a matching label, are the sideboard.
fn deck(
    gather: &mut RowCollector<'_>,
    object: &Map<String, Value>,
    path: &str,
    decks: &mut u32,
) -> Result<(), ReadError> {
    let label = [text(object, &["nickname"]), text(object, &["description"])].map(Option::unwrap_or_default).join(" ");
    let label = label.to_lowercase();
    if label.contains("token") {
        return Ok(());
    }
    let section = match (label.contains("side"), *decks) {
        (true, _) => Section::Sideboard,
        (false, 0) => Section::Main,
        (false, _) => Section::Sideboard,
    };
    if section == Section::Main {
        *decks += 1;
    }
    if let Some(Value::Array(cards)) = field(object, &["containedobjects"]) {
        return cards.iter().enumerate().try_for_each(|(at, one)| match one.as_object() {
            Some(one) => card(gather, one, object, Some(section), &format!("{path}.ContainedObjects[{at}]")),
            None => Ok(()),
        });
    }
    let Some(Value::Array(ids)) = field(object, &["deckids"]) else { return Ok(()) };
    ids.iter().enumerate().try_for_each(|(at, id)| {
        let mut one = Map::new();
        one.insert("CardID".to_owned(), id.clone());
        card(gather, &one, object, Some(section), &format!("{path}.DeckIDs[{at}]"))
    })
}

/// Reads one card, on the table or in a deck. `holder` may have its picture.
fn card(
    gather: &mut RowCollector<'_>,
    object: &Map<String, Value>,
    holder: &Map<String, Value>,
    section: Option<Section>,
    path: &str,
) -> Result<(), ReadError> {
    let notes = text(object, &["gmnotes"]).unwrap_or_default();
    let (noted, noted_section) = notes.split_once(' ').unwrap_or((notes, ""));
    let picture = face(object).or_else(|| face(holder));
    let number = number::whole(noted).or_else(|| picture.and_then(number_in));
    let name = text(object, &["nickname"]);
    let subtitle = text(object, &["description"]).filter(|_| name.is_some());
    let claim = CardReference { number, name, subtitle, ..CardReference::default() };
    let found = claim.find(gather.catalog, section, false);
    // The text after the name may be rules text.
    let claim = match found {
        Err(_) if subtitle.is_some() && claim.number.is_none() => {
            let bare = CardReference { subtitle: None, ..claim.clone() };
            if bare.find(gather.catalog, section, false).is_ok() { bare } else { claim }
        }
        Ok(_) | Err(_) => claim,
    };
    let kind = claim.find(gather.catalog, section, false).ok().map(|found| gather.catalog.card(found.card).kind);
    let marked = SECTIONS.into_iter().find(|section| section.word() == noted_section.trim());
    let by_type = kind.map(Section::of).filter(|found| matches!(found, Section::Leader | Section::Base));
    // Piles of tokens are next to the deck on the table.
    if marked.is_none() && kind.is_some_and(|kind| kind.is_token()) {
        return Ok(());
    }
    let shown = name.or(picture).unwrap_or_default();
    let place = Place::Path(path.to_owned());
    gather.deck_row(Row { claim, count: Count::Of(1), section: marked.or(by_type).or(section), place, text: shown })
}

/// Returns the picture address of a card. Its id is 100 times the key of its sheet, plus its index on the sheet.
fn face(object: &Map<String, Value>) -> Option<&str> {
    let sheets = field(object, &["customdeck"])?.as_object()?;
    let key = field(object, &["cardid"]).and_then(Value::as_u64).map(|id| (id / 100).to_string());
    let sheet =
        key.and_then(|key| sheets.get(&key)).or_else(|| sheets.values().next().filter(|_| sheets.len() == 1))?;
    text(sheet.as_object()?, &["faceurl"])
}

/// Returns the number at the end of an address such as `.../ASH/031.png` or `.../ASH_031.jpg`.
fn number_in(address: &str) -> Option<NumberText> {
    let address = address.split(['?', '#']).next()?;
    let mut parts = address.rsplit('/');
    let file = parts.next()?;
    let file = file.rsplit_once('.').map_or(file, |(name, _)| name);
    number::whole(file).or_else(|| NumberText::of(parts.next()?, file))
}
