//! Columns of rows, and the ends of streams.

use store::{FIRST_HASH, StoreError, StreamId};
use tokio_postgres::Row;

use crate::connection::Tx;
use crate::error::TxError;

/// Returns a column of 32 bytes.
pub(crate) fn hash(row: &Row, column: usize) -> [u8; 32] {
    // The tables have no other length.
    row.get::<_, &[u8]>(column).try_into().unwrap_or(FIRST_HASH)
}

/// Returns a number that is never negative.
pub(crate) fn count(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column).unsigned_abs()
}

/// Returns a column with a text.
pub(crate) fn text(row: &Row, column: usize) -> Result<String, TxError> {
    let bytes: &[u8] = row.get(column);
    String::from_utf8(bytes.to_vec()).map_err(|error| {
        let detail = format!("a text in the database is not UTF-8: {error}");
        TxError::Store(StoreError::Malformed { path: "cantina".into(), detail })
    })
}

/// Primary key, length and end of the hash chain of a stream.
pub(crate) struct Head {
    pub(crate) row: i64,
    pub(crate) length: u64,
    pub(crate) hash: [u8; 32],
}

/// Returns the end of a stream, and locks the stream until the end of the transaction.
///
/// # Errors
/// [`StoreError::NoStream`].
pub(crate) fn head(tx: &mut Tx<'_>, stream: StreamId) -> Result<Head, TxError> {
    let (kind, number) = (stream.kind.code(), i64::from(stream.number));
    let found = tx.first(
        "SELECT id, length, head FROM cantina.stream WHERE kind = $1 AND number = $2 FOR NO KEY UPDATE",
        &[&kind, &number],
    )?;
    let found = found.ok_or(StoreError::NoStream { stream })?;
    Ok(Head { row: found.get(0), length: count(&found, 1), hash: hash(&found, 2) })
}
