//! Detection of pending triggers that can do nothing, and of orders that make no difference (CR 7.6.9).

use std::collections::BTreeSet;

use crate::Game;
use crate::explain::log::LogEvent;
use crate::state::{Action, CardIndex, CardZone, PendingKind, PendingTrigger, QuestionKind, Seat};

/// Maximum number of game copies per check.
const TRIES: u32 = 96;

impl Game {
    /// Returns the answer to a question about the order of triggers if there is no real choice: a trigger that has no
    /// effect, whatever the others do, or any trigger if every order leads to the same position. Returns `None` for
    /// other questions and in case of doubt, for example if cards are drawn or another player is asked.
    pub fn idle_trigger(&self) -> Option<Action> {
        let question = self.question().filter(|question| question.ask == QuestionKind::WhichFirst)?;
        let start = self.silent_copy();
        let search = TriggerOrders { start: &start, seat: question.player };
        let pending: Vec<PendingTrigger> = start.waiting_choices().into_iter().copied().collect();
        let idle =
            pending.iter().zip(0u8..).find(|(trigger, _)| search.stays_idle(&start, trigger, &mut TRIES.clone()));
        if let Some((_, nth)) = idle {
            return Some(Action::Trigger(nth));
        }
        let mut positions = BTreeSet::new();
        let same = search.positions(&start, &mut positions, &mut TRIES.clone()).is_some() && positions.len() == 1;
        same.then_some(Action::Trigger(0))
    }

    /// Returns a copy with a new log and without automatic answers.
    fn silent_copy(&self) -> Game {
        let mut copy = self.clone();
        copy.auto = false;
        copy.handles = None;
        copy.log = Some(Vec::new());
        copy
    }

    /// Returns a copy after an answer, whose log begins with it.
    fn after(&self, action: Action) -> Game {
        let mut next = self.silent_copy();
        next.play_legal(action);
        next
    }
}

/// A search through the orders of a player's pending triggers.
struct TriggerOrders<'a> {
    /// The game at the question.
    start: &'a Game,
    seat: Seat,
}

impl TriggerOrders<'_> {
    /// Returns `true` if a trigger has no effect now, and none after the other pending triggers either. `game` asks
    /// which of them comes first.
    fn stays_idle(&self, game: &Game, trigger: &PendingTrigger, tries: &mut u32) -> bool {
        let pending: Vec<PendingTrigger> = game.waiting_choices().into_iter().copied().collect();
        let Some(nth) = pending.iter().position(|one| one == trigger) else { return false };
        let mut others = (0u8..).take(pending.len()).filter(|option| usize::from(*option) != nth);
        self.copy_after(game, Action::Trigger(nth as u8), tries).is_some_and(|next| next.had_no_effect(trigger))
            && others.all(|option| {
                let next = self.copy_after(game, Action::Trigger(option), tries);
                next.is_some_and(|next| self.ends_idle(&next, trigger, tries))
            })
    }

    /// Returns `true` if a trigger has no effect, whatever is answered until it is resolved.
    fn ends_idle(&self, game: &Game, trigger: &PendingTrigger, tries: &mut u32) -> bool {
        if !game.waiting().contains(&trigger) {
            return game.had_no_effect(trigger);
        }
        let Some(question) = game.question().filter(|question| question.player == self.seat) else { return false };
        if question.ask == QuestionKind::WhichFirst && game.waiting_choices().contains(&trigger) {
            return self.stays_idle(game, trigger, tries);
        }
        game.legal_actions().iter().all(|action| {
            self.copy_after(game, *action, tries).is_some_and(|next| self.ends_idle(&next, trigger, tries))
        })
    }

    /// Collects the positions that the orders lead to, up to the next question that is not about the order. Returns
    /// `None` in case of doubt.
    fn positions(&self, game: &Game, found: &mut BTreeSet<u64>, tries: &mut u32) -> Option<()> {
        let orders = game.question().is_some_and(|question| question.ask == QuestionKind::WhichFirst);
        if !orders {
            found.insert(game.state.hash());
            return (found.len() == 1).then_some(());
        }
        game.legal_actions().iter().try_for_each(|action| {
            let next = self.copy_after(game, *action, tries)?;
            self.positions(&next, found, tries)
        })
    }

    /// Returns a copy after an answer. Returns `None` if the limit of copies is reached, the game is over, or a deck, a
    /// hand or the RNG has changed: the outcome then depends on hidden cards or chance.
    fn copy_after(&self, game: &Game, action: Action, tries: &mut u32) -> Option<Game> {
        *tries = tries.checked_sub(1)?;
        let next = game.after(action);
        let (old, new) = (&self.start.state, &next.state);
        let is_hidden = |seat: Seat| {
            [CardZone::Deck, CardZone::Hand].into_iter().any(|zone| old.list(seat, zone) != new.list(seat, zone))
        };
        let known = new.outcome().is_none() && old.rng() == new.rng() && !old.seats().any(is_hidden);
        known.then_some(next)
    }
}

impl Game {
    /// Returns `true` if the log shows that a trigger was resolved without an effect and without a question.
    fn had_no_effect(&self, trigger: &PendingTrigger) -> bool {
        let is_this = |card: CardIndex, what: PendingKind| card == trigger.source.card && what == trigger.what;
        let mut entries = self.log.iter().flatten().map(|entry| &entry.event);
        let is_resolved =
            entries.any(|event| matches!(event, LogEvent::Resolving { card, what, .. } if is_this(*card, *what)));
        if !is_resolved || self.waiting().contains(&trigger) {
            return false;
        }
        match (trigger.what, entries.next()) {
            (_, Some(LogEvent::Lapsed { card, what, .. })) => is_this(*card, *what),
            // Restore on an undamaged base, and Saboteur on a unit without Shield tokens, log nothing.
            (PendingKind::Restore(_) | PendingKind::Saboteur, after) => {
                matches!(after, None | Some(LogEvent::Resolving { .. }))
            }
            _ => false,
        }
    }
}
