//! Validation of the format data against the catalogue, and the lookup tables computed from it.

use std::collections::BTreeMap;

use catalog::{Catalog, IdentityId};
use chrono::NaiveDate;
use model::{CardId, CardNumber, CardType, SetCode};

use super::data::{
    DECK_BUILDING, DeckBuildingFile, DeckBuildingRow, EditionRow, FORMATS, FormatDataError, FormatKey, FormatRow,
    FormatsFile, POOLS, PoolRow, PoolsFile, RotationRow, SetRow, SuspensionRow, Texts, read,
};
use super::{CardPool, Edition, FormatTable, Formats, IdentityFacts, Limits, PoolTable, SetDays, Suspension};

type Read<T> = Result<T, FormatDataError>;

fn data_error(
    file: &str,
    place: impl Into<String>,
    what: impl Into<String>,
    remedy: impl Into<String>,
) -> FormatDataError {
    FormatDataError { file: file.to_owned(), place: place.into(), what: what.into(), remedy: remedy.into() }
}

/// The problems found so far, each with the package of the row; empty if there is none.
#[derive(Default)]
struct Problems(Vec<(String, FormatDataError)>);

impl Problems {
    /// Returns the value, or adds the error and returns `None`.
    fn keep<T>(&mut self, package: &str, read: Read<T>) -> Option<T> {
        read.map_err(|error| self.0.push((package.to_owned(), error))).ok()
    }
}

/// Builds the tables for a catalogue from the texts of the files.
///
/// # Errors
/// All problems, each with the package that has it.
pub(super) fn bind(catalog: &Catalog, texts: &Texts<'_>) -> Result<Formats, Vec<(String, FormatDataError)>> {
    let mut problems = Problems::default();
    let formats = merged_formats(&texts.formats, &mut problems);
    let pools = merged_pools(&texts.pools, &mut problems);
    let (cards, mut identities) = facts(catalog).map_err(|error| vec![(String::new(), error)])?;
    let place_of = |card: CardId| cards[card.index()];
    let rows = merged_deck_building(&texts.deck_building, &mut problems);
    deck_building(catalog, rows, &mut problems, |card, change| {
        let facts = &mut identities[usize::from(place_of(card))];
        facts.least_cards = change.0;
        facts.most_copies = change.1;
    });
    let pools: Vec<PoolTable> =
        pools.into_iter().map(|row| pool_table(catalog, row, place_of, &mut problems)).collect();
    for (identity, _) in pools.iter().flat_map(|pool| &pool.suspensions) {
        identities[usize::from(*identity)].ever_suspended = true;
    }
    let mut tables = Vec::new();
    for row in formats {
        let package = row.package.clone();
        tables.extend(problems.keep(&package, format_table(row)));
    }
    match problems.0.is_empty() {
        true => Ok(Formats { formats: tables, pools, cards, identities }),
        false => Err(problems.0),
    }
}

/// Returns the formats of all files in [`FormatKey`] order. Each format must occur in at least one file, and at most
/// once in each.
fn merged_formats(texts: &[(&str, &str)], problems: &mut Problems) -> Vec<FormatRow> {
    let mut merged: Vec<FormatRow> = Vec::new();
    for (package, text) in texts {
        let Some(file) = problems.keep(package, read::<FormatsFile>(FORMATS, text)) else { continue };
        for (at, key) in file.formats.iter().enumerate().map(|(at, row)| (at, row.format)) {
            if file.formats[..at].iter().any(|other| other.format == key) {
                let place = format!("format {}", key.word());
                let error = data_error(FORMATS, place, "the format is listed twice", "join the two entries");
                problems.0.push(((*package).to_owned(), error));
            }
        }
        merged.retain(|row| !file.formats.iter().any(|newer| newer.format == row.format));
        merged.extend(file.formats.into_iter().map(|row| FormatRow { package: (*package).to_owned(), ..row }));
    }
    let mut ordered = Vec::new();
    for key in FormatKey::ALL {
        match merged.iter().position(|row| row.format == key) {
            Some(at) => ordered.push(merged.remove(at)),
            None => {
                let place = format!("format {}", key.word());
                problems.0.push((String::new(), data_error(FORMATS, place, "the format is missing", "add it")));
            }
        }
    }
    ordered
}

/// Returns the pools of all files in [`CardPool::ALL`] order. Each pool must occur in at least one file, and at most
/// once in each. A set, or a rotation or suspension with the same first day, replaces that of an earlier package.
fn merged_pools(texts: &[(&str, &str)], problems: &mut Problems) -> Vec<PoolRow> {
    let mut merged: Vec<PoolRow> = Vec::new();
    for (package, text) in texts {
        let Some(file) = problems.keep(package, read::<PoolsFile>(POOLS, text)) else { continue };
        let own = || (*package).to_owned();
        for (at, row) in file.pools.iter().enumerate() {
            if file.pools[..at].iter().any(|other| other.pool == row.pool) {
                let place = format!("pool {}", row.pool);
                let error = data_error(POOLS, place, "the pool is listed twice", "join the two entries");
                problems.0.push((own(), error));
            }
        }
        for row in file.pools {
            let at = merged.iter().position(|known| known.pool == row.pool).unwrap_or_else(|| {
                merged.push(PoolRow {
                    pool: row.pool,
                    rotations: Vec::new(),
                    sets: Vec::new(),
                    suspensions: Vec::new(),
                });
                merged.len() - 1
            });
            let known = &mut merged[at];
            known.sets.retain(|set| !row.sets.iter().any(|newer| newer.set == set.set));
            known.sets.extend(row.sets.into_iter().map(|set| SetRow { package: own(), ..set }));
            known.rotations.retain(|old| !row.rotations.iter().any(|newer| newer.from == old.from));
            known.rotations.extend(row.rotations.into_iter().map(|new| RotationRow { package: own(), ..new }));
            let newer = |card: &SuspensionRow| (card.card, card.from);
            known.suspensions.retain(|card| !row.suspensions.iter().any(|other| newer(other) == newer(card)));
            let added = row.suspensions.into_iter().map(|card| SuspensionRow { package: own(), ..card });
            known.suspensions.extend(added);
        }
    }
    let mut ordered = Vec::new();
    for pool in CardPool::ALL {
        match merged.iter().position(|row| row.pool == pool) {
            Some(at) => ordered.push(merged.remove(at)),
            None => {
                let remedy = "add its sets and suspensions, if only empty lists";
                let error = data_error(POOLS, format!("pool {pool}"), "the pool is missing", remedy);
                problems.0.push((String::new(), error));
            }
        }
    }
    ordered
}

fn merged_deck_building(texts: &[(&str, &str)], problems: &mut Problems) -> Vec<DeckBuildingRow> {
    let mut merged: Vec<DeckBuildingRow> = Vec::new();
    for (package, text) in texts {
        let Some(file) = problems.keep(package, read::<DeckBuildingFile>(DECK_BUILDING, text)) else { continue };
        merged.retain(|row| !file.cards.iter().any(|newer| newer.card == row.card));
        merged.extend(file.cards.into_iter().map(|row| DeckBuildingRow { package: (*package).to_owned(), ..row }));
    }
    merged
}

/// Returns the identity of every card, and the facts of every identity with the sets it is printed in.
fn facts(catalog: &Catalog) -> Read<(Vec<u16>, Vec<IdentityFacts>)> {
    let mut known: BTreeMap<IdentityId, u16> = BTreeMap::new();
    let mut identities: Vec<IdentityFacts> = Vec::new();
    let mut cards = Vec::with_capacity(catalog.cards().len());
    for card in catalog.cards() {
        let set = set_bit(catalog, card.number.set).ok_or_else(|| no_place(card.number.set))?;
        // There are at most as many identities as cards, so the count fits.
        let fresh = known.len() as u16;
        let identity = *known.entry(catalog.identity(card.id)).or_insert(fresh);
        if usize::from(identity) == identities.len() {
            identities.push(IdentityFacts { sets: 0, ever_suspended: false, most_copies: None, least_cards: 0 });
        }
        identities[usize::from(identity)].sets |= set;
        cards.push(identity);
    }
    // Only the reprints of an incomplete set are in the catalogue, and they count as printed in it.
    for set in catalog.incomplete_sets() {
        let bit = set_bit(catalog, set.code).ok_or_else(|| no_place(set.code))?;
        for card in &set.reprints {
            identities[usize::from(cards[card.index()])].sets |= bit;
        }
    }
    Ok((cards, identities))
}

fn no_place(set: SetCode) -> FormatDataError {
    let what = format!("the tables have no place for set {set}");
    data_error("sets.csv", format!("set {set}"), what, "give the sets of a pool more than 64 bits")
}

/// Returns the bit of a set: complete sets in release order, then incomplete ones.
fn set_bit(catalog: &Catalog, code: SetCode) -> Option<u64> {
    let complete = catalog.sets().iter().map(|set| set.code);
    let place = complete.chain(catalog.incomplete_sets().iter().map(|set| set.code)).position(|set| set == code)?;
    1u64.checked_shl(u32::try_from(place).ok()?)
}

fn card_named(catalog: &Catalog, file: &str, place: &str, number: CardNumber) -> Read<CardId> {
    catalog.by_number(number).ok_or_else(|| {
        data_error(
            file,
            place,
            format!("the catalogue has no card {number}"),
            "correct the number, or add the card's set",
        )
    })
}

fn deck_building(
    catalog: &Catalog,
    rows: Vec<DeckBuildingRow>,
    problems: &mut Problems,
    mut change: impl FnMut(CardId, (i32, Option<u32>)),
) {
    let mut seen: Vec<IdentityId> = Vec::new();
    for row in rows {
        let Some(card) = problems.keep(&row.package, deck_building_card(catalog, &row, &seen)) else { continue };
        seen.push(catalog.identity(card));
        change(card, (row.least_cards, row.most_copies));
    }
}

fn deck_building_card(catalog: &Catalog, row: &DeckBuildingRow, seen: &[IdentityId]) -> Read<CardId> {
    let place = format!("card {}", row.card);
    let card = card_named(catalog, DECK_BUILDING, &place, row.card)?;
    sourced(DECK_BUILDING, &place, &row.source)?;
    let wrong = |what: &str, remedy: &str| Err(data_error(DECK_BUILDING, place.clone(), what, remedy));
    if seen.contains(&catalog.identity(card)) {
        return wrong("the card is listed twice", "keep one of the entries, for any of its printings");
    }
    if row.least_cards == 0 && row.most_copies.is_none() {
        return wrong("the entry changes nothing", "give it least_cards or most_copies, or take it out");
    }
    if row.least_cards != 0 && catalog.card(card).kind != CardType::Base {
        return wrong("only a base can change the size of a deck", "correct the number");
    }
    if row.least_cards.unsigned_abs() > 1000 || row.most_copies == Some(0) {
        return wrong("no card changes a deck that much", "correct the figure");
    }
    Ok(card)
}

fn sourced(file: &str, place: &str, source: &str) -> Read<()> {
    match source.trim().is_empty() {
        true => Err(data_error(file, place, "no source is given", "say where the value comes from")),
        false => Ok(()),
    }
}

fn pool_table(catalog: &Catalog, row: PoolRow, place_of: impl Fn(CardId) -> u16, problems: &mut Problems) -> PoolTable {
    for (index, rotation) in row.rotations.iter().enumerate() {
        let twice = row.rotations[..index].iter().any(|other| other.from == rotation.from);
        problems.keep(&rotation.package, check_rotation(row.pool, rotation, twice));
    }
    let mut sets = Vec::new();
    for (index, set) in row.sets.iter().enumerate() {
        let place = format!("pool {}, set {}", row.pool, set.set);
        let twice = row.sets[..index].iter().any(|other| other.set == set.set);
        let read = || {
            sourced(POOLS, &place, &set.source)?;
            if twice {
                return Err(data_error(POOLS, place.clone(), "the set is listed twice", "keep one of the entries"));
            }
            set_days(catalog, &place, set, &row.rotations)
        };
        sets.extend(problems.keep(&set.package, read()));
    }
    let mut suspensions: Vec<(u16, Suspension)> = Vec::new();
    for suspended in &row.suspensions {
        let place = format!("pool {}, suspended card {}", row.pool, suspended.card);
        let read = || {
            let card = card_named(catalog, POOLS, &place, suspended.card)?;
            let days = suspension(&place, suspended)?;
            let identity = place_of(card);
            let overlaps = |(other, earlier): &(u16, Suspension)| {
                *other == identity
                    && earlier.until.is_none_or(|until| days.since < until)
                    && days.until.is_none_or(|until| earlier.since < until)
            };
            if suspensions.iter().any(overlaps) {
                let what = "the card is already suspended on some of these days";
                return Err(data_error(POOLS, place.clone(), what, "keep one of the entries, or part their days"));
            }
            Ok((identity, days))
        };
        let read = read();
        suspensions.extend(problems.keep(&suspended.package, read));
    }
    suspensions.sort_by_key(|(identity, days)| (*identity, days.since));
    PoolTable { sets, suspensions }
}

fn check_rotation(pool: CardPool, row: &RotationRow, twice: bool) -> Read<()> {
    let place = format!("pool {pool}, rotation of {}", row.from);
    sourced(POOLS, &place, &row.source)?;
    if twice {
        return Err(data_error(POOLS, place, "the rotation is listed twice", "keep one of the entries"));
    }
    if row.symbols.is_empty() {
        return Err(data_error(POOLS, place, "no symbol stays in the pool", "list the symbols of the sets that stay"));
    }
    Ok(())
}

/// Returns the days of a set in a pool: from its release unless the entry names another day, until the stated day or
/// the first later rotation without its symbol (CR 9.2.2D).
fn set_days(catalog: &Catalog, place: &str, row: &SetRow, rotations: &[RotationRow]) -> Read<SetDays> {
    let wrong = |what: String, remedy: &str| Err(data_error(POOLS, place, what, remedy));
    let complete = catalog.set(row.set).map(|set| &set.released);
    let released = complete.or_else(|| catalog.incomplete_set(row.set).map(|set| &set.released));
    let (Some(released), Some(bit)) = (released, set_bit(catalog, row.set)) else {
        let codes: Vec<&str> = catalog.sets().iter().map(|set| set.code.as_str()).collect();
        let what = format!("the catalogue has no such set; it has {}", codes.join(", "));
        return wrong(what, "correct the code, or add the set to incomplete/sets.csv until its cards are there");
    };
    let from = match (row.from, released.parse::<NaiveDate>()) {
        (Some(from), _) => from,
        (None, Ok(released)) => released,
        (None, Err(error)) => {
            let what = format!("its release {released:?} is not a valid date: {error}");
            return wrong(what, "write it as YYYY-MM-DD");
        }
    };
    if row.until.is_some_and(|until| until <= from) {
        return wrong(format!("it would leave before it comes in on {from}"), "correct from or until");
    }
    let rotated = |symbol: u8| {
        let leaves = rotations.iter().filter(|rotation| rotation.from > from && !rotation.symbols.contains(&symbol));
        leaves.map(|rotation| rotation.from).min()
    };
    Ok(SetDays { bit, from, until: row.until.or_else(|| row.symbol.and_then(rotated)) })
}

fn suspension(place: &str, row: &SuspensionRow) -> Read<Suspension> {
    sourced(POOLS, place, &row.source)?;
    match row.until {
        Some(until) if until <= row.from => {
            Err(data_error(POOLS, place, "the suspension ends before it begins", "correct from or until"))
        }
        until => Ok(Suspension { since: row.from, until }),
    }
}

fn format_table(row: FormatRow) -> Read<FormatTable> {
    let place = format!("format {}", row.format.word());
    let wrong = |what: &str, remedy: &str| Err(data_error(FORMATS, place.clone(), what, remedy));
    if row.format.has_pool() != row.pool.is_some() {
        return wrong(
            "a pool belongs to the constructed formats of one deck, and to no others",
            "write pool: premier or pool: eternal there, and nowhere else",
        );
    }
    if row.decks == 0 || row.editions.iter().any(|edition| edition.leaders == 0 || edition.most_copies == Some(0)) {
        return wrong("a format without decks, leaders or copies cannot be played", "correct the figure");
    }
    if row.editions.first().is_none_or(|edition| edition.from.is_some()) {
        return wrong("the first edition must hold for every day before the second", "leave its from out");
    }
    // `None` sorts before every date, so a second edition without a date is out of order.
    if !row.editions.is_sorted_by(|earlier, later| earlier.from < later.from) {
        return wrong("the editions are not in the order of their days", "put the earliest first");
    }
    if row.sources.is_empty() {
        return wrong("no source is given", "say where the values come from");
    }
    for source in &row.sources {
        sourced(FORMATS, &format!("{place}, value {}", source.value), &source.stated)?;
    }
    let editions = row.editions.iter().map(edition).collect();
    Ok(FormatTable { decks: row.decks, pool: row.pool, suspensions: row.suspensions, editions })
}

fn edition(row: &EditionRow) -> Edition {
    Edition {
        from: row.from,
        limits: Limits {
            leaders: row.leaders,
            least_cards: row.least_cards,
            most_copies: row.most_copies,
            most_sideboard: row.most_sideboard,
        },
    }
}

#[cfg(test)]
#[path = "bind_tests.rs"]
mod tests;
