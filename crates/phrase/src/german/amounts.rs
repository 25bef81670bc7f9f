//! German text for amounts and ranges.

use ability::{Amount, Filter, Range, Rounding, Target};

use crate::plan::amounts::{Counted, Measured, Value, Variety};
use crate::plan::numbers::less_or_more_by_one;
use crate::plan::{Done, Verb};

use super::Writer;
use super::grammar::{Case, Determiner, Gender, list, words as spaced};
use super::nouns::{Noun, Np};
use super::players::{each_player, kind_of};
use super::terms::aspect;
use super::verbs::word;
use super::words;

/// The words of an amount.
struct AmountWords {
    /// The amount as a number or a noun phrase: "2", "die Anzahl der befreundeten Einheiten".
    number: Np,
    /// The number per item and "für jede befreundete Einheit", if the amount counts anything.
    each: Option<(i16, String)>,
}

impl AmountWords {
    fn counted(number: Np, each: String) -> AmountWords {
        AmountWords { number, each: Some((1, each)) }
    }
}

impl Writer<'_> {
    /// Returns an amount as a number or a noun phrase: "2", "die Anzahl der befreundeten Einheiten", "ihre Stärke".
    pub(super) fn amount(&self, amount: &Amount) -> Np {
        self.amount_words(amount).number
    }

    /// Returns the number per item and "für jede befreundete Einheit". Returns `None` if the amount does not count
    /// anything.
    pub(super) fn each(&self, amount: &Amount) -> Option<(i16, String)> {
        self.amount_words(amount).each
    }

    fn amount_words(&self, amount: &Amount) -> AmountWords {
        match self.measured(amount) {
            Measured::Number(n) => AmountWords { number: Np::fixed(&n.to_string()), each: None },
            Measured::Counted(things) => self.counted_words(things),
            Measured::Value(value) => AmountWords { number: self.value(value), each: None },
        }
    }

    fn counted_words(&self, things: Counted<'_>) -> AmountWords {
        let for_each = |np: &Np| format!("für {}", np.acc());
        match things {
            Counted::Cards(filter) => {
                let cards = self.counted(filter);
                AmountWords::counted(number_of(&cards.np(Determiner::The, true)), for_each(&cards.each()))
            }
            Counted::UpgradesOn { filter, upgrades, units } => {
                let cards = self.counted(&upgrades).after(self.on_those(units));
                let each = for_each(&self.counted(filter).each());
                AmountWords::counted(number_of(&cards.np(Determiner::The, true)), each)
            }
            Counted::Target(target) => {
                let one = match target.own_filter() {
                    Some(filter) if filter.among.is_none() => self.counted(filter).each(),
                    Some(_) | None => self.target(target).each_of(),
                };
                AmountWords::counted(number_of(&self.those(target)), for_each(&one))
            }
            Counted::Events(past) => {
                let (number, each) = self.times(past);
                AmountWords::counted(number, each)
            }
            Counted::Damage(target) => {
                let on = format!("auf {}", self.target(target).dat());
                let damage = Noun::of(words::DAMAGE);
                let damage = match matches!(target, Target::All(_)) {
                    true => damage.adjective("gesamt").after(self.on_those(target)),
                    false => damage.after(on.clone()),
                };
                AmountWords::counted(damage.np(Determiner::The, false), format!("für jeden Schaden {on}"))
            }
            Counted::Different(what, target) => self.different(what, target),
            Counted::Icons(each, target) => {
                let icons = format!("{} unter {}", aspect(each), self.those(target).dat());
                let each = format!("für jedes Aspekt-Symbol {icons}");
                AmountWords::counted(number(format!("der Aspekt-Symbole {icons}")), each)
            }
            Counted::Result(done) => {
                let (number, each) = self.result(&done);
                AmountWords { number, each: each.map(|each| (1, each)) }
            }
            Counted::Players(player) => {
                let players = Noun::of(kind_of(player)).np(Determiner::The, true);
                AmountWords::counted(number_of(&players), format!("für {}", each_player(player)))
            }
            Counted::MostAmong(player, inner) => {
                // The text in parentheses explains who "dieser Spieler" is.
                let one = format!("ein {}", kind_of(player).one);
                let most = format!("(es zählt der {} mit den meisten)", kind_of(player).one);
                let AmountWords { number, each } = self.amount_words(inner);
                let each =
                    each.map(|(times, each)| (times, format!("{} {most}", each.replacen("dieser Spieler", &one, 1))));
                AmountWords { number: number.replaced("dieser Spieler", &one).followed(&most), each }
            }
            Counted::Sum(parts) => {
                let each = crate::counts_of_kinds(parts).and_then(|_| {
                    let each: Option<Vec<String>> =
                        parts.iter().map(|part| self.each(part).map(|(_, each)| each)).collect();
                    Some((1, list(&each?, "und")))
                });
                AmountWords { number: self.sum(parts), each }
            }
            Counted::Times(factor, inner) => {
                let AmountWords { number: inner, each } = self.amount_words(inner);
                let number = match factor {
                    -1 => Np::build(Gender::F, false, |case| format!("minus {}", inner.case(case))),
                    2 => times("Doppelt", &inner),
                    factor => times(&format!("{factor}-Fach"), &inner),
                };
                AmountWords { number, each: each.map(|(times, each)| (factor * times, each)) }
            }
            Counted::Every(step, inner) => {
                let each = self.every(step, inner);
                AmountWords::counted(Np::fixed(&format!("1 {each}")), each)
            }
        }
    }

    /// Returns the words of different values: "die Anzahl verschiedener Aspekte unter jenen Karten".
    fn different(&self, what: Variety, target: &Target) -> AmountWords {
        let (many, one) = match what {
            Variety::Aspects => ("verschiedener Aspekte", "jeden verschiedenen Aspekt"),
            Variety::Costs => ("verschiedener Kosten", "jeden Kostenwert"),
            Variety::Names => ("verschiedener Namen", "jeden verschiedenen Namen"),
            Variety::Keywords => ("verschiedener Schlüsselwörter", "jedes verschiedene Schlüsselwort"),
        };
        let alone = matches!(what, Variety::Aspects | Variety::Keywords) && self.is_one(target);
        let those = self.those(target);
        let (of, among) = match alone {
            true => (self.target(target).of_them(), "von"),
            false => (format!("unter {}", those.dat()), "unter"),
        };
        AmountWords::counted(number(format!("{many} {of}")), format!("für {one} {among} {}", those.dat()))
    }

    fn value(&self, value: Value<'_>) -> Np {
        match value {
            Value::Power(target) => {
                let np = self.target(target);
                if np.plural && np.referent.several && !np.is_pronoun {
                    np.own(&Noun::of(words::POWER).adjective("gemeinsam"), false)
                } else {
                    np.own_word(words::POWER)
                }
            }
            Value::Hp(target) => self.target(target).own(&Noun::of(words::HP), true),
            Value::RemainingHp(target) => self.target(target).own(&remaining_hp(), true),
            Value::Cost(target) => {
                let np = self.target(target);
                let word = if np.referent.several { words::TOTAL_COST } else { words::COST };
                np.own(&Noun::of(word), true)
            }
            Value::Keyword(keyword, target) => {
                let of = format!("für {}", super::terms::keyword(keyword));
                self.target(target).own(&Noun::of(words::VALUE).after(of), false)
            }
            Value::Abilities(kind, target) => {
                let kind = super::terms::kind_word(kind);
                number(format!("der Fähigkeiten \u{201e}{kind}\u{201c} {}", self.target(target).of_them()))
            }
            Value::CostDifference(target) => {
                let of = format!("zwischen den Kosten {}", self.those(target).of_them());
                Noun::of(words::DIFFERENCE).after(of).np(Determiner::The, false)
            }
            Value::Excess(target) => {
                let on = format!("auf {}", self.target(target).dat());
                Noun::of(words::DAMAGE).adjective("überschüssig").after(on).np(Determiner::The, false)
            }
            Value::CombatDamageToBases => Noun::of(words::COMBAT_DAMAGE)
                .after(", der bei diesem Angriff einer Basis zugefügt wurde,")
                .np(Determiner::The, false),
            Value::Carried => Np::fixed("genauso viel"),
            Value::Means => {
                number_of(&Noun::of(words::RESOURCE).after(", die du zahlen kannst,").np(Determiner::The, true))
            }
            Value::Half(inner, round) => {
                let rounded = match round {
                    Rounding::Up => "(aufgerundet)",
                    Rounding::Down => "(abgerundet)",
                };
                let of = of(&self.amount(inner));
                Noun::of(words::HALF).after(of).after(rounded).np(Determiner::The, false)
            }
            Value::Most(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.amount(part).dat().to_owned()).collect();
                let of = format!("aus {}", list(&parts, "und"));
                Noun::of(words::VALUE).adjective("größt").after(of).np(Determiner::The, false)
            }
            Value::LeastAmong(player, inner) => {
                let least = format!("(es zählt der {} mit den wenigsten)", kind_of(player).one);
                self.amount(inner).followed(&least)
            }
            Value::Paid(target) => {
                let paid = format!("die für {} gezahlt wurden", self.target(target).acc());
                let resources = Noun::of(words::RESOURCE).np(Determiner::The, true);
                number_of(&resources.followed(&format!(", {paid},")))
            }
            Value::If { condition, then, otherwise } => {
                let (then, otherwise) = (self.amount(then), self.amount(otherwise));
                let condition = self.condition(condition);
                Np::build(Gender::F, false, |case| {
                    format!("{} (oder stattdessen {}, falls {condition})", otherwise.case(case), then.case(case))
                })
            }
        }
    }

    /// Renders "auf befreundeten Einheiten", for all of them together.
    fn on_those(&self, units: &Target) -> String {
        let np = units.own_filter().map_or_else(|| self.target(units), |filter| self.counted(filter).several());
        format!("auf {}", np.dat())
    }

    /// Returns `true` if a target is one card.
    fn is_one(&self, target: &Target) -> bool {
        !matches!(target, Target::All(_)) && !self.target(target).plural
    }

    /// Renders a sum: "1 plus die Anzahl ...", "die Anzahl ... minus 2".
    fn sum(&self, parts: &[Amount]) -> Np {
        if let Some((of, groups)) = crate::icons_among(parts) {
            let groups: Vec<String> = groups.into_iter().map(|group| self.those(group).dat().to_owned()).collect();
            return number(format!("der Aspekt-Symbole {} unter {}", aspect(of), list(&groups, "und")));
        }
        let mut nps: Vec<(bool, Np)> = Vec::new();
        let fixed: i16 = parts.iter().map(|part| if let Amount::N(n) = part { *n } else { 0 }).sum();
        for part in parts {
            if let Amount::Times2(-1, inner) = part {
                nps.push((false, self.amount(inner)));
            } else if !matches!(part, Amount::N(_)) {
                nps.push((true, self.amount(part)));
            }
        }
        nps.sort_by_key(|(plus, _)| !plus);
        if fixed > 0 || nps.is_empty() {
            nps.insert(0, (true, Np::fixed(&fixed.to_string())));
        } else if fixed < 0 {
            nps.push((false, Np::fixed(&(-fixed).to_string())));
        }
        let sum = Np::build(Gender::F, false, |case| {
            // "in Höhe von 1 plus der Anzahl": numerals have no genitive.
            let number = fixed > 0 && case == Case::Gen;
            let (of, case) = if number { ("von ", Case::Dat) } else { ("", case) };
            let mut text = of.to_owned();
            for (nth, (plus, np)) in nps.iter().enumerate() {
                let sign = if *plus { " plus " } else { " minus " };
                text.push_str(if nth == 0 { "" } else { sign });
                text.push_str(np.case(case));
            }
            text
        });
        if let [(_, one)] = nps.as_slice() { one.clone() } else { sum }
    }

    /// Returns the noun for counted cards, in their zone: "Karten auf deiner Hand".
    pub(super) fn counted(&self, filter: &Filter) -> Noun {
        self.inside().noun(filter)
    }

    /// Returns the result of a step, as a number and with "für": "die Anzahl der so gezogenen Karten", "für jede so
    /// gezogene Karte".
    fn result(&self, done: &Done) -> (Np, Option<String>) {
        let so = |noun: Noun, verb: Verb| noun.adjective(&format!("so {}", word(verb).past));
        let (noun, number) = match done {
            Done::Unsaid => return (Np::fixed("genauso viel"), None),
            Done::ChosenNumber => {
                let number = Noun::of(words::CHOSEN_NUMBER).adjective("gewählt").np(Determiner::The, false);
                return (number, Some("für je 1 der gewählten Zahl".to_owned()));
            }
            Done::Damage(verb) => {
                let noun = so(Noun::of(words::DAMAGE), *verb);
                (noun.clone(), noun.np(Determiner::The, false))
            }
            Done::Things(_, Verb::Give) => {
                let noun = so(Noun::of(words::TOKEN), Verb::Give);
                (noun.clone(), noun.np(Determiner::The, true))
            }
            Done::Things(referent, verb) => {
                let noun = so(Noun::of(self.real(referent).word), *verb);
                (noun.clone(), number_of(&noun.np(Determiner::The, true)))
            }
        };
        (number, Some(format!("für {}", noun.each().acc())))
    }

    /// Returns several cards without "jede": "sie", "die befreundeten Einheiten".
    fn those(&self, target: &Target) -> Np {
        match target.own_filter() {
            Some(filter) if matches!(target, Target::All(_)) && filter.among.is_none() => {
                self.counted(filter).np(Determiner::The, true)
            }
            Some(_) | None => self.target(target),
        }
    }

    /// Renders "für je 2 Ressourcen, die du kontrollierst".
    fn every(&self, step: i16, of: &Amount) -> String {
        if let Amount::Count(filter) = of {
            format!("für je {}", self.counted(filter).numbered(Determiner::Bare, &step.to_string(), true).acc())
        } else if let Amount::Damage(target) = of {
            format!("für je {step} Schaden auf {}", self.target(target).dat())
        } else {
            let amount = self.amount(of);
            match amount.nom().strip_prefix("die Anzahl ") {
                Some(things) => format!("für je {step} {things}"),
                None => format!("für je {step} von {}", amount.dat()),
            }
        }
    }

    /// Renders an amount of damage: "2 Schaden", "Schaden in Höhe ihrer Stärke".
    pub(super) fn damage_of(&self, amount: &Amount) -> String {
        let each = if let Amount::Every(..) = amount { self.each(amount) } else { None };
        if let Some(n) = amount.number() {
            format!("{n} Schaden")
        } else if let Some((times, each)) = each {
            format!("{times} Schaden {each}")
        } else if *amount == Amount::Carried || (*amount == Amount::Done && matches!(self.done, Done::Unsaid)) {
            "genauso viel Schaden".to_owned()
        } else if let Amount::If { condition, then, otherwise } = amount {
            let (then, otherwise) = (self.damage_of(then), self.damage_of(otherwise));
            // Another card may have been named since the dealer of the damage.
            let condition = self.with(|scene| scene.topic = None).condition(condition);
            format!("{otherwise} (oder stattdessen {then}, falls {condition})")
        } else {
            format!("Schaden in Höhe {}", of(&self.amount(amount)))
        }
    }

    /// Renders a countable amount as an object: "2 Karten", "eine Karte für jede befreundete Einheit".
    pub(super) fn many(&self, amount: &Amount, noun: &Noun) -> String {
        match (amount, self.each(amount)) {
            (Amount::N(n), _) => counted(*n, noun).acc().to_owned(),
            (Amount::If { condition, then, otherwise }, _) if **otherwise == Amount::N(0) => {
                format!("{}, falls {}", self.many(then, noun), self.condition(condition))
            }
            (Amount::If { condition, then, otherwise }, _) => {
                let (then, otherwise) = (self.many(then, noun), self.many(otherwise, noun));
                format!("{otherwise} (oder stattdessen {then}, falls {})", self.condition(condition))
            }
            (_, Some((times, each))) => format!("{} {each}", counted(times, noun).acc()),
            (_, None) => format!("{} in Höhe {}", noun.several().acc(), of(&self.amount(amount))),
        }
    }

    /// Renders resources: "1 Ressource", "3 Ressourcen für jede befreundete Einheit".
    pub(super) fn resources(&self, amount: &Amount) -> String {
        let one = self.many(amount, &Noun::of(words::RESOURCE));
        match one.strip_prefix("eine Ressource") {
            Some(rest) => format!("1 Ressource{rest}"),
            None => one,
        }
    }

    /// Renders a range with a fixed number: "3 oder weniger", "4 oder mehr". Returns `None` for any other bound.
    pub(super) fn in_numbers(&self, range: &Range) -> Option<String> {
        let (amount, words) = match range {
            Range::AtMost(amount) => (amount, " oder weniger"),
            Range::AtLeast(amount) => (amount, " oder mehr"),
            Range::Exactly(amount) => (amount, ""),
        };
        if let Amount::N(n) = **amount { Some(format!("{n}{words}")) } else { None }
    }

    /// Returns the comparison with an amount that is not a fixed number: "höchstens so hoch" and "wie ihre Stärke".
    fn compared(&self, range: &Range, of: impl Fn(&Amount) -> Np) -> (&'static str, String) {
        match range {
            Range::AtMost(amount) => match less_or_more_by_one(amount) {
                Some((-1, inner)) => ("geringer", format!("als {}", of(inner).nom())),
                Some(_) | None => ("höchstens so hoch", format!("wie {}", of(amount).nom())),
            },
            Range::AtLeast(amount) => match less_or_more_by_one(amount) {
                Some((1, inner)) => ("höher", format!("als {}", of(inner).nom())),
                Some(_) | None => ("mindestens so hoch", format!("wie {}", of(amount).nom())),
            },
            Range::Exactly(amount) => ("so hoch", format!("wie {}", of(amount).nom())),
        }
    }

    /// Renders a range as a predicate, with the verb as late as possible: "5 oder mehr beträgt", "höher ist als die
    /// Anzahl der Einheiten".
    pub(super) fn is_in(&self, range: &Range, plural: bool) -> String {
        match self.in_numbers(range) {
            Some(words) => format!("{words} {}", if plural { "betragen" } else { "beträgt" }),
            None => {
                let (how, than) = self.compared(range, |amount| self.amount(amount));
                spaced(&[how, if plural { "sind" } else { "ist" }, &than])
            }
        }
    }

    /// Renders a limit: "höchstens Kosten in Höhe der gewählten Zahl".
    pub(super) fn as_much(&self, range: &Range, what: &str) -> String {
        let (word, amount) = match range {
            Range::AtMost(amount) => ("höchstens", amount),
            Range::AtLeast(amount) => ("mindestens", amount),
            Range::Exactly(amount) => ("", amount),
        };
        spaced(&[word, what, "in Höhe", &of(&self.amount(amount))])
    }

    /// Renders a relative clause after its pronoun: "deren Kosten höchstens so hoch sind wie die dieser Einheit".
    pub(super) fn whose(&self, range: &Range, what: &Noun, plural: bool) -> String {
        let (how, than) = self.compared(range, |amount| self.same_of(amount, what));
        let verb = if plural { "sind" } else { "ist" };
        spaced(&[what.np(Determiner::Bare, plural).nom(), how, verb, &than])
    }

    /// Returns the same property of another card, without repeating its noun: "die dieser Einheit".
    fn same_of(&self, amount: &Amount, what: &Noun) -> Np {
        let same = if let Amount::Power(target) = amount {
            (what.word == words::POWER).then_some((target, false))
        } else if let Amount::Cost(target) = amount {
            (what.word == words::COST).then_some((target, true))
        } else if let Amount::Hp(target) | Amount::RemainingHp(target) = amount {
            (what.word == words::HP).then_some((target, true))
        } else {
            None
        };
        match same.map(|(target, plural)| (self.target(target), plural)) {
            Some((np, plural)) if !np.is_pronoun && !np.plural => Np::build(Gender::F, plural, |case| {
                spaced(&[&Determiner::The.word(Gender::F, plural, case), np.gen_()])
            }),
            Some(_) | None => self.amount(amount),
        }
    }
}

/// Returns a multiple: "das Doppelte der Anzahl", "das 3-Fache ihrer Stärke".
fn times(factor: &str, inner: &Np) -> Np {
    Noun::of(words::UNSAID).adjective(factor).after(of(inner)).np(Determiner::The, false)
}

/// Returns "die Anzahl" of the things after it.
fn number(things: String) -> Np {
    Noun::of(words::NUMBER).after(things).np(Determiner::The, false)
}

/// Returns the noun for remaining HP: "verbleibende TP".
pub(super) fn remaining_hp() -> Noun {
    Noun::of(words::HP).adjective("verbleibend")
}

/// Returns a count: "die Anzahl der befreundeten Einheiten", "ihre Anzahl".
pub(super) fn number_of(things: &Np) -> Np {
    if things.is_pronoun { things.own_word(words::NUMBER) } else { number(things.gen_().to_owned()) }
}

/// Returns a counted noun: "eine Karte", "2 Karten".
pub(super) fn counted(count: i16, noun: &Noun) -> Np {
    if count == 1 { noun.a() } else { noun.numbered(Determiner::Bare, &count.to_string(), true) }
}

/// Renders the genitive, or "von" if there is none: "ihrer Stärke", "von 5".
fn of(np: &Np) -> String {
    if np.gen_().starts_with(|first: char| first.is_ascii_digit()) {
        format!("von {}", np.gen_())
    } else {
        np.gen_().to_owned()
    }
}
