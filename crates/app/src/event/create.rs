//! Creation of events.

use std::sync::Arc;

use crate::cards::boosters::set_with_packs;
use crate::event::Events;
use store::{Entry, NewEntry, NewStream, StreamKind};

use crate::AppError;
use crate::contract::{EventUpdate, EventView, NewEvent, StructureInput};
use crate::error::{Cause, FieldName};
use crate::event::aggregate::sign;
use crate::event::state::EventState;
use crate::event::{act, pack_input, sealed, state};
use crate::record::kind::{DraftMode, DraftShape, EventKind};
use crate::record::{EventSettings, Record, RecordedPackage};

/// Maximum length of an event name, in characters.
const LONGEST_NAME: usize = 80;

impl Events {
    /// Creates an event.
    ///
    /// # Errors
    /// `event.name`, `event.no_set`, `set.no_boosters`, `packs.*`, `cube.*`, `event.pod_size`, `event.seed`, `profile.unknown`,
    /// `tournament.best_of`, `tournament.cut_size`, `store.*`.
    pub fn create_event(&self, new: NewEvent) -> Result<EventView, AppError> {
        self.event(self.create_with(new, self.core.fresh_seed())?)
    }

    /// Works like [`Events::create_event`], and returns the view with its revision for the next step; for pages.
    ///
    /// # Errors
    /// As [`Events::create_event`].
    pub fn create_and_update(&self, new: NewEvent) -> Result<EventUpdate, AppError> {
        let view = self.create_event(new)?;
        Ok(self.sent_views.update(view.summary.id, view, None))
    }

    /// Works like [`Events::create_event`], with a given seed for its boosters. Returns the event's number.
    pub(crate) fn create_with(&self, new: NewEvent, packs_seed: u64) -> Result<u32, AppError> {
        let mut operations = Vec::new();
        let profile = match &new.profile {
            Some(key) => self.profile(key)?,
            None => tournament::Profile::default(),
        };
        if tournament::Profile::by_key(&profile.key).is_none() {
            // The journal stores a custom profile in full, so that the event can be read where that profile is
            // unknown.
            operations.push(tournament::Operation::SetProfile { profile: Box::new(profile.clone()) });
        }
        if new.structure != StructureInput::default() {
            operations.push(tournament::Operation::Structure { structure: act::structure(&new.structure) });
        }
        let settings = self.settings_of(new, &profile, packs_seed)?;
        if let Some(rounds) = settings.shape.team_size() {
            // Enough for everyone to play every member of the other team.
            operations.push(tournament::Operation::PlanRounds { rounds });
        }
        let mut tried = tournament::Tournament::new(state::profile(&settings.profile)?);
        for operation in &operations {
            tried.apply(operation).map_err(AppError::from)?;
        }
        let at = self.core.now_rfc3339()?;
        let name = settings.name.clone();
        let mut records = vec![Record::Opened { settings }];
        let packages = RecordedPackage::all_of(&self.core.catalog);
        if !packages.is_empty() {
            records.push(Record::CardData { packages });
        }
        records.extend(operations.into_iter().map(Record::of));
        sign(&mut records, self.core.author_name().as_deref());
        let entry = |(record, seq): (&Record, u64)| {
            let NewEntry { kind, at, body } = record.to_entry(&at)?;
            Ok::<Entry, AppError>(Entry { seq, kind, at, body })
        };
        let first = records.iter().zip(0..).map(entry).collect::<Result<Vec<Entry>, _>>()?;
        let state = EventState::fold(&self.core.catalog, &first)?;
        self.store_event(name, at, first, state)
    }

    /// Stores a new event with its first entries, which fold to `state`, and returns its number.
    pub(crate) fn store_event(
        &self,
        name: String,
        at: String,
        entries: Vec<Entry>,
        state: EventState,
    ) -> Result<u32, AppError> {
        let entries = entries.into_iter().map(|Entry { kind, at, body, .. }| NewEntry { kind, at, body }).collect();
        let new = NewStream { kind: StreamKind::Event, name, at, start: String::new(), status: String::new(), entries };
        self.streams.create(new, state)
    }

    fn settings_of(
        &self,
        new: NewEvent,
        profile: &tournament::Profile,
        packs_seed: u64,
    ) -> Result<EventSettings, AppError> {
        let name = new.name.trim().to_owned();
        check_event_name(&name)?;
        let kind = new.kind.into();
        let packs = match (kind, &new.packs) {
            (EventKind::Draft | EventKind::Sealed, Some(packs)) => {
                Some(Arc::new(pack_input::read(&self.core.catalog, &self.core.names_catalog(), packs)?))
            }
            (EventKind::Draft | EventKind::Sealed, None) | (EventKind::Constructed, _) => None,
        };
        let set = match (kind, &packs) {
            (EventKind::Constructed, _) => None,
            (EventKind::Draft | EventKind::Sealed, Some(packs)) => packs.first_set(&self.core.catalog),
            (EventKind::Draft | EventKind::Sealed, None) => {
                Some(set_with_packs(new.set.as_deref().unwrap_or_default())?)
            }
        };
        let boxed = new.boxed && set.is_some() && packs.is_none();
        let pod_size = u8::try_from(new.pod_size).ok().filter(|size| (2..=16).contains(size));
        let pod_size = pod_size.ok_or_else(|| AppError::of(Cause::EventPodSize).at(FieldName::PodSize))?;
        let seed = match new.seed.as_deref().map(str::trim) {
            None | Some("") => self.core.fresh_seed(),
            Some(digits) => digits.parse().map_err(|_| AppError::of(Cause::EventSeed).at(FieldName::Seed))?,
        };
        let shipped = tournament::Profile::by_key(&profile.key).map(|shipped| shipped.key);
        let profile = shipped.unwrap_or_else(|| tournament::Profile::default().key);
        let mode = if new.digital { DraftMode::Digital } else { DraftMode::Paper };
        let shape = if kind == EventKind::Draft { DraftShape::from(new.shape) } else { DraftShape::Pod };
        // The table of a shape has room for its number of players.
        let pod_size = usize::from(pod_size).clamp(*shape.seats().start(), *shape.seats().end());
        let pod_size = u8::try_from(pod_size).unwrap_or(u8::MAX);
        let sealed_packs = new.sealed_packs.map(sealed::pack_count).transpose()?;
        let pool_leaders = sealed::leaders_of_pool(&self.core.catalog, &new.pool_leaders)?;
        let pool_leaders = pool_leaders.into_iter().map(|card| self.core.catalog.card(card).number).collect();
        Ok(EventSettings {
            name,
            kind,
            set,
            mode,
            shape,
            pod_size,
            profile,
            seed,
            sealed_packs,
            pool_leaders,
            packs_seed: Some(packs_seed),
            packs,
            boxed,
        })
    }
}

/// Checks the name of an event.
///
/// # Errors
/// `event.name`.
pub(crate) fn check_event_name(name: &str) -> Result<(), AppError> {
    let blank = name.trim().is_empty();
    if blank || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(AppError::of(Cause::EventName { longest_name: LONGEST_NAME.into() }).at(FieldName::Name));
    }
    Ok(())
}
