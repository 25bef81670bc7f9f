//! Tournaments as JSON documents, for the tools of other organisers.
