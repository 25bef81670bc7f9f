//! Walks over the trees of the language: every type says once, beside its definition, what it is made of.
//!
//! [`Tree::each_part`] shows the parts directly inside in the order in which a card prints them, [`Tree::walk`] all of
//! them at any depth. What asks one question of every text (which rules it cites, what it lets a player choose among)
//! is a walk that looks at the parts it is about; a new word is then found by all of them.

use crate::{
    Ability, Amount, AttackRule, Block, Bond, Condition, Cost, Effect, Filter, Granted, Limit, Modifier, Past, Player,
    Price, Range, Side, Take, Target, Trigger, Where,
};

/// Implements [`Tree`] and its mutable twin from one list of parts.
macro_rules! tree {
    ($type:ty, |$node:ident, $see:ident| $body:expr) => {
        impl $crate::walk::Tree for $type {
            fn each_part<'a>(&'a self, $see: &mut dyn FnMut($crate::walk::Part<'a>)) {
                #[allow(unused_imports, reason = "a type may be made of nothing")]
                use $crate::walk::Part;
                let $node = self;
                $body
            }
        }

        impl $crate::walk::TreeMut for $type {
            fn each_part_mut(&mut self, $see: &mut dyn FnMut($crate::walk::PartMut<'_>)) {
                #[allow(unused_imports, reason = "a type may be made of nothing")]
                use $crate::walk::PartMut as Part;
                let $node = self;
                $body
            }
        }
    };
}

/// Shows parts one after the other: `Kind part`, `Kind? option`, `Kind* list`.
macro_rules! see {
    ($see:ident) => {};
    ($see:ident, $kind:ident ? $some:expr $(, $($rest:tt)*)?) => {{
        if let Some(part) = $some {
            $see(Part::$kind(part));
        }
        $($crate::walk::see!($see, $($rest)*);)?
    }};
    ($see:ident, $kind:ident * $all:expr $(, $($rest:tt)*)?) => {{
        for part in $all {
            $see(Part::$kind(part));
        }
        $($crate::walk::see!($see, $($rest)*);)?
    }};
    ($see:ident, $kind:ident $part:expr $(, $($rest:tt)*)?) => {{
        $see(Part::$kind($part));
        $($crate::walk::see!($see, $($rest)*);)?
    }};
}

pub(crate) use {see, tree};

/// Declares the kinds of part, readable and changeable.
macro_rules! part_kinds {
    ($($(#[$about:meta])* $kind:ident($type:ty)),+ $(,)?) => {
        /// A part of a text, of whatever kind.
        #[derive(Debug, Clone, Copy)]
        pub enum Part<'a> {
            $($(#[$about])* $kind(&'a $type)),+
        }

        /// The same, to be changed.
        #[derive(Debug)]
        pub(crate) enum PartMut<'a> {
            $($kind(&'a mut $type)),+
        }

        impl<'a> Part<'a> {
            /// The parts directly inside it.
            pub fn each_part(self, see: &mut dyn FnMut(Part<'a>)) {
                match self {
                    $(Part::$kind(part) => part.each_part(see)),+
                }
            }
        }

        impl PartMut<'_> {
            /// The parts directly inside it.
            pub(crate) fn each_part_mut(self, see: &mut dyn FnMut(PartMut<'_>)) {
                match self {
                    $(PartMut::$kind(part) => part.each_part_mut(see)),+
                }
            }
        }
    };
}

part_kinds! {
    /// An ability inside another one; its part is the ability.
    Granted(Granted),
    /// An ability of a card or of another ability.
    Ability(Ability),
    /// A block of steps.
    Block(Block),
    /// A step of a block.
    Step(Effect),
    /// A modifier that something gains.
    Modifier(Modifier),
    /// A trigger of an ability.
    Trigger(Trigger),
    /// How often an ability may be used.
    Limit(Limit),
    /// A part of a cost.
    Cost(Cost),
    /// A change of a price.
    Price(Price),
    /// A rule of an attack.
    AttackRule(AttackRule),
    /// How many cards a search takes.
    Take(Take),
    /// A condition on the game.
    Condition(Condition),
    /// Something that happened this phase.
    Past(Past),
    /// What a verb acts on.
    Target(Target),
    /// What cards chosen together have in common.
    Bond(Bond),
    /// A filter over cards.
    Filter(Filter),
    /// An arena in a filter.
    Where(Where),
    /// A side in a filter.
    Side(Side),
    /// A player or players.
    Player(Player),
    /// A number that is worked out.
    Amount(Amount),
    /// A bound on a number.
    Range(Range),
}

/// A part of a text that is made of parts.
pub trait Tree {
    /// Shows the parts directly inside, in printed order.
    fn each_part<'a>(&'a self, see: &mut dyn FnMut(Part<'a>));

    /// The parts directly inside, in printed order.
    fn parts(&self) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        self.each_part(&mut |part| parts.push(part));
        parts
    }

    /// Shows every part at any depth, each before what is inside it.
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Part<'a>)) {
        fn down<'a>(part: Part<'a>, see: &mut dyn FnMut(Part<'a>)) {
            see(part);
            part.each_part(&mut |inner| down(inner, see));
        }
        self.each_part(&mut |part| down(part, see));
    }
}

/// The twin of [`Tree`] for those who number the parts of a text.
///
/// Blocks and granted abilities share their insides with their clones, so they show no parts to be changed: who
/// changes one replaces its inside as a whole.
pub(crate) trait TreeMut {
    /// Shows the parts directly inside, in printed order.
    fn each_part_mut(&mut self, see: &mut dyn FnMut(PartMut<'_>));
}

impl Tree for Block {
    fn each_part<'a>(&'a self, see: &mut dyn FnMut(Part<'a>)) {
        for step in self.steps() {
            see(Part::Step(step));
        }
    }
}

impl TreeMut for Block {
    fn each_part_mut(&mut self, _: &mut dyn FnMut(PartMut<'_>)) {}
}

impl Tree for Granted {
    fn each_part<'a>(&'a self, see: &mut dyn FnMut(Part<'a>)) {
        see(Part::Ability(self.ability()));
    }
}

impl TreeMut for Granted {
    fn each_part_mut(&mut self, _: &mut dyn FnMut(PartMut<'_>)) {}
}
