//! Reads the embedded CSV files and checks them against each other.

use std::collections::HashMap;
use std::sync::OnceLock;

use model::{AspectIcons, Card, CardId, CardNumber, CardType, PrintedKeyword, Rarity, SetCode, Treatment};
use serde::Deserialize;

use crate::files::{CARDS, PRINTINGS};
use crate::rows::{LoadError, load_error, rows};
use crate::{Catalog, IdentityId, Printing, Set, incomplete, rulings};

const SETS: &str = include_str!("../../../data/sets.csv");

#[derive(Deserialize)]
struct SetRow {
    code: SetCode,
    name: Box<str>,
    released: Box<str>,
    numbered: u16,
}

#[derive(Deserialize)]
struct CardRow {
    number: String,
    name: Box<str>,
    subtitle: Option<Box<str>>,
    #[serde(rename = "type")]
    kind: CardType,
    arena: Option<model::Arena>,
    cost: Option<u8>,
    power: Option<i8>,
    hp: Option<i8>,
    aspects: String,
    traits: String,
    rarity: Rarity,
    unique: String,
    keywords: String,
    /// In sets with such cards: the power and HP that a unit or leader adds as an upgrade.
    #[serde(default)]
    as_upgrade: Option<Box<str>>,
}

#[derive(Deserialize)]
struct PrintingRow {
    number: String,
    card: String,
    treatment: Treatment,
}

/// Builds the catalogue from the embedded files.
pub(crate) fn embedded() -> Result<Catalog, LoadError> {
    let mut catalog = load(SETS, CARDS, PRINTINGS)?;
    (catalog.incomplete, catalog.reprinted) = incomplete::embedded(&catalog)?;
    catalog.rulings = rulings::embedded(&catalog.printings)?;
    Ok(catalog)
}

fn load(sets: &str, cards: &[(&str, &str)], printings: &[(&str, &str)]) -> Result<Catalog, LoadError> {
    let sets = rows::<SetRow>("sets.csv", sets)
        .map(|row| {
            let (_, SetRow { code, name, released, numbered }) = row?;
            Ok(Set { code, name, released, numbered })
        })
        .collect::<Result<Vec<_>, LoadError>>()?;
    let mut all = Vec::new();
    // About as many lines as numbers; the capacity avoids rehashing.
    let lines = |files: &[(&str, &str)]| files.iter().map(|(_, text)| text.lines().count()).sum::<usize>();
    let mut numbers = HashMap::with_capacity(lines(cards) + lines(printings));
    for (name, text) in cards {
        let file = format!("cards/{name}.csv");
        let set = set_of(&sets, &file, name)?;
        for row in rows::<CardRow>(&file, text) {
            let (line, row) = row?;
            let id = u16::try_from(all.len()).map(CardId).map_err(|error| load_error(&file, line, &error))?;
            let card = card(id, set, row).map_err(|what| load_error(&file, line, &what))?;
            let printing = Printing { number: card.number, card: id, treatment: Treatment::Normal };
            if numbers.insert(card.number, printing).is_some() {
                return Err(load_error(&file, line, &format!("{} is listed twice", card.number)));
            }
            all.push(card);
        }
    }
    for (name, text) in printings {
        let file = format!("printings/{name}.csv");
        let set = set_of(&sets, &file, name)?;
        for row in rows::<PrintingRow>(&file, text) {
            let (line, PrintingRow { number, card, treatment }) = row?;
            let read = |text: &str| number_in(set, text).map_err(|what| load_error(&file, line, &what));
            let (number, plain) = (read(&number)?, read(&card)?);
            let Some(Printing { card, .. }) = numbers.get(&plain).copied() else {
                return Err(load_error(&file, line, &format!("there is no {plain}")));
            };
            if numbers.insert(number, Printing { number, card, treatment }).is_some() {
                return Err(load_error(&file, line, &format!("{number} is listed twice")));
            }
        }
    }
    Ok(assemble(sets, all, numbers))
}

fn set_of(sets: &[Set], file: &str, name: &str) -> Result<SetCode, LoadError> {
    let code: SetCode = name.parse().map_err(|error| load_error(file, 0, &error))?;
    match sets.iter().any(|set| set.code == code) {
        true => Ok(code),
        false => Err(load_error(file, 0, &format!("{code} is not in sets.csv"))),
    }
}

pub(crate) fn assemble(sets: Vec<Set>, cards: Vec<Card>, printings: HashMap<CardNumber, Printing>) -> Catalog {
    let mut known: HashMap<(String, String, CardType), IdentityId> = HashMap::new();
    let mut identities = Vec::with_capacity(cards.len());
    let mut members: Vec<Vec<CardId>> = Vec::new();
    for card in &cards {
        let subtitle = card.subtitle.as_deref().unwrap_or_default().to_lowercase();
        // There are at most as many identities as cards, so the count fits.
        let fresh = IdentityId(known.len() as u16);
        let identity = *known.entry((card.name.to_lowercase(), subtitle, card.kind)).or_insert(fresh);
        identities.push(identity);
        match members.get_mut(usize::from(identity.0)) {
            Some(cards) => cards.push(card.id),
            None => members.push(vec![card.id]),
        }
    }
    let mut printings_by_card = vec![Vec::new(); cards.len()];
    for printing in printings.values() {
        printings_by_card[printing.card.index()].push(*printing);
    }
    for of_one in &mut printings_by_card {
        of_one.sort_by_key(|printing: &Printing| (printing.treatment, printing.number));
    }
    let mut traits: Vec<Box<str>> = cards.iter().flat_map(|card| &card.traits).cloned().collect();
    traits.sort_unstable();
    traits.dedup();
    Catalog {
        sets,
        cards,
        identities,
        printings,
        printings_by_card,
        members,
        traits,
        incomplete: Vec::new(),
        reprinted: HashMap::new(),
        rulings: HashMap::new(),
        other_names: HashMap::new(),
        names: OnceLock::new(),
        haystacks: OnceLock::new(),
    }
}

/// Parses a card number as written in the files of its set: "12", "012", "T01".
fn number_in(set: SetCode, text: &str) -> Result<CardNumber, String> {
    let whole = || format!("{set}_{text}").parse().map_err(|error: model::NumberError| error.to_string());
    CardNumber::in_set(set, text).map_or_else(whole, Ok)
}

fn card(id: CardId, set: SetCode, row: CardRow) -> Result<Card, String> {
    let number = number_in(set, &row.number)?;
    let list = |text: &str| text.split('|').filter(|part| !part.is_empty()).map(Box::from).collect::<Vec<Box<str>>>();
    let aspects = list(&row.aspects)
        .iter()
        .map(|word| word.parse::<model::Aspect>().map_err(|error| error.to_string()))
        .collect::<Result<Vec<_>, _>>()?;
    let keywords = row
        .keywords
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(keyword)
        .collect::<Result<_, _>>()?;
    let unique = match row.unique.as_str() {
        "yes" => true,
        "no" => false,
        other => return Err(format!("unique is yes or no, not {other:?}")),
    };
    let as_upgrade = row.as_upgrade.filter(|text| !text.is_empty()).map(|text| added(&text)).transpose()?;
    Ok(Card {
        id,
        number,
        name: row.name,
        subtitle: row.subtitle,
        kind: row.kind,
        arena: row.arena,
        cost: row.cost,
        power: row.power,
        hp: row.hp,
        as_upgrade,
        aspects: AspectIcons::new(aspects).map_err(|error| error.to_string())?,
        traits: list(&row.traits),
        rarity: row.rarity,
        unique,
        keywords,
    })
}

/// Parses the power and HP that an upgrade adds, such as "+2/+3".
fn added(text: &str) -> Result<(i8, i8), String> {
    let read = || {
        let (power, hp) = text.split_once('/')?;
        Some((power.parse().ok()?, hp.parse().ok()?))
    };
    read().ok_or_else(|| format!("{text:?} is not power and HP such as +2/+3"))
}

/// Parses "Sentinel", "Raid 2" or "Smuggle [3 resources, Command]".
fn keyword(text: &str) -> Result<PrintedKeyword, String> {
    let (head, detail) = match text.split_once('[') {
        Some((head, rest)) => {
            let inner = rest.strip_suffix(']').ok_or_else(|| format!("no ] in {text:?}"))?;
            (head.trim(), Some(Box::from(inner)))
        }
        None => (text, None),
    };
    let (word, value) = match head.rsplit_once(' ') {
        Some((word, digits)) => {
            (word, Some(digits.parse().map_err(|_| format!("{digits:?} is not a value in {text:?}"))?))
        }
        None => (head, None),
    };
    let keyword = word.parse().map_err(|error: model::UnknownTerm| error.to_string())?;
    Ok(PrintedKeyword { keyword, value, detail })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "number,name,subtitle,type,arena,cost,power,hp,aspects,traits,rarity,unique,keywords\n";
    const ONE_SET: &str = "code,name,released,numbered\nSOR,Spark of Rebellion,2024-03-08,252\n";

    fn load_one(rows: &str, printings: &str) -> Result<Catalog, LoadError> {
        let cards = format!("{HEAD}{rows}");
        let printings = format!("number,card,treatment\n{printings}");
        load(ONE_SET, &[("sor", &cards)], &[("sor", &printings)])
    }

    #[test]
    fn an_unknown_word_is_reported_with_file_and_line() {
        let error =
            load_one("1,A,,unit,ground,1,1,1,,,Common,no,\n2,B,,unit,swamp,1,1,1,,,Common,no,\n", "").unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("cards/sor.csv", 3));
    }

    #[test]
    fn a_duplicate_card_number_is_refused() {
        let twice = "1,A,,unit,ground,1,1,1,,,Common,no,\n1,B,,unit,ground,1,1,1,,,Common,no,\n";
        assert!(load_one(twice, "").unwrap_err().what.contains("SOR_001 is listed twice"));
    }

    #[test]
    fn a_printing_of_an_unknown_card_is_refused() {
        let error = load_one("1,A,,unit,ground,1,1,1,,,Common,no,\n", "300,7,hyperspace\n").unwrap_err();
        assert!(error.what.contains("there is no SOR_007"), "{error}");
    }

    #[test]
    fn keywords_are_read_with_their_number_and_cost() {
        let raid = keyword("Raid 2").unwrap();
        assert_eq!((raid.keyword, raid.value), (model::Keyword::Raid, Some(2)));
        let smuggle = keyword("Smuggle [3 resources, Command]").unwrap();
        assert_eq!(smuggle.detail.as_deref(), Some("3 resources, Command"));
        assert!(keyword("Raid two").is_err());
        assert!(keyword("Levitate").is_err());
    }
}
