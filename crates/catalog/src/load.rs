//! Reads the files of card data packages and checks them against each other.

use std::collections::HashMap;
use std::sync::Arc;

use model::{AspectIcons, Card, CardId, CardNumber, CardType, PrintedKeyword, Rarity, SetCode, Treatment};
use serde::Deserialize;

use crate::assemble::assemble;
use crate::loader::{Loader, listed_twice};
use crate::package::{Package, is_date};
use crate::problem::DataProblem;
use crate::rows::{CellProblem, CsvFile, DataRow};
use crate::{Catalog, Printing, Set, incomplete, other_names, rulings, spellings};

#[derive(Deserialize)]
struct SetRow {
    code: SetCode,
    name: Box<str>,
    released: Box<str>,
    numbered: u16,
}

impl DataRow for SetRow {
    const COLUMNS: &'static [&'static str] = &["code", "name", "released", "numbered"];
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

impl DataRow for CardRow {
    const COLUMNS: &'static [&'static str] = &[
        "number", "name", "subtitle", "type", "arena", "cost", "power", "hp", "aspects", "traits", "rarity", "unique",
        "keywords",
    ];
    const OPTIONAL: &'static [&'static str] = &["as_upgrade"];
}

#[derive(Deserialize)]
struct PrintingRow {
    number: String,
    card: String,
    treatment: Treatment,
}

impl DataRow for PrintingRow {
    const COLUMNS: &'static [&'static str] = &["number", "card", "treatment"];
}

/// Builds a catalogue from packages. Where two have the same row, that of the package with the later day counts, or of
/// the one with the greater id if the days are equal.
///
/// # Errors
/// All problems of all packages, except those of card texts: [`Catalog::text_problems`] lists these.
pub fn load(packages: &[Arc<Package>]) -> Result<Catalog, Vec<DataProblem>> {
    let mut ordered = packages.to_vec();
    ordered.sort_by(|one, other| one.rank().cmp(&other.rank()));
    let mut loader = Loader { packages: &ordered, problems: Vec::new() };
    let catalog = loader.catalog();
    let problems = loader.problems;
    match problems.is_empty() {
        true => Ok(Catalog { packages: ordered, ..catalog }),
        false => Err(problems),
    }
}

impl Loader<'_> {
    fn catalog(&mut self) -> Catalog {
        self.check_needs();
        let sets = self.sets();
        self.check_files(&sets);
        let mut numbers = HashMap::with_capacity(self.line_count());
        let cards = self.cards(&sets, &mut numbers);
        self.printings(&sets, &cards, &mut numbers);
        let mut catalog = assemble(sets, cards, numbers);
        (catalog.incomplete, catalog.reprinted) = incomplete::load(self, &catalog);
        catalog.rulings = rulings::load(self, &catalog.printings);
        catalog.other_names = other_names::load(self, &catalog);
        catalog.spellings = spellings::load(self);
        catalog
    }

    fn check_needs(&mut self) {
        for package in self.packages {
            for needed in &package.manifest().needs.packages {
                if !self.packages.iter().any(|other| other.id() == needed) {
                    let fix = format!("Install the package {needed} first");
                    let what = format!("the package {needed:?} is missing");
                    self.problems.push(DataProblem::of_file(package.id(), "package.ron", what, fix));
                }
            }
        }
    }

    /// Returns the sets: the built-in ones in their order, which is by release, then those of added packages by release.
    /// The ids of built-in cards therefore do not depend on added sets.
    fn sets(&mut self) -> Vec<Set> {
        let mut sets: Vec<(usize, Set)> = Vec::new();
        for (at, file) in self.files("sets.csv") {
            file.each_row::<SetRow>(&mut self.problems, |SetRow { code, name, released, numbered }| {
                if !is_date(&released) {
                    return Err(CellProblem::plain("released", format!("{released:?} is not a valid date")));
                }
                if name.trim().is_empty() {
                    return Err(CellProblem::new("name", "the name is empty", "Write the name of the set"));
                }
                let set = Set { code, name, released, numbered };
                match sets.iter_mut().find(|(_, known)| known.code == code) {
                    Some((by, _)) if *by == at => return Err(listed_twice("code", &code)),
                    Some(known) => *known = (at, set),
                    None => sets.push((at, set)),
                }
                Ok(())
            });
        }
        let mut sets: Vec<Set> = sets.into_iter().map(|(_, set)| set).collect();
        let built_in = self.packages.iter().find(|package| package.packed_texts().is_some());
        let order = built_in.map_or_else(Vec::new, |package| package.set_codes());
        let place = |set: &Set| order.iter().position(|code| *code == set.code).unwrap_or(usize::MAX);
        sets.sort_by_cached_key(|set| (place(set), set.released.clone()));
        sets
    }

    /// Reports files of sets that do not exist.
    fn check_files(&mut self, sets: &[Set]) {
        for package in self.packages {
            for (name, _) in package.files() {
                let code = match name.split('/').collect::<Vec<_>>().as_slice() {
                    ["cards" | "printings", file] => file.strip_suffix(".csv").map(str::to_owned),
                    ["abilities", code, _] => Some((*code).to_owned()),
                    _ => None,
                };
                let Some(code) = code.and_then(|code| code.parse::<SetCode>().ok()) else { continue };
                if !sets.iter().any(|set| set.code == code) {
                    let fix = format!("Add a row for {code} to sets.csv, or correct the name of the file");
                    let what = format!("there is no set {code}");
                    self.problems.push(DataProblem::of_file(package.id(), name, what, fix));
                }
            }
        }
    }

    /// Returns about as many lines as there are numbers, as a capacity that avoids rehashing.
    fn line_count(&self) -> usize {
        let files =
            self.packages.iter().flat_map(|package| package.files_in("cards").chain(package.files_in("printings")));
        files.map(|(_, text)| text.bytes().filter(|byte| *byte == b'\n').count()).sum()
    }

    fn cards(&mut self, sets: &[Set], numbers: &mut HashMap<CardNumber, Printing>) -> Vec<Card> {
        let mut all: Vec<Card> = Vec::new();
        // The index of the package that each card comes from.
        let mut owners: Vec<usize> = Vec::new();
        for set in sets {
            let name = format!("cards/{}.csv", set.code.as_str().to_lowercase());
            let first = all.len();
            let mut files = 0;
            for (at, package) in self.packages.iter().enumerate() {
                let Some(text) = package.file(&name) else { continue };
                files += 1;
                let file = CsvFile { package: package.id(), name: &name, text };
                file.each_row::<CardRow>(&mut self.problems, |row| {
                    let card = card(set.code, row)?;
                    match numbers.get(&card.number).map(|known| known.card.index()) {
                        Some(known) if owners[known] == at => return Err(listed_twice("number", &card.number)),
                        Some(known) => {
                            owners[known] = at;
                            all[known] = Card { id: all[known].id, ..card };
                        }
                        None => {
                            let id = u16::try_from(all.len()).map(CardId).map_err(|_| {
                                CellProblem::new("number", "there are too many cards", "Remove cards or packages")
                            })?;
                            let printing = Printing { number: card.number, card: id, treatment: Treatment::Normal };
                            numbers.insert(card.number, printing);
                            owners.push(at);
                            all.push(Card { id, ..card });
                        }
                    }
                    Ok(())
                });
            }
            if files > 1 {
                sort_by_number(&mut all, &mut owners, first, numbers);
            }
        }
        all
    }

    fn printings(&mut self, sets: &[Set], cards: &[Card], numbers: &mut HashMap<CardNumber, Printing>) {
        // The index of the package that a printing comes from; printings of the first package are left out.
        let mut owners: HashMap<CardNumber, usize> = HashMap::new();
        for set in sets {
            let name = format!("printings/{}.csv", set.code.as_str().to_lowercase());
            for (at, package) in self.packages.iter().enumerate() {
                let Some(text) = package.file(&name) else { continue };
                let file = CsvFile { package: package.id(), name: &name, text };
                file.each_row::<PrintingRow>(&mut self.problems, |PrintingRow { number, card, treatment }| {
                    let number = number_in(set.code, "number", &number)?;
                    let plain = number_in(set.code, "card", &card)?;
                    let Some(Printing { card, .. }) = numbers.get(&plain).copied() else {
                        let fix = "Correct the number, or add the card to the cards of the set";
                        return Err(CellProblem::new("card", format!("there is no {plain}"), fix));
                    };
                    if let Some(known) = numbers.get(&number) {
                        if cards[known.card.index()].number == number {
                            let what = format!("{number} is the number of a card");
                            return Err(CellProblem::new("number", what, "Correct the number of the printing"));
                        }
                        let replaces = at > 0 && owners.get(&number) != Some(&at);
                        if !replaces {
                            return Err(listed_twice("number", &number));
                        }
                    }
                    if at > 0 {
                        owners.insert(number, at);
                    }
                    numbers.insert(number, Printing { number, card, treatment });
                    Ok(())
                });
            }
        }
    }
}

/// Sorts the cards of the last set, after several packages have contributed: numbers ascending, tokens last.
fn sort_by_number(cards: &mut [Card], owners: &mut [usize], first: usize, numbers: &mut HashMap<CardNumber, Printing>) {
    let mut sorted: Vec<(Card, usize)> = cards[first..].iter().cloned().zip(owners[first..].iter().copied()).collect();
    sorted.sort_by_key(|(card, _)| card.number);
    for (at, (card, owner)) in (first..).zip(sorted) {
        // Checked when the cards were added.
        let id = CardId(at as u16);
        numbers.insert(card.number, Printing { number: card.number, card: id, treatment: Treatment::Normal });
        cards[at] = Card { id, ..card };
        owners[at] = owner;
    }
}

/// Parses a card number as written in the files of its set: "12", "012", "T01".
fn number_in(set: SetCode, column: &'static str, text: &str) -> Result<CardNumber, CellProblem> {
    let whole = || {
        let whole: CardNumber = text.parse().ok()?;
        Some(whole).filter(|number| number.set == set)
    };
    CardNumber::in_set(set, text).or_else(whole).ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        CellProblem::new(
            column,
            format!("{shown:?} is not a card number of {set}"),
            "Write it as 12, or as T1 for a token",
        )
    })
}

fn card(set: SetCode, row: CardRow) -> Result<Card, CellProblem> {
    let number = number_in(set, "number", &row.number)?;
    let list = |text: &str| text.split('|').filter(|part| !part.is_empty()).map(Box::from).collect::<Vec<Box<str>>>();
    let wrong_aspects = |what: String| CellProblem::plain("aspects", what);
    let aspects = list(&row.aspects)
        .iter()
        .map(|word| word.parse::<model::Aspect>().map_err(|error| wrong_aspects(error.to_string())))
        .collect::<Result<Vec<_>, _>>()?;
    let keywords = row
        .keywords
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|text| keyword(text).map_err(|what| CellProblem::plain("keywords", what)))
        .collect::<Result<Vec<PrintedKeyword>, _>>()?;
    let unique = match row.unique.as_str() {
        "yes" => true,
        "no" => false,
        other => return Err(CellProblem::plain("unique", format!("{other:?} is neither yes nor no"))),
    };
    let as_upgrade = row.as_upgrade.as_deref().filter(|text| !text.is_empty()).map(added).transpose();
    let as_upgrade = as_upgrade.map_err(|what| CellProblem::plain("as_upgrade", what))?;
    check_facts(&row, &keywords)?;
    Ok(Card {
        // The loader assigns it.
        id: CardId(0),
        number,
        name: row.name,
        subtitle: row.subtitle,
        kind: row.kind,
        arena: row.arena,
        cost: row.cost,
        power: row.power,
        hp: row.hp,
        as_upgrade,
        aspects: AspectIcons::new(aspects).map_err(|error| wrong_aspects(error.to_string()))?,
        traits: list(&row.traits),
        rarity: row.rarity,
        unique,
        keywords,
    })
}

/// Checks that a card has the facts that its type needs in play.
fn check_facts(row: &CardRow, keywords: &[PrintedKeyword]) -> Result<(), CellProblem> {
    if row.name.trim().is_empty() {
        return Err(CellProblem::new("name", "the name is empty", "Write the name of the card"));
    }
    let fortifies = keywords.iter().any(|printed| printed.keyword == model::Keyword::Fortify);
    let (arena, cost, stats) = match row.kind {
        CardType::Unit => (true, true, true),
        CardType::TokenUnit => (true, false, true),
        CardType::Upgrade => (false, true, !fortifies),
        CardType::TokenUpgrade => (false, false, true),
        CardType::Event => (false, true, false),
        // A leader with two Leader sides is never deployed, so it has none of them.
        CardType::Leader | CardType::Base | CardType::ForceToken | CardType::CreditToken => (false, false, false),
    };
    let hp = stats || row.kind == CardType::Base;
    let missing = |column: &'static str| {
        let what = format!("{} has no {column}", row.name);
        Err(CellProblem::new(column, what, format!("Fill in the cell; cards of type {} need it", row.kind)))
    };
    match () {
        () if arena && row.arena.is_none() => missing("arena"),
        () if cost && row.cost.is_none() => missing("cost"),
        () if stats && row.power.is_none() => missing("power"),
        () if hp && row.hp.is_none() => missing("hp"),
        () => Ok(()),
    }
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
#[path = "load_tests.rs"]
mod tests;
