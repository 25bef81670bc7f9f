//! Exhaustive search: can a player force a win before the regroup phase?
//!
//! **What is proved.** A [`Forced::Win`] wins in this action phase against every answer that the others can give with what
//! lies open to the one who looks. What was hidden from that player at the start stays out of it: nobody plays a hidden
//! card, and a line in which a hidden card or chance would decide something (a card is looked at, revealed or discarded
//! unseen, a deck is shuffled, something is chosen at random) proves nothing, so it counts as no win. Cards that are drawn
//! are not played. So a win holds whatever the hidden cards are, as long as they stay hidden; a [`Forced::No`] says that
//! there is no such win, not that the game cannot be won. A problem that doubts ([`Problem::doubting`]) asks the other way
//! round: what hidden cards or chance decide counts as won, so its [`Forced::No`] proves that the attacker does not win.
//!
//! **How.** A search over all answers, the attacker's actions counted: first those wins are looked for that take none more,
//! then one, and so on, until one is found or no line goes on. It gives up openly ([`Forced::TooBig`]) after as many tried
//! answers as the caller allows. Invariant: no clock, no chance; the same game gives the same answer.

use std::collections::HashMap;
use std::sync::Arc;

use rules::{Action, Ask, CardIx, Event, Flags, Game, Outcome, Phase, Place, Seat, State, Visible};

use crate::instinct::scores;
use crate::keys::key;

/// Actions of the attacker after which a search gives up.
const LONGEST: u8 = 12;

/// Answers in a row after which a line is given up: who passes for the rest of the phase may leave another to act for ever.
const DEEPEST: u8 = 64;

/// Damage that a ready resource may be good for.
const RESOURCE: i16 = 2;
/// Damage beyond power and resources: of leaders, and of what a unit gains.
const BEYOND: i16 = 4;

/// Whether a win before the regroup phase can be forced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forced {
    /// Yes, with so many more actions of the attacker at most, and not with fewer.
    Win {
        /// Actions of the attacker from here; 0 when the rest of the action under way wins.
        actions: u8,
    },
    /// No win is proved: there may be one that rests on hidden cards or chance.
    No,
    /// The search has given up: there are too many lines.
    TooBig,
}

/// The question whether a player can force a win, asked from one position on.
#[derive(Debug)]
pub struct Problem {
    attacker: Seat,
    /// What hidden cards or chance decide counts as won.
    doubts: bool,
    /// The cards that are hidden from the one who looks.
    hidden: Vec<bool>,
    start: State,
    /// What was found of positions in which the attacker acts, with so many actions left.
    known: HashMap<(u64, u8), Found>,
    /// Answers of the line under way.
    deep: u8,
    /// Answers that were tried so far.
    tried: u64,
}

/// What was found of a position with so many actions of the attacker left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Win,
    /// No win; `cut` when a line was not followed because it takes more actions.
    No {
        cut: bool,
    },
    TooBig,
}

/// As many answers were tried as the caller allows, or for as long.
struct GaveUp;

/// Answers after which the caller is asked again whether to go on: so few that they take a fraction of a millisecond.
const ASKED_EVERY: u32 = 16;

/// How much may still be tried.
struct Effort<'a> {
    /// Answers that may still be tried.
    left: u32,
    go_on: &'a mut dyn FnMut() -> bool,
}

impl Effort<'_> {
    /// Takes one answer.
    ///
    /// # Errors
    /// No more may be tried.
    fn spend(&mut self) -> Result<(), GaveUp> {
        self.left = self.left.checked_sub(1).ok_or(GaveUp)?;
        if self.left.is_multiple_of(ASKED_EVERY) && !(self.go_on)() {
            self.left = 0;
            return Err(GaveUp);
        }
        Ok(())
    }
}

impl Problem {
    /// Whether `attacker` can force a win, from what `viewer` sees of this game.
    pub fn seen_by(viewer: Seat, attacker: Seat, start: &Game) -> Problem {
        let cards = (0..start.state.cards.len()).map(|at| CardIx(at as u16));
        Problem {
            attacker,
            doubts: false,
            hidden: cards.map(|card| start.visible(card, viewer) == Visible::Back).collect(),
            start: start.state.clone(),
            known: HashMap::new(),
            deep: 0,
            tried: 0,
        }
    }

    /// The same, but what hidden cards or chance would decide counts as won: a [`Forced::No`] proves that there is no win.
    #[must_use]
    pub fn doubting(self) -> Problem {
        Problem { doubts: true, ..self }
    }

    /// Whether a player can play no card, whatever is in the hand: there is no card in it, or nothing to pay with. (A card that
    /// costs nothing can be played all the same.)
    pub fn plays_no_card(game: &Game, seat: Seat) -> bool {
        let state = &game.state;
        let ready = |card: &CardIx| !state.card(*card).flags.has(Flags::EXHAUSTED);
        let pays = state.list(seat, Place::Resources).iter().any(ready) || game.credits_of(seat).count() > 0;
        state.list(seat, Place::Hand).is_empty() || !pays
    }

    /// Whether the attacker could come near to so much damage in this phase: a rough look, by which a search is begun or not.
    pub fn is_within_reach(game: &Game, attacker: Seat) -> bool {
        let state = &game.state;
        let is_ready = |card: CardIx| !state.card(card).flags.has(Flags::EXHAUSTED);
        let units = state.list(attacker, Place::Arena).iter().filter(|unit| is_ready(**unit));
        let power: i16 = units.map(|unit| game.stats(*unit).power.max(0)).sum();
        let ready = state.list(attacker, Place::Resources).iter().filter(|card| is_ready(**card)).count();
        let most = power + RESOURCE * ready as i16 + BEYOND;
        let others = state.playing().filter(|seat| *seat != attacker).map(|seat| state.player(seat).base);
        others.map(|base| game.def(base).hp - state.card(base).damage).any(|left| left <= most)
    }

    /// Whether the win can be forced from a position of this game, the start or a later one. At most `most` answers are
    /// tried.
    pub fn solve(&mut self, game: &Game, most: u32) -> Forced {
        self.solve_while(game, most, &mut || true)
    }

    /// The same, given up as soon as `go_on` says no.
    fn solve_while(&mut self, game: &Game, most: u32, go_on: &mut dyn FnMut() -> bool) -> Forced {
        let mut effort = Effort { left: most, go_on };
        let quiet = Game::resume(Arc::clone(game.book()), game.state.clone());
        for actions in 0..=LONGEST {
            match self.search(&quiet, actions, &mut effort) {
                Found::Win => return Forced::Win { actions },
                Found::No { cut: false } => return Forced::No,
                Found::No { cut: true } => {}
                Found::TooBig => return Forced::TooBig,
            }
        }
        Forced::TooBig
    }

    /// The same for the attacker's open question, and the answer by which the win is forced.
    pub fn solve_by(&mut self, game: &Game, most: u32) -> (Forced, Option<Action>) {
        self.solve_by_while(game, most, &mut || true)
    }

    /// The same, given up as soon as `go_on` says no.
    pub(crate) fn solve_by_while(
        &mut self,
        game: &Game,
        most: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> (Forced, Option<Action>) {
        let found = self.solve_while(game, most, go_on);
        let Forced::Win { actions } = found else { return (found, None) };
        let acts = game.question().is_some_and(|question| question.ask == Ask::Action);
        let left = actions - u8::from(acts && actions > 0);
        // The way there is known by now.
        let mut effort = Effort { left: most, go_on: &mut || true };
        let quiet = Game::resume(Arc::clone(game.book()), game.state.clone());
        let answers = self.open(&quiet).unwrap_or_default();
        let mut wins = |action: Action| {
            self.after(&quiet, action).is_some_and(|next| self.search(&next, left, &mut effort) == Found::Win)
        };
        (found, answers.into_iter().find(|action| wins(*action)))
    }

    /// Every answer to the open question that can be given without a hidden card, with what it leads to; each on its own may
    /// try `most` answers.
    pub fn answers(&mut self, game: &Game, most: u32) -> Vec<(Action, Forced)> {
        let legal = self.first_answers(game);
        legal.into_iter().map(|action| (action, self.answer(game, action, most))).collect()
    }

    /// The answers to the open question that can be given without a hidden card, one of each kind, the most promising first.
    pub fn first_answers(&self, game: &Game) -> Vec<Action> {
        self.open(game).unwrap_or_default()
    }

    /// What one answer to the open question leads to; at most `most` answers are tried.
    pub fn answer(&mut self, game: &Game, action: Action, most: u32) -> Forced {
        self.answer_while(game, action, most, &mut || true)
    }

    /// The same, given up as soon as `go_on` says no.
    pub(crate) fn answer_while(
        &mut self,
        game: &Game,
        action: Action,
        most: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Forced {
        match self.after(game, action) {
            Some(next) => self.solve_while(&next, most, go_on),
            None if self.doubts => Forced::Win { actions: 0 },
            None => Forced::No,
        }
    }

    /// The answer to the open question that is worst for the attacker: one that saves the others, else the one after which the
    /// win takes longest. None when nobody is asked, or there is no answer without a hidden card.
    pub fn resists(&mut self, game: &Game, most: u32) -> Option<Action> {
        let answers = self.answers(game, most);
        let worst = answers.into_iter().max_by_key(|(_, found)| match found {
            Forced::No => u8::MAX,
            Forced::TooBig => u8::MAX - 1,
            Forced::Win { actions } => *actions,
        });
        worst.map(|(action, _)| action)
    }

    /// How many answers were tried for all that was asked so far.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Whether the position can still be won in this action phase; some other answer when it is decided.
    fn decided(&self, game: &Game) -> Option<Found> {
        let state = &game.state;
        if state.phase != Phase::Action || state.round != self.start.round {
            return Some(Found::No { cut: false });
        }
        if game.fault().is_some() {
            return Some(Found::TooBig);
        }
        match state.outcome {
            Some(Outcome::Won(winner)) if winner == self.attacker => Some(Found::Win),
            Some(Outcome::Won(_) | Outcome::Shared(_) | Outcome::Draw) => Some(Found::No { cut: false }),
            None => None,
        }
    }

    fn search(&mut self, game: &Game, actions: u8, effort: &mut Effort<'_>) -> Found {
        if let Some(decided) = self.decided(game) {
            return decided;
        }
        let Some(question) = game.question() else { return Found::No { cut: false } };
        let attacks = question.player == self.attacker;
        let acts = question.ask == Ask::Action;
        // Whoever defends may pass (CR 1.15.6): without an action left nothing is won.
        if acts && actions == 0 {
            return Found::No { cut: true };
        }
        let place = (acts && attacks).then(|| (game.state.hash(), actions));
        if let Some(found) = place.and_then(|place| self.known.get(&place)) {
            return *found;
        }
        let Some(options) = self.open(game) else { return self.unknown() };
        let left = if acts && attacks { actions - 1 } else { actions };
        if self.deep >= DEEPEST {
            return Found::TooBig;
        }
        self.deep += 1;
        let found = if attacks { self.any(game, options, left, effort) } else { self.all(game, options, left, effort) };
        self.deep -= 1;
        if let (Some(place), Found::Win | Found::No { .. }) = (place, found) {
            self.known.insert(place, found);
        }
        found
    }

    /// What a line counts as that hidden cards or chance decide.
    fn unknown(&self) -> Found {
        if self.doubts { Found::Win } else { Found::No { cut: false } }
    }

    /// The attacker needs one answer that wins.
    fn any(&mut self, game: &Game, options: Vec<Action>, actions: u8, effort: &mut Effort<'_>) -> Found {
        let mut cut = false;
        for option in options {
            let Ok(next) = self.attempt(game, option, effort) else { return Found::TooBig };
            match next.map_or(self.unknown(), |next| self.search(&next, actions, effort)) {
                Found::No { cut: more } => cut |= more,
                found @ (Found::Win | Found::TooBig) => return found,
            }
        }
        Found::No { cut }
    }

    /// Against the attacker one answer that does not lose is enough.
    fn all(&mut self, game: &Game, options: Vec<Action>, actions: u8, effort: &mut Effort<'_>) -> Found {
        let mut all = Found::Win;
        for option in options {
            let Ok(next) = self.attempt(game, option, effort) else { return Found::TooBig };
            let found = next.map_or(self.unknown(), |next| self.search(&next, actions, effort));
            match found {
                Found::Win => {}
                // Another answer may still be one that does not lose.
                Found::TooBig => all = found,
                Found::No { .. } => return found,
            }
        }
        all
    }

    /// The position after an answer; none when it leads to what is hidden.
    ///
    /// # Errors
    /// No more may be tried.
    fn attempt(&mut self, game: &Game, action: Action, effort: &mut Effort<'_>) -> Result<Option<Game>, GaveUp> {
        effort.spend()?;
        self.tried += 1;
        Ok(self.after(game, action))
    }

    /// The position after an answer; none when a hidden card or chance would decide something.
    fn after(&self, game: &Game, action: Action) -> Option<Game> {
        let mut next = game.clone();
        next.auto = true;
        next.log = Some(Vec::new());
        next.play_legal(action);
        let entries = next.log.take().unwrap_or_default();
        let ended = next.state.phase != Phase::Action || next.state.round != self.start.round;
        let told = entries.iter().any(|entry| self.is_told(&entry.event));
        (ended || !(told || next.state.has_rolled_since(&self.start))).then_some(next)
    }

    /// Whether an event would tell which card a hidden one is. That a card is put into play as a resource does not, nor that one
    /// is drawn, which may only be played where there is doubt.
    fn is_told(&self, event: &Event) -> bool {
        if matches!(event, Event::Resourced { .. }) || (!self.doubts && matches!(event, Event::Drew { .. })) {
            return false;
        }
        event.cards().iter().any(|(card, _)| self.is_hidden(*card))
    }

    fn is_hidden(&self, card: CardIx) -> bool {
        self.hidden.get(card.at()).copied().unwrap_or(false)
    }

    /// The answers that can be given without a hidden card, the most promising first and each of its kind once; none when
    /// only what is hidden says which there are.
    fn open(&self, game: &Game) -> Option<Vec<Action>> {
        let question = game.question()?;
        // A name is one of all cards there are.
        if question.ask == Ask::Name {
            return None;
        }
        let hides = |action: &Action| action.cards().any(|card| self.is_hidden(card));
        let legal = game.legal_actions();
        let may_hide = question.ask == Ask::Action || question.player == self.attacker;
        if !may_hide && legal.iter().any(hides) {
            return None;
        }
        let mut options: Vec<(u64, Action)> = Vec::with_capacity(legal.len());
        for action in legal.iter().filter(|action| !hides(action)) {
            let key = key(game, *action);
            if !options.iter().any(|(known, _)| *known == key) {
                options.push((key, *action));
            }
        }
        let options: Vec<Action> = options.into_iter().map(|(_, action)| action).collect();
        let mut values = Vec::with_capacity(options.len());
        scores(game, &options, &mut values);
        let mut order: Vec<usize> = (0..options.len()).collect();
        order.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
        Some(order.into_iter().map(|at| options[at]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search for a win is given up as soon as its time is over, however many answers it may try.
    #[test]
    fn a_search_ends_with_its_time() {
        let table = testkit::scenario()
            .ours(["Wampa", "AT-ST", "Battlefield Marine", "Death Star Stormtrooper"])
            .theirs(["Wampa", "AT-ST", "Battlefield Marine", "Death Star Stormtrooper"])
            .their_base_damage(20)
            .our_resources(0)
            .action_phase();
        let mut problem = Problem::seen_by(Seat(0), Seat(0), &table.game);
        let mut asked = 0;
        let found = problem.solve_while(&table.game, u32::MAX, &mut || {
            asked += 1;
            asked < 3
        });
        assert_eq!((found, asked), (Forced::TooBig, 3));
        assert!(problem.tried() <= u64::from(3 * ASKED_EVERY), "{}", problem.tried());
    }
}
