//! Overridden printed power and HP of units (CR 1.10.2, 1.11.2). If there are several, the one that became active last
//! applies.

use ability::{Modifier, ValueModifier};

use crate::read::View;
use crate::read::applied_modifiers::AppliedModifier;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardZone, LastingEffect, LastingKind, PrintedStatsSource};

/// Overridden power and HP, each with its age rank.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PrintedStats {
    power: Option<(usize, i16)>,
    hp: Option<(usize, i16)>,
}

impl PrintedStats {
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

impl PrintedStatsSource {
    pub(crate) fn lasting(lasting: &LastingEffect) -> PrintedStatsSource {
        PrintedStatsSource { by: lasting.source, on: lasting.on.card, lasts: true }
    }
}

impl View {
    /// Returns the identity of a constant ability evaluated in this context. An upgrade that is moved to another unit
    /// counts as new.
    pub(crate) fn reprint_of(&self, ctx: Ctx<'_>) -> PrintedStatsSource {
        let here = self.state.card(ctx.this());
        let on = if here.place == CardZone::Attached { here.host } else { CardIndex::NONE };
        PrintedStatsSource { by: ctx.source, on, lasts: false }
    }

    /// Applies a modifier of printed power and HP, given the order of activation of such effects.
    pub(crate) fn reprint(
        &self,
        printed: &mut PrintedStats,
        modifier: &Modifier,
        by: impl FnOnce() -> PrintedStatsSource,
    ) {
        if let Modifier::Value(ValueModifier::PrintedStats { power, hp }) = modifier {
            let by = by();
            // An effect that is not recorded yet has just become active.
            let age = self.state.reprints().iter().position(|known| *known == by).unwrap_or(usize::MAX);
            printed.power = newer(printed.power, power.map(|power| (age, power)));
            printed.hp = newer(printed.hp, hp.map(|hp| (age, hp)));
        }
    }

    /// Calls `found` for every effect that overrides printed stats of a unit.
    pub(crate) fn for_each_printed_override<'a>(
        &'a self,
        unit: CardIndex,
        mut found: impl FnMut(&'a Modifier, PrintedStatsSource),
    ) {
        self.each_modifier(unit, |applied| match applied {
            AppliedModifier::Text(modifier @ Modifier::Value(ValueModifier::PrintedStats { .. }), ctx) => {
                found(modifier, self.reprint_of(ctx))
            }
            AppliedModifier::Lasting(lasting) => {
                if let LastingKind::Modifier(at) = lasting.gives
                    && let modifier @ Modifier::Value(ValueModifier::PrintedStats { .. }) = self.modifier(at)
                {
                    found(modifier, PrintedStatsSource::lasting(lasting));
                }
            }
            AppliedModifier::Text(..) | AppliedModifier::Keyword(..) | AppliedModifier::Ability(_) => {}
        });
    }

    /// Returns the overridden power and HP of a unit in play.
    pub(crate) fn printed_on(&self, unit: CardIndex) -> PrintedStats {
        let mut printed = PrintedStats::default();
        if self.features.reprints {
            self.for_each_printed_override(unit, |modifier, by| self.reprint(&mut printed, modifier, || by));
        }
        printed
    }
}
