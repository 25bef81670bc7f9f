//! German text for damage, healing, lasting effects and attacks.

use ability::{Amount, AttackRule, Condition, Duration, Filter, Modifier, Target};

use crate::lasting_constant;

use super::amounts::damage_done;
use super::clause::{Clause, Joins};
use super::grammar::{Determiner, words as spaced};
use super::modifiers::DurationPhrase;
use super::nouns::{Noun, Np, Referent};
use super::words;
use super::{Done, Writer};

/// An attack with its modifiers.
pub(super) struct Assault<'e> {
    pub with: &'e Target,
    pub gives: &'e [Modifier],
    pub defender: &'e [Modifier],
    pub and_if: Option<&'e (Condition, Vec<Modifier>)>,
    pub defender_if: Option<&'e (Condition, Vec<Modifier>)>,
    pub rules: &'e [AttackRule],
}

/// Duration of modifiers for one attack.
const ATTACK: &str = "für diesen Angriff";

impl Writer<'_> {
    /// Renders an amount of damage; the power of the dealing unit is "ihre Stärke".
    fn dealt(&self, amount: &Amount, by: Option<&Target>) -> String {
        match by {
            Some(by) => Writer { topic: Some(by.clone()), ..self.here() }.damage_of(amount),
            None => self.damage_of(amount),
        }
    }

    pub(super) fn damage(&mut self, amount: &Amount, to: &Target, by: Option<&Target>) -> Clause {
        let dealer = by.map(|by| self.target(by));
        self.itself = Referent { several: false, ..self.referent(to) };
        let damage = self.dealt(amount, by);
        let to = self.acted_np(to);
        self.done = damage_done(words::DEAL.past);
        let mid = spaced(&[to.dat(), to.each_gets(), &damage]);
        match dealer {
            Some(dealer) => self.say_of(&dealer, words::DEAL, mid),
            None => self.say(words::DEAL, mid),
        }
    }

    pub(super) fn divided(&mut self, amount: &Amount, among: &Filter, by: Option<&Target>, up_to: bool) -> Clause {
        let dealer = by.map(|by| self.target(by));
        let damage = self.dealt(amount, by);
        if let Some(one) = crate::alone(among).filter(|_| dealer.is_none()) {
            let to = self.acted_np(one);
            self.done = damage_done(words::DEAL.past);
            let damage = if up_to { format!("bis zu {damage}") } else { damage };
            return self.say(words::DEAL, spaced(&[to.dat(), &damage]));
        }
        let among = self.noun(among);
        self.acted(among.referent(true));
        self.done = damage_done(words::DEAL.past);
        let choice = Noun::of(words::CHOICE).np(Determiner::Own(self.self_np().own_stem()), false);
        let damage = if up_to { format!("bis zu {damage}") } else { damage };
        let mid = format!("{} insgesamt {damage}", among.np(Determiner::AnyNumber, true).dat());
        let tail = format!(", aufgeteilt nach {}", choice.dat());
        match dealer {
            Some(dealer) => self.say_of(&dealer, words::DEAL, mid),
            None => self.say(words::DEAL, mid),
        }
        .tailed(tail)
    }

    /// Renders "gib beliebig vielen befreundeten Einheiten insgesamt 3 Vorteils-Marker, aufgeteilt nach deiner Wahl".
    pub(super) fn distributed(&mut self, amount: &Amount, token: &Noun, among: &Filter, up_to: bool) -> Clause {
        let tokens = self.many(amount, token);
        let among = self.noun(among);
        self.acted(among.referent(true));
        let given = Noun::of(words::TOKEN).adjective("so gegeben");
        self.done = Done::Said {
            number: Box::new(given.np(Determiner::The, true)),
            each: format!("für {}", given.each().acc()),
        };
        let choice = Noun::of(words::CHOICE).np(Determiner::Own(self.self_np().own_stem()), false);
        let tokens = if up_to { format!("bis zu {tokens}") } else { tokens };
        let mid = format!("{} insgesamt {tokens}", among.np(Determiner::AnyNumber, true).dat());
        self.say(words::GIVE, mid).tailed(format!(", aufgeteilt nach {}", choice.dat()))
    }

    pub(super) fn heal(&mut self, amount: Option<&Amount>, from: &Target) -> Clause {
        self.itself = Referent { several: false, ..self.referent(from) };
        let damage = match amount {
            Some(amount) => self.damage_of(amount),
            None => "allen Schaden".to_owned(),
        };
        let counted = amount.filter(|amount| crate::counts_cards(amount)).and_then(|amount| self.each(amount));
        let from = self.acted_np(from);
        self.done = damage_done(words::HEAL.past);
        if let Some((times, each)) = counted {
            let damage = format!("{times} Schaden");
            return self.say(words::HEAL, spaced(&[from.each_gets(), &damage, "von", from.dat(), &each]));
        }
        // The longer part comes last, so that "von" is not read as part of it.
        if from.dat().len() < damage.len() && from.each_gets().is_empty() && !damage.starts_with(char::is_numeric) {
            return self.say(words::HEAL, spaced(&["von", from.dat(), &damage]));
        }
        self.say(words::HEAL, spaced(&[from.each_gets(), &damage, "von", from.dat()]))
    }

    pub(super) fn gain(&mut self, to: &Target, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
        let np = self.acted_np(to);
        let choice = to.is_choice();
        let lasts = self.lasts(duration);
        if crate::doubles_power(to, gives) {
            let power = Noun::of(words::POWER).after(np.gen_()).np(Determiner::The, false);
            return vec![self.say(words::DOUBLE, spaced(&[power.acc(), &lasts.front])).tailed(lasts.back)];
        }
        let topic = if choice { Target::It } else { to.clone() };
        if (choice || self.may)
            && let Some(things) = self.given(Some(&topic), gives)
        {
            let mid = spaced(&[np.dat(), &lasts.front, np.each_gets(), &things]);
            return vec![self.say(words::GIVE, mid).tailed(lasts.back)];
        }
        if choice || self.may {
            let mut clauses = vec![self.say(words::CHOOSE, np.acc())];
            let subject = self.it.pronoun();
            clauses.extend(self.modifiers(&subject, Some(&topic), gives, &lasts));
            return clauses;
        }
        let subject = self.nobody(to, gives).unwrap_or(np);
        free(self.modifiers(&subject, Some(&topic), gives, &lasts))
    }

    pub(super) fn rule(&mut self, gives: &[Modifier], duration: Duration) -> Vec<Clause> {
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

    pub(super) fn attacks(&mut self, attack: &Assault<'_>) -> Vec<Clause> {
        let np = self.acted_np(attack.with);
        // With any number of attackers, each attacks separately.
        let several = matches!(attack.with, Target::AnyNumber(_));
        let it = Referent { several, ..Referent::unit() }.pronoun();
        let mut tail = String::new();
        let (are, in_it, lasts) = match several {
            true => ("sind", "bei diesen Angriffen", "für diese Angriffe"),
            false => ("ist", "bei diesem Angriff", ATTACK),
        };
        let mut optional = false;
        let mut more = Vec::new();
        for rule in attack.rules {
            match rule {
                AttackRule::EvenIfExhausted => tail.push_str(&format!(", auch wenn sie erschöpft {are}")),
                AttackRule::OnlyUnits => {
                    more.push(Clause::about(&it, words::CAN, format!("{in_it} keine Basen angreifen")));
                }
                AttackRule::Only(filter) => {
                    let only = format!("{in_it} nur {} angreifen", self.noun(filter).several().acc());
                    more.push(Clause::about(&it, words::CAN, only));
                }
                AttackRule::Optional => optional = true,
            }
        }
        let in_turn = if several { " nacheinander" } else { "" };
        let mut clause = self.say(words::ATTACK, format!("mit {}{in_turn}", np.dat())).tailed(tail);
        clause.may |= optional;
        let before = std::mem::replace(&mut self.attack, true);
        let may = std::mem::replace(&mut self.may, false);
        let lasts = DurationPhrase::front(lasts);
        let defender = Noun::of(words::DEFENDER).np(Determiner::The, false);
        let mut gets = self.modifiers(&it, Some(&Target::Attacker), attack.gives, &lasts);
        if crate::counts_damage_of_defender(attack.gives) {
            // The value is fixed when the attack begins.
            gets.iter_mut().for_each(|clause| clause.mid.push_str(" zu Beginn des Angriffs"));
        }
        more.extend(gets);
        more.extend(self.modifiers(&defender, Some(&Target::Defender), attack.defender, &lasts));
        for (also, subject, topic) in
            [(attack.and_if, &it, Target::Attacker), (attack.defender_if, &defender, Target::Defender)]
        {
            let Some((condition, gives)) = also else { continue };
            let lead = format!("falls {},", self.condition(condition));
            let subject = if lead.starts_with(&format!("falls {} ", subject.nom())) {
                Np::pronoun(subject.gender, false, subject.referent.clone())
            } else {
                subject.clone()
            };
            let clauses = self.modifiers(&subject, Some(&topic), gives, &lasts);
            more.extend(super::clause::under(&lead, clauses));
        }
        (self.attack, self.may) = (before, may);
        [clause].into_iter().chain(more).collect()
    }
}

/// Allows the first of the clauses to continue the previous sentence.
fn free(mut clauses: Vec<Clause>) -> Vec<Clause> {
    if let Some(first) = clauses.first_mut().filter(|first| !first.may) {
        first.joins = Joins::Free;
    }
    clauses
}
