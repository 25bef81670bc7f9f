//! What one side of a card can do, worked out once from its abilities: so that the engine need not look where there is
//! nothing.

use ability::{
    Ability, AbilityId, Change, Effect, Instead, Kept, Kind, Lost, Mark, Modifier, Numbered, Part, Past, Playable,
    Side, Target, Token, Tree, Trigger, Would, Zone,
};

use crate::flow::hear::{heard_by, listens};
use crate::read::sets::Keywords;

/// How far the constant abilities of a face reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// All of them apply to the card itself.
    Itself,
    /// All of them apply to what the card is on.
    Host,
    /// Some may apply to any card.
    Far,
}

/// The abilities of one face of a card.
#[derive(Debug, Clone, Default)]
pub struct Face {
    /// All of them in printed order.
    pub abilities: Vec<AbilityId>,
    /// Its constant abilities (CR 7.3).
    pub constants: Vec<AbilityId>,
    /// How far they reach; none when there are none.
    pub reach: Option<Reach>,
    /// Action abilities and epic actions.
    pub actions: Vec<AbilityId>,
    /// Its triggered abilities (CR 7.6).
    pub triggered: Vec<AbilityId>,
    /// What they hear, a bit for each kind (`flow::hear`).
    pub triggers: u32,
    /// Whether some of its constant abilities are rules about playing cards.
    pub rules: bool,
    /// Whether it grants traits to cards, or takes them.
    pub traits: bool,
    /// Whether it has the traits of other cards, in play and out of it.
    pub traits_of: bool,
    /// Whether it may lower the HP of cards.
    pub lowers: bool,
    /// Whether it prevents damage to cards.
    pub prevention: bool,
    /// Whether it multiplies or caps damage.
    pub scales: bool,
    /// Whether its player may pay for what happens to a card instead.
    pub asks_instead: bool,
    /// Whether it may replace the defeat of a card.
    pub replaces_defeat: bool,
    /// Whether it grants abilities to cards.
    pub grants: bool,
    /// Whether action abilities are among what its abilities grant, at any depth.
    pub grants_actions: bool,
    /// What the abilities that it grants hear, one bit for each kind of trigger.
    pub granted_triggers: u32,
    /// Whether it takes the abilities of the unit that it is on.
    pub blanks: bool,
    /// Whether it takes them at times, but for those that it gives.
    pub leaves_only: bool,
    /// Whether it takes the abilities of cards wherever they are.
    pub silences: bool,
    /// Whether it grants Smuggle to cards.
    pub gives_smuggle: bool,
    /// Whether it uses abilities of other cards.
    pub reuses: bool,
    /// Whether it matters to it which actions players have taken.
    pub counts_actions: bool,
    /// Whether it reduces costs of the first cards that a player plays each round or phase.
    pub counts_played_cards: bool,
    /// Whether it matters to it which upgrades were defeated.
    pub counts_upgrades: bool,
    /// It matters to its abilities which units entered play this phase.
    pub counts_entering: bool,
    /// Whether it gives something to cards in play and out of it.
    pub everywhere: bool,
    /// Whether it takes the abilities of upgrades.
    pub blanks_upgrades: bool,
    /// Whether it grants its unit abilities that reach other cards.
    pub auras: bool,
    /// Whether it lets its controller pay half of each cost.
    pub halves_costs: bool,
    /// Lets a player look at the top card of their deck, by itself or through an ability that it grants.
    pub sees_top: bool,
    /// Whether it lets units be exhausted like resources.
    pub units_pay: bool,
    /// Whether it lets a unit provide its aspect icons (CR 8.1).
    pub provides_icons: bool,
    /// Whether it makes damage unpreventable that other cards deal (CR 8.20).
    pub unpreventable: bool,
    /// Whether it creates Credit tokens (CR 3.7.13).
    pub credits: bool,
    /// Whether it grants cards abilities that are rules about playing cards.
    pub grants_rules: bool,
    /// Whether a card with it has action abilities that are used from the discard pile.
    pub from_discard: bool,
    /// Whether it has action abilities that any player may use.
    pub for_any_player: bool,
    /// Whether it takes the abilities of leaders.
    pub silences_leaders: bool,
    /// Whether its texts, at any depth, let units enter play ready.
    pub enters_ready: bool,
    /// Whether they say that units cannot be readied, or are not.
    pub stops_readying: bool,
    /// Whether they bring another regroup phase.
    pub extra_regroup: bool,
    /// Whether they say what counts as printed on units.
    pub reprints: bool,
    /// Its bounties (CR 7.5.13).
    pub bounties: Vec<AbilityId>,
    /// Its printed keywords with their numbers.
    pub keywords: Keywords,
}

pub(crate) fn face(numbered: &Numbered, ids: &[AbilityId]) -> Face {
    let mut face = Face { abilities: ids.to_vec(), ..Face::default() };
    for id in ids {
        let ability = &*numbered.abilities[usize::from(id.0)];
        face.counts_actions |= *ability == Ability::Playable(Playable::AsFirstAction);
        face.blanks_upgrades |= blanks_upgrades(ability);
        ability.walk(&mut |part| face.see(part));
        if let Some(reach) = reach(ability) {
            face.reach = Some(if face.reach.is_none_or(|others| others == reach) { reach } else { Reach::Far });
        }
        match ability {
            Ability::When(when) => {
                face.triggered.push(*id);
                face.triggers |= when.on.iter().fold(0, |all, trigger| all | listens(trigger));
            }
            Ability::Action(action) | Ability::EpicAction(action) => {
                face.actions.push(*id);
                face.from_discard |= action.from == Zone::Discard;
                face.for_any_player |= action.who != Side::Friendly;
            }
            Ability::Bounty(_) => face.bounties.push(*id),
            Ability::Coordinate(inner) => {
                face.constants.push(*id);
                let inner = inner.ability();
                if let Ability::Constant(constant) = inner {
                    face.lowers |= constant.gives.iter().any(lowers);
                    face.traits |= constant.gives.iter().any(changes_traits);
                    face.prevention |= constant.gives.iter().any(prevents);
                    face.scales |= constant.gives.iter().any(scales);
                    face.asks_instead |= constant.gives.iter().any(asks_instead);
                    face.replaces_defeat |= constant.gives.iter().any(replaces_defeat);
                } else if !matches!(inner, Ability::Keyword(..)) {
                    face.grants = true;
                    face.granted_triggers |= heard_by(inner);
                }
            }
            Ability::Constant(constant) => {
                face.constants.push(*id);
                face.rules |= constant.gives.iter().any(is_rule);
                face.lowers |= constant.gives.iter().any(lowers);
                face.prevention |= constant.gives.iter().any(prevents);
                face.scales |= constant.gives.iter().any(scales);
                face.asks_instead |= constant.gives.iter().any(asks_instead);
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
                    matches!(gives, Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(Kept::Keywords(_)))
                });
                face.leaves_only |= constant.gives.contains(&Modifier::LoseAbilitiesBut(Kept::Given));
                face.silences_leaders |= constant.gives.contains(&Modifier::LoseAbilitiesBut(Kept::EpicActions));
                for modifier in &constant.gives {
                    if let Modifier::Ability(granted) = modifier {
                        face.grants = true;
                        face.granted_triggers |= heard_by(granted.ability());
                        face.gives_smuggle |= matches!(granted.ability(), Ability::Smuggle(_));
                        face.grants_rules |= given_constants(modifier).iter().any(is_rule);
                    }
                    // The text of a shared Bounty or Coordinate (CR 7.5.4).
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
        face.reach = Some(Reach::Far);
    }
    face
}

/// How far a constant ability reaches: a condition may hold it back, but it never reaches farther.
fn reach(ability: &Ability) -> Option<Reach> {
    if let Ability::Coordinate(inner) = ability {
        // What else it gives, the card has itself.
        return reach(inner.ability()).or(Some(Reach::Itself));
    }
    let Ability::Constant(constant) = ability else { return None };
    Some(if constant.on == Target::This {
        Reach::Itself
    } else if constant.on == Target::Attached {
        Reach::Host
    } else {
        Reach::Far
    })
}

/// Returns `true` if a modifier is about the first cards that a player plays each round or phase.
fn counts_played_cards(modifier: &Modifier) -> bool {
    if let Modifier::CardsCostLess { first_each_round, first_each_phase, nth_each_round, .. } = modifier {
        return *first_each_round || *first_each_phase || nth_each_round.is_some();
    }
    matches!(modifier, Modifier::IgnorePenalty { first_each_round, first_each_phase, .. }
        if *first_each_round || *first_each_phase)
}

impl Face {
    /// Notes what a part of one of its abilities, at any depth, is about.
    fn see(&mut self, part: Part<'_>) {
        let uses = matches!(part, Part::Step(Effect::UseAbility { .. } | Effect::UseAgain));
        self.reuses |= uses || matches!(part, Part::Trigger(Trigger::AbilityUsed(..)));
        self.credits |= matches!(part, Part::Step(Effect::Create { token: Token::Credit, .. }));
        self.silences |= matches!(part, Part::Modifier(Modifier::CardsLose(_, Lost::Abilities)));
        self.counts_actions |= matches!(part, Part::Past(Past::AttackedBaseLastAction(..)));
        self.counts_played_cards |= matches!(part, Part::Modifier(modifier) if counts_played_cards(modifier));
        self.counts_upgrades |= matches!(part, Part::Past(Past::Defeated(filter)) if filter.is == Kind::Upgrade);
        self.counts_entering |= matches!(part, Part::Past(Past::Entered(_)))
            || matches!(part, Part::Filter(filter) if filter.marks.contains(&Mark::EnteredUnderYou));
        self.enters_ready |= matches!(part, Part::Modifier(Modifier::EntersReady));
        self.stops_readying |= matches!(part, Part::Modifier(Modifier::CantReady | Modifier::SkipsReadying));
        self.extra_regroup |= matches!(part, Part::Modifier(Modifier::ExtraRegroup));
        self.reprints |= matches!(part, Part::Modifier(Modifier::PrintedStats { .. }));
        self.grants_actions |= matches!(part, Part::Ability(Ability::Action(_) | Ability::EpicAction(_)));
    }
}

/// Whether an ability takes the abilities of upgrades.
fn blanks_upgrades(ability: &Ability) -> bool {
    let Ability::Constant(constant) = ability else { return false };
    let Target::All(filter) = &constant.on else { return false };
    filter.is == ability::Kind::Upgrade && constant.gives.contains(&Modifier::LoseAbilities)
}

/// Whether a modifier is a constant ability that reaches other cards than the one that has it.
fn gives_aura(modifier: &Modifier) -> bool {
    let Modifier::Ability(granted) = modifier else { return false };
    matches!(granted.ability(), Ability::Constant(constant) if matches!(constant.on, Target::All(_)))
}

/// Whether a modifier may lower HP: a maximum that falls counts, too.
pub(crate) fn lowers(modifier: &Modifier) -> bool {
    if let Modifier::Stats(_, ability::Amount::N(hp)) = modifier {
        return *hp < 0;
    }
    matches!(modifier, Modifier::Stats(..) | Modifier::PrintedStats { .. })
        || given_constants(modifier).iter().any(lowers)
}

/// Whether a modifier lets a unit provide its aspect icons, by itself or through an ability that it grants.
fn provides_icons(modifier: &Modifier) -> bool {
    *modifier == Modifier::ProvidesIcons || given_constants(modifier).iter().any(provides_icons)
}

/// Whether a modifier grants or takes a trait, by itself or through an ability that it grants.
fn changes_traits(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Trait(_) | Modifier::LoseTrait(_) | Modifier::TraitsOf { .. })
        || given_constants(modifier).iter().any(changes_traits)
}

/// Whether a modifier replaces damage, by itself or through an ability that it grants.
pub(crate) fn prevents(modifier: &Modifier) -> bool {
    let replaces = matches!(modifier, Modifier::Instead(Instead { of: Would::Damage { .. } | Would::Defeat(_), .. }));
    replaces || matches!(modifier, Modifier::RedirectDamage { .. }) || given_constants(modifier).iter().any(prevents)
}

/// Whether a modifier adds to damage, multiplies or caps it, so that the order of replacement effects counts, by itself or through an
/// ability that it grants.
pub(crate) fn scales(modifier: &Modifier) -> bool {
    matches!(
        modifier,
        Modifier::Instead(Instead {
            of: Would::Damage { .. },
            becomes: Change::Times(_) | Change::AtMost(_) | Change::More(_),
            ..
        })
    ) || given_constants(modifier).iter().any(scales)
}

/// Whether a modifier lets its player pay for what happens instead, by itself or through an ability that it grants.
pub(crate) fn asks_instead(modifier: &Modifier) -> bool {
    let asks = |instead: &ability::Instead| match &instead.of {
        Would::Damage { at_least, .. } => {
            instead.may || instead.defeating.is_some() || at_least.is_some() || instead.then.is_some()
        }
        Would::Defeat(_) => true,
        Would::Search | Would::Create => instead.defeating.is_some(),
    };
    matches!(modifier, Modifier::Instead(instead) if asks(instead))
        || given_constants(modifier).iter().any(asks_instead)
}

/// Whether a modifier replaces a defeat, by itself or through an ability that it grants.
pub(crate) fn replaces_defeat(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Instead(instead) if matches!(instead.of, Would::Defeat(_)))
        || given_constants(modifier).iter().any(replaces_defeat)
}

/// The modifiers of a constant ability that a modifier grants.
fn given_constants(modifier: &Modifier) -> &[Modifier] {
    let Modifier::Ability(granted) = modifier else { return &[] };
    let Ability::Constant(constant) = granted.ability() else { return &[] };
    &constant.gives
}

/// Whether a modifier is a rule of the game, mostly about playing cards, rather than about the card that has it.
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
        | Modifier::Instead(Instead { of: Would::Search | Would::Create, .. })
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
        | Modifier::Instead(Instead { of: Would::Damage { .. } | Would::Defeat(_), .. })
        | Modifier::CantBe { .. }
        | Modifier::RedirectDamage { .. }
        | Modifier::MayBePlayed { .. }
        | Modifier::AttackerHas(_)
        | Modifier::NextActionIsAttack
        | Modifier::AttacksTwoUnits => false,
    }
}
