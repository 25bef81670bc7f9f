//! Integration tests of this crate, in one program so that it is built and linked once.

mod accessibility;
mod card_text;
mod context_menus;
mod deck_import_export;
mod decks_by_keys;
mod decks_by_mouse;
mod desk;
mod event_by_keys;
mod event_by_mouse;
mod games;
mod guide_steps;
mod import_files;
mod judge;
mod judge_position_setup;
mod large_text;
mod leagues;
mod phones;
mod program;
mod prompts;
mod puzzles;
mod scorekeeper;
mod screen_reader;
mod start;
mod swap_by_dragging;
mod table;
mod twin_suns_event;
