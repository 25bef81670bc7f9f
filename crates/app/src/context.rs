//! The inputs of a decision besides the state that it is about.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::Catalog;
use chrono::{DateTime, Utc};
use draft::Ratings;
use model::SetCode;
use tournament::Profile;

use crate::AppError;
use crate::contract::TextLanguage;
use crate::error::{Cause, ErrorDetail};

/// A value that is read when a decision first needs it.
pub(crate) type Lazy<'a, T> = LazyCell<T, Box<dyn FnOnce() -> T + 'a>>;

/// The inputs of [`Aggregate::decide`](crate::streams::Aggregate::decide) besides the state: with the same context, a
/// command has the same outcome.
pub(crate) struct Context<'a> {
    pub(crate) catalog: &'a Arc<Catalog>,
    /// The catalogue with the user's card names, for reading deck lists.
    pub(crate) names: Lazy<'a, Arc<Catalog>>,
    /// The user's rules profiles; empty if no command names one.
    pub(crate) profiles: Vec<Profile>,
    pub(crate) ratings: &'a CachedRatings,
    /// Fresh seed for commands that draw at random; 0 for streams without such commands.
    pub(crate) seed: u64,
    pub(crate) now: DateTime<Utc>,
    /// Language of texts that are stored, such as notes.
    pub(crate) language: Lazy<'a, TextLanguage>,
    /// Author of the change, if known.
    pub(crate) author: Option<String>,
}

impl Context<'_> {
    /// Returns the bots' ratings of a set's cards; `None` stands for all sets.
    ///
    /// # Errors
    /// `set.*` if the set has no boosters.
    pub(crate) fn ratings(&self, set: Option<SetCode>) -> Result<Arc<Ratings>, AppError> {
        self.ratings.of_set(self.catalog, set)
    }

    /// Returns the bundled or custom rules profile with this key.
    ///
    /// # Errors
    /// `profile.unknown` with the available keys.
    pub(crate) fn profile(&self, key: &str) -> Result<Profile, AppError> {
        let bundled = Profile::by_key(key);
        let found = bundled.or_else(|| self.profiles.iter().find(|profile| profile.key == key).cloned());
        found.ok_or_else(|| {
            let known = Profile::all().iter().chain(&self.profiles);
            let keys: Vec<&str> = known.map(|profile| profile.key.as_str()).collect();
            AppError::of(Cause::ProfileUnknown { key: ErrorDetail::text(key), profiles: keys.into() })
        })
    }

    /// Returns an error's message in the language of stored texts.
    pub(crate) fn localize(&self, error: AppError) -> String {
        error.in_language(*self.language).message
    }
}

/// Bot ratings of the cards of each set, and of all sets together, computed on first use.
#[derive(Default)]
pub(crate) struct CachedRatings(Mutex<HashMap<Option<SetCode>, Arc<Ratings>>>);

impl CachedRatings {
    /// Returns the ratings of a set's cards; `None` stands for all sets.
    ///
    /// # Errors
    /// `set.*` if the set has no boosters.
    pub(crate) fn of_set(&self, catalog: &Arc<Catalog>, set: Option<SetCode>) -> Result<Arc<Ratings>, AppError> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&set).map(Arc::clone);
        if let Some(ratings) = known {
            return Ok(ratings);
        }
        // Computed without the lock. Two threads may compute the same ratings; the results are equal.
        let ratings = match set {
            Some(set) => Ratings::new(catalog, set),
            None => Ratings::of_all_cards(catalog),
        };
        let ratings = Arc::new(ratings.map_err(AppError::from)?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(set, Arc::clone(&ratings));
        Ok(ratings)
    }
}
