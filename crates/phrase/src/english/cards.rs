//! Steps that move cards: from and to hands, decks and discard piles.

use ability::{
    Amount, CostChange, Destination, Filter, Modifier, PlacementOrder, PlayerFilter, SearchLimit, Target, UnitRule,
    Zone,
};

use super::attacks::lasting;
use super::clause::{Clause, hold, under};
use super::nouns::{NounPhrase, Referent};
use super::{Actor, Writer};

/// A discard from a hand.
pub(super) struct FromHand<'e> {
    pub count: &'e Amount,
    pub who: &'e PlayerFilter,
    pub cards: Option<&'e Filter>,
    pub by: Option<&'e PlayerFilter>,
    pub random: bool,
}

impl Writer<'_> {
    pub(super) fn give_back(&mut self, target: &Target) -> Vec<Clause> {
        let own = target.own_filter().is_some_and(super::sides::is_own);
        let np = self.acted_np(target);
        let hand = self.hand_of(&np, own);
        self.did(
            &format!("the number of {} returned this way", np.referent.many),
            &format!("{} returned this way", np.referent.one),
        );
        vec![self.say(format!("{} {} to {hand}", self.verb("return"), np.text))]
    }

    /// Renders a possessor's hand: "your hand", "its owner's hand".
    pub(super) fn hand_of(&self, np: &NounPhrase, own: bool) -> String {
        if own || np.referent.own {
            format!("{} hand", self.own())
        } else if np.plural {
            "their owners' hands".to_owned()
        } else {
            "its owner's hand".to_owned()
        }
    }

    pub(super) fn put(&mut self, what: &Target, to: Destination) -> Clause {
        let np = self.acted_np(what);
        let own = np.referent.own;
        if to == Destination::Hand && own && np.referent.deck {
            return self.say(format!("{} {}", self.verb("draw"), np.text));
        }
        let deck = match (own, np.plural) {
            (true, _) => format!("{} deck", self.own()),
            (false, true) => "their owners' decks".to_owned(),
            (false, false) => "its owner's deck".to_owned(),
        };
        let order = |order: PlacementOrder| match (np.referent.several, order) {
            (false, _) => "",
            (true, PlacementOrder::Chosen) => " in any order",
            (true, PlacementOrder::Random) => " in a random order",
        };
        let place = match to {
            Destination::Hand => format!("into {}", self.hand_of(&np, own)),
            Destination::Top(way) => format!("on top of {deck}{}", order(way)),
            Destination::Bottom(way) => format!("on the bottom of {deck}{}", order(way)),
        };
        self.say(format!("{} {} {place}", self.verb("put"), np.text))
    }

    pub(super) fn resource(&mut self, what: &Target, by: &PlayerFilter, ready: bool) -> Vec<Clause> {
        if let Some(clauses) = self.resource_for_each(what, by, ready) {
            return clauses;
        }
        let np = self.acted_np(what);
        let top = if let Target::Top(count, of) = what { Some((count, of)) } else { None };
        if *by != PlayerFilter::You {
            // "that player resources the top card of their deck and readies it"
            let who = self.player(by);
            let owner = Writer { actor: Actor::They(who.clone()), ..self.here() };
            let own = top.filter(|(_, of)| *of == by).map(|(count, _)| owner.top_cards(count, &PlayerFilter::You));
            let mut clauses = vec![self.say_of(&who, "resource", &own.unwrap_or(np.text))];
            clauses.extend(ready.then(|| self.say_of(&who, "ready", np.referent.pronoun())));
            return hold(clauses);
        }
        let text = match top.filter(|(count, _)| self.each(count).is_some()) {
            // "a card from the top of your deck for each friendly unit"
            Some((count, of)) => {
                let (head, tail) = self.many(count, "card", "cards");
                format!("{head} from the top of {}{tail}", self.deck(of))
            }
            None => np.text,
        };
        let mut clauses = vec![self.say(format!("{} {text}", self.verb("resource")))];
        if ready {
            clauses.push(self.say(format!("{} {}", self.verb("ready"), np.referent.pronoun())));
        }
        hold(clauses)
    }

    /// Renders "for each friendly leader unit, you may resource a card from your hand and ready it".
    fn resource_for_each(&mut self, what: &Target, by: &PlayerFilter, ready: bool) -> Option<Vec<Clause>> {
        let Target::UpTo(most, cards) = what else { return None };
        let (1, each) = self.each(most)? else { return None };
        if *by != PlayerFilter::You || self.may {
            return None;
        }
        let lead = format!("for each {each},");
        let np = self.acted_np(&Target::Choose(cards.clone()));
        let mut clauses = vec![Clause { may: true, ..self.say(format!("resource {}", np.text)) }];
        clauses.extend(ready.then(|| Clause { may: true, ..self.say(format!("ready {}", np.referent.pronoun())) }));
        self.acted_on(what);
        Some(under(&lead, clauses))
    }

    pub(super) fn attach(&mut self, what: &Target, to: &Target, by: Option<&PlayerFilter>) -> Vec<Clause> {
        let np = self.target(what);
        // The host is described relative to the attached card: "a unit that it can be attached to".
        let to = Writer { topic: Some(what.clone()), blank: self.blank, ..self.here() }.target(to).text;
        let Some(by) = by else {
            self.acted(np.referent.clone());
            let card = ["unit", "leader"].contains(&np.referent.one.as_str());
            let as_upgrade = if card { " as an upgrade" } else { "" };
            return vec![self.say(format!("{} {}{as_upgrade} to {to}", self.verb("attach"), np.text))];
        };
        self.acted(np.referent.clone());
        let control = self.of_player(by, "take", |_| format!("control of {}", np.text));
        hold(vec![control, self.say(format!("{} {} to {to}", self.verb("attach"), np.referent.pronoun()))])
    }

    pub(super) fn play(
        &mut self,
        what: &Target,
        cost_changes: &[CostChange],
        gives: &[Modifier],
        on: Option<&Target>,
    ) -> Vec<Clause> {
        let on = on.map(|on| format!(" on {}", self.target(on).text)).unwrap_or_default();
        let np = self.acted_np(crate::played(what));
        let cost_changes = format!("{on}{}", self.cost_changes(cost_changes, np.referent.several));
        let mut clauses = vec![self.say(format!("{} {}{cost_changes}", self.verb("play"), np.text))];
        let subject = if np.referent.several {
            NounPhrase { text: "they".to_owned(), ..NounPhrase::many("they", np.referent) }
        } else {
            NounPhrase::one("it", np.referent)
        };
        if let Some((condition, gained)) = crate::gained_if(gives) {
            let lead = format!("if {},", Writer { me: "it", ..self.granted() }.condition(condition));
            let texts = self.modifiers(&subject, Some(&Target::It), gained);
            clauses.extend(texts.iter().map(|text| Clause::more("", lasting(text, " for this phase")).led(&lead)));
            return clauses;
        }
        for text in self.modifiers(&subject, Some(&Target::It), gives) {
            let lasts = if gives == [Modifier::Rule(UnitRule::EntersReady)] { "" } else { " for this phase" };
            clauses.push(self.more(lasting(&text, lasts)));
        }
        clauses
    }

    pub(super) fn cost_changes(&self, cost_changes: &[CostChange], several: bool) -> String {
        let mut words = String::new();
        let mut ignoring = String::new();
        for each in cost_changes {
            match each {
                CostChange::Free => words.push_str(" for free"),
                CostChange::Less(amount) if let Some(parts) = crate::less_if(amount) => {
                    let each = if several { " each" } else { "" };
                    let parts = parts.into_iter().enumerate().map(|(nth, (less, condition))| {
                        let another = if nth > 0 { "another " } else { "" };
                        let resources = super::grammar::number_of(less, "resource", "resources");
                        format!("for {another}{resources} less{each} if {}", self.condition(condition))
                    });
                    words.push_str(&format!(" {}", parts.collect::<Vec<_>>().join(" and ")));
                }
                CostChange::Less(amount) => {
                    let (head, tail) = self.resources(amount);
                    words.push_str(&format!(" for {head} less{}{tail}", if several { " each" } else { "" }));
                }
                CostChange::Smuggle => words.push_str(" using Smuggle"),
                CostChange::Piloting => words.push_str(" using Piloting"),
                CostChange::IgnorePenalty if several => ignoring = ", ignoring their aspect penalties".to_owned(),
                CostChange::IgnorePenalty => ignoring = ", ignoring its aspect penalties".to_owned(),
                CostChange::IgnorePenaltyFor(aspects) => {
                    let words: Vec<String> = aspects.iter().map(|aspect| aspect.word().to_owned()).collect();
                    let its = if several { "their" } else { "its" };
                    ignoring = format!(", ignoring {its} {} aspect penalties", super::grammar::list(&words, "and"));
                }
                CostChange::IgnoreOnePenalty(aspects) => {
                    let words: Vec<String> = aspects.iter().map(|aspect| aspect.word().to_owned()).collect();
                    ignoring = format!(", ignoring 1 of its {} aspect penalties", super::grammar::list(&words, "or"));
                }
            }
        }
        words + &ignoring
    }

    pub(super) fn discard(&mut self, hand: &FromHand<'_>) -> Vec<Clause> {
        let random = if hand.random { "random " } else { "" };
        let any = Filter::of(ability::Kind::Card);
        let filter = Filter { zone: Zone::Any, ..hand.cards.unwrap_or(&any).clone() };
        let noun = self.noun_alone(&filter);
        let (head, tail) =
            self.many(hand.count, &format!("{random}{}", noun.bare()), &format!("{random}{}", noun.plural()));
        let (head, tail) = match all_but(hand.count) {
            Some(kept) => (format!("all but {}", super::grammar::counted(kept, "card", "cards")), String::new()),
            None => (head, tail),
        };
        let several = *hand.count != Amount::N(1);
        let referent = Referent { several, own: *hand.who == PlayerFilter::You, ..Referent::card() };
        self.did("the number of cards discarded this way", "card discarded this way");
        let clause = match hand.by {
            // "discards a card from the hand of the player to their right"
            Some(by) if *hand.who == PlayerFilter::Right => {
                let whose = self.player(hand.who);
                self.of_player(by, "discard", |_| format!("{head} from the hand of {whose}{tail}"))
            }
            Some(by) if by != hand.who => {
                let whose = self.players_own(hand.who);
                self.of_player(by, "discard", |_| format!("{head} from {whose} hand{tail}"))
            }
            Some(_) | None => self.of_player(hand.who, "discard", |own| format!("{head} from {own} hand{tail}")),
        };
        self.acted(referent);
        vec![clause]
    }

    pub(super) fn mill(&mut self, count: &Amount, who: &PlayerFilter) -> Clause {
        let cards = self.top_cards(count, who);
        self.acted(Referent { several: *count != Amount::N(1), own: *who == PlayerFilter::You, ..Referent::card() });
        self.did("the number of cards discarded this way", "card discarded this way");
        self.say(format!("{} {cards}", self.verb("discard")))
    }

    /// Renders "the top 3 cards of your deck".
    pub(super) fn top_cards(&self, count: &Amount, who: &PlayerFilter) -> String {
        let deck = self.deck(who);
        match count.number() {
            Some(1) => return format!("the top card of {deck}"),
            Some(n) => return format!("the top {n} cards of {deck}"),
            None => {}
        }
        if let Amount::If { condition, then, otherwise } = count {
            let (then, otherwise) = (self.amount(then), self.amount(otherwise));
            format!("the top {otherwise} cards ({then} instead if {}) of {deck}", self.condition(condition))
        } else if let Amount::Half(..) = count {
            format!("cards from the top of {deck} equal to {}", self.amount(count))
        } else {
            let (head, tail) = self.many(count, "card", "cards");
            format!("{head} from the top of {deck}{tail}")
        }
    }

    pub(super) fn search(&mut self, top: Option<&Amount>, cards: &Filter, take: &SearchLimit) -> Clause {
        let place = match top {
            Some(amount) => self.top_cards(amount, &PlayerFilter::You),
            None => format!("{} deck", self.own()),
        };
        let noun = self.noun_alone(&Filter { zone: Zone::Any, ..cards.clone() });
        let (what, several) = match take {
            SearchLimit::One => (noun.a(), false),
            SearchLimit::UpTo(amount) => (format!("up to {} {}", self.amount(amount), noun.plural()), true),
            SearchLimit::CombinedCost(cost) => {
                let cost = self.amount(cost);
                (format!("any number of {} with combined cost {cost} or less", noun.plural()), true)
            }
            SearchLimit::UpToCombinedCost(amount, cost) => {
                let (amount, cost) = (self.amount(amount), self.amount(cost));
                (format!("up to {amount} {} with combined cost {cost} or less", noun.plural()), true)
            }
        };
        self.acted(Referent { several, own: true, deck: true, ..noun.referent() });
        self.say(format!("{} {place} for {what}", self.verb("search")))
    }
}

/// Matches "all but 2 cards": the number of cards in hand minus those that stay.
fn all_but(count: &Amount) -> Option<i16> {
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
