//! Integration tests of this crate, in one program so that it is built and linked once.

mod by_ear;
mod cards_read;
mod carried_in;
mod changed_places;
mod decks_by_keys;
mod decks_by_mouse;
mod decks_carried;
mod desk;
mod event_by_keys;
mod event_by_mouse;
mod everybody;
mod games;
mod guide_walked;
mod judge;
mod judge_lays;
mod large_text;
mod leagues;
mod own_menus;
mod phones;
mod program;
mod prompts;
mod puzzles;
mod scorekeeper;
mod start;
mod table;
mod twin_suns_evening;
