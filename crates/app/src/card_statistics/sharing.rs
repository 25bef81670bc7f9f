//! Digests of events for other shops, and the digests of trusted shops.
//!
//! Invariants:
//! - The secret of the shop never leaves its database: only its public key and signatures are written to files.
//! - Only digests with a valid signature of a trusted shop are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use model::CardNumber;
use serde::{Deserialize, Serialize};
use statistics::{
    Addition, CardSummary, Digest, DigestError, DigestEvent, Digests, Observations, Pool, PooledShop, Population,
    PopulationSummary, ShopKey, ShopSecret, Summary, Thresholds, TrustedShop, card_numbers, salted_number,
};
use store::{Entry, FIRST_HASH, StreamId, entry_hash};

use super::view::{card_name, is_in_set, share};
use super::{COUNTING, CardStatistics, CountedSelection};
use crate::cards::boosters::set_with_packs;
use crate::contract::{
    CardStatisticsQuery, DigestExportView, DigestImportView, DigestProblemView, SharedCardLine, SharedRateView,
    SharedShopView, SharedStatisticsView, Stage, StatisticsSharingView,
};
use crate::error::Cause;
use crate::hexadecimal::{hex, unhex};
use crate::{AppError, limited_read};

/// Setting of the secret: 32 bytes in hexadecimal.
const SECRET: &str = "statistics_secret";
/// Setting of the trusted shops, as JSON.
const TRUSTED: &str = "statistics_trusted";
/// Start of the settings that hold the digests of other shops. The rest is the event and the key of the shop.
const DIGEST: &str = "statistics_digest ";
/// Ending of signature files.
const SIGNATURE: &str = "minisig";
/// Largest size of a signature file in bytes.
const MOST_SIGNATURE: u64 = 4096;
/// Largest number of trusted shops.
const MOST_SHOPS: usize = 200;
/// Longest name of a shop, in characters.
const LONGEST_NAME: usize = 80;

/// A digest as stored: the file and its signature file, unchanged.
#[derive(Serialize, Deserialize)]
struct StoredDigest {
    file: String,
    signature: String,
}

/// The digests of other shops as last read, with the hash of each stored text.
#[derive(Default)]
pub(super) struct ForeignDigests {
    hashes: Vec<u64>,
    digests: Arc<Digests>,
}

/// Reads the stored digests, on all cores. Damaged ones are left out, like damaged events.
fn parse_all(stored: &[(String, String)]) -> Vec<Digest> {
    let read = |(_, value): &(String, String)| {
        let stored: StoredDigest = serde_json::from_str(value).ok()?;
        Digest::parse(stored.file.as_bytes()).ok()
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = stored.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            stored.chunks(share).map(|part| scope.spawn(move || part.iter().filter_map(read).collect())).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|_| Vec::new())).collect()
    })
}

/// Returns the 32 bytes of the secret from their stored form.
fn secret_bytes(text: &str) -> Option<[u8; 32]> {
    unhex(text)?.try_into().ok()
}

/// Returns the hash of an event's entry, given that of the entry before, without the event's number in this database.
fn hash_after(before: &[u8; 32], entry: &Entry) -> [u8; 32] {
    entry_hash(StreamId::event(0), before, entry.seq, [&entry.kind, &entry.at, &entry.body])
}

/// Returns the observations with the players' numbers of this shop, which mean nothing without its secret.
fn salted(observations: &Observations, salt: &[u8; 32]) -> Observations {
    let mut observations = observations.clone();
    for seat in &mut observations.seats {
        seat.player = salted_number(salt, &seat.player.to_string());
    }
    observations
}

fn digest_problem(error: DigestError) -> Cause {
    match error {
        DigestError::Size(_) => Cause::DigestTooLarge,
        DigestError::Syntax { line, column, .. } => Cause::DigestSyntax { line: line.into(), column: column.into() },
        DigestError::Format(_) => Cause::DigestFormat,
        DigestError::Value { place, .. } => Cause::DigestValue { value: place.into() },
        DigestError::NotTrusted(key) => Cause::DigestNotTrusted { key: key.to_string().into() },
        DigestError::Signature(_) => Cause::DigestSignature,
    }
}

/// Returns the digests in files and folders: those that end in `.json`, each with its signature file next to it.
fn digest_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, AppError> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = path.read_dir().map_err(|error| limited_read::unreadable(path, &error))?;
        for entry in entries {
            let file = entry.map_err(|error| limited_read::unreadable(path, &error))?.path();
            if file.extension().is_some_and(|ending| ending == "json") {
                files.push(file);
            }
        }
    }
    files.sort_unstable();
    files.dedup();
    Ok(files)
}

fn signature_file(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(SIGNATURE);
    name.into()
}

/// Reads the stored list of trusted shops; there is none before the first.
fn read_trusted(kept: Option<&str>) -> Result<Vec<TrustedShop>, AppError> {
    let Some(kept) = kept else { return Ok(Vec::new()) };
    serde_json::from_str(kept).map_err(|_| AppError::of(Cause::DigestTrustedDamaged))
}

impl CardStatistics {
    /// Returns the secret of this shop. It is created on first use. A damaged one is never replaced, because other shops
    /// trust its public key.
    fn shop_secret(&self) -> Result<[u8; 32], AppError> {
        let kept = self.core.store().update_setting(SECRET, |old| {
            Ok::<String, AppError>(
                old.filter(|kept| !kept.is_empty()).unwrap_or_else(|| hex(&rand::random::<[u8; 32]>())),
            )
        })?;
        secret_bytes(&kept).ok_or_else(|| AppError::of(Cause::DigestSecretDamaged))
    }

    fn trusted_shops(&self) -> Result<Vec<TrustedShop>, AppError> {
        read_trusted(self.core.store().filled_setting(TRUSTED)?.as_deref())
    }

    fn change_trusted(
        &self,
        change: impl FnOnce(&mut Vec<TrustedShop>) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        self.core.store().update_setting(TRUSTED, |old| {
            let mut shops = read_trusted(old.as_deref().filter(|kept| !kept.is_empty()))?;
            change(&mut shops)?;
            serde_json::to_string(&shops)
                .map_err(|error| AppError::of(Cause::ExportFailed { error: error.to_string().into() }))
        })?;
        Ok(())
    }

    /// Returns the digests of other shops. Their signatures were checked when they were imported.
    fn foreign_digests(&self) -> Result<Arc<Digests>, AppError> {
        let stored = self.core.store().settings_with_prefix(DIGEST)?;
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let hashes: Vec<u64> = stored.iter().map(|one| hasher.hash_one(one)).collect();
        let mut known = self.foreign.lock().unwrap_or_else(PoisonError::into_inner);
        if known.hashes == hashes {
            return Ok(Arc::clone(&known.digests));
        }
        let mut digests = Digests::default();
        for digest in parse_all(&stored) {
            digests.add(digest);
        }
        *known = ForeignDigests { hashes, digests: Arc::new(digests) };
        Ok(Arc::clone(&known.digests))
    }

    /// Returns the hashes of the first and the last entry of an event's journal, without the event's number in this
    /// database. Returns `None` without entries.
    fn event_hashes(&self, event: u32) -> Result<Option<[String; 2]>, AppError> {
        let entries = self.core.journal().read(StreamId::event(event), 0)?;
        let mut hash = FIRST_HASH;
        let mut first = None;
        for entry in &entries {
            hash = hash_after(&hash, entry);
            first.get_or_insert(hash);
        }
        Ok(first.map(|first| [hex(&first), hex(&hash)]))
    }

    /// Returns the hash of the first entry of an event's journal, which never changes.
    fn first_hash(&self, event: u32) -> Result<Option<String>, AppError> {
        let lock = || self.first_hashes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&event) {
            return Ok(Some(known.clone()));
        }
        let found =
            self.core.journal().first(StreamId::event(event))?.map(|first| hex(&hash_after(&FIRST_HASH, &first)));
        if let Some(found) = &found {
            lock().insert(event, found.clone());
        }
        Ok(found)
    }

    /// Returns the key of this shop and the trusted shops with the numbers of their digests.
    ///
    /// # Errors
    /// `store.*`.
    pub fn sharing(&self) -> Result<StatisticsSharingView, AppError> {
        let key = ShopSecret::new(&self.shop_secret()?).public();
        let digests = self.foreign_digests()?;
        let shops = self.trusted_shops()?.iter().map(|shop| shop_view(shop, &digests)).collect();
        Ok(StatisticsSharingView { key: key.to_string(), shops })
    }

    /// Adds a trusted shop by its public key, or changes its name and weight.
    ///
    /// # Errors
    /// `digest.key`, `digest.keys_damaged`, `digest.name`, `digest.weight`, `digest.too_many_shops`, `store.*`.
    pub fn trust_shop(&self, key: &str, name: &str, weight: u8) -> Result<StatisticsSharingView, AppError> {
        let key: ShopKey = key.parse().map_err(|_| AppError::of(Cause::DigestKey))?;
        let name = name.trim().to_owned();
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            return Err(AppError::of(Cause::DigestName { longest: LONGEST_NAME.into() }));
        }
        if weight > 100 {
            return Err(AppError::of(Cause::DigestWeight));
        }
        self.change_trusted(|shops| {
            let known = shops.len();
            match shops.iter_mut().find(|shop| shop.key == key) {
                Some(shop) => (shop.name, shop.weight) = (name, weight),
                None if known >= MOST_SHOPS => {
                    return Err(AppError::of(Cause::DigestTooManyShops { most: MOST_SHOPS.into() }));
                }
                None => shops.push(TrustedShop { key, name, weight }),
            }
            Ok(())
        })?;
        self.sharing()
    }

    /// Removes a trusted shop, by its key or name, with its digests.
    ///
    /// # Errors
    /// `digest.no_shop`, `digest.keys_damaged`, `store.*`.
    pub fn distrust_shop(&self, shop: &str) -> Result<StatisticsSharingView, AppError> {
        let mut removed = None;
        self.change_trusted(|shops| {
            let is_meant = |one: &TrustedShop| one.key.to_string() == shop.trim() || one.name == shop.trim();
            let place = shops.iter().position(is_meant);
            let place = place.ok_or_else(|| AppError::of(Cause::DigestNoShop { shop: shop.into() }))?;
            removed = Some(shops.remove(place).key);
            Ok(())
        })?;
        if let Some(key) = removed {
            let ending = format!(" {key}");
            for (name, _) in self.core.store().settings_with_prefix(DIGEST)? {
                if name.ends_with(&ending) {
                    self.core.store().remove_setting(&name)?;
                }
            }
        }
        self.sharing()
    }

    /// Writes the digests of events to a folder, each with its signature, and the public key. Without `events`, those of
    /// all finished events. Events that have too few players for any count are left out.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn export_digests(&self, folder: &Path, events: &[u32]) -> Result<DigestExportView, AppError> {
        let secret_bytes = self.shop_secret()?;
        let secret = ShopSecret::new(&secret_bytes);
        let query = CardStatisticsQuery { events: events.to_vec(), ..CardStatisticsQuery::default() };
        let (selected, tolerant) = self.selected(&query)?;
        let CountedSelection { counted, .. } = self.counts.of(self.sources(), &selected, tolerant, None)?;
        let mut view = DigestExportView { folder: folder.display().to_string(), files: 0, left_out: 0 };
        for (number, event) in counted {
            let summary = self.events.summary(&self.events.event_row(number)?);
            if events.is_empty() && summary.stage != Stage::Finished {
                continue;
            }
            let Some([first, last]) = self.event_hashes(number)? else { continue };
            let digest_event = DigestEvent {
                event: first,
                journal: last,
                revision: u32::try_from(event.length).unwrap_or(u32::MAX),
                month: summary.created_at.get(..7).unwrap_or_default().to_owned(),
                sets: summary.set.parse().into_iter().collect(),
            };
            let counts = Summary::of(&salted(&event.observations, &secret_bytes));
            let digest = Digest::new(secret.public(), digest_event, &counts);
            let shown = digest.summary();
            if shown.people == PopulationSummary::default() && shown.bots == PopulationSummary::default() {
                view.left_out += 1;
                continue;
            }
            let (bytes, signature) = digest.sign(&secret);
            let file = folder.join(format!("{}.json", digest.event.event.get(..16).unwrap_or_default()));
            store::write_file_atomically(&file, &bytes)?;
            store::write_file_atomically(&signature_file(&file), signature.as_bytes())?;
            view.files += 1;
        }
        let key = format!("untrusted comment: public key of Cantina statistics\n{}\n", secret.public());
        store::write_file_atomically(&folder.join("shop.pub"), key.as_bytes())?;
        Ok(view)
    }

    /// Imports digests from files and folders. Digests of shops that are not trusted, and files that cannot be read, are
    /// reported. A later revision of an event replaces an earlier one; an import that is repeated changes nothing.
    ///
    /// # Errors
    /// `file.unreadable` for a folder, `store.*`.
    pub fn import_digests(&self, paths: &[PathBuf]) -> Result<DigestImportView, AppError> {
        let trusted = self.trusted_shops()?;
        let mut known = Digests::clone(&*self.foreign_digests()?);
        let mut view = DigestImportView::default();
        for path in digest_files(paths)? {
            let read = || -> Result<(Digest, StoredDigest), AppError> {
                let file = limited_read::read_text(&path, statistics::MOST_BYTES as u64)?;
                let at = signature_file(&path);
                if !at.exists() {
                    return Err(AppError::of(Cause::DigestUnsigned { file: at.display().to_string().into() }));
                }
                let signature = limited_read::read_text(&at, MOST_SIGNATURE)?;
                let digest = Digest::read(file.as_bytes(), &signature, &trusted)
                    .map_err(|error| AppError::of(digest_problem(error)))?;
                Ok((digest, StoredDigest { file, signature }))
            };
            match read() {
                Ok((digest, stored)) => {
                    let name = format!("{DIGEST}{} {}", digest.event.event, digest.shop);
                    let addition = known.add(digest);
                    match addition {
                        Addition::Added => view.added += 1,
                        Addition::Replaced => view.replaced += 1,
                        Addition::Present => view.present += 1,
                    }
                    if addition != Addition::Present {
                        let value = serde_json::to_string(&stored)
                            .map_err(|error| AppError::of(Cause::ExportFailed { error: error.to_string().into() }))?;
                        self.core.store().set_setting(&name, &value)?;
                    }
                }
                Err(error) => {
                    let error = self.core.localize_error(error);
                    view.problems.push(DigestProblemView {
                        file: path.display().to_string(),
                        code: error.code.as_str().to_owned(),
                        message: error.message,
                    });
                }
            }
        }
        Ok(view)
    }

    /// Returns the counts of the selected events of this shop with those of the digests of trusted shops. An event of
    /// this shop that another shop has too counts once, as that of this shop.
    ///
    /// Unknown events are counted for at most `patience`; also returns how many are left out because of it.
    fn pool(&self, query: &CardStatisticsQuery, patience: Option<Duration>) -> Result<(Pool, u32), AppError> {
        let (selected, tolerant) = self.selected(query)?;
        let CountedSelection { counted, counting, .. } =
            self.counts.of(self.sources(), &selected, tolerant, patience)?;
        let foreign = self.foreign_digests()?;
        let mut own_events = BTreeSet::new();
        if foreign.iter().next().is_some() {
            // Also events that are still being counted: what another shop has of them must not come and go.
            for (number, _) in &selected {
                match self.first_hash(*number) {
                    Ok(hash) => own_events.extend(hash),
                    // An event that cannot be read is not counted either.
                    Err(_) if tolerant => {}
                    Err(error) => return Err(error),
                }
            }
        }
        let own_key = ShopSecret::new(&self.shop_secret()?).public();
        let is_own = |digest: &Digest| digest.shop == own_key || own_events.contains(&digest.event.event);
        let mut pool = foreign.pool_without(&self.trusted_shops()?, is_own);
        let own = PooledShop { key: own_key, weight: 100, summary: self.counts.sum(&counted) };
        pool.shops.insert(0, own);
        Ok((pool, counting))
    }

    /// Returns the win rates of cards over this shop and the trusted shops, weighted, and without each shop in turn.
    /// Events that are still being counted are left out: [`SharedStatisticsView::counting`].
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn shared(&self, query: &CardStatisticsQuery) -> Result<SharedStatisticsView, AppError> {
        self.shared_view(query, Some(COUNTING))
    }

    /// Returns [`CardStatistics::shared`] when all events are counted.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn complete_shared(&self, query: &CardStatisticsQuery) -> Result<SharedStatisticsView, AppError> {
        self.shared_view(query, None)
    }

    fn shared_view(
        &self,
        query: &CardStatisticsQuery,
        patience: Option<Duration>,
    ) -> Result<SharedStatisticsView, AppError> {
        let set = query.set.as_deref().map(set_with_packs).transpose()?;
        let population = if query.bots { Population::Bots } else { Population::People };
        let (pool, counting) = self.pool(query, patience)?;
        let names: BTreeMap<ShopKey, String> =
            self.trusted_shops()?.into_iter().map(|shop| (shop.key, shop.name)).collect();
        let total = pool.total();
        let counts = total.population(population);
        let shops = pool.shops.iter().map(|shop| SharedShopView {
            key: shop.key.to_string(),
            // This shop has no name among the trusted ones.
            name: names.get(&shop.key).cloned().unwrap_or_default(),
            weight: u32::from(shop.weight),
            events: shop.summary.events,
            games: shop.summary.population(population).totals.games,
        });
        let line = |line: &CardSummary| self.shared_line(&pool, population, line, counts, &names);
        Ok(SharedStatisticsView {
            events: total.events,
            games: counts.totals.games,
            counting,
            shops: shops.collect(),
            cards: counts
                .cards
                .iter()
                .filter(|line| line.games.is_some() && is_in_set(&self.core.catalog, line.card, set))
                .map(line)
                .collect(),
        })
    }

    fn shared_line(
        &self,
        pool: &Pool,
        population: Population,
        line: &CardSummary,
        counts: &PopulationSummary,
        names: &BTreeMap<ShopKey, String>,
    ) -> SharedCardLine {
        let card: CardNumber = line.card;
        let is_enough = card_numbers(line, counts, &Thresholds::default()).games.is_some();
        let rate = |leave_out| pool.win_rate(card, population, leave_out).filter(|_| is_enough).map(share);
        let without = pool.shops.iter().map(|shop| SharedRateView {
            shop: names.get(&shop.key).cloned().unwrap_or_default(),
            win_rate: rate(Some(shop.key)),
        });
        SharedCardLine {
            id: card.to_string(),
            name: card_name(&self.core.catalog, card),
            games: line.games.map_or(0, |games| games.games),
            win_rate: rate(None),
            without: if is_enough && pool.shops.len() > 1 { without.collect() } else { Vec::new() },
        }
    }
}

fn shop_view(shop: &TrustedShop, digests: &Digests) -> SharedShopView {
    let own: Vec<_> = digests.iter().filter(|digest| digest.shop == shop.key).map(Digest::summary).collect();
    SharedShopView {
        key: shop.key.to_string(),
        name: shop.name.clone(),
        weight: u32::from(shop.weight),
        events: own.len() as u32,
        games: own.iter().map(|summary| summary.people.totals.games).sum(),
    }
}
