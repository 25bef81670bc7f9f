//! The contents of the printouts, read back from the PDF.

mod event;
mod reader;
mod sheets;
