//! German text for damage, healing, lasting effects and attacks.

use ability::{Amount, AttackRule, Duration, Modifier, Target};

use crate::lasting_constant;
use crate::plan::{self, Attack, DamageAct};

use super::Writer;
use super::clause::{Clause, Joins, Phrase, under};
use super::grammar::{Determiner, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::{Noun, Np, Referent};
use super::verbs::up_to_words;
use super::words;

/// Duration of modifiers for one attack.
const ATTACK: &str = "für diesen Angriff";

impl Writer<'_> {
    /// Renders an amount of damage; the power of the dealing unit is "ihre Stärke".
    fn dealt(&self, amount: &Amount, by: Option<&Target>) -> String {
        match by {
            Some(by) => self.with(|scene| scene.topic = Some(by.clone())).damage_of(amount),
            None => self.damage_of(amount),
        }
    }

    /// Renders an act that deals or heals damage.
    pub(super) fn damage_act(&self, plan: &plan::Clause, before: &Writer<'_>, act: &DamageAct) -> Vec<Clause> {
        let deal = |mid: String| self.say(plan, words::DEAL, mid);
        vec![match act {
            DamageAct::Deal { amount, to, by, unpreventable } => {
                let to = before.target(to);
                let damage = deal(spaced(&[to.dat(), to.each_gets(), &before.dealt(amount, by.as_ref())]));
                damage.tailed(if *unpreventable { ", der nicht verhindert werden kann" } else { "" })
            }
            DamageAct::Indirect { amount, to, .. } => {
                let damage = before.damage_of(amount).replacen("Schaden", "indirekten Schaden", 1);
                deal(spaced(&[self.player(to).dat(), &damage]))
            }
            DamageAct::Divide { amount, among, by, up_to } => {
                let damage = spaced(&[up_to_words(*up_to), &before.dealt(amount, by.as_ref())]);
                if let Some(one) = crate::alone(among).filter(|_| by.is_none()) {
                    return vec![deal(spaced(&[before.target(one).dat(), &damage]))];
                }
                let among = before.noun(among).np(Determiner::AnyNumber, true);
                deal(spaced(&[among.dat(), "insgesamt", &damage])).tailed(choice_of(&self.self_np()))
            }
            DamageAct::Heal { amount, from } => self.heal(plan, before, amount.as_ref(), from),
            DamageAct::HealUpTo { amount, from } => {
                let from = before.target(from);
                let damage = self.damage_of(amount);
                self.say(plan, words::HEAL, spaced(&[from.each_gets(), "bis zu", &damage, "von", from.dat()]))
            }
            DamageAct::HealDivided { amount, among, up_to } => {
                let from = before.noun(among).np(Determiner::AnyNumber, true);
                let (most, damage) = (up_to_words(*up_to), before.damage_of(amount));
                self.say(plan, words::HEAL, spaced(&["insgesamt", most, &damage, "von", from.dat()]))
            }
        }]
    }

    fn heal(&self, plan: &plan::Clause, before: &Writer<'_>, amount: Option<&Amount>, from: &Target) -> Clause {
        let heal = |mid: &[&str]| self.say(plan, words::HEAL, spaced(mid));
        let damage = amount.map_or_else(|| "allen Schaden".to_owned(), |amount| before.damage_of(amount));
        let counted = amount.filter(|amount| crate::counts_cards(amount)).and_then(|amount| before.each(amount));
        let from = before.target(from);
        if let Some((times, each)) = counted {
            return heal(&[from.each_gets(), &format!("{times} Schaden"), "von", from.dat(), &each]);
        }
        // The longer part comes last, so that "von" is not read as part of it.
        if from.dat().len() < damage.len() && from.each_gets().is_empty() && !damage.starts_with(char::is_numeric) {
            return heal(&["von", from.dat(), &damage]);
        }
        heal(&[from.each_gets(), &damage, "von", from.dat()])
    }

    pub(super) fn gain(
        &self,
        plan: &plan::Clause,
        np: Np,
        to: &Target,
        gives: &[Modifier],
        duration: Duration,
    ) -> Vec<Clause> {
        let choice = to.is_choice() || self.may;
        let lasts = self.lasts(duration);
        if crate::doubles_power(to, gives) {
            let power = Noun::of(words::POWER).after(np.gen_()).np(Determiner::The, false);
            return vec![self.say(plan, words::DOUBLE, spaced(&[power.acc(), &lasts.front])).tailed(lasts.back)];
        }
        let topic = if to.is_choice() { Target::It } else { to.clone() };
        if choice && let Some(things) = self.given(Some(&topic), gives) {
            let mid = spaced(&[np.dat(), &lasts.front, np.each_gets(), &things]);
            return vec![self.say(plan, words::GIVE, mid).tailed(lasts.back)];
        }
        if choice {
            let mut clauses = vec![self.say(plan, words::CHOOSE, np.acc())];
            clauses.extend(self.modifiers(&self.it(), Some(&topic), gives, &lasts));
            return clauses;
        }
        let subject = self.nobody(to, gives).unwrap_or(np);
        free(self.modifiers(&subject, Some(&topic), gives, &lasts))
    }

    pub(super) fn rule(&self, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let lasts = self.lasts(duration);
        if let Some(constant) = lasting_constant(gives) {
            if let Some(condition) = &constant.condition {
                let lead = format!("{} gilt: Solange {},", lasts.front, self.condition(condition));
                let (on, never) = (self.target(&constant.on), DurationPhrase::default());
                let clauses = self.modifiers(&on, Some(&constant.on), &constant.gives, &never);
                return clauses.into_iter().map(|clause| clause.led(&lead)).collect();
            }
            return free(self.modifiers(&self.target(&constant.on), Some(&constant.on), &constant.gives, &lasts));
        }
        let nobody = Np::fixed("das Spiel");
        free(self.modifiers(&nobody, None, gives, &lasts))
    }

    pub(super) fn attacks(&self, plan: &plan::Clause, before: &Writer<'_>, attack: &Attack) -> Vec<Clause> {
        let np = before.target(&attack.with);
        let here = self.with(|scene| (scene.attack, scene.may) = (true, false));
        let it = Referent { several: attack.is_several(), ..Referent::unit() }.pronoun();
        let mut tail = String::new();
        let (are, in_it, lasts) = match attack.is_several() {
            true => ("sind", "bei diesen Angriffen", "für diese Angriffe"),
            false => ("ist", "bei diesem Angriff", ATTACK),
        };
        let mut more = Vec::new();
        for rule in &attack.rules {
            match rule {
                AttackRule::EvenIfExhausted => tail.push_str(&format!(", auch wenn sie erschöpft {are}")),
                AttackRule::OnlyUnits => {
                    more.push(Clause::about(&it, words::CAN, format!("{in_it} keine Basen angreifen")));
                }
                AttackRule::Only(filter) => {
                    let only = format!("{in_it} nur {} angreifen", self.noun(filter).several().acc());
                    more.push(Clause::about(&it, words::CAN, only));
                }
                AttackRule::Optional => {}
            }
        }
        let in_turn = if attack.is_several() { " nacheinander" } else { "" };
        let clause = self.say(plan, words::ATTACK, format!("mit {}{in_turn}", np.dat())).tailed(tail);
        let lasts = DurationPhrase::front(lasts);
        let defender = Noun::of(words::DEFENDER).np(Determiner::The, false);
        let mut gets = here.modifiers(&it, Some(&Target::Attacker), &attack.gives, &lasts);
        if crate::counts_damage_of_defender(&attack.gives) {
            // The value is fixed when the attack begins.
            gets.iter_mut().for_each(|clause| clause.mid.push_str(" zu Beginn des Angriffs"));
        }
        more.extend(gets);
        more.extend(here.modifiers(&defender, Some(&Target::Defender), &attack.defender, &lasts));
        for (also, subject, topic) in
            [(&attack.and_if, &it, Target::Attacker), (&attack.defender_if, &defender, Target::Defender)]
        {
            let Some((condition, gives)) = also else { continue };
            let lead = format!("falls {},", here.condition(condition));
            let again = lead.starts_with(&format!("falls {} ", subject.nom()));
            let subject = if again { subject.as_pronoun() } else { subject.clone() };
            let clauses = here.modifiers(&subject, Some(&topic), gives, &lasts);
            more.extend(under(&lead, clauses));
        }
        [clause].into_iter().chain(more).collect()
    }
}

/// Renders ", aufgeteilt nach deiner Wahl".
pub(super) fn choice_of(who: &Np) -> String {
    let choice = Noun::of(words::CHOICE).np(Determiner::Own(who.own_stem()), false);
    format!(", aufgeteilt nach {}", choice.dat())
}

/// Allows the first of the clauses to continue the previous sentence.
fn free(mut clauses: Vec<Clause>) -> Vec<Clause> {
    if let Some(first) = clauses.first_mut().filter(|first| !first.may) {
        first.joins = Joins::Free;
    }
    clauses
}
