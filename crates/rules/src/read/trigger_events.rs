//! The exact test whether an ability triggers on an event (CR 7.6), from the table in [`crate::book::trigger_events`].

use ability::Trigger;

use crate::book::trigger_events::{TriggerEvent, trigger_table};
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardRef, Seat};

/// Trigger context: the details of an event that a triggered ability uses.
pub(crate) struct TriggerContext {
    /// The card that the trigger is about.
    pub(crate) subject: CardRef,
    /// The player who caused the event.
    pub(crate) actor: Seat,
    /// A number: damage dealt or healed, or the ability that was collected or used.
    pub(crate) carried: i16,
}

fn context_if(fires: bool, subject: CardRef, actor: Seat, carried: i16) -> Option<TriggerContext> {
    fires.then_some(TriggerContext { subject, actor, carried })
}

/// Defines the exact test.
macro_rules! conditions {
    (|$game:ident, $ctx:ident, $this:ident| $($trigger:pat => { $($kind:ident $({ $($fields:tt)* })? => $context:expr,)+ })+) => {
        impl View {
            /// Returns the trigger context if the trigger fires on an event, otherwise `None`.
            pub(crate) fn matches_event(&self, trigger: &Trigger, event: &TriggerEvent, $ctx: Ctx<'_>) -> Option<TriggerContext> {
                let $game = self;
                let $this = $ctx.source;
                match trigger {
                    $($trigger => match *event {
                        $(TriggerEvent::$kind $({ $($fields)* })? => $context,)+
                        _ => None,
                    }),+
                }
            }
        }
    };
}

trigger_table!(conditions);
