//! Explanations of a game, which do not affect it. They are the events of the log (`log`) with the rules that they cite
//! (`rule_citations`), and reasons why an action is not legal (`illegal`).

pub(crate) mod illegal;
pub(crate) mod log;
pub(crate) mod rule_citations;
