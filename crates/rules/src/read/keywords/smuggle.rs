//! Costs of playing a resource using Smuggle (CR 7.5.14).

use ability::{Ability, AbilityId, CostChange};
use model::AspectIcons;

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, Seat};

/// The terms of playing a resource using Smuggle (CR 7.5.14A).
pub(crate) const SMUGGLE: &[CostChange] = &[CostChange::Smuggle];

/// A cost that lets a card be played using Smuggle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SmuggleCost {
    pub resources: i16,
    pub aspects: AspectIcons,
    /// The ability with costs other than resources, if any.
    pub costs: Option<AbilityId>,
}

impl View {
    /// Returns the Smuggle costs of a resource, printed and granted.
    pub(crate) fn smuggle_costs(&self, seat: Seat, card: CardIndex) -> Vec<SmuggleCost> {
        let def = self.def(card);
        let mut found = Vec::new();
        if self.ability_loss_source(card).is_some() {
            return found;
        }
        if let Some((resources, aspects)) = def.smuggle {
            found.push(SmuggleCost { resources: i16::from(resources), aspects, costs: None });
        }
        let granted = if self.ability_index().gives_smuggle { self.granted(card) } else { Vec::new() };
        for id in def.front.abilities.iter().chain(&granted) {
            if let Ability::Smuggle(smuggle) = self.book.ability(*id) {
                let resources = self.amount(&smuggle.resources, Ctx::of(self.state.now(card), seat));
                let aspects = smuggle.aspects.as_ref().and_then(|list| AspectIcons::new(list.iter().copied()).ok());
                let payable = smuggle.costs.iter().all(|cost| !self.payable(cost, seat, card).is_empty());
                if payable {
                    let costs = (!smuggle.costs.is_empty()).then_some(*id);
                    found.push(SmuggleCost { resources, aspects: aspects.unwrap_or(def.aspects), costs });
                }
            }
        }
        found
    }
}
