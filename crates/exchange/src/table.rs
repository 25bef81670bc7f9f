//! Tables: CSV files of decks and collections, separated by commas, semicolons or tabs.

use catalog::Catalog;
use csv::StringRecord;
use model::Treatment;

use crate::card_lookup::CardReference;
use crate::error::ReadError;
use crate::import_result::{Content, ImportResult, InputFormat, Place, Section};
use crate::line::{Heading, heading, without_treatment};
use crate::number::{self, NumberText};
use crate::row_collector::{CardFinish, Count, Row, RowCollector};
use crate::text::picklist_title;

/// Reads a table. Returns `None` if the text has no known headers.
pub(crate) fn read(catalog: &Catalog, text: &str) -> Option<Result<ImportResult, ReadError>> {
    let (separator, body, skipped) = separator(text);
    let header = body.lines().find(|line| !line.trim().is_empty())?;
    // A picklist's name may look like table headers.
    if picklist_title(header).is_some() {
        return None;
    }
    let separator = separator.or_else(|| separators_of(header))?;
    let mut reader = csv::ReaderBuilder::new();
    let mut reader = reader.delimiter(separator).has_headers(false).flexible(true).from_reader(body.as_bytes());
    let mut records = reader.records();
    let columns = Columns::of(&records.next()?.ok()?)?;
    // The text is UTF-8 and rows may differ in length, so no record fails.
    let rows = records.filter_map(Result::ok).map(|record| {
        let line = record.position().map_or(0, |at| usize::try_from(at.line()).unwrap_or(usize::MAX));
        (line.saturating_add(skipped), record)
    });
    Some(columns.read(catalog, rows))
}

/// Returns the separator named in a first line such as `"sep=,"`. Also returns the text after that line and the number
/// of lines skipped.
fn separator(text: &str) -> (Option<u8>, &str, usize) {
    let start = text.len() - text.trim_start().len();
    let (first, rest) = text[start..].split_once('\n').unwrap_or((&text[start..], ""));
    let named = first.trim_end().trim_matches(['"', ',', ';', '\t']).strip_prefix("sep=");
    match named.map(str::as_bytes) {
        Some([separator]) if separator.is_ascii() => (Some(*separator), rest, text[..start].lines().count() + 1),
        // The separator itself was trimmed.
        Some([]) => (separators_of(first), rest, text[..start].lines().count() + 1),
        Some(_) | None => (None, text, 0),
    }
}

/// Returns the most frequent separator in a line.
fn separators_of(line: &str) -> Option<u8> {
    let count = |separator: u8| line.bytes().filter(|byte| *byte == separator).count();
    [b',', b';', b'\t']
        .into_iter()
        .max_by_key(|separator| (count(*separator), *separator == b','))
        .filter(|s| count(*s) > 0)
}

/// Treatment columns in the collection of sw-unlimited-db: header, treatment, foil.
const TREATMENTS: [(&str, Treatment, bool); 12] = [
    ("normal", Treatment::Normal, false),
    ("foil", Treatment::Normal, true),
    ("hyperspace", Treatment::Hyperspace, false),
    ("foilhyperspace", Treatment::Hyperspace, true),
    ("showcase", Treatment::Showcase, false),
    ("organizedplay", Treatment::Normal, false),
    ("eventexclusive", Treatment::Normal, false),
    ("prereleasepromo", Treatment::Normal, false),
    ("organizedplayfoil", Treatment::Normal, true),
    ("standardprestige", Treatment::Prestige, false),
    ("foilprestige", Treatment::Prestige, true),
    ("serializedprestige", Treatment::PrestigeSerialized, false),
];

/// The kind of rows in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rows {
    /// Rows of a deck.
    Deck,
    /// Rows of a deck with a count for the deck and one for the sideboard.
    Boards,
    /// Rows of a collection, with one finish each.
    Owned,
    /// Rows of a collection with a column for each treatment.
    Treatments,
}

/// The columns of a table by index, from 0.
#[derive(Debug)]
struct Columns {
    shape: InputFormat,
    rows: Rows,
    id: Option<usize>,
    set: Option<usize>,
    number: Option<usize>,
    name: Option<usize>,
    subtitle: Option<usize>,
    count: Option<usize>,
    foil: Option<usize>,
    printing: Option<usize>,
    section: Option<usize>,
    main: Option<usize>,
    side: Option<usize>,
    treatments: Vec<(usize, Treatment, bool)>,
}

impl Columns {
    /// Returns the columns of a header row, or `None` if they do not identify cards.
    fn of(header: &StringRecord) -> Option<Columns> {
        let letters = |field: &str| -> String {
            field.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase()
        };
        let headers: Vec<String> = header.iter().map(letters).collect();
        let find = |names: &[&str]| names.iter().find_map(|name| headers.iter().position(|header| header == name));
        let mut columns = Columns {
            shape: InputFormat::Generic,
            rows: Rows::Deck,
            id: find(&["cardid", "id"]),
            set: find(&["setcode", "set", "expansioncode", "expansion"]),
            number: find(&["cardnumber", "basecardid", "number", "collectornumber"]),
            name: find(&["cardname", "name", "title", "card"]),
            subtitle: find(&["subtitle"]),
            count: find(&["count", "quantity", "qty", "amount"]),
            foil: find(&["isfoil", "foil"]),
            printing: find(&["printing", "variant", "treatment", "varianttype"]),
            section: find(&["section", "zone", "board", "part"]),
            main: find(&["main", "maindeck", "mainboard", "deck"]),
            side: find(&["side", "sideboard", "sidedeck"]),
            treatments: Vec::new(),
        };
        let named =
            columns.id.is_some() || columns.name.is_some() || (columns.set.is_some() && columns.number.is_some());
        let telling = [columns.id, columns.set, columns.number, columns.name, columns.count, columns.main];
        let several = telling.iter().flatten().count() > 1;
        if !named || !several {
            return None;
        }
        (columns.shape, columns.rows) = if find(&["basecardid"]).is_some() && find(&["normal"]).is_some() {
            let at = |(name, treatment, foil): &(&str, Treatment, bool)| Some((find(&[name])?, *treatment, *foil));
            columns.treatments = TREATMENTS.iter().filter_map(at).collect();
            (InputFormat::UnlimitedDbCollection, Rows::Treatments)
        } else if find(&["foldername", "tradequantity", "expansioncode"]).is_some() {
            (InputFormat::DragonShield, Rows::Owned)
        } else if columns.section.is_none() && find(&["simplename", "productid", "sku"]).is_some() {
            (InputFormat::TcgPlayer, Rows::Owned)
        } else if columns.count.is_none() && columns.main.is_some() {
            (InputFormat::Generic, Rows::Boards)
        } else if find(&["stamp"]).is_some() {
            (InputFormat::SwudbDeckCsv, Rows::Deck)
        } else if columns.section.is_none() && find(&["isfoil"]).is_some() {
            (InputFormat::SwudbCollection, Rows::Owned)
        } else if columns.section.is_none() && columns.foil.is_some() {
            (InputFormat::Holocron, Rows::Owned)
        } else {
            (InputFormat::Generic, Rows::Deck)
        };
        Some(columns)
    }

    fn read(
        self,
        catalog: &Catalog,
        rows: impl Iterator<Item = (usize, StringRecord)>,
    ) -> Result<ImportResult, ReadError> {
        let mut gather = RowCollector::new(catalog);
        for (line, record) in rows {
            if record.iter().all(|field| field.trim().is_empty()) {
                continue;
            }
            match self.rows {
                Rows::Deck => self.deck_row(&mut gather, &record, line)?,
                Rows::Boards => self.boards(&mut gather, &record, line)?,
                Rows::Owned => self.owned_row(&mut gather, &record, line)?,
                Rows::Treatments => self.treatments(&mut gather, &record, line)?,
            }
        }
        let mut gathered = gather.finish();
        let content = match self.rows {
            Rows::Deck | Rows::Boards => Content::Deck(gathered.decks.pop().unwrap_or_default()),
            Rows::Owned | Rows::Treatments => Content::Collection(gathered.owned),
        };
        Ok(ImportResult { shape: self.shape, content, unresolved: gathered.unresolved })
    }

    fn claim<'r>(&self, catalog: &Catalog, record: &'r StringRecord) -> CardReference<'r> {
        let set = cell(record, self.set);
        let by_id = cell(record, self.id).and_then(number::whole);
        let apart = cell(record, self.number).and_then(|number| NumberText::of(set.unwrap_or_default(), number));
        CardReference {
            number: by_id.or(apart),
            broken_number: false,
            name: cell(record, self.name).map(without_treatment),
            subtitle: cell(record, self.subtitle),
            set: set.and_then(|set| number::set(catalog, set)),
        }
    }

    fn count(&self, record: &StringRecord) -> Count {
        match (self.count, cell(record, self.count)) {
            (Some(_), Some(text)) => Count::of(text.trim_end_matches(['x', 'X'])),
            (Some(_), None) | (None, _) => Count::Of(1),
        }
    }

    fn deck_row(&self, gather: &mut RowCollector<'_>, record: &StringRecord, line: usize) -> Result<(), ReadError> {
        let section = match cell(record, self.section).and_then(heading) {
            Some(Heading::Section(section)) => Some(section),
            Some(Heading::NotInDeck) => return Ok(()),
            Some(Heading::ByType | Heading::Unknown) | None => None,
        };
        let text = shown(record);
        let claim = self.claim(gather.catalog, record);
        gather.deck_row(Row { claim, count: self.count(record), section, place: Place::Line(line), text: &text })
    }

    /// Reads one row with its copies in the deck and in the sideboard.
    fn boards(&self, gather: &mut RowCollector<'_>, record: &StringRecord, line: usize) -> Result<(), ReadError> {
        let text = shown(record);
        let claim = self.claim(gather.catalog, record);
        for (column, section) in [(self.main, None), (self.side, Some(Section::Sideboard))] {
            let Some(count) = cell(record, column) else { continue };
            let (claim, place, count) = (claim.clone(), Place::Line(line), Count::of(count));
            gather.deck_row(Row { claim, count, section, place, text: &text })?;
        }
        Ok(())
    }

    fn owned_row(&self, gather: &mut RowCollector<'_>, record: &StringRecord, line: usize) -> Result<(), ReadError> {
        let printing = cell(record, self.printing).unwrap_or_default().to_lowercase();
        // TCGplayer adds the finish to the name if there is no column for it: "Ewok Warrior (Foil)".
        let named = cell(record, self.name).is_some_and(|name| name.to_lowercase().ends_with("foil)"));
        let foil = named
            || printing.contains("foil")
            || cell(record, self.foil).is_some_and(|text| {
                let text = text.to_lowercase();
                !matches!(text.as_str(), "false" | "0" | "no" | "n" | "-" | "normal" | "nonfoil" | "non-foil")
            });
        let named = [
            ("hyperspace", Treatment::Hyperspace),
            ("showcase", Treatment::Showcase),
            ("serialized", Treatment::PrestigeSerialized),
            ("prestige", Treatment::Prestige),
        ];
        let treatment = named.iter().find(|(word, _)| printing.contains(word)).map(|(_, treatment)| *treatment);
        let text = shown(record);
        let claim = self.claim(gather.catalog, record);
        let row = Row { claim, count: self.count(record), section: None, place: Place::Line(line), text: &text };
        gather.owned_row(row, CardFinish { treatment, foil })
    }

    fn treatments(&self, gather: &mut RowCollector<'_>, record: &StringRecord, line: usize) -> Result<(), ReadError> {
        let text = shown(record);
        let claim = self.claim(gather.catalog, record);
        for (column, treatment, foil) in &self.treatments {
            let Some(count) = cell(record, Some(*column)) else { continue };
            let (claim, place) = (claim.clone(), Place::Line(line));
            let row = Row { claim, count: Count::of(count), section: None, place, text: &text };
            gather.owned_row(row, CardFinish { treatment: Some(*treatment), foil: *foil })?;
        }
        Ok(())
    }
}

/// Returns the cell of a column, if it is not empty.
fn cell(record: &StringRecord, column: Option<usize>) -> Option<&str> {
    column.and_then(|column| record.get(column)).map(str::trim).filter(|text| !text.is_empty())
}

/// Returns the row as shown if it is unresolved.
fn shown(record: &StringRecord) -> String {
    let cells: Vec<&str> = record.iter().map(str::trim).filter(|cell| !cell.is_empty()).take(8).collect();
    cells.join(", ")
}
