//! Explanations of a game, which do not affect it. They are the log of events with their rules (`log`,
//! `rule_citations`), reasons why an action is not legal (`illegal`), and effects of an action (`no_effect`).

pub(crate) mod illegal;
pub(crate) mod log;
pub(crate) mod no_effect;
pub(crate) mod rule_citations;
