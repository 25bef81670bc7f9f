//! Cards: search and facts, custom images and names, and boosters opened without a database.

pub mod boosters;
pub(crate) mod custom_names;
pub(crate) mod faces;
mod folder;
pub(crate) mod images;
mod images_report;
pub mod search;
mod tiers;
pub(crate) mod words;

pub use images_report::look_through;

use std::sync::Arc;

use crate::cards::images::CustomImages;
use crate::core::Core;

/// Card search, and the user's card images and card names.
pub struct Cards {
    core: Arc<Core>,
    /// Cache of the user's card images.
    custom_images: CustomImages,
}

impl Cards {
    pub(crate) fn new(core: &Arc<Core>) -> Cards {
        Cards { core: Arc::clone(core), custom_images: CustomImages::default() }
    }
}
