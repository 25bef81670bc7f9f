//! Log entries and lines, in any language.

use ability::{Duration, Modifier, UnitRule};
use rules::{CardIndex, EffectEnd, GameLogEntry, Idle, LastingKind, LogEvent, LogField, Outcome, Seat};

use super::board::phase;
use super::frame::{self, Naming, Slot, Slots, fill, named, owned_name};
use super::lines::{self, Joint, LogLine, MANY, Piece};
use super::table::{self, Table, context};
use super::words::Words;
use crate::capital;

/// Renders one event as a sentence without a full stop.
pub(crate) fn event(table: &Table<'_>, event: &LogEvent, words: &Words) -> String {
    capital(&told(table, event, words))
}

fn told(table: &Table<'_>, event: &LogEvent, words: &Words) -> String {
    if let LogEvent::Phase { phase: now, round } = event {
        return phase(*now, *round, words);
    }
    fill(table, (words.event)(event), &slots(table, event, words), words)
}

/// Returns the values for the frame of an event, by the names of its details.
fn slots(table: &Table<'_>, event: &LogEvent, words: &Words) -> Slots {
    let mut slots: Slots = Vec::new();
    for (name, field) in event.facts() {
        slots.push((
            name,
            match field {
                LogField::Player(seat) => Slot::Player(seat),
                LogField::Card(Some(card)) => Slot::Card(card, naming(event, name)),
                LogField::Cards(cards) => Slot::Text(cards_of(table, event, &cards, words)),
                LogField::Number(number) => Slot::Count(number),
                LogField::Name(name) => Slot::Text(table::named(table, name)),
                LogField::Counter(counter) => Slot::Text((words.counter)(counter).to_owned()),
                LogField::Ability(ability) => Slot::Text(used(table, event, ability, words).to_owned()),
                LogField::Verb(verb) => Slot::Text((words.withstood)(verb).to_owned()),
                LogField::Trait(named) => Slot::Text((words.trait_of)(named)),
                LogField::Idle(why) => Slot::Text(idle(table, event, why, words)),
                LogField::Outcome(outcome) => {
                    slots.extend(winners(table, outcome, words));
                    continue;
                }
                LogField::Card(None) | LogField::Flag(_) | LogField::Phase(_) | LogField::Triggered(_) => continue,
                LogField::Gives(_) | LogField::Until(_) => continue,
            },
        ));
    }
    if let LogEvent::Damaged { combat, indirect, .. } = event {
        let [combat_damage, indirect_damage, damage] = words.damage_kinds;
        let kind = if *combat { combat_damage } else { damage };
        slots.push(("kind", Slot::Text(if !*combat && *indirect { indirect_damage } else { kind }.to_owned())));
    } else if let LogEvent::Triggered { card, what, .. } | LogEvent::Resolving { card, what, .. } = event {
        slots.push(("what", Slot::Text(triggered(table, *card, *what, words))));
    } else if let LogEvent::Lapsed { card, what, .. } = event {
        let label = lines::label(table, *card, *what).map_or_else(String::new, |label| format!(" ({label})"));
        slots.push(("label", Slot::Text(label)));
    } else if let LogEvent::Gained { card, gives, until } = event {
        slots.push(("gives", Slot::Text(gained(table, *card, *gives, Some(*until), words))));
    } else if let LogEvent::Expired { card, gives, .. } = event {
        slots.push(("gives", Slot::Text(gained(table, *card, *gives, None, words))));
    }
    slots
}

/// Returns the way to name a card of an event. Cards that were not in play need no owner.
fn naming(event: &LogEvent, name: &str) -> Naming {
    if matches!(event, LogEvent::Used { .. } | LogEvent::Delayed { .. }) {
        return Naming::Printed;
    }
    let is_plain = matches!(
        event,
        LogEvent::Resourced { .. }
            | LogEvent::Played { .. }
            | LogEvent::Deployed { .. }
            | LogEvent::Taken { .. }
            | LogEvent::Discarded { .. }
            | LogEvent::Created { .. }
            | LogEvent::Blanked { .. }
            | LogEvent::Flipped { .. }
            | LogEvent::Revealed { .. }
            | LogEvent::Shown { .. }
            | LogEvent::LookedAt { .. }
    );
    if is_plain && name == "card" { Naming::Plain } else { Naming::Owned }
}

/// Renders the cards of an event: their names, or their number if the reader may not know the cards that were drawn.
fn cards_of(table: &Table<'_>, event: &LogEvent, cards: &[CardIndex], words: &Words) -> String {
    let names: Vec<String> = cards.iter().map(|card| frame::card(table, *card, words)).collect();
    if !matches!(event, LogEvent::Drew { .. }) {
        (words.list)(&names)
    } else if cards.is_empty() {
        words.nothing.to_owned()
    } else if cards.iter().all(|card| table.sees(*card)) {
        names.join(", ")
    } else {
        let count = i64::try_from(cards.len()).unwrap_or(i64::MAX);
        fill(table, words.cards, &vec![("count", Slot::Count(count))], words)
    }
}

/// Returns the words for an ability that is used.
fn used(table: &Table<'_>, event: &LogEvent, ability: ability::AbilityId, words: &Words) -> &'static str {
    let [epic, one, only, other] = words.abilities;
    let LogEvent::Used { card, .. } = event else { return other };
    match lines::is_epic(table, ability) {
        Some(true) => epic,
        Some(false) if lines::has_several_actions(table, *card, ability) => one,
        Some(false) => only,
        None => other,
    }
}

/// Returns the winner of a game, or all winners.
fn winners(table: &Table<'_>, outcome: Outcome, words: &Words) -> Slots {
    match outcome {
        Outcome::Won(player) => vec![("player", Slot::Player(player))],
        Outcome::Shared(seats) => {
            let winners: Vec<Seat> = (0..8).filter(|seat| seats & 1 << seat != 0).map(Seat).collect();
            let first = table.address.you.filter(|you| winners.contains(you)).or(winners.first().copied());
            let names: Vec<String> = winners.iter().map(|seat| table.player(*seat)).collect();
            let first = first.map(|seat| ("player", Slot::Player(seat)));
            [("winners", Slot::Text((words.list)(&names)))].into_iter().chain(first).collect()
        }
        Outcome::Draw => Vec::new(),
    }
}

/// Renders a triggered ability of a card.
pub(crate) fn triggered(table: &Table<'_>, card: CardIndex, what: rules::PendingKind, words: &Words) -> String {
    format!("{}: {}", owned_name(table, card, words), table::triggered(table, card, what))
}

/// Renders a temporary modifier: "Wampa gets +1/+0 for this phase".
fn gained(table: &Table<'_>, card: CardIndex, gives: LastingKind, until: Option<EffectEnd>, words: &Words) -> String {
    let lasts = lasts(table, until, words);
    let mut slots = slots_of_lasting(card, &lasts);
    let texts = &words.lasting;
    let frame = match (table.modifier(gives), gives) {
        // The card is readied with all other cards, only in the regroup phase (CR 5.5.1D).
        (Some(Modifier::Rule(UnitRule::SkipsReadying)), _)
            if matches!(until, Some(EffectEnd::Duration(Duration::NextRegroup))) =>
        {
            texts.stays_exhausted
        }
        (Some(modifier), _) => {
            let who = named(table, card, Naming::Owned, "", words);
            let [front, back] = &lasts;
            return (texts.gained)(&who, &modifier, [front, back], context(table, CardIndex::NONE));
        }
        (None, LastingKind::Redirect(to, combat)) => {
            let [combat_damage, _, damage] = words.damage_kinds;
            slots.push(("kind", Slot::Text(if combat { combat_damage } else { damage }.to_owned())));
            slots.push(("to", Slot::Card(to.card, Naming::Owned)));
            texts.redirect
        }
        (None, _) => texts.other,
    };
    fill(table, frame, &slots, words)
}

/// Renders a duration, in front and at the end of the sentence.
fn lasts(table: &Table<'_>, until: Option<EffectEnd>, words: &Words) -> [String; 2] {
    let texts = &words.lasting;
    let lasts = match until {
        Some(EffectEnd::Duration(Duration::Phase)) => texts.phase,
        Some(EffectEnd::Duration(Duration::Round)) => texts.round,
        Some(EffectEnd::Duration(Duration::NextRegroup)) => texts.next_regroup,
        Some(EffectEnd::Duration(Duration::Attack) | EffectEnd::Attack(_)) => texts.attack,
        Some(EffectEnd::Duration(Duration::WhileInPlay | Duration::Always)) => texts.in_play,
        Some(EffectEnd::Leaves(source)) => {
            let source = vec![("source", Slot::Text(owned_name(table, source.card, words)))];
            return texts.while_in_play.map(|text| fill(table, text, &source, words));
        }
        None => ["", ""],
    };
    lasts.map(str::to_owned)
}

/// Returns the values for a sentence about a card and a duration.
fn slots_of_lasting(card: CardIndex, [front, back]: &[String; 2]) -> Slots {
    let text = |text: &String| Slot::Text(text.clone());
    vec![("card", Slot::Card(card, Naming::Owned)), ("front", text(front)), ("back", text(back))]
}

/// Renders in brackets the reason a triggered ability has no effect; empty if there is nothing to report.
fn idle(table: &Table<'_>, event: &LogEvent, why: Idle, words: &Words) -> String {
    let [used, unmet, not_used, gone] = words.idle;
    match why {
        Idle::Used => used.to_owned(),
        Idle::Unmet => unmet.to_owned(),
        Idle::NotUsed => not_used.to_owned(),
        Idle::Gone => gone.to_owned(),
        Idle::Nothing => String::new(),
        Idle::NoTarget(block, at) => {
            let card = event.cards().first().map_or(CardIndex::NONE, |(card, _)| *card);
            let step = table.game.book().block(block).get(usize::from(at));
            let sought = step.and_then(|step| step.unnamed().filters().first().copied());
            let sought = sought.map(|filter| crate::filter(filter, context(table, card)));
            let none = sought.and_then(|sought| (words.no_such)(&sought));
            none.map_or_else(String::new, |none| format!(" ({none})"))
        }
    }
}

/// Renders a line of the log as one sentence, without the text of abilities.
pub(crate) fn line(table: &Table<'_>, entries: &[GameLogEntry], log_line: &LogLine, words: &Words) -> String {
    let paid = lines::paid(entries, log_line);
    let pieces = lines::pieces(entries, log_line);
    let said: Vec<String> = pieces.iter().map(|piece| said(table, piece, paid, words)).collect();
    let said = said.join("; ");
    let cause = lines::named_cause(entries, log_line).and_then(|(entry, card, keyword)| {
        let table = Table { entry: Some(entry), ..*table };
        let label = keyword.and_then(|what| lines::label(&table, card, what));
        let label = label.map_or_else(String::new, |label| format!(" ({label})"));
        table.sees(card).then(|| format!("{}{label}", owned_name(&table, card, words)))
    });
    capital(&cause.map_or_else(|| said.clone(), |cause| format!("{cause}: {said}")))
}

fn said(table: &Table<'_>, piece: &Piece<'_>, paid: u8, words: &Words) -> String {
    let count = |count: i64| vec![("count", Slot::Count(count))];
    match piece {
        Piece::One(entry) => {
            let said = short(&Table { entry: Some(*entry), ..*table }, entry, words);
            let costs =
                matches!(entry.event, LogEvent::Played { .. } | LogEvent::Deployed { .. } | LogEvent::Used { .. });
            match costs && paid > 0 {
                true => {
                    format!("{said}{}", fill(table, words.for_paid[usize::from(paid > 1)], &count(paid.into()), words))
                }
                false => said,
            }
        }
        Piece::Several(entries) => several(table, entries, words),
        Piece::Exchange(first, back) => {
            let said = told(&Table { entry: Some(*first), ..*table }, &first.event, words);
            let LogEvent::Damaged { amount, .. } = back.event else { return said };
            format!("{said}{}", fill(table, words.and_takes, &count(amount.into()), words))
        }
    }
}

/// Renders an event within a line: without the text of an ability, with tokens named as such.
fn short(table: &Table<'_>, entry: &GameLogEntry, words: &Words) -> String {
    let full = told(table, &entry.event, words);
    if let LogEvent::Gained { card, until, .. } = &entry.event
        && full.contains(words.quote)
    {
        let slots = slots_of_lasting(*card, &lasts(table, Some(*until), words));
        return fill(table, words.lasting.ability, &slots, words);
    }
    let is_token = entry.event.cards().first().is_some_and(|(card, _)| lines::token(table, *card).is_some());
    let fits = matches!(entry.event, LogEvent::Defeated { .. } | LogEvent::LeftPlay { .. } | LogEvent::Created { .. });
    if is_token && fits { several(table, &[entry], words) } else { full }
}

/// Renders events of one kind as one sentence.
fn several<'a>(table: &Table<'a>, entries: &[&'a GameLogEntry], words: &Words) -> String {
    let Some(first) = entries.first() else { return String::new() };
    let then = &Table { entry: Some(*first), ..*table };
    let Some(joint) = Joint::of(&first.event) else { return told(then, &first.event, words) };
    let things = lines::things(table, entries, |table, card| owned_name(table, card, words));
    let count = things.count();
    let number = |count: usize| vec![("count", Slot::Count(i64::try_from(count).unwrap_or(i64::MAX)))];
    let mut named = things.names.clone();
    let is_object = matches!(first.event, LogEvent::Created { .. });
    named.extend(things.tokens.iter().map(|(token, count, whose)| {
        let whose = whose.map(|seat| (words.whose)(table, seat));
        (words.tokens)(*token, *count, whose, is_object)
    }));
    named
        .extend((things.unknown > 0).then(|| {
            fill(table, words.unknown_cards[usize::from(things.unknown > 1)], &number(things.unknown), words)
        }));
    let is_counted = match joint {
        Joint::Readied {} => first.rule == lines::REGROUP_READY && count > lines::FEW,
        Joint::LookedAt { .. } => things.unknown > 0 || count > MANY,
        Joint::Defeated {}
        | Joint::LeftPlay {}
        | Joint::Discarded {}
        | Joint::Exhausted {}
        | Joint::Revealed {}
        | Joint::Shown { .. }
        | Joint::Rescued {}
        | Joint::Returned {}
        | Joint::PutInDeck { .. }
        | Joint::Created { .. } => false,
    };
    let [one, many, counted] = (words.several)(joint);
    let frame = if is_counted {
        counted
    } else if count > 1 {
        many
    } else {
        one
    };
    let mut slots = number(count);
    slots.push(("things", Slot::Text((words.list)(&named))));
    slots.push(("names", Slot::Text(things.names.join(", "))));
    slots.extend(self::slots(then, &first.event, words).into_iter().filter(|(name, _)| *name != "card"));
    fill(then, frame, &slots, words)
}

/// Renders the details that a line omits: the text of its abilities, names of cards that it counts. Returns `None` if
/// there are none.
pub(crate) fn details(
    table: &Table<'_>,
    entries: &[GameLogEntry],
    log_line: &LogLine,
    words: &Words,
) -> Option<String> {
    let first = log_line.parts.first().and_then(|at| entries.get(*at));
    let of_cause = Table { entry: first, ..*table };
    let abilities = lines::abilities(entries, log_line).into_iter().filter(|(card, _)| of_cause.sees(*card));
    let mut said: Vec<String> = abilities.map(|(card, what)| triggered(&of_cause, card, what, words)).collect();
    let counted = lines::counted_cards(table, entries, log_line);
    if !counted.is_empty() {
        let name = |(entry, card): &(&GameLogEntry, CardIndex)| {
            owned_name(&Table { entry: Some(*entry), ..*table }, *card, words)
        };
        said.push(counted.iter().map(name).collect::<Vec<_>>().join(", "));
    }
    for entry in log_line.parts.iter().filter_map(|at| entries.get(*at)) {
        if matches!(entry.event, LogEvent::Gained { .. }) {
            let told = told(&Table { entry: Some(entry), ..*table }, &entry.event, words);
            said.extend(told.contains(words.quote).then(|| capital(&told)));
        }
    }
    (!said.is_empty()).then(|| said.join("\n"))
}
