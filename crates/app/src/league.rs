//! Leagues over several events: decisions and standings.

mod carry;
mod elsewhere;
mod state;
mod use_cases;
mod words;

pub(crate) use carry::looks_like_league;
pub(crate) use elsewhere::has_results;
