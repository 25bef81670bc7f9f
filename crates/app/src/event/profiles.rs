//! Rules profiles: the shipped ones, and the organiser's own as data.

use crate::error::{Cause, Fact};
use tournament::Profile;

use crate::contract::{ProfileProblemView, ProfileView};
use crate::event::view;
use crate::{AppError, Desk};

/// The setting that stores the organiser's own profiles: a JSON array.
const SETTING: &str = "profiles";
/// The most profiles of one's own.
const MOST: usize = 100;
/// The largest profile that is read, in bytes.
const LARGEST: usize = 1 << 20;

fn read(json: &str) -> Result<Profile, AppError> {
    if json.len() > LARGEST {
        return Err(AppError::of(Cause::ProfileTooLong));
    }
    serde_json::from_str(json).map_err(|error| AppError::of(Cause::ProfileUnreadable { what: Fact::said(error) }))
}

/// What is wrong with an edited profile, each with its field as place.
fn problems(profile: &Profile) -> Vec<AppError> {
    let mut found: Vec<AppError> = profile.problems().into_iter().map(AppError::from).collect();
    if Profile::by_key(&profile.key).is_some() {
        found.push(AppError::of(Cause::ProfileShipped { key: (&profile.key).into() }).at("key"));
    }
    found
}

/// The organiser's own profiles as they are stored.
fn kept(text: Option<String>) -> Result<Vec<Profile>, AppError> {
    let Some(text) = text else { return Ok(Vec::new()) };
    serde_json::from_str(&text).map_err(|error| AppError::of(Cause::ProfileDamaged { error: Fact::said(&error) }))
}

impl Desk {
    fn own_profiles(&self) -> Result<Vec<Profile>, AppError> {
        kept(self.store().setting(SETTING)?)
    }

    /// Changes the own profiles by what they are then: another program may be saving one too.
    fn change_profiles(&self, change: impl FnOnce(&mut Vec<Profile>) -> Result<(), AppError>) -> Result<(), AppError> {
        self.store().update_setting(SETTING, |old| {
            let mut profiles = kept(old)?;
            change(&mut profiles)?;
            serde_json::to_string(&profiles)
                .map_err(|error| AppError::of(Cause::ProfileUnwritable { error: Fact::said(error) }))
        })?;
        Ok(())
    }

    /// Every rules profile, the shipped ones first.
    ///
    /// # Errors
    /// `profile.damaged`, `store.*`.
    pub(crate) fn profiles(&self) -> Result<Vec<Profile>, AppError> {
        let mut profiles = Profile::all().to_vec();
        profiles.extend(self.own_profiles()?);
        Ok(profiles)
    }

    /// The profile with this key, shipped or own.
    ///
    /// # Errors
    /// `profile.unknown` with those that there are.
    pub(crate) fn profile(&self, key: &str) -> Result<Profile, AppError> {
        if let Some(profile) = Profile::by_key(key) {
            return Ok(profile);
        }
        let profiles = self.profiles()?;
        let keys: Vec<&str> = profiles.iter().map(|profile| profile.key.as_str()).collect();
        let unknown = AppError::of(Cause::ProfileUnknown { key: key.into(), profiles: keys.into() });
        profiles.iter().find(|profile| profile.key == key).cloned().ok_or(unknown)
    }

    /// Every rules profile in words, the shipped ones first.
    ///
    /// # Errors
    /// `profile.damaged`, `store.*`.
    pub fn list_profiles(&self) -> Result<Vec<ProfileView>, AppError> {
        let language = self.language_of_words();
        Ok(self.profiles()?.iter().map(|profile| view::profile(language, profile)).collect())
    }

    /// A profile as JSON, to be edited.
    ///
    /// # Errors
    /// `profile.unknown`.
    pub fn profile_json(&self, key: &str) -> Result<String, AppError> {
        let profile = self.profile(key)?;
        serde_json::to_string_pretty(&profile)
            .map_err(|error| AppError::of(Cause::ProfileUnwritable { error: Fact::said(error) }))
    }

    /// What is wrong with an edited profile; nothing for a sound one.
    ///
    /// # Errors
    /// `profile.unreadable` when it is not the shape of a profile at all.
    pub fn check_profile(&self, json: &str) -> Result<Vec<ProfileProblemView>, AppError> {
        let profile = read(json)?;
        let view = |problem: AppError| {
            let AppError { code, message, place, .. } = self.worded(problem);
            ProfileProblemView { code: code.to_string(), field: place.unwrap_or_default(), message }
        };
        Ok(problems(&profile).into_iter().map(view).collect())
    }

    /// Saves a profile, in the place of an own one with its key. Events that use it already keep the copy they have.
    ///
    /// # Errors
    /// `profile.unreadable`; the first of [`Desk::check_profile`]; `profile.too_many`.
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

    /// Removes an own profile. Events that use it keep their copy.
    ///
    /// # Errors
    /// `profile.unknown`, also for a shipped one.
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
