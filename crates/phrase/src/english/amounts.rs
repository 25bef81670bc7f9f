//! English text for amounts and ranges.

use ability::{Amount, Controller, Filter, Kind, PlayerFilter, Range, Rounding, Target, Zone};

use crate::plan::Done;
use crate::plan::filters::is_controlled;
use crate::plan::numbers::less_or_more_by_one;

use super::Writer;
use super::grammar::{list, past};
use super::nouns::Noun;
use super::verbs::word;

impl Writer<'_> {
    /// Renders an amount as a number or a noun phrase: "2", "the number of friendly units", "its power".
    pub(super) fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Count(filter) => {
                let cards = match filter.on.as_deref() {
                    // Counts the upgrades on all units together: "Experience tokens on friendly units".
                    Some(units @ Target::All(_)) if filter.zone == Zone::Play => {
                        let cards = self.counted_cards(&Filter { on: None, ..(**filter).clone() }).1;
                        format!("{cards} on {}", self.those(units))
                    }
                    Some(_) | None => self.counted_cards(filter).1,
                };
                format!("the number of {cards}")
            }
            Amount::CountOf(target) => format!("the number of {}", self.those(target)),
            Amount::Times(past) => self.times(past).0,
            Amount::Power(target) => {
                let np = self.target(target);
                if np.plural && np.referent.several {
                    format!("the combined power of {}", np.text)
                } else {
                    format!("{} power", np.possessive())
                }
            }
            Amount::Hp(target) => format!("{} HP", self.target(target).possessive()),
            Amount::RemainingHp(target) => format!("{} remaining HP", self.target(target).possessive()),
            Amount::Damage(target @ Target::All(_)) => format!("the total damage on {}", self.those(target)),
            Amount::Damage(target) => format!("the damage on {}", self.target(target).text),
            Amount::Cost(target) => {
                let np = self.target(target);
                if np.referent.several {
                    format!("the combined cost of {}", np.text)
                } else {
                    format!("{} cost", np.possessive())
                }
            }
            Amount::DifferentAspects(target) if self.is_one(target) => {
                format!("the number of different aspects {} has", self.target(target).subject())
            }
            Amount::DifferentAspects(target) => format!("the number of different aspects among {}", self.those(target)),
            Amount::Icons(aspect, target) => {
                format!("the number of {} aspect icons among {}", aspect.word(), self.those(target))
            }
            Amount::DifferentCosts(target) => format!("the number of different costs among {}", self.those(target)),
            Amount::KeywordNumber(keyword, target) => {
                format!("{} {}", self.target(target).possessive(), keyword.word())
            }
            Amount::Abilities(kind, target) => {
                let whose = self.target(target).possessive();
                format!("the number of {whose} \"{}\" abilities", super::filters::kind_word(*kind))
            }
            Amount::DifferentNames(target) => format!("the number of different names among {}", self.those(target)),
            Amount::DifferentKeywords(target) if self.is_one(target) => {
                format!("the number of different keywords on {}", self.those(target))
            }
            Amount::DifferentKeywords(target) => {
                format!("the number of different keywords among {}", self.those(target))
            }
            Amount::CostDifference(target) => format!("the difference between the costs of {}", self.those(target)),
            Amount::Done => self.result(&self.done).0,
            Amount::DoneBy(name) => self.result(&self.done_by(*name)).0,
            Amount::Excess(target) => format!("the excess damage on {}", self.target(target).text),
            Amount::CombatDamageToBases => "the combat damage dealt to a base this attack".to_owned(),
            Amount::Carried => "that much".to_owned(),
            Amount::Means => format!("the number of resources {} can pay", self.self_pronoun()),
            Amount::Sum(parts) => self.sum(parts),
            Amount::Times2(factor, inner) => match factor {
                -1 => format!("minus {}", self.amount(inner)),
                2 => format!("twice {}", self.amount(inner)),
                factor => format!("{factor} times {}", self.amount(inner)),
            },
            Amount::Half(inner, Rounding::Up) => format!("half of {}, rounded up", self.amount(inner)),
            Amount::Half(inner, Rounding::Down) => format!("half of {}, rounded down", self.amount(inner)),
            Amount::Every(step, inner) => format!("1 for every {}", self.every(*step, inner)),
            Amount::Most(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.amount(part)).collect();
                format!("the greatest of {}", list(&parts, "and"))
            }
            Amount::Players(player) => format!("the number of {}", player_kind(player).1),
            Amount::MostAmong(player, inner) if of_each(inner).is_some_and(is_controlled) => {
                format!("the number of {}", self.most_controlled(player, inner).1)
            }
            Amount::MostAmong(player, inner) => {
                format!("the greatest, over {}, of {}", self.player(player), self.amount(inner))
            }
            Amount::LeastAmong(player, inner) => {
                format!("the smallest, over {}, of {}", self.player(player), self.amount(inner))
            }
            Amount::Paid(target) => format!("the number of resources paid to play {}", self.target(target).text),
            Amount::If { condition, then, otherwise } => {
                let (then, otherwise) = (self.amount(then), self.amount(otherwise));
                format!("{otherwise} (or {then} instead if {})", self.condition(condition))
            }
        }
    }

    /// Renders cards that differ only in kind: "friendly units and upgrades with an odd cost".
    fn of_these_kinds(&self, cards: &Filter, kinds: &[Kind]) -> Noun {
        let noun = self.inside().noun(cards);
        let words = |several: bool| {
            let words = kinds.iter().map(|is| super::filters::kind(&Filter::of(*is)));
            let words = words.map(|(one, many)| if several { many } else { one }.to_owned());
            list(&words.collect::<Vec<_>>(), "and")
        };
        Noun { one: words(false), many: words(true), ..noun }
    }

    /// Renders a sum: "X plus 2", "2 less than X".
    fn sum(&self, parts: &[Amount]) -> String {
        if let Some((aspect, groups)) = crate::icons_among(parts) {
            let groups: Vec<String> = groups.into_iter().map(|group| self.those(group)).collect();
            return format!("the number of {} aspect icons among {}", aspect.word(), list(&groups, "and"));
        }
        if let Some((cards, kinds)) = crate::counts_of_kinds(parts) {
            return format!("the number of {}", self.of_these_kinds(&cards, &kinds).plural());
        }
        let (numbers, others): (Vec<&Amount>, Vec<&Amount>) =
            parts.iter().partition(|part| matches!(part, Amount::N(_)));
        let fixed: i16 = numbers.iter().map(|part| if let Amount::N(n) = part { *n } else { 0 }).sum();
        let mut positive = Vec::new();
        let mut negative = Vec::new();
        for other in others {
            if let Amount::Times2(-1, inner) = other {
                negative.push(self.amount(inner));
            } else {
                positive.push(self.amount(other));
            }
        }
        let mut text = positive.join(" plus ");
        if fixed > 0 || text.is_empty() {
            text = if text.is_empty() { fixed.to_string() } else { format!("{text} plus {fixed}") };
        } else if fixed < 0 {
            text = format!("{} less than {text}", -fixed);
        }
        for each in negative {
            text = format!("{text} minus {each}");
        }
        text
    }

    /// Returns the singular and plural of counted cards ("card in your hand", "resources you control").
    pub(super) fn counted_cards(&self, filter: &Filter) -> (String, String) {
        let noun = self.inside().noun(filter);
        (noun.singular(), noun.plural())
    }

    /// Renders the result of a step, as a number and after "for each": "the damage dealt this way".
    fn result(&self, done: &Done) -> (String, String) {
        match done {
            Done::Unsaid => ("that much".to_owned(), "of those".to_owned()),
            Done::ChosenNumber => ("the chosen number".to_owned(), "of the chosen number".to_owned()),
            Done::Damage(verb) => {
                let damage = format!("damage {} this way", past(word(*verb)));
                (format!("the {damage}"), damage)
            }
            Done::Things(referent, verb) => {
                let (of, done) = (self.real(referent), past(word(*verb)));
                (format!("the number of {} {done} this way", of.many), format!("{} {done} this way", of.one))
            }
        }
    }

    /// Returns `true` if a target is one card.
    fn is_one(&self, target: &Target) -> bool {
        !matches!(target, Target::All(_)) && !self.target(target).plural
    }

    fn those(&self, target: &Target) -> String {
        match target.own_filter() {
            Some(filter) if matches!(target, Target::All(_)) => self.counted_cards(filter).1,
            Some(_) | None => self.target(target).text,
        }
    }

    /// Returns the noun after "for each" and the number per item. Returns `None` if the amount does not count anything.
    pub(super) fn each(&self, amount: &Amount) -> Option<(i16, String)> {
        match amount {
            Amount::Count(filter) => Some((1, self.counted_cards(filter).0)),
            Amount::CountOf(target) => Some((
                1,
                match target.own_filter() {
                    Some(filter) => self.counted_cards(filter).0,
                    None => format!("of {}", self.target(target).text),
                },
            )),
            Amount::Times(past) => Some((1, self.times(past).1)),
            Amount::Damage(target) => Some((1, format!("damage on {}", self.target(target).text))),
            Amount::DifferentAspects(target) if self.is_one(target) => {
                Some((1, format!("different aspect {} has", self.target(target).subject())))
            }
            Amount::DifferentAspects(target) => Some((1, format!("different aspect among {}", self.those(target)))),
            Amount::Icons(aspect, target) => {
                Some((1, format!("{} aspect icon among {}", aspect.word(), self.those(target))))
            }
            Amount::DifferentCosts(target) => Some((1, format!("different cost among {}", self.those(target)))),
            Amount::DifferentNames(target) => Some((1, format!("different name among {}", self.those(target)))),
            Amount::DifferentKeywords(target) if self.is_one(target) => {
                Some((1, format!("different keyword on {}", self.those(target))))
            }
            Amount::DifferentKeywords(target) => Some((1, format!("different keyword among {}", self.those(target)))),
            Amount::Sum(parts) => {
                let (cards, kinds) = crate::counts_of_kinds(parts)?;
                Some((1, self.of_these_kinds(&cards, &kinds).singular()))
            }
            Amount::Done => Some((1, self.result(&self.done).1)),
            Amount::DoneBy(name) => Some((1, self.result(&self.done_by(*name)).1)),
            Amount::Times2(factor, inner) => self.each(inner).map(|(times, each)| (factor * times, each)),
            Amount::Every(step, inner) => Some((1, self.every(*step, inner))),
            Amount::Players(player) => Some((1, player_kind(player).0.to_owned())),
            Amount::MostAmong(player, inner) if of_each(inner).is_some_and(is_controlled) => {
                Some((1, self.most_controlled(player, inner).0))
            }
            Amount::MostAmong(player, inner) => self
                .each(inner)
                .map(|(times, each)| (times, format!("{each}, counting the {} with the most", player_kind(player).0))),
            Amount::N(_)
            | Amount::Power(_)
            | Amount::Hp(_)
            | Amount::RemainingHp(_)
            | Amount::CostDifference(_)
            | Amount::LeastAmong(..)
            | Amount::Abilities(..)
            | Amount::KeywordNumber(..)
            | Amount::Cost(_)
            | Amount::Excess(_)
            | Amount::CombatDamageToBases
            | Amount::Carried
            | Amount::Means
            | Amount::Half(..)
            | Amount::Most(_)
            | Amount::Paid(_)
            | Amount::If { .. } => None,
        }
    }

    /// Returns the singular and plural of the cards of the player with the most of them: "unit controlled by the
    /// opponent who controls the most units".
    fn most_controlled(&self, player: &PlayerFilter, amount: &Amount) -> (String, String) {
        let cards = of_each(amount).map(|cards| Filter { side: Controller::Any, ..cards.clone() }).unwrap_or_default();
        let noun = self.noun(&cards);
        let whose = format!("controlled by the {} who controls the most {}", player_kind(player).0, noun.plural());
        (format!("{} {whose}", noun.singular()), format!("{} {whose}", noun.plural()))
    }

    /// Returns the noun after "for every": "2 resources you control".
    fn every(&self, step: i16, of: &Amount) -> String {
        match (of, self.each(of)) {
            (Amount::Count(filter), _) => format!("{step} {}", self.counted_cards(filter).1),
            (Amount::Done | Amount::DoneBy(_), Some((1, each))) => {
                // "3 resources paid this way" rather than "3 resource paid this way".
                let number = self.amount(of);
                format!("{step} {}", number.strip_prefix("the number of ").unwrap_or(&each))
            }
            (_, Some((1, each))) => format!("{step} {each}"),
            (_, Some(_) | None) => format!("{step} of {}", self.amount(of)),
        }
    }

    /// Renders an uncountable amount in two parts: "2 damage" and "", or "damage" and " equal to its power".
    pub(super) fn much(&self, amount: &Amount, of: &str) -> (String, String) {
        let each = if let Amount::Every(..) = amount { self.each(amount) } else { None };
        if let Some(n) = amount.number() {
            (format!("{n} {of}"), String::new())
        } else if let Some((times, each)) = each {
            (format!("{times} {of}"), format!(" for every {each}"))
        } else if *amount == Amount::Carried || (*amount == Amount::Done && matches!(self.done, Done::Unsaid)) {
            (format!("that much {of}"), String::new())
        } else if let Amount::If { .. } = amount {
            (format!("{} {of}", self.amount(amount)), String::new())
        } else {
            (of.to_owned(), format!(" equal to {}", self.amount(amount)))
        }
    }

    /// Renders a countable amount in two parts: "2 cards" and "", or "a card" and " for each friendly unit".
    pub(super) fn many(&self, amount: &Amount, one: &str, many: &str) -> (String, String) {
        if let Amount::N(n) = amount {
            return (super::grammar::counted(*n, one, many), String::new());
        }
        if let Amount::If { condition, then, otherwise } = amount {
            if **otherwise == Amount::N(0) {
                let (head, tail) = self.many(then, one, many);
                return (head, format!("{tail} if {}", self.condition(condition)));
            }
            let (head, tail) = self.many(otherwise, one, many);
            let instead = format!(", or {} instead if {}", self.amount(then), self.condition(condition));
            return (head, format!("{tail}{instead}"));
        }
        match self.each(amount) {
            Some((times, each)) => (super::grammar::counted(times, one, many), format!(" {} {each}", for_each(amount))),
            None => (format!("{many} equal to {}", self.amount(amount)), String::new()),
        }
    }

    /// Renders a range: "3 or less", "4 or more", "less than X".
    pub(super) fn range(&self, range: &Range) -> String {
        match range {
            Range::AtMost(amount) => self.bound(amount, "or less", "equal to or less than"),
            Range::AtLeast(amount) => self.bound(amount, "or more", "equal to or greater than"),
            Range::Exactly(amount) => {
                if let Amount::N(n) = **amount {
                    n.to_string()
                } else {
                    format!("equal to {}", self.amount(amount))
                }
            }
        }
    }

    fn bound(&self, amount: &Amount, number: &str, other: &str) -> String {
        if let Amount::N(n) = amount {
            return format!("{n} {number}");
        }
        match (number, less_or_more_by_one(amount)) {
            ("or less", Some((-1, inner))) => format!("less than {}", self.amount(inner)),
            ("or more", Some((1, inner))) => format!("greater than {}", self.amount(inner)),
            (_, Some(_) | None) => format!("{other} {}", self.amount(amount)),
        }
    }

    /// Renders a range of a property: "3 or less power", "power less than its cost".
    pub(super) fn range_of(&self, range: &Range, what: &str) -> String {
        let amount = match range {
            Range::AtMost(amount) | Range::AtLeast(amount) | Range::Exactly(amount) => amount,
        };
        if matches!(**amount, Amount::N(_)) {
            return format!("{} {what}", self.range(range));
        }
        // "less power than this unit" rather than "power less than this unit's power"
        let word = match (range, less_or_more_by_one(amount)) {
            (Range::AtMost(_), Some((-1, inner))) => Some(("less", inner)),
            (Range::AtLeast(_), Some((1, inner))) => Some(("more", inner)),
            (Range::AtMost(_) | Range::AtLeast(_) | Range::Exactly(_), _) => None,
        };
        let same = word.and_then(|(word, inner)| match (inner, what) {
            (Amount::Power(of), "power")
            | (Amount::RemainingHp(of), "remaining HP")
            | (Amount::Damage(of), "damage on it") => Some((word, of)),
            _ => None,
        });
        match same {
            Some((word, of)) => format!("{word} {what} than {}", self.target(of).text),
            None => format!("{what} {}", self.range(range)),
        }
    }

    /// Renders the bases of a side: "your base", "an opponent's base", "a base".
    pub(super) fn bases(&self, side: &Controller) -> String {
        match side {
            Controller::Any => "a base".to_owned(),
            Controller::Friendly
            | Controller::Enemy
            | Controller::Chooser
            | Controller::Of(_)
            | Controller::OwnedBy(_) => {
                format!("{} base", self.side_own(side))
            }
        }
    }
}

/// Returns "for each", or "for every" before a number.
pub(super) fn for_each(amount: &Amount) -> &'static str {
    if matches!(amount, Amount::Every(..)) { "for every" } else { "for each" }
}

/// Returns the filter of an amount that counts the cards each player controls.
fn of_each(amount: &Amount) -> Option<&Filter> {
    if let Amount::Count(filter) = amount
        && filter.side == Controller::Of(PlayerFilter::That)
    {
        Some(filter)
    } else {
        None
    }
}

/// Returns the singular and plural of counted players.
fn player_kind(player: &PlayerFilter) -> (&'static str, &'static str) {
    match player {
        PlayerFilter::Opponent | PlayerFilter::EachOpponent => ("opponent", "opponents"),
        PlayerFilter::InOrder(inner) => player_kind(inner),
        PlayerFilter::You
        | PlayerFilter::YouAnd(_)
        | PlayerFilter::Each
        | PlayerFilter::Any
        | PlayerFilter::Defending
        | PlayerFilter::Another
        | PlayerFilter::Right
        | PlayerFilter::Those
        | PlayerFilter::That
        | PlayerFilter::ControllerOf(_)
        | PlayerFilter::OwnerOf(_)
        | PlayerFilter::Actor => ("player", "players"),
    }
}
