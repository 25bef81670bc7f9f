//! The table as text, for failures.

use std::fmt::Write;

use model::{CardNumber, CardType};
use phrase::{Context, DataNames, Language};
use rules::{CardIndex, CardZone, Flags, Game, Seat};

use crate::label;
use crate::lookup::name;

/// Renders the board, the open question with its options, and the last events.
pub(crate) fn table(game: &Game) -> String {
    let mut out = String::new();
    let state = &game.state;
    let active = label::seat(state.active());
    let initiative = label::seat(state.initiative());
    let _ =
        writeln!(out, "round {}, {:?} phase, active: {active}, initiative: {initiative}", state.round(), state.phase());
    for seat in state.seats() {
        side(&mut out, game, seat);
    }
    if !game.waiting().is_empty() {
        let waiting: Vec<String> = game.waiting().iter().map(|one| label::pending_label(game, one)).collect();
        let _ = writeln!(out, "waiting: {}", waiting.join("; "));
    }
    match game.question() {
        None => {
            let _ = writeln!(out, "no question: {:?}", state.outcome());
        }
        Some(question) => {
            let asker = if question.source.is_some() { name(game, question.source) } else { "the game".to_owned() };
            let _ = writeln!(out, "asked: {}, {:?}, by {asker}", label::seat(question.player), question.ask);
            if let Some((block, step)) = question.step
                && let Some(step) = game.book().block(block).get(usize::from(step))
            {
                let context = Context {
                    language: Language::English,
                    kind: CardType::Unit,
                    host: CardType::Unit,
                    pilot: false,
                    names: &DataNames,
                };
                let _ = writeln!(out, "step: {}", phrase::step(step, context));
            }
            let options: Vec<String> =
                game.legal_actions().iter().take(60).map(|action| label::label(game, action)).collect();
            let _ = writeln!(out, "options: {}", options.join("; "));
        }
    }
    if let Some(log) = &game.log {
        let _ = writeln!(out, "last:");
        for entry in &log[log.len().saturating_sub(12)..] {
            let _ = writeln!(out, "  {} {:?}", entry.rule, entry.event);
        }
    }
    out
}

fn side(out: &mut String, game: &Game, seat: Seat) {
    let state = &game.state;
    let player = state.player(seat);
    let names = |place: CardZone| {
        let cards: Vec<String> = state.list(seat, place).iter().map(|card| name(game, *card)).collect();
        cards.join(", ")
    };
    let resources = state.list(seat, CardZone::Resources).len();
    let _ = writeln!(
        out,
        "{}: base {}/{}, resources {}/{resources}, deck {}, hand [{}], discard [{}]",
        label::seat(seat),
        state.card(player.base).damage,
        game.def(player.base).hp,
        game.ready_resources(seat),
        state.list(seat, CardZone::Deck).len(),
        names(CardZone::Hand),
        names(CardZone::Discard),
    );
    for below in state.under(player.base) {
        let _ = writeln!(out, "    under the base {} (#{})", name(game, below), below.0);
    }
    for leader in player.leaders.iter().filter(|leader| leader.is_some()) {
        if state.card(*leader).place == CardZone::BaseZone {
            let _ = writeln!(out, "    leader {}{}", name(game, *leader), exhausted(game, *leader));
        }
    }
    for unit in state.list(seat, CardZone::Arena) {
        let stats = game.stats(*unit);
        let under: Vec<String> = state
            .under(*unit)
            .map(|card| format!("{:?} {} (#{})", state.card(card).place, name(game, card), card.0))
            .collect();
        let _ = writeln!(
            out,
            "    {} {} (#{}) {}/{}, damage {}{} {}",
            game.arena(*unit).word(),
            name(game, *unit),
            unit.0,
            stats.power,
            stats.hp,
            state.card(*unit).damage,
            exhausted(game, *unit),
            under.join(", "),
        );
    }
}

fn exhausted(game: &Game, card: CardIndex) -> &'static str {
    if game.state.card(card).flags.contains(Flags::EXHAUSTED) { ", exhausted" } else { "" }
}

/// Returns a card's text in English, one ability per line, including those of a leader's unit side.
#[track_caller]
pub fn card_text(number: &str) -> String {
    let number: CardNumber = number.parse().expect("a card number");
    let (_, texts) = catalog::texts::embedded().expect("the embedded texts load");
    let book = rules::CardBook::embedded().expect("the embedded data load");
    let card = book.catalog().by_number(number).expect("a card of the catalogue");
    let text = texts.iter().find(|text| text.id == number).expect("a card with a text");
    let def = book.def(card);
    let context = Context {
        language: Language::English,
        kind: def.kind,
        host: def.host(),
        pilot: def.is_pilot(),
        names: &DataNames,
    };
    let words = phrase::card_text(text, context);
    words.attach.into_iter().chain(words.abilities).chain(words.unit).collect::<Vec<_>>().join("\n")
}
