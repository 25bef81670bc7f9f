//! The tables of games that phones received lately, so that the next answer carries only what changed.
//!
//! Invariant: an answer is built from the table of the phone's own seat, and from an earlier table of the same phone.
//! A revision of another phone is not known.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value};

use crate::changes::kept_views::KeptViews;
use crate::changes::{Change, Fields, ListChange, Names, keyed, never, part};
use crate::contract::{
    GameLine, GameView, PhoneCardView, PhoneTableUpdate, PhoneTableView, PlayerSideView, TextLanguage,
};

/// Number of tables that are kept of one phone. If an answer is lost, the phone still has the table before.
const TABLES_OF_A_PHONE: usize = 2;
/// Number of tables that are kept of all phones.
const TABLES: usize = 256;

/// The latest tables of phones, by revision.
pub(crate) struct SentTables {
    tables: KeptViews<SentTable>,
}

/// A table with the language of its texts.
struct SentTable {
    language: TextLanguage,
    table: PhoneTableView,
}

impl Default for SentTables {
    fn default() -> SentTables {
        SentTables { tables: KeptViews::new(TABLES_OF_A_PHONE, TABLES) }
    }
}

impl SentTables {
    /// Returns the answer to a phone that has the table with the revision `have`: the changes since then, or the whole
    /// table if this revision is not known here (any more) or belongs to another game or language. `cards_of` returns
    /// the facts of cards by their numbers.
    pub(super) fn update<E>(
        &self,
        phone: u32,
        language: TextLanguage,
        table: PhoneTableView,
        have: Option<&str>,
        cards_of: impl FnOnce(BTreeSet<&str>) -> Result<Vec<PhoneCardView>, E>,
    ) -> Result<PhoneTableUpdate, E> {
        let base = have.and_then(|have| self.tables.find(phone, have));
        let base = base.filter(|base| base.view.language == language && base.view.table.view.id == table.view.id);
        let changes = base.as_ref().and_then(|base| changes(&base.view.table, &table).ok());
        let mut shown = numbers(&table);
        if let (Some(base), Some(changes)) = (base, changes) {
            let known = numbers(&base.view.table);
            shown.retain(|number| !known.contains(number));
            let cards = cards_of(shown)?;
            let is_same = changes.as_object().is_some_and(Map::is_empty);
            let revision = if is_same {
                Arc::clone(&base.revision)
            } else {
                self.tables.keep(phone, Arc::new(SentTable { language, table }))
            };
            let (revision, base) = (revision.to_string(), base.revision.to_string());
            return Ok(PhoneTableUpdate::Changes { revision, base, changes, cards });
        }
        let cards = cards_of(shown)?;
        let revision = self.tables.keep(phone, Arc::new(SentTable { language, table: table.clone() })).to_string();
        Ok(PhoneTableUpdate::Whole { revision, table: Box::new(table), cards })
    }
}

/// Returns the numbers of the cards that a table shows.
fn numbers(table: &PhoneTableView) -> BTreeSet<&str> {
    let rows = table.sideboard.iter().flat_map(|deck| deck.main.iter().chain(&deck.sideboard));
    table.view.cards.iter().map(|card| card.number.as_str()).chain(rows.map(|row| row.id.as_str())).collect()
}

/// Returns the changes that turn `old` into `new`.
fn changes(old: &PhoneTableView, new: &PhoneTableView) -> Result<Value, serde_json::Error> {
    let names = Names::new();
    let mut fields = Fields { names: &names, changed: Map::new() };
    // A new field must be added here.
    let PhoneTableView { view, wants_next, sideboard } = new;
    fields.put("view", game(&names, &old.view, view)?);
    fields.part("wantsNext", &old.wants_next, wants_next)?;
    fields.part("sideboard", &old.sideboard, sideboard)?;
    Ok(Value::Object(fields.changed))
}

fn game(names: &Names<'_>, old: &GameView, new: &GameView) -> Change {
    let mut fields = Fields { names, changed: Map::new() };
    // A new field must be added here.
    let GameView {
        id,
        seats,
        you,
        opponents,
        reader,
        open_hands,
        step,
        steps,
        series,
        round,
        phase,
        active,
        initiative,
        initiative_taken,
        counters,
        sides,
        cards,
        question,
        attack,
        waiting,
        log: _,
        log_from,
        outcome,
        winner,
        can_undo,
        undo_by_consent,
        puzzle,
        warning,
    } = new;
    fields.part("id", &old.id, id)?;
    fields.part("seats", &old.seats, seats)?;
    fields.part("you", &old.you, you)?;
    fields.part("opponents", &old.opponents, opponents)?;
    fields.part("reader", &old.reader, reader)?;
    fields.part("openHands", &old.open_hands, open_hands)?;
    fields.part("step", &old.step, step)?;
    fields.part("steps", &old.steps, steps)?;
    fields.part("series", &old.series, series)?;
    fields.part("round", &old.round, round)?;
    fields.part("phase", &old.phase, phase)?;
    fields.part("active", &old.active, active)?;
    fields.part("initiative", &old.initiative, initiative)?;
    fields.part("initiativeTaken", &old.initiative_taken, initiative_taken)?;
    fields.part("counters", &old.counters, counters)?;
    let side = |old: Option<&PlayerSideView>, new: &PlayerSideView| part(names, old, new);
    fields.put("sides", keyed(&old.sides, sides, |side| side.seat, never, side)?);
    fields.list("cards", &old.cards, cards, |card| card.id)?;
    fields.part("question", &old.question, question)?;
    fields.part("attack", &old.attack, attack)?;
    fields.part("waiting", &old.waiting, waiting)?;
    fields.put("log", log(names, old, new)?);
    fields.part("logFrom", &old.log_from, log_from)?;
    fields.part("outcome", &old.outcome, outcome)?;
    fields.part("winner", &old.winner, winner)?;
    fields.part("canUndo", &old.can_undo, can_undo)?;
    fields.part("undoByConsent", &old.undo_by_consent, undo_by_consent)?;
    fields.part("puzzle", &old.puzzle, puzzle)?;
    fields.part("notice", &old.warning, warning)?;
    Ok((!fields.changed.is_empty()).then_some(Value::Object(fields.changed)))
}

/// Compares the shown lines of two logs. A line has the same number in both.
fn log(names: &Names<'_>, old: &GameView, new: &GameView) -> Change {
    let mut list = ListChange::default();
    let mut before: Option<&GameLine> = old.log.first();
    for (number, line) in (new.log_from..).zip(&new.log) {
        let place = number.checked_sub(old.log_from).map(|place| place as usize);
        let place = place.filter(|place| *place < old.log.len());
        let like = place.and_then(|place| old.log.get(place)).or(before);
        list.item(place);
        list.change(part(names, like, line)?);
        before = Some(line);
    }
    Ok(list.finish(old.log.len()))
}
