//! The log: entries for events, with the card handles of each reader.

use crate::explain::log::{GameLogEntry, LogEvent, LoggedCard, Source};
use crate::read::View;
use crate::read::handles::Handles;
use crate::read::view::Visibility;
use crate::state::{CardIndex, CardRef, CardZone, EffectEnd, LastingEffect, LastingKind, PendingKind, Seat};
use crate::write::Writer;

/// Number of earlier entries that are searched for a card of the same name.
const EARLIER: usize = 40;

impl Writer {
    /// Returns an entry for an event at this moment, with the handles of its cards.
    pub fn entry(&mut self, rule: &'static str, event: LogEvent) -> GameLogEntry {
        let source = self.state.frames().last().map(|frame| Source { card: frame.source.card, ability: frame.ability });
        let about = self.about(&event, source);
        GameLogEntry { rule, event, source, about }
    }

    /// Returns `true` if another player controls a card of that name in play, or did in the recent log. If two cards of
    /// one name defeat each other, the second is thus still distinguished from the first.
    fn is_doubled(&self, name: u16, controller: Seat) -> bool {
        let cards = self.state.cards().iter().zip(0..);
        let mut in_play =
            cards.filter(|(card, _)| matches!(card.place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached));
        in_play.any(|(card, at)| card.controller != controller && self.name_number(CardIndex(at)) == name)
            || self
                .log
                .iter()
                .flatten()
                .rev()
                .take(EARLIER)
                .flat_map(|entry| &entry.about)
                .any(|about| about.doubled && about.name == name)
    }

    /// Returns the cards of an event, with their data and handles.
    pub(crate) fn about(&mut self, event: &LogEvent, source: Option<Source>) -> Vec<LoggedCard> {
        if self.handles.is_none() {
            return Vec::new();
        }
        let mut cards = event.cards();
        if let Some(source) = source.filter(|source| cards.iter().all(|(card, _)| *card != source.card)) {
            cards.push((source.card, false));
        }
        // Public cards need not be shown.
        let is_open = |card: CardIndex| self.visible(card, Seat::NONE) == Visibility::Open;
        let shown = cards.iter().filter(|(card, open)| *open && card.is_some() && !is_open(*card));
        let open: Vec<CardIndex> = shown.map(|(card, _)| *card).collect();
        self.refresh_handles(&open);
        let Some(handles) = &self.handles else { return Vec::new() };
        let known = |card: CardIndex| {
            let def = self.state.card(card).def;
            let (name, controller) = (self.name_number(card), self.controlled_by(card));
            // Hidden cards do not affect the text about other cards (CR 1.17).
            let doubled = controller.is_some_and(|controller| self.is_doubled(name, controller));
            let controller = controller.unwrap_or(self.state.card(card).owner);
            handles.numbers(card).map(|numbers| LoggedCard { card, def, name, controller, doubled, numbers })
        };
        cards.into_iter().filter(|(card, _)| card.is_some()).filter_map(|(card, _)| known(card)).collect()
    }

    /// Sorts the log entries about cards put into a deck, from an entry on, into the given order. If the cards were put
    /// there in random order (CR 8.22), the original order would reveal their positions (CR 4.6.1, 1.17.2).
    pub(crate) fn log_deck_order(&mut self, cards: &[CardIndex], from: usize) {
        let Some(log) = &mut self.log else { return };
        let nth = |entry: &GameLogEntry| {
            let LogEvent::PutInDeck { card, .. } = entry.event else { return None };
            cards.iter().position(|one| *one == card)
        };
        let places: Vec<usize> = (from..log.len()).filter(|at| nth(&log[*at]).is_some()).collect();
        let mut entries: Vec<GameLogEntry> = places.iter().map(|at| log[*at].clone()).collect();
        entries.sort_by_key(nth);
        for (at, entry) in places.into_iter().zip(entries) {
            log[at] = entry;
        }
    }

    /// Moves triggers logged from an entry on behind the events that caused them. Abilities trigger while cards that
    /// leave play are still there, but the departure is logged afterwards (CR 8.12).
    pub(crate) fn note_triggers_last(&mut self, from: usize) {
        if let Some(log) = self.log.as_mut().and_then(|log| log.get_mut(from..)) {
            // The sort is stable.
            log.sort_by_key(|entry| matches!(entry.event, LogEvent::Triggered { .. }));
        }
    }

    /// Adds an event with its rule to the log, if a log is kept.
    pub(crate) fn log_event(&mut self, rule: &'static str, event: LogEvent) {
        if self.log.is_some() {
            let entry = self.entry(rule, event);
            if let Some(log) = &mut self.log {
                log.push(entry);
            }
        }
    }

    /// Logs that a triggered ability had no effect. That is the case if its resolution is still the last log entry when
    /// it ends.
    pub(crate) fn mark_no_effect(&mut self) {
        let last = self.log.as_ref().and_then(|log| log.last()).map(|entry| &entry.event);
        let Some(LogEvent::Resolving { player, card, what }) = last else { return };
        let (player, card, what) = (*player, *card, *what);
        // The effect comes later (CR 7.7.4).
        let later = self.state.delayed().iter().any(|delayed| delayed.frame.source.card == card);
        // Effects that apply to no card in play, such as cost changes, are not logged.
        let unnoted = |lasting: &LastingEffect| {
            lasting.source.card == card
                && (lasting.on == CardRef::NONE || matches!(lasting.gives, LastingKind::NextCard(..)))
        };
        if later || self.state.lasting().iter().any(unnoted) {
            return;
        }
        let Some(frame) = self.state.frames().last() else { return };
        if frame.source.card == card && frame.ability.map(PendingKind::Ability) == Some(what) {
            let why = self.why_idle(frame);
            self.log_event("1.6.2", LogEvent::Lapsed { player, card, what, why });
        }
    }

    /// Logs what a card has gained as it entered play, after the entry about playing it. The source may be the effect
    /// that played it, an earlier effect, cards used for additional costs (CR 7.1.8), or a unit whose abilities it has
    /// (CR 7.7.5).
    pub(crate) fn log_gained(&mut self, card: CardIndex) {
        if self.log.is_none() {
            return;
        }
        let on = self.state.now(card);
        let of_it = self.state.lasting().iter().filter(|one| one.on == on && !self.has_no_lasting_effect(one.gives));
        let gained: Vec<(LastingKind, EffectEnd)> = of_it.map(|one| (one.gives, one.until)).collect();
        for (gives, until) in gained {
            let rule = if let LastingKind::Ability(_) = gives
                && until == EffectEnd::Duration(ability::Duration::Always)
            {
                "7.7.5"
            } else if let LastingKind::Ability(_) = gives {
                "7.1.8"
            } else if let LastingKind::Trait(_) = gives {
                // The log entry about the copied card covers this.
                continue;
            } else {
                "7.7.3"
            };
            self.log_event(rule, LogEvent::Gained { card, gives, until });
        }
    }

    /// Starts recording the log and the handles of all readers.
    pub fn start_log(&mut self) {
        self.log = Some(Vec::new());
        self.handles = Some(Handles::default());
        self.refresh_handles(&[]);
    }

    /// Shows every hand to every reader from now on. Bots still choose as if hands were hidden.
    pub fn open_hands(&mut self) {
        self.view_mut().open_hands = true;
        if let Some(handles) = &mut self.handles {
            handles.look_again();
        }
        self.refresh_handles(&[]);
    }

    /// Returns the card handles, or `None` if they are not being recorded.
    pub fn handles(&self) -> Option<&Handles> {
        self.handles.as_ref()
    }

    /// Returns a reader's handle of a card, or `None` if the reader may not know it. For a judge (no seat), it is the
    /// card's index in the game.
    pub fn handle_of(&self, card: CardIndex, reader: Option<Seat>) -> Option<u32> {
        if card.at() >= self.state.cards().len() {
            return None;
        }
        let Some(reader) = reader else { return Some(u32::from(card.0)) };
        let handles = self.handles.as_ref()?;
        handles.number(card, reader).filter(|_| self.visible(card, reader) == Visibility::Open)
    }

    /// Returns the card that a reader's handle refers to. Returns `None` both for a card that is hidden from the reader
    /// and for an unknown handle.
    pub fn card_of(&self, number: u32, reader: Option<Seat>) -> Option<CardIndex> {
        let card = match reader {
            None => CardIndex(u16::try_from(number).ok()?),
            Some(reader) => self.handles.as_ref()?.card(number, reader)?,
        };
        self.handle_of(card, reader).map(|_| card)
    }

    pub(crate) fn refresh_handles(&mut self, open: &[CardIndex]) {
        if let Some(mut handles) = self.handles.take() {
            handles.look(self, open);
            self.handles = Some(handles);
        }
    }

    /// Starts a step: handles from before earlier moves are forgotten.
    pub(crate) fn start_step_log(&mut self) {
        if let Some(handles) = &mut self.handles {
            handles.begin();
        }
    }
}

impl View {
    /// Returns the controller of a card in play face up, or its last controller if it has just left play. Returns
    /// `None` for other cards.
    fn controlled_by(&self, card: CardIndex) -> Option<Seat> {
        let here = self.state.card(card);
        if self.state.in_play(card) {
            return Some(here.controller);
        }
        let was = self.state.snapshots().iter().rev().find(|was| was.of.card == card);
        let left = was.filter(|was| was.of.copy.wrapping_add(1) == here.copy);
        left.map(|was| was.card.controller)
    }
}
