//! Legality of Premier, Eternal and Twin Suns decks by date (CR 9.2, 12), and the parts shared with Trilogy.

use catalog::Catalog;
use chrono::NaiveDate;
use model::{Aspect, CardId, CardType};

use crate::formats::{CardPool, ConstructedFormat, Formats, Limits, PoolStatus};
use crate::{CopyScope, DeckList, Entry, Problem, ProblemCode};

/// Checks a Premier, Eternal or Twin Suns deck on a date. Returns all its problems in the order leaders, base, cards,
/// legality, copies, size, sideboard; empty if the deck is legal.
#[must_use]
pub fn check_constructed(
    catalog: &Catalog,
    formats: &Formats,
    list: &DeckList,
    format: ConstructedFormat,
    on: NaiveDate,
) -> Vec<Problem> {
    let (pool, suspensions) = formats.pool_of(format);
    let law = FormatRules {
        formats,
        limits: formats.limits(format, on),
        rules: rules_of(format),
        title: format.title(),
        pool,
        suspensions,
        sets: formats.sets_in(pool, on),
        on,
    };
    let mut check = DeckCheck { catalog, law, deck: None, problems: Vec::new() };
    let contents = check.contents(list);
    check.copies(&contents.cards);
    check.sizes(&contents);
    check.problems
}

/// Returns the minimum number of cards in a deck with this base on a date, without leaders and base.
pub fn constructed_minimum(
    catalog: &Catalog,
    formats: &Formats,
    base: Option<CardId>,
    format: ConstructedFormat,
    on: NaiveDate,
) -> u32 {
    let base = base.and_then(|base| catalog.get(base)).map(|card| card.id);
    least_cards(formats, formats.limits(format, on), base)
}

pub(crate) fn least_cards(formats: &Formats, limits: Limits, base: Option<CardId>) -> u32 {
    limits.least_cards.saturating_add_signed(base.map_or(0, |base| formats.size_change(base)))
}

/// The rule numbers of a format.
pub(crate) struct RuleCitations {
    /// The rule for the contents of a deck.
    pub contents: &'static str,
    /// The rule for combining leaders.
    pub leaders: &'static str,
    /// The rule for the number of copies.
    pub copies: &'static str,
    /// The rule for the sideboard.
    pub sideboard: &'static str,
    /// The rule for the card pool.
    pub pool: &'static str,
}

fn rules_of(format: ConstructedFormat) -> &'static RuleCitations {
    match format {
        ConstructedFormat::Premier | ConstructedFormat::Eternal => &RuleCitations {
            contents: "CR 9.2.2A",
            leaders: "CR 9.2.2A",
            copies: "CR 9.2.2B",
            sideboard: "CR 9.2.2C",
            pool: "CR 9.2.2D",
        },
        // CR 12 lists a deck's contents without a sideboard, and leaves legality to the rules of constructed decks.
        ConstructedFormat::TwinSuns => &RuleCitations {
            contents: "CR 12.2.1A",
            leaders: "CR 12.3.1",
            copies: "CR 12.2.2",
            sideboard: "CR 12.2.1A",
            pool: "CR 9.1.2",
        },
    }
}

/// The rules for a deck: the format's limits on the date, and its rule numbers.
pub(crate) struct FormatRules<'a> {
    pub formats: &'a Formats,
    pub limits: Limits,
    pub rules: &'static RuleCitations,
    /// The format's display name.
    pub title: &'static str,
    pub pool: CardPool,
    /// The list of suspended cards, if the format has one.
    pub suspensions: Option<CardPool>,
    /// The pool's sets on the date, as bits.
    pub sets: u64,
    pub on: NaiveDate,
}

/// Copies of a card from one row of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ListedCard {
    pub identity: u16,
    pub card: CardId,
    pub in_sideboard: bool,
    pub count: u32,
}

/// The cards of a list that fit their place.
pub(crate) struct SortedContents {
    pub leaders: Vec<CardId>,
    pub base: Option<CardId>,
    /// Deck and sideboard, sorted by identity, then by card.
    pub cards: Vec<ListedCard>,
}

impl SortedContents {
    fn count(&self, in_sideboard: bool) -> u32 {
        let rows = self.cards.iter().filter(|claim| claim.in_sideboard == in_sideboard);
        rows.fold(0, |sum, claim| sum.saturating_add(claim.count))
    }
}

/// The check of one deck.
pub(crate) struct DeckCheck<'a> {
    pub catalog: &'a Catalog,
    pub law: FormatRules<'a>,
    /// Number of the deck in a Trilogy.
    pub deck: Option<u8>,
    pub problems: Vec<Problem>,
}

impl DeckCheck<'_> {
    /// Reports a problem with cards of different names.
    pub(crate) fn report(&mut self, what: ProblemCode, cards: &[CardId], rule: &'static str) {
        let names = cards.iter().map(|card| self.catalog.card(*card).full_name()).collect();
        self.problems.push(Problem { what, cards: cards.to_vec(), names, rule, deck: self.deck });
    }

    /// Reports a problem with printings of one card, which is named once.
    pub(crate) fn report_printings(&mut self, what: ProblemCode, mut cards: Vec<CardId>, rule: &'static str) {
        cards.dedup();
        let names = cards.first().map(|card| self.catalog.card(*card).full_name()).into_iter().collect();
        self.problems.push(Problem { what, cards, names, rule, deck: self.deck });
    }

    /// Checks number, kind and legality of leaders, base and cards.
    pub(crate) fn contents(&mut self, list: &DeckList) -> SortedContents {
        let leaders = self.leaders(&list.leaders);
        let base = self.base(&list.bases);
        let mut cards = Vec::with_capacity(list.main.len() + list.sideboard.len());
        self.cards(&list.main, false, &mut cards);
        self.cards(&list.sideboard, true, &mut cards);
        cards.sort_unstable();
        self.legality_of(leaders.iter().copied());
        self.legality_of(base);
        for printings in cards.chunk_by(|one, next| one.identity == next.identity) {
            self.legality(printings[0].identity, || printings.iter().map(|claim| claim.card).collect());
        }
        SortedContents { leaders, base, cards }
    }

    /// Returns the card of a row. Reports an unknown number and returns `None`.
    fn known(&mut self, entry: &Entry) -> Option<CardId> {
        let card = self.catalog.by_number(entry.card);
        if card.is_none() {
            self.report(ProblemCode::UnknownCard(entry.card), &[], self.law.rules.contents);
        }
        card
    }

    fn leaders(&mut self, entries: &[Entry]) -> Vec<CardId> {
        let need = self.law.limits.leaders;
        let mut leaders = Vec::with_capacity(need as usize);
        let mut named = Vec::new();
        let mut copied = None;
        for entry in entries.iter().filter(|entry| entry.count > 0) {
            let Some(card) = self.known(entry) else { continue };
            named.push(card);
            let kind = self.kind(card);
            if kind != CardType::Leader {
                self.report(ProblemCode::NotALeader { kind }, &[card], self.law.rules.contents);
                continue;
            }
            if entry.count > 1 || leaders.iter().any(|other| self.is_copy(*other, card)) {
                copied = Some(card);
            }
            leaders.push(card);
        }
        let have = total(entries);
        if have != need {
            self.report(ProblemCode::LeaderCount { have, need }, &named, self.law.rules.contents);
        }
        if need > 1 {
            if let Some(card) = copied {
                self.report(ProblemCode::SameLeader, &[card], self.law.rules.leaders);
            }
            self.alignment(&leaders);
        }
        leaders
    }

    fn is_copy(&self, one: CardId, other: CardId) -> bool {
        self.catalog.identity(one) == self.catalog.identity(other)
    }

    /// CR 12.3.1: the front faces must not show both Heroism and Villainy; a leader with neither fits all others.
    fn alignment(&mut self, leaders: &[CardId]) {
        let shows = |card: &CardId, aspect| self.catalog.card(*card).aspects.contains(aspect);
        let any = |aspect| leaders.iter().any(|card| shows(card, aspect));
        if any(Aspect::Heroism) && any(Aspect::Villainy) {
            let sided = |card: &CardId| shows(card, Aspect::Heroism) || shows(card, Aspect::Villainy);
            let cards: Vec<CardId> = leaders.iter().copied().filter(sided).collect();
            self.report(ProblemCode::OpposedLeaders, &cards, self.law.rules.leaders);
        }
    }

    fn base(&mut self, entries: &[Entry]) -> Option<CardId> {
        let mut base = None;
        let mut named = Vec::new();
        for entry in entries.iter().filter(|entry| entry.count > 0) {
            let Some(card) = self.known(entry) else { continue };
            named.push(card);
            let kind = self.kind(card);
            if kind == CardType::Base {
                base = base.or(Some(card));
            } else {
                self.report(ProblemCode::NotABase { kind }, &[card], self.law.rules.contents);
            }
        }
        let have = total(entries);
        if have != 1 {
            self.report(ProblemCode::BaseCount { have }, &named, self.law.rules.contents);
        }
        base
    }

    fn cards(&mut self, entries: &[Entry], in_sideboard: bool, claims: &mut Vec<ListedCard>) {
        for entry in entries.iter().filter(|entry| entry.count > 0) {
            let Some(card) = self.known(entry) else { continue };
            let kind = self.kind(card);
            match self.law.formats.identity_of(card) {
                Some(identity) if kind.is_deck_card() => {
                    claims.push(ListedCard { identity, card, in_sideboard, count: entry.count });
                }
                Some(_) | None => {
                    let rule = misplaced_rule(kind, self.law.rules.contents);
                    self.report(ProblemCode::NotADeckCard { kind }, &[card], rule);
                }
            }
        }
    }

    fn kind(&self, card: CardId) -> CardType {
        self.catalog.card(card).kind
    }

    fn legality_of(&mut self, cards: impl IntoIterator<Item = CardId>) {
        for card in cards {
            if let Some(identity) = self.law.formats.identity_of(card) {
                self.legality(identity, || vec![card]);
            }
        }
    }

    /// Checks if the card is in the pool on the date and not suspended. Uses the identity, so any printing counts.
    fn legality(&mut self, identity: u16, printings: impl Fn() -> Vec<CardId>) {
        let FormatRules { formats, pool, on, rules, .. } = self.law;
        if !formats.printed_in(identity, self.law.sets) {
            let what = match formats.standing_of(identity, pool, on) {
                // Impossible: the sets of the date were checked just before.
                PoolStatus::Legal => None,
                PoolStatus::NotReleased { on } => Some(ProblemCode::NotReleased { on }),
                PoolStatus::Left { on, returns } => Some(ProblemCode::Rotated { pool, on, returns }),
                PoolStatus::Never => Some(ProblemCode::NotInCardPool { pool }),
            };
            if let Some(what) = what {
                self.report_printings(what, printings(), rules.pool);
            }
        }
        let suspended = self.law.suspensions.and_then(|list| Some((list, formats.suspension_of(identity, list, on)?)));
        if let Some((list, days)) = suspended {
            let what = ProblemCode::Suspended { list, since: days.since, until: days.until };
            self.report_printings(what, printings(), rules.pool);
        }
    }

    /// Checks the number of copies against the format or the card, over deck and sideboard, by identity.
    fn copies(&mut self, cards: &[ListedCard]) {
        for printings in cards.chunk_by(|one, next| one.identity == next.identity) {
            let have = printings.iter().fold(0u32, |sum, claim| sum.saturating_add(claim.count));
            let most = self.most_copies(printings[0].identity);
            if have > most {
                let what = ProblemCode::TooManyCopies { have, most, over: CopyScope::DeckAndSideboard };
                let cards = printings.iter().map(|claim| claim.card).collect();
                self.report_printings(what, cards, self.law.rules.copies);
            }
        }
    }

    /// Returns the maximum number of copies. A limit printed on the card replaces the format's (CR 1.3.1, 12.2.2).
    pub(crate) fn most_copies(&self, identity: u16) -> u32 {
        let own = self.law.formats.own_copies(identity);
        own.or(self.law.limits.most_copies).unwrap_or(u32::MAX)
    }

    /// Checks the minimum size of the deck and the maximum size of its sideboard.
    pub(crate) fn sizes(&mut self, contents: &SortedContents) {
        let FormatRules { formats, limits, rules, title, .. } = self.law;
        let have = contents.count(false);
        let need = least_cards(formats, limits, contents.base);
        if have < need {
            let changed = contents.base.filter(|base| formats.size_change(*base) != 0);
            let cards: Vec<CardId> = changed.into_iter().collect();
            self.report(ProblemCode::TooFewCards { have, need }, &cards, rules.contents);
        }
        let have = contents.count(true);
        match limits.most_sideboard {
            Some(0) if have > 0 => {
                self.report(ProblemCode::NoSideboard { have, format: title }, &[], rules.sideboard);
            }
            Some(most) if have > most => {
                self.report(ProblemCode::SideboardTooLarge { have, most }, &[], rules.sideboard);
            }
            Some(_) | None => {}
        }
    }
}

/// Returns the rule for a misplaced card. CR 1.2.3 bans tokens from every deck; leaders and bases have separate places
/// in the format's contents.
pub(crate) fn misplaced_rule(kind: CardType, contents: &'static str) -> &'static str {
    if kind.is_token() { "CR 1.2.3" } else { contents }
}

pub(crate) fn total(entries: &[Entry]) -> u32 {
    entries.iter().fold(0, |sum, entry| sum.saturating_add(entry.count))
}
