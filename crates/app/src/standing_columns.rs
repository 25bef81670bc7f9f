//! Columns of standings and their texts, once for the window, phones, papers, tables for other programs and the command
//! line.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tournament::{RankKey, TableKey};

use crate::language::TextLanguage;

/// A column of the standings. Its JSON is the name of the key in profiles, such as "OpponentsMatchWins".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StandingColumn {
    /// A key for matches.
    Matches(RankKey),
    /// A key for multiplayer tables.
    Tables(TableKey),
}

/// Texts of a column in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ColumnWords {
    /// The caption above the values: "OMW %".
    pub caption: &'static str,
    /// The full name, in a tooltip or a list: "Opponents’ match-win percentage".
    pub name: &'static str,
    /// The name after "ranked by", in German in the dative.
    #[serde(skip)]
    pub ranked_by: &'static str,
}

/// All texts of a column.
struct ColumnTexts {
    /// The column's name in tables for other programs, as Melee names it.
    csv: &'static str,
    english: ColumnWords,
    german: ColumnWords,
}

const fn words(caption: &'static str, name: &'static str, ranked_by: &'static str) -> ColumnWords {
    ColumnWords { caption, name, ranked_by }
}

fn of_matches(key: RankKey) -> ColumnTexts {
    match key {
        RankKey::MatchWins => ColumnTexts {
            csv: "Match Wins",
            english: words("Wins", "Matches won", "match wins"),
            german: words("Siege", "Matchsiege", "Matchsiegen"),
        },
        RankKey::MatchPoints => ColumnTexts {
            csv: "Points",
            english: words("Points", "Match points", "match points"),
            german: words("Punkte", "Matchpunkte", "Matchpunkten"),
        },
        RankKey::OpponentsMatchWins => ColumnTexts {
            csv: "OMW%",
            english: words("OMW %", "Opponents’ match-win percentage", "opponents’ match-win %"),
            german: words("OMW %", "Matchsiege der Gegner in Prozent", "Matchsiegen der Gegner in %"),
        },
        RankKey::GameWins => ColumnTexts {
            csv: "TGW%",
            english: words("GW %", "Game-win percentage", "game-win %"),
            german: words("GW %", "Spielsiege in Prozent", "Spielsiegen in %"),
        },
        RankKey::OpponentsGameWins => ColumnTexts {
            csv: "OGW%",
            english: words("OGW %", "Opponents’ game-win percentage", "opponents’ game-win %"),
            german: words("OGW %", "Spielsiege der Gegner in Prozent", "Spielsiegen der Gegner in %"),
        },
        RankKey::OpponentsOpponentsMatchWins => ColumnTexts {
            csv: "OOMW%",
            english: words("OOMW %", "Opponents’ opponents’ match-win percentage", "opponents’ opponents’ match-win %"),
            german: words(
                "OOMW %",
                "Matchsiege der Gegner der Gegner in Prozent",
                "Matchsiegen der Gegner der Gegner in %",
            ),
        },
    }
}

fn of_tables(key: TableKey) -> ColumnTexts {
    match key {
        TableKey::Points => ColumnTexts {
            csv: "Points",
            english: words("Points", "Points", "points"),
            german: words("Punkte", "Punkte", "Punkten"),
        },
        TableKey::Victories => ColumnTexts {
            csv: "Victories",
            english: words("Won", "Victories", "victories"),
            german: words("Siege", "Siege", "Siegen"),
        },
        TableKey::RemainingHp => ColumnTexts {
            csv: "HP",
            english: words("HP left", "HP left", "HP left"),
            german: words("Übrige TP", "Übrige TP", "übrigen TP"),
        },
        TableKey::OpponentsPoints => ColumnTexts {
            csv: "Opponents' Points",
            english: words("Opp. points", "Opponents’ points", "opponents’ points"),
            german: words("Gegnerpunkte", "Punkte der Gegner", "Punkten der Gegner"),
        },
    }
}

impl StandingColumn {
    /// Returns the name of the key in profiles: "OpponentsMatchWins".
    pub fn key(self) -> &'static str {
        match self {
            StandingColumn::Matches(key) => key.name(),
            StandingColumn::Tables(key) => key.name(),
        }
    }

    /// Returns `true` if a player's record ("2-1-0") contains the value as well.
    pub fn is_in_record(self) -> bool {
        match self {
            StandingColumn::Matches(key) => key.is_in_record(),
            StandingColumn::Tables(_) => false,
        }
    }

    fn texts(self) -> ColumnTexts {
        match self {
            StandingColumn::Matches(key) => of_matches(key),
            StandingColumn::Tables(key) => of_tables(key),
        }
    }

    /// Returns the column's texts in a language.
    pub fn words(self, language: TextLanguage) -> ColumnWords {
        match language {
            TextLanguage::English => self.texts().english,
            TextLanguage::German => self.texts().german,
        }
    }

    /// Returns the column's name in tables for other programs.
    pub(crate) fn csv(self) -> &'static str {
        self.texts().csv
    }
}

/// Texts of all columns, for the page in the window.
#[derive(Debug, Serialize)]
pub struct EveryColumn {
    /// Keys for matches.
    matches: &'static [RankKey],
    /// Keys for multiplayer tables.
    tables: &'static [TableKey],
    /// Texts by language code, then by key.
    words: BTreeMap<&'static str, BTreeMap<&'static str, ColumnWords>>,
}

/// Returns the keys that profiles can rank by, in the order of a list to choose from, and their texts.
pub fn every_column() -> EveryColumn {
    let matches = RankKey::ALL.iter().map(|key| StandingColumn::Matches(*key));
    let columns: Vec<StandingColumn> =
        matches.chain(TableKey::ALL.iter().map(|key| StandingColumn::Tables(*key))).collect();
    let of = |language| columns.iter().map(|column| (column.key(), column.words(language))).collect();
    let words = [("en", of(TextLanguage::English)), ("de", of(TextLanguage::German))].into();
    EveryColumn { matches: RankKey::ALL, tables: TableKey::ALL, words }
}
