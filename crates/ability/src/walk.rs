//! Traversal of ability trees: each type declares its parts once, next to its definition.
//!
//! [`Tree::each_part`] visits the direct parts in printed order, [`Tree::walk`] all parts at any depth. Queries over
//! every text (the rules it cites, the choices it offers) are walks that match the parts they need, so a new kind of
//! word reaches all of them.

use crate::{
    Ability, Amount, ArenaFilter, AttackRule, Block, Condition, Controller, Cost, CostChange, Effect, Filter, Modifier,
    NestedAbility, PastEvent, PlayerFilter, Range, SearchLimit, Target, TargetConstraint, Trigger, UseLimit,
};

/// Implements [`Tree`] and its mutable counterpart from one list of parts.
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

/// Visits parts in order: `Kind part`, `Kind? option`, `Kind* list`.
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

/// Declares the kinds of part, in a shared and a mutable form.
macro_rules! part_kinds {
    ($($(#[$about:meta])* $kind:ident($type:ty)),+ $(,)?) => {
        /// A part of a text, of any kind.
        #[derive(Debug, Clone, Copy)]
        pub enum Part<'a> {
            $($(#[$about])* $kind(&'a $type)),+
        }

        /// A mutable part of a text.
        #[derive(Debug)]
        pub(crate) enum PartMut<'a> {
            $($kind(&'a mut $type)),+
        }

        impl<'a> Part<'a> {
            /// Visits its direct parts.
            pub fn each_part(self, see: &mut dyn FnMut(Part<'a>)) {
                match self {
                    $(Part::$kind(part) => part.each_part(see)),+
                }
            }
        }

        impl PartMut<'_> {
            /// Visits its direct parts.
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
    Granted(NestedAbility),
    /// An ability of a card or of another ability.
    Ability(Ability),
    /// A block of steps.
    Block(Block),
    /// A step of a block.
    Step(Effect),
    /// A modifier that a card or player gains.
    Modifier(Modifier),
    /// A trigger of an ability.
    Trigger(Trigger),
    /// A limit on the uses of an ability.
    Limit(UseLimit),
    /// A part of a cost.
    Cost(Cost),
    /// A change of a cost.
    CostChange(CostChange),
    /// A rule of an attack.
    AttackRule(AttackRule),
    /// The number of cards a search takes.
    Take(SearchLimit),
    /// A condition on the game.
    Condition(Condition),
    /// A game event of this phase.
    Past(PastEvent),
    /// The target of an effect.
    Target(Target),
    /// A condition on cards that are chosen together.
    Bond(TargetConstraint),
    /// A filter over cards.
    Filter(Filter),
    /// An arena in a filter.
    Where(ArenaFilter),
    /// A side in a filter.
    Side(Controller),
    /// A player or players.
    Player(PlayerFilter),
    /// A computed number.
    Amount(Amount),
    /// A bound on a number.
    Range(Range),
}

/// A node of a text.
pub trait Tree {
    /// Visits the direct parts, in printed order.
    fn each_part<'a>(&'a self, see: &mut dyn FnMut(Part<'a>));

    /// Returns the direct parts, in printed order.
    fn parts(&self) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        self.each_part(&mut |part| parts.push(part));
        parts
    }

    /// Visits every part at any depth, each before its own parts.
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Part<'a>)) {
        fn down<'a>(part: Part<'a>, see: &mut dyn FnMut(Part<'a>)) {
            see(part);
            part.each_part(&mut |inner| down(inner, see));
        }
        self.each_part(&mut |part| down(part, see));
    }
}

/// Mutable counterpart of [`Tree`], used to number the parts of a text.
///
/// Blocks and granted abilities share their contents with their clones, so they expose no mutable parts; to change one,
/// replace its contents as a whole.
pub(crate) trait TreeMut {
    /// Visits the direct parts, in printed order.
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

impl Tree for NestedAbility {
    fn each_part<'a>(&'a self, see: &mut dyn FnMut(Part<'a>)) {
        see(Part::Ability(self.ability()));
    }
}

impl TreeMut for NestedAbility {
    fn each_part_mut(&mut self, _: &mut dyn FnMut(PartMut<'_>)) {}
}
