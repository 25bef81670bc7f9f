//! Appends: one transaction each, recognised after a lost answer.

use store::{Appended, FIRST_HASH, NewEntry, NewStream, RequestOutcome, Step, StoreError, StreamId, entry_hash};
use tokio_postgres::Row;

use crate::connection::Tx;
use crate::device_rows;
use crate::error::TxError;
use crate::rows::{Head, head};

/// Random number that identifies an append of this program.
pub(crate) type AppendId = [u8; 16];

/// Creates a stream with its first entries.
pub(crate) fn create(tx: &mut Tx<'_>, new: &NewStream, append: AppendId, again: bool) -> Result<StreamId, TxError> {
    let kind = new.kind.code();
    let stream = |row: &Row| {
        // The table has no number beyond a u32.
        StreamId { kind: new.kind, number: u32::try_from(row.get::<_, i64>(0)).unwrap_or(u32::MAX) }
    };
    // Numbers have no gaps: only one stream of a kind is created at a time in a shop.
    tx.query("SELECT pg_advisory_xact_lock(hashtext('cantina.stream.' || $1::text), cantina.own_shop())", &[&kind])?;
    if again && let Some(known) = tx.first("SELECT number FROM cantina.stream WHERE append = $1", &[&&append[..]])? {
        return Ok(stream(&known));
    }
    let row = tx.first(
        "INSERT INTO cantina.stream (kind, number, created_at, updated_at, name, head, status, start, append)
         SELECT $1::text, coalesce(max(number), 0) + 1, $2::bytea, $2, $3::bytea, $4::bytea, $5::bytea, $6::bytea,
             $7::bytea FROM cantina.stream WHERE kind = $1
         RETURNING number, id",
        &[
            &kind,
            &new.at.as_bytes(),
            &new.name.as_bytes(),
            &&FIRST_HASH[..],
            &new.status.as_bytes(),
            &new.start.as_bytes(),
            &&append[..],
        ],
    )?;
    let Some(row) = row else {
        return Err(StoreError::NoStream { stream: StreamId { kind: new.kind, number: 0 } }.into());
    };
    let id = stream(&row);
    let head = Head { row: row.get(1), length: 0, hash: FIRST_HASH };
    extend(tx, id, head, &Step::new(0, &new.entries), append)?;
    Ok(id)
}

/// Appends entries after the expected ones, with the request that they belong to.
pub(crate) fn append(
    tx: &mut Tx<'_>,
    stream: StreamId,
    step: &Step<'_>,
    append: AppendId,
    again: bool,
) -> Result<Appended, TxError> {
    let head = head(tx, stream)?;
    if again && is_own(tx, &head, step, append)? {
        let length = step.expected + step.entries.len() as u64;
        return Ok(Appended { length, request: RequestOutcome::Now });
    }
    let request = match step.request {
        None => RequestOutcome::Now,
        Some(request) => device_rows::accept(tx, request, false)?,
    };
    if request != RequestOutcome::Now {
        tx.skip_count();
        return Ok(Appended { length: head.length, request });
    }
    if head.length != step.expected {
        return Err(StoreError::Conflict { expected: step.expected, found: head.length }.into());
    }
    Ok(Appended { length: extend(tx, stream, head, step, append)?, request })
}

/// Returns `true` if an earlier run of this append was committed although its answer was lost.
fn is_own(tx: &mut Tx<'_>, head: &Head, step: &Step<'_>, append: AppendId) -> Result<bool, TxError> {
    let expected = i64::try_from(step.expected).unwrap_or(i64::MAX);
    let found = tx.first("SELECT append FROM cantina.entry WHERE stream = $1 AND seq = $2", &[&head.row, &expected])?;
    Ok(found.is_some_and(|row| row.get::<_, &[u8]>(0) == append))
}

/// Most entries in one statement, so that each statement is answered within the time limit.
const MOST: usize = 5_000;

/// Writes the entries of a step and the new end of the stream. Returns the new length.
fn extend(tx: &mut Tx<'_>, stream: StreamId, head: Head, step: &Step<'_>, append: AppendId) -> Result<u64, TxError> {
    let Head { row, mut length, mut hash } = head;
    for entries in step.entries.chunks(MOST) {
        let (first, mut hashes, mut newest) = (length, Vec::new(), "");
        for (seq, NewEntry { kind, at, body }) in (first..).zip(entries) {
            hash = entry_hash(stream, &hash, seq, [kind, at, body]);
            hashes.push(hash);
            newest = at;
        }
        let column =
            |of: fn(&NewEntry) -> &str| -> Vec<&[u8]> { entries.iter().map(|entry| of(entry).as_bytes()).collect() };
        let hashes: Vec<&[u8]> = hashes.iter().map(|hash| &hash[..]).collect();
        length = first + entries.len() as u64;
        tx.execute(
            "WITH added AS (
                 INSERT INTO cantina.entry (stream, seq, kind, at, body, hash, append, shop)
                 SELECT $1::bigint, $2::bigint + place - 1, kind, at, body, hash, $7::bytea, own.shop
                 FROM (SELECT cantina.own_shop()) AS own (shop),
                     unnest($3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[])
                     WITH ORDINALITY AS fresh (kind, at, body, hash, place))
             UPDATE cantina.stream SET length = $8, head = $9, updated_at = $10, name = coalesce($11, name),
                 status = coalesce($12, status) WHERE id = $1",
            &[
                &row,
                &first.cast_signed(),
                &column(|entry| &entry.kind),
                &column(|entry| &entry.at),
                &column(|entry| &entry.body),
                &hashes,
                &&append[..],
                &length.cast_signed(),
                &&hash[..],
                &step.at.unwrap_or(newest).as_bytes(),
                &step.name.map(str::as_bytes),
                &step.status.map(str::as_bytes),
            ],
        )?;
    }
    Ok(length)
}
