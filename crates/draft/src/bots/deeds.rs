//! What a card's text does, counted: how much damage, how many cards drawn, and so on.
//!
//! A text is walked as a whole: what it may do counts as what it does, and conditions are not weighed. So the counts say
//! which texts do more, not how good a card is in a deck.

use ability::{Ability, Amount, CardText, Effect, Filter, Modifier, Part, Player, Side, Target, Tree};
use serde::{Deserialize, Serialize};

/// Something that a text does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// A point of damage.
    Damage,
    /// A point of damage healed.
    Heal,
    /// A card defeated.
    Defeat,
    /// A unit exhausted.
    Exhaust,
    /// A unit readied.
    Ready,
    /// A card returned to a hand.
    Bounce,
    /// A token given to a unit.
    Token,
    /// A unit created.
    Unit,
    /// A card drawn.
    Draw,
    /// A card that an opponent discards; one's own counts less than nothing.
    Discard,
    /// Cards searched for, put somewhere or brought back.
    Find,
    /// A card played by an ability.
    Play,
    /// An attack by an ability.
    Attack,
    /// Control taken.
    Control,
    /// A unit captured.
    Capture,
    /// A card put into play as a resource.
    Resource,
    /// The Force token created; used, it counts less than nothing.
    Force,
    /// A resource paid on the way, or a card shown.
    Price,
    /// A point of power or HP given or taken.
    Stat,
    /// A keyword given.
    Keyword,
}

impl Deed {
    /// Whether it takes an enemy unit off the board, or most of one.
    pub(crate) fn removes(self) -> bool {
        matches!(self, Deed::Damage | Deed::Defeat | Deed::Bounce | Deed::Control | Deed::Capture)
    }
}

/// An amount that is not printed as a number counts as this.
const UNKNOWN: i32 = 2;

/// Everything that a text does, each deed as often as it stands there; what harms its own player counts below nothing.
pub(crate) fn deeds(text: &CardText) -> Vec<(Deed, i32)> {
    let mut found = Vec::new();
    let sides = text.abilities.iter().chain(&text.unit).chain(&text.pilot);
    sides.for_each(|ability| of_ability(ability, &mut found));
    found.retain(|(_, count)| *count != 0);
    found
}

fn of_ability(ability: &Ability, found: &mut Vec<(Deed, i32)>) {
    ability.walk(&mut |part| {
        if let Part::Step(step) = part {
            found.extend(of_step(step));
            found.extend(of_tokens(step));
        } else if let Part::Modifier(modifier) = part {
            found.extend(of_modifier(modifier));
        }
    });
}

/// The tokens that are given to a unit as it is played.
fn of_tokens(step: &Effect) -> Option<(Deed, i32)> {
    let Effect::Play { tokens, .. } = step else { return None };
    Some((Deed::Token, tokens.iter().map(|(_, count)| i32::from(*count)).sum()))
}

/// What one step does, without what is inside it.
fn of_step(step: &Effect) -> Option<(Deed, i32)> {
    Some(match step {
        Effect::Damage { amount, to, .. } => (Deed::Damage, number(amount) * harm(to)),
        Effect::DamageDivided { amount, .. } => (Deed::Damage, number(amount)),
        // Its player chooses where it goes.
        Effect::IndirectDamage { amount, .. } => (Deed::Damage, number(amount) / 2),
        Effect::Heal { amount, .. } => (Deed::Heal, amount.as_ref().map_or(UNKNOWN, number)),
        Effect::HealUpTo { amount, .. } | Effect::HealDivided { amount, .. } => (Deed::Heal, number(amount)),
        Effect::Defeat(target) => (Deed::Defeat, harm(target)),
        Effect::Exhaust(target) => (Deed::Exhaust, harm(target)),
        Effect::Ready(_) => (Deed::Ready, 1),
        Effect::Return(target) => (Deed::Bounce, harm(target)),
        Effect::Give { count, .. } | Effect::GiveDivided { amount: count, .. } => (Deed::Token, number(count)),
        Effect::GiveAnother(_) => (Deed::Token, 1),
        Effect::Create { count, who, .. } => (Deed::Unit, number(count) * own(who)),
        Effect::TakeControl { .. } | Effect::ExchangeControl(_) => (Deed::Control, 1),
        Effect::Resource { .. } => (Deed::Resource, 1),
        Effect::Capture { .. } => (Deed::Capture, 1),
        Effect::Attack { .. } => (Deed::Attack, 1),
        Effect::Play { .. } | Effect::PlayEach { .. } => (Deed::Play, 1),
        Effect::Draw { count, who } => (Deed::Draw, number(count) * own(who)),
        Effect::DiscardFromHand { count, who, .. } => (Deed::Discard, -number(count) * own(who)),
        Effect::DiscardHand(who) => (Deed::Discard, -UNKNOWN * own(who)),
        Effect::Search { .. } | Effect::Put { .. } | Effect::Rescue(_) => (Deed::Find, 1),
        Effect::TheForceIsWith(who) => (Deed::Force, own(who)),
        // What is paid for the steps that follow.
        Effect::UseTheForce => (Deed::Force, -1),
        Effect::Pay(amount) | Effect::PayUpTo { most: Some(amount) } => (Deed::Price, -number(amount)),
        Effect::Disclose { .. } | Effect::PayUpTo { most: None } => (Deed::Price, -1),
        Effect::UseAgain
        | Effect::UseAbility { .. }
        | Effect::ExtraAction
        | Effect::CollectAgain
        | Effect::CollectBounties(_) => (Deed::Find, 1),
        Effect::NextCardGains(..) => (Deed::Keyword, 1),
        // They join other steps, or choose and look alone; what is gained is counted where it stands.
        Effect::May(_)
        | Effect::MayBy(..)
        | Effect::IfYouDo { .. }
        | Effect::If { .. }
        | Effect::Modes { .. }
        | Effect::ForEach(..)
        | Effect::Repeat(..)
        | Effect::ForEachPlayer(..)
        | Effect::They(..)
        | Effect::Delay(..)
        | Effect::As(..)
        | Effect::Then(_)
        | Effect::After(_)
        | Effect::AtOnce(_)
        | Effect::Gain { .. }
        | Effect::Rule { .. }
        | Effect::Bind(_)
        | Effect::ChoosePlayer(_)
        | Effect::ChoosePlayers(_)
        | Effect::NameCard
        | Effect::ChooseNumber
        | Effect::ChooseArena
        | Effect::ChooseAttribute(_)
        | Effect::Look(_)
        | Effect::LookAtHand(_)
        | Effect::Reveal(_)
        | Effect::RevealHand(_)
        | Effect::Discard(_)
        | Effect::Attach { .. }
        | Effect::Move { .. }
        | Effect::Deploy(_)
        | Effect::Mill { .. }
        | Effect::Shuffle(_)
        | Effect::Arrange(_)
        | Effect::RevealUntilStop(_)
        | Effect::Lose(_)
        | Effect::Win(_)
        | Effect::Flip(_) => return None,
    })
}

/// What one modifier gives: whoever has it, it is given where it helps.
fn of_modifier(modifier: &Modifier) -> Option<(Deed, i32)> {
    if let Modifier::Stats(power, hp) = modifier {
        Some((Deed::Stat, number(power).abs() + number(hp).abs()))
    } else if let Modifier::Keyword(_) | Modifier::KeywordX(..) = modifier {
        Some((Deed::Keyword, 1))
    } else {
        None
    }
}

/// The number that is printed, at most 6: nobody needs more of anything.
fn number(amount: &Amount) -> i32 {
    if let Amount::N(number) = amount { i32::from(*number).clamp(-6, 6) } else { UNKNOWN }
}

/// How much good a harmful step does: to one's own cards it is a price, to several it counts twice.
fn harm(target: &Target) -> i32 {
    let side = |filter: &Filter| if filter.side == Side::Friendly { -1 } else { 1 };
    match target {
        Target::This | Target::Attached | Target::Attacker | Target::Base(Player::You) => -1,
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

/// Whether it is done by, or for, the card's own player: 1, for opponents -1.
fn own(who: &Player) -> i32 {
    if let Player::InOrder(inner) = who {
        return own(inner);
    }
    if matches!(who, Player::Opponent | Player::EachOpponent | Player::Defending | Player::ControllerOf(_)) {
        -1
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often the text with these abilities does this.
    fn count(deed: Deed, abilities: &str) -> i32 {
        let file = format!(r#"(vanilla: [], cards: [(id: "SOR_041", abilities: [{abilities}])])"#);
        let found = deeds(&ability::Texts::read("test", &file).unwrap().cards[0]);
        found.iter().filter(|(one, _)| *one == deed).map(|(_, count)| count).sum()
    }

    /// What a text does more of counts more; what helps opponents or harms one's own side counts below nothing.
    #[test]
    fn what_a_text_does_is_counted() {
        assert_eq!(count(Deed::Draw, "Event([Draw(count: 2)])"), 2);
        assert_eq!(count(Deed::Force, "Event([IfYouDo(do: [May([UseTheForce])], then: [Draw()])])"), -1);
        assert_eq!(count(Deed::Force, "Event([TheForceIsWith(You)])"), 1);
        assert_eq!(count(Deed::Draw, "Event([Draw(who: EachOpponent)])"), -1);
        assert_eq!(count(Deed::Discard, "Event([DiscardFromHand(who: EachOpponent)])"), 1);
        assert_eq!(count(Deed::Damage, "Event([Damage(amount: 3, to: Base(You))])"), -3);
        assert_eq!(count(Deed::Defeat, "Event([Defeat(Choose(side: Enemy))])"), 1);
        assert_eq!(count(Deed::Token, "Event([Play(what: Choose(zone: Hand), tokens: [(Experience, 2)])])"), 2);
        assert_eq!(count(Deed::Price, "Event([Disclose(icons: [Command])])"), -1);
    }
}
