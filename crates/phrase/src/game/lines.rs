//! Grouping of the log into readable lines. The engine records every event; a line combines the events that belong
//! together: an effect with all its results, combat damage with the defeats that follow, tokens of one kind with their
//! number.

use ability::{Ability, Token};
use rules::{CardIndex, EffectEnd, GameLogEntry, LogEvent, PendingKind, Seat, Source};

use super::table::Table;

/// A line of the log, as indices into a list of entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// Index of the main entry, which provides the line's rule, player and kind.
    pub head: usize,
    /// Indices of the entries that the line describes, in order, including the head.
    pub parts: Vec<usize>,
    /// The ability that the line begins with: its card, and the keyword that resolves.
    cause: Option<Cause>,
}

/// The ability that causes the effects of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Cause {
    source: Source,
    keyword: Option<PendingKind>,
    /// Index of the entry that knows the card.
    known_by: usize,
}

/// Returns the key of a cause: the same ability of the same card.
fn what_acts(cause: Cause) -> (Source, Option<PendingKind>) {
    (cause.source, cause.keyword)
}

/// Role of an entry in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// No line: another entry implies it.
    Silent,
    /// Part of the action that follows: a cost that is paid first.
    Prelude,
    /// A separate line.
    Own,
    /// Combat damage (CR 6.3.5).
    Combat,
    /// An effect, or a consequence of one.
    Effect,
}

/// Groups the entries of one step of a game into lines. Entries that need no line are in none of them.
pub fn lines(entries: &[GameLogEntry]) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    let mut prelude: Vec<usize> = Vec::new();
    // The line that still accepts effects, and the keyword that resolves.
    let (mut open, mut keyword): (Option<Open>, Option<Cause>) = (None, None);
    for (at, entry) in entries.iter().enumerate() {
        match role(entries, at) {
            Role::Silent => {
                if let LogEvent::Resolving { card, what, .. } = entry.event {
                    open = None;
                    let cause = Cause { source: Source { card, ability: None }, keyword: Some(what), known_by: at };
                    keyword = (!matches!(what, PendingKind::Ability(_))).then_some(cause);
                }
            }
            Role::Prelude => prelude.push(at),
            Role::Own => {
                keyword = None;
                let parts = prelude.drain(..).chain([at]).collect();
                lines.push(LogLine { head: at, parts, cause: None });
                open = matches!(entry.event, LogEvent::Used { .. }).then_some(Open::Costs);
            }
            Role::Combat => {
                keyword = None;
                join(&mut lines, at, open == Some(Open::Combat), None);
                open = Some(Open::Combat);
            }
            Role::Effect => {
                let by_keyword = keyword.filter(|cause| is_of_keyword(&entry.event, cause.keyword));
                let cause = by_keyword.or(entry.source.map(|source| Cause { source, keyword: None, known_by: at }));
                let joins = match open {
                    Some(Open::Effect(since)) if cause.is_some() => since.map(what_acts) == cause.map(what_acts),
                    Some(Open::Effect(Some(_))) => follows(&entry.event),
                    Some(Open::Effect(None)) => {
                        let last = lines.last().and_then(|line| entries.get(*line.parts.last()?));
                        last.is_some_and(|last| are_alike(last, entry) || is_hit(&last.event) && follows(&entry.event))
                    }
                    Some(Open::Combat) => follows(&entry.event),
                    Some(Open::Costs) => is_cost(&entry.event, entries, lines.last()),
                    None => false,
                };
                join(&mut lines, at, joins, cause);
                if !joins {
                    open = Some(Open::Effect(cause));
                }
            }
        }
    }
    for line in &mut lines {
        // A line is about an ability's effect, not about the resources or cards used to pay for it.
        let does = |at: &&usize| !matches!(entries[**at].event, LogEvent::Paid { .. } | LogEvent::Exhausted { .. });
        if line.cause.is_some() {
            line.head = line.parts.iter().find(does).copied().unwrap_or(line.head);
        }
    }
    // Costs that were not followed by an action.
    lines.extend(prelude.into_iter().map(|at| LogLine { head: at, parts: vec![at], cause: None }));
    lines
}

/// A line that accepts more entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    /// The use of an ability, with its costs.
    Costs,
    /// Combat damage.
    Combat,
    /// Effects with one cause.
    Effect(Option<Cause>),
}

fn join(lines: &mut Vec<LogLine>, at: usize, joins: bool, cause: Option<Cause>) {
    match lines.last_mut() {
        Some(line) if joins => line.parts.push(at),
        Some(_) | None => lines.push(LogLine { head: at, parts: vec![at], cause }),
    }
}

/// Returns `true` for prevented damage, with the Shield defeated for it, before combat damage is dealt.
fn leads_to_combat(entries: &[GameLogEntry]) -> bool {
    let mut rest = entries.iter().filter(|entry| !is_silent(entry)).map(|entry| &entry.event).peekable();
    let mut prevented = false;
    while rest
        .next_if(|event| follows(event))
        .inspect(|event| prevented |= matches!(event, LogEvent::Prevented { .. }))
        .is_some()
    {}
    prevented && matches!(rest.next(), Some(LogEvent::Damaged { combat: true, .. }))
}

fn role(entries: &[GameLogEntry], at: usize) -> Role {
    let entry = &entries[at];
    let next = || entries[at + 1..].iter().find(|entry| !is_silent(entry)).map(|entry| &entry.event);
    let event = &entry.event;
    if is_silent(entry) {
        return Role::Silent;
    }
    if let LogEvent::Delayed { card, .. } = event {
        let goes_on = entries[at + 1..].iter().find(|entry| !is_silent(entry)).and_then(|entry| entry.source);
        return if goes_on.is_some_and(|source| source.card == *card) { Role::Silent } else { Role::Own };
    }
    // Attacking implies exhausting (CR 6.3.3); drawing the starting hand implies shuffling (CR 5.2.1D).
    let is_setup = entry.rule.starts_with("5.2.1");
    let is_prelude = if let LogEvent::Paid { .. } = event {
        matches!(next(), Some(LogEvent::Played { .. } | LogEvent::Deployed { .. }))
    } else if let LogEvent::Exhausted { .. } = event {
        entry.rule == "6.3.3"
    } else {
        is_setup && matches!(event, LogEvent::Shuffled { .. })
    };
    // Some of the damage two units deal each other may be prevented first (CR 8.20).
    let may_lead_to_combat = matches!(event, LogEvent::Prevented { .. } | LogEvent::Defeated { .. });
    let is_combat = matches!(event, LogEvent::Damaged { combat: true, .. })
        || (may_lead_to_combat && leads_to_combat(&entries[at..]));
    if is_prelude {
        Role::Prelude
    } else if is_combat {
        Role::Combat
    } else if event.starts_line() || (is_setup && matches!(event, LogEvent::Drew { .. })) {
        Role::Own
    } else {
        Role::Effect
    }
}

/// Returns `true` for events implied by other entries. A trigger is described once it has an effect, and a temporary
/// modifier ends with its duration.
fn is_silent(entry: &GameLogEntry) -> bool {
    matches!(&entry.event, LogEvent::Drew { cards, .. } if cards.is_empty())
        || matches!(
            &entry.event,
            LogEvent::Paid { resources: 0, .. }
                | LogEvent::Triggered { .. }
                | LogEvent::Resolving { .. }
                | LogEvent::Expired { until: EffectEnd::Duration(_) | EffectEnd::Attack(_), .. }
        )
}

/// Returns `true` for consequences of damage and the like, after the ability is over.
fn follows(event: &LogEvent) -> bool {
    matches!(
        event,
        LogEvent::Defeated { .. } | LogEvent::LeftPlay { .. } | LogEvent::Rescued { .. } | LogEvent::Prevented { .. }
    )
}

/// Returns `true` for possible causes of a defeat.
fn is_hit(event: &LogEvent) -> bool {
    follows(event) || matches!(event, LogEvent::Damaged { .. } | LogEvent::Captured { .. } | LogEvent::Discarded { .. })
}

/// Returns `true` for the effects of a keyword that resolves.
fn is_of_keyword(event: &LogEvent, keyword: Option<PendingKind>) -> bool {
    matches!(
        (event, keyword),
        (LogEvent::Healed { .. }, Some(PendingKind::Restore(_)))
            | (LogEvent::Created { .. }, Some(PendingKind::Shielded))
            | (LogEvent::Defeated { .. }, Some(PendingKind::Saboteur))
            | (LogEvent::Gained { .. }, Some(PendingKind::Support))
    )
}

/// Returns `true` for the cost of the ability whose use is the latest line (CR 6.4.4).
fn is_cost(event: &LogEvent, entries: &[GameLogEntry], line: Option<&LogLine>) -> bool {
    let Some(LogEvent::Used { card: used, .. }) =
        line.and_then(|line| entries.get(line.head)).map(|entry| &entry.event)
    else {
        return false;
    };
    matches!(event, LogEvent::Paid { .. }) || matches!(event, LogEvent::Exhausted { card } if card == used)
}

/// A part of a line, to be rendered.
pub(crate) enum Piece<'e> {
    /// A single event.
    One(&'e GameLogEntry),
    /// Several consecutive events of one kind.
    Several(Vec<&'e GameLogEntry>),
    /// Combat damage from one card to another and back.
    Exchange(&'e GameLogEntry, &'e GameLogEntry),
}

/// Returns the parts of a line.
pub(crate) fn pieces<'e>(entries: &'e [GameLogEntry], line: &LogLine) -> Vec<Piece<'e>> {
    let parts: Vec<&GameLogEntry> = line.parts.iter().filter_map(|at| entries.get(*at)).collect();
    // Playing, using or attacking with a card is the whole line, including its costs.
    if let Some(head) = entries.get(line.head).filter(|head| is_action(&head.event) || head.rule.starts_with("5.2.1")) {
        return vec![Piece::One(head)];
    }
    let mut pieces: Vec<Piece<'e>> = Vec::new();
    for entry in parts {
        match pieces.last_mut() {
            Some(Piece::One(last)) if is_exchange(&last.event, &entry.event) => {
                let last = *last;
                pieces.pop();
                pieces.push(Piece::Exchange(last, entry));
            }
            Some(Piece::One(last)) if are_alike(last, entry) => {
                let last = *last;
                pieces.pop();
                pieces.push(Piece::Several(vec![last, entry]));
            }
            Some(Piece::Several(all)) if all.last().is_some_and(|last| are_alike(last, entry)) => all.push(entry),
            Some(_) | None => pieces.push(Piece::One(entry)),
        }
    }
    pieces
}

/// Returns `true` for events that fill a whole line.
fn is_action(event: &LogEvent) -> bool {
    matches!(
        event,
        LogEvent::Played { .. } | LogEvent::Deployed { .. } | LogEvent::Used { .. } | LogEvent::Attacked { .. }
    )
}

fn is_exchange(first: &LogEvent, second: &LogEvent) -> bool {
    match (first, second) {
        (
            LogEvent::Damaged { card: to, by: Some(by), combat: true, .. },
            LogEvent::Damaged { card: back_to, by: Some(back_by), combat: true, .. },
        ) => to == back_by && by == back_to,
        _ => false,
    }
}

/// Declares the kinds of [`Joint`], each named after its event, with the details that must be equal.
macro_rules! joints {
    ($($(#[$about:meta])* $event:ident { $($same:ident: $type:ty),* }),+ $(,)?) => {
        /// Events of one kind that a single sentence can describe together, with what they must have in common.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Joint {
            $($(#[$about])* $event { $($same: $type),* }),+
        }

        impl Joint {
            /// Returns the kind of an event. `None` for events that are always described one by one.
            pub(crate) fn of(event: &LogEvent) -> Option<Self> {
                $(
                    if let LogEvent::$event { $($same,)* .. } = event {
                        return Some(Joint::$event { $($same: *$same),* });
                    }
                )+
                None
            }
        }
    };
}

joints! {
    Defeated {},
    LeftPlay {},
    Discarded {},
    Exhausted {},
    Readied {},
    Revealed {},
    Rescued {},
    Returned {},
    /// Cards that a player shows.
    Shown { player: Seat },
    /// Cards that a player looks at.
    LookedAt { player: Seat },
    /// Cards that go to the top or to the bottom of decks.
    PutInDeck { top: bool },
    /// Tokens that a player creates, on a unit where they are upgrades.
    Created { player: Seat, on: Option<CardIndex> },
}

/// Returns `true` for events that one sentence describes together.
fn are_alike(first: &GameLogEntry, second: &GameLogEntry) -> bool {
    let Some(joint) = Joint::of(&first.event) else { return false };
    let token = |entry: &GameLogEntry| {
        if let LogEvent::Created { card, .. } = entry.event { def_in(entry, card) } else { None }
    };
    Joint::of(&second.event) == Some(joint) && token(first) == token(second)
}

fn def_in(entry: &GameLogEntry, card: CardIndex) -> Option<model::CardId> {
    entry.of(card).map(|about| about.def)
}

/// Returns the subject of an event's sentence: the card it is mainly about.
fn subject(event: &LogEvent) -> Option<CardIndex> {
    if let LogEvent::Damaged { by, .. } = event {
        return *by;
    }
    let (LogEvent::Captured { by: card, .. }
    | LogEvent::Exhausted { card }
    | LogEvent::Defeated { card }
    | LogEvent::Gained { card, .. }
    | LogEvent::Moved { card, .. }
    | LogEvent::Attached { card, .. }
    | LogEvent::Copied { card, .. }
    | LogEvent::Flipped { card }) = event
    else {
        return None;
    };
    Some(*card)
}

/// Returns the card that caused a line, with the keyword that resolves and the entry that knows the card. Returns
/// `None` if the line begins with that card anyway or has no such cause.
pub(crate) fn named_cause<'e>(
    entries: &'e [GameLogEntry],
    line: &LogLine,
) -> Option<(&'e GameLogEntry, CardIndex, Option<PendingKind>)> {
    let cause = line.cause?;
    let first = entries.get(*line.parts.first()?)?;
    let speaks = cause.keyword.is_none() && subject(&first.event) == Some(cause.source.card);
    let known_by = entries.get(cause.known_by)?;
    (!speaks && cause.source.card.is_some()).then_some((known_by, cause.source.card, cause.keyword))
}

/// Returns the abilities that a line is about. Their text is not part of the line; it is shown on demand.
pub(crate) fn abilities(entries: &[GameLogEntry], line: &LogLine) -> Vec<(CardIndex, PendingKind)> {
    let of_source = |source: Source| Some((source.card, PendingKind::Ability(source.ability?)));
    let mut found = Vec::new();
    for at in &line.parts {
        let Some(entry) = entries.get(*at) else { continue };
        let ability = if let LogEvent::Lapsed { card, what, .. } = &entry.event {
            Some((*card, *what))
        } else if let LogEvent::Used { card, ability, .. } = &entry.event {
            Some((*card, PendingKind::Ability(*ability)))
        } else {
            line.cause.map(|cause| cause.source).and_then(of_source)
        };
        if let Some(ability) = ability.filter(|one| !found.contains(one)) {
            found.push(ability);
        }
    }
    found
}

/// Returns the number of resources paid for the events of a line.
pub(crate) fn paid(entries: &[GameLogEntry], line: &LogLine) -> u8 {
    let paid = line.parts.iter().filter_map(|at| {
        let LogEvent::Paid { resources, .. } = entries.get(*at)?.event else { return None };
        Some(resources)
    });
    paid.fold(0, u8::saturating_add)
}

/// Returns the kind of token of a card.
pub(crate) fn token(table: &Table<'_>, card: CardIndex) -> Option<Token> {
    let def = table.def_of(card)?;
    Token::ALL.into_iter().find(|token| table.game.book().token(*token) == Some(def))
}

/// Returns the cards that a line counts instead of naming them, each with the event that knows it. Empty if the reader
/// may not know them.
pub(crate) fn counted_cards<'e>(
    table: &Table<'_>,
    entries: &'e [GameLogEntry],
    line: &LogLine,
) -> Vec<(&'e GameLogEntry, CardIndex)> {
    let parts = line.parts.iter().filter_map(|at| entries.get(*at));
    let is_looked = |entry: &&GameLogEntry| matches!(entry.event, LogEvent::LookedAt { .. });
    let is_readied =
        |entry: &&GameLogEntry| matches!(entry.event, LogEvent::Readied { .. }) && entry.rule == REGROUP_READY;
    let looked: Vec<&GameLogEntry> = parts.clone().filter(is_looked).collect();
    let readied: Vec<&GameLogEntry> = parts.filter(is_readied).collect();
    let mut all = if looked.len() > MANY { looked } else { Vec::new() };
    all.extend(if readied.len() > FEW { readied } else { Vec::new() });
    let card = |entry: &'e GameLogEntry| entry.event.cards().first().map(|(card, _)| (entry, *card));
    let cards: Vec<(&GameLogEntry, CardIndex)> = all.into_iter().filter_map(card).collect();
    let sees = |(entry, card): &(&GameLogEntry, CardIndex)| Table { entry: Some(*entry), ..*table }.sees(*card);
    if cards.iter().all(sees) { cards } else { Vec::new() }
}

/// The rule that readies cards in the regroup phase.
pub(crate) const REGROUP_READY: &str = "5.5.1D";

/// Maximum number of cards that a line about the regroup phase names.
pub(crate) const FEW: usize = 3;

/// Minimum number of cards that a line counts instead of naming them.
pub(crate) const MANY: usize = 10;

/// The cards affected by several events: named cards, counted tokens, and cards hidden from the reader.
pub(crate) struct Things {
    /// Names in the order of the events.
    pub names: Vec<String>,
    /// Each kind of token with its number and, if it must be named, its controller.
    pub tokens: Vec<(Token, usize, Option<rules::Seat>)>,
    /// Number of cards hidden from the reader.
    pub unknown: usize,
}

/// Collects the cards of these events, as known at each event.
pub(crate) fn things<'a>(
    table: &Table<'a>,
    entries: &[&'a GameLogEntry],
    named: impl Fn(&Table<'a>, CardIndex) -> String,
) -> Things {
    let mut all = Things { names: Vec::new(), tokens: Vec::new(), unknown: 0 };
    for entry in entries {
        let table = Table { entry: Some(*entry), ..*table };
        let Some((card, _)) = entry.event.cards().first().copied() else { continue };
        match (table.sees(card), token(&table, card)) {
            (false, _) => all.unknown += 1,
            (true, None) => all.names.push(named(&table, card)),
            (true, Some(token)) => {
                let whose = table.namesake_of(card);
                match all.tokens.iter_mut().find(|(one, _, seat)| *one == token && *seat == whose) {
                    Some((_, count, _)) => *count += 1,
                    None => all.tokens.push((token, 1, whose)),
                }
            }
        }
    }
    all
}

impl Things {
    /// Returns the number of cards.
    pub(crate) fn count(&self) -> usize {
        self.names.len() + self.unknown + self.tokens.iter().map(|(_, count, _)| count).sum::<usize>()
    }
}

/// Maximum length in letters of a timing point's name in a line.
const LONGEST_LABEL: usize = 40;

/// Returns the label of a triggered ability in a line: its keyword or timing point ("When Played"). Returns `None` if
/// the label would be too long.
pub(crate) fn label(table: &Table<'_>, card: CardIndex, what: PendingKind) -> Option<String> {
    if let Some((keyword, number)) = what.keyword() {
        return Some(crate::numbered_keyword(keyword, number, table.language));
    }
    let PendingKind::Ability(id) = what else { return None };
    let text = table.ability(card, id);
    let lead: String =
        crate::marks(&text, table.language).iter().filter(|part| part.lead).map(|part| part.text).collect();
    let lead = lead.trim().trim_end_matches(':');
    (!lead.is_empty() && lead.chars().count() <= LONGEST_LABEL).then(|| lead.to_owned())
}

/// Returns `true` if an action ability is an epic action (CR 7.2.4), `None` for other abilities.
pub(crate) fn is_epic(table: &Table<'_>, id: ability::AbilityId) -> Option<bool> {
    let ability = table.game.book().ability(id);
    let is_epic = matches!(ability, Ability::EpicAction(_));
    (is_epic || matches!(ability, Ability::Action(_))).then_some(is_epic)
}

/// Returns `true` if a card has several action abilities, so that "the action" would be ambiguous.
pub(crate) fn has_several_actions(table: &Table<'_>, card: CardIndex, id: ability::AbilityId) -> bool {
    let Some(def) = table.def_of(card).map(|def| table.game.book().def(def)) else { return false };
    let of = |face: &rules::FaceAbilities| face.actions.contains(&id) && face.actions.len() > 1;
    of(&def.front) || of(&def.unit)
}
