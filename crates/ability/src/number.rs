//! Numbers the blocks and abilities of all texts, so that a half-done ability can be saved as plain numbers.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Ability, Block, BlockId, CardText, Effect, Modifier, Step};

/// The number of an ability in the whole of the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
#[serde(transparent)]
pub struct AbilityId(pub u16);

/// An ability inside another one: granted, or wrapped in Coordinate.
#[derive(Debug, Clone, PartialEq)]
pub struct Granted {
    pub(crate) id: AbilityId,
    pub(crate) ability: Arc<Ability>,
}

impl Granted {
    /// Its number.
    pub fn id(&self) -> AbilityId {
        self.id
    }

    /// The ability.
    pub fn ability(&self) -> &Ability {
        &self.ability
    }
}

impl<'de> Deserialize<'de> for Granted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Granted { id: AbilityId::default(), ability: Arc::new(Ability::deserialize(deserializer)?) })
    }
}

/// All texts, numbered.
#[derive(Debug, Clone, Default)]
pub struct Numbered {
    /// The texts in the order in which they were given.
    pub texts: Vec<NumberedText>,
    /// Every ability by its number.
    pub abilities: Vec<Arc<Ability>>,
    /// Every block by its number.
    pub blocks: Vec<Arc<Vec<Step>>>,
}

/// A card's text with the numbers of its abilities.
#[derive(Debug, Clone, PartialEq)]
pub struct NumberedText {
    /// The text.
    pub text: CardText,
    /// The numbers of [`CardText::abilities`].
    pub abilities: Vec<AbilityId>,
    /// The numbers of [`CardText::unit`].
    pub unit: Vec<AbilityId>,
    /// The numbers of [`CardText::other_side`].
    pub other_side: Vec<AbilityId>,
}

impl Numbered {
    /// Numbers all abilities and blocks, inner ones before the outer.
    pub fn of(texts: impl IntoIterator<Item = CardText>) -> Self {
        let mut all = Numbered::default();
        for mut text in texts {
            let abilities = text.abilities.iter_mut().map(|ability| all.own(ability)).collect();
            let unit = text.unit.iter_mut().map(|ability| all.own(ability)).collect();
            let other_side = text.other_side.iter_mut().map(|ability| all.own(ability)).collect();
            all.texts.push(NumberedText { text, abilities, unit, other_side });
        }
        all
    }

    fn own(&mut self, ability: &mut Ability) -> AbilityId {
        self.inside(ability);
        self.push(Arc::new(ability.clone()))
    }

    fn push(&mut self, ability: Arc<Ability>) -> AbilityId {
        let id = AbilityId(u16::try_from(self.abilities.len()).unwrap_or(u16::MAX));
        self.abilities.push(ability);
        id
    }

    fn granted(&mut self, granted: &mut Granted) {
        let mut ability = (*granted.ability).clone();
        self.inside(&mut ability);
        granted.ability = Arc::new(ability);
        granted.id = self.push(Arc::clone(&granted.ability));
    }

    fn inside(&mut self, ability: &mut Ability) {
        match ability {
            Ability::When(when) => self.block(&mut when.steps),
            Ability::Action(action) | Ability::EpicAction(action) => self.block(&mut action.steps),
            Ability::Constant(constant) => self.modifiers(&mut constant.gives),
            Ability::Event(block) | Ability::Bounty(block) | Ability::InsteadOfCapture(block) => self.block(block),
            Ability::EntersAsCopy { gives, .. } => self.modifiers(gives),
            Ability::Coordinate(inner) => self.granted(inner),
            Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_) => {}
        }
    }

    fn modifiers(&mut self, modifiers: &mut [Modifier]) {
        for modifier in modifiers {
            match modifier {
                Modifier::Ability(granted) => self.granted(granted),
                Modifier::AttackerHas(gives) => self.modifiers(gives),
                _ => {}
            }
        }
    }

    fn block(&mut self, block: &mut Block) {
        let mut steps = (*block.steps).clone();
        for step in &mut steps {
            self.step(step);
        }
        block.steps = Arc::new(steps);
        block.id = BlockId(u16::try_from(self.blocks.len()).unwrap_or(u16::MAX));
        self.blocks.push(Arc::clone(&block.steps));
    }

    fn step(&mut self, step: &mut Step) {
        for block in step.blocks_mut() {
            self.block(block);
        }
        match step {
            Effect::As(_, inner) => self.step(inner),
            Effect::Gain { gives, .. } | Effect::Rule { gives, .. } | Effect::Play { gives, .. } => {
                self.modifiers(gives);
            }
            Effect::Attack { gives, defender, and_if, defender_if, .. } => {
                self.modifiers(gives);
                self.modifiers(defender);
                for (_, gives) in [and_if, defender_if].into_iter().flatten() {
                    self.modifiers(gives);
                }
            }
            _ => {}
        }
    }
}

impl Ability {
    /// The block that it resolves, if it has one of its own.
    pub fn block(&self) -> Option<&Block> {
        match self {
            Ability::When(when) => Some(&when.steps),
            Ability::Action(action) | Ability::EpicAction(action) => Some(&action.steps),
            Ability::Event(block) | Ability::Bounty(block) | Ability::InsteadOfCapture(block) => Some(block),
            Ability::Coordinate(inner) => inner.ability().block(),
            Ability::Constant(_)
            | Ability::EntersAsCopy { .. }
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_) => None,
        }
    }
}

impl Effect {
    /// The blocks directly inside, in printed order.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Effect::As(_, inner) => inner.blocks(),
            Effect::May(block)
            | Effect::MayBy(_, block)
            | Effect::ForEach(_, block)
            | Effect::ForEachPlayer(_, block)
            | Effect::They(_, block)
            | Effect::Delay(_, block)
            | Effect::After(block)
            | Effect::AtOnce(block)
            | Effect::Search { then: block, .. } => vec![block],
            Effect::IfYouDo { first, then, otherwise } => [first, then].into_iter().chain(otherwise.as_ref()).collect(),
            Effect::If { then, otherwise, .. } => [then].into_iter().chain(otherwise.as_ref()).collect(),
            Effect::Modes { of, .. } => of.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The blocks directly inside.
    fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Effect::May(block)
            | Effect::MayBy(_, block)
            | Effect::ForEach(_, block)
            | Effect::ForEachPlayer(_, block)
            | Effect::They(_, block)
            | Effect::Delay(_, block)
            | Effect::After(block)
            | Effect::AtOnce(block)
            | Effect::Search { then: block, .. } => vec![block],
            Effect::IfYouDo { first, then, otherwise } => [first, then].into_iter().chain(otherwise.as_mut()).collect(),
            Effect::If { then, otherwise, .. } => [then].into_iter().chain(otherwise.as_mut()).collect(),
            Effect::Modes { of, .. } => of.iter_mut().collect(),
            _ => Vec::new(),
        }
    }
}
