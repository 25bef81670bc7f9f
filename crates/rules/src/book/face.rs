//! Summary of one side of a card, computed once from its abilities. It lets the engine skip sides that are irrelevant
//! to a question.

use ability::{
    Ability, AbilityId, Controller, Effect, EventChange, KeptAbilities, Kind, LostFeature, Modifier, NumberedTexts,
    Part, PastEvent, PhaseMark, PlayCondition, ReplacedEvent, Replacement, Target, Token, Tree, Trigger, Zone,
};

use crate::book::trigger_events::{ability_trigger_mask, trigger_mask};
use crate::sets::Keywords;

/// Range of the constant abilities of a card side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AbilityScope {
    /// All of them apply only to the card itself.
    Itself,
    /// All of them apply only to the card it is attached to.
    Host,
    /// Some may apply to other cards.
    Far,
}

/// The abilities of one side of a card.
#[derive(Debug, Clone, Default)]
pub struct FaceAbilities {
    /// All abilities in printed order.
    pub abilities: Vec<AbilityId>,
    /// Its constant abilities (CR 7.3).
    pub constants: Vec<AbilityId>,
    /// Range of the constant abilities. `None` if there are none.
    pub reach: Option<AbilityScope>,
    /// Action abilities and epic actions.
    pub actions: Vec<AbilityId>,
    /// Its triggered abilities (CR 7.6).
    pub triggered: Vec<AbilityId>,
    /// Trigger events that the triggered abilities listen for, one bit per kind (`book::trigger_events`).
    pub triggers: u32,
    /// `true` if some constant abilities are rules about playing cards.
    pub rules: bool,
    /// `true` if the face grants or removes traits.
    pub traits: bool,
    /// `true` if the face has the traits of other cards, in play and out of play.
    pub traits_of: bool,
    /// `true` if the face may lower the HP of cards.
    pub lowers: bool,
    /// `true` if the face prevents damage to cards.
    pub prevention: bool,
    /// `true` if the face adds to, multiplies or caps damage.
    pub scales: bool,
    /// `true` if its player may choose or pay for a replacement effect.
    pub asks_instead: bool,
    /// `true` if the face may replace the defeat of a card.
    pub replaces_defeat: bool,
    /// `true` if the face grants abilities to cards.
    pub grants: bool,
    /// `true` if its abilities grant action abilities, at any depth.
    pub grants_actions: bool,
    /// Trigger events that the granted abilities listen for, one bit per kind.
    pub granted_triggers: u32,
    /// `true` if the unit that the card is attached to loses its abilities.
    pub blanks: bool,
    /// `true` if that unit loses its abilities at times, except for those that the face gives it.
    pub leaves_only: bool,
    /// `true` if cards lose their abilities in any zone.
    pub silences: bool,
    /// `true` if the face grants Smuggle to cards.
    pub gives_smuggle: bool,
    /// `true` if the face uses abilities of other cards.
    pub reuses: bool,
    /// `true` if the actions that players have taken matter to the face.
    pub counts_actions: bool,
    /// `true` if the face reduces costs of the first cards that a player plays each round or phase.
    pub counts_played_cards: bool,
    /// `true` if defeated upgrades matter to the face.
    pub counts_upgrades: bool,
    /// `true` if the units that entered play this phase matter to the face.
    pub counts_entering: bool,
    /// `true` if the face applies to cards both in play and out of play.
    pub everywhere: bool,
    /// `true` if the face makes upgrades lose their abilities.
    pub blanks_upgrades: bool,
    /// `true` if the face grants its unit abilities that apply to other cards.
    pub auras: bool,
    /// `true` if the face lets its controller pay half of each cost.
    pub halves_costs: bool,
    /// `true` if the face, or an ability that it grants, lets a player look at the top card of their deck.
    pub sees_top: bool,
    /// `true` if the face lets units be exhausted like resources.
    pub units_pay: bool,
    /// `true` if the face lets a unit provide its aspect icons (CR 8.1).
    pub provides_icons: bool,
    /// `true` if the face makes damage from other cards unpreventable (CR 8.20).
    pub unpreventable: bool,
    /// `true` if the face creates Credit tokens (CR 3.7.13).
    pub credits: bool,
    /// `true` if the face grants cards abilities that are rules about playing cards.
    pub grants_rules: bool,
    /// `true` if the face has action abilities that are used from the discard pile.
    pub from_discard: bool,
    /// `true` if the face has action abilities that any player may use.
    pub for_any_player: bool,
    /// `true` if the face makes leaders lose their abilities.
    pub silences_leaders: bool,
    /// `true` if its abilities, at any depth, let units enter play ready.
    pub enters_ready: bool,
    /// `true` if its abilities, at any depth, stop units from being readied.
    pub stops_readying: bool,
    /// `true` if its abilities add a regroup phase.
    pub extra_regroup: bool,
    /// `true` if its abilities override printed stats of units.
    pub reprints: bool,
    /// Its bounties (CR 7.5.13).
    pub bounties: Vec<AbilityId>,
    /// Printed keywords with their numbers.
    pub keywords: Keywords,
}

pub(crate) fn face(numbered: &NumberedTexts, ids: &[AbilityId]) -> FaceAbilities {
    let mut face = FaceAbilities { abilities: ids.to_vec(), ..FaceAbilities::default() };
    for id in ids {
        let ability = &*numbered.abilities[usize::from(id.0)];
        face.counts_actions |= *ability == Ability::Playable(PlayCondition::AsFirstAction);
        face.blanks_upgrades |= blanks_upgrades(ability);
        ability.walk(&mut |part| face.see(part));
        if let Some(reach) = reach(ability) {
            face.reach = Some(if face.reach.is_none_or(|others| others == reach) { reach } else { AbilityScope::Far });
        }
        match ability {
            Ability::When(when) => {
                face.triggered.push(*id);
                face.triggers |= when.on.iter().fold(0, |all, trigger| all | trigger_mask(trigger));
            }
            Ability::Action(action) | Ability::EpicAction(action) => {
                face.actions.push(*id);
                face.from_discard |= action.from == Zone::Discard;
                face.for_any_player |= action.who != Controller::Friendly;
            }
            Ability::Bounty(_) => face.bounties.push(*id),
            Ability::Coordinate(inner) => {
                face.constants.push(*id);
                let inner = inner.ability();
                if let Ability::Constant(constant) = inner {
                    face.lowers |= constant.gives.iter().any(may_lower_hp);
                    face.traits |= constant.gives.iter().any(changes_traits);
                    face.prevention |= constant.gives.iter().any(replaces_damage);
                    face.scales |= constant.gives.iter().any(scales_damage);
                    face.asks_instead |= constant.gives.iter().any(may_replace_for_cost);
                    face.replaces_defeat |= constant.gives.iter().any(replaces_defeat);
                } else if !matches!(inner, Ability::Keyword(..)) {
                    face.grants = true;
                    face.granted_triggers |= ability_trigger_mask(inner);
                }
            }
            Ability::Constant(constant) => {
                face.constants.push(*id);
                face.rules |= constant.gives.iter().any(is_rule);
                face.lowers |= constant.gives.iter().any(may_lower_hp);
                face.prevention |= constant.gives.iter().any(replaces_damage);
                face.scales |= constant.gives.iter().any(scales_damage);
                face.asks_instead |= constant.gives.iter().any(may_replace_for_cost);
                face.replaces_defeat |= constant.gives.iter().any(replaces_defeat);
                face.units_pay |= constant.gives.contains(&Modifier::PaysAsResource);
                face.provides_icons |= constant.gives.iter().any(provides_icons);
                face.unpreventable |= constant.gives.iter().any(|gives| matches!(gives, Modifier::Unpreventable(_)));
                let sees_top = |modifier: &Modifier| {
                    *modifier == Modifier::SeesTop || given_constants(modifier).contains(&Modifier::SeesTop)
                };
                face.sees_top |= constant.gives.iter().any(sees_top);
                face.halves_costs |= constant.gives.contains(&Modifier::HalvesCosts);
                face.blanks |= constant.gives.iter().any(|gives| {
                    matches!(gives, Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(KeptAbilities::Keywords(_)))
                });
                face.leaves_only |= constant.gives.contains(&Modifier::LoseAbilitiesBut(KeptAbilities::Given));
                face.silences_leaders |=
                    constant.gives.contains(&Modifier::LoseAbilitiesBut(KeptAbilities::EpicActions));
                for modifier in &constant.gives {
                    if let Modifier::Ability(granted) = modifier {
                        face.grants = true;
                        face.granted_triggers |= ability_trigger_mask(granted.ability());
                        face.gives_smuggle |= matches!(granted.ability(), Ability::Smuggle(_));
                        face.grants_rules |= given_constants(modifier).iter().any(is_rule);
                    }
                    // Needed for the text of a shared Bounty or Coordinate (CR 7.5.4).
                    face.grants |= matches!(modifier, Modifier::KeywordsOf(_));
                }
                face.everywhere |= matches!(&constant.on, Target::All(filter) if filter.zone == Zone::Everywhere);
                face.auras |= constant.on == Target::Attached && constant.gives.iter().any(gives_aura);
                face.traits |= constant.gives.iter().any(changes_traits);
                face.traits_of |= constant.gives.iter().any(|gives| matches!(gives, Modifier::TraitsOf { .. }));
            }
            Ability::Event(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::WhilePlaying(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_) => {}
        }
    }
    if face.auras {
        face.reach = Some(AbilityScope::Far);
    }
    face
}

/// Returns the range of a constant ability. A condition may restrict an ability, but never extends its range.
fn reach(ability: &Ability) -> Option<AbilityScope> {
    if let Ability::Coordinate(inner) = ability {
        // Other abilities granted by Coordinate apply to the card itself.
        return reach(inner.ability()).or(Some(AbilityScope::Itself));
    }
    let Ability::Constant(constant) = ability else { return None };
    Some(if constant.on == Target::This {
        AbilityScope::Itself
    } else if constant.on == Target::Attached {
        AbilityScope::Host
    } else {
        AbilityScope::Far
    })
}

/// Returns `true` if a modifier concerns the first cards that a player plays each round or phase.
fn counts_played_cards(modifier: &Modifier) -> bool {
    if let Modifier::CardsCostLess { first_each_round, first_each_phase, nth_each_round, .. } = modifier {
        return *first_each_round || *first_each_phase || nth_each_round.is_some();
    }
    matches!(modifier, Modifier::IgnorePenalty { first_each_round, first_each_phase, .. }
        if *first_each_round || *first_each_phase)
}

impl FaceAbilities {
    /// Records what a part of one of the abilities, at any depth, uses.
    fn see(&mut self, part: Part<'_>) {
        let uses = matches!(part, Part::Step(Effect::UseAbility { .. } | Effect::UseAgain));
        self.reuses |= uses || matches!(part, Part::Trigger(Trigger::AbilityUsed(..)));
        self.credits |= matches!(part, Part::Step(Effect::Create { token: Token::Credit, .. }));
        self.silences |= matches!(part, Part::Modifier(Modifier::CardsLose(_, LostFeature::Abilities)));
        self.counts_actions |= matches!(part, Part::Past(PastEvent::AttackedBaseLastAction(..)));
        self.counts_played_cards |= matches!(part, Part::Modifier(modifier) if counts_played_cards(modifier));
        self.counts_upgrades |= matches!(part, Part::Past(PastEvent::Defeated(filter)) if filter.is == Kind::Upgrade);
        self.counts_entering |= matches!(part, Part::Past(PastEvent::Entered(_)))
            || matches!(part, Part::Filter(filter) if filter.marks.contains(&PhaseMark::EnteredUnderYou));
        self.enters_ready |= matches!(part, Part::Modifier(Modifier::EntersReady));
        self.stops_readying |= matches!(part, Part::Modifier(Modifier::CantReady | Modifier::SkipsReadying));
        self.extra_regroup |= matches!(part, Part::Modifier(Modifier::ExtraRegroup));
        self.reprints |= matches!(part, Part::Modifier(Modifier::PrintedStats { .. }));
        self.grants_actions |= matches!(part, Part::Ability(Ability::Action(_) | Ability::EpicAction(_)));
    }
}

/// Returns `true` if an ability makes upgrades lose their abilities.
fn blanks_upgrades(ability: &Ability) -> bool {
    let Ability::Constant(constant) = ability else { return false };
    let Target::All(filter) = &constant.on else { return false };
    filter.is == ability::Kind::Upgrade && constant.gives.contains(&Modifier::LoseAbilities)
}

/// Returns `true` if a modifier grants a constant ability that applies to other cards.
fn gives_aura(modifier: &Modifier) -> bool {
    let Modifier::Ability(granted) = modifier else { return false };
    matches!(granted.ability(), Ability::Constant(constant) if matches!(constant.on, Target::All(_)))
}

/// Returns `true` if a modifier may lower HP, including by lowering the printed HP.
pub(crate) fn may_lower_hp(modifier: &Modifier) -> bool {
    if let Modifier::Stats(_, ability::Amount::N(hp)) = modifier {
        return *hp < 0;
    }
    matches!(modifier, Modifier::Stats(..) | Modifier::PrintedStats { .. })
        || given_constants(modifier).iter().any(may_lower_hp)
}

/// Returns `true` if a modifier lets a unit provide its aspect icons, directly or through a granted ability.
fn provides_icons(modifier: &Modifier) -> bool {
    *modifier == Modifier::ProvidesIcons || given_constants(modifier).iter().any(provides_icons)
}

/// Returns `true` if a modifier grants or removes a trait, directly or through a granted ability.
fn changes_traits(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Trait(_) | Modifier::LoseTrait(_) | Modifier::TraitsOf { .. })
        || given_constants(modifier).iter().any(changes_traits)
}

/// Returns `true` if a modifier replaces damage or defeat, directly or through a granted ability.
pub(crate) fn replaces_damage(modifier: &Modifier) -> bool {
    let replaces = matches!(
        modifier,
        Modifier::Instead(Replacement { of: ReplacedEvent::Damage { .. } | ReplacedEvent::Defeat(_), .. })
    );
    replaces
        || matches!(modifier, Modifier::RedirectDamage { .. })
        || given_constants(modifier).iter().any(replaces_damage)
}

/// Returns `true` if a modifier adds to, multiplies or caps damage, directly or through a granted ability. The order of
/// replacement effects matters then.
pub(crate) fn scales_damage(modifier: &Modifier) -> bool {
    matches!(
        modifier,
        Modifier::Instead(Replacement {
            of: ReplacedEvent::Damage { .. },
            becomes: EventChange::Times(_) | EventChange::AtMost(_) | EventChange::More(_),
            ..
        })
    ) || given_constants(modifier).iter().any(scales_damage)
}

/// Returns `true` if a modifier lets its player choose or pay for a replacement effect. The modifier may do so directly
/// or through a granted ability.
pub(crate) fn may_replace_for_cost(modifier: &Modifier) -> bool {
    let asks = |instead: &ability::Replacement| match &instead.of {
        ReplacedEvent::Damage { at_least, .. } => {
            instead.may || instead.defeating.is_some() || at_least.is_some() || instead.then.is_some()
        }
        ReplacedEvent::Defeat(_) => true,
        ReplacedEvent::Search | ReplacedEvent::Create => instead.defeating.is_some(),
    };
    matches!(modifier, Modifier::Instead(instead) if asks(instead))
        || given_constants(modifier).iter().any(may_replace_for_cost)
}

/// Returns `true` if a modifier replaces a defeat, directly or through a granted ability.
pub(crate) fn replaces_defeat(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Instead(instead) if matches!(instead.of, ReplacedEvent::Defeat(_)))
        || given_constants(modifier).iter().any(replaces_defeat)
}

/// Returns the modifiers of a constant ability that a modifier grants, or none.
fn given_constants(modifier: &Modifier) -> &[Modifier] {
    let Modifier::Ability(granted) = modifier else { return &[] };
    let Ability::Constant(constant) = granted.ability() else { return &[] };
    &constant.gives
}

/// Returns `true` if a modifier is a rule of the game, not about the card that has it. Most such rules are about
/// playing cards.
pub(crate) fn is_rule(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::CardsCostLess { .. }
        | Modifier::IgnorePenalty { .. }
        | Modifier::CardsAreFree { .. }
        | Modifier::ExtraCost { .. }
        | Modifier::CantPlay { .. }
        | Modifier::CardsLose(..)
        | Modifier::HalvesCosts
        | Modifier::AssignsIndirect { .. }
        | Modifier::MoreIndirect(_)
        | Modifier::Unpreventable(_)
        | Modifier::Instead(Replacement { of: ReplacedEvent::Search | ReplacedEvent::Create, .. })
        | Modifier::FirstEventIsBlank(_) => true,
        Modifier::Stats(..)
        | Modifier::Keyword(_)
        | Modifier::KeywordX(..)
        | Modifier::Ability(_)
        | Modifier::Trait(_)
        | Modifier::LoseKeyword(_)
        | Modifier::LoseKeywords
        | Modifier::LoseTrait(_)
        | Modifier::TraitsOf { .. }
        | Modifier::AmbushReachesBases
        | Modifier::PrintedStats { .. }
        | Modifier::KeywordTimes(..)
        | Modifier::KeywordBecomes(..)
        | Modifier::DamageByHp
        | Modifier::LoseAbilities
        | Modifier::LoseAbilitiesBut(_)
        | Modifier::CantAttackBases
        | Modifier::CantAttack { .. }
        | Modifier::PaysAsResource
        | Modifier::ProvidesIcons
        | Modifier::AbilitiesOf(_)
        | Modifier::CantDealCombatDamage
        | Modifier::MayStrikeLast
        | Modifier::ExtraRegroup
        | Modifier::CantBeAttacked
        | Modifier::CantReady
        | Modifier::SkipsReadying
        | Modifier::KeywordsOf(_)
        | Modifier::CantBeHealed
        | Modifier::AttacksArena(_)
        | Modifier::StrikesFirst
        | Modifier::SurvivesWithoutHp
        | Modifier::EntersReady
        | Modifier::IsLeader
        | Modifier::SeesTop
        | Modifier::MorePilots(_)
        | Modifier::MayDealExcess(_)
        | Modifier::Instead(Replacement { of: ReplacedEvent::Damage { .. } | ReplacedEvent::Defeat(_), .. })
        | Modifier::CantBe { .. }
        | Modifier::RedirectDamage { .. }
        | Modifier::MayBePlayed { .. }
        | Modifier::AttackerHas(_)
        | Modifier::NextActionIsAttack
        | Modifier::AttacksTwoUnits => false,
    }
}
