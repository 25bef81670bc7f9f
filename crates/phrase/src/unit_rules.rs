//! Words of unit rules in all languages, side by side. Most rules are a verb with a fixed complement.

use ability::UnitRule;

use crate::english::RuleWords as English;
use crate::german::{RuleSentence, RuleWords as German};

/// Returns the words of a rule in each language.
pub(crate) fn words(rule: UnitRule) -> (English, German) {
    match rule {
        UnitRule::DamageByHp => (
            English::Verb("deal", "combat damage equal to its remaining HP instead of its power"),
            German::Deals("Kampfschaden in Höhe {own}er verbleibenden TP statt {own}er Stärke"),
        ),
        UnitRule::CantAttackBases => (English::Verb("can't", "attack bases"), German::Can("keine Basen angreifen")),
        UnitRule::AmbushReachesBases => (
            English::Verb("can", "attack bases while using Ambush"),
            German::Can("mit Hinterhalt auch Basen angreifen"),
        ),
        UnitRule::CantBeAttacked => (
            English::Verb("can't", "be attacked unless it has Sentinel"),
            German::Can("nicht angegriffen werden, außer {it} {has} Wachposten,"),
        ),
        UnitRule::CantReady => (English::Verb("can't", "ready"), German::Can("nicht spielbereit gemacht werden")),
        UnitRule::SkipsReadying => (
            English::Verb("don't", "ready during the regroup phase"),
            German::Becomes("{in the regroup phase}nicht spielbereit gemacht"),
        ),
        UnitRule::CantBeHealed => (English::Verb("can't", "be healed"), German::Can("nicht geheilt werden")),
        UnitRule::StrikesFirst => (
            English::Verb("deal", "combat damage before the defending unit"),
            German::Deals("Kampfschaden vor dem Verteidiger"),
        ),
        UnitRule::SurvivesWithoutHp => (
            English::Verb("be", "not defeated for having no remaining HP"),
            German::Becomes("nicht dadurch besiegt, dass {it} keine verbleibenden TP {has},"),
        ),
        UnitRule::EntersReady => (English::Verb("enter", "play ready"), German::Comes("spielbereit ins Spiel")),
        UnitRule::PaysAsResource => (
            English::Verb("be", "able to be exhausted to pay costs as if it were a resource"),
            German::Can("erschöpft werden, um Kosten zu zahlen, als wäre sie eine Ressource"),
        ),
        UnitRule::ProvidesIcons => (
            English::Whole("while you are paying costs, {me} provides its aspect icons"),
            German::Whole(RuleSentence::ProvidesIcons),
        ),
        UnitRule::CantDealCombatDamage => {
            (English::Verb("can't", "deal combat damage"), German::Can("keinen Kampfschaden zufügen"))
        }
        UnitRule::MayStrikeLast => (
            English::Whole("while {me} is attacking, you may have the defending unit deal combat damage before it"),
            German::Can("beim Angreifen die verteidigende Einheit zuerst Kampfschaden zufügen lassen"),
        ),
        UnitRule::ExtraRegroup => (
            English::Whole("there is an additional regroup phase after the first regroup phase each round"),
            German::Whole(RuleSentence::ExtraRegroup),
        ),
        UnitRule::IsLeader => (English::Verb("be", "a leader unit"), German::Is("eine Anführer-Einheit")),
        UnitRule::SeesTop => (
            English::Whole("you may look at the top card of your deck at any time"),
            German::Whole(RuleSentence::SeesTop),
        ),
        UnitRule::NextActionIsAttack => (
            English::Whole(
                "its controller's next action must be to attack with it, if able, and it must attack a unit, if able",
            ),
            German::Whole(RuleSentence::NextActionIsAttack),
        ),
        UnitRule::AttacksTwoUnits => {
            (English::Verb("can", "attack 2 units instead of 1"), German::Can("2 Einheiten statt 1 angreifen"))
        }
    }
}
