//! Effects on cards: defeat, exhausting and readying, returning, tokens, gained effects.

use ability::{
    Ability, Amount, CardModifier, Duration, Filter, Modifier, PlayerFilter, ProtectedAction, Step, Target, Token,
    Trigger,
};
use model::CardType;

use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::flow::resolve::targeting::TargetSearch;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask, try_ask};
use crate::read::View;
use crate::state::invariant::Invariant;
use crate::state::{Action, Card, CardIndex, CardList, CardRef, CardRefs, CardZone, FrameSlot, PendingBatch, Seat};
use crate::write::card_changes::LeaveDestination;

impl Resolution<'_> {
    pub(super) fn defeats(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let (you, whose) = (self.you(), self.controller());
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        let mut there = self.present(&refs);
        there.retain(|card| {
            self.can_be_defeated(*card) && !self.is_protected_from(*card, ProtectedAction::Defeated, whose)
        });
        let (bases, there): (CardList, CardList) =
            there.into_iter().partition(|card| self.def(*card).kind == CardType::Base);
        for base in &bases {
            self.defeat_base(*base, you);
        }
        let were: CardRefs = there.iter().map(|card| self.state.now(*card)).collect();
        self.defeat(&there, you);
        // CR 7.7.5D: a card whose defeat was replaced was not defeated. CR 8.9.2: the effect still counts as done.
        let gone = were.iter().filter(|of| !self.state.is_current(**of)).count();
        self.record_acted_on(&refs, (gone + bases.len()) as i16);
        StepOutcome::Done(!there.is_empty() || !bases.is_empty())
    }

    /// Readies or exhausts cards.
    pub(super) fn turns(&mut self, target: &Target, ready: bool, here: StepContext) -> StepOutcome {
        let whose = self.controller();
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        let mut count = 0;
        let mut resources: Vec<Seat> = Vec::new();
        for card in self.present(&refs) {
            if !ready && self.is_protected_from(card, ProtectedAction::Exhausted, whose) {
                continue;
            }
            let Card { place, controller, .. } = *self.state.card(card);
            let turned = if ready { self.ready(card) } else { self.exhaust(card) };
            count += i16::from(turned);
            if turned && place == CardZone::Resources {
                resources.push(controller);
            }
        }
        self.note_turned_resources(&resources, ready);
        self.record_acted_on(&refs, count);
        StepOutcome::Done(count > 0)
    }

    /// Logs how many resources of each player were readied or exhausted, which is public (CR 1.7.4). The cards
    /// themselves are not (CR 4.5.2).
    fn note_turned_resources(&mut self, whose: &[Seat], ready: bool) {
        for player in self.state.seats() {
            let count = whose.iter().filter(|seat| **seat == player).count().min(255) as u8;
            if count > 0 {
                self.log_event(
                    "1.5.4",
                    match ready {
                        true => LogEvent::ResourcesReadied { player, count },
                        false => LogEvent::ResourcesExhausted { player, count },
                    },
                );
            }
        }
    }

    /// Returns cards to hands (CR 8.24).
    pub(super) fn returns(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let (you, whose) = (self.you(), self.controller());
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        let mut there = self.there_to_move(target, &refs);
        there.retain(|card| !self.is_protected_from(*card, ProtectedAction::Returned, whose));
        let (played, others): (CardList, CardList) = there
            .iter()
            .copied()
            .partition(|card| matches!(self.state.card(*card).place, CardZone::Arena | CardZone::Attached));
        self.notes_leaving(&played);
        self.leave(&played, LeaveDestination::Hand, you);
        for card in others {
            self.put(card, LeaveDestination::Hand, you);
        }
        let now: CardRefs = there.iter().map(|card| self.state.now(*card)).collect();
        self.record_acted_on(&now, there.len() as i16);
        StepOutcome::Done(!there.is_empty())
    }

    /// Records the cards that the step moves out of play. The ability later uses their last known information
    /// (CR 8.11.1), even though it acts on them in their new zone.
    pub(super) fn notes_leaving(&mut self, cards: &[CardIndex]) {
        for card in cards {
            if matches!(self.state.card(*card).place, CardZone::Arena | CardZone::Attached) {
                let of = self.state.now(*card);
                self.frame_mut().cards.push((FrameSlot::Left, of));
            }
        }
    }

    /// Returns the cards that an effect moves. A "when defeated" ability of the card itself finds it in the zone where
    /// its defeat has put it (CR 8.5.4).
    pub(super) fn there_to_move(&self, target: &Target, refs: &[CardRef]) -> CardList {
        if *target == Target::This && self.is_when_defeated() {
            return refs.iter().filter_map(|of| self.follow(*of)).collect();
        }
        self.present(refs)
    }

    /// Returns `true` if a "when defeated" ability is resolving.
    pub(super) fn is_when_defeated(&self) -> bool {
        let ability = self.frame().ability.map(|id| self.book.ability(id));
        matches!(ability, Some(Ability::When(when)) if when.on.contains(&Trigger::Defeated))
    }

    pub(super) fn discards(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        let cards = self.present(&refs);
        let discarded = self.discard_all(&cards);
        self.record_acted_on(&discarded, discarded.len() as i16);
        StepOutcome::Done(!discarded.is_empty())
    }

    /// Gives token upgrades to units.
    pub(super) fn gives_tokens(
        &mut self,
        token: Token,
        count: &Amount,
        to: &Target,
        here: StepContext,
    ) -> Result<StepOutcome, Invariant> {
        let refs = try_ask!(self.pick(FrameSlot::First, to, here));
        let (you, mut given) = (self.you(), Vec::new());
        let units = self.present(&refs);
        let count = if units.is_empty() { 0 } else { self.number(count) };
        if self.frame().at_once {
            let by = self.source();
            let waits = |unit: &CardIndex| PendingBatch {
                to: self.state.now(*unit),
                amount: count,
                by,
                player: you,
                token: Some(token),
            };
            let pending: Vec<PendingBatch> = units.iter().map(waits).collect();
            let total = pending.iter().map(|one| one.amount).sum();
            self.course().pending.extend(pending);
            self.record_acted_on(&refs, total);
            return Ok(StepOutcome::Done(total > 0));
        }
        let count = self.replaced_token_count(you, count);
        for unit in units {
            given.extend(self.give_several(token, count, unit, you)?);
            if count > 0 {
                let unit = self.state.now(unit);
                self.emit(&TriggerEvent::Upgraded { unit });
            }
        }
        self.bind(FrameSlot::Given, &given);
        self.record_acted_on(&refs, given.len() as i16);
        Ok(StepOutcome::Done(!given.is_empty()))
    }

    /// Gives the token upgrades that were held back until all choices were made (CR 8.34.1). A replacement effect is
    /// decided once for all of them.
    pub(super) fn gives_at_once(&mut self, waited: &[PendingBatch]) -> Result<(), Invariant> {
        let total: i16 = waited.iter().map(|one| one.amount).sum();
        if total <= 0 {
            return Ok(());
        }
        let you = self.you();
        let times = self.replaced_token_count(you, total) / total;
        let mut units = CardRefs::new();
        for one in waited {
            if let Some(token) = one.token.filter(|_| self.state.is_current(one.to)) {
                self.give_several(token, one.amount * times, one.to.card, one.player)?;
                if !units.contains(&one.to) {
                    units.push(one.to);
                }
            }
        }
        for unit in units {
            self.emit(&TriggerEvent::Upgraded { unit });
        }
        Ok(())
    }

    /// Gives another copy of each of these token upgrades to the unit that it is on.
    pub(super) fn gives_another(&mut self, target: &Target, here: StepContext) -> Result<StepOutcome, Invariant> {
        let refs = try_ask!(self.pick(FrameSlot::First, target, here));
        let (you, mut given) = (self.you(), Vec::new());
        let count = i16::from(!self.present(&refs).is_empty());
        let count = self.replaced_token_count(you, count);
        for card in self.present(&refs) {
            let Card { def, host, .. } = *self.state.card(card);
            let token = Token::ALL.into_iter().find(|token| self.book.token(*token) == Some(def));
            let Some(token) = token.filter(|_| self.state.card(card).place == CardZone::Attached) else { continue };
            if self.book.def(def).adds.1 < 0 {
                self.record_defeat_cause(host, you);
            }
            for _ in 0..count {
                let another = self.give(token, host, you)?;
                given.extend(another.map(|token| self.state.now(token)));
            }
            let unit = self.state.now(host);
            self.emit(&TriggerEvent::Upgraded { unit });
        }
        self.bind(FrameSlot::Given, &given);
        self.record_acted_on(&refs, given.len() as i16);
        Ok(StepOutcome::Done(!given.is_empty()))
    }

    /// Distributes token upgrades among cards (CR 8.4.5).
    pub(super) fn divides_tokens(
        &mut self,
        token: Token,
        amount: &Amount,
        among: &Filter,
        up_to: bool,
        here: StepContext,
    ) -> Result<StepOutcome, Invariant> {
        let total = self.tokens_to_divide(amount, here);
        let found = self.divide(total, among, up_to, false, here);
        if !matches!(found, TargetSearch::Asked) {
            self.frame_mut().numbers.retain(|(slot, _)| *slot != FrameSlot::Picked);
        }
        let parts = try_ask!(found);
        let you = self.you();
        let mut given = Vec::new();
        for (of, part) in &parts {
            for _ in 0..*part {
                let token = self.give(token, of.card, you)?;
                given.extend(token.map(|token| self.state.now(token)));
            }
            self.emit(&TriggerEvent::Upgraded { unit: *of });
        }
        self.bind(FrameSlot::Given, &given);
        self.record_acted_on(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), given.len() as i16);
        Ok(StepOutcome::Done(!given.is_empty()))
    }

    /// Returns the number of tokens to distribute one pick at a time. A replacement effect is decided once, before the
    /// first pick or, if the player might decline with that pick, after it.
    fn tokens_to_divide(&mut self, amount: &Amount, here: StepContext) -> i16 {
        let decided =
            self.frame().numbers.iter().find(|(slot, _)| *slot == FrameSlot::Picked).map(|(_, number)| *number);
        if let Some(number) = decided {
            return number;
        }
        let printed = self.number(amount);
        if here.optional && !matches!(self.state.step().answer, Some(Action::Card(_))) {
            return printed;
        }
        let you = self.you();
        let number = self.replaced_token_count(you, printed);
        self.frame_mut().numbers.push((FrameSlot::Picked, number));
        number
    }

    /// Creates tokens for each of these players.
    pub(super) fn creates(
        &mut self,
        token: Token,
        count: &Amount,
        who: &PlayerFilter,
    ) -> Result<StepOutcome, Invariant> {
        let seats = try_ask!(self.who(who));
        let count = self.number(count);
        let mut made = Vec::new();
        for seat in seats {
            for _ in 0..self.replaced_token_count(seat, count) {
                let card = self.token(token, seat)?;
                // CR 3.7.13: a Credit is not a resource. The rules do not name its zone; it is stored in the base zone.
                if token == Token::Credit {
                    self.put_into_base_zone(card);
                } else {
                    self.enter(card, seat, false);
                    self.ready_as_it_enters(card);
                }
                self.note_created(seat);
                self.log_event("3.7.2", LogEvent::Created { player: seat, card, on: None });
                made.push(self.state.now(card));
            }
        }
        if token != Token::Credit {
            for unit in &made {
                self.emit(&TriggerEvent::Created { unit: *unit });
            }
        }
        self.record_acted_on(&made, made.len() as i16);
        Ok(StepOutcome::Done(!made.is_empty()))
    }

    /// Creates lasting effects on cards.
    pub(super) fn lets_gain(
        &mut self,
        step: &Step,
        to: &Target,
        gives: &[Modifier],
        duration: Duration,
        here: StepContext,
    ) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, to, here));
        // A card that may be played is found in the zone where its defeat has put it (CR 8.5.4).
        let followed =
            gives.iter().any(|modifier| matches!(modifier, Modifier::Card(CardModifier::MayBePlayed { .. })));
        let there: CardRefs = refs
            .iter()
            .filter_map(|of| match followed {
                true => self.follow(*of).map(|card| self.state.now(card)),
                false => self.state.is_current(*of).then_some(*of),
            })
            .collect();
        let until = self.until(duration);
        for of in &there {
            self.lasting(step, here.at, 0, *of, until);
        }
        self.record_acted_on(&refs, there.len() as i16);
        StepOutcome::Done(!there.is_empty())
    }

    /// Creates a lasting effect that is a game rule.
    pub(super) fn sets_rule(&mut self, step: &Step, duration: Duration, here: StepContext) -> StepOutcome {
        let until = self.until(duration);
        self.lasting(step, here.at, 0, CardRef::NONE, until);
        StepOutcome::Done(true)
    }
}

impl View {
    fn can_be_defeated(&self, card: CardIndex) -> bool {
        match self.state.card(card).place {
            CardZone::Arena | CardZone::Attached | CardZone::Resources => true,
            // The base zone holds bases, the Force and Credits, and leaders, which cannot be defeated.
            CardZone::BaseZone => self.is_token(card) || self.def(card).kind == CardType::Base,
            CardZone::Deck | CardZone::Hand | CardZone::Discard | CardZone::Captured | CardZone::Aside => false,
        }
    }
}
