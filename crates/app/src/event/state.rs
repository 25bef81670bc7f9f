//! The state of an event, folded from the records of its journal.
//!
//! Invariant: the state depends only on the records, so restarting the program changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use catalog::Catalog;
use chrono::{DateTime, Utc};
use decks::{DeckList, LimitedFormat, Pool, Problem, check_limited};
use draft::{Draft, VariantDraft};
use tournament::{AuthorStamp, PlayerId, Profile, Tournament};

use crate::AppError;
use crate::document::case::Ruling;
use crate::error::{Cause, ErrorLocation};
use crate::event::log::{LocalizedText, LogEntry};
use crate::event::messages;
use crate::event::tabletop_draft::{self, TabletopDraftStep};
use crate::event::variant_draft::VariantTable;
use crate::record::kind::DraftMode;
use crate::record::phone_entries::{OpenCall, PhoneEntries};
use crate::record::pick_clock::{PickClock, PickClockAction};
use crate::record::{EventSettings, Record, RecordedPackage};

/// A pod's digital draft.
#[derive(Debug, Clone)]
pub(crate) struct DigitalPod {
    pub draft: Draft,
    pub clock: PickClock,
    /// `true` if the clock was paused: showing a pack then does not start it.
    paused: bool,
    /// Seat whose pack is on the screen, from 0.
    shown: Option<u8>,
    /// `true` if players pick on their own phones and share one clock.
    on_phones: bool,
    /// Start of the current pick.
    since: DateTime<Utc>,
}

impl DigitalPod {
    fn new(draft: Draft, at: DateTime<Utc>) -> DigitalPod {
        let clock = PickClock::stopped(0);
        let mut pod = DigitalPod { draft, clock, paused: false, shown: None, on_phones: false, since: at };
        pod.clock = PickClock::stopped(pod.seconds());
        pod
    }

    /// Returns `true` if several people share the computer and pass it on after each pick.
    fn is_handed_on(&self) -> bool {
        let kinds = self.draft.config().seats.iter();
        kinds.filter(|kind| **kind == draft::SeatKind::Person).count() > 1
    }

    /// Returns `true` if showing this seat its pack starts the clock. It does not if the pack is on the screen already.
    pub(crate) fn starts_by_showing(&self, seat: u8) -> bool {
        self.shown != Some(seat) && !self.draft.is_done()
    }

    /// Returns `true` if the time of the pick begins when a phone shows the pack. The clock is then stopped but was not
    /// paused.
    pub(crate) fn starts_by_phone(&self) -> bool {
        !(self.paused || self.draft.is_done() || self.on_phones && self.clock.is_running())
    }

    /// Returns the start of the current pick.
    pub(crate) fn since(&self) -> DateTime<Utc> {
        self.since
    }

    /// Starts the time of a seat that sees its pack.
    fn show(&mut self, seat: u8, phone: bool, at: DateTime<Utc>) {
        match phone {
            true => self.on_phones = true,
            false => self.shown = Some(seat),
        }
        if !self.paused {
            self.clock.run(at);
        }
    }

    /// Updates the clock after a pick. The next pick's time begins immediately for a single person, when the pack is
    /// shown on a shared computer, and for all phones together when packs are passed.
    fn picked(&mut self, seat: u8, before: draft::Stage, at: DateTime<Utc>) {
        let next_stage = self.draft.stage() != before;
        if next_stage {
            self.since = at;
        }
        if self.is_handed_on() && !self.on_phones && !self.is_bot(seat) {
            self.shown = None;
            self.clock = PickClock::stopped(self.seconds());
        } else if next_stage {
            self.clock.next(self.seconds(), at);
        }
    }

    /// Returns the largest number of cards any seat holds, which is the number of picks left in the stage.
    pub(crate) fn most_held(&self) -> u8 {
        self.draft.view(0).holding.into_iter().max().unwrap_or(0)
    }

    /// Returns the seconds that the regulations allow for the current pick.
    fn seconds(&self) -> u32 {
        let (timers, cards) = (&self.draft.config().timers, usize::from(self.most_held()));
        u32::from(match self.draft.stage() {
            draft::Stage::Leaders { .. } => timers.for_leaders(cards),
            draft::Stage::Pack { .. } => timers.for_pack(cards),
            draft::Stage::Done => 0,
        })
    }

    /// Returns `true` if a bot has this seat; seats count from 0.
    pub(crate) fn is_bot(&self, seat: u8) -> bool {
        is_bot(&self.draft, seat)
    }
}

/// Returns `true` if a bot has a seat of this draft; seats count from 0.
pub(crate) fn is_bot(draft: &Draft, seat: u8) -> bool {
    draft.config().seats.get(usize::from(seat)) == Some(&draft::SeatKind::Bot)
}

/// A pod of a tabletop draft, with its clock.
#[derive(Debug, Clone)]
pub(crate) struct TabletopPod {
    pub steps: Arc<[TabletopDraftStep]>,
    pub step: usize,
    pub clock: PickClock,
}

impl TabletopPod {
    /// Returns the current step, or `None` if the draft is over.
    pub(crate) fn now(&self) -> Option<&TabletopDraftStep> {
        self.steps.get(self.step)
    }
}

/// A draft that has begun.
#[derive(Debug, Clone)]
pub(crate) enum DraftProgress {
    Digital(Vec<DigitalPod>),
    /// A draft of a shape other than a pod, on this computer.
    Variant(Vec<VariantTable>),
    Paper(Vec<TabletopPod>),
}

/// A saved deck and its problems; the list is empty if the deck is legal.
#[derive(Debug, Clone)]
pub(crate) struct SavedDeck {
    /// A leader, a base and the main deck.
    pub list: DeckList,
    pub problems: Vec<Problem>,
}

/// The state of an event after the records of its journal.
#[derive(Debug, Clone)]
pub(crate) struct EventState {
    pub settings: EventSettings,
    pub tournament: Tournament,
    pub bots: BTreeSet<PlayerId>,
    /// Drafts that have begun, by their index among the tournament's drafts.
    drafts: BTreeMap<usize, DraftProgress>,
    /// Saved decks, by the draft they were built from (0 without one).
    decks: BTreeMap<(usize, PlayerId), SavedDeck>,
    /// Reports, calls and judges' tables from phones.
    pub phones: PhoneEntries,
    /// Shared by the copies of a state, so that a commit copies no sentences.
    pub log: Vec<Arc<LogEntry>>,
    /// Judge rulings, oldest first.
    pub rulings: Vec<Ruling>,
    /// Problems with side effects, such as files, since the program started.
    pub notices: Vec<String>,
    /// The recorded card data packages, by id, each in its latest recorded version.
    pub packages: Vec<RecordedPackage>,
    /// Drafts whose cards are unknown because a package is missing; their picks and decks are not shown.
    unknown_drafts: BTreeSet<usize>,
}

impl EventState {
    /// Folds a complete journal.
    ///
    /// # Errors
    /// `journal.*` with the entry's position if the journal contradicts itself.
    pub(crate) fn fold(catalog: &Arc<Catalog>, entries: &[store::Entry]) -> Result<EventState, AppError> {
        let (first, rest) = entries.split_first().ok_or_else(|| broken(0, Cause::JournalEmpty))?;
        let Record::Opened { settings } = Record::from_entry(first)? else {
            return Err(broken(0, Cause::JournalNoSettings));
        };
        let profile = profile(&settings.profile)?;
        let mut state = EventState {
            tournament: Tournament::new(profile),
            bots: BTreeSet::new(),
            drafts: BTreeMap::new(),
            decks: BTreeMap::new(),
            phones: PhoneEntries::default(),
            log: vec![Arc::new(LogEntry {
                at: first.at.clone(),
                text: LocalizedText::new(|language| messages::opened(language, catalog, &settings)),
                is_listed: true,
                operation: None,
                part: false,
            })],
            rulings: Vec::new(),
            notices: Vec::new(),
            packages: Vec::new(),
            unknown_drafts: BTreeSet::new(),
            settings,
        };
        for entry in rest {
            state.apply_entry(catalog, entry)?;
        }
        Ok(state)
    }

    /// Returns the name of a player; empty for an unknown number.
    pub(crate) fn name_of(&self, player: PlayerId) -> String {
        self.tournament.player(player).map_or_else(String::new, |player| player.name.clone())
    }

    /// Returns the number of folded records.
    pub(crate) fn length(&self) -> u64 {
        self.log.len() as u64
    }

    /// Folds the next entry of the journal.
    pub(crate) fn apply_entry(&mut self, catalog: &Arc<Catalog>, entry: &store::Entry) -> Result<(), AppError> {
        let record = Record::from_entry(entry)?;
        self.apply(catalog, &record, &entry.at)
            .map_err(|error| broken(entry.seq, Cause::JournalBroken { what: error.cause().clone().into() }))
    }

    /// Folds a record made at `at` (RFC 3339).
    ///
    /// # Errors
    /// If the record is not possible now. The state is then invalid and must be discarded.
    pub(crate) fn apply(&mut self, catalog: &Arc<Catalog>, record: &Record, at: &str) -> Result<(), AppError> {
        let moment = DateTime::parse_from_rfc3339(at)
            .map_err(|_| AppError::of(Cause::JournalTime { at: at.into() }))?
            .with_timezone(&Utc);
        let text =
            LocalizedText::new(|language| messages::record(language, catalog, &self.tournament, &self.log, record));
        let (mut operation, mut is_part) = (None, false);
        match record {
            Record::Opened { .. } => return Err(AppError::of(Cause::JournalOrder)),
            Record::Tournament { operation: done, by, part } => {
                let stamp = by.clone().map(|by| AuthorStamp { by, at: moment.timestamp_millis() });
                operation = Some(self.tournament.operations().len());
                is_part = *part;
                let applied = match part {
                    true => self.tournament.apply_part(done, stamp),
                    false => self.tournament.apply_stamped(done, stamp),
                };
                applied.map_err(AppError::from)?;
                if *done == tournament::Operation::Undo {
                    // The number of an undone entry is reused, perhaps for a person.
                    let entered: BTreeSet<PlayerId> =
                        self.tournament.players().iter().map(|player| player.id).collect();
                    let merged: BTreeSet<PlayerId> = self.tournament.merged().iter().map(|(gone, _)| *gone).collect();
                    self.bots.retain(|bot| entered.contains(bot) || merged.contains(bot));
                }
            }
            Record::Bot { player } => {
                self.bots.insert(*player);
            }
            Record::DraftStarted { pods, tables } => self.start_draft(catalog, pods, tables, moment)?,
            // Without the cards of a draft, nothing that happened in it can be shown.
            Record::Pick { .. }
            | Record::Choice { .. }
            | Record::Clock { .. }
            | Record::PackShown { .. }
            | Record::Deck { .. }
                if self.has_unknown_draft() => {}
            Record::Pick { pod, action } => self.pick(*pod, action, moment)?,
            Record::Choice { pod, action } => {
                self.variant_table_mut(*pod)?.apply(action, moment).map_err(AppError::from)?;
            }
            Record::Clock { pod, action } => self.touch_clock(*pod, *action, moment)?,
            Record::PackShown { pod, seat, phone } => self.digital_pod_mut(*pod)?.show(*seat, *phone, moment),
            Record::Deck { player, list } => {
                let problems = self.check(catalog, *player, list)?;
                self.decks.insert((self.draft_place(), *player), SavedDeck { list: list.clone(), problems });
            }
            Record::Ruling { ruling } => self.rulings.push((**ruling).clone()),
            Record::Report { report } => self.phones.add_report(*report),
            Record::Call { player, call } => {
                self.phones.open_call(OpenCall { player: *player, call: *call, at: at.to_owned() });
            }
            Record::CallClosed { player, call, .. } => self.phones.close_call(*player, *call),
            Record::JudgeAt { role, name, table } => self.phones.set_table(*role, name, *table),
            Record::CardData { packages } => {
                self.packages.retain(|known| packages.iter().all(|package| package.id != known.id));
                self.packages.extend(packages.iter().cloned());
                self.packages.sort();
            }
            Record::PhonesCleared => self.phones = PhoneEntries::default(),
        }
        self.phones.remove_ended(&self.tournament);
        let is_listed = record.is_listed();
        self.log.push(Arc::new(LogEntry { at: at.to_owned(), text, is_listed, operation, part: is_part }));
        Ok(())
    }

    fn start_draft(
        &mut self,
        catalog: &Arc<Catalog>,
        pods: &[draft::DraftRecord],
        tables: &[draft::VariantRecord],
        at: DateTime<Utc>,
    ) -> Result<(), AppError> {
        let draft = match self.settings.mode {
            DraftMode::Digital if self.settings.shape.variant().is_some() => {
                let start = |record: &draft::VariantRecord| {
                    Ok(VariantTable::new(VariantDraft::resume(catalog, record.clone())?, at))
                };
                match tables.iter().map(start).collect::<Result<_, draft::VariantStartError>>() {
                    Ok(tables) => DraftProgress::Variant(tables),
                    Err(draft::VariantStartError::Packs(draft::DraftError::StrangeCard(_)))
                        if self.lacks_packages(catalog) =>
                    {
                        self.unknown_drafts.insert(self.draft_place());
                        return Ok(());
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            DraftMode::Digital => {
                let start =
                    |record: &draft::DraftRecord| Ok(DigitalPod::new(Draft::resume(catalog, record.clone())?, at));
                match pods.iter().map(start).collect::<Result<_, draft::DraftError>>() {
                    Ok(pods) => DraftProgress::Digital(pods),
                    Err(draft::DraftError::StrangeCard(_)) if self.lacks_packages(catalog) => {
                        self.unknown_drafts.insert(self.draft_place());
                        return Ok(());
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            DraftMode::Paper => {
                let steps = match (self.settings.shape.variant(), &self.settings.packs) {
                    // Only the players know the progress of such a draft.
                    (Some(_), _) => Arc::from([]),
                    (None, Some(packs)) => packs.tabletop_steps(),
                    (None, None) => tabletop_draft::steps(tabletop_draft::BOOSTER_CARDS, tabletop_draft::LEADERS),
                };
                let clock = PickClock::stopped(steps.first().map_or(0, |step| step.seconds));
                let pod = TabletopPod { steps, step: 0, clock };
                DraftProgress::Paper(vec![pod; self.tournament.pods().len()])
            }
        };
        self.drafts.insert(self.draft_place(), draft);
        Ok(())
    }

    fn not_drafting(&self) -> AppError {
        if self.has_unknown_draft() { AppError::of(Cause::CardDataDraft) } else { not_drafting() }
    }

    /// Returns `true` if the current draft has cards of a package that is missing.
    pub(crate) fn has_unknown_draft(&self) -> bool {
        self.unknown_drafts.contains(&self.draft_place())
    }

    /// Returns `true` if the catalogue does not have every recorded package in its recorded version.
    fn lacks_packages(&self, catalog: &Catalog) -> bool {
        let has = |package: &RecordedPackage| catalog.packages().iter().any(|other| other.hash() == package.hash);
        !self.packages.iter().all(has)
    }

    /// Returns the packages of the catalogue that are not recorded in this version, or `None` if there are none.
    pub(crate) fn new_packages(&self, catalog: &Catalog) -> Option<Vec<RecordedPackage>> {
        let mut packages = RecordedPackage::all_of(catalog);
        packages.retain(|package| !self.packages.contains(package));
        (!packages.is_empty()).then_some(packages)
    }

    fn pick(&mut self, pod: u8, action: &draft::Action, at: DateTime<Utc>) -> Result<(), AppError> {
        let pod = self.digital_pod_mut(pod)?;
        let before = pod.draft.stage();
        pod.draft.apply(action).map_err(AppError::from)?;
        let draft::Action::Pick { seat, .. } = action;
        pod.picked(*seat, before, at);
        Ok(())
    }

    fn touch_clock(&mut self, pod: u8, action: PickClockAction, at: DateTime<Utc>) -> Result<(), AppError> {
        match self.draft_mut().ok_or_else(not_drafting)? {
            DraftProgress::Digital(pods) => {
                let pod = pods.get_mut(usize::from(pod)).ok_or_else(no_pod)?;
                match action {
                    PickClockAction::Run => {
                        pod.paused = false;
                        pod.clock.run(at);
                    }
                    PickClockAction::Pause => {
                        pod.paused = true;
                        pod.clock.pause(at);
                    }
                    PickClockAction::Next | PickClockAction::Back => {
                        return Err(AppError::of(Cause::ClockDigital));
                    }
                }
            }
            DraftProgress::Variant(_) => return Err(AppError::of(Cause::ClockVariant)),
            DraftProgress::Paper(pods) => {
                let pod = pods.get_mut(usize::from(pod)).ok_or_else(no_pod)?;
                match action {
                    PickClockAction::Run => pod.clock.run(at),
                    PickClockAction::Pause => pod.clock.pause(at),
                    PickClockAction::Next => pod.step = (pod.step + 1).min(pod.steps.len()),
                    PickClockAction::Back => pod.step = pod.step.saturating_sub(1),
                }
                if matches!(action, PickClockAction::Next | PickClockAction::Back) {
                    let seconds = pod.now().map_or(0, |step| step.seconds);
                    pod.clock.next(seconds, at);
                }
            }
        }
        Ok(())
    }

    /// Returns the index of the latest draft among the tournament's drafts; 0 before seats are drawn.
    fn draft_place(&self) -> usize {
        self.tournament.drafts().len()
    }

    /// Returns the draft of the current seats, or `None` if it has not begun.
    pub(crate) fn draft(&self) -> Option<&DraftProgress> {
        self.drafts.get(&self.draft_place())
    }

    fn draft_mut(&mut self) -> Option<&mut DraftProgress> {
        let place = self.draft_place();
        self.drafts.get_mut(&place)
    }

    /// Returns the deck a player built from the latest draft.
    pub(crate) fn deck(&self, player: PlayerId) -> Option<&SavedDeck> {
        self.deck_of_draft(player, self.draft_place())
    }

    /// Returns the digital drafts with their number (from 1), oldest first: the pods, each with its players in seat
    /// order.
    pub(crate) fn digital_drafts(&self) -> impl Iterator<Item = (usize, Vec<(&DigitalPod, &[PlayerId])>)> {
        self.drafts.iter().filter_map(move |(number, progress)| {
            let DraftProgress::Digital(pods) = progress else { return None };
            let seats = &self.tournament.drafts().get(number.checked_sub(1)?)?.pods;
            Some((*number, pods.iter().zip(seats.iter().map(|pod| pod.seats.as_slice())).collect()))
        })
    }

    /// Returns a player's deck from a draft, including one saved for an entry later merged into this player.
    pub(crate) fn deck_of_draft(&self, player: PlayerId, draft: usize) -> Option<&SavedDeck> {
        let of_merged = || {
            let merged = self.tournament.merged().iter().rev().map(|(gone, _)| *gone);
            let theirs = merged.into_iter().filter(|gone| self.tournament.current_entry(*gone) == player);
            theirs.into_iter().find_map(|gone| self.decks.get(&(draft, gone)))
        };
        self.decks.get(&(draft, player)).or_else(of_merged)
    }

    /// Returns the deck a player used in a round, with the draft it is from (0 without one).
    pub(crate) fn deck_in_round(&self, player: PlayerId, round: u16) -> Option<(usize, &SavedDeck)> {
        let drafts = self.tournament.drafts();
        let draft = drafts.partition_point(|draft| draft.from_round <= round);
        self.deck_of_draft(player, draft).map(|saved| (draft, saved))
    }

    /// Returns the number of rounds paired with the current seats.
    pub(crate) fn rounds_of_these_pods(&self) -> usize {
        let rounds = self.tournament.rounds().len();
        self.tournament
            .drafts()
            .last()
            .map_or(rounds, |draft| (rounds + 1).saturating_sub(usize::from(draft.from_round)))
    }

    /// Returns `true` if seats can be drawn for another draft. The current one must be over, and at least one round
    /// must have been paired with it.
    pub(crate) fn a_draft_can_follow(&self) -> bool {
        self.draft_is_done() && self.rounds_of_these_pods() > 0
    }

    /// Returns a pod's digital draft; `pod` counts from 0.
    pub(crate) fn digital_pod(&self, pod: u8) -> Result<&DigitalPod, AppError> {
        match self.draft().ok_or_else(|| self.not_drafting())? {
            DraftProgress::Digital(pods) => pods.get(usize::from(pod)).ok_or_else(no_pod),
            DraftProgress::Variant(_) => Err(other_shape()),
            DraftProgress::Paper(_) => Err(on_paper()),
        }
    }

    /// Returns the draft of a table, if its shape is not a pod; `pod` counts from 0.
    pub(crate) fn variant_table(&self, pod: u8) -> Result<&VariantTable, AppError> {
        match self.draft().ok_or_else(|| self.not_drafting())? {
            DraftProgress::Variant(tables) => tables.get(usize::from(pod)).ok_or_else(no_pod),
            DraftProgress::Digital(_) => Err(other_shape()),
            DraftProgress::Paper(_) => Err(on_paper()),
        }
    }

    /// Returns the drafts of all tables; empty if the draft has not begun, or has the shape of a pod.
    pub(crate) fn variant_tables(&self) -> &[VariantTable] {
        match self.draft() {
            Some(DraftProgress::Variant(tables)) => tables,
            Some(DraftProgress::Digital(_) | DraftProgress::Paper(_)) | None => &[],
        }
    }

    fn variant_table_mut(&mut self, pod: u8) -> Result<&mut VariantTable, AppError> {
        match self.draft_mut().ok_or_else(not_drafting)? {
            DraftProgress::Variant(tables) => tables.get_mut(usize::from(pod)).ok_or_else(no_pod),
            DraftProgress::Digital(_) => Err(other_shape()),
            DraftProgress::Paper(_) => Err(on_paper()),
        }
    }

    fn digital_pod_mut(&mut self, pod: u8) -> Result<&mut DigitalPod, AppError> {
        match self.draft_mut().ok_or_else(not_drafting)? {
            DraftProgress::Digital(pods) => pods.get_mut(usize::from(pod)).ok_or_else(no_pod),
            DraftProgress::Variant(_) => Err(other_shape()),
            DraftProgress::Paper(_) => Err(on_paper()),
        }
    }

    /// Returns `true` if the draft has begun and every card is drafted.
    pub(crate) fn draft_is_done(&self) -> bool {
        match self.draft() {
            None => false,
            Some(DraftProgress::Digital(pods)) => pods.iter().all(|pod| pod.draft.is_done()),
            Some(DraftProgress::Variant(tables)) => tables.iter().all(|table| table.draft.is_done()),
            Some(DraftProgress::Paper(pods)) => pods.iter().all(|pod| pod.now().is_none()),
        }
    }

    /// Returns `true` if a player has a seat in a draft in progress.
    pub(crate) fn is_drafting(&self, player: PlayerId) -> bool {
        let Some((pod, _)) = self.seat_of(player) else { return false };
        let pod = usize::from(pod);
        match self.draft() {
            None => false,
            Some(DraftProgress::Digital(pods)) => pods.get(pod).is_some_and(|pod| !pod.draft.is_done()),
            Some(DraftProgress::Variant(tables)) => tables.get(pod).is_some_and(|table| !table.draft.is_done()),
            Some(DraftProgress::Paper(pods)) => pods.get(pod).is_some_and(|pod| pod.now().is_some()),
        }
    }

    /// Returns pod and seat of a player, both from 0.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<(u8, u8)> {
        self.tournament.pods().iter().zip(0u8..).find_map(|(pod, number)| {
            let seat = pod.seats.iter().position(|seated| *seated == player)?;
            Some((number, u8::try_from(seat).ok()?))
        })
    }

    /// Returns the cards a player drafted on this computer.
    ///
    /// # Errors
    /// `deck.no_pool` if there are none: in a tabletop draft, before the draft, or for a late entry.
    pub(crate) fn pool(&self, player: PlayerId) -> Result<Pool, AppError> {
        let missing = || AppError::of(Cause::DeckNoPool);
        let (pod, seat) = self.seat_of(player).ok_or_else(missing)?;
        let (is_done, pool) = match self.draft() {
            Some(DraftProgress::Digital(pods)) => {
                let draft = &pods.get(usize::from(pod)).ok_or_else(missing)?.draft;
                (draft.is_done(), draft.pool(seat))
            }
            Some(DraftProgress::Variant(tables)) => {
                let draft = &tables.get(usize::from(pod)).ok_or_else(missing)?.draft;
                (draft.is_done(), draft.pool(seat))
            }
            Some(DraftProgress::Paper(_)) | None => return Err(missing()),
        };
        if is_done { Ok(pool) } else { Err(AppError::of(Cause::DeckStillDrafting)) }
    }

    /// Checks a list against the player's pool. Returns its problems; the list is empty if the deck is legal.
    pub(crate) fn check(&self, catalog: &Catalog, player: PlayerId, list: &DeckList) -> Result<Vec<Problem>, AppError> {
        Ok(check_limited(catalog, list, &self.pool(player)?, LimitedFormat::Draft))
    }
}

/// Returns the rules profile with this key.
pub(crate) fn profile(key: &str) -> Result<Profile, AppError> {
    Profile::by_key(key).ok_or_else(|| {
        let known: Vec<String> = Profile::all().iter().map(|profile| profile.key.clone()).collect();
        AppError::of(Cause::ProfileUnknown { key: key.into(), profiles: known.into() })
    })
}

fn broken(seq: u64, cause: Cause) -> AppError {
    AppError::of(cause).at(ErrorLocation::JournalEntry(seq + 1))
}

fn not_drafting() -> AppError {
    AppError::of(Cause::DraftNotStarted)
}

fn no_pod() -> AppError {
    AppError::of(Cause::DraftNoPod)
}

fn other_shape() -> AppError {
    AppError::of(Cause::DraftOtherShape)
}

/// Returns a number of items.
pub(crate) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Returns the players of a pod in seat order; `pod` counts from 0. Empty if there is no such pod.
pub(crate) fn players_of_pod(event: &Tournament, pod: u8) -> &[PlayerId] {
    event.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats)
}

/// Returns the seats of a pod, from 0, whose players have dropped.
pub(crate) fn left_seats(event: &Tournament, pod: u8) -> Vec<u8> {
    let has_left = |player: PlayerId| event.player(player).is_none_or(tournament::Player::is_dropped);
    let seats = players_of_pod(event, pod).iter().zip(0u8..);
    seats.filter(|(player, _)| has_left(**player)).map(|(_, seat)| seat).collect()
}

fn on_paper() -> AppError {
    AppError::of(Cause::DraftOnPaper)
}
