//! Explanations of a game, which do not affect it. They are the log of events with their rules (`log`, `cited`),
//! reasons why an action is not legal (`why`), and effects of an action (`trial`).

pub(crate) mod cited;
pub(crate) mod log;
pub(crate) mod trial;
pub(crate) mod why;
