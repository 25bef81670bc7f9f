//! Card texts as few bytes that are read quickly: what a program carries with it instead of RON.
//!
//! The RON files are the only source. The build packs what they say, so a mistake in one stops the build with its file,
//! line and column. The form is of one build: it names nothing, and never leaves the program.

use crate::{AbilityError, Texts};

impl Texts {
    /// The texts as bytes.
    ///
    /// # Errors
    /// [`AbilityError`] when a text has no packed form.
    pub fn pack(&self) -> Result<Vec<u8>, AbilityError> {
        postcard::to_stdvec(self).map_err(|error| broken(&error))
    }

    /// Reads what [`Texts::pack`] has written.
    ///
    /// # Errors
    /// [`AbilityError`] when the bytes are not those of the same build.
    pub fn unpack(bytes: &[u8]) -> Result<Texts, AbilityError> {
        postcard::from_bytes(bytes).map_err(|error| broken(&error))
    }
}

fn broken(error: &postcard::Error) -> AbilityError {
    AbilityError { file: "the packed texts".to_owned(), line: 1, column: 1, what: error.to_string() }
}
