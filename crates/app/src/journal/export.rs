//! An event as a document, for export and import.
//!
//! Documents are written and read in pieces, because a long journal as a tree of JSON values needs many times the
//! memory of its text.

use std::collections::BTreeMap;

use serde::ser::{Error as _, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use store::Entry;

use crate::AppError;
use crate::error::{Cause, ErrorDetail, ErrorLocation};

/// An event in the exported format.
#[derive(Serialize)]
pub(crate) struct Exported<View> {
    /// The version of the program that wrote it.
    pub cantina: &'static str,
    /// The name of the event.
    pub name: String,
    /// The event's current state, for people and other programs. It is derived from the journal and ignored by the
    /// import.
    pub event: View,
    /// The recorded card data packages, if they were exported too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub card_data: Vec<CarriedPackage>,
    /// Its records, oldest first.
    pub journal: ExportedRecords,
}

/// A card data package in an exported document.
#[derive(Serialize, Deserialize)]
pub(crate) struct CarriedPackage {
    /// The id.
    pub id: String,
    /// The version, for people.
    pub version: String,
    /// The hash of its files.
    pub hash: String,
    /// The `.cantina-set` file in base64.
    pub archive: String,
}

/// An event in the exported format, with the fields of every object in alphabetical order.
#[derive(Serialize)]
pub(crate) struct SortedExported {
    cantina: &'static str,
    #[serde(serialize_with = "sorted")]
    event: Box<RawValue>,
    journal: ExportedRecords,
    name: String,
}

impl<View: Serialize> Exported<View> {
    /// Sorts the fields of every object.
    ///
    /// # Errors
    /// [`serde_json::Error`] if the view cannot be serialized.
    pub(crate) fn sorted(self) -> Result<SortedExported, serde_json::Error> {
        let event = serde_json::value::to_raw_value(&self.event)?;
        Ok(SortedExported { cantina: self.cantina, event, journal: self.journal, name: self.name })
    }
}

/// The records of a journal, written one by one.
pub(crate) struct ExportedRecords(Vec<Entry>);

impl ExportedRecords {
    /// Checks that all entries are JSON.
    ///
    /// # Errors
    /// `journal.unreadable` with the entry.
    pub(crate) fn new(entries: Vec<Entry>) -> Result<ExportedRecords, AppError> {
        for entry in &entries {
            serde_json::from_str::<&RawValue>(&entry.body).map_err(|error| {
                let cause = Cause::JournalUnreadable { error: ErrorDetail::text(&error) };
                AppError::of(cause).at(ErrorLocation::JournalEntry(entry.seq + 1))
            })?;
        }
        Ok(ExportedRecords(entries))
    }
}

impl Serialize for ExportedRecords {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|entry| ExportedEntry {
            at: &entry.at,
            body: &entry.body,
            seq: entry.seq,
        }))
    }
}

/// A record in an exported document.
#[derive(Serialize)]
struct ExportedEntry<'a> {
    /// The time of the record (RFC 3339).
    at: &'a str,
    /// The record's content, as in the journal.
    #[serde(rename = "record", serialize_with = "sorted_text")]
    body: &'a str,
    /// The record's place in the journal, from 0. The import uses the order in the document instead.
    seq: u64,
}

/// Serializes JSON text with the fields of every object in alphabetical order.
fn sorted_text<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let value: Value = serde_json::from_str(text).map_err(S::Error::custom)?;
    value.serialize(serializer)
}

/// Works like [`sorted_text`] for long texts: reads one level at a time.
fn sorted<S: Serializer>(json: &RawValue, serializer: S) -> Result<S::Ok, S::Error> {
    let text = json.get();
    match text.as_bytes().first() {
        Some(b'{') => {
            let fields: BTreeMap<String, &RawValue> = serde_json::from_str(text).map_err(S::Error::custom)?;
            serializer.collect_map(fields.into_iter().map(|(name, value)| (name, Sorted(value))))
        }
        Some(b'[') => {
            let values: Vec<&RawValue> = serde_json::from_str(text).map_err(S::Error::custom)?;
            serializer.collect_seq(values.into_iter().map(Sorted))
        }
        Some(_) | None => sorted_text(text, serializer),
    }
}

/// A value inside of the JSON text that [`sorted`] serializes.
struct Sorted<'a>(&'a RawValue);

impl Serialize for Sorted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        sorted(self.0, serializer)
    }
}

/// A record in an imported document.
#[derive(Deserialize)]
pub(crate) struct ImportedRecord<'a> {
    /// The time of the record (RFC 3339).
    pub at: String,
    /// The record's content, as in the journal.
    #[serde(borrow)]
    pub record: &'a RawValue,
    #[serde(default)]
    #[expect(dead_code, reason = "a document with an invalid place is refused")]
    seq: u64,
}

/// An event in the format read by the import.
#[derive(Deserialize)]
pub(crate) struct Imported<'a> {
    /// The name of the event. Version 0.1 stored it only in `event`.
    name: Option<String>,
    #[serde(default)]
    event: Option<Before>,
    #[serde(default)]
    pub card_data: Vec<CarriedPackage>,
    #[serde(borrow)]
    pub journal: Vec<ImportedRecord<'a>>,
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

impl Imported<'_> {
    /// Returns the name of the event, or `None` if the document does not contain it.
    pub(crate) fn name(&self) -> Option<&str> {
        let before = || self.event.as_ref()?.summary.as_ref().map(|summary| summary.name.as_str());
        self.name.as_deref().or_else(before)
    }
}
