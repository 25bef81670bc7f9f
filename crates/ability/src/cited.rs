//! On which rules of the Comprehensive Rules 8.0 the words of a text rest, for people who want to look them up.
//!
//! Of each word the one rule that says what it means is named: a heading such as "8.26" where the whole of it bears on
//! the word, else the number of the rule. What stands in every text (choosing a target, saying "this unit") is left out.

use model::Keyword;

use crate::{
    Ability, ActionAbility, AttackRule, Block, Condition, Constant, Cost, Destination, Effect, Limit, Modifier, Price,
    Step, Target, Trigger, When,
};

/// The rules on which an ability's words rest, in the order of the words; a rule may stand there more than once.
pub fn rules_of(ability: &Ability) -> Vec<&'static str> {
    let mut cited = Cited(Vec::new());
    cited.ability(ability);
    cited.0
}

/// The rule of a keyword (CR 7.5).
pub fn rule_of_keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Ambush => "7.5.5",
        Keyword::Grit => "7.5.6",
        Keyword::Overwhelm => "7.5.7",
        Keyword::Raid => "7.5.8",
        Keyword::Restore => "7.5.9",
        Keyword::Saboteur => "7.5.10",
        Keyword::Sentinel => "7.5.11",
        Keyword::Shielded => "7.5.12",
        Keyword::Bounty => "7.5.13",
        Keyword::Smuggle => "7.5.14",
        Keyword::Coordinate => "7.5.15",
        Keyword::Exploit => "7.5.16",
        Keyword::Piloting => "7.5.17",
        Keyword::Hidden => "7.5.18",
        Keyword::Plot => "7.5.19",
        Keyword::Support => "7.5.20",
        // Younger than edition 8.0: what all keywords have in common.
        Keyword::Fortify => "7.5",
    }
}

struct Cited(Vec<&'static str>);

impl Cited {
    fn rule(&mut self, rule: &'static str) {
        self.0.push(rule);
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::When(when) => self.when(when),
            Ability::Action(action) => {
                self.rule("7.2");
                self.action(action);
            }
            Ability::EpicAction(action) => {
                self.rule("7.2.4");
                self.action(action);
            }
            Ability::Constant(Constant { condition, on, gives }) => {
                self.rule(if condition.is_some() { "7.3.3" } else { "7.3" });
                self.target(on);
                self.modifiers(gives);
            }
            Ability::Event(block) => {
                self.rule("7.4");
                self.block(block);
            }
            Ability::CostsLess { .. } => self.rule("8.15.5"),
            Ability::IgnorePenalty { .. } => self.rule("8.10.2"),
            Ability::InsteadOfCost(costs) => {
                self.rule("1.8.10");
                self.costs(costs);
            }
            Ability::Coordinate(inner) => {
                self.rule("7.5.15");
                self.ability(inner.ability());
            }
            Ability::Bounty(block) => {
                self.rule("7.5.13");
                self.block(block);
            }
            Ability::Keyword(keyword, _) => self.rule(rule_of_keyword(*keyword)),
            Ability::Smuggle(smuggle) => {
                self.rule("7.5.14");
                self.costs(&smuggle.costs);
            }
            Ability::InsteadOfCapture(block) => {
                self.rule("7.7.5");
                self.rule("8.33");
                self.block(block);
            }
            Ability::EntersAsCopy { gives, .. } => {
                self.rule("7.7.5");
                self.rule("8.5");
                self.modifiers(gives);
            }
        }
    }

    fn when(&mut self, when: &When) {
        for trigger in &when.on {
            self.rule(rule_of_trigger(trigger));
        }
        self.limit(when.limit);
        self.block(&when.steps);
    }

    fn action(&mut self, action: &ActionAbility) {
        self.costs(&action.cost);
        self.limit(action.limit);
        self.block(&action.steps);
    }

    fn limit(&mut self, limit: Option<Limit>) {
        match limit {
            Some(Limit::EachRound | Limit::EachGame) => self.rule("8.32.3"),
            None => {}
        }
    }

    fn costs(&mut self, costs: &[Cost]) {
        for cost in costs {
            self.cost(cost);
        }
    }

    fn cost(&mut self, cost: &Cost) {
        match cost {
            Cost::Exhaust => self.rule("1.5.4"),
            Cost::Resources(_) => self.rule("1.7"),
            Cost::Defeat(_) => self.rule("1.5.5"),
            Cost::Damage(..) => self.rule("1.9"),
            Cost::Discard(_) => self.rule("1.14"),
            Cost::ReturnThis => self.rule("8.24"),
        }
    }

    fn block(&mut self, block: &Block) {
        for step in block.steps() {
            self.step(step);
        }
    }

    fn blocks<'a>(&mut self, blocks: impl IntoIterator<Item = &'a Block>) {
        for block in blocks {
            self.block(block);
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Effect::May(_)
            | Effect::MayBy(..)
            | Effect::IfYouDo { .. }
            | Effect::If { .. }
            | Effect::Modes { .. }
            | Effect::ForEach(..)
            | Effect::ForEachPlayer(..)
            | Effect::They(..)
            | Effect::Delay(..)
            | Effect::As(..)
            | Effect::After(_)
            | Effect::AtOnce(_) => self.joining(step),
            Effect::Bind(target) => self.verb("8.4", target),
            Effect::ChoosePlayer(_) => self.rule("8.4.3"),
            Effect::NameCard => self.rule("8.17"),
            Effect::ChooseNumber => self.rule("8.4.5A"),
            Effect::ChooseArena => self.rule("8.4"),
            Effect::Look(target) => self.verb("8.13", target),
            Effect::LookAtHand(_) | Effect::Arrange(_) => self.rule("8.13"),
            Effect::Reveal(target) => self.verb("8.25", target),
            Effect::RevealHand(_) | Effect::RevealUntilStop(_) => self.rule("8.25"),
            Effect::Damage { to, .. } => self.verb("1.9", to),
            Effect::DamageDivided { .. } => self.rule("8.4.5"),
            Effect::Heal { from, .. } => self.verb("1.9.3", from),
            Effect::HealUpTo { from, .. } => self.verb("8.30.4", from),
            Effect::HealDivided { .. } => self.rule("8.30.4"),
            Effect::Defeat(target) => self.verb("1.5.5", target),
            Effect::Exhaust(target) | Effect::Ready(target) => self.verb("1.5.4", target),
            Effect::Return(target) => self.verb("8.24", target),
            Effect::Put { what, to } => self.verb(rule_of_destination(*to), what),
            Effect::Discard(target) => self.verb("1.14", target),
            Effect::Give { to, .. } => self.verb("3.7", to),
            Effect::Create { .. } => self.rule("3.7"),
            Effect::Gain { to, gives, .. } => {
                self.verb("7.7.3", to);
                self.modifiers(gives);
            }
            Effect::Rule { gives, .. } => {
                self.rule("7.7.3");
                self.modifiers(gives);
            }
            Effect::TakeControl { of, .. } | Effect::ExchangeControl(of) => self.verb("8.27", of),
            Effect::Resource { what, .. } => self.verb("1.7.7", what),
            Effect::Capture { what, .. } => self.verb("8.33", what),
            Effect::Rescue(target) => self.verb("8.33.3", target),
            Effect::Attach { what, .. } => self.verb("3.6.14", what),
            Effect::Attack { .. } => self.attack(step),
            Effect::Play { what, price, gives } => {
                self.verb("6.2.0E", what);
                self.prices(price);
                self.modifiers(gives);
            }
            Effect::PlayEach { what, price } => {
                self.verb("6.2.0E", what);
                self.prices(price);
            }
            Effect::Draw { .. } => self.rule("1.13"),
            Effect::DiscardFromHand { random, .. } => self.rule(if *random { "8.22" } else { "1.14.2" }),
            Effect::DiscardHand(_) => self.rule("1.14.6"),
            Effect::Mill { .. } => self.rule("1.14.3"),
            Effect::Search { then, .. } => {
                self.rule("8.26");
                self.block(then);
            }
            Effect::Pay(_) | Effect::PayAny => self.rule("1.7"),
            Effect::Lose(_) => self.rule("5.6"),
            Effect::Flip(_) => self.rule("3.4"),
            Effect::CollectBounties(_) | Effect::CollectAgain => self.rule("7.5.13"),
            Effect::NextCardGains(_, keyword, _) => self.rule(rule_of_keyword(*keyword)),
        }
    }

    /// The words that join steps.
    fn joining(&mut self, step: &Step) {
        match step {
            Effect::May(block) | Effect::MayBy(_, block) => {
                self.rule("8.32");
                self.block(block);
            }
            Effect::IfYouDo { first, then, otherwise } => {
                self.block(first);
                self.rule("8.9");
                self.blocks(std::iter::once(then).chain(otherwise));
            }
            Effect::If { condition, then, otherwise } => {
                self.condition(condition);
                self.blocks(std::iter::once(then).chain(otherwise));
            }
            Effect::Modes { of, .. } => {
                self.rule("8.4.4");
                self.blocks(of);
            }
            Effect::ForEach(_, block) => {
                self.rule("8.34");
                self.block(block);
            }
            Effect::ForEachPlayer(_, block) | Effect::They(_, block) => self.block(block),
            Effect::Delay(_, block) => {
                self.rule("7.7.4");
                self.block(block);
            }
            Effect::As(_, inner) => self.step(inner),
            Effect::After(block) => {
                self.rule("7.6.8A");
                self.block(block);
            }
            Effect::AtOnce(block) => {
                self.rule("1.9.8");
                self.block(block);
            }
            // The other words are those of `step`.
            _ => {}
        }
    }

    fn attack(&mut self, step: &Step) {
        let Effect::Attack { gives, defender, and_if, defender_if, rules, .. } = step else { return };
        self.rule("6.3");
        for rule in rules {
            match rule {
                AttackRule::EvenIfExhausted | AttackRule::OnlyUnits | AttackRule::Only(_) => self.rule("7.1.6C"),
                AttackRule::Optional => self.rule("8.32"),
            }
        }
        self.modifiers(gives);
        self.modifiers(defender);
        for (condition, gives) in [and_if, defender_if].into_iter().flatten() {
            self.condition(condition);
            self.modifiers(gives);
        }
    }

    fn prices(&mut self, prices: &[Price]) {
        for price in prices {
            self.rule(match price {
                Price::Free => "1.8.5",
                Price::Less(_) => "8.15.5",
                Price::IgnorePenalty => "8.10.2",
                Price::Smuggle => "7.5.14",
            });
        }
    }

    fn verb(&mut self, rule: &'static str, target: &Target) {
        self.rule(rule);
        self.target(target);
    }

    /// The words of a target that have rules of their own.
    fn target(&mut self, target: &Target) {
        match target {
            Target::UpTo(..) => self.rule("8.30"),
            Target::AnyNumber(_) => self.rule("8.4.5A"),
            Target::Random(..) => self.rule("8.22"),
            Target::Together(inner, _) | Target::HostOf(inner) | Target::UpgradesOn(inner) => self.target(inner),
            Target::These(targets) => {
                for target in targets {
                    self.target(target);
                }
            }
            Target::This
            | Target::Attached
            | Target::Attacker
            | Target::Defender
            | Target::Subject
            | Target::It
            | Target::Named(_)
            | Target::Base(_)
            | Target::All(_)
            | Target::Choose(_)
            | Target::Exactly(..)
            | Target::ChosenBy(..)
            | Target::CombinedCost(..)
            | Target::Top(..)
            | Target::Itself
            | Target::OneOfEach(..)
            | Target::Given
            | Target::Exploited => {}
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Not(inner) => self.condition(inner),
            Condition::All(all) | Condition::Any(all) => {
                for one in all {
                    self.condition(one);
                }
            }
            Condition::Initiative(_) => self.rule("1.12.2C"),
            Condition::WasDefeated(_) => self.rule("1.5.5"),
            Condition::Exists(_)
            | Condition::Compare(..)
            | Condition::Is(..)
            | Condition::Happened(_)
            | Condition::Attack { .. }
            | Condition::ActionPhase
            | Condition::PlayedFromHand
            | Condition::Did => {}
        }
    }

    fn modifiers(&mut self, modifiers: &[Modifier]) {
        for modifier in modifiers {
            self.modifier(modifier);
        }
    }

    fn modifier(&mut self, modifier: &Modifier) {
        let rule = match modifier {
            Modifier::Stats(..) => "8.15",
            Modifier::Keyword(keyword) | Modifier::KeywordX(keyword, _) => rule_of_keyword(*keyword),
            Modifier::Ability(_) => "7.1.8",
            Modifier::Trait(_) => "2.12",
            Modifier::LoseKeyword(_) => "8.14.1",
            Modifier::LoseAbilities | Modifier::LoseAbilitiesButEpicActions | Modifier::FirstEventIsBlank(_) => {
                "8.14.2"
            }
            Modifier::CantAttackBases | Modifier::CantAttack | Modifier::CantReady | Modifier::CantBeHealed => "8.3.2",
            Modifier::CantBeAttacked => "8.3.3A",
            Modifier::AttacksArena(_) => "8.3.1",
            Modifier::StrikesFirst => "6.3.5C",
            Modifier::MayDealExcess(_) => "1.9.11",
            Modifier::SurvivesWithoutHp | Modifier::CantBe { .. } => "8.3",
            Modifier::EntersReady => "1.5.4",
            Modifier::PreventDamage(_) | Modifier::PreventAllDamage { .. } => "8.20",
            Modifier::CardsCostLess { .. } => "8.15.5",
            Modifier::IgnorePenalty { .. } => "8.10.2",
            Modifier::ExtraCost { .. } => "1.8.8",
            Modifier::CantPlay { .. } => "8.19.3",
            Modifier::RedirectDamage { .. } => "7.7.5",
            Modifier::MayBePlayed { .. } => "6.2",
            Modifier::AttackerHas(_) | Modifier::AttacksTwoUnits => "6.3",
            Modifier::NextActionIsAttack => "8.16",
        };
        self.rule(rule);
        match modifier {
            Modifier::Ability(granted) => self.ability(granted.ability()),
            Modifier::AttackerHas(gives) => self.modifiers(gives),
            Modifier::ExtraCost { cost, .. } => self.cost(cost),
            Modifier::MayBePlayed { price, .. } => self.prices(price),
            // The others have nothing inside that has words of its own.
            _ => {}
        }
    }
}

fn rule_of_trigger(trigger: &Trigger) -> &'static str {
    match trigger {
        Trigger::Played => "7.6.13",
        Trigger::PlayedUsingSmuggle => "7.5.14",
        Trigger::Defeated => "7.6.14",
        Trigger::Attacks | Trigger::Attacked => "7.6.15",
        Trigger::AttackEnds => "7.6.16",
        Trigger::BountyCollected => "7.5.13",
        Trigger::Deployed
        | Trigger::DefeatsByAttack(_)
        | Trigger::DealsCombatDamage { .. }
        | Trigger::TakesCombatDamage
        | Trigger::UnitTakesCombatDamage(_)
        | Trigger::DamageDealt { .. }
        | Trigger::UnitDefeated(_)
        | Trigger::UnitLeavesPlay(_)
        | Trigger::UnitAttacks { .. }
        | Trigger::CardPlayed { .. }
        | Trigger::LeaderDeployed(_)
        | Trigger::ActionPhaseStarts
        | Trigger::RegroupPhaseStarts
        | Trigger::CardsReadied
        | Trigger::Attached(_)
        | Trigger::Detached
        | Trigger::CardDiscarded(_) => "7.6",
    }
}

fn rule_of_destination(to: Destination) -> &'static str {
    match to {
        Destination::Hand => "4.7",
        Destination::Top(_) | Destination::Bottom(_) => "4.6",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Ability {
        let texts =
            crate::Texts::read("a.ron", &format!(r#"(cards: [(id: "SOR_001", abilities: [{text}])])"#)).unwrap();
        texts.cards[0].abilities[0].clone()
    }

    /// CR 7.6.13 for the trigger, 8.32 for "you may", 1.9 for the damage.
    #[test]
    fn each_word_of_a_text_has_its_rule() {
        let ability = read("When(on: [Played], do: [May([Damage(amount: 2, to: Choose())])])");
        assert_eq!(rules_of(&ability), ["7.6.13", "8.32", "1.9"]);
    }

    /// CR 7.1.8: what is granted works as if it were printed, and so its words are cited, too.
    #[test]
    fn the_words_of_a_granted_ability_are_cited_as_well() {
        let granted = "Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [Draw()])), Stats(1, 0)])";
        assert_eq!(rules_of(&read(granted)), ["7.3", "7.1.8", "7.6.15", "1.13", "8.15"]);
    }
}
