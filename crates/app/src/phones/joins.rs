//! Approval of phones that join by name: the player reads out the four digits on the phone.

use crate::AppError;
use crate::error::Cause;

/// Number of digits in a code.
const DIGITS: usize = 4;

/// Returns the number of the request whose phone shows the typed code, ignoring spaces. `waiting` has the number and
/// the code of each request.
///
/// # Errors
/// `phones.join_code` when no phone shows it.
pub fn join_with_code<'a>(waiting: impl IntoIterator<Item = (u32, &'a str)>, typed: &str) -> Result<u32, AppError> {
    let code: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let found = waiting.into_iter().find(|(_, shown)| code.len() == DIGITS && *shown == code);
    let shown: String = typed.trim().chars().take(2 * DIGITS).collect();
    found.map(|(number, _)| number).ok_or_else(|| AppError::of(Cause::PhonesJoinCode { code: shown.into() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorCode;

    #[test]
    fn join_with_code_finds_the_request_whose_phone_shows_the_digits() {
        let waiting = || [(7, "0471"), (8, "4711")];
        assert_eq!(join_with_code(waiting(), " 47 11 ").expect("a request"), 8);
        assert_eq!(join_with_code(waiting(), "0471").expect("a request"), 7);
        for wrong in ["", "471", "4712", "47110", "471\u{661}"] {
            let refused = join_with_code(waiting(), wrong).expect_err("no such phone");
            assert_eq!(refused.code, ErrorCode::PhonesJoinCode, "{wrong}");
            assert!(refused.message.contains(wrong) && refused.next_step.contains("four digits"), "{refused:?}");
        }
    }
}
