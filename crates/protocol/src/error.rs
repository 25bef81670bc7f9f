//! Errors: a code for programs, a message for people.

use serde_json::{Map, Value};

/// The error of a rejected line. The game is unchanged.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ProtocolError {
    code: &'static str,
    message: String,
    more: Map<String, Value>,
}

impl ProtocolError {
    /// Returns an error with its code and message.
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        ProtocolError { code, message: message.into(), more: Map::new() }
    }

    /// Adds the position in the line, or the part of the request.
    pub(crate) fn at(self, place: impl Into<String>) -> Self {
        self.with("at", Value::String(place.into()))
    }

    /// Adds further details.
    pub(crate) fn with(mut self, key: &str, value: Value) -> Self {
        self.more.insert(key.to_owned(), value);
        self
    }

    /// Returns the error as JSON.
    pub(crate) fn into_value(self) -> Value {
        let mut error = self.more;
        error.insert("code".to_owned(), self.code.into());
        error.insert("message".to_owned(), self.message.into());
        Value::Object(error)
    }

    /// Returns the error for a line that serde cannot parse.
    pub(crate) fn json(error: &serde_json::Error) -> Self {
        let at = format!("column {}", error.column());
        let words = error.to_string();
        let words = words.split(" at line ").next().unwrap_or_default();
        match error.classify() {
            serde_json::error::Category::Data => ProtocolError::new("request.wrong", words).at(at),
            serde_json::error::Category::Syntax
            | serde_json::error::Category::Eof
            | serde_json::error::Category::Io => ProtocolError::new("line.not_json", words).at(at),
        }
    }
}
