//! Summary of one side of a card, computed once from its abilities. It lets the engine skip sides that are irrelevant
//! to a question.

use ability::{
    Ability, AbilityId, CardEffect, CardModifier, ConstantAbility, Controller, Effect, EventChange, GameModifier,
    KeptAbilities, Kind, LostFeature, Modifier, NumberedTexts, Part, PastEvent, PhaseMark, PlayCondition, PlayModifier,
    PlayerEffect, ReplacedEvent, Replacement, Target, Token, Tree, Trigger, UnitRule, ValueModifier, Zone,
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
        if let Ability::When(when) = ability {
            face.triggered.push(*id);
            face.triggers |= when.on.iter().fold(0, |all, trigger| all | trigger_mask(trigger));
        } else if let Some((action, _)) = ability.action() {
            face.actions.push(*id);
            face.from_discard |= action.from == Zone::Discard;
            face.for_any_player |= action.who != Controller::Friendly;
        } else if let Ability::Bounty(_) = ability {
            face.bounties.push(*id);
        } else if let Ability::Coordinate(inner) = ability {
            face.constants.push(*id);
            let inner = inner.ability();
            if let Ability::Constant(constant) = inner {
                face.see_changes(&constant.gives);
            } else if !matches!(inner, Ability::Keyword(..)) {
                face.grants = true;
                face.granted_triggers |= ability_trigger_mask(inner);
            }
        } else if let Ability::Constant(constant) = ability {
            face.constants.push(*id);
            face.see_changes(&constant.gives);
            face.see_constant(constant);
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
    if let Modifier::Play(PlayModifier::CardsCostLess { first_each_round, first_each_phase, nth_each_round, .. }) =
        modifier
    {
        return *first_each_round || *first_each_phase || nth_each_round.is_some();
    }
    matches!(modifier, Modifier::Play(PlayModifier::IgnorePenalty { first_each_round, first_each_phase, .. })
        if *first_each_round || *first_each_phase)
}

impl FaceAbilities {
    /// Records what the modifiers of a constant ability change, also within Coordinate.
    fn see_changes(&mut self, gives: &[Modifier]) {
        self.lowers |= gives.iter().any(may_lower_hp);
        self.traits |= gives.iter().any(changes_traits);
        self.prevention |= gives.iter().any(replaces_damage);
        self.scales |= gives.iter().any(scales_damage);
        self.asks_instead |= gives.iter().any(may_replace_for_cost);
        self.replaces_defeat |= gives.iter().any(replaces_defeat);
    }

    /// Records what a constant ability outside Coordinate gives.
    fn see_constant(&mut self, constant: &ConstantAbility) {
        self.everywhere |= matches!(&constant.on, Target::All(filter) if filter.zone == Zone::Everywhere);
        for modifier in &constant.gives {
            self.rules |= is_rule(modifier);
            self.provides_icons |= provides_icons(modifier);
            self.sees_top |= sees_top(modifier) || given_constants(modifier).iter().any(sees_top);
            self.auras |= constant.on == Target::Attached && gives_aura(modifier);
            match modifier {
                Modifier::Value(modifier) => self.see_value(modifier),
                Modifier::Rule(rule) => self.units_pay |= *rule == UnitRule::PaysAsResource,
                Modifier::Game(modifier) => {
                    self.unpreventable |= matches!(modifier, GameModifier::Unpreventable(_));
                    self.halves_costs |= *modifier == GameModifier::HalvesCosts;
                }
                Modifier::Card(_) | Modifier::Play(_) => {}
            }
        }
    }

    /// Records abilities and traits that a constant ability gives or takes.
    fn see_value(&mut self, modifier: &ValueModifier) {
        if let ValueModifier::Ability(granted) = modifier {
            self.grants = true;
            self.granted_triggers |= ability_trigger_mask(granted.ability());
            self.gives_smuggle |= matches!(granted.ability(), Ability::Smuggle(_));
            self.grants_rules |= constants_of(granted.ability()).iter().any(is_rule);
        }
        // Needed for the text of a shared Bounty or Coordinate (CR 7.5.4).
        self.grants |= matches!(modifier, ValueModifier::KeywordsOf(_));
        self.traits_of |= matches!(modifier, ValueModifier::TraitsOf { .. });
        self.blanks |= *modifier == ValueModifier::LoseAbilities;
        if let ValueModifier::LoseAbilitiesBut(kept) = modifier {
            match kept {
                KeptAbilities::Keywords(_) => self.blanks = true,
                KeptAbilities::Given => self.leaves_only = true,
                KeptAbilities::EpicActions => self.silences_leaders = true,
            }
        }
    }

    /// Records what a part of one of the abilities, at any depth, uses.
    fn see(&mut self, part: Part<'_>) {
        let uses = matches!(part, Part::Step(Effect::Player(PlayerEffect::UseAbility { .. } | PlayerEffect::UseAgain)));
        self.reuses |= uses || matches!(part, Part::Trigger(Trigger::AbilityUsed(..)));
        self.credits |= matches!(part, Part::Step(Effect::Card(CardEffect::Create { token: Token::Credit, .. })));
        self.silences |=
            matches!(part, Part::Modifier(Modifier::Game(GameModifier::CardsLose(_, LostFeature::Abilities))));
        self.counts_actions |= matches!(part, Part::Past(PastEvent::AttackedBaseLastAction(..)));
        self.counts_played_cards |= matches!(part, Part::Modifier(modifier) if counts_played_cards(modifier));
        self.counts_upgrades |= matches!(part, Part::Past(PastEvent::Defeated(filter)) if filter.is == Kind::Upgrade);
        self.counts_entering |= matches!(part, Part::Past(PastEvent::Entered(_)))
            || matches!(part, Part::Filter(filter) if filter.marks.contains(&PhaseMark::EnteredUnderYou));
        self.enters_ready |= matches!(part, Part::Modifier(Modifier::Rule(UnitRule::EntersReady)));
        self.stops_readying |=
            matches!(part, Part::Modifier(Modifier::Rule(UnitRule::CantReady | UnitRule::SkipsReadying)));
        self.extra_regroup |= matches!(part, Part::Modifier(Modifier::Rule(UnitRule::ExtraRegroup)));
        self.reprints |= matches!(part, Part::Modifier(Modifier::Value(ValueModifier::PrintedStats { .. })));
        self.grants_actions |= matches!(part, Part::Ability(Ability::Action(_) | Ability::EpicAction(_)));
    }
}

/// Returns `true` if an ability makes upgrades lose their abilities.
fn blanks_upgrades(ability: &Ability) -> bool {
    let Ability::Constant(constant) = ability else { return false };
    let Target::All(filter) = &constant.on else { return false };
    filter.is == ability::Kind::Upgrade && constant.gives.contains(&Modifier::Value(ValueModifier::LoseAbilities))
}

/// Returns `true` if a modifier grants a constant ability that applies to other cards.
fn gives_aura(modifier: &Modifier) -> bool {
    let Modifier::Value(ValueModifier::Ability(granted)) = modifier else { return false };
    matches!(granted.ability(), Ability::Constant(constant) if matches!(constant.on, Target::All(_)))
}

/// Returns `true` if a modifier may lower HP, including by lowering the printed HP.
pub(crate) fn may_lower_hp(modifier: &Modifier) -> bool {
    if let Modifier::Value(ValueModifier::Stats(_, ability::Amount::N(hp))) = modifier {
        return *hp < 0;
    }
    matches!(modifier, Modifier::Value(ValueModifier::Stats(..) | ValueModifier::PrintedStats { .. }))
        || given_constants(modifier).iter().any(may_lower_hp)
}

/// Returns `true` if a modifier lets a unit provide its aspect icons, directly or through a granted ability.
fn provides_icons(modifier: &Modifier) -> bool {
    *modifier == Modifier::Rule(UnitRule::ProvidesIcons) || given_constants(modifier).iter().any(provides_icons)
}

/// Returns `true` if a modifier grants or removes a trait, directly or through a granted ability.
fn changes_traits(modifier: &Modifier) -> bool {
    matches!(
        modifier,
        Modifier::Value(ValueModifier::Trait(_) | ValueModifier::LoseTrait(_) | ValueModifier::TraitsOf { .. })
    ) || given_constants(modifier).iter().any(changes_traits)
}

/// Returns `true` if a modifier replaces damage or defeat, directly or through a granted ability.
pub(crate) fn replaces_damage(modifier: &Modifier) -> bool {
    let replaces = matches!(
        modifier,
        Modifier::Card(CardModifier::Instead(Replacement {
            of: ReplacedEvent::Damage { .. } | ReplacedEvent::Defeat(_),
            ..
        }))
    );
    replaces
        || matches!(modifier, Modifier::Card(CardModifier::RedirectDamage { .. }))
        || given_constants(modifier).iter().any(replaces_damage)
}

/// Returns `true` if a modifier adds to, multiplies or caps damage, directly or through a granted ability. The order of
/// replacement effects matters then.
pub(crate) fn scales_damage(modifier: &Modifier) -> bool {
    matches!(
        modifier,
        Modifier::Card(CardModifier::Instead(Replacement {
            of: ReplacedEvent::Damage { .. },
            becomes: EventChange::Times(_) | EventChange::AtMost(_) | EventChange::More(_),
            ..
        }))
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
    matches!(modifier, Modifier::Card(CardModifier::Instead(instead)) if asks(instead))
        || given_constants(modifier).iter().any(may_replace_for_cost)
}

/// Returns `true` if a modifier replaces a defeat, directly or through a granted ability.
pub(crate) fn replaces_defeat(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Card(CardModifier::Instead(instead)) if matches!(instead.of, ReplacedEvent::Defeat(_)))
        || given_constants(modifier).iter().any(replaces_defeat)
}

/// Returns `true` if a modifier lets a player look at the top card of their deck.
fn sees_top(modifier: &Modifier) -> bool {
    *modifier == Modifier::Rule(UnitRule::SeesTop)
}

/// Returns the modifiers of a constant ability that a modifier grants, or none.
fn given_constants(modifier: &Modifier) -> &[Modifier] {
    let Modifier::Value(ValueModifier::Ability(granted)) = modifier else { return &[] };
    constants_of(granted.ability())
}

/// Returns the modifiers of a constant ability, or none.
fn constants_of(ability: &Ability) -> &[Modifier] {
    let Ability::Constant(constant) = ability else { return &[] };
    &constant.gives
}

/// Returns `true` if a modifier is a rule of the game, not about the card that has it. Most such rules are about
/// playing cards.
pub(crate) fn is_rule(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::Play(_) | Modifier::Game(_) => true,
        Modifier::Card(CardModifier::Instead(instead)) => {
            matches!(instead.of, ReplacedEvent::Search | ReplacedEvent::Create)
        }
        Modifier::Value(_) | Modifier::Rule(_) | Modifier::Card(_) => false,
    }
}
