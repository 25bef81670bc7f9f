//! An event as a document: what is exported, and what is taken in again.

use serde::{Deserialize, Serialize};

/// An event as it is written into a file.
#[derive(Serialize)]
pub(crate) struct Exported<View> {
    /// The version of the program that wrote it.
    pub cantina: String,
    /// The name of the event.
    pub name: String,
    /// What the event has come to, for people and other programs: it is worked out from the journal and never read again.
    pub event: View,
    /// Its records, oldest first.
    pub journal: Vec<ExportedRecord>,
}

/// A record in the document.
#[derive(Serialize, Deserialize)]
pub(crate) struct ExportedRecord {
    /// When it was made (RFC 3339).
    pub at: String,
    /// What it says, as in the journal.
    pub record: serde_json::Value,
    /// Its place in the journal, from 0; the order of the document is what counts.
    #[serde(default)]
    pub seq: u64,
}

/// The same as it is read.
#[derive(Deserialize)]
pub(crate) struct Imported {
    /// Version 0.1 said the name in what the event had come to.
    name: Option<String>,
    #[serde(default)]
    event: Option<Before>,
    pub journal: Vec<ExportedRecord>,
}

/// What the event had come to, as version 0.1 wrote it: only the name is read.
#[derive(Deserialize)]
struct Before {
    summary: Option<BeforeSummary>,
}

#[derive(Deserialize)]
struct BeforeSummary {
    name: String,
}

impl Imported {
    /// The name of the event; nothing when the document does not say it.
    pub(crate) fn name(&self) -> Option<&str> {
        let before = || self.event.as_ref()?.summary.as_ref().map(|summary| summary.name.as_str());
        self.name.as_deref().or_else(before)
    }
}
