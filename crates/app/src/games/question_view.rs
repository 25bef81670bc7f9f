//! The open question with its options, and previews of their effects.

use rules::{
    Action, CardIndex, CardZone, Game, IllegalReason, LogEvent, PilotProblem, Question, QuestionKind, Rng, Seat,
};

use super::reader_view::{ReaderView, seat};
use crate::contract::{
    CardPlace, CounterName, GameOption, GameQuestion, HiddenPlace, IllegalActionView, OptionKind, Preview,
    PreviewEffect, ShownCard,
};

/// Maximum number of options with previews; more are not shown individually.
const PREVIEWS: usize = 80;
/// Maximum number of follow-up questions that a preview answers.
const FOLLOW_UPS: u32 = 12;

/// Returns the open question. Only the deciding player and readers who see everything get its options.
pub(super) fn question(look: ReaderView<'_>) -> Option<GameQuestion> {
    let game = look.game;
    let question = game.question()?;
    let words = look.words();
    let decides = look.reader.is_none_or(|reader| reader == question.player);
    // The determinization must not depend on hidden cards.
    let seed = look.live.before.len() as u64;
    let determinized = decides.then(|| game.determinize(question.player, &mut Rng::seeded(seed)));
    let options = match &determinized {
        None => Vec::new(),
        Some(determinized) => {
            let actions = game.options_for(look.reader);
            let few = actions.len() <= PREVIEWS;
            // One of several equal abilities represents them all.
            let once = look.live.start.auto_answers.equal_triggers;
            let numbered = (0u32..).zip(actions);
            let numbered = numbered.filter(|(_, action)| !(once && game.duplicates_earlier_option(*action)));
            numbered.map(|(index, action)| option(look, question, index, action, few.then_some(determinized))).collect()
        }
    };
    let shown = if decides { game.looked_at() } else { Vec::new() };
    let ids = |cards: Vec<CardIndex>| cards.into_iter().filter_map(|card| look.id(card)).collect();
    let picks = |card: CardIndex| game.legal_actions().iter().any(|action| action.cards().any(|one| one == card));
    Some(GameQuestion {
        seat: u32::from(question.player.0),
        ask: question.ask,
        title: if decides { words.title(question) } else { String::new() },
        rule: game.question_rule(question).to_owned(),
        source: look.id(question.source),
        ability: question.ability.filter(|_| decides).map(|ability| words.ability(question.source, ability)),
        // The option to decline may reveal that something was found.
        min: if decides { u32::from(question.min) } else { 0 },
        max: (question.max < u8::MAX).then_some(u32::from(question.max)),
        picked: u32::from(question.picked),
        picked_cards: if decides { ids(game.picked()) } else { Vec::new() },
        about: ids(game.acted_on()),
        shown: shown
            .into_iter()
            .filter_map(|card| Some(ShownCard { card: look.id(card)?, choosable: picks(card) }))
            .collect(),
        options,
    })
}

fn option(
    look: ReaderView<'_>,
    question: &Question,
    index: u32,
    action: Action,
    determinized: Option<&Game>,
) -> GameOption {
    let (kind, card, target, of) = touched(action);
    let cost = match action {
        Action::Play { card, onto, alternative: false } if question.ask == QuestionKind::Action => {
            look.game.cost_to_play(card, onto).map(u32::from)
        }
        _ => None,
    };
    let tries = matches!(action, Action::Attack { .. })
        || (matches!(action, Action::Card(_)) && question.ask == QuestionKind::Target && question.max <= 1);
    let may_be_idle = matches!(action, Action::Play { .. } | Action::Use { .. });
    GameOption {
        index,
        kind,
        words: look.words().action(action),
        card: card.and_then(|card| look.id(card)),
        target: target.and_then(|card| look.id(card)),
        place: card.filter(|card| look.id(*card).is_none()).and_then(|card| hidden_place(look, card)),
        seat: of.and_then(seat),
        counter: counter(action),
        cost,
        idle: may_be_idle && look.game.has_no_effect(action) == Some(true),
        caution: if question.ask == QuestionKind::Action { caution(look, action) } else { None },
        preview: determinized.filter(|_| tries).and_then(|determinized| preview(look, determinized, action)),
    }
}

/// Returns the reason a Pilot cannot be played on a Vehicle, only as a unit. All Vehicles have a Pilot (CR 7.5.17A).
fn caution(look: ReaderView<'_>, action: Action) -> Option<IllegalActionView> {
    let Action::Play { card, onto: CardIndex::NONE, alternative } = action else { return None };
    let onto = |unit: CardIndex| Action::Play { card, onto: unit, alternative };
    if look
        .game
        .legal_actions()
        .iter()
        .any(|other| matches!(other, Action::Play { card: one, onto, .. } if *one == card && onto.is_some()))
    {
        return None;
    }
    let units = look.game.state.list(look.game.question()?.player, CardZone::Arena);
    let why = units.iter().filter_map(|unit| look.game.illegal_reason(onto(*unit)));
    let mut full = why.filter(|why| matches!(why, IllegalReason::PilotHost { problem: PilotProblem::HasPilot, .. }));
    full.next()
        .map(|why| IllegalActionView { words: format!("{}.", look.words().why(why)), rule: why.rule().to_owned() })
}

/// Returns the place of a card unknown to the reader, as an index in the lists of [`ReaderView::side`].
fn hidden_place(look: ReaderView<'_>, card: CardIndex) -> Option<HiddenPlace> {
    let state = &look.game.state;
    let here = state.card(card);
    let (side, zone, list) = if here.place == CardZone::Resources {
        (here.controller, CardPlace::Resources, state.list(here.controller, CardZone::Resources).to_vec())
    } else if here.place == CardZone::Hand {
        (here.owner, CardPlace::Hand, look.game.hand(here.owner, look.reader))
    } else {
        return None;
    };
    let at = list.iter().position(|other| *other == card)?;
    Some(HiddenPlace { seat: seat(side)?, zone, at: at as u32 })
}

/// Returns the kind of an option, the first and second card to select, and the player it is about.
fn touched(action: Action) -> (OptionKind, Option<CardIndex>, Option<CardIndex>, Option<Seat>) {
    let some = |card: CardIndex| card.is_some().then_some(card);
    match action {
        Action::Play { card, onto, .. } => (OptionKind::Play, Some(card), some(onto), None),
        Action::Attack { attacker, target } => (OptionKind::Attack, Some(attacker), Some(target), None),
        Action::Use { card, .. } => (OptionKind::Use, Some(card), None, None),
        Action::Deploy(card) => (OptionKind::Deploy, Some(card), None, None),
        Action::DeployOnto { leader, onto } => (OptionKind::Deploy, Some(leader), Some(onto), None),
        Action::Take(_) => (OptionKind::Take, None, None, None),
        Action::Pass => (OptionKind::Pass, None, None, None),
        Action::Card(card) => (OptionKind::Card, Some(card), None, None),
        Action::Top(card) => (OptionKind::Top, Some(card), None, None),
        Action::Bottom(card) => (OptionKind::Bottom, Some(card), None, None),
        Action::Player(seat) => (OptionKind::Player, None, None, Some(seat)),
        Action::Mode(_) => (OptionKind::Mode, None, None, None),
        Action::Number(_) => (OptionKind::Number, None, None, None),
        Action::Name(_) => (OptionKind::Name, None, None, None),
        Action::Arena(_) => (OptionKind::Arena, None, None, None),
        Action::Trigger(_) => (OptionKind::Trigger, None, None, None),
        Action::Yes => (OptionKind::Yes, None, None, None),
        Action::No => (OptionKind::No, None, None, None),
        Action::Done => (OptionKind::Done, None, None, None),
    }
}

/// Returns the counter taken by an action.
fn counter(action: Action) -> Option<CounterName> {
    let Action::Take(counter) = action else { return None };
    Some(counter.into())
}

/// Returns the effects of an option on cards in play. It is tried on a scratch copy, where everything hidden from the
/// player is drawn at random. Follow-up questions are declined where possible.
fn preview(look: ReaderView<'_>, determinized: &Game, action: Action) -> Option<Preview> {
    let mut tried = determinized.clone();
    tried.log = Some(Vec::new());
    tried.auto = true;
    // An action that is illegal in the determinization has no preview.
    tried.play(action).ok()?;
    let mut uncertain = false;
    for _ in 0..FOLLOW_UPS {
        let Some(question) = tried.question() else { break };
        if question.ask == QuestionKind::Action || tried.state.phase() != determinized.state.phase() {
            break;
        }
        uncertain = true;
        let options = tried.legal_actions();
        let declines = options.iter().find(|action| matches!(action, Action::No | Action::Done));
        let Some(answer) = declines.or_else(|| options.first()).copied() else { break };
        tried.play_legal(answer);
    }
    let mut effects: Vec<PreviewEffect> = Vec::new();
    let in_play = |card: CardIndex| {
        let known = look.game.state.cards().get(card.at());
        known.is_some_and(|card| matches!(card.place, CardZone::Arena | CardZone::BaseZone))
    };
    for entry in tried.log.iter().flatten() {
        let (card, damage, prevented, healed, falls) = match &entry.event {
            LogEvent::Damaged { card, amount, .. } => (*card, *amount, 0, 0, false),
            LogEvent::Prevented { card, amount } => (*card, 0, *amount, 0, false),
            LogEvent::Healed { card, amount } => (*card, 0, 0, *amount, false),
            LogEvent::Defeated { card } => (*card, 0, 0, 0, true),
            LogEvent::Drew { .. } | LogEvent::Revealed { .. } => {
                uncertain = true;
                continue;
            }
            LogEvent::Phase { .. } => break,
            _ => continue,
        };
        let Some(id) = look.id(card).filter(|_| in_play(card)) else { continue };
        let at = effects.iter().position(|effect| effect.card == id).unwrap_or_else(|| {
            effects.push(PreviewEffect { card: id, damage: 0, prevented: 0, healed: 0, falls: false });
            effects.len() - 1
        });
        effects[at].damage += i32::from(damage);
        effects[at].prevented += i32::from(prevented);
        effects[at].healed += i32::from(healed);
        effects[at].falls |= falls;
    }
    // A player's base is defeated with the player (CR 1.9.7).
    for seat in look.game.state.seats() {
        let (before, now) = (look.game.state.player(seat), tried.state.player(seat));
        for effect in effects.iter_mut().filter(|effect| Some(effect.card) == look.id(before.base)) {
            effect.falls |= now.lost;
        }
    }
    Some(Preview { effects, uncertain })
}
