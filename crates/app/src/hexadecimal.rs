//! Bytes as hexadecimal digits.

/// Formats bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses hexadecimal digits. Returns `None` for any other text.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let pairs = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    pairs.chunks(2).map(|pair| u8::try_from(pair.iter().fold(0, |value, digit| value * 16 + digit)).ok()).collect()
}
