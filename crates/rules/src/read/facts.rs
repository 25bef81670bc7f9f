//! Simple lookups: of a card, of the current attack, of a player.

use ability::{Effect, GameModifier, Modifier, PlayerEffect};
use model::{Arena, CardType};

use crate::book::CardDef;
use crate::book::face::FaceAbilities;
use crate::read::View;
use crate::state::invariant::Invariant;
use crate::state::{
    Attack, Card, CardIndex, CardList, CardRef, CardZone, DefeatCause, Flags, LastKnownInfo, Question, QuestionKind,
    Seat,
};

impl View {
    /// Returns the book's data about a card.
    pub fn def(&self, card: CardIndex) -> &CardDef {
        self.book.def(self.state.card(card).def)
    }

    /// Returns the face of a card that is up.
    pub(crate) fn face(&self, card: CardIndex) -> &FaceAbilities {
        let def = self.def(card);
        let here = self.state.card(card);
        let flags = here.flags;
        if def.turns && here.place == CardZone::Attached {
            return &def.pilot;
        }
        if flags.contains(Flags::DEPLOYED) || flags.contains(Flags::FLIPPED) { &def.unit } else { &def.front }
    }

    /// Returns the number of the rule (CR 8.0) that requires a question. This is the rule for its kind or, for
    /// disclosed cards, the rule about disclosing.
    pub fn question_rule(&self, question: &Question) -> &'static str {
        let of_kind = question.ask.rule();
        let step = question.step.and_then(|at| self.book.step(at).ok());
        match step {
            Some(step @ Effect::Player(PlayerEffect::Disclose { .. })) if question.ask == QuestionKind::Target => {
                step.rule().unwrap_or(of_kind)
            }
            Some(_) | None => of_kind,
        }
    }

    /// Returns `true` if a card is a token (CR 3.7). A card that is a copy of a token is not one: it started in a deck
    /// (CR 3.7.1), was played, and goes to its owner when it leaves play.
    pub(crate) fn is_token(&self, card: CardIndex) -> bool {
        self.def(card).kind.is_token() && !self.state.card(card).flags.contains(Flags::COPY)
    }

    /// Returns `true` if a card is a leader or a leader unit. That is a leader card on either side, even as a unit or
    /// an upgrade (CR 3.4.4), or a unit made a leader unit by an upgrade (CR 3.4.7). `then` is the card's last known
    /// information.
    pub(crate) fn is_leader(&self, of: CardRef, card: &Card, then: Option<&LastKnownInfo>) -> bool {
        card.flags.contains(Flags::LED)
            || self.book.def(card.def).kind == CardType::Leader
            || then.is_none() && self.is_led(of.card)
    }

    /// Returns `true` if a unit in play is a leader unit. That is a deployed leader, or a unit made one by an upgrade
    /// (CR 3.4.7).
    pub(crate) fn is_leader_unit(&self, unit: CardIndex) -> bool {
        let card = self.state.card(unit);
        card.place == CardZone::Arena && (card.flags.contains(Flags::DEPLOYED) || self.is_led(unit))
    }

    /// Returns `true` if an upgrade makes a unit in play a leader unit (CR 3.4.7). The upgrade may have lost this
    /// ability (CR 8.14.2).
    pub(crate) fn is_led(&self, unit: CardIndex) -> bool {
        self.features.leads
            && self.state.card(unit).place == CardZone::Arena
            && self
                .state
                .upgrades(unit)
                .any(|upgrade| self.def(upgrade).leads && self.ability_loss_source(upgrade).is_none())
    }

    /// Returns `true` if a card is unique (CR 2.2.3). A copy of a unique card is not.
    pub fn is_unique(&self, card: CardIndex) -> bool {
        self.def(card).unique && !self.state.card(card).flags.contains(Flags::COPY)
    }

    /// Returns the arena of a unit in play.
    pub fn arena(&self, unit: CardIndex) -> Arena {
        if self.state.card(unit).flags.contains(Flags::IN_SPACE) { Arena::Space } else { Arena::Ground }
    }

    /// Returns the controller of a card or, if it has left play, its last controller.
    pub(crate) fn controller_of(&self, of: CardRef) -> Seat {
        self.last_known(of).map_or_else(|| self.state.card(of.card).controller, |snapshot| snapshot.card.controller)
    }

    /// Returns the innermost attack in progress.
    pub fn attack(&self) -> Option<&Attack> {
        self.state.attacks().iter().rev().find(|attack| attack.in_progress)
    }

    /// Returns the attack that a unit is making (CR 6.3.1B). Another attack may take place within it.
    pub(crate) fn attack_by(&self, unit: CardRef) -> Option<&Attack> {
        self.state.attacks().iter().rev().find(|attack| attack.in_progress && attack.attacker == unit)
    }

    /// Returns `true` if a unit is a defending unit of an attack in progress.
    pub(crate) fn is_attacked(&self, unit: CardRef) -> bool {
        self.state.attacks().iter().any(|attack| attack.in_progress && attack.is_defending(unit))
    }

    /// Returns the index of the innermost attack in progress.
    ///
    /// # Errors
    /// [`Invariant::NoAttack`] if there is none.
    pub(crate) fn attack_in_progress(&self) -> Result<usize, Invariant> {
        self.state.attacks().iter().rposition(|attack| attack.in_progress).ok_or(Invariant::NoAttack)
    }

    /// Returns `true` if a player pays half of each cost, rounded up.
    pub(crate) fn halves_costs(&self, seat: Seat) -> bool {
        let mut halves = false;
        if self.ability_index().halves_costs {
            self.each_rule(|modifier, ctx, _| {
                halves |= *modifier == Modifier::Game(GameModifier::HalvesCosts) && ctx.you == seat;
            });
        }
        halves
    }

    /// Returns the highest cost that a player can pay with this many resources.
    pub(crate) fn worth(&self, seat: Seat, resources: u8) -> u8 {
        if self.halves_costs(seat) { resources.saturating_mul(2) } else { resources }
    }

    /// Returns the number of ready resources of a player.
    pub fn ready_resources(&self, seat: Seat) -> u8 {
        let list = self.state.list(seat, CardZone::Resources).iter();
        list.filter(|card| self.state.card(**card).is_ready()).count().min(255) as u8
    }

    /// Returns the Force token that a player controls. There is never more than one (CR 8.37.1).
    pub fn force_of(&self, seat: Seat) -> Option<CardIndex> {
        let force = self.book.force()?;
        self.base_zone_tokens(seat).into_iter().find(|card| self.state.card(*card).def == force)
    }

    /// Returns the cards that are still the same copy.
    pub(crate) fn present(&self, refs: &[CardRef]) -> CardList {
        refs.iter().filter(|of| self.state.is_current(**of)).map(|of| of.card).collect()
    }

    /// Returns the card, following it to where its defeat or capture put it, but no further (CR 8.5.4).
    pub(crate) fn follow(&self, of: CardRef) -> Option<CardIndex> {
        if of.card == CardIndex::NONE || self.is_token(of.card) {
            return None;
        }
        let copy = self.state.card(of.card).copy;
        let place = self.state.card(of.card).place;
        let moved = matches!(place, CardZone::Discard | CardZone::Captured) && copy == of.copy.wrapping_add(1);
        (copy == of.copy || moved).then_some(of.card)
    }

    /// Returns the cause of the defeat of a unit without HP. This is the last action of a player against it or, if
    /// there is none, an expired effect.
    pub(crate) fn defeat_cause(&self, unit: CardIndex) -> Option<DefeatCause> {
        let all = self.state.step().defeat_causes.iter().filter(|cause| cause.card == unit);
        all.max_by_key(|cause| cause.player != Seat::NONE).copied()
    }
}
