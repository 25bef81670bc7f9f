//! Conversion of a game to a judge's position from one reader's view: hidden cards are only counted.

use std::sync::Arc;

use messages::judge as wording;
use model::CardType;
use rules::{Action, CardIndex, CardZone, Counter, Edit, Flags, Game, Phase, QuestionKind, Seat, Visibility};

use super::manual;
use super::phase_history;
use super::table::CaseReplay;
use crate::AppError;
use crate::contract::{
    GameCase, JudgeAttachment, JudgeBase, JudgeBranch, JudgeCase, JudgeLeader, JudgePosition, JudgeResource, JudgeSide,
    JudgeStep, JudgeUnit, ManualAction, ManualStep, TextLanguage,
};
use crate::games::live::LiveGame;

/// A position, and the card of the game for each of its places.
pub(crate) struct ExtractedPosition {
    pub position: JudgePosition,
    order: Vec<CardIndex>,
}

/// Returns the position of a game between two actions.
pub(crate) fn position_of(
    game: &Game,
    names: &[String],
    reader: Option<Seat>,
    hides: &dyn Fn(CardIndex) -> bool,
) -> ExtractedPosition {
    let mut taker = Taker { game, reader, hides, order: Vec::new() };
    let state = &game.state;
    let sides = state.seats().map(|seat| {
        let name = names.get(seat.at()).cloned().unwrap_or_default();
        taker.side(seat, name)
    });
    let sides = sides.collect();
    let position = JudgePosition {
        typed: Vec::new(),
        sides,
        initiative: u32::from(state.initiative().0),
        initiative_taken: state.is_taken(Counter::Initiative),
        active: u32::from(state.active().0),
        round: u32::from(state.round()),
        regroup: state.phase() == Phase::Regroup,
        twin_suns: state.is_twin_suns(),
        edition: state.edition().into(),
        blast_taken: state.is_taken(Counter::Blast),
        plan_taken: state.is_taken(Counter::Plan),
        seed: 0,
    };
    ExtractedPosition { position, order: taker.order }
}

/// Returns `true` if a reader may see a card; a judge sees all cards.
fn is_open(game: &Game, card: CardIndex, reader: Option<Seat>) -> bool {
    reader.is_none_or(|reader| game.visible(card, reader) == Visibility::Open)
}

struct Taker<'a> {
    game: &'a Game,
    reader: Option<Seat>,
    hides: &'a dyn Fn(CardIndex) -> bool,
    order: Vec<CardIndex>,
}

impl Taker<'_> {
    fn is_seen(&self, card: CardIndex) -> bool {
        is_open(self.game, card, self.reader) && !(self.hides)(card)
    }

    fn number(&self, card: CardIndex) -> String {
        self.game.book().catalog().card(self.game.state.card(card).def).number.to_string()
    }

    fn has(&self, card: CardIndex, flag: Flags) -> bool {
        self.game.state.card(card).flags.contains(flag)
    }

    fn damage(&self, card: CardIndex) -> u32 {
        u32::try_from(self.game.state.card(card).damage).unwrap_or(0)
    }

    /// Returns the upgrades and the captured cards of a unit or base, in the order of a position.
    fn under(&mut self, host: CardIndex, seat: Seat) -> (Vec<JudgeAttachment>, Vec<JudgeAttachment>) {
        let state = &self.game.state;
        let of = |card: CardIndex, usual: Seat| {
            let here = state.card(card);
            let owner = Some(here.owner).filter(|owner| *owner != usual).map(|owner| u32::from(owner.0));
            let controller = Some(here.controller).filter(|by| *by != here.owner).map(|by| u32::from(by.0));
            (owner, controller)
        };
        let mut attachments = |cards: Vec<CardIndex>, usual: Seat, attached: bool| -> Vec<JudgeAttachment> {
            // A leader that is an upgrade gets its number from the list of leaders.
            let game = self.game;
            self.order.extend(cards.iter().filter(|card| game.def(**card).kind != CardType::Leader));
            let one = |card: &CardIndex| {
                let (owner, controller) = of(*card, usual);
                let card = self.game.book().catalog().card(state.card(*card).def).number.to_string();
                JudgeAttachment { card, owner, controller: controller.filter(|_| attached) }
            };
            cards.iter().map(one).collect()
        };
        let next = Seat((seat.0 + 1) % state.seat_count());
        let upgrades = attachments(state.upgrades(host).collect(), seat, true);
        (upgrades, attachments(state.guarded(host).collect(), next, false))
    }

    fn side(&mut self, seat: Seat, name: String) -> JudgeSide {
        let game = self.game;
        let state = &game.state;
        let here = state.player(seat);
        self.order.push(here.base);
        let (upgrades, captured) = self.under(here.base, seat);
        let base = JudgeBase {
            card: self.number(here.base),
            damage: self.damage(here.base),
            epic_used: self.has(here.base, Flags::EPIC_USED),
            upgrades,
            captured,
        };
        let mut leaders = Vec::new();
        for leader in here.leaders.into_iter().filter(|leader| leader.is_some()) {
            self.order.push(leader);
            let deployed = state.card(leader).place == CardZone::Arena;
            let (upgrades, captured) = if deployed { self.under(leader, seat) } else { Default::default() };
            leaders.push(JudgeLeader {
                card: self.number(leader),
                deployed,
                epic_used: self.has(leader, Flags::EPIC_USED),
                exhausted: self.has(leader, Flags::EXHAUSTED),
                damage: self.damage(leader),
                upgrades,
                captured,
            });
        }
        let (hand, hidden_hand) = self.pile(game.hand(seat, self.reader));
        let discard = state.list(seat, CardZone::Discard).to_vec();
        self.order.extend(&discard);
        let discard = discard.into_iter().map(|card| self.number(card)).collect();
        let (deck, hidden_deck) = self.deck(seat);
        let resources = self.resources(seat);
        let units = self.units(seat, &here.leaders);
        JudgeSide {
            name,
            leaders,
            base: Some(base),
            hand,
            hidden_hand,
            deck,
            hidden_deck,
            discard,
            resources,
            units,
            force: game.force_of(seat).is_some(),
            credits: game.credits_of(seat).count() as u32,
            passed: here.passed && !here.took_counter,
            took_counter: here.took_counter,
        }
    }

    /// Returns the visible cards of a pile, and the number of hidden ones.
    fn pile(&mut self, cards: Vec<CardIndex>) -> (Vec<String>, u32) {
        let (seen, hidden): (Vec<CardIndex>, Vec<CardIndex>) = cards.into_iter().partition(|card| self.is_seen(*card));
        self.order.extend(seen.iter().chain(&hidden));
        (seen.into_iter().map(|card| self.number(card)).collect(), hidden.len() as u32)
    }

    /// Returns the visible top cards of a deck, and the number of cards below them.
    fn deck(&mut self, seat: Seat) -> (Vec<String>, u32) {
        let cards = self.game.state.list(seat, CardZone::Deck);
        // A position lists a deck from the bottom up.
        self.order.extend(cards);
        let seen: Vec<CardIndex> = cards.iter().rev().copied().take_while(|card| self.is_seen(*card)).collect();
        let hidden = (cards.len() - seen.len()) as u32;
        (seen.into_iter().map(|card| self.number(card)).collect(), hidden)
    }

    fn resources(&mut self, seat: Seat) -> Vec<JudgeResource> {
        let cards = self.game.state.list(seat, CardZone::Resources);
        self.order.extend(cards);
        let one = |card: &CardIndex| {
            let owner = self.game.state.card(*card).owner;
            JudgeResource {
                card: self.is_seen(*card).then(|| self.number(*card)),
                exhausted: self.has(*card, Flags::EXHAUSTED),
                owner: Some(owner).filter(|owner| *owner != seat).map(|owner| u32::from(owner.0)),
            }
        };
        cards.iter().map(one).collect()
    }

    fn units(&mut self, seat: Seat, leaders: &[CardIndex]) -> Vec<JudgeUnit> {
        let cards = self.game.state.list(seat, CardZone::Arena).iter().copied().filter(|card| !leaders.contains(card));
        let cards: Vec<CardIndex> = cards.collect();
        let mut units = Vec::new();
        for card in cards {
            self.order.push(card);
            let owner = self.game.state.card(card).owner;
            let (upgrades, captured) = self.under(card, seat);
            units.push(JudgeUnit {
                card: self.number(card),
                damage: self.damage(card),
                exhausted: self.has(card, Flags::EXHAUSTED),
                owner: Some(owner).filter(|owner| *owner != seat).map(|owner| u32::from(owner.0)),
                upgrades,
                captured,
            });
        }
        units
    }
}

/// The beginning of the action in progress.
struct ActionStart {
    /// Number of steps before it.
    from: usize,
    /// The game at its beginning.
    game: Game,
    /// The game after all steps.
    now: Game,
}

/// Returns the beginning of the action that is in progress after `step` steps.
fn start_of_action(live: &LiveGame, step: usize) -> ActionStart {
    let states = live.before.iter().map(|before| &*before.state).chain([&live.game.state]);
    let at = |state: &rules::State| Game::resume(Arc::clone(live.game.book()), state.clone());
    let is_between = |game: &Game| game.question().is_none_or(|question| question.ask == QuestionKind::Action);
    let all: Vec<&rules::State> = states.take(step + 1).collect();
    let from = all.iter().rposition(|state| is_between(&at(state))).unwrap_or(all.len() - 1);
    ActionStart { from, game: at(all[from]), now: at(all[all.len() - 1]) }
}

/// Gives a card on the bench the damage that it has in the game. Returns `None` if that is not possible.
fn damaged_by_hand(game: &Game, bench: &mut CaseReplay, card: CardIndex, at: CardIndex) -> Option<JudgeStep> {
    let damage = u32::try_from(game.state.card(card).damage).ok()?;
    let does = ManualAction::Damage { card: u32::from(at.0), damage };
    bench.by_hand(&ManualStep { judge: String::new(), does }).ok()
}

/// Creates the case of a game after `step` steps. It starts with the position before the action in progress; its branch
/// has the answers since then, up to the first one that cannot be replayed. `answers` are the answers of the game, in
/// order.
///
/// # Errors
/// As [`CaseReplay::at`].
pub(crate) fn case_of_game(
    live: &LiveGame,
    answers: &[Option<Action>],
    step: usize,
    reader: Option<Seat>,
    language: TextLanguage,
) -> Result<GameCase, AppError> {
    let not_followed = || wording::NotEverythingSinceThisActionBegan {}.text(language);
    let ActionStart { from, game, now } = start_of_action(live, step);
    let typed = live.start.position.as_ref().map_or_else(Vec::new, |position| position.typed.clone());
    let placed = |game: &Game| {
        let mut taken = position_of(game, &live.names, reader, &|_| false);
        taken.position.typed.clone_from(&typed);
        taken
    };
    let taken = placed(&game);
    let mut left_out = Vec::new();
    if game.state.phase() == Phase::Setup {
        left_out.push(wording::TheGameWasStillBeingSet {}.text(language));
    }
    let branch = JudgeBranch { name: String::new(), steps: Vec::new() };
    let mut case =
        JudgeCase { title: String::new(), question: String::new(), position: taken.position, branches: vec![branch] };
    let since = answers.get(from..step).unwrap_or_default();
    let mut bench = CaseReplay::at(&case, 0, 0, language)?;
    let hurt = kept_by_effects(&game, &bench, &taken.order);
    if !hurt.is_empty() {
        case.position = placed(&healed(&game, &hurt)).position;
        bench = CaseReplay::at(&case, 0, 0, language)?;
    }
    let sees = |card: &CardIndex| is_open(&game, *card, reader);
    let lies_at = |card: CardIndex| Some(card).filter(sees).and_then(|card| placed_at(card, &taken.order));
    let (going_on, mut lost) = effects(&game, &mut bench, &lies_at);
    case.branches[0].steps.extend(going_on);
    for card in &hurt {
        let damaged = placed_at(*card, &taken.order).and_then(|at| damaged_by_hand(&game, &mut bench, *card, at));
        lost += usize::from(damaged.is_none());
        case.branches[0].steps.extend(damaged);
    }
    let (earlier, whole) = phase(&game, &mut bench, &lies_at);
    case.branches[0].steps.extend(earlier);
    if !whole {
        left_out.push(wording::SomeEarlierEventsOfThisPhase {}.text(language));
    }
    if lost > 0 {
        left_out.push(wording::LastingOrDelayedEffectsCouldNot { lost: &lost }.text(language));
    }
    for answer in since {
        let mapped = answer.and_then(|action| translated(action, &lies_at));
        let Some(steps) = mapped.and_then(|action| follow(&mut bench, action)) else {
            left_out.push(not_followed());
            break;
        };
        case.branches[0].steps.extend(steps);
    }
    if left_out.is_empty() && !since.is_empty() {
        match repeated_auto_answers(&mut bench, &now) {
            Some(steps) => case.branches[0].steps.extend(steps),
            None => left_out.push(not_followed()),
        }
    }
    Ok(GameCase { case, left_out })
}

/// Recreates lasting and delayed effects on the bench as separate steps. Also returns the number of effects that cannot
/// be recreated.
fn effects(
    game: &Game,
    bench: &mut CaseReplay,
    at: &dyn Fn(CardIndex) -> Option<CardIndex>,
) -> (Vec<JudgeStep>, usize) {
    let (edits, mut lost) = game.effects_as_edits();
    let mut steps = Vec::new();
    for edit in edits {
        let act = manual::act_of(&edit, at);
        let done = act.and_then(|does| bench.by_hand(&ManualStep { judge: String::new(), does }).ok());
        lost += usize::from(done.is_none());
        steps.extend(done);
    }
    (steps, lost)
}

/// Recreates the phase's earlier events and used limits as one step. Also returns `true` if nothing was lost.
fn phase(
    game: &Game,
    bench: &mut CaseReplay,
    at: &dyn Fn(CardIndex) -> Option<CardIndex>,
) -> (Option<JudgeStep>, bool) {
    let (edits, mut whole) = game.phase_as_edits();
    let Some(mut tried) = bench.live.as_ref().map(|live| live.game.clone()) else { return (None, edits.is_empty()) };
    let mut happened = Vec::new();
    for edit in &edits {
        let one = phase_history::of(edit, at).filter(|one| {
            let edit = phase_history::edits(std::slice::from_ref(one));
            edit.is_ok_and(|edits| edits.iter().all(|edit| tried.edit(edit).is_ok()))
        });
        whole &= one.is_some();
        happened.extend(one);
    }
    if happened.is_empty() {
        return (None, whole);
    }
    let step = bench.by_hand(&ManualStep { judge: String::new(), does: ManualAction::Earlier { happened } }).ok();
    whole &= step.is_some();
    (step, whole)
}

/// Returns the damaged units that only effects keep in play. Without the effects, the bench defeats them immediately.
fn kept_by_effects(game: &Game, bench: &CaseReplay, order: &[CardIndex]) -> Vec<CardIndex> {
    let Some(live) = &bench.live else { return Vec::new() };
    let is_there = |card: &CardIndex| {
        let at = placed_at(*card, order);
        at.is_some_and(|at| live.game.state.cards().get(at.at()).is_some_and(|card| card.place == CardZone::Arena))
    };
    game.state.units().filter(|unit| game.state.card(*unit).damage > 0 && !is_there(unit)).collect()
}

/// Returns the game without the damage on these cards.
fn healed(game: &Game, hurt: &[CardIndex]) -> Game {
    let mut healed = game.clone();
    for card in hurt {
        // A card that cannot be edited stays unchanged and is counted as lost later.
        let _ = healed.edit(&Edit::Damage { card: *card, damage: 0 });
    }
    healed
}

/// Returns the index of a card of the game in the position.
fn placed_at(card: CardIndex, order: &[CardIndex]) -> Option<CardIndex> {
    order.iter().position(|one| *one == card).map(|at| CardIndex(at as u16))
}

/// Repeats the auto-answers that the game gave after the last answer. Returns `None` if they lead to another question.
fn repeated_auto_answers(bench: &mut CaseReplay, game: &Game) -> Option<Vec<JudgeStep>> {
    let asked = |game: &Game| (game.state.round(), game.question().map(|question| (question.ask, question.player)));
    let (wanted, mut steps) = (asked(game), Vec::new());
    loop {
        let live = bench.live.as_ref()?;
        if asked(&live.game) == wanted {
            return Some(steps);
        }
        if live.game.legal_actions().len() != 1 {
            return None;
        }
        steps.push(bench.answer(0).ok()?);
    }
}

/// Takes an action on the bench, after any forced answers before it.
fn follow(bench: &mut CaseReplay, action: Action) -> Option<Vec<JudgeStep>> {
    let mut steps = Vec::new();
    loop {
        let legal = bench.live.as_ref()?.game.legal_actions().to_vec();
        let found = legal.iter().position(|one| *one == action);
        let option = match (found, legal.len()) {
            (Some(option), _) => option,
            (None, 1) => 0,
            (None, _) => return None,
        };
        steps.push(bench.answer(option as u32).ok()?);
        if found.is_some() {
            return Some(steps);
        }
    }
}

/// Translates an action to the card indices of a position. Returns `None` if it names a card that the reader cannot
/// see, because its index would reveal it.
fn translated(action: Action, lies_at: &dyn Fn(CardIndex) -> Option<CardIndex>) -> Option<Action> {
    let at = |card: CardIndex| if card.is_some() { lies_at(card) } else { Some(card) };
    Some(match action {
        Action::Play { card, onto, alternative } => Action::Play { card: at(card)?, onto: at(onto)?, alternative },
        Action::Attack { attacker, target } => Action::Attack { attacker: at(attacker)?, target: at(target)? },
        Action::Use { card, ability } => Action::Use { card: at(card)?, ability },
        Action::Deploy(card) => Action::Deploy(at(card)?),
        Action::DeployOnto { leader, onto } => Action::DeployOnto { leader: at(leader)?, onto: at(onto)? },
        Action::Card(card) => Action::Card(at(card)?),
        Action::Top(card) => Action::Top(at(card)?),
        Action::Bottom(card) => Action::Bottom(at(card)?),
        Action::Take(_)
        | Action::Pass
        | Action::Player(_)
        | Action::Mode(_)
        | Action::Number(_)
        | Action::Name(_)
        | Action::Arena(_)
        | Action::Trigger(_)
        | Action::Yes
        | Action::No
        | Action::Done => action,
    })
}
