//! Rules profiles: the bundled ones and the organiser's custom ones.

use crate::error::{Cause, ErrorDetail};
use crate::event::Events;
use tournament::Profile;

use crate::AppError;
use crate::contract::{ProfileProblemView, ProfileView};
use crate::event::view;

/// Setting that stores the organiser's custom profiles as a JSON array.
const SETTING: &str = "profiles";
/// Maximum number of custom profiles.
const MOST: usize = 100;
/// Maximum size of a profile, in bytes.
const LARGEST: usize = 1 << 20;

fn read(json: &str) -> Result<Profile, AppError> {
    if json.len() > LARGEST {
        return Err(AppError::of(Cause::ProfileTooLong));
    }
    serde_json::from_str(json)
        .map_err(|error| AppError::of(Cause::ProfileUnreadable { what: ErrorDetail::text(error) }))
}

/// Returns the problems of an edited profile, each with its field as place.
fn problems(profile: &Profile) -> Vec<AppError> {
    let mut found: Vec<AppError> = profile.problems().into_iter().map(AppError::from).collect();
    if Profile::by_key(&profile.key).is_some() {
        found.push(AppError::of(Cause::ProfileShipped { key: (&profile.key).into() }).at("key"));
    }
    found
}

/// Reads the stored custom profiles.
fn kept(text: Option<String>) -> Result<Vec<Profile>, AppError> {
    let Some(text) = text else { return Ok(Vec::new()) };
    serde_json::from_str(&text)
        .map_err(|error| AppError::of(Cause::ProfileDamaged { error: ErrorDetail::text(&error) }))
}

impl Events {
    /// Returns the organiser's custom profiles.
    pub(crate) fn own_profiles(&self) -> Result<Vec<Profile>, AppError> {
        kept(self.core.store().setting(SETTING)?)
    }

    /// Updates the custom profiles in one transaction, because another program may be saving one as well.
    fn change_profiles(&self, change: impl FnOnce(&mut Vec<Profile>) -> Result<(), AppError>) -> Result<(), AppError> {
        self.core.store().update_setting(SETTING, |old| {
            let mut profiles = kept(old)?;
            change(&mut profiles)?;
            serde_json::to_string(&profiles)
                .map_err(|error| AppError::of(Cause::ProfileUnwritable { error: ErrorDetail::text(error) }))
        })?;
        Ok(())
    }

    /// Returns all rules profiles, the bundled ones first.
    ///
    /// # Errors
    /// `profile.damaged`, `store.*`.
    pub(crate) fn profiles(&self) -> Result<Vec<Profile>, AppError> {
        let mut profiles = Profile::all().to_vec();
        profiles.extend(self.own_profiles()?);
        Ok(profiles)
    }

    /// Returns the bundled or custom profile with this key.
    ///
    /// # Errors
    /// `profile.unknown` with the available keys.
    pub(crate) fn profile(&self, key: &str) -> Result<Profile, AppError> {
        if let Some(profile) = Profile::by_key(key) {
            return Ok(profile);
        }
        let profiles = self.profiles()?;
        let keys: Vec<&str> = profiles.iter().map(|profile| profile.key.as_str()).collect();
        let unknown = AppError::of(Cause::ProfileUnknown { key: key.into(), profiles: keys.into() });
        profiles.iter().find(|profile| profile.key == key).cloned().ok_or(unknown)
    }

    /// Returns the views of all rules profiles, the bundled ones first.
    ///
    /// # Errors
    /// `profile.damaged`, `store.*`.
    pub fn list_profiles(&self) -> Result<Vec<ProfileView>, AppError> {
        let language = self.core.message_language();
        Ok(self.profiles()?.iter().map(|profile| view::profile(language, profile)).collect())
    }

    /// Returns a profile as JSON for editing.
    ///
    /// # Errors
    /// `profile.unknown`.
    pub fn profile_json(&self, key: &str) -> Result<String, AppError> {
        let profile = self.profile(key)?;
        serde_json::to_string_pretty(&profile)
            .map_err(|error| AppError::of(Cause::ProfileUnwritable { error: ErrorDetail::text(error) }))
    }

    /// Returns the problems of an edited profile; empty for a valid one.
    ///
    /// # Errors
    /// `profile.unreadable` if the JSON does not have the shape of a profile.
    pub fn check_profile(&self, json: &str) -> Result<Vec<ProfileProblemView>, AppError> {
        let profile = read(json)?;
        let view = |problem: AppError| {
            let AppError { code, message, place, .. } = self.core.localize_error(problem);
            ProfileProblemView { code: code.to_string(), field: place.unwrap_or_default(), message }
        };
        Ok(problems(&profile).into_iter().map(view).collect())
    }

    /// Saves a custom profile, replacing one with the same key. Events that already use it keep their copy.
    ///
    /// # Errors
    /// `profile.unreadable`; the first of [`Events::check_profile`]; `profile.too_many`.
    pub fn save_profile(&self, json: &str) -> Result<Vec<ProfileView>, AppError> {
        let profile = read(json)?;
        if let Some(problem) = problems(&profile).into_iter().next() {
            return Err(problem);
        }
        self.change_profiles(|own| {
            own.retain(|other| other.key != profile.key);
            if own.len() >= MOST {
                return Err(AppError::of(Cause::ProfileTooMany { most: MOST.into() }));
            }
            own.push(profile);
            Ok(())
        })?;
        self.list_profiles()
    }

    /// Removes a custom profile. Events that use it keep their copy.
    ///
    /// # Errors
    /// `profile.unknown`, including for a bundled one.
    pub fn remove_profile(&self, key: &str) -> Result<Vec<ProfileView>, AppError> {
        self.change_profiles(|own| {
            let before = own.len();
            own.retain(|other| other.key != key);
            if own.len() == before {
                return Err(AppError::of(Cause::ProfileNotOwn { key: key.into() }));
            }
            Ok(())
        })?;
        self.list_profiles()
    }
}
