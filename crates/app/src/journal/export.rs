//! An event as a document, for export and import.

use serde::{Deserialize, Serialize};

/// An event in the exported format.
#[derive(Serialize)]
pub(crate) struct Exported<View> {
    /// The version of the program that wrote it.
    pub cantina: String,
    /// The name of the event.
    pub name: String,
    /// The event's current state, for people and other programs. It is derived from the journal and ignored by the
    /// import.
    pub event: View,
    /// Its records, oldest first.
    pub journal: Vec<ExportedRecord>,
}

/// A record in an exported document.
#[derive(Serialize, Deserialize)]
pub(crate) struct ExportedRecord {
    /// The time of the record (RFC 3339).
    pub at: String,
    /// The record's content, as in the journal.
    pub record: serde_json::Value,
    /// The record's place in the journal, from 0. The import uses the order in the document instead.
    #[serde(default)]
    pub seq: u64,
}

/// An event in the format read by the import.
#[derive(Deserialize)]
pub(crate) struct Imported {
    /// The name of the event. Version 0.1 stored it only in `event`.
    name: Option<String>,
    #[serde(default)]
    event: Option<Before>,
    pub journal: Vec<ExportedRecord>,
}

/// The event's state as written by version 0.1; only the name is read.
#[derive(Deserialize)]
struct Before {
    summary: Option<BeforeSummary>,
}

#[derive(Deserialize)]
struct BeforeSummary {
    name: String,
}

impl Imported {
    /// Returns the name of the event, or `None` if the document does not contain it.
    pub(crate) fn name(&self) -> Option<&str> {
        let before = || self.event.as_ref()?.summary.as_ref().map(|summary| summary.name.as_str());
        self.name.as_deref().or_else(before)
    }
}
