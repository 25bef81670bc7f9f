//! The acts of effects that move cards: from and to hands, decks and discard piles.

use ability::{Amount, CardEffect, Destination, Filter, Kind, PlayerFilter, SearchLimit, Target, Zone};

use super::clause::{hold, under};
use super::references::is_own;
use super::{Act, CardAct, Clause, Head, LeadKind, Object, Referent, Scene, Verb};

impl Scene {
    pub(super) fn moves_card(&mut self, effect: &CardEffect) -> Vec<Clause> {
        if let CardEffect::Return(target) = effect {
            vec![self.give_back(target)]
        } else if let CardEffect::Put { what, to } = effect {
            vec![self.put(what, *to)]
        } else if let CardEffect::Resource { what, by, ready } = effect {
            self.resource(what, by, *ready)
        } else if let CardEffect::Attach { what, to, by } = effect {
            self.attach(what, to, by.as_ref())
        } else if let CardEffect::Play { what, cost_changes, gives, tokens, on } = effect {
            let before = self.now();
            let what = crate::played(what).clone();
            self.itself = Referent { several: false, ..self.acted_on(&what) };
            let (cost_changes, gives, on) = (cost_changes.clone(), gives.clone(), on.clone());
            let play = self.say(&before, Act::Cards(CardAct::Play { what, cost_changes, gives, on }));
            [play].into_iter().chain(self.give_played(tokens)).collect()
        } else if let CardEffect::PlayEach { what, cost_changes, on } = effect {
            let (cost_changes, on) = (cost_changes.clone(), on.clone());
            vec![self.on(what, Act::Cards(CardAct::PlayEach { what: what.clone(), cost_changes, on }))]
        } else {
            Vec::new()
        }
    }

    fn give_back(&mut self, target: &Target) -> Clause {
        let before = self.now();
        let what = self.acted_on(target);
        let own = what.own || target.own_filter().is_some_and(is_own);
        self.did(what, Verb::Return);
        self.say(&before, Act::Cards(CardAct::Return { what: target.clone(), own }))
    }

    fn put(&mut self, what: &Target, to: Destination) -> Clause {
        let before = self.now();
        let Referent { own, deck, .. } = self.acted_on(what);
        let what = what.clone();
        self.say(
            &before,
            match to {
                Destination::Hand if own && deck => Act::Do(Verb::Draw, Object::Target(what)),
                Destination::Hand | Destination::Top(_) | Destination::Bottom(_) => {
                    Act::Cards(CardAct::Put { what, to, own })
                }
            },
        )
    }

    fn resource(&mut self, what: &Target, by: &PlayerFilter, ready: bool) -> Vec<Clause> {
        if let Some(clauses) = self.resource_for_each(what, by, ready) {
            return clauses;
        }
        let before = self.now();
        self.acted_on(what);
        let mut clauses =
            vec![self.of_player(by, &before, Act::Cards(CardAct::Resource { what: what.clone(), by: by.clone() }))];
        clauses.extend(ready.then(|| self.of_player(by, &before, Act::Cards(CardAct::ReadyResource))));
        hold(clauses)
    }

    /// Plans "for each friendly leader unit, you may resource a card from your hand and ready it".
    fn resource_for_each(&mut self, what: &Target, by: &PlayerFilter, ready: bool) -> Option<Vec<Clause>> {
        let Target::UpTo(most, cards) = what else { return None };
        let counts = matches!(**most, Amount::Count(_) | Amount::CountOf(_) | Amount::Times(_) | Amount::Players(_));
        if !counts || *by != PlayerFilter::You || self.may {
            return None;
        }
        let lead = self.lead(LeadKind::Times((**most).clone()));
        let one = Target::Choose(cards.clone());
        let mut clauses =
            vec![self.on(&one, Act::Cards(CardAct::Resource { what: one.clone(), by: PlayerFilter::You }))];
        clauses.extend(ready.then(|| self.say(&self.now(), Act::Cards(CardAct::ReadyResource))));
        clauses.iter_mut().for_each(|clause| clause.may = true);
        self.it = self.referent(what);
        Some(under(lead, clauses))
    }

    fn attach(&mut self, what: &Target, to: &Target, by: Option<&PlayerFilter>) -> Vec<Clause> {
        let before = self.now();
        self.acted_on(what);
        let attach = |taken: bool| Act::Cards(CardAct::Attach { what: what.clone(), to: to.clone(), taken });
        let Some(by) = by else { return vec![self.say(&before, attach(false))] };
        let control = self.of_player(by, &before, Act::TakeControl(what.clone()));
        hold(vec![control, self.say(&before, attach(true))])
    }

    pub(super) fn discard_from_hand(
        &mut self,
        count: &Amount,
        who: &PlayerFilter,
        cards: Option<&Filter>,
        by: Option<&PlayerFilter>,
        random: bool,
    ) -> Clause {
        let before = self.now();
        let any = Filter::of(Kind::Card);
        let cards = Filter { zone: Zone::Any, ..cards.unwrap_or(&any).clone() };
        let own = *who == PlayerFilter::You;
        let it = Referent { several: *count != Amount::N(1), own, ..Referent::one(Head::Card) };
        self.did(Referent::one(Head::Card), Verb::Discard);
        let other = by.filter(|by| *by != who);
        let (count, who, other_hand) = (count.clone(), who.clone(), other.is_some());
        let player = other.cloned().unwrap_or_else(|| who.clone());
        let clause = self.of_player(
            &player,
            &before,
            Act::Cards(CardAct::DiscardFromHand { count, who, cards, other_hand, random }),
        );
        self.it = it;
        clause
    }

    pub(super) fn search(&mut self, top: Option<&Amount>, cards: &Filter, take: &SearchLimit) -> Clause {
        let before = self.now();
        let cards = Filter { zone: Zone::Any, ..cards.clone() };
        let several = *take != SearchLimit::One;
        self.it = Referent { several, own: true, deck: true, ..Referent::one(Head::of(&cards)) };
        self.say(&before, Act::Cards(CardAct::Search { top: top.cloned(), cards, take: take.clone() }))
    }
}

/// Matches "all but 2 cards": the number of cards in hand minus those that stay.
pub(crate) fn all_but(count: &Amount) -> Option<i16> {
    let Amount::Sum(parts) = count else { return None };
    match parts.as_slice() {
        [Amount::Count(filter), Amount::N(less)] | [Amount::N(less), Amount::Count(filter)]
            if filter.zone == Zone::Hand && *less < 0 =>
        {
            Some(-less)
        }
        _ => None,
    }
}
