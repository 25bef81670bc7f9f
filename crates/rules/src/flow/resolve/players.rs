//! Effects on players: drawing, discarding, paying.

use ability::{AbilityId, Amount, Duration, Filter, Kind, Modifier, PlayerFilter, Target, ValueModifier};

use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::read::bit;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardIndex, CardRef, CardRefs, CardZone, EffectEnd, FrameSlot, LastingEffect, LastingKind, ModifierRef,
    Payment, PaymentPurpose, Question, QuestionKind, Seat, Task,
};

/// A discard from hands (CR 1.14).
pub(super) struct HandDiscard<'a> {
    /// The number of cards that each player discards.
    pub count: &'a Amount,
    /// The players who discard from their hands.
    pub who: &'a PlayerFilter,
    /// The cards that may be discarded. `None` for any card.
    pub cards: Option<&'a Filter>,
    /// The player who chooses. `None` for the owner.
    pub by: Option<&'a PlayerFilter>,
    /// The cards are picked at random instead of chosen.
    pub random: bool,
}

impl Resolution<'_> {
    pub(super) fn draws(&mut self, count: &Amount, who: &PlayerFilter) -> StepOutcome {
        let seats = ask!(self.who(who));
        let count = self.number(count);
        let mut drawn = Vec::new();
        for seat in seats {
            drawn.extend(self.draw(seat, count));
        }
        self.record_acted_on(&drawn, drawn.len() as i16);
        StepOutcome::Done(count > 0)
    }

    pub(super) fn discards_hand(&mut self, player: &PlayerFilter) -> StepOutcome {
        let seats = ask!(self.who(player));
        let cards: Vec<CardIndex> =
            seats.iter().flat_map(|seat| self.state.list(*seat, CardZone::Hand)).copied().collect();
        let gone = self.discard_all(&cards);
        self.record_acted_on(&gone, gone.len() as i16);
        // CR 1.14.6: discarding an empty hand counts as done.
        StepOutcome::Done(true)
    }

    /// Discards cards from the top of these players' decks.
    pub(super) fn mills(&mut self, count: &Amount, who: &PlayerFilter) -> StepOutcome {
        let seats = ask!(self.who(who));
        let count = self.count(count);
        let tops = seats.iter().flat_map(|seat| self.state.list(*seat, CardZone::Deck).iter().rev().take(count));
        let cards: Vec<CardIndex> = tops.copied().collect();
        let gone = self.discard_all(&cards);
        self.record_acted_on(&gone, gone.len() as i16);
        StepOutcome::Done(!gone.is_empty())
    }

    pub(super) fn pays(&mut self, amount: &Amount) -> StepOutcome {
        let you = self.you();
        let amount = self.number(amount).clamp(0, 255) as u8;
        let (source, ability) = (self.source().card, self.frame().ability);
        // CR 1.8: a player who cannot pay does not, and dependent effects do not happen.
        let purpose = PaymentPurpose::Effect;
        let payment = Payment { seat: you, left: amount, source, ability, credits: false, purpose };
        StepOutcome::Done(self.pay_as_chosen(payment))
    }

    /// Pays as many resources as the player chooses, up to a maximum.
    pub(super) fn pays_up_to(&mut self, most: Option<&Amount>, here: StepContext) -> StepOutcome {
        let you = self.you();
        let ready = self.ready_resources(you);
        let most = most.map_or(u8::MAX, |most| self.number(most).clamp(0, 255) as u8);
        if let Some(Action::Number(paid)) = self.state.step().answer {
            self.pay(you, paid as u8);
        }
        self.chooses_number(0, u16::from(ready.min(most)), here)
    }

    /// Makes players lose the game (CR 5.6).
    pub(super) fn loses(&mut self, player: &PlayerFilter) -> StepOutcome {
        let seats = ask!(self.who(player));
        self.players_lose(&seats);
        StepOutcome::Done(true)
    }

    /// Makes a player win the game: all others lose it (CR 5.6).
    pub(super) fn wins(&mut self, player: &PlayerFilter) -> StepOutcome {
        let seats = ask!(self.who(player));
        let others: Vec<Seat> = self.state.playing().filter(|seat| !seats.contains(seat)).collect();
        self.players_lose(&others);
        StepOutcome::Done(true)
    }

    /// Flips leaders with two Leader sides.
    pub(super) fn flips(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, StepContext { optional: false, ..here }));
        for card in self.present(&refs) {
            self.flip(card);
        }
        self.record_acted_on(&refs, refs.len() as i16);
        StepOutcome::Done(!refs.is_empty())
    }

    /// Queues the bounties of units for collection. The player chooses the order and may decline each (CR 7.5.13B,
    /// 7.5.13E).
    pub(super) fn collects_bounties(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let you = self.you();
        let refs = ask!(self.pick(FrameSlot::First, target, StepContext { optional: false, ..here }));
        let from = self.state.waiting().len() as u16;
        for unit in refs {
            for id in self.known_bounties(unit) {
                self.bounty_waits(id, unit, you);
            }
        }
        self.course().tasks.push(Task::Window(from));
        StepOutcome::Under
    }

    /// Collects the bounty that has just been collected again.
    pub(super) fn collects_again(&mut self) -> Result<StepOutcome, Invariant> {
        let you = self.you();
        let (bounty, unit) = (AbilityId(self.frame().carried as u16), self.frame().subject);
        self.collect_in_new_frame(bounty, unit, you)?;
        Ok(StepOutcome::Under)
    }

    /// Grants a modifier to the next card that the player plays. The number of a keyword is computed now.
    pub(super) fn next_card_gains(&mut self, modifier: &Modifier, here: StepContext) -> StepOutcome {
        let value = if let Modifier::Value(ValueModifier::KeywordX(_, amount)) = modifier {
            self.number(amount).clamp(0, 255) as u8
        } else {
            0
        };
        let at = ModifierRef { block: here.at.0, step: here.at.1, list: 0, at: 0 };
        let (source, controller) = (self.source(), self.you());
        self.course().lasting.push(LastingEffect {
            on: CardRef::NONE,
            gives: LastingKind::NextCard(at, value),
            until: EffectEnd::Duration(Duration::Phase),
            source,
            controller,
            name: None,
            identity: None,
            left: 1,
        });
        StepOutcome::Done(true)
    }

    pub(super) fn discards_from_hand(&mut self, discard: HandDiscard<'_>, here: StepContext) -> StepOutcome {
        let you = self.you();
        let seats = ask!(self.who(discard.who));
        if let [seat] = seats.as_slice() {
            self.frame_mut().that = *seat;
        }
        let count = self.count(discard.count);
        match self.course().step.answer.take() {
            Some(Action::Card(card)) => self.bind_more(FrameSlot::Picked, card),
            Some(Action::No) => return StepOutcome::Declined,
            Some(_) | None => {}
        }
        let mut picked = self.bound(FrameSlot::Picked);
        for seat in &seats {
            let ctx = self.ctx();
            let fits: Vec<CardIndex> = self
                .state
                .list(*seat, CardZone::Hand)
                .iter()
                .copied()
                .filter(|card| discard.cards.is_none_or(|filter| self.is(filter, self.state.now(*card), ctx)))
                .collect();
            let mine = picked.iter().filter(|of| self.state.card(of.card).owner == *seat).count();
            let mut left: Vec<CardIndex> =
                fits.iter().copied().filter(|card| !picked.iter().any(|of| of.card == *card)).collect();
            let declines = mine == 0 && seats.len() == 1 && self.hides_what_fits(&discard, *seat);
            if mine >= count || left.is_empty() && !(self.always && declines) {
                continue;
            }
            if discard.random {
                self.shuffle_list(&mut left);
                picked.extend(left.iter().take(count - mine).map(|card| self.state.now(*card)));
                continue;
            }
            let chooser = match discard.by {
                None => *seat,
                Some(player) => {
                    let seats = self.players(player, ctx);
                    self.state.seats().find(|seat| seats & bit(*seat) != 0).unwrap_or(you)
                }
            };
            let question = Question {
                picked: mine as u8,
                min: if declines { 0 } else { count.min(255) as u8 },
                max: count.min(255) as u8,
                ..self.question_of(chooser, QuestionKind::Target, here.at)
            };
            let no = declines.then_some(Action::No);
            self.ask(question, left.into_iter().map(Action::Card).chain(no).collect());
            return StepOutcome::Ask;
        }
        let cards: Vec<CardIndex> = picked.into_iter().map(|of| of.card).collect();
        let gone = self.discard_all(&cards);
        self.record_acted_on(&gone, gone.len() as i16);
        // CR 8.32.2: with too few cards, the effect was not done in full.
        StepOutcome::Done(!gone.is_empty() && gone.len() >= count)
    }
    /// Returns `true` if only the owner of a hand knows which of its cards may be discarded. The owner then does not
    /// have to show that there is one (CR 1.17.4).
    fn hides_what_fits(&self, discard: &HandDiscard<'_>, seat: Seat) -> bool {
        let asks_more = |cards: &Filter| {
            let any = Filter { is: Kind::Card, zone: cards.zone, ..Filter::default() };
            *cards != any
        };
        let hand: CardRefs = self.state.list(seat, CardZone::Hand).iter().map(|card| self.state.now(*card)).collect();
        discard.by.is_none() && !discard.random && discard.cards.is_some_and(asks_more) && self.hides_any(&hand)
    }
}
