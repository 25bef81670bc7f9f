//! The facts of a card that come from its text, read once for all printings of the card.

use ability::{Ability, AbilityId, BlockId, CardText, Modifier, NumberedText, NumberedTexts, Target, UnitRule};
use model::AspectIcons;

use super::face::{FaceAbilities, face};
use super::{BackFace, BookError, CardDef, number_of};
use crate::sets::Traits;

/// The facts of a card that come from its text.
pub(super) struct TextFacts<'t> {
    text: &'t CardText,
    front: FaceAbilities,
    unit: FaceAbilities,
    pilot: FaceAbilities,
    other: Option<BackFace>,
    /// It makes its unit a leader unit.
    leads: bool,
    /// It has Smuggle with a separate cost.
    smuggles: bool,
    own_play_terms: bool,
    event: Option<BlockId>,
    instead_of_capture: Option<BlockId>,
    enters: Option<AbilityId>,
    additional_cost: Option<AbilityId>,
    other_cost: Option<AbilityId>,
}

impl<'t> TextFacts<'t> {
    /// Reads a text. Names of other sides are added to the names.
    ///
    /// # Errors
    /// [`BookError::Text`] if its other side has too many aspect icons.
    pub(super) fn of(
        numbered: &'t NumberedTexts,
        text: &'t NumberedText,
        names: &mut Vec<Box<str>>,
    ) -> Result<TextFacts<'t>, BookError> {
        let ability = |id: AbilityId| -> &'t Ability { &numbered.abilities[usize::from(id.0)] };
        let front = face(numbered, &text.abilities);
        let back = if text.text.other_side.is_empty() { &text.unit } else { &text.other_side };
        let is_leader = Modifier::Rule(UnitRule::IsLeader);
        let leads = |ability: &Ability| {
            let Ability::Constant(constant) = ability else { return false };
            constant.on == Target::Attached && constant.gives.contains(&is_leader)
        };
        let other = match &text.text.other_facts {
            Some(facts) => Some(BackFace {
                name: number_of(names, &facts.name),
                aspects: AspectIcons::new(facts.aspects.iter().copied())
                    .map_err(|_| BookError::Text(text.text.id, "its other side has too many aspect icons"))?,
                traits: Traits::of(facts.traits.iter().copied()),
            }),
            None => None,
        };
        let first = |wanted: fn(&Ability) -> bool| front.abilities.iter().copied().find(|id| wanted(ability(*id)));
        let has_terms = |ability: &Ability| {
            matches!(ability, Ability::Playable(_) | Ability::CostsLess { .. } | Ability::IgnorePenalty { .. })
        };
        let block =
            |wanted: fn(&Ability) -> Option<BlockId>| front.abilities.iter().find_map(|id| wanted(ability(*id)));
        Ok(TextFacts {
            text: &text.text,
            unit: face(numbered, back),
            pilot: face(numbered, &text.pilot),
            other,
            leads: text.abilities.iter().chain(&text.pilot).any(|id| leads(ability(*id))),
            smuggles: first(|ability| matches!(ability, Ability::Smuggle(_))).is_some(),
            own_play_terms: first(has_terms).is_some(),
            event: block(|ability| if let Ability::Event(block) = ability { Some(block.id()) } else { None }),
            instead_of_capture: block(|ability| {
                if let Ability::InsteadOfCapture(block) = ability { Some(block.id()) } else { None }
            }),
            enters: first(|ability| matches!(ability, Ability::EntersAsCopy { .. })),
            additional_cost: first(|ability| matches!(ability, Ability::WhilePlaying(_))),
            other_cost: first(|ability| matches!(ability, Ability::InsteadOfCost(_))),
            front,
        })
    }

    /// Adds the facts to those of the card.
    pub(super) fn add_to(&self, def: &mut CardDef) {
        let TextFacts { text, front, unit, pilot, .. } = self;
        def.front = FaceAbilities { keywords: def.front.keywords, ..front.clone() };
        def.unit = FaceAbilities { keywords: def.unit.keywords, ..unit.clone() };
        def.pilot = pilot.clone();
        def.deploys = text.deploys;
        def.deploys_if = text.deploys_if.clone().map(Box::new);
        def.leads = self.leads;
        def.attach = text.attach.clone().map(Box::new);
        def.event = self.event;
        def.other = self.other;
        def.enters = self.enters;
        def.additional_cost = self.additional_cost;
        def.instead_of_capture = self.instead_of_capture;
        def.other_cost = self.other_cost;
        def.own_play_terms = self.own_play_terms;
        if self.smuggles {
            def.smuggle = None;
        }
        def.written = true;
    }
}
