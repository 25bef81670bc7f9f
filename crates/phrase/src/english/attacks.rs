//! English text for damage, healing, lasting effects and attacks.

use ability::{Amount, AttackRule, CardModifier, Condition, Duration, Filter, Modifier, Target, UnitRule};

use crate::lasting_constant;

use super::clause::{Clause, Joins};
use super::grammar::{NEXT_REGROUP, third};
use super::nouns::{NounPhrase, Referent};
use super::{Actor, Writer};

/// An attack with its modifiers.
pub(super) struct AttackDescription<'e> {
    pub with: &'e Target,
    pub gives: &'e [Modifier],
    pub defender: &'e [Modifier],
    pub and_if: Option<&'e (Condition, Vec<Modifier>)>,
    pub defender_if: Option<&'e (Condition, Vec<Modifier>)>,
    pub rules: &'e [AttackRule],
}

impl Writer<'_> {
    pub(super) fn damage(&mut self, amount: &Amount, to: &Target, by: Option<&Target>) -> Vec<Clause> {
        let dealer = by.map(|by| self.target(by).subject());
        let (amount, instead) = self.alternative(amount, to, "deal", by);
        let (head, tail) = match by {
            Some(by) => Writer { topic: Some(by.clone()), ..self.here() }.much(amount, "damage"),
            None => self.much(amount, "damage"),
        };
        // Amounts that depend on the damaged unit follow it: "to a unit equal to its remaining HP".
        let named = |itself: Option<Referent>| Writer { itself, ..self.here() }.much(amount, "damage");
        let of_it = by.is_none() && named(None) != named(Some(Referent::unit()));
        let to = self.acted_np(to);
        self.did("the damage dealt this way", "damage dealt this way");
        let rest = if tail.is_empty() || ((to.text.len() < 12 && by.is_none() || of_it) && !self.blank) {
            format!("{head} to {}{tail}", to.to_each())
        } else {
            format!("{head}{tail} to {}", to.to_each())
        };
        let clause = match dealer {
            Some(dealer) => self.say_of(&dealer, "deal", &rest),
            None => self.say(format!("{} {rest}", self.verb("deal"))),
        };
        [clause].into_iter().chain(instead).collect()
    }

    /// Splits an amount of damage or healing into the stated amount and the alternative: "if that unit guards a card,
    /// deal 6 instead". Prompts state both in one sentence.
    pub(super) fn alternative<'e>(
        &self,
        amount: &'e Amount,
        of: &Target,
        verb: &str,
        by: Option<&Target>,
    ) -> (&'e Amount, Option<Clause>) {
        let Amount::If { condition, then, otherwise } = amount else { return (amount, None) };
        if self.blank {
            return (amount, None);
        }
        let itself = Referent { several: false, ..self.referent(of) };
        let here = Writer { itself: Some(itself), topic: by.cloned(), ..self.here() };
        let instead = match then.number() {
            Some(n) => n.to_string(),
            None => {
                let (head, tail) = here.much(then, "damage");
                format!("{head}{tail}")
            }
        };
        let does = match (by, &self.actor) {
            (Some(by), _) if self.target(by).plural => format!("they {verb}"),
            (Some(_), _) => format!("it {}", third(verb)),
            (None, Actor::They(_)) => format!("they {verb}"),
            (None, Actor::You) => verb.to_owned(),
        };
        let condition = Writer { topic: None, ..here }.condition(condition);
        (otherwise, Some(Clause::more("", format!("if {condition}, {does} {instead} instead."))))
    }

    pub(super) fn divided(&mut self, amount: &Amount, among: &Filter, by: Option<&Target>, up_to: bool) -> Clause {
        let dealer = by.map(|by| self.target(by).subject());
        let (head, tail) = match by {
            Some(by) => Writer { topic: Some(by.clone()), ..self.here() }.much(amount, "damage"),
            None => self.much(amount, "damage"),
        };
        if let Some(one) = crate::alone(among).filter(|_| dealer.is_none()) {
            let to = self.acted_np(one);
            self.did("the damage dealt this way", "damage dealt this way");
            let most = if up_to { "up to " } else { "" };
            return self.say(format!("{} {most}{head} to {}{tail}", self.verb("deal"), to.text));
        }
        let among = self.noun(among);
        self.acted(Referent { several: true, ..among.referent() });
        self.did("the damage dealt this way", "damage dealt this way");
        let chooser = self.self_pronoun();
        let most = if up_to { "up to " } else { "" };
        let rest = format!("{most}{head}{tail} divided as {chooser} choose among {}", among.plural());
        match dealer {
            Some(dealer) => self.say_of(&dealer, "deal", &rest),
            None => self.say(format!("{} {rest}", self.verb("deal"))),
        }
    }

    pub(super) fn heal(&mut self, amount: Option<&Amount>, from: &Target) -> Vec<Clause> {
        let (head, tail, instead) = match amount {
            Some(amount) => {
                let (amount, instead) = self.alternative(amount, from, "heal", None);
                let (head, tail) = self.much(amount, "damage");
                (head, tail, instead)
            }
            None => ("all damage".to_owned(), String::new(), None),
        };
        let counted = amount.filter(|amount| crate::counts_cards(amount)).and_then(|amount| self.each(amount));
        let from = self.acted_np(from);
        self.did("the damage healed this way", "damage healed this way");
        let verb = self.verb("heal");
        let clause = self.say(match counted {
            Some((times, each)) => format!("{verb} {times} damage from {} for each {each}", from.to_each()),
            None => {
                let from = format!(" from {}", from.to_each());
                // The longer part comes last, so that "from" is not read as part of it.
                let (first, last) = if from.len() < tail.len() { (from, tail) } else { (tail, from) };
                format!("{verb} {head}{first}{last}")
            }
        });
        [clause].into_iter().chain(instead).collect()
    }

    pub(super) fn gain(&mut self, to: &Target, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let np = self.acted_np(to);
        let choice = to.is_choice();
        let lasts = self.duration(duration);
        if crate::doubles_power(to, gives) {
            return vec![self.say(format!("{} {} power{lasts}", self.verb("double"), np.possessive()))];
        }
        let topic = if choice { Target::It } else { to.clone() };
        if (choice || self.may)
            && let Some(things) = self.given(Some(&topic), gives)
        {
            let to = np.to_each();
            if things.ends_with('"') && !lasts.is_empty() {
                let give = self.say(format!("{} {to} {things}", self.verb("give")));
                return vec![give.led(&format!("{},", lasts.trim_start()))];
            }
            return vec![self.say(format!("{} {to} {things}{lasts}", self.verb("give")))];
        }
        let mut clauses = Vec::new();
        let subject = if choice || self.may {
            clauses.push(self.say(format!("{} {}", self.verb("choose"), np.text)));
            let subject = self.target(&Target::It);
            if subject.plural { NounPhrase { text: "they".to_owned(), ..subject } } else { subject }
        } else if np.text == "them" {
            NounPhrase { text: np.referent.that(), ..np }
        } else {
            np
        };
        let first = first_lasting(gives, &lasts);
        for text in self.modifiers(&subject, Some(&topic), gives) {
            if let Some(first) = &first {
                clauses.push(Clause::more("", text).led(&format!("{first},")));
            } else if choice || self.may {
                clauses.push(self.more(lasting(&text, &lasts)));
            } else {
                let free = Clause { joins: Joins::Free, ..Clause::more("", lasting(&text, &lasts)) };
                clauses.push(free);
            }
        }
        clauses
    }

    pub(super) fn rule(&mut self, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let lasts = self.duration(duration);
        let subject = NounPhrase::one("the game", Referent::card());
        let texts = match lasting_constant(gives) {
            Some(constant) => self.modifiers(&self.target(&constant.on), Some(&constant.on), &constant.gives),
            None => self.modifiers(&subject, None, gives),
        };
        if let Some(condition) = lasting_constant(gives).and_then(|constant| constant.condition.as_ref()) {
            let lead = format!("{}, while {},", lasts.trim_start(), self.condition(condition));
            return texts.into_iter().map(|text| Clause::more("", text).led(&lead)).collect();
        }
        let make = |text: String| Clause { joins: Joins::Free, ..Clause::more("", lasting(&text, &lasts)) };
        texts.into_iter().map(make).collect()
    }

    pub(super) fn attacks(&mut self, attack: &AttackDescription<'_>) -> Vec<Clause> {
        let np = self.acted_np(attack.with);
        let mut text = format!("{} with {}", self.verb("attack"), np.text);
        // With any number of attackers, each attacks separately.
        let several = matches!(attack.with, Target::AnyNumber(_));
        let (it, are, lasts) = match several {
            true => (NounPhrase::many("they", Referent::unit()), "they are", " for these attacks"),
            false => (NounPhrase::one("it", Referent::unit()), "it is", " for this attack"),
        };
        if several {
            text.push_str(", one at a time");
        }
        let mut optional = false;
        let mut more = Vec::new();
        for rule in attack.rules {
            match rule {
                AttackRule::EvenIfExhausted => text.push_str(&format!(", even if {are} exhausted")),
                AttackRule::OnlyUnits => more.push(format!("{} can't attack bases{lasts}", it.text)),
                AttackRule::Only(filter) => {
                    more.push(format!("{} can attack only {}{lasts}", it.text, self.noun(filter).plural()));
                }
                AttackRule::Optional => optional = true,
            }
        }
        let mut clause = self.say(text);
        clause.may |= optional;
        let before = std::mem::replace(&mut self.attack, true);
        let may = std::mem::replace(&mut self.may, false);
        for text in self.modifiers(&it, Some(&Target::Attacker), attack.gives) {
            if crate::counts_damage_of_defender(attack.gives) {
                // The value is fixed when the attack begins.
                more.push(format!("for this attack, {text} at the start of the attack"));
            } else {
                more.push(lasting(&text, lasts));
            }
        }
        let defender = NounPhrase::one("the defending unit", Referent::unit());
        for text in self.modifiers(&defender, Some(&Target::Defender), attack.defender) {
            more.push(lasting(&text, lasts));
        }
        if let Some((condition, gives)) = attack.and_if {
            let condition = self.condition(condition);
            for text in self.modifiers(&it, Some(&Target::Attacker), gives) {
                more.push(lasting(&format!("if {condition}, {text}"), lasts));
            }
        }
        if let Some((condition, gives)) = attack.defender_if {
            let condition = self.condition(condition);
            for text in self.modifiers(&defender, Some(&Target::Defender), gives) {
                more.push(lasting(&format!("if {condition}, {text}"), lasts));
            }
        }
        (self.attack, self.may) = (before, may);
        let more: Vec<Clause> = more.into_iter().map(|text| self.more(text)).collect();
        [clause].into_iter().chain(more).collect()
    }
}

/// Returns the duration if it comes first. It does before an obligation or permission of players, rather than a card's
/// modifier.
fn first_lasting(gives: &[Modifier], lasts: &str) -> Option<String> {
    match gives {
        [Modifier::Rule(UnitRule::NextActionIsAttack)] => {
            Some(lasts.trim_start().trim_start_matches("for ").to_owned())
        }
        [Modifier::Card(CardModifier::MayBePlayed { .. })] => Some(lasts.trim_start().to_owned()),
        [] | [_, ..] => None,
    }
}

/// Appends a duration to a text: before an ability in quotes, otherwise at the end.
pub(super) fn lasting(text: &str, lasts: &str) -> String {
    if text.starts_with("the next ") && lasts == " for this phase" {
        // "the next unit you play this phase": the effect is used up by it, so the phase is only the deadline.
        return text.replacen(" play ", " play this phase ", 1);
    }
    if lasts.is_empty() {
        return text.to_owned();
    }
    if let Some(what) = text.strip_suffix(" during the regroup phase").filter(|_| lasts == NEXT_REGROUP) {
        return format!("{what}{lasts}");
    }
    if let Some((what, unless)) = text.split_once(" unless ").filter(|_| !text.contains('"')) {
        return format!("{what}{lasts} unless {unless}");
    }
    if text.contains(" the next time ") && !text.contains('"') {
        return format!("{text}{}", lasts.replacen(" for ", " ", 1));
    }
    match text.split_once(" \"") {
        Some(_) => format!("{}, {text}", lasts.trim_start()),
        None => format!("{text}{lasts}"),
    }
}
