//! English text for amounts and ranges.

use ability::{Amount, Controller, Filter, Kind, PlayerFilter, Range, Rounding, Target};

use crate::plan::Done;
use crate::plan::amounts::{Counted, Measured, Value, Variety};
use crate::plan::filters::is_controlled;
use crate::plan::numbers::less_or_more_by_one;
use crate::plan::players::{Everyone, counted};

use super::Writer;
use super::grammar::{list, past};
use super::nouns::Noun;
use super::verbs::word;

/// The words of an amount.
struct AmountWords {
    /// The amount as a number or a noun phrase: "2", "the number of friendly units".
    number: String,
    /// The number per item and the noun after "for each", if the amount counts anything.
    each: Option<(i16, String)>,
}

impl AmountWords {
    fn plain(number: String) -> AmountWords {
        AmountWords { number, each: None }
    }

    /// Returns the words of counted things.
    fn counted(one: String, many: &str) -> AmountWords {
        AmountWords { number: format!("the number of {many}"), each: Some((1, one)) }
    }

    /// Returns the words of counted things in a group.
    fn among(things: &str, group: &str) -> AmountWords {
        AmountWords::counted(format!("{things} {group}"), &format!("{things}s {group}"))
    }
}

impl Writer<'_> {
    /// Renders an amount as a number or a noun phrase: "2", "the number of friendly units", "its power".
    pub(super) fn amount(&self, amount: &Amount) -> String {
        self.amount_words(amount).number
    }

    /// Returns the number per item and the noun after "for each". Returns `None` if the amount does not count anything.
    pub(super) fn each(&self, amount: &Amount) -> Option<(i16, String)> {
        self.amount_words(amount).each
    }

    fn amount_words(&self, amount: &Amount) -> AmountWords {
        match self.measured(amount) {
            Measured::Number(n) => AmountWords::plain(n.to_string()),
            Measured::Counted(things) => self.counted_words(things),
            Measured::Value(value) => AmountWords::plain(self.value(value)),
        }
    }

    fn counted_words(&self, things: Counted<'_>) -> AmountWords {
        match things {
            Counted::Cards(filter) => {
                let (one, many) = self.counted_cards(filter);
                AmountWords::counted(one, &many)
            }
            Counted::UpgradesOn { filter, upgrades, units } => {
                let (one, many) = (self.counted_cards(filter).0, self.counted_cards(&upgrades).1);
                AmountWords::counted(one, &format!("{many} on {}", self.those(units)))
            }
            Counted::Target(target) => {
                let one = match target.own_filter() {
                    Some(filter) => self.counted_cards(filter).0,
                    None => format!("of {}", self.target(target).text),
                };
                AmountWords::counted(one, &self.those(target))
            }
            Counted::Events(past) => {
                let (number, one) = self.times(past);
                AmountWords { number, each: Some((1, one)) }
            }
            Counted::Damage(target) => {
                let on = self.target(target).text;
                let all =
                    matches!(target, Target::All(_)).then(|| format!("the total damage on {}", self.those(target)));
                let number = all.unwrap_or_else(|| format!("the damage on {on}"));
                AmountWords { number, each: Some((1, format!("damage on {on}"))) }
            }
            Counted::Different(Variety::Aspects, target) if self.is_one(target) => {
                AmountWords::among("different aspect", &format!("{} has", self.target(target).subject()))
            }
            Counted::Different(Variety::Keywords, target) if self.is_one(target) => {
                AmountWords::among("different keyword", &format!("on {}", self.those(target)))
            }
            Counted::Different(what, target) => {
                let things = match what {
                    Variety::Aspects => "different aspect",
                    Variety::Costs => "different cost",
                    Variety::Names => "different name",
                    Variety::Keywords => "different keyword",
                };
                AmountWords::among(things, &format!("among {}", self.those(target)))
            }
            Counted::Icons(aspect, target) => {
                let group = format!("among {}", self.those(target));
                AmountWords::among(&format!("{} aspect icon", aspect.word()), &group)
            }
            Counted::Result(done) => {
                let (number, one) = self.result(&done);
                AmountWords { number, each: Some((1, one)) }
            }
            Counted::Players(player) => {
                let (one, many) = player_kind(player);
                AmountWords::counted(one.to_owned(), many)
            }
            Counted::MostAmong(player, inner) if of_each(inner).is_some_and(is_controlled) => {
                let (one, many) = self.most_controlled(player, inner);
                AmountWords::counted(one, &many)
            }
            Counted::MostAmong(player, inner) => {
                let AmountWords { number, each } = self.amount_words(inner);
                let counting = format!(", counting the {} with the most", player_kind(player).0);
                let each = each.map(|(times, each)| (times, format!("{each}{counting}")));
                AmountWords { number: format!("the greatest, over {}, of {number}", self.player(player)), each }
            }
            Counted::Sum(parts) => {
                let kinds = crate::counts_of_kinds(parts);
                let each = kinds.map(|(cards, kinds)| (1, self.of_these_kinds(&cards, &kinds).singular()));
                AmountWords { number: self.sum(parts), each }
            }
            Counted::Times(factor, inner) => {
                let AmountWords { number, each } = self.amount_words(inner);
                let number = match factor {
                    -1 => format!("minus {number}"),
                    2 => format!("twice {number}"),
                    factor => format!("{factor} times {number}"),
                };
                AmountWords { number, each: each.map(|(times, each)| (factor * times, each)) }
            }
            Counted::Every(step, inner) => {
                let each = self.every(step, inner);
                AmountWords { number: format!("1 for every {each}"), each: Some((1, each)) }
            }
        }
    }

    fn value(&self, value: Value<'_>) -> String {
        let whose = |target: &Target, what: &str| format!("{} {what}", self.target(target).possessive());
        let combined = |target: &Target, what: &str, combined: bool| match combined {
            true => format!("the combined {what} of {}", self.target(target).text),
            false => whose(target, what),
        };
        match value {
            Value::Power(target) => {
                let np = self.target(target);
                combined(target, "power", np.plural && np.referent.several)
            }
            Value::Cost(target) => combined(target, "cost", self.target(target).referent.several),
            Value::Hp(target) => whose(target, "HP"),
            Value::RemainingHp(target) => whose(target, "remaining HP"),
            Value::Keyword(keyword, target) => whose(target, keyword.word()),
            Value::Abilities(kind, target) => {
                let abilities = format!("\"{}\" abilities", super::filters::kind_word(kind));
                format!("the number of {}", whose(target, &abilities))
            }
            Value::CostDifference(target) => format!("the difference between the costs of {}", self.those(target)),
            Value::Excess(target) => format!("the excess damage on {}", self.target(target).text),
            Value::CombatDamageToBases => "the combat damage dealt to a base this attack".to_owned(),
            Value::Carried => "that much".to_owned(),
            Value::Means => format!("the number of resources {} can pay", self.self_pronoun()),
            Value::Half(inner, Rounding::Up) => format!("half of {}, rounded up", self.amount(inner)),
            Value::Half(inner, Rounding::Down) => format!("half of {}, rounded down", self.amount(inner)),
            Value::Most(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.amount(part)).collect();
                format!("the greatest of {}", list(&parts, "and"))
            }
            Value::LeastAmong(player, inner) => {
                format!("the smallest, over {}, of {}", self.player(player), self.amount(inner))
            }
            Value::Paid(target) => format!("the number of resources paid to play {}", self.target(target).text),
            Value::If { condition, then, otherwise } => {
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
        if *side == Controller::Any { "a base".to_owned() } else { format!("{} base", self.side_own(side)) }
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
    match counted(player) {
        Everyone::Opponents => ("opponent", "opponents"),
        Everyone::Players => ("player", "players"),
    }
}
