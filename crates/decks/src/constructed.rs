//! Premier, Eternal and Twin Suns decks on any day (CR 9.2, 12), and what Trilogy shares with them.

use catalog::Catalog;
use chrono::NaiveDate;
use model::{Aspect, CardId, CardType};

use crate::formats::{CardPool, ConstructedFormat, Formats, Limits, Standing};
use crate::{CountedOver, DeckList, Entry, LegalDeck, Problem, ProblemCode};

/// Checks a Premier, Eternal or Twin Suns deck on a day. All problems are found at once.
///
/// # Errors
/// Every problem, in the order leaders, base, cards, legality, copies, size, sideboard.
pub fn check_constructed(
    catalog: &Catalog,
    formats: &Formats,
    list: &DeckList,
    format: ConstructedFormat,
    on: NaiveDate,
) -> Result<LegalDeck, Vec<Problem>> {
    let (pool, suspensions) = formats.pool_of(format);
    let law = Law {
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
    match check.problems.is_empty() {
        true => contents.legal().ok_or(check.problems),
        false => Err(check.problems),
    }
}

/// How many cards a deck with this base needs on a day, leaders and base not counted.
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
pub(crate) struct Rules {
    /// What a deck must include.
    pub contents: &'static str,
    /// What its leaders may be together.
    pub leaders: &'static str,
    /// How many copies it may hold.
    pub copies: &'static str,
    /// How large its sideboard may be.
    pub sideboard: &'static str,
    /// Which cards it may hold.
    pub pool: &'static str,
}

fn rules_of(format: ConstructedFormat) -> &'static Rules {
    match format {
        ConstructedFormat::Premier | ConstructedFormat::Eternal => &Rules {
            contents: "CR 9.2.2A",
            leaders: "CR 9.2.2A",
            copies: "CR 9.2.2B",
            sideboard: "CR 9.2.2C",
            pool: "CR 9.2.2D",
        },
        // Section 12 lists a deck's contents without a sideboard, and leaves its cards to what a constructed deck is.
        ConstructedFormat::TwinSuns => &Rules {
            contents: "CR 12.2.1A",
            leaders: "CR 12.3.1",
            copies: "CR 12.2.2",
            sideboard: "CR 12.2.1A",
            pool: "CR 9.1.2",
        },
    }
}

/// What binds a deck: the format's figures on the day and its rule numbers.
pub(crate) struct Law<'a> {
    pub formats: &'a Formats,
    pub limits: Limits,
    pub rules: &'static Rules,
    /// The format's proper name.
    pub title: &'static str,
    pub pool: CardPool,
    /// The list of suspended cards, if one binds the format.
    pub suspensions: Option<CardPool>,
    /// The pool's sets on the day, as bits.
    pub sets: u32,
    pub on: NaiveDate,
}

/// Copies of a card as one row of the list claims them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Claim {
    pub identity: u16,
    pub card: CardId,
    pub in_sideboard: bool,
    pub count: u32,
}

/// The cards of a list that are what their place wants.
pub(crate) struct Contents {
    pub leaders: Vec<CardId>,
    pub base: Option<CardId>,
    /// Deck and sideboard, by identity, then by card.
    pub cards: Vec<Claim>,
}

impl Contents {
    fn count(&self, in_sideboard: bool) -> u32 {
        let rows = self.cards.iter().filter(|claim| claim.in_sideboard == in_sideboard);
        rows.fold(0, |sum, claim| sum.saturating_add(claim.count))
    }

    /// Each card once with its copies, by id.
    fn merged(&self, in_sideboard: bool) -> Vec<(CardId, u32)> {
        let mut merged: Vec<(CardId, u32)> = Vec::with_capacity(self.cards.len());
        for claim in self.cards.iter().filter(|claim| claim.in_sideboard == in_sideboard) {
            match merged.last_mut() {
                Some((card, count)) if *card == claim.card => *count = count.saturating_add(claim.count),
                Some(_) | None => merged.push((claim.card, claim.count)),
            }
        }
        merged.sort_unstable();
        merged
    }

    /// The deck, when its check found no problem: then it has a base.
    pub(crate) fn legal(&self) -> Option<LegalDeck> {
        Some(LegalDeck::new(self.leaders.clone(), self.base?, self.merged(false), self.merged(true)))
    }
}

/// The check of one deck.
pub(crate) struct DeckCheck<'a> {
    pub catalog: &'a Catalog,
    pub law: Law<'a>,
    /// Which deck of a Trilogy.
    pub deck: Option<u8>,
    pub problems: Vec<Problem>,
}

impl DeckCheck<'_> {
    /// Reports a problem with cards of different names.
    pub(crate) fn report(&mut self, what: ProblemCode, cards: &[CardId], rule: &'static str) {
        let names = cards.iter().map(|card| self.catalog.card(*card).full_name()).collect();
        self.problems.push(Problem { what, cards: cards.to_vec(), names, rule, deck: self.deck });
    }

    /// Reports a problem with printings of one card: it is named once.
    pub(crate) fn report_printings(&mut self, what: ProblemCode, mut cards: Vec<CardId>, rule: &'static str) {
        cards.dedup();
        let names = cards.first().map(|card| self.catalog.card(*card).full_name()).into_iter().collect();
        self.problems.push(Problem { what, cards, names, rule, deck: self.deck });
    }

    /// Leaders, base and cards: their number, kind and legality.
    pub(crate) fn contents(&mut self, list: &DeckList) -> Contents {
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
        Contents { leaders, base, cards }
    }

    /// The card of a row; a number that leads nowhere is reported.
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

    /// CR 12.3.1: the front faces do not show both Heroism and Villainy; a leader with neither goes with all.
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

    fn cards(&mut self, entries: &[Entry], in_sideboard: bool, claims: &mut Vec<Claim>) {
        for entry in entries.iter().filter(|entry| entry.count > 0) {
            let Some(card) = self.known(entry) else { continue };
            let kind = self.kind(card);
            match self.law.formats.identity_of(card) {
                Some(identity) if kind.is_deck_card() => {
                    claims.push(Claim { identity, card, in_sideboard, count: entry.count });
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

    /// Whether the pool holds the card on the day, and whether it is suspended; by identity, so in any printing.
    fn legality(&mut self, identity: u16, printings: impl Fn() -> Vec<CardId>) {
        let Law { formats, pool, on, rules, .. } = self.law;
        if !formats.printed_in(identity, self.law.sets) {
            let what = match formats.standing_of(identity, pool, on) {
                // Cannot be: the sets of the day were asked just before.
                Standing::Legal => None,
                Standing::NotReleased { on } => Some(ProblemCode::NotReleased { on }),
                Standing::Left { on, returns } => Some(ProblemCode::Rotated { pool, on, returns }),
                Standing::Never => Some(ProblemCode::NotInCardPool { pool }),
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

    /// No more copies than the format or the card allows, deck and sideboard together, by identity.
    fn copies(&mut self, cards: &[Claim]) {
        for printings in cards.chunk_by(|one, next| one.identity == next.identity) {
            let have = printings.iter().fold(0u32, |sum, claim| sum.saturating_add(claim.count));
            let most = self.most_copies(printings[0].identity);
            if have > most {
                let what = ProblemCode::TooManyCopies { have, most, over: CountedOver::DeckAndSideboard };
                let cards = printings.iter().map(|claim| claim.card).collect();
                self.report_printings(what, cards, self.law.rules.copies);
            }
        }
    }

    /// A limit that the card gives itself stands in place of the format's (CR 1.3.1, 12.2.2).
    pub(crate) fn most_copies(&self, identity: u16) -> u32 {
        let own = self.law.formats.own_copies(identity);
        own.or(self.law.limits.most_copies).unwrap_or(u32::MAX)
    }

    /// The least size of the deck and the most of its sideboard.
    pub(crate) fn sizes(&mut self, contents: &Contents) {
        let Law { formats, limits, rules, title, .. } = self.law;
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

/// CR 1.2.3 keeps tokens out of every deck; leaders and bases have a place of their own in the format's contents.
pub(crate) fn misplaced_rule(kind: CardType, contents: &'static str) -> &'static str {
    if kind.is_token() { "CR 1.2.3" } else { contents }
}

pub(crate) fn total(entries: &[Entry]) -> u32 {
    entries.iter().fold(0, |sum, entry| sum.saturating_add(entry.count))
}
