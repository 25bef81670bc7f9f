//! Changes to an event: [`Events::act`] is the only way to make one.

use std::sync::Arc;

use store::StreamId;
use tournament::Profile;

use crate::AppError;
use crate::contract::{EventAct, EventSummary, EventUpdate, EventView};
use crate::event::act::EventCommand;
use crate::event::state::EventState;
use crate::event::{Events, round_files};
use crate::record::Requester;
use crate::streams::Committed;

impl Events {
    /// Takes one step of an event. The change is on disk before this returns.
    ///
    /// # Errors
    /// If the act refers to something unknown (`player.not_found`, `round.not_found`, `table.not_found`, `players.*`,
    /// `deck.*`, `profile.*`), if the step is not possible now (`*.not_now`, `tournament.*`, `draft.*`), or
    /// `event.not_found`, `journal.*`, `store.*`. Nothing changes in that case.
    pub fn act(&self, event: u32, act: &EventAct) -> Result<EventView, AppError> {
        self.act_with_seed(event, act, self.core.fresh_seed())
    }

    /// Works like [`Events::act`], and returns what changed since the view with the revision `have`; for pages.
    ///
    /// # Errors
    /// As [`Events::act`].
    pub fn act_and_update(&self, event: u32, act: &EventAct, have: Option<&str>) -> Result<EventUpdate, AppError> {
        self.apply_act(event, act)?;
        self.desk_view(event, have)
    }

    /// Works like [`Events::act`], with a given seed instead of a fresh one.
    pub(crate) fn act_with_seed(&self, event: u32, act: &EventAct, seed: u64) -> Result<EventView, AppError> {
        self.commit(event, std::slice::from_ref(act), None, seed)?;
        self.event(event)
    }

    /// Works like [`Events::act`], without the view. For callers that show something else afterwards.
    ///
    /// # Errors
    /// As [`Events::act`].
    pub fn apply_act(&self, event: u32, act: &EventAct) -> Result<(), AppError> {
        self.commit(event, std::slice::from_ref(act), None, self.core.fresh_seed())
    }

    /// Works like [`Events::apply_act`], for a first result. The same result again has no effect.
    ///
    /// # Errors
    /// As [`Events::act`], and `result.there` for another result.
    pub(crate) fn apply_first(&self, event: u32, act: EventAct) -> Result<(), AppError> {
        self.commit_command(
            event,
            &EventCommand { acts: vec![act], is_first_result: true },
            None,
            self.core.fresh_seed(),
        )
    }

    /// Works like [`Events::act`] for a phone, without the view: the request and the records of its acts, all decided
    /// on the same state, are stored together.
    ///
    /// # Errors
    /// As [`Events::act`]; `phones.order`, `phones.gone`.
    pub(crate) fn act_for_request(&self, event: u32, acts: &[EventAct], asker: &Requester<'_>) -> Result<(), AppError> {
        self.commit(event, acts, Some(asker), self.core.fresh_seed())
    }

    /// Changes an event by acts that are decided on the same state and form one step, for a phone or the desk. A
    /// request that was already accepted has no effect.
    ///
    /// # Errors
    /// As [`Events::act`]; `phones.order`, `phones.gone`.
    pub(crate) fn commit(
        &self,
        event: u32,
        acts: &[EventAct],
        requester: Option<&Requester<'_>>,
        seed: u64,
    ) -> Result<(), AppError> {
        let command = EventCommand { acts: acts.to_vec(), is_first_result: false };
        self.commit_command(event, &command, requester, seed)
    }

    fn commit_command(
        &self,
        event: u32,
        command: &EventCommand,
        requester: Option<&Requester<'_>>,
        seed: u64,
    ) -> Result<(), AppError> {
        let mut context = self.core.context(seed);
        let is_custom = |act: &EventAct| matches!(act, EventAct::SetProfile { key } if Profile::by_key(key).is_none());
        if command.acts.iter().any(is_custom) {
            context.profiles = self.own_profiles()?;
        }
        if let Some(requester) = requester {
            context.author = Some(requester.by.clone());
        }
        let request = requester.map(Requester::request);
        let committed = self.streams.commit(event, request.as_ref(), command, &context)?;
        let Some(Committed { before, after }) = committed else { return Ok(()) };
        let language = self.core.message_language();
        let (notices, moments) = round_files::write(language, self.core.store().path(), event, &before, &after);
        if notices != after.notices {
            let mut shown = EventState::clone(&after);
            shown.notices = notices;
            self.streams.put(event, &Arc::new(shown));
        }
        if !moments.is_empty() {
            // Prevents the loss of a complete round together with the write-ahead log. The data is on disk either way.
            let _ = self.core.store().checkpoint();
        }
        for moment in moments {
            // The change is on disk; a failed backup is reported by `Safety::status`.
            let _ = self.safety.request_backup(format!("event-{event}-{moment}"));
        }
        Ok(())
    }

    /// Archives or restores an event. Phones lose access to an archived event.
    ///
    /// # Errors
    /// `event.not_found`, `store.*`.
    pub fn archive_event(&self, event: u32, archived: bool) -> Result<Vec<EventSummary>, AppError> {
        self.core.journal().archive(StreamId::event(event), archived)?;
        if archived {
            self.core.journal().revoke_all(StreamId::event(event))?;
            // A damaged history has no entries from phones, and can be archived.
            if self.read(event, |state, _| Ok(!state.phones.is_empty())).unwrap_or(false) {
                self.apply_act(event, &EventAct::ClearPhones)?;
            }
        }
        self.list_events()
    }
}
