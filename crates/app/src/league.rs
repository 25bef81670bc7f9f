//! Leagues over several events: decisions and standings.

mod act;
mod aggregate;
mod external_results;
pub(crate) mod state;
mod transfer;
mod use_cases;
mod words;

pub(crate) use external_results::has_results;
pub(crate) use transfer::looks_like_league;
