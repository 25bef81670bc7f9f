//! Compact binary form of card texts, embedded in the program instead of RON because it loads faster.
//!
//! The RON files are the only source. They are packed during the build, so a mistake in one stops the build with its
//! file, line and column. The format is valid only within one build: it contains no names and never leaves the program.

use crate::{AbilityError, Texts};

impl Texts {
    /// Encodes the texts.
    ///
    /// # Errors
    /// [`AbilityError`] if a text cannot be packed.
    pub fn pack(&self) -> Result<Vec<u8>, AbilityError> {
        postcard::to_stdvec(self).map_err(|error| broken(&error))
    }

    /// Decodes the output of [`Texts::pack`].
    ///
    /// # Errors
    /// [`AbilityError`] if the bytes were not written by the same build.
    pub fn unpack(bytes: &[u8]) -> Result<Texts, AbilityError> {
        postcard::from_bytes(bytes).map_err(|error| broken(&error))
    }
}

fn broken(error: &postcard::Error) -> AbilityError {
    AbilityError { file: "the packed texts".to_owned(), line: 1, column: 1, what: error.to_string() }
}
