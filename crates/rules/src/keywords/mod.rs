//! What the keywords do (CR 7.5), a file for each.
//!
//! Which keywords a card has is worked out in [`crate::read`] (`sets`, `modifiers`).

pub(crate) mod bounty;
