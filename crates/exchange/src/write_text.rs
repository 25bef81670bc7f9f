//! Decks as text lines, picklists and CSV.

use std::fmt::Write;

use catalog::Catalog;
use decks::DeckList;
use model::Card;

use crate::import_result::{OwnedPrinting, Section, shortened};
use crate::limits::{MAX_COPIES, MAX_NAME};
use crate::merged::{Line, merged};

/// Returns "Name | Subtitle", or the number for tokens and unknown cards, which cannot be found by name.
fn named(line: &Line<'_>) -> String {
    match line.card {
        Some(Card { kind, number, .. }) if kind.is_token() => number.to_string(),
        Some(Card { name, subtitle: Some(subtitle), .. }) => format!("{name} | {subtitle}"),
        Some(Card { name, subtitle: None, .. }) => name.to_string(),
        None => line.number.to_string(),
    }
}

/// Writes `3 | Name | Subtitle` under headings: one leader, several leaders, base, deck, sideboard.
pub(crate) fn lines(catalog: &Catalog, list: &DeckList, headings: [&str; 5]) -> String {
    let [leader, leaders, base, deck, sideboard] = headings;
    let leader = if list.leaders.len() > 1 { leaders } else { leader };
    let sections = [(leader, &list.leaders), (base, &list.bases), (deck, &list.main), (sideboard, &list.sideboard)];
    let mut out = String::new();
    for (heading, entries) in sections {
        let rows = merged(catalog, entries);
        if rows.is_empty() && heading == sideboard {
            continue;
        }
        let gap = if out.is_empty() { "" } else { "\n" };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{gap}{heading}");
        for row in &rows {
            let _ = writeln!(out, "{} | {}", row.count, named(row));
        }
    }
    out
}

/// Writes boxes to tick and names, each followed by all accepted printings. The card's own printings come first, then
/// those of its reprints, with all treatments. Required tokens are not listed, because they depend on card texts.
pub(crate) fn picklist(catalog: &Catalog, list: &DeckList) -> String {
    let name = list.name.as_deref().map(|name| shortened(name, MAX_NAME)).unwrap_or_default();
    let mut out = format!("Picklist: {name}\n");
    let first: Vec<Line<'_>> = merged(catalog, &list.leaders).into_iter().chain(merged(catalog, &list.bases)).collect();
    let sections = [first, merged(catalog, &list.main), merged(catalog, &list.sideboard)];
    let rows = || sections.iter().flatten();
    let boxes = rows().map(|row| row.count.min(MAX_COPIES)).max().unwrap_or(1).clamp(1, 3) as usize;
    let last = if sections[2].is_empty() { 2 } else { 3 };
    for (section, place) in sections.iter().take(last).zip(0..) {
        if place > 0 {
            out.push_str("\n-----\n");
        }
        for row in section {
            let ticks = vec!["[ ]"; row.count.min(MAX_COPIES) as usize].join(" ");
            let width = boxes * 4 + 1;
            let _ = write!(out, "\n{ticks:<width$}{}\n{:width$}{}\n", named(row), "", printings(catalog, row));
        }
    }
    out
}

/// Returns all numbers that satisfy a row: "SOR 033, SHD 030".
fn printings(catalog: &Catalog, line: &Line<'_>) -> String {
    let number = |number: model::CardNumber| number.to_string().replace('_', " ");
    let Some(card) = line.card else { return number(line.number) };
    let others = catalog.reprints(card.id).filter(|other| other.id != card.id);
    let all = std::iter::once(card).chain(others).flat_map(|card| {
        let mut numbers: Vec<_> = catalog.printings_of(card.id).map(|printing| printing.number).collect();
        numbers.sort_unstable();
        numbers
    });
    let all: Vec<String> = all.map(number).collect();
    all.join(", ")
}

/// Writes SWUDB's CSV format for decks. Leaders and bases are listed with the other cards and distinguished by type. A
/// last column `Section` is added only if the card type does not determine the section (sideboards). Cells are set
/// codes, numbers and fixed words, so none can be a spreadsheet formula.
pub(crate) fn csv(catalog: &Catalog, list: &DeckList) -> String {
    let sections = [
        (Section::Leader, &list.leaders),
        (Section::Base, &list.bases),
        (Section::Main, &list.main),
        (Section::Sideboard, &list.sideboard),
    ];
    let rows: Vec<(Section, Line<'_>)> = sections
        .into_iter()
        .flat_map(|(section, entries)| merged(catalog, entries).into_iter().map(move |line| (section, line)))
        .collect();
    let told = |(section, line): &(Section, Line<'_>)| line.card.is_some_and(|card| Section::of(card.kind) == *section);
    let with_section = !rows.iter().all(told);
    let mut out = String::from("Set,CardNumber,Count,IsFoil,Stamp");
    out.push_str(if with_section { ",Section\n" } else { "\n" });
    for (section, line) in &rows {
        let number = line.number.to_string();
        let (set, number) = number.split_once('_').unwrap_or((&number, ""));
        let _ = write!(out, "{set},{number},{},False,", line.count);
        if with_section {
            let _ = write!(out, ",{section}");
        }
        out.push('\n');
    }
    out
}

/// Writes SWUDB's CSV format for collections: a row for each printing and finish, in the given order. Readers add up
/// repeated rows; rows with count 0 are left out.
pub(crate) fn collection(owned: &[OwnedPrinting]) -> String {
    let mut out = String::from("Set,CardNumber,Count,IsFoil\n");
    for row in owned.iter().filter(|row| row.count > 0) {
        let number = row.card.to_string();
        let (set, number) = number.split_once('_').unwrap_or((&number, ""));
        let foil = if row.foil { "TRUE" } else { "FALSE" };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{set},{number},{},{foil}", row.count);
    }
    out
}
