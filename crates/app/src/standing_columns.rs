//! Columns of standings and their texts, once for the window, phones, papers, tables for other programs and the command
//! line.

use std::collections::BTreeMap;

use messages::standing_columns;
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

const fn words(caption: &'static str, name: &'static str, ranked_by: &'static str) -> ColumnWords {
    ColumnWords { caption, name, ranked_by }
}

fn of_matches(key: RankKey, all: &standing_columns::Labels) -> ColumnWords {
    match key {
        RankKey::MatchWins => words(all.match_wins_caption, all.match_wins_name, all.match_wins_ranked_by),
        RankKey::MatchPoints => words(all.match_points_caption, all.match_points_name, all.match_points_ranked_by),
        RankKey::OpponentsMatchWins => {
            words(all.opponents_match_wins_caption, all.opponents_match_wins_name, all.opponents_match_wins_ranked_by)
        }
        RankKey::GameWins => words(all.game_wins_caption, all.game_wins_name, all.game_wins_ranked_by),
        RankKey::OpponentsGameWins => {
            words(all.opponents_game_wins_caption, all.opponents_game_wins_name, all.opponents_game_wins_ranked_by)
        }
        RankKey::OpponentsOpponentsMatchWins => words(
            all.opponents_opponents_match_wins_caption,
            all.opponents_opponents_match_wins_name,
            all.opponents_opponents_match_wins_ranked_by,
        ),
    }
}

fn of_tables(key: TableKey, all: &standing_columns::Labels) -> ColumnWords {
    match key {
        TableKey::Points => words(all.tables_points_caption, all.tables_points_name, all.tables_points_ranked_by),
        TableKey::Victories => {
            words(all.tables_victories_caption, all.tables_victories_name, all.tables_victories_ranked_by)
        }
        TableKey::RemainingHp => {
            words(all.tables_remaining_hp_caption, all.tables_remaining_hp_name, all.tables_remaining_hp_ranked_by)
        }
        TableKey::OpponentsPoints => words(
            all.tables_opponents_points_caption,
            all.tables_opponents_points_name,
            all.tables_opponents_points_ranked_by,
        ),
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

    /// Returns the column's texts in a language.
    pub fn words(self, language: TextLanguage) -> ColumnWords {
        let all = standing_columns::labels(language);
        match self {
            StandingColumn::Matches(key) => of_matches(key, all),
            StandingColumn::Tables(key) => of_tables(key, all),
        }
    }

    /// Returns the column's name in tables for other programs, as Melee names it.
    pub(crate) fn csv(self) -> &'static str {
        match self {
            StandingColumn::Matches(RankKey::MatchWins) => "Match Wins",
            StandingColumn::Matches(RankKey::MatchPoints) => "Points",
            StandingColumn::Matches(RankKey::OpponentsMatchWins) => "OMW%",
            StandingColumn::Matches(RankKey::GameWins) => "TGW%",
            StandingColumn::Matches(RankKey::OpponentsGameWins) => "OGW%",
            StandingColumn::Matches(RankKey::OpponentsOpponentsMatchWins) => "OOMW%",
            StandingColumn::Tables(TableKey::Points) => "Points",
            StandingColumn::Tables(TableKey::Victories) => "Victories",
            StandingColumn::Tables(TableKey::RemainingHp) => "HP",
            StandingColumn::Tables(TableKey::OpponentsPoints) => "Opponents' Points",
        }
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
