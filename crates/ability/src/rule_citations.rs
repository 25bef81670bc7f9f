//! Citations: the rules of the Comprehensive Rules 8.0 behind each word of a text.
//!
//! Each word cites the one rule that defines it: a heading such as "8.26" if the whole section applies, otherwise the
//! rule's number. Each type provides its own (`Effect::rule` and the like). Parts that occur in every text (choosing a
//! target, "this unit"), filters and amounts are left out.

use crate::walk::Part;
use crate::{Ability, Effect, FlowEffect};

/// Returns the rules behind an ability's words, in the order of the words. A rule may occur more than once.
pub fn rules_of(ability: &Ability) -> Vec<&'static str> {
    let mut cited = Vec::new();
    cite(Part::Ability(ability), &mut cited);
    cited
}

fn cite(part: Part<'_>, cited: &mut Vec<&'static str>) {
    let own = match part {
        Part::Ability(ability) => ability.rules(),
        Part::Step(Effect::Flow(FlowEffect::IfYouDo { first, then, otherwise })) => {
            cite(Part::Block(first), cited);
            cited.push(Effect::IF_YOU_DO);
            [Some(then), otherwise.as_ref()].into_iter().flatten().for_each(|block| cite(Part::Block(block), cited));
            return;
        }
        Part::Step(step) => step.rule().into_iter().collect(),
        Part::Modifier(modifier) => vec![modifier.rule()],
        Part::Trigger(trigger) => vec![trigger.rule()],
        Part::Limit(limit) => vec![limit.rule()],
        Part::Cost(cost) => vec![cost.rule()],
        Part::CostChange(change) => vec![change.rule()],
        Part::AttackRule(rule) => vec![rule.rule()],
        Part::Condition(condition) => condition.rule().into_iter().collect(),
        Part::Target(target) => target.rule().into_iter().collect(),
        Part::Granted(_) | Part::Block(_) => Vec::new(),
        Part::Take(_)
        | Part::Past(_)
        | Part::Bond(_)
        | Part::Filter(_)
        | Part::Where(_)
        | Part::Side(_)
        | Part::Player(_)
        | Part::Amount(_)
        | Part::Range(_) => return,
    };
    cited.extend(own);
    part.each_part(&mut |inner| cite(inner, cited));
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
    fn each_word_of_a_text_cites_its_rule() {
        let ability = read("When(on: [Played], do: [May([Damage(amount: 2, to: Choose())])])");
        assert_eq!(rules_of(&ability), ["7.6.13", "8.32", "1.9"]);
    }

    /// CR 7.1.8: granted abilities work as if printed, so their words are cited too.
    #[test]
    fn the_words_of_a_granted_ability_are_cited() {
        let granted = "Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [Draw()])), Stats(1, 0)])";
        assert_eq!(rules_of(&read(granted)), ["7.3", "7.1.8", "7.6.15", "1.13", "8.15"]);
    }
}
