//! Tier lists of sets, from the ratings of the drafting bots.

use crate::AppError;
use crate::cards::Cards;
use crate::cards::boosters::set_with_packs;
use crate::contract::TierLine;

impl Cards {
    /// Returns the tier list of a set: the cards that are drafted, best first, leaders before others.
    ///
    /// # Errors
    /// `set.no_boosters` for a set that has no boosters or does not exist; `packs.*`.
    pub fn tier_list(&self, set: &str) -> Result<Vec<TierLine>, AppError> {
        let catalog = &self.core.catalog;
        let lines = draft::tier_list(catalog, set_with_packs(set)?).map_err(AppError::from)?.into_iter().map(|entry| {
            TierLine {
                id: catalog.card(entry.card).number.to_string(),
                tier: entry.tier.into(),
                rating: i32::from(entry.rating),
                reasons: entry.reasons.into_iter().map(Into::into).collect(),
            }
        });
        Ok(lines.collect())
    }
}
