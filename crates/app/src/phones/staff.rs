//! Devices of judges and scorekeepers: their invitations and their requests.
//!
//! Invariant: a request is stored in one transaction together with its step, so that a crash cannot separate them. A
//! repeated request is answered and changes nothing. A rejected request uses up its number, so that it cannot be
//! replayed later when it would be possible.

use std::hash::{Hash, Hasher};

use store::{DeviceRow, StreamId};

use super::requests::is_repeated;
use crate::AppError;
use crate::contract::{EventAct, PhoneCallName, StaffPhoneView, StaffRole};
use crate::error::Cause;
use crate::event::phone_holder::PhoneHolder;
use crate::event::roster::check_name;
use crate::event::state::EventState;
use crate::phones::Phones;
use crate::record::Requester;

/// A request from a judge or scorekeeper.
#[derive(Debug, Clone, PartialEq)]
pub enum StaffRequest {
    /// Shows the current view.
    Look,
    /// Takes a step of the event.
    Act(Box<EventAct>),
    /// Sets or clears the holder's table. Closes the judge calls from that table.
    Here(Option<u32>),
    /// Closes a call.
    Answer {
        /// Number of the player who called.
        player: u32,
        /// Kind of the call.
        call: PhoneCallName,
    },
}

/// The sender of an accepted request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffMember {
    /// Number of the event the device belongs to.
    pub event: u32,
    /// Role of the holder.
    pub role: StaffRole,
    /// Name of the holder.
    pub name: String,
}

impl StaffRole {
    /// Returns the author's name for the journal.
    fn author(self, name: &str) -> String {
        match self {
            StaffRole::Judge => format!("{name} (judge)"),
            StaffRole::Scorekeeper => format!("{name} (scorekeeper)"),
        }
    }
}

fn gone() -> AppError {
    AppError::of(Cause::PhonesGone)
}

impl Phones {
    /// Creates an invitation for the device of a judge or scorekeeper and returns its number. `key` is a hash of the
    /// secret sent to the device. The device's first request revokes the previous device of the same person in this
    /// role.
    ///
    /// # Errors
    /// `players.*` for an invalid name, `event.not_found`, `store.*`.
    pub fn issue_staff_phone(&self, event: u32, role: StaffRole, name: &str, key: &[u8; 32]) -> Result<u32, AppError> {
        let name = name.trim();
        check_name(name)?;
        let holder = PhoneHolder::Staff(role, name.to_owned()).text();
        Ok(self.core.journal().enrol(StreamId::event(event), &holder, key)?)
    }

    /// Returns the active devices of judges and scorekeepers of an event.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn staff_phones(&self, event: u32) -> Result<Vec<StaffPhoneView>, AppError> {
        self.events.read(event, |state, _| self.staff_phones_in(event, state))
    }

    /// Returns the devices of [`Phones::staff_phones`] for a state.
    pub(super) fn staff_phones_in(&self, event: u32, state: &EventState) -> Result<Vec<StaffPhoneView>, AppError> {
        let mut devices = self.core.journal().devices(StreamId::event(event))?;
        devices.sort_by(|one, other| one.holder.cmp(&other.holder));
        let shown = |device: DeviceRow| {
            let PhoneHolder::Staff(role, name) = PhoneHolder::read(&device.holder)? else { return None };
            let joined = device.asked > 0;
            // An unused invitation is at no table, even if an earlier device of the same person is.
            let table = state.phones.table_of(role.into(), &name).filter(|_| joined).map(u32::from);
            Some(StaffPhoneView { phone: device.id, role, name, joined, table })
        };
        Ok(devices.into_iter().filter_map(shown).collect())
    }

    /// Revokes the device of a judge or scorekeeper.
    ///
    /// # Errors
    /// `phones.gone` if there is none with this number; `store.*`.
    pub fn revoke_staff_phone(&self, event: u32, phone: u32) -> Result<(), AppError> {
        let (found, PhoneHolder::Staff(..)) = self.device_of(phone)? else { return Err(gone()) };
        let is_revoked =
            found.stream == StreamId::event(event) && self.core.journal().revoke(found.stream, found.id)?;
        if is_revoked { Ok(()) } else { Err(gone()) }
    }

    /// Handles a request of a judge or scorekeeper with a verified signature exactly once. `counter` is the request's
    /// sequence number and `digest` the hash of its bytes: a repeated request is answered without being executed
    /// again.
    ///
    /// # Errors
    /// `phones.not_yours` if the role may not do this; `phones.order`, `phones.gone`; those of
    /// [`Events::act`](crate::Events::act). A rejected request changes nothing and uses up its number
    /// ([`Phones::use_up_request`]).
    pub fn handle_staff_request(
        &self,
        phone: u32,
        counter: u64,
        digest: &[u8; 32],
        ask: &StaffRequest,
    ) -> Result<StaffMember, AppError> {
        let done = self.try_as_staff(phone, counter, digest, ask);
        done.map_err(|error| self.use_up_request(phone, counter, digest, error))
    }

    fn try_as_staff(
        &self,
        phone: u32,
        counter: u64,
        digest: &[u8; 32],
        ask: &StaffRequest,
    ) -> Result<StaffMember, AppError> {
        let (found, PhoneHolder::Staff(role, name)) = self.device_of(phone)? else { return Err(gone()) };
        let event = found.stream.number;
        let person = StaffMember { event, role, name };
        let name = person.name.as_str();
        if is_repeated(&found, counter, digest)? {
            return Ok(person);
        }
        let requester = Requester { by: role.author(name), phone, counter, digest };
        let act = match ask {
            StaffRequest::Look => {
                self.accept_request(&requester)?;
                return Ok(person);
            }
            StaffRequest::Act(act) => (**act).clone(),
            StaffRequest::Here(table) => EventAct::StandAtTable { role, name: name.to_owned(), table: *table },
            StaffRequest::Answer { player, call } => EventAct::CloseCall { player: *player, call: *call },
        };
        if !role.may(&act) || is_for_another(&act, &person) {
            return Err(AppError::of(Cause::PhonesNotYours));
        }
        self.events.act_for_request(event, &[act], &requester)?;
        Ok(person)
    }

    /// Returns a revision number for staff, which changes with every step, call and judge's table. `reports` is the
    /// number of [`Phones::reports_revision`].
    ///
    /// # Errors
    /// `store.*`.
    pub(super) fn staff_revision(&self, event: u32, state: &EventState, reports: u64) -> Result<u64, AppError> {
        let mut mark = std::hash::DefaultHasher::new();
        (state.length(), reports).hash(&mut mark);
        for device in self.core.journal().devices(StreamId::event(event))? {
            (device.id, device.asked > 0).hash(&mut mark);
        }
        Ok(mark.finish())
    }
}

/// Returns `true` if an act is in the name of another judge or scorekeeper.
fn is_for_another(act: &EventAct, person: &StaffMember) -> bool {
    matches!(act, EventAct::StandAtTable { role, name, .. } if (*role, name) != (person.role, &person.name))
}

#[cfg(test)]
mod tests;
