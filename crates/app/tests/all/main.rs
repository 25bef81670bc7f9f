//! All integration tests of this crate: one program, so that it is built and linked once.

mod card_statistics;
mod card_texts;
mod custom_names;
mod desk;
mod desk_steps;
mod desk_updates;
mod event;
mod first_steps;
mod formats_0_1;
mod games;
mod import_export;
mod judge;
mod judge_by_hand;
mod kill;
mod league;
mod library;
mod opened;
mod pack_sources;
mod phone_tables;
mod pick_clock;
mod player_import;
mod puzzles;
mod rulebook;
mod shown;
mod storage_faults;
mod variant_drafts;
