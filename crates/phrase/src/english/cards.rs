//! Steps that move cards: from and to hands, decks and discard piles.

use std::rc::Rc;

use ability::{
    Amount, CostChange, Destination, Filter, Modifier, PlacementOrder, PlayerFilter, SearchLimit, Target, UnitRule,
};

use crate::plan::cards::all_but;
use crate::plan::{self, Actor, CardAct, Myself};

use super::Writer;
use super::attacks::lasting;
use super::clause::{Clause, Phrase};
use super::nouns::{NounPhrase, Referent};

impl Writer<'_> {
    /// Renders an act that moves cards.
    pub(super) fn card_act(&self, plan: &plan::Clause, before: &Writer<'_>, act: &CardAct) -> Vec<Clause> {
        let say = |verb: &str, rest: String| vec![self.say(plan, verb, rest)];
        match act {
            CardAct::Return { what, own } => {
                let np = before.target(what);
                say("return", format!("{} to {}", np.text, self.hand_of(&np, *own)))
            }
            CardAct::Put { what, to, own } => self.put(plan, &before.target(what), *to, *own),
            CardAct::Resource { what, by } => say("resource", self.resourced(before, what, by)),
            CardAct::ReadyResource => say("ready", self.pronoun().to_owned()),
            CardAct::Attach { what, to, taken } => {
                // The host is described relative to the attached card: "a unit that it can be attached to".
                let host = before.with(|scene| {
                    (scene.topic, scene.blank) = (Some(what.clone()), before.blank);
                });
                let to = host.target(to).text;
                let np = before.target(what);
                let card = !*taken && ["unit", "leader"].contains(&np.referent.one.as_str());
                let as_upgrade = if card { " as an upgrade" } else { "" };
                let what = if *taken { self.pronoun() } else { &np.text };
                say("attach", format!("{what}{as_upgrade} to {to}"))
            }
            CardAct::Play { what, cost_changes, gives, on } => {
                let (what, on) = (before.target(what), before.played_onto(on.as_ref()));
                let several = what.referent.several;
                let cost_changes = self.cost_changes(cost_changes, several);
                let play = self.say(plan, "play", format!("{}{on}{cost_changes}", what.text));
                [play].into_iter().chain(self.gained_in_play(several, gives)).collect()
            }
            CardAct::PlayEach { what, cost_changes, on } => {
                let (what, on) = (before.target(what).text, before.played_onto(on.as_ref()));
                let cost_changes = self.cost_changes(cost_changes, true);
                say("play", format!("{what}{on}{cost_changes}, one at a time in any order"))
            }
            CardAct::DiscardFromHand { count, who, cards, other_hand, random } => {
                let (head, tail) = before.discarded(count, cards, *random);
                say(
                    "discard",
                    match (other_hand, who) {
                        // "discards a card from the hand of the player to their right"
                        (true, PlayerFilter::Right) => format!("{head} from the hand of {}{tail}", before.player(who)),
                        (true, _) => format!("{head} from {} hand{tail}", before.players_own(who)),
                        (false, _) => {
                            let own = if plan.by.is_none() { self.own() } else { "their" };
                            format!("{head} from {own} hand{tail}")
                        }
                    },
                )
            }
            CardAct::Mill { count, who } => say("discard", before.top_cards(count, who)),
            CardAct::Search { top, cards, take } => say("search", before.searched(top.as_ref(), cards, take)),
            CardAct::LookAtHandAndDeck(who) => say("look", format!("at {} hand and deck", before.players_own(who))),
            CardAct::DiscardFromThem(cards) => {
                say("discard", format!("any number of {} from them", self.cards_of(cards)))
            }
            CardAct::Arrange(amount) => {
                let top = before.top_cards(amount, &PlayerFilter::You);
                let own = self.own();
                let rest = "on top in any order";
                let put = format!("put any number of them on the bottom of {own} deck and the rest {rest}");
                vec![self.say(plan, "look", format!("at {top}")), self.more(put)]
            }
            CardAct::RevealUntilStop(amount) => {
                let (deck, most, who) = (self.own(), before.amount(amount), self.self_pronoun());
                let until = format!("one at a time, up to {most}, stopping when {who} wish");
                say("reveal", format!("cards from the top of {deck} deck {until}"))
            }
        }
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

    fn put(&self, plan: &plan::Clause, np: &NounPhrase, to: Destination, own: bool) -> Vec<Clause> {
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
            Destination::Hand => format!("into {}", self.hand_of(np, own)),
            Destination::Top(way) => format!("on top of {deck}{}", order(way)),
            Destination::Bottom(way) => format!("on the bottom of {deck}{}", order(way)),
        };
        vec![self.say(plan, "put", format!("{} {place}", np.text))]
    }

    /// Renders the cards that a player resources.
    fn resourced(&self, before: &Writer<'_>, what: &Target, by: &PlayerFilter) -> String {
        let Target::Top(count, of) = what else { return before.target(what).text };
        if *by != PlayerFilter::You && of == by {
            // "that player resources the top card of their deck"
            let who = Rc::new(self.scene.party(by));
            return self.with(|scene| scene.actor = Actor::They(who)).top_cards(count, &PlayerFilter::You);
        }
        if *by == PlayerFilter::You && self.each(count).is_some() {
            // "a card from the top of your deck for each friendly unit"
            let (head, tail) = self.many(count, "card", "cards");
            return format!("{head} from the top of {}{tail}", self.deck(of));
        }
        before.target(what).text
    }

    fn played_onto(&self, on: Option<&Target>) -> String {
        on.map(|on| format!(" on {}", self.target(on).text)).unwrap_or_default()
    }

    /// Renders what a played card gains: "it gains Ambush for this phase".
    fn gained_in_play(&self, several: bool, gives: &[Modifier]) -> Vec<Clause> {
        let subject = match several {
            true => NounPhrase::many("they", Referent::card()),
            false => NounPhrase::one("it", Referent::card()),
        };
        if let Some((condition, gained)) = crate::gained_if(gives) {
            let granted = self.granted().with(|scene| scene.me = Myself::Pronoun);
            let lead = format!("if {},", granted.condition(condition));
            let texts = self.modifiers(&subject, Some(&Target::It), gained);
            return texts.iter().map(|text| Clause::more("", lasting(text, " for this phase")).led(&lead)).collect();
        }
        let lasts = if gives == [Modifier::Rule(UnitRule::EntersReady)] { "" } else { " for this phase" };
        let texts = self.modifiers(&subject, Some(&Target::It), gives);
        texts.iter().map(|text| self.more(lasting(text, lasts))).collect()
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

    /// Renders cards that are discarded from a hand, in two parts.
    fn discarded(&self, count: &Amount, cards: &Filter, random: bool) -> (String, String) {
        if let Some(kept) = all_but(count) {
            return (format!("all but {}", super::grammar::counted(kept, "card", "cards")), String::new());
        }
        let random = if random { "random " } else { "" };
        let noun = self.noun_alone(cards);
        self.many(count, &format!("{random}{}", noun.bare()), &format!("{random}{}", noun.plural()))
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

    /// Renders "the top 5 cards of your deck for a unit".
    fn searched(&self, top: Option<&Amount>, cards: &Filter, take: &SearchLimit) -> String {
        let place = match top {
            Some(amount) => self.top_cards(amount, &PlayerFilter::You),
            None => format!("{} deck", self.own()),
        };
        let noun = self.noun_alone(cards);
        let combined = |cost: &Amount| format!("{} with combined cost {} or less", noun.plural(), self.amount(cost));
        let what = match take {
            SearchLimit::One => noun.a(),
            SearchLimit::UpTo(amount) => format!("up to {} {}", self.amount(amount), noun.plural()),
            SearchLimit::CombinedCost(cost) => format!("any number of {}", combined(cost)),
            SearchLimit::UpToCombinedCost(amount, cost) => format!("up to {} {}", self.amount(amount), combined(cost)),
        };
        format!("{place} for {what}")
    }
}
