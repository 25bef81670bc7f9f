//! Power and HP that count as printed on a unit (CR 1.10.2, 1.11.2): of several, those of what became active last.

use ability::Modifier;

use crate::Game;
use crate::read::ctx::Ctx;
use crate::read::reaching::Applied;
use crate::state::{CardIx, Gives, Lasting, Place, Reprint};

/// Power and HP that count as printed, each with how new it is.
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

/// The newer of two; of equals the second.
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
    /// A constant ability that is read from here. An upgrade that is moved is new on the other unit.
    pub(crate) fn reprint_of(&self, ctx: Ctx<'_>) -> Reprint {
        let here = self.state.card(ctx.this());
        let on = if here.place == Place::Attached { here.host } else { CardIx::NONE };
        Reprint { by: ctx.source, on, lasts: false }
    }

    /// Takes in what a modifier says of printed power and HP, in the order in which such abilities and effects became active.
    pub(crate) fn reprint(&self, printed: &mut Printed, modifier: &Modifier, by: impl FnOnce() -> Reprint) {
        if let Modifier::PrintedStats { power, hp } = modifier {
            let by = by();
            // What is not noted yet has just become active.
            let age = self.state.reprints.iter().position(|known| *known == by).unwrap_or(usize::MAX);
            printed.power = newer(printed.power, power.map(|power| (age, power)));
            printed.hp = newer(printed.hp, hp.map(|hp| (age, hp)));
        }
    }

    /// Calls `found` for everything that says what counts as printed on a unit.
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

    /// Power and HP that count as printed on a unit in play.
    pub(crate) fn printed_on(&self, unit: CardIx) -> Printed {
        let mut printed = Printed::default();
        if self.features.reprints {
            self.each_reprint(unit, |modifier, by| self.reprint(&mut printed, modifier, || by));
        }
        printed
    }
}
