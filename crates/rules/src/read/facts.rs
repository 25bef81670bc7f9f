//! Plain facts of a game, looked up rather than worked out: of a card, of the attack under way, of a player.

use ability::Effect;
use model::{Arena, CardType};

use crate::Game;
use crate::book::Def;
use crate::face::Face;
use crate::fault::Broken;
use crate::state::{Ask, Attack, Card, CardIx, Flags, Place, Question, Ref, Seat, Snapshot};

impl Game {
    /// What the book says of a card.
    pub fn def(&self, card: CardIx) -> &Def {
        self.book.def(self.state.card(card).def)
    }

    /// The face of a card that is up.
    pub(crate) fn face(&self, card: CardIx) -> &Face {
        let def = self.def(card);
        let here = self.state.card(card);
        let flags = here.flags;
        if def.turns && here.place == Place::Attached {
            return &def.pilot;
        }
        if flags.has(Flags::DEPLOYED) || flags.has(Flags::FLIPPED) { &def.unit } else { &def.front }
    }

    /// The number of the rule (CR 8.0) by which a question is asked: that of its kind, but for cards that are disclosed
    /// the one about disclosing.
    pub fn question_rule(&self, question: &Question) -> &'static str {
        let of_kind = question.ask.rule();
        let step = question.step.and_then(|at| self.book.step(at).ok());
        match step {
            Some(step @ Effect::Disclose { .. }) if question.ask == Ask::Target => step.rule().unwrap_or(of_kind),
            Some(_) | None => of_kind,
        }
    }

    /// Whether a card is a token (CR 3.7); a card that is a copy of one is not: it started in a deck (CR 3.7.1) and was
    /// played, it is somebody's when it leaves play, and what is printed of a token does not make one.
    pub(crate) fn is_token(&self, card: CardIx) -> bool {
        self.def(card).kind.is_token() && !self.state.card(card).flags.has(Flags::COPY)
    }

    /// Returns `true` if a card is a leader: a leader card on either side, as a unit or an upgrade too (CR 3.4.4), or a unit that
    /// an upgrade makes a leader unit (CR 3.4.7). `then` is the card as it was when it left play.
    pub(crate) fn is_leader(&self, of: Ref, card: &Card, then: Option<&Snapshot>) -> bool {
        card.flags.has(Flags::LED)
            || self.book.def(card.def).kind == CardType::Leader
            || then.is_none() && self.is_led(of.card)
    }

    /// Whether a unit in play is a leader unit: a deployed leader, or one that an upgrade makes so (CR 3.4.7).
    pub(crate) fn is_leader_unit(&self, unit: CardIx) -> bool {
        let card = self.state.card(unit);
        card.place == Place::Arena && (card.flags.has(Flags::DEPLOYED) || self.is_led(unit))
    }

    /// Whether an upgrade makes a unit in play a leader unit (CR 3.4.7): by an ability, which it may have lost (CR 8.14.2).
    pub(crate) fn is_led(&self, unit: CardIx) -> bool {
        self.features.leads
            && self.state.card(unit).place == Place::Arena
            && self.state.upgrades(unit).any(|upgrade| self.def(upgrade).leads && self.silencer(upgrade).is_none())
    }

    /// Whether a card is unique (CR 2.2.3): a copy of a unique card is not.
    pub fn is_unique(&self, card: CardIx) -> bool {
        self.def(card).unique && !self.state.card(card).flags.has(Flags::COPY)
    }

    /// The arena of a unit in play.
    pub fn arena(&self, unit: CardIx) -> Arena {
        if self.state.card(unit).flags.has(Flags::IN_SPACE) { Arena::Space } else { Arena::Ground }
    }

    /// Who controls a card; the last to do so when it has left play.
    pub(crate) fn controller_of(&self, of: Ref) -> Seat {
        self.last_known(of).map_or_else(|| self.state.card(of.card).controller, |snapshot| snapshot.card.controller)
    }

    /// The innermost attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.state.attacks.iter().rev().find(|attack| attack.under_way)
    }

    /// The attack under way that a unit makes, also while another goes on in the middle of it (CR 6.3.1B).
    pub(crate) fn attack_by(&self, unit: Ref) -> Option<&Attack> {
        self.state.attacks.iter().rev().find(|attack| attack.under_way && attack.attacker == unit)
    }

    /// Whether a unit is the defending unit of an attack under way.
    pub(crate) fn is_attacked(&self, unit: Ref) -> bool {
        self.state.attacks.iter().any(|attack| attack.under_way && attack.is_defending(unit))
    }

    /// The place of the innermost attack under way.
    ///
    /// # Errors
    /// [`Broken::NoAttack`].
    pub(crate) fn under_way(&self) -> Result<usize, Broken> {
        self.state.attacks.iter().rposition(|attack| attack.under_way).ok_or(Broken::NoAttack)
    }

    /// Whether a player pays half of each cost, rounded up.
    pub(crate) fn halves_costs(&self, seat: Seat) -> bool {
        let mut halves = false;
        if self.board().halves_costs {
            self.each_rule(|modifier, ctx, _| {
                halves |= *modifier == ability::Modifier::HalvesCosts && ctx.you == seat;
            });
        }
        halves
    }

    /// The highest cost that so many resources of a player pay.
    pub(crate) fn worth(&self, seat: Seat, resources: u8) -> u8 {
        if self.halves_costs(seat) { resources.saturating_mul(2) } else { resources }
    }

    /// How many ready resources a player has.
    pub fn ready_resources(&self, seat: Seat) -> u8 {
        let list = self.state.list(seat, Place::Resources).iter();
        list.filter(|card| self.state.card(**card).is_ready()).count().min(255) as u8
    }
}
