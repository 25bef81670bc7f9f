//! The open database: its streams and entries.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Instant;

use store::{
    Appended, Entry, FIRST_HASH, Journal, NewStream, Step, StoreError, StreamId, StreamKind, StreamRow, entry_hash,
};
use tokio_postgres::Row;

use crate::append::{self, AppendId};
use crate::connection::{Parameters, Tx};
use crate::error::TxError;
use crate::news::{FALL_BACK, News};
use crate::pool::{Pool, READING, WRITING};
use crate::rows::{count, hash, head, text};
use crate::schema::Opened;
use crate::{Address, schema};

/// The columns of a stream, for [`stream_row`].
macro_rules! streams {
    ($rest:literal) => {
        concat!(
            "SELECT number, name, created_at, updated_at, archived, start, status, length FROM cantina.stream ",
            $rest
        )
    };
}

/// An open database on a server. Share it between threads.
pub struct PostgresJournal {
    pool: Pool,
    /// Notifications of changes, from the first question about them on.
    news: OnceLock<News>,
    /// The write counter and when it was read.
    counted: Mutex<Option<(u64, Instant)>>,
    pub(crate) epoch: String,
    /// Number of the shop that the login belongs to.
    shop: i32,
}

impl PostgresJournal {
    /// Opens a database with the login of a desk.
    ///
    /// # Errors
    /// `store.server_*` if the server, its tables or the login cannot be used; [`StoreError::Newer`].
    pub fn open(address: &Address) -> Result<PostgresJournal, StoreError> {
        let pool = Pool::new(address)?;
        let Opened { epoch, shop } = pool.run(READING, |connection, _| schema::check(connection, address))?;
        Ok(PostgresJournal { pool, news: OnceLock::new(), counted: Mutex::default(), epoch, shop })
    }

    /// Returns the address, without its password.
    pub fn address(&self) -> &Address {
        self.pool.address()
    }

    /// Runs `work` as one transaction. Its second argument is `true` if an earlier run may have been committed.
    pub(crate) fn write<T>(
        &self,
        mut work: impl FnMut(&mut Tx<'_>, bool) -> Result<T, TxError>,
    ) -> Result<T, StoreError> {
        let written = self.pool.run(WRITING, |connection, again| connection.write(|tx| work(tx, again)));
        if let Some(news) = self.news.get() {
            news.changed();
        }
        written
    }

    /// Returns the rows of a statement, converted.
    pub(crate) fn read_rows<T>(
        &self,
        sql: &'static str,
        values: &Parameters<'_>,
        convert: impl Fn(&Row) -> Result<T, TxError>,
    ) -> Result<Vec<T>, StoreError> {
        self.pool.run(READING, |connection, _| connection.query(sql, values)?.iter().map(&convert).collect())
    }
}

fn number(row: &Row) -> u32 {
    // The table has no number beyond a u32.
    u32::try_from(row.get::<_, i64>(0)).unwrap_or(u32::MAX)
}

fn stream_row(kind: StreamKind) -> impl Fn(&Row) -> Result<StreamRow, TxError> {
    move |row| {
        Ok(StreamRow {
            id: StreamId { kind, number: number(row) },
            name: text(row, 1)?,
            created_at: text(row, 2)?,
            updated_at: text(row, 3)?,
            archived: row.get(4),
            start: text(row, 5)?,
            status: text(row, 6)?,
            length: count(row, 7),
        })
    }
}

/// Verifies the rows of a stream from the entry before index `from` on, and returns its entries from `from` on.
fn verified(stream: StreamId, from: u64, rows: &[Row]) -> Result<Vec<Entry>, TxError> {
    let Some(first) = rows.first() else { return Err(StoreError::NoStream { stream }.into()) };
    let (length, end) = (count(first, 0), hash(first, 1));
    let (mut next, mut last) = (from.min(length), FIRST_HASH);
    let mut entries = rows.iter().filter(|row| row.get::<_, Option<i64>>(2).is_some());
    if next > 0 {
        let before = entries.next().filter(|row| count(row, 2) == next - 1);
        last = hash(before.ok_or(StoreError::Corrupt { stream, seq: next - 1 })?, 3);
    }
    let mut read = Vec::new();
    for row in entries {
        let corrupt = |_| TxError::Store(StoreError::Corrupt { stream, seq: next });
        let (kind, at) = (text(row, 4).map_err(corrupt)?, text(row, 5).map_err(corrupt)?);
        let entry = Entry { seq: count(row, 2), kind, at, body: text(row, 6).map_err(corrupt)? };
        last = entry_hash(stream, &last, next, [&entry.kind, &entry.at, &entry.body]);
        if entry.seq != next || hash(row, 3) != last {
            return Err(StoreError::Corrupt { stream, seq: next }.into());
        }
        read.push(entry);
        next += 1;
    }
    if next == length && last == end {
        Ok(read)
    } else {
        Err(StoreError::Corrupt { stream, seq: next.min(length) }.into())
    }
}

impl Journal for PostgresJournal {
    fn create(&self, new: &NewStream) -> Result<StreamId, StoreError> {
        let id: AppendId = rand::random();
        self.write(|tx, again| append::create(tx, new, id, again))
    }

    fn append(&self, stream: StreamId, step: &Step<'_>) -> Result<Appended, StoreError> {
        let id: AppendId = rand::random();
        self.write(|tx, again| append::append(tx, stream, step, id, again))
    }

    fn read(&self, stream: StreamId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let (kind, number) = (stream.kind.code(), i64::from(stream.number));
        let first = i64::try_from(from).unwrap_or(i64::MAX);
        // One statement, so that the entries and the end of the stream are those of one moment. Of the entry before the
        // first, only the hash is sent.
        self.pool.run(READING, |connection, _| {
            let rows = connection.query(
                "SELECT length, head, seq, hash,
                     CASE WHEN seq >= least($3, length) THEN entry.kind END,
                     CASE WHEN seq >= least($3, length) THEN at END,
                     CASE WHEN seq >= least($3, length) THEN body END
                 FROM cantina.stream
                 LEFT JOIN cantina.entry ON entry.stream = stream.id AND seq >= least($3, length) - 1
                 WHERE stream.kind = $1 AND number = $2 ORDER BY seq",
                &[&kind, &number, &first],
            )?;
            verified(stream, from, &rows)
        })
    }

    fn first(&self, stream: StreamId) -> Result<Option<Entry>, StoreError> {
        let (kind, number) = (stream.kind.code(), i64::from(stream.number));
        self.pool.run(READING, |connection, _| {
            let found = connection.query(
                "SELECT length, head, seq, hash, entry.kind, at, body
                 FROM cantina.stream LEFT JOIN cantina.entry ON entry.stream = stream.id AND seq = 0
                 WHERE stream.kind = $1 AND number = $2",
                &[&kind, &number],
            )?;
            let row = found.first().ok_or(StoreError::NoStream { stream })?;
            let corrupt = || TxError::Store(StoreError::Corrupt { stream, seq: 0 });
            if row.get::<_, Option<i64>>(2).is_none() {
                return if count(row, 0) == 0 { Ok(None) } else { Err(corrupt()) };
            }
            let part = |at| text(row, at).map_err(|_| corrupt());
            let entry = Entry { seq: 0, kind: part(4)?, at: part(5)?, body: part(6)? };
            let expected = entry_hash(stream, &FIRST_HASH, 0, [&entry.kind, &entry.at, &entry.body]);
            if hash(row, 3) == expected { Ok(Some(entry)) } else { Err(corrupt()) }
        })
    }

    fn heads(&self, kind: StreamKind) -> Result<Vec<(StreamId, u64)>, StoreError> {
        self.read_rows(
            "SELECT number, length FROM cantina.stream WHERE kind = $1 ORDER BY number DESC",
            &[&kind.code()],
            |row| Ok((StreamId { kind, number: number(row) }, count(row, 1))),
        )
    }

    fn rows(&self, kind: StreamKind) -> Result<Vec<StreamRow>, StoreError> {
        self.read_rows(streams!("WHERE kind = $1 ORDER BY number DESC"), &[&kind.code()], stream_row(kind))
    }

    fn row(&self, stream: StreamId) -> Result<Option<StreamRow>, StoreError> {
        let values: &Parameters<'_> = &[&stream.kind.code(), &i64::from(stream.number)];
        let rows = self.read_rows(streams!("WHERE kind = $1 AND number = $2"), values, stream_row(stream.kind))?;
        Ok(rows.into_iter().next())
    }

    fn rename(&self, stream: StreamId, name: &str) -> Result<(), StoreError> {
        self.write(|tx, _| {
            let row = head(tx, stream)?.row;
            tx.execute("UPDATE cantina.stream SET name = $2 WHERE id = $1", &[&row, &name.as_bytes()])?;
            Ok(())
        })
    }

    fn archive(&self, stream: StreamId, archived: bool) -> Result<(), StoreError> {
        self.write(|tx, _| {
            let row = head(tx, stream)?.row;
            tx.execute("UPDATE cantina.stream SET archived = $2 WHERE id = $1", &[&row, &archived])?;
            Ok(())
        })
    }

    fn revision(&self) -> Result<u64, StoreError> {
        let news = self.news.get_or_init(|| self.pool.news(self.shop));
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((count, at)) = *counted
            && news.is_quiet()
            && at.elapsed() < FALL_BACK
        {
            return Ok(count);
        }
        news.read();
        let sum = "SELECT coalesce(sum(writes), 0)::bigint FROM cantina.write_count";
        let counts = self.read_rows(sum, &[], |row| Ok(count(row, 0)))?;
        let count = counts.first().copied().unwrap_or_default();
        *counted = Some((count, Instant::now()));
        Ok(count)
    }
}
