//! Leagues over several events: what was decided about them, and the ranking that follows.

mod state;
mod use_cases;
