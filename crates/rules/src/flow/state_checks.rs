//! State checks (CR 1.16.5): lost games, unique cards, orphaned upgrades, captives, units without HP.

use ability::{Ability, UnitRule};
use smallvec::SmallVec;

use crate::Game;
use crate::book::face::may_lower_hp;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::state::{
    Action, Card, CardIndex, CardList, CardZone, Flags, LastingEffect, LastingKind, Outcome, Phase, Question,
    QuestionKind, Seat, State, Task,
};
use crate::write::card_changes::LeaveDestination;

impl Game {
    /// Runs the state checks until none applies.
    pub(crate) fn run_state_checks(&mut self) {
        while self.state.step().unsettled {
            self.course().step.unsettled = false;
            self.drop_stale_effects();
            self.note_reprints();
            let lost: Vec<Seat> = self.state.playing().filter(|seat| self.is_beaten(*seat)).collect();
            if !lost.is_empty() {
                let by = self.eliminators(&lost);
                self.players_lose(&lost);
                if self.state.outcome().is_some() {
                    return;
                }
                for seat in by {
                    self.heal_for_elimination(seat);
                }
            }
            if self.ask_unique() {
                // The question is asked first. Units without HP are checked after its answer.
                self.course().step.unsettled = false;
                return;
            }
            self.defeat_spent();
        }
        self.drop_defeated_triggers();
        self.start_leave_play_effects();
        self.course().step.defeat_causes.clear();
    }

    /// Updates the list of active effects that override printed stats.
    pub(crate) fn note_reprints(&mut self) {
        if !self.features.reprints {
            return;
        }
        let mut active = Vec::new();
        for unit in self.state.units() {
            self.for_each_printed_override(unit, |_, by| active.push(by));
        }
        let mut reprints = std::mem::take(self.course().reprints);
        reprints.retain(|known| active.contains(known));
        for by in active {
            if !reprints.contains(&by) {
                reprints.push(by);
            }
        }
        *self.course().reprints = reprints;
    }

    /// Defeats a base with an ability. Its player loses at the next state checks (CR 5.6.1, 1.16.5).
    pub(crate) fn defeat_base(&mut self, base: CardIndex, by: Seat) {
        self.set_flags(base, Flags::DEFEATED_PHASE);
        self.log_event("1.5.5", LogEvent::Defeated { card: base });
        self.record_defeat_cause(base, by);
        self.course().step.unsettled = true;
    }

    /// Heals 5 damage from the base of a player who eliminated another in Twin Suns (CR 12.6.2).
    fn heal_for_elimination(&mut self, seat: Seat) {
        if self.state.is_twin_suns() && !self.state.player(seat).lost {
            let base = self.state.player(seat).base;
            self.heal_by_rule(base, 5, "12.6.2");
        }
    }

    /// Makes these players lose at the same time (CR 5.6).
    pub(crate) fn players_lose(&mut self, lost: &[Seat]) {
        for seat in lost {
            self.player_mut(*seat).lost = true;
            // CR 11.3.1: if other players continue, the player is eliminated.
            let rule = if self.state.seat_count() > 2 { "11.3.1" } else { "5.6.1" };
            self.log_event(rule, LogEvent::Lost { player: *seat });
        }
        let left: Vec<Seat> = self.state.playing().collect();
        let outcome = match left.as_slice() {
            [] => Some(Outcome::Draw),
            [one] => Some(Outcome::Won(*one)),
            _ => None,
        };
        if let Some(outcome) = outcome {
            *self.course().outcome = Some(outcome);
            self.log_event("5.6.1", LogEvent::Over { outcome });
            return;
        }
        for seat in lost {
            self.eliminate(*seat);
        }
        self.end_abilities_of_eliminated();
    }

    /// Ends the abilities that eliminated players are resolving (CR 3.2.5). Their remaining steps are skipped. Lasting
    /// and delayed effects stay (CR 11.3.3), and so do abilities that other players are resolving in between.
    fn end_abilities_of_eliminated(&mut self) {
        let lost = |state: &State, seat: Seat| state.player(seat).lost;
        if !self.state.frames().iter().any(|frame| lost(&self.state, frame.controller)) {
            return;
        }
        let tasks = std::mem::take(self.course().tasks);
        let last = tasks.len();
        let mut kept = Vec::with_capacity(last);
        let mut frames = 0;
        for (at, task) in tasks.into_iter().enumerate() {
            frames += usize::from(task == Task::EndFrame);
            let frame = frames.checked_sub(1).and_then(|nth| self.state.frames().get(nth));
            if !frame.is_some_and(|frame| lost(&self.state, frame.controller)) || !task.is_of_ability() {
                kept.push(task);
                continue;
            }
            if task == Task::EndAtOnce {
                self.course().pending.clear();
            }
            // An open question belongs to the task on top of the stack.
            if at + 1 == last {
                *self.course().question = None;
                self.course().options.clear();
                *self.course().ordering = None;
                self.course().step.answer = None;
            }
        }
        *self.course().tasks = kept;
    }

    /// Removes the cards that an eliminated player owned (CR 11.3.1) and frees the initiative (CR 11.3.4).
    fn eliminate(&mut self, seat: Seat) {
        let theirs: Vec<CardIndex> = (0..self.state.cards().len())
            .map(|at| CardIndex(at as u16))
            .filter(|card| self.state.card(*card).owner == seat || self.state.card(*card).controller == seat)
            .filter(|card| self.state.card(*card).place != CardZone::Aside)
            .collect();
        for card in theirs {
            let here = *self.state.card(card);
            let under: Vec<CardIndex> = self.state.under(card).collect();
            for below in under {
                match self.state.card(below).place {
                    CardZone::Captured => self.rescue(below),
                    CardZone::Deck
                    | CardZone::Hand
                    | CardZone::Discard
                    | CardZone::Resources
                    | CardZone::Arena
                    | CardZone::BaseZone
                    | CardZone::Attached
                    | CardZone::Aside => {
                        let owner = self.state.card(below).owner;
                        if owner != seat && self.state.card(below).flags.contains(Flags::DEPLOYED) {
                            // A leader upgrade of a player who is still in the game (CR 3.4.5).
                            self.send(below, LeaveDestination::Defeat);
                            continue;
                        }
                        self.set_aside(below);
                        if !self.def(below).kind.is_token() && owner != seat {
                            self.put_into(below, owner, CardZone::Discard, false);
                        }
                    }
                }
            }
            self.set_aside(card);
            if here.owner != seat && !self.def(card).kind.is_token() {
                self.put_into(card, here.owner, CardZone::Discard, false);
            }
        }
        if self.state.initiative() == seat {
            *self.course().initiative = Seat::NONE;
            *self.course().taken &= !1;
        }
    }

    /// Schedules the choice among copies of a unique card (CR 8.29.3). Returns `true` if there is one.
    fn ask_unique(&mut self) -> bool {
        if !self.ability_index().doubles {
            return false;
        }
        let mut found = None;
        for seat in self.state.playing() {
            let mut rest = self.uniques_of(seat);
            while let Some(one) = rest.next() {
                let identity = self.def(one).identity;
                if rest.clone().any(|other| self.def(other).identity == identity) {
                    found = Some((seat, identity));
                }
            }
        }
        if let Some((seat, identity)) = found {
            self.course().tasks.push(Task::Unique(seat, identity));
            return true;
        }
        false
    }

    /// Asks a player which copy of a unique card to defeat, and defeats it.
    pub(crate) fn choose_unique_copy(&mut self, seat: Seat, identity: u16) {
        let copies: Vec<CardIndex> =
            self.uniques_of(seat).filter(|card| self.def(*card).identity == identity).collect();
        if copies.len() < 2 {
            return;
        }
        match self.course().step.answer.take() {
            Some(Action::Card(card)) => {
                let from = self.log.as_ref().map_or(0, Vec::len);
                self.defeat(&[card], seat);
                // The card is defeated by the rule of unique cards, not by an ability or damage.
                for entry in self.log.iter_mut().flatten().skip(from) {
                    if entry.event == (LogEvent::Defeated { card }) {
                        entry.rule = "8.29.3";
                    }
                }
            }
            _ => {
                self.course().tasks.push(Task::Unique(seat, identity));
                let options = copies.into_iter().map(Action::Card).collect();
                self.ask(Question::plain(seat, QuestionKind::Unique), options);
            }
        }
    }

    /// Defeats all units without remaining HP at the same time (CR 1.9.6, 1.11.6).
    fn defeat_spent(&mut self) {
        let lowered = self.is_hp_lowered();
        let lasts = !self.state.lasting().is_empty();
        let mut spent = CardList::new();
        for seat in self.state.seats() {
            for unit in self.state.list(seat, CardZone::Arena) {
                let Card { damage, first, def, .. } = *self.state.card(*unit);
                if lowered
                    || damage >= self.book.def(def).hp
                    || first.is_some() && self.has_heavy_upgrade(*unit)
                    || lasts && self.is_hp_of_lowered(*unit)
                {
                    let stats = self.stats(*unit);
                    if stats.hp <= damage && !stats.rules.has(UnitRule::SurvivesWithoutHp) {
                        spent.push(*unit);
                    }
                }
            }
        }
        if spent.is_empty() {
            return;
        }
        // CR 1.18.1: each unit is defeated by the player who dealt the damage. In the regroup phase, and if an effect
        // expired, there may be no such player.
        let default = match self.state.phase() {
            Phase::Action => self.state.active(),
            Phase::Setup | Phase::Regroup => Seat::NONE,
        };
        let by: SmallVec<[Seat; 16]> =
            spent.iter().map(|unit| self.defeat_cause(*unit).map_or(default, |cause| cause.player)).collect();
        self.leave_by(&spent, LeaveDestination::Defeat, |at| by[at]);
    }
}

impl View {
    fn is_beaten(&self, seat: Seat) -> bool {
        let base = self.state.player(seat).base;
        let here = self.state.card(base);
        here.damage >= self.def(base).hp || here.flags.contains(Flags::DEFEATED_PHASE)
    }

    /// Returns the players who dealt the last damage to the bases of players about to lose. There is one entry per
    /// losing player, unless the player did it themselves.
    fn eliminators(&self, lost: &[Seat]) -> Vec<Seat> {
        let last = |seat: &Seat| {
            let base = self.state.player(*seat).base;
            self.state
                .step()
                .defeat_causes
                .iter()
                .rev()
                .find(|cause| cause.card == base)
                .map(|cause| cause.player)
                .filter(|by| by != seat)
        };
        lost.iter().filter_map(last).filter(|by| *by != Seat::NONE).collect()
    }

    /// Returns the unique cards that a player controls. A card that is a copy of another is not unique.
    fn uniques_of(&self, seat: Seat) -> impl Iterator<Item = CardIndex> + Clone + '_ {
        let units = self.state.list(seat, CardZone::Arena).iter().copied();
        let upgrades = self.state.upgrades_in_play();
        units
            .chain(upgrades.filter(move |card| self.state.card(*card).controller == seat))
            .filter(|card| self.is_unique(*card))
    }

    /// Returns `true` if anything may lower the HP of any unit. If not, a unit with less damage than its printed HP
    /// survives unless a lasting effect lowers that unit's HP.
    fn is_hp_lowered(&self) -> bool {
        let lowered = |lasting: &LastingEffect| {
            if let LastingKind::Modifier(at) = lasting.gives {
                may_lower_hp(self.modifier(at))
            } else if let LastingKind::Ability(id) = lasting.gives {
                may_lower(self.book.ability(id))
            } else {
                false
            }
        };
        self.ability_index().lowers || self.state.lasting().iter().any(lowered)
    }

    /// Returns `true` if a lasting effect has lowered this unit's HP.
    fn is_hp_of_lowered(&self, unit: CardIndex) -> bool {
        let now = self.state.now(unit);
        self.state.lasting().iter().any(|one| one.on == now && matches!(one.gives, LastingKind::Stats(_, hp) if hp < 0))
    }

    fn has_heavy_upgrade(&self, unit: CardIndex) -> bool {
        self.state.upgrades(unit).any(|upgrade| self.def(upgrade).adds.1 < 0)
    }
}

/// Returns `true` if an ability that a card was given may lower HP of any card.
fn may_lower(ability: &Ability) -> bool {
    matches!(ability, Ability::Constant(constant) if constant.gives.iter().any(may_lower_hp))
        || matches!(ability, Ability::Coordinate(inner) if may_lower(inner.ability()))
}
