//! The records of an event's journal, as one line of JSON each.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tournament::{Operation, PlayerId};

use super::card_data::PackageVersion;
use super::deck::DeckEntry;
use super::ruling::Ruling;
use super::{Persisted, saved};
use crate::error::{Cause, ErrorDetail, ErrorLocation};
use crate::record::phone_entries::{self, PlayerReport, ResultReport};
use crate::record::{kind, pack_source, pick_clock};
use crate::{AppError, record};

saved! {
    /// The kind of an event: draft, sealed or constructed.
    enum EventKind for kind::EventKind {
        "draft" Draft,
        "sealed" Sealed,
        "constructed" Constructed,
    }

    /// The draft mode: on this computer or with real cards.
    enum DraftMode for kind::DraftMode {
        "digital" Digital,
        "paper" Paper,
    }

    /// The shape of a draft.
    enum DraftShape for kind::DraftShape {
        "pod" Pod,
        "winston" Winston,
        "grid" Grid,
        "minneapolis" Minneapolis,
        "rotisserie" Rotisserie,
        "teams_of_two" TeamsOfTwo,
        "teams_of_three" TeamsOfThree,
    }

    /// An action on the pick clock.
    enum ClockAction for pick_clock::PickClockAction {
        "run" Run,
        "pause" Pause,
        "next" Next,
        "back" Back,
    }

    /// The purpose of a player's call.
    enum PhoneCallName for phone_entries::PhoneCall {
        "judge" Judge,
        "drop" Drop,
    }

    /// A staff role.
    enum StaffRole for phone_entries::StaffRole {
        "judge" Judge,
        "scorekeeper" Scorekeeper,
    }

    /// Settings that are fixed when an event is created.
    struct EventSettings for record::EventSettings {
        "name" name: String,
        #[serde(default = "drafted")]
        "kind" kind: EventKind,
        "set" set: Option<model::SetCode>,
        "mode" mode: DraftMode,
        #[serde(default = "pod", skip_serializing_if = "is_pod")]
        "shape" shape: DraftShape,
        "pod_size" pod_size: u8,
        "profile" profile: String,
        "seed" seed: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "sealed_packs" sealed_packs: Option<u8>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        "pool_leaders" pool_leaders: Vec<model::CardNumber>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "packs_seed" packs_seed: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        "packs" packs: Option<PackSource>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        "boxed" boxed: bool,
    }

    /// The way the leaders of a cube reach the players.
    enum CubeLeaders for draft::CubeLeaders {
        "separate" Separate,
        "mixed" Mixed,
    }

    /// The way the bases of a cube reach the players.
    enum CubeBases for draft::CubeBases {
        "shared" Shared,
        "mixed" Mixed,
    }
}

/// Packs that are not all boosters of one set.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PackSource {
    Rounds(Vec<model::SetCode>),
    Seats(Vec<Vec<model::SetCode>>),
    Chaos(Vec<model::SetCode>),
    Cube { name: String, cards: Vec<(model::CardNumber, u32)>, leaders: CubeLeaders, bases: CubeBases, pack_size: u8 },
}

impl Persisted for PackSource {
    type Live = Arc<pack_source::PackSource>;

    fn of(live: &Arc<pack_source::PackSource>) -> PackSource {
        use draft::BoosterPlan;
        match &**live {
            pack_source::PackSource::Boosters(BoosterPlan::Rounds(sets)) => PackSource::Rounds(sets.clone()),
            pack_source::PackSource::Boosters(BoosterPlan::Seats(seats)) => PackSource::Seats(seats.clone()),
            pack_source::PackSource::Boosters(BoosterPlan::Chaos(sets)) => PackSource::Chaos(sets.clone()),
            pack_source::PackSource::Cube(pack_source::CubeList { name, cards, rules, .. }) => PackSource::Cube {
                name: name.clone(),
                cards: cards.clone(),
                leaders: CubeLeaders::of(&rules.leaders),
                bases: CubeBases::of(&rules.bases),
                pack_size: rules.pack_size,
            },
        }
    }

    fn live(self) -> Arc<pack_source::PackSource> {
        use draft::{BoosterPlan, CubeRules};
        Arc::new(match self {
            PackSource::Rounds(sets) => pack_source::PackSource::Boosters(BoosterPlan::Rounds(sets)),
            PackSource::Seats(seats) => pack_source::PackSource::Boosters(BoosterPlan::Seats(seats)),
            PackSource::Chaos(sets) => pack_source::PackSource::Boosters(BoosterPlan::Chaos(sets)),
            PackSource::Cube { name, cards, leaders, bases, pack_size } => {
                let rules = CubeRules { leaders: leaders.live(), bases: bases.live(), pack_size };
                pack_source::PackSource::Cube(pack_source::CubeList::new(name, cards, rules))
            }
        })
    }
}

/// Returns the kind of older events, which have no `kind` and were always drafts.
fn drafted() -> EventKind {
    EventKind::Draft
}

/// Returns the shape of older drafts, which have no `shape`.
fn pod() -> DraftShape {
    DraftShape::Pod
}

/// Returns `true` for the shape that is not written.
fn is_pod(shape: &DraftShape) -> bool {
    matches!(shape, DraftShape::Pod)
}

/// A record in the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Record {
    Opened {
        settings: EventSettings,
    },
    Tournament {
        operation: Operation,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        part: bool,
    },
    Bot {
        player: PlayerId,
    },
    DraftStarted {
        pods: Vec<draft::DraftRecord>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tables: Vec<draft::VariantRecord>,
    },
    Pick {
        pod: u8,
        action: draft::Action,
    },
    Choice {
        pod: u8,
        action: draft::VariantAction,
    },
    PackShown {
        pod: u8,
        seat: u8,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        phone: bool,
    },
    Clock {
        pod: u8,
        action: ClockAction,
    },
    Deck {
        player: PlayerId,
        list: DeckEntry,
    },
    Ruling {
        ruling: Box<Ruling>,
    },
    Report {
        round: u16,
        player: PlayerId,
        opponent: PlayerId,
        won: u8,
        lost: u8,
        drawn: u8,
    },
    Call {
        player: PlayerId,
        call: PhoneCallName,
    },
    CallClosed {
        player: PlayerId,
        call: PhoneCallName,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        withdrawn: bool,
    },
    JudgeAt {
        role: StaffRole,
        name: String,
        table: Option<u16>,
    },
    CardData {
        packages: Vec<PackageVersion>,
    },
    PhonesCleared {},
}

impl Persisted for Record {
    type Live = record::Record;

    fn of(live: &record::Record) -> Record {
        use record::Record as Live;
        match live {
            Live::Opened { settings } => Record::Opened { settings: EventSettings::of(settings) },
            Live::Tournament { operation, by, part } => {
                Record::Tournament { operation: operation.clone(), by: by.clone(), part: *part }
            }
            Live::Bot { player } => Record::Bot { player: *player },
            Live::DraftStarted { pods, tables } => Record::DraftStarted { pods: pods.clone(), tables: tables.clone() },
            Live::Pick { pod, action } => Record::Pick { pod: *pod, action: *action },
            Live::Choice { pod, action } => Record::Choice { pod: *pod, action: *action },
            Live::PackShown { pod, seat, phone } => Record::PackShown { pod: *pod, seat: *seat, phone: *phone },
            Live::Clock { pod, action } => Record::Clock { pod: *pod, action: ClockAction::of(action) },
            Live::Deck { player, list } => Record::Deck { player: *player, list: DeckEntry::of(list) },
            Live::Ruling { ruling } => Record::Ruling { ruling: Box::new(Ruling::of(ruling)) },
            Live::Report { report } => {
                let ResultReport { round, player, opponent, games } = *report;
                let PlayerReport { won, lost, drawn } = games;
                Record::Report { round, player, opponent, won, lost, drawn }
            }
            Live::Call { player, call } => Record::Call { player: *player, call: PhoneCallName::of(call) },
            Live::CallClosed { player, call, withdrawn } => {
                Record::CallClosed { player: *player, call: PhoneCallName::of(call), withdrawn: *withdrawn }
            }
            Live::JudgeAt { role, name, table } => {
                Record::JudgeAt { role: StaffRole::of(role), name: name.clone(), table: *table }
            }
            Live::CardData { packages } => {
                Record::CardData { packages: packages.iter().map(PackageVersion::of).collect() }
            }
            Live::PhonesCleared => Record::PhonesCleared {},
        }
    }

    fn live(self) -> record::Record {
        use record::Record as Live;
        match self {
            Record::Opened { settings } => Live::Opened { settings: settings.live() },
            Record::Tournament { operation, by, part } => Live::Tournament { operation, by, part },
            Record::Bot { player } => Live::Bot { player },
            Record::DraftStarted { pods, tables } => Live::DraftStarted { pods, tables },
            Record::Pick { pod, action } => Live::Pick { pod, action },
            Record::Choice { pod, action } => Live::Choice { pod, action },
            Record::PackShown { pod, seat, phone } => Live::PackShown { pod, seat, phone },
            Record::Clock { pod, action } => Live::Clock { pod, action: action.live() },
            Record::Deck { player, list } => Live::Deck { player, list: list.live() },
            Record::Ruling { ruling } => Live::Ruling { ruling: Box::new(ruling.live()) },
            Record::Report { round, player, opponent, won, lost, drawn } => Live::Report {
                report: ResultReport { round, player, opponent, games: PlayerReport { won, lost, drawn } },
            },
            Record::Call { player, call } => Live::Call { player, call: call.live() },
            Record::CallClosed { player, call, withdrawn } => Live::CallClosed { player, call: call.live(), withdrawn },
            Record::JudgeAt { role, name, table } => Live::JudgeAt { role: role.live(), name, table },
            Record::CardData { packages } => {
                Live::CardData { packages: packages.into_iter().map(Persisted::live).collect() }
            }
            Record::PhonesCleared {} => Live::PhonesCleared,
        }
    }
}

impl record::Record {
    /// Serializes the record for the store.
    ///
    /// # Errors
    /// `journal.unwritable` if it cannot be serialized as JSON, which does not happen for our records.
    pub(crate) fn to_entry(&self, at: &str) -> Result<store::NewEntry, AppError> {
        let body = serde_json::to_string(&Record::of(self))
            .map_err(|error| AppError::of(Cause::JournalUnwritable { error: ErrorDetail::text(error) }))?;
        Ok(store::NewEntry { kind: self.kind().to_owned(), at: at.to_owned(), body })
    }

    /// Parses a stored record.
    ///
    /// # Errors
    /// `journal.unreadable` with the entry's place.
    pub(crate) fn from_entry(entry: &store::Entry) -> Result<record::Record, AppError> {
        let record = serde_json::from_str::<Record>(&entry.body).map(Persisted::live);
        record.map_err(|error| {
            AppError::of(Cause::JournalUnreadable { error: ErrorDetail::text(&error) })
                .at(ErrorLocation::JournalEntry(entry.seq + 1))
        })
    }
}
