//! The use cases of [`crate::Desk`], a file a part of the event or of the deck library.

mod acts;
mod board;
mod carry;
mod collection;
mod decks;
mod drafting;
mod files;
pub(crate) mod games;
mod games_between;
mod goldfish;
mod images;
mod interchange;
mod judging;
mod late;
mod leagues;
mod library;
mod matches;
mod papers;
mod players;
mod printing;
mod profiles;
mod rounds;
mod rulebook;
mod rulings;
mod sealed;
mod statistics;

/// Settings that name folders and files of one machine.
pub(crate) const PATH_SETTINGS: [&str; 3] = [SECOND_FOLDER, rulebook::SETTING, images::SETTING];

pub(crate) use acts::structure;
pub(crate) use carry::SECOND_FOLDER;
pub(crate) use drafting::{bot_action, pack_and_pick};
pub(crate) use games::Tables;
pub(crate) use images::OwnImages;
pub use interchange::{COLLECTION_FILE, deck_file_name, sheet_file_name};
pub(crate) use players::known as known_player;
pub(crate) use rulebook::OwnText;
pub use rulings::ruling_file_name;
pub(crate) use sealed::{SEALED_PACKS, boosters_of, leaders_of_pool, pack_count};
