//! The choices of a seat with what it saw, for a review after the draft.

use catalog::Catalog;

use super::board::VariantBoard;
use super::bot::{VariantReason, variant_bot_advice};
use super::choice::{VariantChoice, VariantStartError};
use super::draft::{VariantDraft, VariantStage};
use crate::bots::Ratings;
use crate::packs::PackCard;

/// A choice of a seat with what it saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantLogEntry {
    /// The stage of the draft.
    pub stage: VariantStage,
    /// The cards that the seat saw.
    pub board: VariantBoard,
    /// The choice.
    pub choice: VariantChoice,
    /// The cards that it took. A Winston player who passes the third pile takes a card unseen.
    pub taken: Vec<PackCard>,
    /// `true` if a bot made the choice.
    pub bot: bool,
    /// The choice that a bot makes with the same information, with its reason.
    pub advice: Option<(VariantChoice, VariantReason)>,
}

impl VariantDraft {
    /// Returns all choices of a seat, oldest first. Every bot knows only what the seat knew then.
    ///
    /// # Errors
    /// [`VariantStartError`] if the catalogue lacks a card of the draft.
    pub fn log(
        &self,
        catalog: &Catalog,
        seat: u8,
        ratings: &Ratings,
    ) -> Result<Vec<VariantLogEntry>, VariantStartError> {
        let record = self.record();
        let mut draft = VariantDraft::from_packs(catalog, record.config.clone(), record.packs.clone())?;
        let mut log = Vec::new();
        for (action, number) in record.actions.iter().zip(1..) {
            let before = (action.seat == seat).then(|| draft.view(seat));
            draft.apply(action).map_err(|refused| VariantStartError::Record { number, refused })?;
            let Some(view) = before else { continue };
            log.push(VariantLogEntry {
                stage: view.stage,
                choice: action.choice,
                taken: draft.taken(seat).get(view.own().len()..).unwrap_or_default().to_vec(),
                bot: action.bot,
                advice: variant_bot_advice(&view, ratings),
                board: view.board,
            });
        }
        Ok(log)
    }
}
