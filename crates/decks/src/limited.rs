//! Legality of sealed and draft decks against their pool (CR 10.2, 10.3).

use std::collections::BTreeMap;

use catalog::Catalog;
use model::{Card, CardId, CardType};

use crate::constructed::{misplaced_rule, total};
use crate::formats::Formats;
use crate::{DeckList, Entry, Pool, Problem, ProblemCode};

/// The two limited formats. They differ in the source of their pool and in their rule numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LimitedFormat {
    /// Sealed: a deck from the boosters that a player opens (CR 10.2).
    Sealed,
    /// Draft: a deck from the cards that a player picks (CR 10.3).
    Draft,
}

impl LimitedFormat {
    fn contents_rule(self) -> &'static str {
        match self {
            LimitedFormat::Sealed => "CR 10.2.2A",
            LimitedFormat::Draft => "CR 10.3.4A",
        }
    }

    fn leader_rule(self) -> &'static str {
        match self {
            LimitedFormat::Sealed => "CR 10.2.2B",
            LimitedFormat::Draft => "CR 10.3.4B",
        }
    }

    fn base_rule(self) -> &'static str {
        match self {
            LimitedFormat::Sealed => "CR 10.2.2C",
            LimitedFormat::Draft => "CR 10.3.4C",
        }
    }

    fn pool_rule(self) -> &'static str {
        match self {
            LimitedFormat::Sealed => "CR 10.2.1A",
            LimitedFormat::Draft => "CR 10.3.1A",
        }
    }
}

/// Returns the minimum number of cards in a limited deck with this base. It is 30, unless the base changes it (CR
/// 10.2.2A, 10.3.4A; `data/formats/`). It is the same for sealed and draft.
pub fn minimum_deck_size(catalog: &Catalog, base: Option<CardId>) -> u32 {
    least_cards(catalog, base, LimitedFormat::Draft)
}

fn least_cards(catalog: &Catalog, base: Option<CardId>, format: LimitedFormat) -> u32 {
    let formats = Formats::shared().expect("the format data is checked before it is used");
    let change = base.and_then(|base| catalog.get(base)).map_or(0, |base| formats.size_change(base.id));
    formats.limited_least(format).saturating_add_signed(change)
}

/// Checks a sealed or draft deck against its pool. Returns all its problems in the order leader, base, cards, pool,
/// size; empty if the deck is legal.
#[must_use]
pub fn check_limited(catalog: &Catalog, list: &DeckList, pool: &Pool, format: LimitedFormat) -> Vec<Problem> {
    let mut check = Check { catalog, pool, format, problems: Vec::new(), used: BTreeMap::new() };
    check.leader(&list.leaders);
    let base = check.base(&list.bases);
    let size = check.cards(&list.main);
    check.sideboard(&list.sideboard);
    check.against_the_pool();
    check.size(size, base);
    check.problems
}

struct Check<'a> {
    catalog: &'a Catalog,
    pool: &'a Pool,
    format: LimitedFormat,
    problems: Vec<Problem>,
    /// Copies of leaders and deck cards taken from the pool, by card.
    used: BTreeMap<CardId, u32>,
}

impl Check<'_> {
    fn report(&mut self, what: ProblemCode, cards: &[&Card], rule: &'static str) {
        self.problems.push(Problem {
            what,
            cards: cards.iter().map(|card| card.id).collect(),
            names: cards.iter().map(|card| card.full_name()).collect(),
            rule,
            deck: None,
        });
    }

    /// Checks the minimum number of cards for this base.
    fn size(&mut self, have: u32, base: Option<CardId>) {
        let need = least_cards(self.catalog, base, self.format);
        if have < need {
            let changed = base.filter(|_| need != least_cards(self.catalog, None, self.format));
            let cards: Vec<&Card> = changed.map(|base| self.catalog.card(base)).into_iter().collect();
            self.report(ProblemCode::TooFewCards { have, need }, &cards, self.format.contents_rule());
        }
    }

    /// Returns the cards of a section; reports unknown numbers.
    fn known<'c>(&mut self, catalog: &'c Catalog, entries: &[Entry]) -> Vec<(&'c Card, u32)> {
        let mut known = Vec::new();
        for entry in entries.iter().filter(|entry| entry.count > 0) {
            match catalog.by_number(entry.card) {
                Some(card) => known.push((catalog.card(card), entry.count)),
                None => {
                    let rule = self.format.contents_rule();
                    self.report(ProblemCode::UnknownCard(entry.card), &[], rule);
                }
            }
        }
        known
    }

    fn leader(&mut self, entries: &[Entry]) {
        let claimed = self.known(self.catalog, entries);
        let have = total(entries);
        if have != 1 {
            let cards: Vec<&Card> = claimed.iter().map(|(card, _)| *card).collect();
            self.report(ProblemCode::LeaderCount { have, need: 1 }, &cards, self.format.contents_rule());
        }
        for (card, count) in &claimed {
            if card.kind == CardType::Leader {
                self.use_copies(card.id, *count);
            } else {
                self.report(ProblemCode::NotALeader { kind: card.kind }, &[card], self.format.leader_rule());
            }
        }
    }

    /// Returns the first base, or the card in its place.
    fn base(&mut self, entries: &[Entry]) -> Option<CardId> {
        let claimed = self.known(self.catalog, entries);
        let have = total(entries);
        if have != 1 {
            let cards: Vec<&Card> = claimed.iter().map(|(card, _)| *card).collect();
            self.report(ProblemCode::BaseCount { have }, &cards, self.format.contents_rule());
        }
        for (card, _) in &claimed {
            if card.kind != CardType::Base {
                self.report(ProblemCode::NotABase { kind: card.kind }, &[card], self.format.base_rule());
            } else if !self.base_is_allowed(card) {
                self.report(ProblemCode::BaseNotAllowed, &[card], self.format.base_rule());
            }
        }
        claimed.first().map(|(card, _)| card.id)
    }

    /// Returns `true` for a base from the pool, and for any Common base of the opened sets (CR 10.2.2C, 10.3.4C). A
    /// reprint in another set's frame is the same base.
    fn base_is_allowed(&self, base: &Card) -> bool {
        let mut printings = self.catalog.reprints(base.id);
        printings.any(|printing| self.pool.is_free_base(printing) || self.pool.count(printing.id) > 0)
    }

    /// Returns the number of cards that may be in a deck.
    fn cards(&mut self, entries: &[Entry]) -> u32 {
        let mut size = 0u32;
        for (card, count) in self.known(self.catalog, entries) {
            if !card.kind.is_deck_card() {
                let rule = misplaced_rule(card.kind, self.format.contents_rule());
                self.report(ProblemCode::NotADeckCard { kind: card.kind }, &[card], rule);
                continue;
            }
            self.use_copies(card.id, count);
            size = size.saturating_add(count);
        }
        size
    }

    /// Checks the rest of the pool. It may contain leaders, which count against the pool, and any number of bases;
    /// neither is part of the sideboard for play.
    fn sideboard(&mut self, entries: &[Entry]) {
        let mut played = Vec::new();
        for entry in entries {
            match self.catalog.by_number(entry.card).map(|card| self.catalog.card(card)) {
                Some(card) if card.kind == CardType::Leader => self.use_copies(card.id, entry.count),
                Some(card) if card.kind == CardType::Base => {}
                Some(_) | None => played.push(entry.clone()),
            }
        }
        self.cards(&played);
    }

    fn use_copies(&mut self, card: CardId, count: u32) {
        let used = self.used.entry(card).or_default();
        *used = used.saturating_add(count);
    }

    /// Checks that there are no more copies than in the pool. Counts by identity, because the list may name a reprint
    /// from another set.
    fn against_the_pool(&mut self) {
        let mut by_identity: BTreeMap<_, (CardId, u32)> = BTreeMap::new();
        for (card, count) in &self.used {
            let claim = by_identity.entry(self.catalog.identity(*card)).or_insert((*card, 0));
            claim.1 = claim.1.saturating_add(*count);
        }
        let mut claims: Vec<(CardId, u32)> = by_identity.into_values().collect();
        claims.sort();
        for (card, have) in claims {
            let copies = self.catalog.reprints(card).map(|printing| self.pool.count(printing.id));
            let held = copies.fold(0u32, u32::saturating_add);
            if have > held {
                let what = ProblemCode::NotInPool { have, pool: held };
                let card = self.catalog.card(card);
                let rule =
                    if card.kind == CardType::Leader { self.format.leader_rule() } else { self.format.pool_rule() };
                self.report(what, &[card], rule);
            }
        }
    }
}
