//! Resources with Plot (CR 7.5.19).

use model::Keyword;

use crate::read::View;
use crate::state::{CardIndex, CardZone, PendingKind, PendingTrigger, Seat, Task};

impl View {
    /// Returns a player's resources with Plot that have not been shown.
    pub(crate) fn plotting(&self, seat: Seat) -> Vec<CardIndex> {
        let resources = self.state.list(seat, CardZone::Resources).iter().copied();
        let has_plot = |card: &CardIndex| self.keywords_of(self.state.now(*card)).has(Keyword::Plot);
        resources.filter(|card| has_plot(card) && !self.is_shown_for_plot(*card)).collect()
    }

    /// Returns the resources that are shown because their Plot triggered and is not over (CR 7.5.19B, 7.6.3A).
    pub(crate) fn shown_for_plot(&self) -> Vec<CardIndex> {
        let waiting = self.waiting().into_iter().filter(|waiting| waiting.what == PendingKind::Plot);
        let resolving = self.state.tasks().iter().filter_map(|task| {
            let Task::Keyword(PendingTrigger { what: PendingKind::Plot, source, .. }) = task else { return None };
            Some(*source)
        });
        let shown = waiting.map(|waiting| waiting.source).chain(resolving);
        shown.filter(|of| self.state.is_current(*of)).map(|of| of.card).collect()
    }

    /// Returns `true` if a resource is shown for Plot.
    pub(crate) fn is_shown_for_plot(&self, card: CardIndex) -> bool {
        self.shown_for_plot().contains(&card)
    }
}
