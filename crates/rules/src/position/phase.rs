//! History of the current phase, and used limits, as edits that recreate them in a position.

use crate::position::{CardHistory, Edit};
use crate::read::View;
use crate::read::play_cost::DISCOUNT;
use crate::state::{CardIndex, Flags, PhaseEvent, Player, Seat, State, UsedLimit};
use crate::{AbilityName, Game};

/// Flags of a card with the event that an edit records for each. The most informative come first.
const WRITTEN: [(Flags, CardHistory); 11] = [
    (Flags::PLAYED_PHASE, CardHistory::Played),
    (Flags::ENTERED_PHASE, CardHistory::EnteredPlay),
    (Flags::ENTERED_ROUND, CardHistory::EnteredPlay),
    (Flags::ATTACKED_PHASE, CardHistory::Attacked),
    (Flags::DAMAGED_PHASE, CardHistory::Damaged),
    (Flags::HIT_PHASE, CardHistory::WouldBeDamaged),
    (Flags::HEALED_PHASE, CardHistory::Healed),
    (Flags::DISCARDED_PHASE, CardHistory::Discarded),
    (Flags::DEFEATED_PHASE, CardHistory::Defeated),
    (Flags::DAMAGED_BASE, CardHistory::DamagedBase),
    (Flags::RESCUED_PHASE, CardHistory::Rescued),
];

impl Game {
    /// Returns the edits that recreate the history of this phase and the used limits, in order. They apply to a
    /// position without any history. The flag is `true` if they are complete. The values of units when they attacked or
    /// left play are not recreated.
    pub fn phase_as_edits(&self) -> (Vec<Edit>, bool) {
        let mut built =
            PhaseEdits { game: self.clone(), edits: Vec::new(), whole: self.state.played_before().is_empty() };
        built.forget();
        for fact in self.state.facts().iter().copied() {
            self.add_fact(fact, &mut built);
        }
        for at in 0..self.state.cards().len() {
            self.add_flags(CardIndex(at as u16), &mut built);
        }
        for seat in self.state.seats() {
            let now = *self.state.player(seat);
            if counts(&now) != counts(built.game.state.player(seat)) {
                built.write(counts_as_edit(seat, &now), |_, _| true);
            }
        }
        let mut used = self.state.used().to_vec();
        used.sort_by_key(|used| (used.source.card, used.ability.0, used.by));
        used.dedup();
        for UsedLimit { source: of, ability: id, by, .. } in used {
            if !self.state.is_current(of) {
                continue;
            }
            let is_discount = id == DISCOUNT;
            // Edits apply to the card's current controller.
            let is_controller = by == self.state.card(of.card).controller;
            if !is_controller || !is_discount && !self.is_used_up(of, id, self.book.ability(id).limit(), by) {
                built.whole = false;
                continue;
            }
            let ability = (!is_discount).then(|| AbilityName::of(&self.book, id));
            built.write(Edit::Used { card: of.card, ability, used: true }, |_, _| true);
        }
        (built.edits, built.whole)
    }
}

impl View {
    /// Adds a fact as an edit.
    fn add_fact(&self, fact: PhaseEvent, built: &mut PhaseEdits) {
        let base = |seat: Seat| self.state.player(seat).base;
        let someone = |seat: Seat| Some(seat).filter(|seat| *seat != Seat::NONE);
        let (card, what, seat, amount) = match fact {
            PhaseEvent::Played(by, of, _) => (of.card, CardHistory::Played, Some(by), 0),
            PhaseEvent::Entered(by, of) => (of.card, CardHistory::EnteredPlay, Some(by), 0),
            PhaseEvent::Attacked(_, of, whose) => (of.card, CardHistory::Attacked, someone(whose), 0),
            PhaseEvent::Left(_, of, true, by) => (of.card, CardHistory::Defeated, someone(by), 0),
            PhaseEvent::Left(_, of, false, by) => (of.card, CardHistory::LeftPlay, someone(by), 0),
            PhaseEvent::UpgradeDefeated(of) => (of.card, CardHistory::Defeated, None, 0),
            PhaseEvent::BaseDamage(by, whose, amount) => (base(whose), CardHistory::Damaged, Some(by), amount),
            PhaseEvent::Indirect(by) => (base(by), CardHistory::DealtIndirect, None, 0),
            PhaseEvent::Acted(by) => (base(by), CardHistory::Acted, None, 0),
            // Added together with the defeated unit or the played card.
            PhaseEvent::WhenDefeated(..) | PhaseEvent::PlayedWith(..) | PhaseEvent::PlayedOnto(..) => return,
            // Used only while the card is being played.
            PhaseEvent::Exploited(..) => return,
        };
        let is_there = |built: &PhaseEdits| built.game.state.facts().iter().any(|one| is_alike(*one, fact));
        if matches!(fact, PhaseEvent::Entered(..)) && is_there(built) {
            return;
        }
        built.write(Edit::Happened { card, what, seat, amount }, |before, after| {
            let new = after.facts().get(before.facts().len()..).unwrap_or_default();
            let follows = |one: &PhaseEvent| {
                matches!(
                    one,
                    PhaseEvent::Entered(..)
                        | PhaseEvent::WhenDefeated(..)
                        | PhaseEvent::PlayedWith(..)
                        | PhaseEvent::PlayedOnto(..)
                )
            };
            new.first().is_some_and(|one| is_alike(*one, fact)) && new.iter().skip(1).all(follows)
        });
    }

    /// Adds the flags of a card that do not follow from earlier edits.
    fn add_flags(&self, card: CardIndex, built: &mut PhaseEdits) {
        let notes = Flags::OF_PHASE.union(Flags::ENTERED_ROUND);
        let noted = |state: &State| state.card(card).flags & notes;
        let controller = self.state.card(card).controller;
        let enemies = self.state.seats().filter(|seat| *seat != controller).map(Flags::damaged_base_of);
        let written = WRITTEN.into_iter().chain(enemies.map(|base| (base, CardHistory::DamagedEnemyBase)));
        for (note, what) in written {
            if noted(&self.state).contains(note) && !noted(&built.game.state).contains(note) {
                built.write(Edit::Happened { card, what, seat: None, amount: 0 }, |before, after| {
                    let new = after.facts().get(before.facts().len()..).unwrap_or_default();
                    new.iter().all(|one| matches!(one, PhaseEvent::Entered(..)))
                });
            }
        }
        // Additional flags out of play are harmless, because fewer texts refer to them.
        if self.state.in_play(card) {
            built.whole &= noted(&self.state) == noted(&built.game.state);
        }
    }
}

/// Edits collected so far.
struct PhaseEdits {
    /// The game with only the collected edits applied.
    game: Game,
    edits: Vec<Edit>,
    /// `true` if everything could be recreated.
    whole: bool,
}

impl PhaseEdits {
    /// Clears the history of the phase and the used limits.
    fn forget(&mut self) {
        self.game.log = None;
        let state = &mut self.game.view_mut().state;
        state.forget_phase();
        state.course().facts.clear();
        state.course().used.clear();
        state.clear_flag_of_all(Flags::ENTERED_ROUND);
        for seat in state.seats() {
            let player = state.player_mut(seat);
            *player = with_counts(*player, [0; 8]);
        }
    }

    /// Adds an edit if it has the required effect, given the states before and after it.
    fn write(&mut self, edit: Edit, fits: impl Fn(&State, &State) -> bool) {
        let before = self.game.state.clone();
        if self.game.try_edit(&edit).is_ok() && fits(&before, &self.game.state) {
            self.edits.push(edit);
        } else {
            self.game.restore_state(before);
            self.whole = false;
        }
    }
}

/// Returns `true` if two facts are equal except for the copy of the card and its cost.
fn is_alike(one: PhaseEvent, other: PhaseEvent) -> bool {
    match (one, other) {
        (PhaseEvent::Played(by, of, _), PhaseEvent::Played(other_by, other, _))
        | (PhaseEvent::Entered(by, of), PhaseEvent::Entered(other_by, other)) => {
            (by, of.card) == (other_by, other.card)
        }
        (PhaseEvent::Attacked(by, of, base), PhaseEvent::Attacked(other_by, other, other_base)) => {
            (by, of.card, base) == (other_by, other.card, other_base)
        }
        (PhaseEvent::Left(whose, of, defeated, by), PhaseEvent::Left(other_whose, other, other_defeated, other_by)) => {
            (whose, of.card, defeated, by) == (other_whose, other.card, other_defeated, other_by)
        }
        (PhaseEvent::UpgradeDefeated(of), PhaseEvent::UpgradeDefeated(other)) => of.card == other.card,
        (one, other) => one == other,
    }
}

/// Returns the counts of a player in the order of [`Edit::Counts`].
fn counts(player: &Player) -> [u8; 8] {
    [
        player.played,
        player.events,
        player.drawn,
        player.discarded,
        player.milled,
        player.created,
        player.given,
        player.used_the_force,
    ]
}

fn with_counts(player: Player, counts: [u8; 8]) -> Player {
    let [played, events, drawn, discarded, milled, created, given, used_the_force] = counts;
    Player { played, events, drawn, discarded, milled, created, given, used_the_force, ..player }
}

fn counts_as_edit(seat: Seat, player: &Player) -> Edit {
    let [played, events, drawn, discarded, milled, created, given, used_the_force] = counts(player).map(Some);
    Edit::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force }
}
