//! English text for log entries.

use ability::{Duration, Modifier, ProtectedAction, UnitRule};
use rules::{CardIndex, EffectEnd, GameLogEntry, Idle, LastingKind, LogEvent, Outcome, Seat};

use super::{WORDS, card, counter, line, own_name, owned_name, possessive, triggered};
use crate::english::grammar::{counted, list, with_article};
use crate::english::verbs::token_words;
use crate::game::board::phase;
use crate::game::lines::{self, Joint, LogLine, MANY, Piece, Things};
use crate::game::table::{Table, context, named};

/// Renders one event as a sentence without a full stop.
pub(crate) fn event(table: &Table<'_>, event: &LogEvent) -> String {
    line(&words(table, event))
}

fn words(table: &Table<'_>, event: &LogEvent) -> String {
    // Public events stay known even if the card is hidden again.
    let of = |one: CardIndex| card(table, one);
    let whose = |card: CardIndex| if table.sees(card) { owned_name(table, card) } else { "a card".to_owned() };
    let who = |seat| table.player(seat);
    let does = |seat, verb| super::does(table, seat, verb);
    let own = |seat| if table.is_you(seat) { "your" } else { "the" };
    match event {
        LogEvent::FirstPlayer { player } => format!("{} with the initiative", does(*player, "starts")),
        LogEvent::Mulligan { player, taken: true } => format!("{} a mulligan", does(*player, "takes")),
        LogEvent::Mulligan { player, taken: false } => format!("{} {} hand", does(*player, "keeps"), own(*player)),
        LogEvent::Phase { phase: now, round } => phase(*now, *round, &WORDS),
        LogEvent::Passed { player } => does(*player, "passes"),
        LogEvent::Took { player, counter } => format!("{} the {}", does(*player, "takes"), self::counter(*counter)),
        LogEvent::Drew { player, cards } if cards.iter().all(|card| table.sees(*card)) => {
            let cards: Vec<String> = cards.iter().map(|card| of(*card)).collect();
            let cards = if cards.is_empty() { "nothing".to_owned() } else { cards.join(", ") };
            format!("{} {cards}", does(*player, "draws"))
        }
        LogEvent::Drew { player, cards } => {
            let count = i16::try_from(cards.len()).unwrap_or(i16::MAX);
            format!("{} {}", does(*player, "draws"), counted(count, "card", "cards"))
        }
        LogEvent::Resourced { player, card } => format!("{} {}", does(*player, "resources"), of(*card)),
        LogEvent::Paid { player, resources } => {
            format!("{} {}", does(*player, "pays"), counted(i16::from(*resources), "resource", "resources"))
        }
        LogEvent::Played { player, card, onto: Some(unit), smuggled, .. } => {
            let how = if *smuggled { " from the resources using Smuggle" } else { "" };
            format!("{} {} on {}{how}", does(*player, "plays"), of(*card), whose(*unit))
        }
        LogEvent::Played { player, card, onto: None, smuggled: false, .. } => {
            format!("{} {}", does(*player, "plays"), of(*card))
        }
        LogEvent::Played { player, card, onto: None, smuggled: true, .. } => {
            format!("{} {} from the resources using Smuggle", does(*player, "plays"), of(*card))
        }
        LogEvent::Deployed { player, card } => format!("{} {}", does(*player, "deploys"), of(*card)),
        LogEvent::Used { player, card, ability } => {
            let what = match lines::is_epic(table, *ability) {
                Some(true) => "the epic action",
                Some(false) if lines::has_several_actions(table, *card, *ability) => "an action",
                Some(false) => "the action",
                None => "the ability",
            };
            format!("{} {what} of {}", does(*player, "uses"), own_name(table, *card))
        }
        LogEvent::Attacked { attacker, target } => format!("{} attacks {}", whose(*attacker), whose(*target)),
        LogEvent::Damaged { card, amount, by, combat, indirect } => {
            let kind = match (combat, indirect) {
                (true, _) => "combat damage",
                (false, true) => "indirect damage",
                (false, false) => "damage",
            };
            match by {
                Some(by) if by == card => format!("{} deals {amount} {kind} to itself", whose(*by)),
                Some(by) => format!("{} deals {amount} {kind} to {}", whose(*by), whose(*card)),
                None => format!("{} takes {amount} {kind}", whose(*card)),
            }
        }
        LogEvent::Prevented { card, amount } => format!("{amount} damage to {} is prevented", whose(*card)),
        LogEvent::Healed { card, amount } => format!("{amount} damage is healed from {}", whose(*card)),
        LogEvent::Defeated { card } => format!("{} is defeated", whose(*card)),
        LogEvent::LeftPlay { card } => format!("{} leaves play", whose(*card)),
        LogEvent::Returned { card } => format!("{} returns to its owner's hand", whose(*card)),
        LogEvent::PutInDeck { card, top: true } => format!("{} goes on top of its owner's deck", whose(*card)),
        LogEvent::PutInDeck { card, top: false } => format!("{} goes to the bottom of its owner's deck", whose(*card)),
        LogEvent::Taken { player, card } => format!("{} {} into hand", does(*player, "takes"), of(*card)),
        LogEvent::Discarded { card } => format!("{} is discarded", of(*card)),
        LogEvent::Exhausted { card } => format!("{} is exhausted", whose(*card)),
        LogEvent::Readied { card } => format!("{} is readied", whose(*card)),
        LogEvent::ResourcesExhausted { player, count } => {
            format!("{} {}", does(*player, "exhausts"), counted(i16::from(*count), "resource", "resources"))
        }
        LogEvent::ResourcesReadied { player, count } => {
            format!("{} {}", does(*player, "readies"), counted(i16::from(*count), "resource", "resources"))
        }
        LogEvent::Created { player, card, on: Some(unit) } => {
            format!("{} {} to {}", does(*player, "gives"), of(*card), whose(*unit))
        }
        LogEvent::Created { player, card, on: None } => format!("{} {}", does(*player, "creates"), of(*card)),
        LogEvent::Controlled { player, card } => format!("{} control of {}", does(*player, "takes"), whose(*card)),
        LogEvent::Moved { card, space } => {
            format!("{} moves to the {} arena as a unit", whose(*card), if *space { "space" } else { "ground" })
        }
        LogEvent::Attached { card, on } => format!("{} is attached to {}", whose(*card), whose(*on)),
        LogEvent::Captured { card, by } => format!("{} captures {}", whose(*by), whose(*card)),
        LogEvent::Rescued { card } => format!("{} is rescued", whose(*card)),
        LogEvent::Triggered { card, what, .. } => format!("triggered: {}", triggered(table, *card, *what)),
        LogEvent::Resolving { card, what, .. } => format!("resolving: {}", triggered(table, *card, *what)),
        LogEvent::Lapsed { card, what, why, .. } => {
            let label = lines::label(table, *card, *what).map_or_else(String::new, |label| format!(" ({label})"));
            format!("{}{label}: no effect{}", whose(*card), idle(table, *card, *why))
        }
        LogEvent::Delayed { card, .. } => format!("the delayed effect of {} takes place", own_name(table, *card)),
        LogEvent::Blanked { card, by } => format!("{} does nothing because of {}", of(*card), whose(*by)),
        LogEvent::Withstood { card, verb, by } => {
            let how = match verb {
                ProtectedAction::Captured => "captured",
                ProtectedAction::Damaged => "dealt damage",
                ProtectedAction::Defeated => "defeated",
                ProtectedAction::Returned => "returned to hand",
                ProtectedAction::Exhausted => "exhausted",
                ProtectedAction::TakenOver => "taken control of",
            };
            if card == by {
                format!("{} cannot be {how} by that player's abilities because of its ability", whose(*card))
            } else {
                format!("{} cannot be {how} by that player's abilities because of {}", whose(*card), whose(*by))
            }
        }
        LogEvent::Collected { player, card } => format!("{} a bounty on {}", does(*player, "collects"), whose(*card)),
        LogEvent::Flipped { card } => format!("{} is flipped", of(*card)),
        LogEvent::Copied { card, of: unit } => format!("{} becomes a copy of {}", whose(*card), whose(*unit)),
        LogEvent::Gained { card, gives, until } => gained(table, &whose(*card), *gives, Some(*until)),
        LogEvent::Expired { card, gives, .. } => format!("ended: {}", gained(table, &whose(*card), *gives, None)),
        LogEvent::Disclosed { player, cards } => {
            let cards: Vec<String> = cards.iter().map(|card| of(*card)).collect();
            format!("{} {}", does(*player, "discloses"), list(&cards, "and"))
        }
        LogEvent::Revealed { card } => format!("{} is revealed", of(*card)),
        LogEvent::Shown { player, card } => format!("{} {}", does(*player, "shows"), of(*card)),
        LogEvent::LookedAt { player, card } => format!("{} at {}", does(*player, "looks"), of(*card)),
        LogEvent::Shuffled { player } => format!("{} {} deck", does(*player, "shuffles"), own(*player)),
        LogEvent::Named { player, name } => format!("{} {}", does(*player, "names"), named(table, *name)),
        LogEvent::NamedTrait { player, named } => {
            format!("{} the {} trait", does(*player, "names"), crate::english::filters::trait_word(*named))
        }
        LogEvent::NamedNumber { player, number } => format!("{} the number {number}", does(*player, "chooses")),
        LogEvent::EmptyDeck { player } => format!("{} cannot draw from an empty deck", who(*player)),
        LogEvent::Conceded { player } => does(*player, "concedes"),
        LogEvent::Lost { player } => does(*player, "loses"),
        LogEvent::Over { outcome: Outcome::Won(player) } => format!("{} the game", does(*player, "wins")),
        LogEvent::Over { outcome: Outcome::Shared(seats) } => {
            let winners: Vec<String> =
                (0..8).filter(|seat| seats & 1 << seat != 0).map(|seat| who(Seat(seat))).collect();
            format!("{} share the victory", winners.join(" and "))
        }
        LogEvent::Over { outcome: Outcome::Draw } => "the game is a draw".to_owned(),
    }
}

/// Renders a temporary modifier: "Wampa gets +1/+0 for this phase".
fn gained(table: &Table<'_>, who: &str, gives: LastingKind, until: Option<EffectEnd>) -> String {
    let lasts = lasts(table, until);
    match (table.modifier(gives), gives) {
        // The card is readied with all other cards, only in the regroup phase (CR 5.5.1D).
        (Some(Modifier::Rule(UnitRule::SkipsReadying)), _)
            if matches!(until, Some(EffectEnd::Duration(Duration::NextRegroup))) =>
        {
            format!("{who} doesn't ready in the next regroup phase")
        }
        (Some(modifier), _) => crate::english::gained(who, &modifier, &lasts, context(table, CardIndex::NONE)),
        (None, LastingKind::Redirect(to, combat)) => {
            let what = if combat { "combat damage" } else { "damage" };
            format!("{what} that would be dealt to {who} is dealt to {} instead{lasts}", owned_name(table, to.card))
        }
        (None, _) => format!("{who} is under a lasting effect{lasts}"),
    }
}

/// Renders a duration, at the end of a sentence.
fn lasts(table: &Table<'_>, until: Option<EffectEnd>) -> String {
    match until {
        Some(EffectEnd::Duration(Duration::Phase)) => " for this phase".to_owned(),
        Some(EffectEnd::Duration(Duration::Round)) => " for this round".to_owned(),
        Some(EffectEnd::Duration(Duration::NextRegroup)) => " until the next regroup phase ends".to_owned(),
        Some(EffectEnd::Duration(Duration::Attack) | EffectEnd::Attack(_)) => " for this attack".to_owned(),
        Some(EffectEnd::Duration(Duration::WhileInPlay | Duration::Always)) => {
            " for as long as it is in play".to_owned()
        }
        Some(EffectEnd::Leaves(source)) => format!(" while {} is in play", owned_name(table, source.card)),
        None => String::new(),
    }
}

/// Renders in brackets the reason a triggered ability has no effect; empty if there is nothing to report.
fn idle(table: &Table<'_>, card: CardIndex, why: Idle) -> String {
    match why {
        Idle::Used => " (already used)".to_owned(),
        Idle::Unmet => " (its condition is not met)".to_owned(),
        Idle::NotUsed => " (not used)".to_owned(),
        Idle::Gone => " (the card has left play)".to_owned(),
        Idle::Nothing => String::new(),
        Idle::NoTarget(block, at) => {
            let step = table.game.book().block(block).get(usize::from(at));
            let sought = step.and_then(|step| step.unnamed().filters().first().copied());
            let sought = sought.map(|filter| crate::english::filter(filter, context(table, card)));
            let bare = sought.map(|sought| match sought.strip_prefix("another ") {
                Some(rest) => format!("other {rest}"),
                None => sought.trim_start_matches("an ").trim_start_matches("a ").to_owned(),
            });
            bare.map_or_else(String::new, |bare| format!(" (no {bare})"))
        }
    }
}

/// Renders a line of the log as one sentence, without the text of abilities.
pub(crate) fn log_line(table: &Table<'_>, entries: &[GameLogEntry], log_line: &LogLine) -> String {
    let paid = lines::paid(entries, log_line);
    let said: Vec<String> = lines::pieces(entries, log_line).iter().map(|piece| said(table, piece, paid)).collect();
    let said = said.join("; ");
    let cause = lines::named_cause(entries, log_line).and_then(|(entry, card, keyword)| {
        let table = Table { entry: Some(entry), ..*table };
        let label = keyword.and_then(|what| lines::label(&table, card, what));
        let label = label.map_or_else(String::new, |label| format!(" ({label})"));
        table.sees(card).then(|| format!("{}{label}", owned_name(&table, card)))
    });
    line(&cause.map_or_else(|| said.clone(), |cause| format!("{cause}: {said}")))
}

fn said(table: &Table<'_>, piece: &Piece<'_>, paid: u8) -> String {
    match piece {
        Piece::One(entry) => {
            let words = short(&Table { entry: Some(*entry), ..*table }, entry);
            let costs =
                matches!(entry.event, LogEvent::Played { .. } | LogEvent::Deployed { .. } | LogEvent::Used { .. });
            if costs && paid > 0 {
                return format!("{words} for {paid} {}", if paid == 1 { "resource" } else { "resources" });
            }
            words
        }
        Piece::Several(entries) => several(table, entries),
        Piece::Exchange(first, back) => {
            let words = words(&Table { entry: Some(*first), ..*table }, &first.event);
            let LogEvent::Damaged { amount, .. } = back.event else { return words };
            format!("{words} and takes {amount}")
        }
    }
}

/// Renders an event within a line: without the text of an ability, with tokens named as such.
fn short(table: &Table<'_>, entry: &GameLogEntry) -> String {
    let full = words(table, &entry.event);
    if let LogEvent::Gained { card, until, .. } = &entry.event
        && full.contains('"')
    {
        let who = if table.sees(*card) { owned_name(table, *card) } else { "a card".to_owned() };
        return format!("{who} gains an ability{}", lasts(table, Some(*until)));
    }
    let is_token = entry.event.cards().first().is_some_and(|(card, _)| lines::token(table, *card).is_some());
    let fits = matches!(entry.event, LogEvent::Defeated { .. } | LogEvent::LeftPlay { .. } | LogEvent::Created { .. });
    if is_token && fits { several(table, &[entry]) } else { full }
}

/// Renders events of one kind as one sentence.
fn several<'a>(table: &Table<'a>, entries: &[&'a GameLogEntry]) -> String {
    let Some(first) = entries.first() else { return String::new() };
    let things = lines::things(table, entries, |table, card| owned_name(table, card));
    let count = things.count();
    let many = count > 1;
    let named = things_named(table, &things);
    let passive = |done: &str| format!("{named} {} {done}", if many { "are" } else { "is" });
    let table = &Table { entry: Some(*first), ..*table };
    let does = |seat, verb| super::does(table, seat, verb);
    let Some(joint) = Joint::of(&first.event) else { return format!("{count} cards: {}", words(table, &first.event)) };
    match joint {
        Joint::Defeated {} => passive("defeated"),
        Joint::LeftPlay {} => format!("{named} {}", if many { "leave play" } else { "leaves play" }),
        Joint::Discarded {} => passive("discarded"),
        Joint::Exhausted {} => passive("exhausted"),
        Joint::Readied {} if first.rule == lines::REGROUP_READY && count > lines::FEW => {
            format!("{count} cards are readied")
        }
        Joint::Readied {} => passive("readied"),
        Joint::Revealed {} => passive("revealed"),
        Joint::Shown { player } => format!("{} {named}", does(player, "shows")),
        Joint::Rescued {} => passive("rescued"),
        Joint::Returned {} => format!("{named} return to their owners' hands"),
        Joint::PutInDeck { top: true } => format!("{named} go on top of their owners' decks"),
        Joint::PutInDeck { top: false } => format!("{named} go to the bottom of their owners' decks"),
        Joint::LookedAt { player } if things.unknown > 0 || count > MANY => {
            format!(
                "{} at {}",
                does(player, "looks"),
                counted(i16::try_from(count).unwrap_or(i16::MAX), "card", "cards")
            )
        }
        Joint::LookedAt { player } => {
            format!("{} at {count} cards: {}", does(player, "looks"), things.names.join(", "))
        }
        Joint::Created { player, on: Some(unit) } => {
            let unit = if table.sees(unit) { owned_name(table, unit) } else { "a card".to_owned() };
            format!("{} {named} to {unit}", does(player, "gives"))
        }
        Joint::Created { player, on: None } => format!("{} {named}", does(player, "creates")),
    }
}

/// Renders named cards, and tokens with their number.
fn things_named(table: &Table<'_>, things: &Things) -> String {
    let mut all = things.names.clone();
    for (token, count, whose) in &things.tokens {
        let (one, many) = token_words(*token);
        let whose = whose.map(|seat| format!("{} ", possessive(table, seat)));
        all.push(match (count, whose) {
            (1, None) => with_article(one),
            (1, Some(whose)) => format!("{whose}{one}"),
            (_, whose) => format!("{}{count} {many}", whose.unwrap_or_default()),
        });
    }
    if things.unknown > 0 {
        all.push(counted(i16::try_from(things.unknown).unwrap_or(i16::MAX), "card", "cards"));
    }
    list(&all, "and")
}

/// Renders the details that a line omits: the text of its abilities, names of cards that it counts. Returns `None` if
/// there are none.
pub(crate) fn log_details(table: &Table<'_>, entries: &[GameLogEntry], log_line: &LogLine) -> Option<String> {
    let first = log_line.parts.first().and_then(|at| entries.get(*at));
    let of_cause = Table { entry: first, ..*table };
    let abilities = lines::abilities(entries, log_line).into_iter().filter(|(card, _)| of_cause.sees(*card));
    let mut said: Vec<String> = abilities.map(|(card, what)| triggered(&of_cause, card, what)).collect();
    let counted = lines::counted_cards(table, entries, log_line);
    if !counted.is_empty() {
        let name =
            |(entry, card): &(&GameLogEntry, CardIndex)| owned_name(&Table { entry: Some(*entry), ..*table }, *card);
        said.push(counted.iter().map(name).collect::<Vec<_>>().join(", "));
    }
    for entry in log_line.parts.iter().filter_map(|at| entries.get(*at)) {
        if matches!(entry.event, LogEvent::Gained { .. }) {
            let words = words(&Table { entry: Some(entry), ..*table }, &entry.event);
            said.extend(words.contains('"').then(|| line(&words)));
        }
    }
    (!said.is_empty()).then(|| said.join("\n"))
}
