//! Exhaustive search: can a player force a win before the regroup phase?
//!
//! **Guarantee.** A [`ForcedWin::Win`] wins in this action phase against every answer the others can give with visible
//! cards. Cards that were hidden from the viewer at the start are excluded: they are never played, and a line where a
//! hidden card or randomness would decide something (looking at, revealing or discarding an unseen card, shuffling a
//! deck, a random choice) proves nothing, so it does not count as a win. Drawn cards are not played. So a win holds
//! whatever the hidden cards are, as long as they stay hidden; a [`ForcedWin::No`] states that there is no such win,
//! not that the game cannot be won. A doubting problem ([`ForcedWinProblem::assume_unknown_wins`]) is the opposite:
//! lines decided by hidden cards or randomness count as won, so its [`ForcedWin::No`] proves that the attacker does not
//! win.
//!
//! **Algorithm.** Iterative deepening over the number of the attacker's actions: first wins without another action,
//! then with one, and so on, until a win is found or no line continues. The search stops with [`ForcedWin::TooBig`]
//! after the number of answers that the caller allows. Invariant: no clock, no randomness; the same game gives the same
//! answer.

use std::collections::HashMap;
use std::sync::Arc;

use rules::{
    Action, CardIndex, CardZone, Flags, Game, LogEvent, Outcome, Phase, QuestionKind, Seat, State, Visibility,
};

use crate::action_key::key;
use crate::rollout_policy::scores;

/// Maximum number of the attacker's actions.
const LONGEST: u8 = 12;

/// Maximum length of a line in answers. If one player passes for the rest of the phase, another may act endlessly.
const DEEPEST: u8 = 64;

/// Estimated damage per ready resource.
const RESOURCE: i16 = 2;
/// Estimated damage beyond power and resources, from leaders and gained abilities.
const BEYOND: i16 = 4;

/// Result of a search for a forced win before the regroup phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForcedWin {
    /// A forced win, with the fewest actions possible.
    Win {
        /// Maximum number of the attacker's actions from here; 0 if the rest of the current action wins.
        actions: u8,
    },
    /// No forced win is proved; there may be one that depends on hidden cards or randomness.
    No,
    /// The search stopped: there are too many lines.
    TooBig,
}

/// Search for a player's forced win from one starting position.
#[derive(Debug)]
pub struct ForcedWinProblem {
    attacker: Seat,
    /// `true` if lines decided by hidden cards or randomness count as won.
    doubts: bool,
    /// Marks the cards hidden from the viewer.
    hidden: Vec<bool>,
    start: State,
    /// Transposition table, by position and remaining actions. It has results for positions where the attacker acts.
    known: HashMap<(u64, u8), Found>,
    /// Number of answers in the current line.
    deep: u8,
    /// Number of answers tried so far.
    tried: u64,
}

/// Result for a position with a given number of the attacker's actions left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Win,
    /// No win; `cut` if a line was not followed because it needs more actions.
    No {
        cut: bool,
    },
    TooBig,
}

/// Error: the limit on tried answers or on time was reached.
struct GaveUp;

/// Number of answers between two calls of `keep_going`; they take a fraction of a millisecond.
const ASKED_EVERY: u32 = 16;

/// The remaining search budget.
struct Effort<'a> {
    /// Number of answers that may still be tried.
    left: u32,
    keep_going: &'a mut dyn FnMut() -> bool,
}

impl Effort<'_> {
    /// Uses up one answer.
    ///
    /// # Errors
    /// The budget is used up.
    fn spend(&mut self) -> Result<(), GaveUp> {
        self.left = self.left.checked_sub(1).ok_or(GaveUp)?;
        if self.left.is_multiple_of(ASKED_EVERY) && !(self.keep_going)() {
            self.left = 0;
            return Err(GaveUp);
        }
        Ok(())
    }
}

impl ForcedWinProblem {
    /// Returns the search for a forced win of `attacker`, given the cards that `viewer` can see.
    pub fn seen_by(viewer: Seat, attacker: Seat, start: &Game) -> ForcedWinProblem {
        let cards = (0..start.state.cards().len()).map(|at| CardIndex(at as u16));
        ForcedWinProblem {
            attacker,
            doubts: false,
            hidden: cards.map(|card| start.visible(card, viewer) == Visibility::Back).collect(),
            start: start.state.clone(),
            known: HashMap::new(),
            deep: 0,
            tried: 0,
        }
    }

    /// Counts lines decided by hidden cards or randomness as won. A [`ForcedWin::No`] then proves that there is no win.
    #[must_use]
    pub fn assume_unknown_wins(self) -> ForcedWinProblem {
        ForcedWinProblem { doubts: true, ..self }
    }

    /// Returns `true` if a player cannot play a card, whatever the hand holds. Either it is empty, or no resource or
    /// Credit is ready. (Cards that cost nothing could still be played.)
    pub fn plays_no_card(game: &Game, seat: Seat) -> bool {
        let state = &game.state;
        let ready = |card: &CardIndex| !state.card(*card).flags.contains(Flags::EXHAUSTED);
        let pays = state.list(seat, CardZone::Resources).iter().any(ready) || game.credits_of(seat).count() > 0;
        state.list(seat, CardZone::Hand).is_empty() || !pays
    }

    /// Returns `true` if the attacker could roughly deal enough damage to a base in this phase. A cheap test before a
    /// search.
    pub fn is_within_reach(game: &Game, attacker: Seat) -> bool {
        let state = &game.state;
        let is_ready = |card: CardIndex| !state.card(card).flags.contains(Flags::EXHAUSTED);
        let units = state.list(attacker, CardZone::Arena).iter().filter(|unit| is_ready(**unit));
        let power: i16 = units.map(|unit| game.stats(*unit).power.max(0)).sum();
        let ready = state.list(attacker, CardZone::Resources).iter().filter(|card| is_ready(**card)).count();
        let most = power + RESOURCE * ready as i16 + BEYOND;
        let others = state.playing().filter(|seat| *seat != attacker).map(|seat| state.player(seat).base);
        others.map(|base| game.def(base).hp - state.card(base).damage).any(|left| left <= most)
    }

    /// Searches for a forced win from a position of this game, the start or a later one. Tries at most `most` answers.
    pub fn solve(&mut self, game: &Game, most: u32) -> ForcedWin {
        self.solve_while(game, most, &mut || true)
    }

    /// Like [`ForcedWinProblem::solve`], but stops when `keep_going` returns `false`.
    fn solve_while(&mut self, game: &Game, most: u32, keep_going: &mut dyn FnMut() -> bool) -> ForcedWin {
        let mut effort = Effort { left: most, keep_going };
        let quiet = Game::resume(Arc::clone(game.book()), game.state.clone());
        for actions in 0..=LONGEST {
            match self.search(&quiet, actions, &mut effort) {
                Found::Win => return ForcedWin::Win { actions },
                Found::No { cut: false } => return ForcedWin::No,
                Found::No { cut: true } => {}
                Found::TooBig => return ForcedWin::TooBig,
            }
        }
        ForcedWin::TooBig
    }

    /// Like [`ForcedWinProblem::solve`] for the attacker's open question; also returns the winning answer.
    pub fn solve_by(&mut self, game: &Game, most: u32) -> (ForcedWin, Option<Action>) {
        self.solve_by_while(game, most, &mut || true)
    }

    /// Like [`ForcedWinProblem::solve_by`], but stops when `keep_going` returns `false`.
    pub(crate) fn solve_by_while(
        &mut self,
        game: &Game,
        most: u32,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> (ForcedWin, Option<Action>) {
        let found = self.solve_while(game, most, keep_going);
        let ForcedWin::Win { actions } = found else { return (found, None) };
        let acts = game.question().is_some_and(|question| question.ask == QuestionKind::Action);
        let left = actions - u8::from(acts && actions > 0);
        // The positions on the way are already in the table.
        let mut effort = Effort { left: most, keep_going: &mut || true };
        let quiet = Game::resume(Arc::clone(game.book()), game.state.clone());
        let answers = self.open(&quiet).unwrap_or_default();
        let mut wins = |action: Action| {
            self.after(&quiet, action).is_some_and(|next| self.search(&next, left, &mut effort) == Found::Win)
        };
        (found, answers.into_iter().find(|action| wins(*action)))
    }

    /// Returns every answer to the open question that needs no hidden card, with its result. Each search may try `most`
    /// answers.
    pub fn answers(&mut self, game: &Game, most: u32) -> Vec<(Action, ForcedWin)> {
        let legal = self.first_answers(game);
        legal.into_iter().map(|action| (action, self.answer(game, action, most))).collect()
    }

    /// Returns the answers to the open question that need no hidden card. There is one of each kind, the most promising
    /// first.
    pub fn first_answers(&self, game: &Game) -> Vec<Action> {
        self.open(game).unwrap_or_default()
    }

    /// Returns the result of one answer to the open question, trying at most `most` answers.
    pub fn answer(&mut self, game: &Game, action: Action, most: u32) -> ForcedWin {
        self.answer_while(game, action, most, &mut || true)
    }

    /// Like [`ForcedWinProblem::answer`], but stops when `keep_going` returns `false`.
    pub(crate) fn answer_while(
        &mut self,
        game: &Game,
        action: Action,
        most: u32,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> ForcedWin {
        match self.after(game, action) {
            Some(next) => self.solve_while(&next, most, keep_going),
            None if self.doubts => ForcedWin::Win { actions: 0 },
            None => ForcedWin::No,
        }
    }

    /// Returns the answer to the open question that is worst for the attacker. It prevents the win, or else delays it
    /// longest. Returns `None` if there is no open question or every answer needs a hidden card.
    pub fn best_defence(&mut self, game: &Game, most: u32) -> Option<Action> {
        let answers = self.answers(game, most);
        let worst = answers.into_iter().max_by_key(|(_, found)| match found {
            ForcedWin::No => u8::MAX,
            ForcedWin::TooBig => u8::MAX - 1,
            ForcedWin::Win { actions } => *actions,
        });
        worst.map(|(action, _)| action)
    }

    /// Returns the total number of answers tried so far.
    pub fn nodes_searched(&self) -> u64 {
        self.tried
    }

    /// Returns the result of a position that is already decided, and `None` if the search must continue.
    fn decided(&self, game: &Game) -> Option<Found> {
        let state = &game.state;
        if state.phase() != Phase::Action || state.round() != self.start.round() {
            return Some(Found::No { cut: false });
        }
        if game.violation().is_some() {
            return Some(Found::TooBig);
        }
        match state.outcome() {
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
        let acts = question.ask == QuestionKind::Action;
        // The defender may pass (CR 1.15.6), so nothing is won without an action left.
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

    /// Returns the result of a line decided by hidden cards or randomness.
    fn unknown(&self) -> Found {
        if self.doubts { Found::Win } else { Found::No { cut: false } }
    }

    /// Searches a choice of the attacker: one winning answer is enough.
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

    /// Searches a choice of another player: one answer that does not lose is enough.
    fn all(&mut self, game: &Game, options: Vec<Action>, actions: u8, effort: &mut Effort<'_>) -> Found {
        let mut all = Found::Win;
        for option in options {
            let Ok(next) = self.attempt(game, option, effort) else { return Found::TooBig };
            let found = next.map_or(self.unknown(), |next| self.search(&next, actions, effort));
            match found {
                Found::Win => {}
                // Another answer may still avoid the loss.
                Found::TooBig => all = found,
                Found::No { .. } => return found,
            }
        }
        all
    }

    /// Returns the position after an answer. Returns `None` if it depends on hidden cards.
    ///
    /// # Errors
    /// The budget is used up.
    fn attempt(&mut self, game: &Game, action: Action, effort: &mut Effort<'_>) -> Result<Option<Game>, GaveUp> {
        effort.spend()?;
        self.tried += 1;
        Ok(self.after(game, action))
    }

    /// Returns the position after an answer. Returns `None` if a hidden card or randomness would decide something.
    fn after(&self, game: &Game, action: Action) -> Option<Game> {
        let mut next = game.clone();
        next.auto = true;
        next.log = Some(Vec::new());
        next.play_legal(action);
        let entries = next.log.take().unwrap_or_default();
        let ended = next.state.phase() != Phase::Action || next.state.round() != self.start.round();
        let reveals = entries.iter().any(|entry| self.reveals_hidden_card(&entry.event));
        (ended || !(reveals || next.state.used_rng_since(&self.start))).then_some(next)
    }

    /// Returns `true` if an event would reveal a hidden card. Putting a card into play as a resource does not; nor does
    /// drawing a card, which only a doubting problem may play.
    fn reveals_hidden_card(&self, event: &LogEvent) -> bool {
        if matches!(event, LogEvent::Resourced { .. }) || (!self.doubts && matches!(event, LogEvent::Drew { .. })) {
            return false;
        }
        event.cards().iter().any(|(card, _)| self.is_hidden(*card))
    }

    fn is_hidden(&self, card: CardIndex) -> bool {
        self.hidden.get(card.at()).copied().unwrap_or(false)
    }

    /// Returns the answers that need no hidden card, one of each kind, the most promising first. Returns `None` if the
    /// options depend on hidden cards.
    fn open(&self, game: &Game) -> Option<Vec<Action>> {
        let question = game.question()?;
        // All card names in existence are options.
        if question.ask == QuestionKind::Name {
            return None;
        }
        let hides = |action: &Action| action.cards().any(|card| self.is_hidden(card));
        let legal = game.legal_actions();
        let may_hide = question.ask == QuestionKind::Action || question.player == self.attacker;
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

    /// A search for a win stops as soon as its time is over, whatever its limit of answers.
    #[test]
    fn a_search_for_a_win_stops_when_its_time_is_over() {
        let table = testkit::scenario()
            .ours(["Wampa", "AT-ST", "Battlefield Marine", "Death Star Stormtrooper"])
            .theirs(["Wampa", "AT-ST", "Battlefield Marine", "Death Star Stormtrooper"])
            .their_base_damage(20)
            .our_resources(0)
            .action_phase();
        let mut problem = ForcedWinProblem::seen_by(Seat(0), Seat(0), &table.game);
        let mut asked = 0;
        let found = problem.solve_while(&table.game, u32::MAX, &mut || {
            asked += 1;
            asked < 3
        });
        assert_eq!((found, asked), (ForcedWin::TooBig, 3));
        assert!(problem.nodes_searched() <= u64::from(3 * ASKED_EVERY), "{}", problem.nodes_searched());
    }
}
