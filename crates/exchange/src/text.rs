//! Text formats: Melee, swu.com and swubase, CRD-88, generic lines, picklists.

use catalog::Catalog;
use model::CardId;

use crate::card_lookup::CardReference;
use crate::error::ReadError;
use crate::import_result::{Content, ImportResult, InputFormat, Place, Section, UnresolvedReason, UnresolvedRow};
use crate::line::{
    Heading, check_boxes, claim, count_behind_number, counted, heading, heading_with_row, is_rule, without_markup,
};
use crate::number;
use crate::row_collector::{Count, Row, RowCollector};

/// Reads a deck from lines.
pub(crate) fn read(catalog: &Catalog, text: &str) -> Result<ImportResult, ReadError> {
    let text = &without_markup(text);
    let picklist = text.lines().any(|line| check_boxes(line).is_some() || picklist_title(line).is_some());
    let mut lines = Lines { gather: RowCollector::new(catalog), heading: None, headings: Headings::default() };
    let shape = if picklist {
        lines.picklist(text)?;
        InputFormat::Picklist
    } else {
        lines.rows(text)?;
        lines.headings.shape()
    };
    let framed = picklist || lines.headings.any();
    let mut gathered = lines.gather.finish();
    let list = gathered.decks.pop().unwrap_or_default();
    let empty = list.leaders.is_empty() && list.bases.is_empty() && list.main.is_empty() && list.sideboard.is_empty();
    let of_the_game = |row: &UnresolvedRow| row.kind != UnresolvedReason::UnknownName || !row.nearest.is_empty();
    if empty && !framed && !gathered.unresolved.iter().any(of_the_game) {
        return Err(ReadError::NoCards);
    }
    Ok(ImportResult { shape, content: Content::Deck(list), unresolved: gathered.unresolved })
}

/// Returns the name of the deck in the first line of a picklist.
pub(crate) fn picklist_title(line: &str) -> Option<&str> {
    let (word, name) = line.split_once(':')?;
    word.trim().eq_ignore_ascii_case("picklist").then_some(name)
}

/// Returns the row of a line such as "SB: 2 Name".
fn sideboard_row(line: &str) -> Option<&str> {
    let (mark, row) = line.split_once(':')?;
    (mark.eq_ignore_ascii_case("sb") && !row.trim().is_empty()).then_some(row.trim())
}

/// The kinds of headings in a text, which distinguish the formats.
#[derive(Default)]
struct Headings {
    comments: bool,
    melee: bool,
    plain: bool,
}

impl Headings {
    fn any(&self) -> bool {
        self.comments || self.melee || self.plain
    }

    fn shape(&self) -> InputFormat {
        match (self.comments, self.melee, self.plain) {
            (true, false, false) => InputFormat::Crd88,
            (_, true, _) => InputFormat::Melee,
            (_, false, true) => InputFormat::Text,
            (false, false, false) => InputFormat::Generic,
        }
    }
}

fn is_number(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

struct Lines<'c> {
    gather: RowCollector<'c>,
    heading: Option<Heading>,
    headings: Headings,
}

impl Lines<'_> {
    fn rows(&mut self, text: &str) -> Result<(), ReadError> {
        let mut before_all = true;
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || is_rule(line) || line.starts_with("```") {
                continue;
            }
            if let Some(comment) = line.strip_prefix("//").or_else(|| line.strip_prefix('#')) {
                if let Some(found) = heading(comment) {
                    self.headings.comments = true;
                    self.heading = Some(found);
                }
                continue;
            }
            let first = std::mem::take(&mut before_all);
            if self.opens(line) {
                continue;
            }
            let place = Place::Line(number + 1);
            match heading_with_row(line).filter(|_| sideboard_row(line).is_none()) {
                Some((found, row)) => {
                    self.headings.plain = true;
                    self.heading = Some(found);
                    self.row(row, place)?;
                }
                None if self.is_label(line) => {}
                None if first && self.is_title(line, text) => self.gather.name(line),
                None => {
                    let unknown = self.is_unknown_heading(line);
                    self.row(line, place)?;
                    // The rows below do not belong to the previous section.
                    if unknown {
                        self.heading = Some(Heading::Unknown);
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns `true` if the line is a heading, which then applies to the next lines.
    fn opens(&mut self, line: &str) -> bool {
        let Some(found) = heading(line).filter(|_| heading_with_row(line).is_none()) else { return false };
        let letters: String = line.chars().filter(|letter| letter.is_alphabetic()).collect();
        match letters.to_ascii_lowercase().as_str() {
            "maindeck" | "leader" => self.headings.melee = true,
            _ => self.headings.plain = true,
        }
        self.heading = Some(found);
        true
    }

    /// Returns `true` if the line is a label. Reads "Name: ..." and "Author: ..."; skips others, such as "Format: ..."
    /// or "Total: 50".
    fn is_label(&mut self, line: &str) -> bool {
        let Some((label, value)) = line.split_once(':') else { return false };
        match label.trim().to_lowercase().as_str() {
            "name" | "deck name" | "deckname" | "title" => self.gather.name(value),
            "author" | "player" => self.gather.author(value),
            "format" => {}
            "total" | "total cards" | "cards" | "card count" | "count" if is_number(value) => {}
            _ => return false,
        }
        true
    }

    /// Returns `true` if the first line is the name of the deck: no count, no card, and headings follow.
    fn is_title(&self, line: &str, text: &str) -> bool {
        let row = counted(line);
        !row.written
            && text.lines().any(|line| heading(line.trim().trim_start_matches(['/', '#'])).is_some())
            && claim(self.gather.catalog, row.body).find(self.gather.catalog, None, false).is_err()
    }

    /// Returns `true` if the line looks like a heading below another heading. It has no count, and no card has a
    /// similar name.
    fn is_unknown_heading(&self, line: &str) -> bool {
        let row = counted(line);
        let missing = || claim(self.gather.catalog, row.body).find(self.gather.catalog, None, true);
        self.heading.is_some()
            && !row.written
            && missing().is_err_and(|miss| miss.kind == UnresolvedReason::UnknownName && miss.nearest.is_empty())
    }

    fn row(&mut self, line: &str, place: Place) -> Result<(), ReadError> {
        // A comment after the card.
        let bare = [" //", "\t//", " # "].iter().filter_map(|sign| line.find(sign)).min();
        let bare = bare.map_or(line, |at| &line[..at]);
        let sideboard = sideboard_row(bare);
        let section = match (self.heading, sideboard) {
            (Some(Heading::NotInDeck), _) => return Ok(()),
            (_, Some(_)) => Some(Section::Sideboard),
            (Some(Heading::Section(section)), None) => Some(section),
            (Some(Heading::ByType | Heading::Unknown) | None, None) => None,
        };
        let mut row = counted(sideboard.unwrap_or(bare));
        if let Some((count, body)) = count_behind_number(self.gather.catalog, row.body).filter(|_| !row.written) {
            (row.count, row.body) = (count, body);
        }
        let claim = claim(self.gather.catalog, row.body);
        let row = Row { claim, count: row.count, section, place, text: line };
        match self.heading {
            Some(Heading::Unknown) if sideboard.is_none() => self.gather.row_without_section(row),
            Some(_) | None => self.gather.deck_row(row),
        }
    }

    /// Reads a picklist: boxes and a name, the accepted printings in the next line, a separator between sections.
    fn picklist(&mut self, text: &str) -> Result<(), ReadError> {
        let mut rules = 0;
        let mut open: Option<(u32, &str, Place)> = None;
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if let Some((boxes, name)) = check_boxes(line) {
                self.picked(open.take(), &[], rules)?;
                open = Some((boxes, name, Place::Line(number + 1)));
            } else if is_rule(line) {
                self.picked(open.take(), &[], rules)?;
                rules += 1;
            } else if let Some(name) = picklist_title(line) {
                self.gather.name(name);
            } else if open.is_some() {
                let printings: Vec<CardId> = line.split(',').filter_map(|part| self.printing(part)).collect();
                if !printings.is_empty() {
                    self.picked(open.take(), &printings, rules)?;
                }
            }
        }
        self.picked(open, &[], rules)
    }

    fn printing(&self, text: &str) -> Option<CardId> {
        let catalog = self.gather.catalog;
        number::whole(text)?.printing(catalog).map(|(printing, _)| printing.card)
    }

    fn picked(&mut self, row: Option<(u32, &str, Place)>, printings: &[CardId], rules: u32) -> Result<(), ReadError> {
        let Some((boxes, name, place)) = row else { return Ok(()) };
        let section = match rules {
            0 => None,
            1 => Some(Section::Main),
            _ => Some(Section::Sideboard),
        };
        let catalog = self.gather.catalog;
        let mut claim: CardReference = claim(catalog, name);
        // A program writes the printings, but the name may be typed, so use the first printing.
        let first = printings.first().map(|card| catalog.card(*card).number.to_string());
        claim.number = first.as_deref().and_then(number::whole).or(claim.number);
        self.gather.deck_row(Row { claim, count: Count::Of(boxes), section, place, text: name })
    }
}
