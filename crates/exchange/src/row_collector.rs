//! Collects rows into a deck or a collection; rows that cannot be matched stay unresolved.

use std::collections::HashMap;

use catalog::{Catalog, Printing};
use decks::{DeckList, Entry};
use model::{CardNumber, Treatment};

use crate::card_lookup::{CardReference, MatchFailure};
use crate::error::ReadError;
use crate::import_result::{OwnedPrinting, Place, Section, UnresolvedReason, UnresolvedRow, shortened};
use crate::limits::{
    MAX_CARDS, MAX_COPIES, MAX_NAME, MAX_OWNED, MAX_ROWS, MAX_UNRESOLVED_TEXT, MAX_UNRESOLVED_WITH_NEAREST,
};

/// A parsed count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    /// A valid count.
    Of(u32),
    /// Text that is not a count.
    Unreadable,
}

impl Count {
    /// Parses a count in digits, such as "3", "03" or "3.0".
    pub(crate) fn of(text: &str) -> Count {
        let text = text.trim();
        let digits = text.strip_suffix(".0").unwrap_or(text);
        let number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|_| number).map_or(Count::Unreadable, Count::Of)
    }
}

/// One row of the input.
#[derive(Debug)]
pub(crate) struct Row<'t> {
    /// The information about its card.
    pub claim: CardReference<'t>,
    /// Number of copies, if valid.
    pub count: Count,
    /// The section; `None` if the card type decides.
    pub section: Option<Section>,
    /// The place of the row in the input.
    pub place: Place,
    /// The text shown if the row is unresolved.
    pub text: &'t str,
}

/// Collector for the rows of one input.
pub(crate) struct RowCollector<'c> {
    pub(crate) catalog: &'c Catalog,
    done: Vec<DeckList>,
    list: DeckList,
    cards: u32,
    owned: Vec<OwnedPrinting>,
    owned_at: HashMap<(CardNumber, bool), usize>,
    rows: usize,
    unresolved: Vec<UnresolvedRow>,
}

/// All matched rows, and the unresolved ones.
pub(crate) struct CollectedRows {
    pub decks: Vec<DeckList>,
    pub owned: Vec<OwnedPrinting>,
    pub unresolved: Vec<UnresolvedRow>,
}

impl<'c> RowCollector<'c> {
    pub(crate) fn new(catalog: &'c Catalog) -> Self {
        RowCollector {
            catalog,
            done: Vec::new(),
            list: DeckList::default(),
            cards: 0,
            owned: Vec::new(),
            owned_at: HashMap::new(),
            rows: 0,
            unresolved: Vec::new(),
        }
    }

    /// Ends one deck; the next rows belong to another one.
    pub(crate) fn next_deck(&mut self) {
        self.done.push(std::mem::take(&mut self.list));
        self.cards = 0;
    }

    /// Ends the last deck and returns the result.
    pub(crate) fn finish(mut self) -> CollectedRows {
        self.next_deck();
        CollectedRows { decks: self.done, owned: self.owned, unresolved: self.unresolved }
    }

    /// Sets the name of the deck, unless it has one.
    pub(crate) fn name(&mut self, name: &str) {
        set_text(&mut self.list.name, name);
    }

    /// Sets the author of the deck, unless it has one.
    pub(crate) fn author(&mut self, author: &str) {
        set_text(&mut self.list.author, author);
    }

    fn counted(&mut self, place: &Place) -> Result<(), ReadError> {
        self.rows += 1;
        if self.rows > MAX_ROWS { Err(ReadError::TooManyRows { place: place.clone() }) } else { Ok(()) }
    }

    /// Adds a row to the deck. A row with count 0 is ignored.
    pub(crate) fn deck_row(&mut self, row: Row<'_>) -> Result<(), ReadError> {
        self.counted(&row.place)?;
        match row.count {
            Count::Of(0) => return Ok(()),
            Count::Of(_) | Count::Unreadable => {}
        }
        match row.claim.find(self.catalog, row.section, self.offers_nearest()) {
            Ok(printing) => {
                let card = self.catalog.card(printing.card);
                let section = row.section.unwrap_or(Section::of(card.kind));
                let there = self.in_section(card.number, section);
                match row.count {
                    Count::Of(count) if count <= MAX_COPIES - there => {
                        self.place_in_deck(card.number, count, section, row.place)
                    }
                    Count::Of(_) | Count::Unreadable => {
                        let miss = MatchFailure { kind: UnresolvedReason::BadCount, nearest: vec![card.id] };
                        self.push_unresolved(miss, Row { section: Some(section), ..row });
                        Ok(())
                    }
                }
            }
            Err(miss) => {
                self.push_unresolved(miss, row);
                Ok(())
            }
        }
    }

    /// Reports a row below an unknown heading, with its card.
    pub(crate) fn row_without_section(&mut self, row: Row<'_>) -> Result<(), ReadError> {
        self.counted(&row.place)?;
        if row.count == Count::Of(0) {
            return Ok(());
        }
        let miss = match row.claim.find(self.catalog, None, self.offers_nearest()) {
            Ok(printing) => MatchFailure { kind: UnresolvedReason::UnknownSection, nearest: vec![printing.card] },
            Err(miss) => miss,
        };
        self.push_unresolved(miss, row);
        Ok(())
    }

    /// Returns the number of copies of the card in the section, at most [`MAX_COPIES`].
    fn in_section(&mut self, card: CardNumber, section: Section) -> u32 {
        let rows = section.rows_of(&mut self.list).map(|rows| rows.iter().find(|row| row.card == card));
        rows.flatten().map_or(0, |row| row.count.min(MAX_COPIES))
    }

    fn place_in_deck(&mut self, card: CardNumber, count: u32, section: Section, place: Place) -> Result<(), ReadError> {
        self.cards += count;
        if self.cards > MAX_CARDS {
            return Err(ReadError::TooManyCards { place });
        }
        if let Some(rows) = section.rows_of(&mut self.list) {
            match rows.iter_mut().find(|row| row.card == card) {
                Some(row) => row.count += count,
                None => rows.push(Entry::new(card, count)),
            }
        }
        Ok(())
    }

    /// Adds a row to the collection.
    pub(crate) fn owned_row(&mut self, row: Row<'_>, look: CardFinish) -> Result<(), ReadError> {
        // Tables with a column for each treatment mostly have zeros.
        if row.count == Count::Of(0) {
            return Ok(());
        }
        self.counted(&row.place)?;
        let row = Row { section: Some(Section::Collection), ..row };
        match (row.claim.find(self.catalog, row.section, self.offers_nearest()), row.count) {
            (Ok(printing), Count::Of(count)) if count <= MAX_OWNED => {
                let (card, foil) = look.of(self.catalog, printing);
                self.own(card, count, foil);
            }
            (Ok(printing), Count::Of(_) | Count::Unreadable) => {
                self.push_unresolved(
                    MatchFailure { kind: UnresolvedReason::BadCount, nearest: vec![printing.card] },
                    row,
                );
            }
            (Err(miss), _) => self.push_unresolved(miss, row),
        }
        Ok(())
    }

    fn own(&mut self, card: CardNumber, count: u32, foil: bool) {
        match self.owned_at.get(&(card, foil)).and_then(|at| self.owned.get_mut(*at)) {
            Some(owned) => owned.count = owned.count.saturating_add(count).min(MAX_OWNED),
            None => {
                self.owned_at.insert((card, foil), self.owned.len());
                self.owned.push(OwnedPrinting { card, count, foil });
            }
        }
    }

    fn offers_nearest(&self) -> bool {
        self.unresolved.len() < MAX_UNRESOLVED_WITH_NEAREST
    }

    fn push_unresolved(&mut self, miss: MatchFailure, row: Row<'_>) {
        let most = if row.section == Some(Section::Collection) { MAX_OWNED } else { MAX_COPIES };
        let count = match row.count {
            Count::Of(count) if count <= most => count,
            Count::Of(_) | Count::Unreadable => 1,
        };
        self.unresolved.push(UnresolvedRow {
            kind: miss.kind,
            place: row.place,
            text: shortened(row.text, MAX_UNRESOLVED_TEXT),
            section: row.section.unwrap_or_else(|| self.likely_section(&miss)),
            deck: self.done.len(),
            count,
            nearest: miss.nearest,
        });
    }

    /// Returns the section where the card probably belongs, judging by the nearest cards.
    fn likely_section(&self, miss: &MatchFailure) -> Section {
        let mut sections = miss.nearest.iter().map(|card| Section::of(self.catalog.card(*card).kind));
        match sections.next() {
            Some(first) if sections.all(|other| other == first) => first,
            Some(_) | None => Section::Main,
        }
    }
}

fn set_text(slot: &mut Option<String>, text: &str) {
    let text = shortened(text, MAX_NAME);
    if slot.is_none() && !text.is_empty() {
        *slot = Some(text);
    }
}

/// The appearance of the copies in a collection row, in addition to their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CardFinish {
    /// The treatment without its finish, if the row names one.
    pub treatment: Option<Treatment>,
    /// `true` if the copies are foil.
    pub foil: bool,
}

impl CardFinish {
    /// Returns the number of the non-foil printing, and `true` if the copies are foil.
    fn of(self, catalog: &Catalog, printing: Printing) -> (CardNumber, bool) {
        let named = self.treatment.and_then(|treatment| catalog.number_in(printing.card, treatment));
        let Some(printing) = catalog.printing(named.unwrap_or(printing.number)) else {
            return (printing.number, self.foil);
        };
        let plainer = |treatment| catalog.number_in(printing.card, treatment).unwrap_or(printing.number);
        match printing.treatment {
            Treatment::Foil => (plainer(Treatment::Normal), true),
            Treatment::HyperspaceFoil => (plainer(Treatment::Hyperspace), true),
            Treatment::PrestigeFoil => (plainer(Treatment::Prestige), true),
            Treatment::Normal
            | Treatment::Hyperspace
            | Treatment::Showcase
            | Treatment::Prestige
            | Treatment::PrestigeSerialized => (printing.number, self.foil),
        }
    }
}
