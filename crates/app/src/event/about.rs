//! The data that the page needs once, at startup.

use super::Events;
use crate::AppError;
use crate::contract::{About, CardCount, SetView};

impl Events {
    /// Returns the data the window needs once, at startup.
    ///
    /// # Errors
    /// `store.*`.
    pub fn about(&self) -> Result<About, AppError> {
        let boosters = draft::sets_with_packs();
        let sets = self.core.catalog.sets().iter().map(|set| SetView {
            code: set.code.to_string(),
            name: set.name.to_string(),
            boosters: boosters.contains(&set.code),
        });
        Ok(About {
            version: crate::version().to_owned(),
            database: self.core.store().path().map_or_else(String::new, |path| path.display().to_string()),
            sets: sets.collect(),
            profiles: self.list_profiles()?,
            settings: self.core.settings()?,
            own_limits: self.own_limits(),
            hand_bases: decks::hand_bases(&self.core.catalog)
                .map(|base| self.core.catalog.card(base).number.to_string())
                .collect(),
            second_desk: None,
        })
    }

    /// Returns the cards that set their own copy limit, each by its oldest printing.
    fn own_limits(&self) -> Vec<CardCount> {
        let oldest =
            |card: &&model::Card| self.core.catalog.reprints(card.id).next().is_none_or(|first| first.id == card.id);
        let limit = |card: &model::Card| {
            let count = self.core.formats.own_limit(card.id)?;
            Some(CardCount { id: card.number.to_string(), count })
        };
        self.core.catalog.cards().iter().filter(oldest).filter_map(limit).collect()
    }
}
