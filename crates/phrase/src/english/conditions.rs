//! Conditions as clauses without "if".

use ability::{Amount, Condition, Controller, Filter, PhaseMark, PlayerFilter, Range, Target, Zone};

use crate::plan::comparison::{Comparison, Property, comparison};
use crate::plan::existence::Existence;
use crate::plan::filters::{how, is_hand};
use crate::plan::numbers::HowMany;
use crate::plan::{Head, Referent};

use super::Writer;
use super::grammar::list;
use super::sides::own;

impl Writer<'_> {
    /// Renders a condition: "you control another Cunning unit".
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.inside().clause(condition, false)
    }

    fn clause(&self, condition: &Condition, not: bool) -> String {
        match condition {
            Condition::Not(inner) => self.clause(inner, !not),
            Condition::All(parts) => self.parts(parts, not, if not { "or" } else { "and" }),
            Condition::Any(parts) => self.parts(parts, not, if not { "and" } else { "or" }),
            Condition::Exists(filter) => self.exists(filter, not),
            Condition::Compare(amount, range) => self.compare(amount, range, not),
            Condition::Is(target, filter) => self.is(target, filter, not),
            Condition::Initiative(player) => self.does(player, "have", not, "the initiative"),
            Condition::TheForceIsWith(player) => {
                format!("the Force is {}with {}", if not { "not " } else { "" }, self.player(player))
            }
            Condition::Happened(past) => self.happened(past, not),
            Condition::Attack { by, on } => {
                let verb = if not { "is not attacking" } else { "is attacking" };
                let (by, how) = how(by, &[PhaseMark::Ambushing]);
                let how = if how.is_some() { " using Ambush" } else { "" };
                let on = on.as_ref().map(|on| format!(" {}", self.noun(on).a())).unwrap_or_default();
                let by = if by == Filter::default() { "the attacker".to_owned() } else { self.noun(&by).a() };
                format!("{by} {verb}{on}{how}")
            }
            Condition::WasDefeated(target) => {
                let np = self.target(target);
                let verb = match (np.plural, not) {
                    (true, false) => "were",
                    (true, true) => "were not",
                    (false, false) => "was",
                    (false, true) => "was not",
                };
                format!("{} {verb} defeated", np.subject())
            }
            Condition::HitABase(target) => {
                let np = self.target(target);
                let verb = if not { "didn't deal damage" } else { "dealt damage" };
                format!("{} {verb} to a base during that attack", np.subject())
            }
            Condition::Round(range) => {
                let is = if not { "is not" } else { "is" };
                match range {
                    Range::Exactly(first) if **first == Amount::N(1) => format!("it {is} the first round of the game"),
                    Range::AtMost(_) | Range::AtLeast(_) | Range::Exactly(_) => {
                        format!("the number of the round {is} {}", self.range(range))
                    }
                }
            }
            Condition::ActionPhase => format!("it is{} the action phase", if not { " not" } else { "" }),
            Condition::PlayedFromHand => {
                format!("{} was{} played from hand", self.me(), if not { " not" } else { "" })
            }
            Condition::Did => {
                let (who, verb) = (self.self_pronoun(), if not { "don't" } else { "do" });
                format!("{who} {verb}")
            }
        }
    }

    fn parts(&self, parts: &[Condition], not: bool, word: &str) -> String {
        if let Some(side) = crate::discarded_from_hand_or_deck(parts).filter(|_| !not) {
            let who = self.side_who(side);
            return format!("{who} discarded a card from {} or deck this phase", own(side, "hand"));
        }
        let mut parts: Vec<String> = parts.iter().map(|part| self.clause(part, not)).collect();
        // "you control a ground unit and a space unit"
        let heads = ["you control ", "they control ", "an opponent controls "];
        let head = heads.into_iter().find(|head| parts.iter().all(|part| part.starts_with(head)));
        if let Some(head) = head {
            for part in parts.iter_mut().skip(1) {
                *part = part.split_off(head.len());
            }
        }
        list(&parts, word)
    }

    /// Renders a player's verb: "you have", "you don't have", "that player has".
    fn does(&self, player: &PlayerFilter, verb: &str, not: bool, what: &str) -> String {
        let who = self.player(player);
        let verb = match (who == "you", not) {
            (true, false) => verb.to_owned(),
            (true, true) => format!("don't {verb}"),
            (false, false) => super::grammar::third(verb),
            (false, true) => format!("doesn't {verb}"),
        };
        format!("{who} {verb} {what}")
    }

    fn exists(&self, filter: &Filter, not: bool) -> String {
        match self.existence(filter) {
            Existence::DamagedThisWay(cards) => {
                let noun = self.noun(&cards);
                let what = if not { format!("no {}", noun.singular()) } else { noun.a() };
                format!("{what} was dealt damage this way")
            }
            Existence::OneOf(group, cards) => {
                let one = if not { "none" } else { "one" };
                format!("{one} of {} is {}", self.target(group).text, self.noun(&cards).a())
            }
            Existence::Owned => self.has(&filter.side, "own", filter, not),
            Existence::Controlled => self.has(&filter.side, "control", filter, not),
            Existence::InHand => self.has(&filter.side, "have", filter, not),
            Existence::Guarded(guard, cards) => self.guards(guard, &cards, not),
            Existence::OwnBase(kind) => match self.said_of_any(&kind, not) {
                Some(said) => format!("your base {said}"),
                None => format!("your base {} {}", if not { "is not" } else { "is" }, self.noun(&kind).a()),
            },
            Existence::There if not => format!("there is no {}", self.noun(filter).singular()),
            Existence::There => format!("there is {}", self.noun(filter).a()),
        }
    }

    /// Renders "that unit guards a card".
    fn guards(&self, guard: &Target, cards: &Filter, not: bool) -> String {
        let np = self.target(guard);
        let what = self.noun(cards).a();
        let verb = match (np.plural, not) {
            (true, false) => "guard",
            (true, true) => "don't guard",
            (false, false) => "guards",
            (false, true) => "doesn't guard",
        };
        format!("{} {verb} {what}", np.subject())
    }

    fn has(&self, side: &Controller, verb: &str, filter: &Filter, not: bool) -> String {
        let noun = self.noun_alone(filter);
        let hand = if filter.zone == Zone::Hand { " in hand" } else { "" };
        let what = match (not, noun.proper) {
            (false, _) => noun.a(),
            (true, true) => noun.bare(),
            (true, false) => format!("no {}", noun.plural()),
        };
        let (who, says) = (self.side_who(side), self.side_does(side, verb));
        match (not, *side == Controller::Enemy || *side == Controller::Any) {
            (true, true) => format!("no {} {} {}{hand}", last_word(&who), super::grammar::third(verb), noun.a()),
            (true, false) if noun.proper && who == "you" => format!("you don't {verb} {what}{hand}"),
            (true | false, _) => format!("{says} {what}{hand}"),
        }
    }

    fn compare(&self, amount: &Amount, range: &Range, not: bool) -> String {
        let less = |number: HowMany| how_many(number).replace("fewer", "less");
        match comparison(amount, range, not) {
            Comparison::CombatDamageToBase(least) => {
                // About the unit whose attack the trigger is about, otherwise about this unit.
                let who = if self.subject == Referent::one(Head::Card) { self.me() } else { "it" };
                let much = if least > 1 { format!("{least} or more ") } else { String::new() };
                let dealt = if not { "didn't deal" } else { "dealt" };
                format!("{who} {dealt} {much}combat damage to a base")
            }
            Comparison::OfOnePlayer(player, inner) => {
                let one = if *player == PlayerFilter::EachOpponent { "an opponent" } else { "a player" };
                self.compare(inner, range, false).replacen("that player", one, 1)
            }
            Comparison::Than { cards, more, than, of_each } => {
                let whom = of_each.map_or_else(|| self.side_who(&than.side), |player| self.player(player));
                let word = if more { "more" } else { "fewer" };
                format!("{} than {whom}", self.holds(cards, &format!("{word} {}", self.cards_of(cards))))
            }
            Comparison::Held { cards, number } => {
                let noun = self.noun_alone(cards);
                let noun = if number.is_one() { noun.singular() } else { noun.plural() };
                self.holds(cards, &format!("{} {noun}", how_many(number)))
            }
            Comparison::Exist { cards, number } => {
                format!("there are {} {}", how_many(number), self.noun(cards).plural())
            }
            Comparison::Has { property, of, number } if !matches!(of, Target::All(_)) => {
                let what = match property {
                    Property::Power => "power",
                    Property::Damage => "damage on it",
                    Property::RemainingHp => "remaining HP",
                };
                format!("{} has {} {what}", self.target(of).subject(), less(number))
            }
            Comparison::SameCost(one, other) => {
                let costs = if not { "different costs" } else { "the same cost" };
                format!("{} and {} have {costs}", self.target(one).subject(), self.target(other).text)
            }
            Comparison::Costs { one, more, other } => {
                let one = self.target(one);
                let (cost, more) = (if one.plural { "cost" } else { "costs" }, if more { "more" } else { "less" });
                format!("{} {cost} {more} than {}", one.subject(), self.target(other).text)
            }
            Comparison::Paid(target, number) => {
                format!("{} resources were paid to play {}", how_many(number), self.target(target).text)
            }
            Comparison::Happened(past, number) if let Some(said) = self.counted_event(past, &how_many(number)) => said,
            Comparison::Number(number) if let Some(things) = self.things_of(amount) => {
                format!("there are {} {things}", how_many(number))
            }
            Comparison::Has { .. } | Comparison::Happened(..) | Comparison::Number(_) | Comparison::Is => {
                let is = if not { "is not" } else { "is" };
                format!("{} {is} {}", self.amount(amount), self.range(range))
            }
        }
    }

    /// Renders "you control 3 or more units", "you have 2 cards in hand".
    fn holds(&self, cards: &Filter, what: &str) -> String {
        let (verb, hand) = if is_hand(cards) { ("have", " in hand") } else { ("control", "") };
        format!("{} {what}{hand}", self.side_does(&cards.side, verb))
    }

    /// Renders the things that an amount is the number of: "different aspects among those cards".
    fn things_of(&self, amount: &Amount) -> Option<String> {
        let counts = matches!(
            amount,
            Amount::DifferentAspects(_)
                | Amount::DifferentCosts(_)
                | Amount::DifferentNames(_)
                | Amount::DifferentKeywords(_)
                | Amount::Icons(..)
                | Amount::Sum(_)
        );
        let amount = self.amount(amount);
        let things = amount.strip_prefix("the number of ").filter(|_| counts)?;
        (!things.contains("the number of") && !things.contains(" plus ")).then(|| things.to_owned())
    }

    fn is(&self, target: &Target, filter: &Filter, not: bool) -> String {
        let np = self.target(target);
        if crate::is_only_owned(filter) && !np.plural {
            return format!("{} own {}", if not { "you don't" } else { "you" }, np.text);
        }
        if *target == Target::This && *filter == Filter::default() && self.me() == "this upgrade" {
            return format!("this card {} a unit", if not { "isn't" } else { "is" });
        }
        let said = self.predicate(filter, not);
        if np.plural {
            return format!("{} {}", np.subject(), plural_verb(&said));
        }
        format!("{} {said}", np.subject())
    }
}

/// Renders a number before a noun: "3 or more", "fewer than 3", "no".
fn how_many(number: HowMany) -> String {
    match number {
        HowMany::No => "no".to_owned(),
        HowMany::Any => "any".to_owned(),
        HowMany::Exactly(n) => format!("exactly {n}"),
        HowMany::NotExactly(n) => format!("not exactly {n}"),
        HowMany::OrMore(n) => format!("{n} or more"),
        HowMany::OrFewer(n) => format!("{n} or fewer"),
        HowMany::FewerThan(n) => format!("fewer than {n}"),
        HowMany::MoreThan(n) => format!("more than {n}"),
    }
}

fn last_word(words: &str) -> &str {
    words.rsplit(' ').next().unwrap_or(words)
}

/// Returns the plural of "is" and "has".
fn plural_verb(said: &str) -> String {
    match said.split_once(' ') {
        Some(("is", rest)) => format!("are {rest}"),
        Some(("has", rest)) => format!("have {rest}"),
        Some(("was", rest)) => format!("were {rest}"),
        Some(("costs", rest)) => format!("cost {rest}"),
        Some(("doesn't", rest)) => format!("don't {rest}"),
        Some(_) | None => said.to_owned(),
    }
}
