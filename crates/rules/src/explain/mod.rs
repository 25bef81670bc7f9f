//! For people who ask: what happened and by which rule (`log`, `cited`), why something is not legal (`why`), and what an
//! action would do (`trial`). Nothing here decides how a game goes.

pub(crate) mod cited;
pub(crate) mod log;
pub(crate) mod trial;
pub(crate) mod why;
