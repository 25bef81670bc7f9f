//! All integration tests of this crate: one program, so that it is built and linked once.

mod card_texts;
mod carry;
mod desk;
mod desk_steps;
mod disk;
mod entrants;
mod event;
mod first_steps;
mod formats_0_1;
mod games;
mod judge;
mod judge_by_hand;
mod kill;
mod league;
mod library;
mod opened;
mod own_names;
mod pick_clock;
mod puzzles;
mod rulebook;
mod shown;
