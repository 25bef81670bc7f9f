//! English text for damage, healing, lasting effects and attacks.

use ability::{Amount, AttackRule, CardModifier, Duration, Modifier, Target, UnitRule};

use crate::lasting_constant;
use crate::plan::{self, Actor, Attack, DamageAct};

use super::Writer;
use super::clause::{Clause, Joins, Phrase};
use super::grammar::{NEXT_REGROUP, third};
use super::nouns::{NounPhrase, Referent};
use super::verbs::up_to_words;

impl Writer<'_> {
    /// Renders an act that deals or heals damage.
    pub(super) fn damage_act(&self, plan: &plan::Clause, before: &Writer<'_>, act: &DamageAct) -> Vec<Clause> {
        match act {
            DamageAct::Deal { amount, to, by, unpreventable } => {
                let mut clauses = self.damage(plan, before, amount, to, by.as_ref());
                clauses.extend(unpreventable.then(|| self.more("this damage can't be prevented")));
                clauses
            }
            DamageAct::Indirect { amount, to, by } => {
                let (amount, instead) = before.alternative(amount, &Target::Damaged, "deal", by.as_ref());
                let (head, tail) = before.much(amount, "indirect damage");
                let clause = self.say(plan, "deal", format!("{head} to {}{tail}", self.player(to)));
                [clause].into_iter().chain(instead).collect()
            }
            DamageAct::Divide { amount, among, by, up_to } => {
                let (head, tail) = before.dealt(amount, by.as_ref());
                let most = up_to_words(*up_to);
                if let Some(one) = crate::alone(among).filter(|_| by.is_none()) {
                    return vec![self.say(plan, "deal", format!("{most}{head} to {}{tail}", before.target(one).text))];
                }
                let (chooser, among) = (self.self_pronoun(), before.noun(among).plural());
                vec![self.say(plan, "deal", format!("{most}{head}{tail} divided as {chooser} choose among {among}"))]
            }
            DamageAct::Heal { amount, from } => self.heal(plan, before, amount.as_ref(), from),
            DamageAct::HealUpTo { amount, from } => {
                let (head, tail) = self.much(amount, "damage");
                let from = before.target(from).to_each();
                vec![self.say(plan, "heal", format!("up to {head} from {from}{tail}"))]
            }
            DamageAct::HealDivided { amount, among, up_to } => {
                let (head, tail) = before.much(amount, "damage");
                let (most, among) = (up_to_words(*up_to), before.noun(among).plural());
                vec![self.say(plan, "heal", format!("{most}{head} in total from any number of {among}{tail}"))]
            }
        }
    }

    /// Renders an amount of damage in two parts; the power of the dealing unit is "its power".
    fn dealt(&self, amount: &Amount, by: Option<&Target>) -> (String, String) {
        match by {
            Some(by) => self.with(|scene| scene.topic = Some(by.clone())).much(amount, "damage"),
            None => self.much(amount, "damage"),
        }
    }

    fn damage(
        &self,
        plan: &plan::Clause,
        before: &Writer<'_>,
        amount: &Amount,
        to: &Target,
        by: Option<&Target>,
    ) -> Vec<Clause> {
        let (amount, instead) = before.alternative(amount, to, "deal", by);
        let (head, tail) = before.dealt(amount, by);
        // Amounts that depend on the damaged unit follow it: "to a unit equal to its remaining HP".
        let named = |named: bool| before.with(|scene| scene.itself_named = named).much(amount, "damage");
        let of_it = by.is_none() && named(false) != named(true);
        let to = before.target(to);
        let rest = if tail.is_empty() || ((to.text.len() < 12 && by.is_none() || of_it) && !self.blank) {
            format!("{head} to {}{tail}", to.to_each())
        } else {
            format!("{head}{tail} to {}", to.to_each())
        };
        [self.say(plan, "deal", rest)].into_iter().chain(instead).collect()
    }

    /// Splits an amount of damage or healing into the stated amount and the alternative: "if that unit guards a card,
    /// deal 6 instead". Prompts state both in one sentence.
    fn alternative<'e>(
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
        let here = self.with(|scene| {
            scene.itself = plan::Referent { several: false, ..scene.referent(of) };
            (scene.itself_named, scene.topic) = (true, by.cloned());
        });
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
        let condition = here.with(|scene| scene.topic = None).condition(condition);
        (otherwise, Some(Clause::more("", format!("if {condition}, {does} {instead} instead."))))
    }

    fn heal(&self, plan: &plan::Clause, before: &Writer<'_>, amount: Option<&Amount>, from: &Target) -> Vec<Clause> {
        let (head, tail, instead) = match amount {
            Some(amount) => {
                let (amount, instead) = before.alternative(amount, from, "heal", None);
                let (head, tail) = before.much(amount, "damage");
                (head, tail, instead)
            }
            None => ("all damage".to_owned(), String::new(), None),
        };
        let counted = amount.filter(|amount| crate::counts_cards(amount)).and_then(|amount| before.each(amount));
        let from = before.target(from).to_each();
        let rest = match counted {
            Some((times, each)) => format!("{times} damage from {from} for each {each}"),
            None => {
                let from = format!(" from {from}");
                // The longer part comes last, so that "from" is not read as part of it.
                let (first, last) = if from.len() < tail.len() { (from, tail) } else { (tail, from) };
                format!("{head}{first}{last}")
            }
        };
        [self.say(plan, "heal", rest)].into_iter().chain(instead).collect()
    }

    pub(super) fn gain(
        &self,
        plan: &plan::Clause,
        np: &NounPhrase,
        to: &Target,
        gives: &[Modifier],
        duration: Duration,
    ) -> Vec<Clause> {
        let choice = to.is_choice() || self.may;
        let lasts = self.duration(duration);
        if crate::doubles_power(to, gives) {
            return vec![self.say(plan, "double", format!("{} power{lasts}", np.possessive()))];
        }
        let topic = if to.is_choice() { Target::It } else { to.clone() };
        if choice && let Some(things) = self.given(Some(&topic), gives) {
            let to = np.to_each();
            if things.ends_with('"') && !lasts.is_empty() {
                let give = self.say(plan, "give", format!("{to} {things}"));
                return vec![give.led(&format!("{},", lasts.trim_start()))];
            }
            return vec![self.say(plan, "give", format!("{to} {things}{lasts}"))];
        }
        let mut clauses = Vec::new();
        let subject = if choice {
            clauses.push(self.say(plan, "choose", &np.text));
            let subject = self.target(&Target::It);
            if subject.plural { NounPhrase { text: "they".to_owned(), ..subject } } else { subject }
        } else if np.text == "them" {
            NounPhrase { text: np.referent.that(), ..np.clone() }
        } else {
            np.clone()
        };
        let first = first_lasting(gives, &lasts);
        for text in self.modifiers(&subject, Some(&topic), gives) {
            if let Some(first) = &first {
                clauses.push(Clause::more("", text).led(&format!("{first},")));
            } else if choice {
                clauses.push(self.more(lasting(&text, &lasts)));
            } else {
                let free = Clause { joins: Joins::Free, ..Clause::more("", lasting(&text, &lasts)) };
                clauses.push(free);
            }
        }
        clauses
    }

    pub(super) fn rule(&self, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
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

    pub(super) fn attacks(&self, plan: &plan::Clause, before: &Writer<'_>, attack: &Attack) -> Vec<Clause> {
        let mut text = format!("with {}", before.target(&attack.with).text);
        let here = self.with(|scene| (scene.attack, scene.may) = (true, false));
        let (it, are, lasts) = match attack.is_several() {
            true => (NounPhrase::many("they", Referent::unit()), "they are", " for these attacks"),
            false => (NounPhrase::one("it", Referent::unit()), "it is", " for this attack"),
        };
        if attack.is_several() {
            text.push_str(", one at a time");
        }
        let mut more = Vec::new();
        for rule in &attack.rules {
            match rule {
                AttackRule::EvenIfExhausted => text.push_str(&format!(", even if {are} exhausted")),
                AttackRule::OnlyUnits => more.push(format!("{} can't attack bases{lasts}", it.text)),
                AttackRule::Only(filter) => {
                    more.push(format!("{} can attack only {}{lasts}", it.text, self.noun(filter).plural()));
                }
                AttackRule::Optional => {}
            }
        }
        for text in here.modifiers(&it, Some(&Target::Attacker), &attack.gives) {
            if crate::counts_damage_of_defender(&attack.gives) {
                // The value is fixed when the attack begins.
                more.push(format!("for this attack, {text} at the start of the attack"));
            } else {
                more.push(lasting(&text, lasts));
            }
        }
        let defender = NounPhrase::one("the defending unit", Referent::unit());
        for text in here.modifiers(&defender, Some(&Target::Defender), &attack.defender) {
            more.push(lasting(&text, lasts));
        }
        for (also, subject, topic) in
            [(&attack.and_if, &it, Target::Attacker), (&attack.defender_if, &defender, Target::Defender)]
        {
            let Some((condition, gives)) = also else { continue };
            let condition = here.condition(condition);
            for text in here.modifiers(subject, Some(&topic), gives) {
                more.push(lasting(&format!("if {condition}, {text}"), lasts));
            }
        }
        let more = more.into_iter().map(|text| self.more(text));
        [self.say(plan, "attack", text)].into_iter().chain(more).collect()
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
