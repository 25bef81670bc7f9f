//! Numbering of the blocks and abilities of all texts. With it, a half-resolved ability is saved as plain numbers.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::walk::PartMut;
use crate::{Ability, Block, BlockId, CardText, Step};

/// The number of an ability, unique in the whole data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
#[serde(transparent)]
pub struct AbilityId(pub u16);

/// An ability inside another one: granted, or wrapped in Coordinate.
#[derive(Clone, PartialEq)]
pub struct NestedAbility {
    pub(crate) id: AbilityId,
    pub(crate) ability: Arc<Ability>,
}

impl NestedAbility {
    /// Returns a granted ability with its number.
    pub fn new(id: AbilityId, ability: Ability) -> NestedAbility {
        NestedAbility { id, ability: Arc::new(ability) }
    }

    /// Returns the number the engine identifies it by.
    pub fn id(&self) -> AbilityId {
        self.id
    }

    /// Returns the granted ability.
    pub fn ability(&self) -> &Ability {
        &self.ability
    }
}

/// Omits the number, so that equal texts have equal output wherever they occur.
impl fmt::Debug for NestedAbility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ability.fmt(f)
    }
}

impl Serialize for NestedAbility {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.ability.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for NestedAbility {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(NestedAbility { id: AbilityId::default(), ability: Arc::new(Ability::deserialize(deserializer)?) })
    }
}

/// All texts, with a number for every ability and block.
#[derive(Debug, Clone, Default)]
pub struct NumberedTexts {
    /// Texts in the order they were passed in.
    pub texts: Vec<NumberedText>,
    /// Abilities, indexed by number.
    pub abilities: Vec<Arc<Ability>>,
    /// Blocks, indexed by number.
    pub blocks: Vec<Arc<Vec<Step>>>,
}

/// A card's text with the numbers of its abilities.
#[derive(Debug, Clone, PartialEq)]
pub struct NumberedText {
    /// The text with its numbers filled in.
    pub text: CardText,
    /// The numbers of [`CardText::abilities`].
    pub abilities: Vec<AbilityId>,
    /// The numbers of [`CardText::unit`].
    pub unit: Vec<AbilityId>,
    /// The numbers of [`CardText::other_side`].
    pub other_side: Vec<AbilityId>,
    /// The numbers of [`CardText::pilot`].
    pub pilot: Vec<AbilityId>,
}

impl NumberedTexts {
    /// Numbers all abilities and blocks, inner ones before outer ones.
    pub fn of(texts: impl IntoIterator<Item = CardText>) -> Self {
        let mut all = NumberedTexts::default();
        for mut text in texts {
            let abilities = text.abilities.iter_mut().map(|ability| all.own(ability)).collect();
            let unit = text.unit.iter_mut().map(|ability| all.own(ability)).collect();
            let other_side = text.other_side.iter_mut().map(|ability| all.own(ability)).collect();
            let pilot = text.pilot.iter_mut().map(|ability| all.own(ability)).collect();
            all.texts.push(NumberedText { text, abilities, unit, other_side, pilot });
        }
        all
    }

    fn own(&mut self, ability: &mut Ability) -> AbilityId {
        self.part(PartMut::Ability(ability));
        self.push(Arc::new(ability.clone()))
    }

    fn push(&mut self, ability: Arc<Ability>) -> AbilityId {
        let id = AbilityId(u16::try_from(self.abilities.len()).unwrap_or(u16::MAX));
        self.abilities.push(ability);
        id
    }

    fn granted(&mut self, granted: &mut NestedAbility) {
        // A text that was just read has the only reference to its ability, so nothing is cloned.
        self.part(PartMut::Ability(Arc::make_mut(&mut granted.ability)));
        granted.id = self.push(Arc::clone(&granted.ability));
    }

    /// Numbers the contents of a part, in printed order.
    fn part(&mut self, part: PartMut<'_>) {
        if let PartMut::Block(block) = part {
            self.block(block);
        } else if let PartMut::Granted(granted) = part {
            self.granted(granted);
        } else {
            part.each_part_mut(&mut |inner| self.part(inner));
        }
    }

    fn block(&mut self, block: &mut Block) {
        for step in Arc::make_mut(&mut block.steps) {
            self.part(PartMut::Step(step));
        }
        block.id = BlockId(u16::try_from(self.blocks.len()).unwrap_or(u16::MAX));
        self.blocks.push(Arc::clone(&block.steps));
    }
}
