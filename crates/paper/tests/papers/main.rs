//! What stands on the printed papers, read back from the PDF.

mod event;
mod reader;
mod sheets;
