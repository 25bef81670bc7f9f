//! Documents that are the same in the domain and on the wire: front ends edit and send them back as a whole, and a copy
//! of their types would only repeat every field. [`crate::contract`] re-exports them; [`crate::journal`] has their
//! formats on disk.

pub(crate) mod case;
pub(crate) mod deck;
pub(crate) mod game;
