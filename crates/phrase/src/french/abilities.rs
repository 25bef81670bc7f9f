//! Whole abilities and their triggers.

use ability::{
    Ability, ActionAbility, ArenaFilter, Block, Condition, ConstantAbility, Controller, Filter, Kind, Modifier,
    PhaseMark, Target, Trigger, TriggeredAbility, UnitRule, UseLimit, Zone,
};

use super::Writer;
use super::clause::{Clause, Phrase, sentences, under};
use super::grammar::{COLON, agree, capital, elide_if, list};
use super::nouns::Np;
use super::terms::arena;

impl Writer<'_> {
    /// Renders one ability as sentences.
    pub(super) fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::When(when) => self.when(when),
            Ability::Action(action) => self.action("Action", action),
            Ability::EpicAction(action) => self.action("Action épique", action),
            Ability::Constant(constant) => self.constant(constant),
            Ability::Event(block) => sentences(&self.steps(block)),
            Ability::CostsLess { condition, amount, on: None } => {
                // The card comes first: another one in the condition would be "cette unité" too.
                let lead = condition.as_ref().map(|each| format!(" si {}", self.condition(each))).unwrap_or_default();
                let text = format!("{} coûte {} de moins{lead}", self.me(), self.resources(amount));
                format!("{}.", capital(&elide_if(&text)))
            }
            Ability::InsteadOfCost(costs) => {
                let costs: Vec<String> = costs.iter().map(|each| self.cost(each)).collect();
                format!("Vous pouvez {} au lieu de payer {}.", list(&costs, "et"), self.cost_of_me())
            }
            Ability::Keyword(keyword, amount) => self.keyword(*keyword, amount),
            _ => self.missing(),
        }
    }

    fn when(&mut self, when: &TriggeredAbility) -> String {
        let heads: Vec<String> = when.on.iter().map(|each| self.trigger(each)).collect();
        if when.in_action_phase {
            self.missing();
        }
        self.grammar.attacker = when.on.iter().any(|each| self.names_another_unit(each));
        self.scene.subject = self.about(&when.on);
        self.scene.it = self.scene.subject.clone();
        let body = self.body(when.condition.as_ref(), &when.steps);
        format!("{}{COLON} {body}{}", heads.join("\u{a0}/ "), self.limit(when.limit))
    }

    /// Returns `true` for a trigger of an attacking unit that names another unit: "quand cette unité attaque et élimine une
    /// unité".
    fn names_another_unit(&self, trigger: &Trigger) -> bool {
        match trigger {
            Trigger::DefeatsByAttack(_) => true,
            Trigger::DealsCombatDamage { to, attacking } => {
                (*attacking || self.grammar.in_attack) && matches!(to.is, Kind::Unit | Kind::UnitOrBase)
            }
            _ => false,
        }
    }

    fn action(&mut self, word: &str, action: &ActionAbility) -> String {
        let costs: Vec<String> = action.cost.iter().map(|cost| self.cost(cost)).collect();
        let costs = if costs.is_empty() { String::new() } else { format!(" [{}]", costs.join(", ")) };
        let body = self.body(None, &action.steps);
        if action.from == Zone::Discard || action.who != Controller::Friendly {
            self.missing();
        }
        format!("{word}{costs}{COLON} {body}{}", self.limit(action.limit))
    }

    fn body(&mut self, condition: Option<&Condition>, steps: &Block) -> String {
        let lead = condition.map(|each| format!("si {},", self.condition(each)));
        if steps.steps().len() == 1 {
            self.scene.topic = condition.and_then(topic).cloned();
        }
        let clauses = self.steps(steps);
        match (lead, clauses.as_slice()) {
            // The card comes first: another one in the condition would be "cette unité" too.
            (Some(lead), [one]) if one.rest == self.me() && one.lead.is_empty() => {
                let rest = format!("{} {}", one.rest, lead.trim_end_matches(','));
                sentences(&[Clause { rest, ..one.clone() }])
            }
            (Some(lead), _) => sentences(&under(&lead, clauses)),
            (None, _) => sentences(&clauses),
        }
    }

    fn constant(&mut self, constant: &ConstantAbility) -> String {
        let lead = constant.condition.as_ref().map(|each| self.while_lead(each));
        let (on, lead) = attacked(&constant.on, lead);
        let strikes = constant.gives.as_slice() == [Modifier::Rule(UnitRule::StrikesFirst)];
        self.scene.attack = false;
        if crate::changed_damage(constant).is_some() {
            return self.missing();
        }
        let subject = Self::after_lead(lead.as_ref(), self.target(&on));
        self.scene.it = self.called(&on);
        let texts = self.modifiers(&subject, Some(&on), &constant.gives);
        if let ([text], Some(lead)) = (texts.as_slice(), &lead)
            && !text.contains(['«', ','])
            && !lead.starts_with("pendant ")
            && !strikes
        {
            return self.subject_first(text, lead, &on);
        }
        let lead = lead.map(|lead| if strikes { lead.replacen("tant que ", "quand ", 1) } else { lead });
        let clauses = texts.into_iter().map(Clause::whole);
        let led = clauses.map(|clause| lead.as_ref().map_or(clause.clone(), |lead| clause.led(lead)));
        sentences(&led.collect::<Vec<_>>())
    }

    /// Renders "cette unité gagne Sentinelle tant que vous contrôlez une unité OFFICIEL": the card comes first, so that no
    /// other one is the referent of its pronoun.
    fn subject_first(&self, text: &str, lead: &str, on: &Target) -> String {
        let (np, lead) = (self.target(on), lead.trim_end_matches(','));
        let it = Np { pronoun: true, ..np.clone() }.subject();
        let (text, lead) = match text.strip_prefix(&format!("{it} ")) {
            Some(rest) if !np.pronoun => {
                let named = format!("que {} ", np.text);
                let named = if lead.contains(&named) { named } else { format!("qu'{} ", np.text) };
                (format!("{} {rest}", np.text), lead.replacen(&named, &format!("qu'{it} "), 1))
            }
            _ => (text.to_owned(), lead.to_owned()),
        };
        format!("{}.", capital(&format!("{text} {lead}")))
    }

    fn limit(&self, limit: Option<UseLimit>) -> String {
        match limit {
            None => String::new(),
            Some(UseLimit::EachRound) => " N'utilisez cette capacité qu'une fois par round.".to_owned(),
            Some(_) => self.missing(),
        }
    }

    /// Returns the heading for a trigger: "Une fois jouée".
    fn trigger(&self, trigger: &Trigger) -> String {
        let (me, feminine) = (self.me(), self.me_word().feminine);
        let a = |filter: &Filter| self.noun(filter).a();
        let to = |filter: &Filter| super::grammar::to(&a(filter));
        match trigger {
            Trigger::Played if !self.pilot => agree("Une fois joué~", feminine, false),
            Trigger::Deployed if !self.pilot => agree("Une fois déployé~", feminine, false),
            Trigger::Defeated => agree("Une fois éliminé~", feminine, false),
            Trigger::Attacks => "En attaque".to_owned(),
            Trigger::Attacked => "En défense".to_owned(),
            Trigger::AttackEnds => "À la fin de l'attaque".to_owned(),
            Trigger::DefeatsByAttack(filter) => format!("Quand {me} attaque et élimine {}", a(filter)),
            Trigger::DealsCombatDamage { to: filter, attacking } => {
                let attacking = if *attacking { "attaque et " } else { "" };
                format!("Quand {me} {attacking}inflige des dégâts de combat {}", to(filter))
            }
            Trigger::DamageDealt {
                by: Controller::Friendly,
                to: filter,
                unit: false,
                this: false,
                indirect: false,
                combat: None,
                at_least: None,
                survives: false,
            } => format!("Quand vous infligez des dégâts {}", to(filter)),
            Trigger::UnitDefeated(filter) => {
                let noun = self.noun(filter);
                format!("Quand {} est {}", noun.a(), agree("éliminé~", noun.word.feminine, false))
            }
            Trigger::UnitLeavesPlay(filter) => format!("Quand {} quitte le jeu", a(filter)),
            Trigger::CardPlayed { by: Controller::Friendly, card, on: None, nth: None, from_resources: false } => {
                format!("Quand vous jouez {}", self.noun_alone(card).a())
            }
            Trigger::ActionPhaseStarts => "Au début de la phase d'action".to_owned(),
            Trigger::CardsReadied => "Quand vous redressez des cartes pendant la phase de regroupement".to_owned(),
            Trigger::Attached(filter) => {
                format!("Quand {me} est {} {}", agree("attaché~", feminine, false), to(filter))
            }
            Trigger::Detached => {
                format!("Quand {me} est {} d'une unité", agree("détaché~", feminine, false))
            }
            _ => self.missing(),
        }
    }
}

/// Returns the card that a condition is about, if a pronoun is enough for it afterwards.
pub(super) fn topic(condition: &Condition) -> Option<&Target> {
    match condition {
        Condition::Is(target @ (Target::Defender | Target::Attached), _) => Some(target),
        _ => None,
    }
}

/// Moves the arena of the defender to the condition: "tant que cette unité attaque une unité terrestre".
fn attacked(on: &Target, lead: Option<String>) -> (Target, Option<String>) {
    match (on, lead) {
        (Target::All(filter), Some(lead)) if filter.marks == [PhaseMark::Defending] && lead.ends_with(" attaque,") => {
            let Some(ArenaFilter::In(here)) = filter.arena else { return (on.clone(), Some(lead)) };
            let lead = format!("{} une unité {},", lead.trim_end_matches(','), agree(arena(here), true, false));
            (Target::All(Box::new(Filter { arena: None, ..(**filter).clone() })), Some(lead))
        }
        (_, lead) => (on.clone(), lead),
    }
}
