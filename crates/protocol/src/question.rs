//! The open question with its options.

use ability::{CardEffect, Effect, PlayerEffect, Step, Zone};
use phrase::Language;
use phrase::game::Table;
use rules::{Action, CardIndex, CostComponent, Game, Question, QuestionKind, Seat};
use serde_json::{Map, Value, json};

use crate::act::WireAction;
use crate::state_view::{id, table};

/// Returns the open question for a reader. The options are only for the player who decides, and for judges.
pub(crate) fn question(game: &Game, reader: Option<Seat>, language: Language) -> Value {
    let Some(question) = game.question() else { return Value::Null };
    let table = table(game, reader, language);
    let may_look = reader.is_none_or(|reader| reader == question.player);
    let ability =
        question.ability.map(|ability| json!({ "ability": rules::AbilityName::of(game.book(), ability), "words": table.ability(question.source, ability) }));
    let mut shown = json!({
        "player": question.player.0,
        "kind": question.ask,
        "source": id(game, question.source, reader),
        "ability": ability,
        "title": if may_look { Value::from(table.title(question)) } else { Value::Null },
        "min": if may_look { question.min.into() } else { Value::Null },
        "max": question.max,
        "picked": question.picked,
        "about": game.acted_on().into_iter().filter_map(|card| game.handle_of(card, reader)).collect::<Vec<_>>(),
        // Whether a search can be declined could reveal that something was found.
        "decline": if may_look { decline(game, question).into() } else { Value::Null },
    });
    if may_look {
        shown["picked_cards"] = game.picked().into_iter().map(|card| id(game, card, reader)).collect::<Vec<_>>().into();
        shown["looked_at"] = looked_at(game, question, &table);
        let options = game.options_for(reader).into_iter().enumerate();
        shown["options"] = options.map(|(at, action)| option(game, at, action, &table)).collect();
    }
    shown
}

/// Returns how the question may be declined: "none", "may", "up_to" or "hidden". The last one means that no player can
/// be forced to reveal hidden cards (CR 1.17.4, 8.26.6).
fn decline(game: &Game, question: &Question) -> &'static str {
    let has = |action: Action| game.legal_actions().contains(&action);
    let hidden = match step(game, question) {
        Some(Effect::Player(PlayerEffect::Search { .. })) => true,
        Some(Effect::Card(CardEffect::Play { what, .. })) => is_hidden(what),
        Some(Effect::Player(PlayerEffect::DiscardFromHand { cards, .. })) => cards.is_some(),
        Some(_) | None => false,
    };
    let hidden = hidden || question.ask == QuestionKind::Plot;
    match (has(Action::No), has(Action::Done)) {
        (true, _) | (_, true) if hidden => "hidden",
        (true, _) => "may",
        (false, true) => "up_to",
        (false, false) => "none",
    }
}

fn is_hidden(target: &ability::Target) -> bool {
    match target {
        ability::Target::Choose(filter) | ability::Target::All(filter) => {
            matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Seen)
        }
        _ => false,
    }
}

/// Returns the step that asks, without the name that it binds.
fn step<'a>(game: &'a Game, question: &Question) -> Option<&'a Step> {
    let (block, at) = question.step?;
    game.book().block(block).get(usize::from(at)).map(Step::unnamed)
}

/// Returns the cards that the player looks at; each states if it may be chosen.
fn looked_at(game: &Game, question: &Question, table: &Table<'_>) -> Value {
    let wanted = match step(game, question) {
        Some(Effect::Player(PlayerEffect::Search { cards, .. })) => {
            let def = game.def(question.source);
            let (kind, host, pilot) = (def.kind, def.host(), def.is_pilot());
            let context = phrase::Context { language: table.language, kind, host, pilot, names: table.names };
            Some(phrase::filter(cards, context))
        }
        Some(_) | None => None,
    };
    let picked = game.picked();
    // For a yes-or-no question the cards are only shown.
    let picks = game.legal_actions().iter().any(|action| action.cards().next().is_some());
    let cards = game.looked_at().into_iter().map(|card| {
        let choosable = game.legal_actions().iter().any(|action| action.cards().any(|one| one == card));
        let why = match &wanted {
            _ if choosable || !picks => Value::Null,
            _ if picked.contains(&card) => "picked".into(),
            Some(wanted) => format!("not {wanted}, or too much together with what is picked").into(),
            None => Value::Null,
        };
        json!({ "card": id(game, card, table.reader), "name": table.card(card), "choosable": picks.then_some(choosable), "why_not": why })
    });
    cards.collect()
}

/// Returns an option of a question as JSON.
fn option(game: &Game, index: usize, action: Action, table: &Table<'_>) -> Value {
    let mut shown = match serde_json::to_value(WireAction::of(game, action, table.reader)) {
        Ok(Value::Object(shown)) => shown,
        Ok(_) | Err(_) => Map::new(),
    };
    shown.insert("index".to_owned(), index.into());
    shown.insert("words".to_owned(), table.action(action).into());
    let cards: Vec<u32> = action.cards().filter_map(|card| game.handle_of(card, table.reader)).collect();
    shown.insert("cards".to_owned(), cards.into());
    shown.insert("no_effect".to_owned(), game.has_no_effect(action).into());
    match action {
        Action::Play { card, onto, alternative: false }
            if game.question().is_some_and(|question| question.ask == QuestionKind::Action) =>
        {
            shown.insert("cost".to_owned(), json!(game.cost_to_play(card, onto)));
            let parts = game.cost_parts(card, onto).into_iter().map(|part| cost_part(game, part, table.reader));
            shown.insert("cost_parts".to_owned(), parts.collect());
        }
        Action::Trigger(nth) => trigger(game, nth, table.reader, &mut shown),
        _ => {}
    }
    Value::Object(shown)
}

/// Returns a part of a card's cost.
fn cost_part(game: &Game, part: CostComponent, reader: Option<Seat>) -> Value {
    match part {
        CostComponent::Printed(resources) => json!({ "part": "printed", "resources": resources }),
        CostComponent::Piloting(resources) => json!({ "part": "piloting", "resources": resources }),
        CostComponent::Smuggle(resources) => json!({ "part": "smuggle", "resources": resources }),
        CostComponent::Penalty(aspect, resources) => {
            json!({ "part": "penalty", "aspect": aspect, "resources": resources })
        }
        CostComponent::Changed(card, resources) => {
            json!({ "part": "changed", "card": id(game, card, reader), "resources": resources })
        }
        CostComponent::Free => json!({ "part": "free" }),
    }
}

/// Adds the ability of a trigger, and the index of the first equivalent trigger.
fn trigger(game: &Game, nth: u8, reader: Option<Seat>, shown: &mut Map<String, Value>) {
    let choices = game.waiting_choices();
    let Some(waiting) = choices.get(usize::from(nth)) else { return };
    let about = |card: CardIndex| id(game, card, reader);
    shown.insert("source".to_owned(), about(waiting.source.card));
    shown.insert("subject".to_owned(), about(waiting.subject.card));
    shown.insert("what".to_owned(), crate::state_view::triggered(game.book(), waiting.what));
    let same = choices.iter().position(|one| {
        (one.what, one.source, one.subject, one.carried)
            == (waiting.what, waiting.source, waiting.subject, waiting.carried)
    });
    let same = same.filter(|first| *first != usize::from(nth));
    shown.insert("same_as".to_owned(), json!(same));
}
