//! Visibility: the information that a player may see (CR 1.17). Used by the front ends, the bots and the log.

use ability::{Modifier, UnitRule};
use model::CardId;

use crate::read::{Seats, View, bit};
use crate::state::{Action, CardIndex, CardRef, CardZone, FrameSlot, PendingTrigger, Seat, Task};

/// Visibility of a card to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// All information about the card.
    Open,
    /// Only its existence and its owner.
    Back,
}

impl View {
    /// Returns the pending triggers, oldest first. Inner layers come last (CR 7.6.11), followed by those nested in
    /// abilities being resolved (CR 7.1.6E).
    pub fn waiting(&self) -> Vec<&PendingTrigger> {
        self.state.waiting().iter().chain(self.state.frames().iter().flat_map(|frame| &frame.nested)).collect()
    }

    /// Returns the triggers that [`crate::Action::Trigger`] refers to in the open question. Empty for other questions.
    pub fn waiting_choices(&self) -> Vec<&PendingTrigger> {
        match self.state.tasks().last() {
            Some(Task::WindowOf(from, seat)) => {
                let here = self.state.waiting().iter().skip(usize::from(*from));
                here.filter(|waiting| waiting.controller == *seat).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the options of the open question in an order that a reader may know. For a judge, it is that of
    /// [`View::legal_actions`]. Cards in another player's hand are sorted by card ([`View::hand`]).
    pub fn options_for(&self, reader: Option<Seat>) -> Vec<Action> {
        let mut options = self.legal_actions().to_vec();
        let Some(reader) = reader else { return options };
        let theirs = |action: &Action| {
            if let Action::Card(card) | Action::Top(card) | Action::Bottom(card) | Action::Play { card, .. } = action {
                self.is_in_hand_of_another(*card, reader)
            } else {
                false
            }
        };
        let places: Vec<usize> = (0..options.len()).filter(|at| theirs(&options[*at])).collect();
        let mut sorted: Vec<Action> = places.iter().map(|at| options[*at]).collect();
        sorted.sort_by_key(|action| action.cards().next().map(|card| self.order_for_reader(card, reader)));
        for (at, action) in places.into_iter().zip(sorted) {
            options[at] = action;
        }
        options
    }

    /// Returns `true` if a card is in another player's hand.
    fn is_in_hand_of_another(&self, card: CardIndex, reader: Seat) -> bool {
        let here = self.state.card(card);
        here.place == CardZone::Hand && here.owner != reader
    }

    /// Returns the sort key of a card in another player's hand. Cards are sorted by seat, then by card if the reader
    /// may know it.
    pub(crate) fn order_for_reader(&self, card: CardIndex, reader: Seat) -> (Seat, bool, CardId) {
        let here = self.state.card(card);
        match self.visible(card, reader) {
            Visibility::Open => (here.owner, false, here.def),
            Visibility::Back => (here.owner, true, CardId(0)),
        }
    }

    /// Returns `true` if any of these cards is hidden from some player.
    pub(crate) fn hides_any(&self, cards: &[CardRef]) -> bool {
        cards.iter().any(|of| of.card.is_some() && self.visible(of.card, Seat::NONE) == Visibility::Back)
    }

    /// Sorts cards by card if all of them are in other players' hands. The order of a hand would show when each card
    /// was drawn.
    pub(crate) fn sort_hidden_hand(&self, cards: &mut [CardIndex], reader: Seat) {
        let hand =
            |card: &CardIndex| self.state.card(*card).place == CardZone::Hand && self.state.card(*card).owner != reader;
        if cards.iter().all(hand) {
            cards.sort_by_key(|card| (self.state.card(*card).owner, self.state.card(*card).def));
        }
    }

    /// Returns `true` if a unit is eligible for an upgrade (CR 3.6.3A). The upgrade's controller counts as the player.
    pub fn is_eligible(&self, unit: CardIndex, upgrade: CardIndex) -> bool {
        self.takes(unit, upgrade, self.state.card(upgrade).controller)
    }

    /// Returns `true` if an ability of this card triggered in the hand and is not over. The card is shown until then
    /// (CR 7.6.3A).
    fn triggers_from_hand(&self, card: CardIndex) -> bool {
        self.triggering_in_hands().any(|one| one == card)
    }

    /// Returns the cards in hands that are shown because one of their abilities triggered there.
    pub(crate) fn triggering_in_hands(&self) -> impl Iterator<Item = CardIndex> + '_ {
        let waiting = self.waiting().into_iter().map(|waiting| waiting.source);
        let sources = self.state.frames().iter().map(|frame| frame.source).chain(waiting);
        let in_hand = |of: &CardRef| of.card.is_some() && self.state.card(of.card).place == CardZone::Hand;
        sources.filter(in_hand).filter(|of| self.state.is_current(*of)).map(|of| of.card)
    }

    /// Returns `true` if a card is the top card of a player's deck and that player may look at it at any time.
    fn sees_top(&self, card: CardIndex, to: Seat) -> bool {
        self.ability_index().sees_top
            && self.state.list(to, CardZone::Deck).last() == Some(&card)
            && self.may_see_top(to)
    }

    /// Returns `true` if a player may look at the top card of their deck at any time.
    fn may_see_top(&self, seat: Seat) -> bool {
        let lets = |host: CardIndex| {
            let mut lets = false;
            self.each_text(host, |modifier, _| lets |= *modifier == Modifier::Rule(UnitRule::SeesTop));
            lets
        };
        self.state.hosts().any(|host| self.state.card(host).controller == seat && lets(host))
    }

    /// Returns the players who may look at the top card of their deck at any time, one bit each.
    pub(crate) fn may_see_tops(&self) -> Seats {
        if !self.ability_index().sees_top {
            return 0;
        }
        self.state.seats().filter(|seat| self.may_see_top(*seat)).fold(0, |all, seat| all | bit(seat))
    }

    /// Returns the cards being played. They are shown while their cost is determined (CR 6.2.1).
    pub(crate) fn being_played(&self) -> impl Iterator<Item = CardIndex> + '_ {
        self.state.tasks().iter().filter_map(|task| {
            let (Task::AdditionalCost(playing)
            | Task::Exploit(playing)
            | Task::PayFor(playing)
            | Task::PutIntoPlay(playing)) = task
            else {
                return None;
            };
            Some(playing.card)
        })
    }

    /// Returns how much a player may see of a card (CR 1.17.1, 1.17.2, 4.5.2, 4.7.4, 8.13.1, 8.25.1). If the players
    /// agreed on open hands, cards in hands are open.
    pub fn visible(&self, card: CardIndex, to: Seat) -> Visibility {
        match self.open_hands && self.state.card(card).place == CardZone::Hand {
            true => Visibility::Open,
            false => self.visible_by_rules(card, to),
        }
    }

    /// Works like [`View::visible`], as if hands were not open. Bots choose by what a player may know by the rules.
    pub fn visible_by_rules(&self, card: CardIndex, to: Seat) -> Visibility {
        let here = self.state.card(card);
        let open = match here.place {
            CardZone::Arena | CardZone::BaseZone | CardZone::Attached | CardZone::Discard | CardZone::Captured => true,
            // Cards of an eliminated player are removed without being shown (CR 11.3.1).
            CardZone::Aside => {
                here.owner == to || !self.state.player(here.owner).lost || !self.def(card).kind.is_deck_card()
            }
            CardZone::Hand => here.owner == to || self.triggers_from_hand(card),
            CardZone::Resources => here.controller == to || self.features.plot && self.is_shown_for_plot(card),
            CardZone::Deck => here.owner == to && self.sees_top(card, to),
        };
        let looked_at = self.state.frames().iter().any(|frame| {
            let seen = |slot: FrameSlot| slot == FrameSlot::Shown || (slot == FrameSlot::Seen && frame.you == to);
            frame.cards.iter().any(|(slot, of)| of.card == card && seen(*slot))
        });
        if open || looked_at || self.being_played().any(|one| one == card) {
            Visibility::Open
        } else {
            Visibility::Back
        }
    }
}
