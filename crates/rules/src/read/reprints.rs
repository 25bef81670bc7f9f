//! Overridden printed power and HP of units (CR 1.10.2, 1.11.2). If there are several, the one that became active last
//! applies.

use ability::Modifier;

use crate::Game;
use crate::read::ctx::Ctx;
use crate::read::reaching::Applied;
use crate::state::{CardIx, Gives, Lasting, Place, Reprint};

/// Overridden power and HP, each with its age rank.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Printed {
    power: Option<(usize, i16)>,
    hp: Option<(usize, i16)>,
}

impl Printed {
    pub(crate) fn power(self) -> Option<i16> {
        self.power.map(|(_, power)| power)
    }

    pub(crate) fn hp(self) -> Option<i16> {
        self.hp.map(|(_, hp)| hp)
    }
}

/// Returns the newer of two values; if equally new, the second.
fn newer(one: Option<(usize, i16)>, other: Option<(usize, i16)>) -> Option<(usize, i16)> {
    match (one, other) {
        (Some(one), Some(other)) => Some(if one.0 > other.0 { one } else { other }),
        (one, other) => one.or(other),
    }
}

impl Reprint {
    pub(crate) fn lasting(lasting: &Lasting) -> Reprint {
        Reprint { by: lasting.source, on: lasting.on.card, lasts: true }
    }
}

impl Game {
    /// Returns the identity of a constant ability evaluated in this context. An upgrade that is moved to another unit
    /// counts as new.
    pub(crate) fn reprint_of(&self, ctx: Ctx<'_>) -> Reprint {
        let here = self.state.card(ctx.this());
        let on = if here.place == Place::Attached { here.host } else { CardIx::NONE };
        Reprint { by: ctx.source, on, lasts: false }
    }

    /// Applies a modifier of printed power and HP, given the order of activation of such effects.
    pub(crate) fn reprint(&self, printed: &mut Printed, modifier: &Modifier, by: impl FnOnce() -> Reprint) {
        if let Modifier::PrintedStats { power, hp } = modifier {
            let by = by();
            // An effect that is not recorded yet has just become active.
            let age = self.state.reprints.iter().position(|known| *known == by).unwrap_or(usize::MAX);
            printed.power = newer(printed.power, power.map(|power| (age, power)));
            printed.hp = newer(printed.hp, hp.map(|hp| (age, hp)));
        }
    }

    /// Calls `found` for every effect that overrides printed stats of a unit.
    pub(crate) fn each_reprint<'a>(&'a self, unit: CardIx, mut found: impl FnMut(&'a Modifier, Reprint)) {
        self.each_modifier(unit, |applied| match applied {
            Applied::Text(modifier @ Modifier::PrintedStats { .. }, ctx) => found(modifier, self.reprint_of(ctx)),
            Applied::Lasting(lasting) => {
                if let Gives::Modifier(at) = lasting.gives
                    && let modifier @ Modifier::PrintedStats { .. } = self.modifier(at)
                {
                    found(modifier, Reprint::lasting(lasting));
                }
            }
            Applied::Text(..) | Applied::Keyword(..) | Applied::Ability(_) => {}
        });
    }

    /// Returns the overridden power and HP of a unit in play.
    pub(crate) fn printed_on(&self, unit: CardIx) -> Printed {
        let mut printed = Printed::default();
        if self.features.reprints {
            self.each_reprint(unit, |modifier, by| self.reprint(&mut printed, modifier, || by));
        }
        printed
    }
}
