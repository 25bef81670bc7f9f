//! Effect tags of a card's text, with counts: amount of damage, number of cards drawn, and so on.
//!
//! The whole text is counted: optional effects count fully, and conditions are ignored. The counts therefore show which
//! texts do more, not how good a card is in a deck.

use ability::{
    Ability, Amount, CardEffect, CardText, Controller, Effect, Filter, Modifier, Part, PlayerEffect, PlayerFilter,
    Target, Tree, ValueModifier,
};
use serde::{Deserialize, Serialize};

/// An effect tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TextEffect {
    /// 1 damage.
    Damage,
    /// 1 damage healed.
    Heal,
    /// A card is defeated.
    Defeat,
    /// A unit is exhausted.
    Exhaust,
    /// A unit is readied.
    Ready,
    /// A card is returned to a hand.
    Bounce,
    /// A token is given to a unit.
    Token,
    /// A unit is created.
    Unit,
    /// A card is drawn.
    Draw,
    /// An opponent discards a card; negative if the card's own player discards.
    Discard,
    /// Cards are searched for, moved, or returned from another zone.
    Find,
    /// A card is played by an ability.
    Play,
    /// An attack is made by an ability.
    Attack,
    /// Control of a card is taken.
    Control,
    /// A unit is captured.
    Capture,
    /// A card is put into play as a resource.
    Resource,
    /// The Force token is created; negative if it is used.
    Force,
    /// A resource is paid or a card is disclosed as part of the effect.
    #[serde(rename = "Price")]
    EffectCost,
    /// 1 power or HP is given or removed.
    Stat,
    /// A keyword is given.
    Keyword,
}

impl TextEffect {
    /// Returns `true` if the effect takes an enemy unit off the board, or most of one.
    pub(crate) fn removes(self) -> bool {
        matches!(
            self,
            TextEffect::Damage | TextEffect::Defeat | TextEffect::Bounce | TextEffect::Control | TextEffect::Capture
        )
    }
}

/// The count of an amount that is not a printed number.
const UNKNOWN: i32 = 2;

/// Returns the effect tags of a text with their counts. Effects that harm the card's own player count negatively.
pub(crate) fn text_effects(text: &CardText) -> Vec<(TextEffect, i32)> {
    let mut found = all_effects(text);
    found.retain(|(_, count)| *count != 0);
    found
}

/// Returns all effect tags of a text, those with a count that is rounded to 0 included.
fn all_effects(text: &CardText) -> Vec<(TextEffect, i32)> {
    let mut found = Vec::new();
    let sides = text.abilities.iter().chain(&text.unit).chain(&text.pilot);
    sides.for_each(|ability| of_ability(ability, &mut found));
    found
}

fn of_ability(ability: &Ability, found: &mut Vec<(TextEffect, i32)>) {
    ability.walk(&mut |part| {
        if let Part::Step(step) = part {
            found.extend(of_step(step));
            found.extend(of_tokens(step));
        } else if let Part::Modifier(modifier) = part {
            found.extend(of_modifier(modifier));
        }
    });
}

/// Returns the tokens given to a unit as it is played.
fn of_tokens(step: &Effect) -> Option<(TextEffect, i32)> {
    let Effect::Card(CardEffect::Play { tokens, .. }) = step else { return None };
    Some((TextEffect::Token, tokens.iter().map(|(_, count)| i32::from(*count)).sum()))
}

/// Returns the tag of one step, without nested steps.
fn of_step(step: &Effect) -> Option<(TextEffect, i32)> {
    match step {
        Effect::Card(effect) => of_card_effect(effect),
        Effect::Player(effect) => of_player_effect(effect),
        // Steps inside are counted separately; choices and looks have no effect.
        Effect::Flow(_) | Effect::Choice(_) => None,
    }
}

/// Returns the tag of an effect on cards. Gained abilities are counted separately.
fn of_card_effect(effect: &CardEffect) -> Option<(TextEffect, i32)> {
    Some(match effect {
        CardEffect::Damage { amount, to, .. } => (TextEffect::Damage, number(amount) * harm(to)),
        CardEffect::DamageDivided { amount, .. } => (TextEffect::Damage, number(amount)),
        // The damaged player assigns this damage.
        CardEffect::IndirectDamage { amount, .. } => (TextEffect::Damage, number(amount) / 2),
        CardEffect::Heal { amount, .. } => (TextEffect::Heal, amount.as_ref().map_or(UNKNOWN, number)),
        CardEffect::HealUpTo { amount, .. } | CardEffect::HealDivided { amount, .. } => {
            (TextEffect::Heal, number(amount))
        }
        CardEffect::Defeat(target) => (TextEffect::Defeat, harm(target)),
        CardEffect::Exhaust(target) => (TextEffect::Exhaust, harm(target)),
        CardEffect::Ready(_) => (TextEffect::Ready, 1),
        CardEffect::Return(target) => (TextEffect::Bounce, harm(target)),
        CardEffect::Give { count, .. } | CardEffect::GiveDivided { amount: count, .. } => {
            (TextEffect::Token, number(count))
        }
        CardEffect::GiveAnother(_) => (TextEffect::Token, 1),
        CardEffect::Create { count, who, .. } => (TextEffect::Unit, number(count) * own(who)),
        CardEffect::TakeControl { .. } | CardEffect::ExchangeControl(_) => (TextEffect::Control, 1),
        CardEffect::Resource { .. } => (TextEffect::Resource, 1),
        CardEffect::Capture { .. } => (TextEffect::Capture, 1),
        CardEffect::Attack { .. } => (TextEffect::Attack, 1),
        CardEffect::Play { .. } | CardEffect::PlayEach { .. } => (TextEffect::Play, 1),
        CardEffect::Put { .. } | CardEffect::Rescue(_) => (TextEffect::Find, 1),
        _ => return None,
    })
}

/// Returns the tag of an effect on players and decks.
fn of_player_effect(effect: &PlayerEffect) -> Option<(TextEffect, i32)> {
    Some(match effect {
        PlayerEffect::Draw { count, who } => (TextEffect::Draw, number(count) * own(who)),
        PlayerEffect::DiscardFromHand { count, who, .. } => (TextEffect::Discard, -number(count) * own(who)),
        PlayerEffect::DiscardHand(who) => (TextEffect::Discard, -UNKNOWN * own(who)),
        PlayerEffect::Search { .. } => (TextEffect::Find, 1),
        PlayerEffect::TheForceIsWith(who) => (TextEffect::Force, own(who)),
        // Costs of the steps that follow.
        PlayerEffect::UseTheForce => (TextEffect::Force, -1),
        PlayerEffect::Pay(amount) | PlayerEffect::PayUpTo { most: Some(amount) } => {
            (TextEffect::EffectCost, -number(amount))
        }
        PlayerEffect::Disclose { .. } | PlayerEffect::PayUpTo { most: None } => (TextEffect::EffectCost, -1),
        PlayerEffect::UseAgain
        | PlayerEffect::UseAbility { .. }
        | PlayerEffect::ExtraAction
        | PlayerEffect::CollectAgain
        | PlayerEffect::CollectBounties(_) => (TextEffect::Find, 1),
        PlayerEffect::NextCardGains(..) => (TextEffect::Keyword, 1),
        _ => return None,
    })
}

/// Returns the tag of a modifier. Always positive, on the assumption that it is given to a unit that it helps.
fn of_modifier(modifier: &Modifier) -> Option<(TextEffect, i32)> {
    if let Modifier::Value(ValueModifier::Stats(power, hp)) = modifier {
        Some((TextEffect::Stat, number(power).abs() + number(hp).abs()))
    } else if let Modifier::Value(ValueModifier::Keyword(_) | ValueModifier::KeywordX(..)) = modifier {
        Some((TextEffect::Keyword, 1))
    } else {
        None
    }
}

/// Returns the printed number, limited to 6, because more makes no difference.
fn number(amount: &Amount) -> i32 {
    if let Amount::N(number) = amount { i32::from(*number).clamp(-6, 6) } else { UNKNOWN }
}

/// Returns the weight of a harmful effect. It is negative if it hits the player's own cards, and doubled for several
/// targets.
fn harm(target: &Target) -> i32 {
    let side = |filter: &Filter| if filter.side == Controller::Friendly { -1 } else { 1 };
    match target {
        Target::This | Target::Attached | Target::Attacker | Target::Base(PlayerFilter::You) => -1,
        Target::All(filter) | Target::AnyNumber(filter) | Target::UpTo(_, filter) | Target::Exactly(_, filter) => {
            2 * side(filter)
        }
        Target::Choose(filter) | Target::Random(_, filter) => side(filter),
        Target::Defender
        | Target::Subject
        | Target::It
        | Target::Named(_)
        | Target::Base(_)
        | Target::ChosenBy(..)
        | Target::CombinedCost(..)
        | Target::HostOf(_)
        | Target::UpgradesOn(_)
        | Target::Top(..)
        | Target::Itself
        | Target::These(_)
        | Target::Together(..)
        | Target::OneOfEach(..)
        | Target::Given
        | Target::Damaged
        | Target::Exploited => 1,
    }
}

/// Returns 1 if the effect is by or for the card's own player, -1 for opponents.
fn own(who: &PlayerFilter) -> i32 {
    if let PlayerFilter::InOrder(inner) = who {
        return own(inner);
    }
    if matches!(
        who,
        PlayerFilter::Opponent | PlayerFilter::EachOpponent | PlayerFilter::Defending | PlayerFilter::ControllerOf(_)
    ) {
        -1
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use catalog::EffectTag;

    use super::*;

    /// Returns the effect that bots count for a tag that searches know. `None` for tags that are not steps
    /// of a text.
    fn counted_as(tag: EffectTag) -> Option<TextEffect> {
        match tag {
            EffectTag::Damage => Some(TextEffect::Damage),
            EffectTag::Defeat => Some(TextEffect::Defeat),
            EffectTag::Exhaust => Some(TextEffect::Exhaust),
            EffectTag::Return => Some(TextEffect::Bounce),
            EffectTag::Capture => Some(TextEffect::Capture),
            EffectTag::Control => Some(TextEffect::Control),
            EffectTag::Heal => Some(TextEffect::Heal),
            EffectTag::Tokens => Some(TextEffect::Token),
            EffectTag::Units => Some(TextEffect::Unit),
            EffectTag::Draw => Some(TextEffect::Draw),
            EffectTag::Discard => Some(TextEffect::Discard),
            EffectTag::Find => Some(TextEffect::Find),
            EffectTag::Resource => Some(TextEffect::Resource),
            EffectTag::Ready => Some(TextEffect::Ready),
            EffectTag::Attack => Some(TextEffect::Attack),
            EffectTag::Force => Some(TextEffect::Force),
            EffectTag::Disclose => Some(TextEffect::EffectCost),
            // A keyword, and a cost.
            EffectTag::Pilot | EffectTag::UseForce => None,
        }
    }

    /// Searches and bots list effects separately, because they need different numbers of them; neither misses one that
    /// the other knows.
    #[test]
    fn bots_count_every_effect_that_searches_find() {
        let catalog = catalog::Catalog::embedded().unwrap();
        let (_, texts) = catalog::texts::embedded().unwrap();
        for text in texts {
            let card = catalog.by_number(text.id).unwrap();
            let counted: Vec<TextEffect> = all_effects(text).into_iter().map(|(effect, _)| effect).collect();
            for effect in catalog.effect_tags(card).into_iter().filter_map(counted_as) {
                assert!(counted.contains(&effect), "{}: {effect:?} is not in {counted:?}", text.id);
            }
        }
    }

    /// Returns the count of a tag in a text with these abilities.
    fn count(effect: TextEffect, abilities: &str) -> i32 {
        let file = format!(r#"(vanilla: [], cards: [(id: "SOR_041", abilities: [{abilities}])])"#);
        let found = text_effects(&ability::Texts::read("test", &file).unwrap().cards[0]);
        found.iter().filter(|(one, _)| *one == effect).map(|(_, count)| count).sum()
    }

    /// Larger effects count more. Effects that help opponents or harm the player's own side count negatively.
    #[test]
    fn effect_tags_are_counted_by_size_and_valence() {
        assert_eq!(count(TextEffect::Draw, "Event([Draw(count: 2)])"), 2);
        assert_eq!(count(TextEffect::Force, "Event([IfYouDo(do: [May([UseTheForce])], then: [Draw()])])"), -1);
        assert_eq!(count(TextEffect::Force, "Event([TheForceIsWith(You)])"), 1);
        assert_eq!(count(TextEffect::Draw, "Event([Draw(who: EachOpponent)])"), -1);
        assert_eq!(count(TextEffect::Discard, "Event([DiscardFromHand(who: EachOpponent)])"), 1);
        assert_eq!(count(TextEffect::Damage, "Event([Damage(amount: 3, to: Base(You))])"), -3);
        assert_eq!(count(TextEffect::Defeat, "Event([Defeat(Choose(side: Enemy))])"), 1);
        assert_eq!(count(TextEffect::Token, "Event([Play(what: Choose(zone: Hand), tokens: [(Experience, 2)])])"), 2);
        assert_eq!(count(TextEffect::EffectCost, "Event([Disclose(icons: [Command])])"), -1);
    }
}
