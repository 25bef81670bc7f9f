//! Sequence numbers of phone requests, and the epoch they belong to.

use store::{DeviceRow, Request, RequestOutcome};

use crate::error::Cause;
use crate::phones::Phones;
use crate::record::Requester;
use crate::streams::is_accepted_now;
use crate::{AppError, ErrorCode};

impl Phones {
    /// Returns the epoch of phone requests, which is part of their signature. Empty for a database that was never
    /// replaced. It changes when a backup is restored, and never while the desk is open.
    ///
    /// # Errors
    /// `store.*`.
    pub fn phone_epoch(&self) -> Result<String, AppError> {
        Ok(self.core.journal().epoch()?)
    }

    /// Uses up the number of a request rejected with `error`, and returns the error for its phone. The same request
    /// is then rejected whenever it is repeated. Requests that may be retried unchanged (`store.locked`,
    /// `store.conflict`) and requests out of order keep their numbers.
    pub fn use_up_request(&self, phone: u32, counter: u64, digest: &[u8; 32], error: AppError) -> AppError {
        let keeps = [ErrorCode::PhonesGone, ErrorCode::PhonesOrder, ErrorCode::StoreLocked, ErrorCode::StoreConflict];
        if keeps.contains(&error.code) {
            return error;
        }
        match self.core.journal().accept(&Request { device: phone, counter, digest: *digest }, true) {
            Ok(RequestOutcome::OutOfOrder { asked }) => AppError::of(Cause::PhonesOrder { asked: asked.into() }),
            Ok(RequestOutcome::Ended | RequestOutcome::Unknown) => AppError::of(Cause::PhonesGone),
            Ok(RequestOutcome::Now | RequestOutcome::Again | RequestOutcome::Refused) => error,
            // Nothing can be written, so the phone gets that error instead.
            Err(_) => error,
        }
    }

    /// Reserves the numbers `from` to `to` for reads by a scorekeeper's device. Returns `None` if they were reserved,
    /// otherwise the highest number reserved before.
    ///
    /// # Errors
    /// `store.*`.
    pub fn reserve_phone_reads(&self, phone: u32, from: u64, to: u64) -> Result<Option<u64>, AppError> {
        Ok(self.core.journal().reserve_reads(phone, from, to)?)
    }

    /// Localizes an error in the window's language, or in English if that cannot be read.
    pub fn localize_error(&self, error: AppError) -> AppError {
        self.core.localize_error(error)
    }

    /// Accepts a phone's request that changes nothing in an event. It uses up its number.
    ///
    /// # Errors
    /// `phones.order`, `phones.gone`, `phones.refused`; `store.*`.
    pub(crate) fn accept_request(&self, asker: &Requester<'_>) -> Result<(), AppError> {
        is_accepted_now(self.core.journal().accept(&asker.request(), false)?).map(drop)
    }
}

/// Returns `true` if a request is the latest one of its phone, whose effects are already stored.
///
/// # Errors
/// `phones.refused` if that request was rejected; `phones.order` if the request is neither the latest nor the next one.
pub(super) fn is_repeated(found: &DeviceRow, counter: u64, digest: &[u8; 32]) -> Result<bool, AppError> {
    if found.asked == counter && found.newest.as_ref() == Some(digest) {
        return if found.refused { Err(AppError::of(Cause::PhonesRefused)) } else { Ok(true) };
    }
    match found.asked.checked_add(1) == Some(counter) {
        true => Ok(false),
        false => Err(AppError::of(Cause::PhonesOrder { asked: found.asked.into() })),
    }
}
