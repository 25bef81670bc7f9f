//! Rules profiles: the shipped ones, and the organiser's own as data.

use crate::ErrorCode;
use tournament::Profile;

use crate::contract::{ProfileProblemView, ProfileView};
use crate::event::view;
use crate::{AppError, Desk};

/// Where the organiser's own profiles are kept: a JSON array.
const SETTING: &str = "profiles";
/// The most profiles of one's own.
const MOST: usize = 100;
/// The largest profile that is read, in bytes.
const LARGEST: usize = 1 << 20;

fn read(json: &str) -> Result<Profile, AppError> {
    let unreadable = |what: String| {
        AppError::of(ErrorCode::ProfileUnreadable)
            .with("what", &what)
            .way_out("Start from a profile of the program: copy it, and change its values.")
    };
    if json.len() > LARGEST {
        return Err(unreadable("it is too long".to_owned()));
    }
    serde_json::from_str(json).map_err(|error| unreadable(error.to_string()))
}

fn problems(profile: &Profile) -> Vec<ProfileProblemView> {
    let view = |problem: tournament::ProfileProblem| ProfileProblemView {
        code: problem.code.to_owned(),
        field: problem.field,
        message: problem.what,
    };
    profile.problems().into_iter().map(view).collect()
}

/// The own profiles as they are kept.
fn kept(text: Option<String>) -> Result<Vec<Profile>, AppError> {
    let Some(text) = text else { return Ok(Vec::new()) };
    serde_json::from_str(&text).map_err(|error| {
        AppError::of(ErrorCode::ProfileDamaged).with("error", &error).way_out("Restore the newest backup.")
    })
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
                .map_err(|error| AppError::new(ErrorCode::ProfileUnwritable, error.to_string()))
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
        let unknown = AppError::new(ErrorCode::ProfileUnknown, format!("There is no rules profile {key:?}."))
            .with("key", key)
            .way_out(format!("The profiles are {}.", keys.join(", ")));
        profiles.iter().find(|profile| profile.key == key).cloned().ok_or(unknown)
    }

    /// Every rules profile in words, the shipped ones first.
    ///
    /// # Errors
    /// `profile.damaged`, `store.*`.
    pub fn list_profiles(&self) -> Result<Vec<ProfileView>, AppError> {
        Ok(self.profiles()?.iter().map(view::profile).collect())
    }

    /// A profile as JSON, to be edited.
    ///
    /// # Errors
    /// `profile.unknown`.
    pub fn profile_json(&self, key: &str) -> Result<String, AppError> {
        let profile = self.profile(key)?;
        serde_json::to_string_pretty(&profile)
            .map_err(|error| AppError::new(ErrorCode::ProfileUnwritable, error.to_string()))
    }

    /// What is wrong with an edited profile; nothing for a sound one.
    ///
    /// # Errors
    /// `profile.unreadable` when it is not the shape of a profile at all.
    pub fn check_profile(&self, json: &str) -> Result<Vec<ProfileProblemView>, AppError> {
        let profile = read(json)?;
        let mut found = problems(&profile);
        if Profile::by_key(&profile.key).is_some() {
            let message = "a profile of the program has this key".to_owned();
            found.push(ProfileProblemView { code: "profile.shipped".to_owned(), field: "key".to_owned(), message });
        }
        Ok(found)
    }

    /// Keeps a profile, in the place of an own one with its key. Events that use it already keep what they have.
    ///
    /// # Errors
    /// `profile.unreadable`; the first of [`Desk::check_profile`]; `profile.too_many`.
    pub fn save_profile(&self, json: &str) -> Result<Vec<ProfileView>, AppError> {
        if let Some(problem) = self.check_profile(json)?.into_iter().next() {
            return Err(AppError::new(ErrorCode::of(&problem.code), format!("{}.", problem.message)).at(problem.field));
        }
        let profile = read(json)?;
        self.change_profiles(|own| {
            own.retain(|other| other.key != profile.key);
            if own.len() >= MOST {
                return Err(AppError::of(ErrorCode::ProfileTooMany).with("most", MOST));
            }
            own.push(profile);
            Ok(())
        })?;
        self.list_profiles()
    }

    /// Removes an own profile. Events that use it keep what they have.
    ///
    /// # Errors
    /// `profile.unknown`, also for a shipped one.
    pub fn remove_profile(&self, key: &str) -> Result<Vec<ProfileView>, AppError> {
        self.change_profiles(|own| {
            let before = own.len();
            own.retain(|other| other.key != key);
            if own.len() == before {
                return Err(AppError::new(
                    ErrorCode::ProfileUnknown,
                    format!("You have no rules profile {key:?} of your own."),
                )
                .with("key", key));
            }
            Ok(())
        })?;
        self.list_profiles()
    }
}
