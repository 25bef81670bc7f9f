//! Verbs on cards: defeat, turning, returning, tokens, what is gained.

use ability::{Ability, Amount, Duration, Filter, Modifier, Player, Step, Target, Token, Trigger, Verb};

use crate::Game;
use crate::explain::log::Event;
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::resolve::{Flow, Here, Resolving, ask, try_ask};
use crate::state::{CardIx, Place, Ref, Slot};
use crate::write::happen::To;

impl Resolving<'_> {
    pub(super) fn defeats(&mut self, target: &Target, here: Here) -> Flow {
        let you = self.you();
        let refs = ask!(self.pick(Slot::First, target, here));
        let mut there = self.present(&refs);
        there.retain(|card| self.can_be_defeated(*card) && !self.withstands(*card, Verb::Defeated, you));
        let were: Vec<Ref> = there.iter().map(|card| self.state.now(*card)).collect();
        self.defeat(&there, you);
        // CR 7.7.5D: what something else happened to instead was not defeated; CR 8.9.2: it is done all the same.
        let gone = were.iter().filter(|of| !self.state.is_current(**of)).count();
        self.acted(&refs, gone as i16);
        Flow::Done(!there.is_empty())
    }

    /// Readies cards, or exhausts them.
    pub(super) fn turns(&mut self, target: &Target, ready: bool, here: Here) -> Flow {
        let you = self.you();
        let refs = ask!(self.pick(Slot::First, target, here));
        let mut count = 0;
        for card in self.present(&refs) {
            if !ready && self.withstands(card, Verb::Exhausted, you) {
                continue;
            }
            count += i16::from(if ready { self.ready(card) } else { self.exhaust(card) });
        }
        self.acted(&refs, count);
        Flow::Done(count > 0)
    }

    /// Returns cards to hands (CR 8.24).
    pub(super) fn returns(&mut self, target: &Target, here: Here) -> Flow {
        let you = self.you();
        let refs = ask!(self.pick(Slot::First, target, here));
        let mut there = self.present(&refs);
        // CR 8.5.4: a "when defeated" ability of the card itself finds it where its defeat has put it.
        if *target == Target::This && self.is_when_defeated() {
            there = refs.iter().filter_map(|of| self.follow(*of)).collect();
        }
        there.retain(|card| !self.withstands(*card, Verb::Returned, you));
        let (played, others): (Vec<CardIx>, Vec<CardIx>) =
            there.iter().partition(|card| matches!(self.state.card(**card).place, Place::Arena | Place::Attached));
        self.leave(&played, To::Hand, you);
        for card in others {
            self.put(card, To::Hand, you);
        }
        let now: Vec<Ref> = there.iter().map(|card| self.state.now(*card)).collect();
        self.acted(&now, there.len() as i16);
        Flow::Done(!there.is_empty())
    }

    /// Whether what resolves is a "when defeated" ability.
    fn is_when_defeated(&self) -> bool {
        let ability = self.frame().ability.map(|id| self.book.ability(id));
        matches!(ability, Some(Ability::When(when)) if when.on.contains(&Trigger::Defeated))
    }

    pub(super) fn discards(&mut self, target: &Target, here: Here) -> Flow {
        let refs = ask!(self.pick(Slot::First, target, here));
        let cards: Vec<CardIx> = self.present(&refs).into_iter().collect();
        let discarded = self.discard_all(&cards);
        self.acted(&discarded, discarded.len() as i16);
        Flow::Done(!discarded.is_empty())
    }

    /// Gives token upgrades to units.
    pub(super) fn gives_tokens(
        &mut self,
        token: Token,
        count: &Amount,
        to: &Target,
        here: Here,
    ) -> Result<Flow, Broken> {
        let refs = try_ask!(self.pick(Slot::First, to, here));
        let count = self.number(count);
        let (you, mut given) = (self.you(), Vec::new());
        let lowers_hp = self.book.token(token).is_some_and(|token| self.book.def(token).adds.1 < 0);
        for card in self.present(&refs) {
            if lowers_hp {
                // CR 1.18.1: whose doing it is when the unit has no HP left.
                self.state.underway.blame.push((card, you));
            }
            for _ in 0..count {
                let token = self.give(token, card, you)?;
                given.extend(token.map(|token| self.state.now(token)));
            }
        }
        self.bind(Slot::Given, &given);
        self.acted(&refs, given.len() as i16);
        Ok(Flow::Done(!given.is_empty()))
    }

    /// Distributes token upgrades among cards (CR 8.4.5).
    pub(super) fn divides_tokens(
        &mut self,
        token: Token,
        amount: &Amount,
        among: &Filter,
        up_to: bool,
        here: Here,
    ) -> Result<Flow, Broken> {
        let total = self.number(amount);
        let parts = try_ask!(self.divide(total, among, up_to, false, here));
        let you = self.you();
        let mut given = Vec::new();
        for (of, part) in &parts {
            for _ in 0..*part {
                let token = self.give(token, of.card, you)?;
                given.extend(token.map(|token| self.state.now(token)));
            }
        }
        self.bind(Slot::Given, &given);
        self.acted(&parts.iter().map(|(of, _)| *of).collect::<Vec<_>>(), given.len() as i16);
        Ok(Flow::Done(!given.is_empty()))
    }

    /// Creates token units for each of these players.
    pub(super) fn creates(&mut self, token: Token, count: &Amount, who: &Player) -> Result<Flow, Broken> {
        let seats = try_ask!(self.who(who));
        let count = self.number(count);
        let mut made = Vec::new();
        for seat in seats {
            for _ in 0..count {
                let card = self.token(token, seat)?;
                // CR 3.7.13: a Credit lies beside the resources and is none; where, no rule asks.
                if token == Token::Credit {
                    self.state.card_mut(card).place = Place::BaseZone;
                } else {
                    self.enter(card, seat, false);
                    self.ready_as_it_enters(card);
                }
                self.note_created(seat);
                self.note("3.7.2", Event::Created { player: seat, card, on: None });
                made.push(self.state.now(card));
            }
        }
        if token != Token::Credit {
            for unit in &made {
                self.fire(&Happening::Created { unit: *unit });
            }
        }
        self.acted(&made, made.len() as i16);
        Ok(Flow::Done(!made.is_empty()))
    }

    /// Creates lasting effects on cards.
    pub(super) fn lets_gain(
        &mut self,
        step: &Step,
        to: &Target,
        gives: &[Modifier],
        duration: Duration,
        here: Here,
    ) -> Flow {
        let refs = ask!(self.pick(Slot::First, to, here));
        // A card that may be played is meant where its defeat has put it (CR 8.5.4).
        let followed = gives.iter().any(|modifier| matches!(modifier, Modifier::MayBePlayed { .. }));
        let there: Vec<Ref> = refs
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
        self.acted(&refs, there.len() as i16);
        Flow::Done(!there.is_empty())
    }

    /// Creates a lasting effect on the game.
    pub(super) fn sets_rule(&mut self, step: &Step, duration: Duration, here: Here) -> Flow {
        let until = self.until(duration);
        self.lasting(step, here.at, 0, Ref::NONE, until);
        Flow::Done(true)
    }
}

impl Game {
    fn can_be_defeated(&self, card: CardIx) -> bool {
        match self.state.card(card).place {
            Place::Arena | Place::Attached | Place::Resources => true,
            // The Force and Credits lie there, beside what cannot be defeated.
            Place::BaseZone => self.is_token(card),
            Place::Deck | Place::Hand | Place::Discard | Place::Captured | Place::Aside => false,
        }
    }
}
