//! Types of the application whose values are typed by name: the only list of those names.
//!
//! There is no second enum for the command line, and the compiler checks that every variant has a name.

use app::contract::{
    ClockAction, CsvTable, CubeBases, CubeLeaders, DraftMode, DraftShape, EventKind, ExportFormat, MissedRoundScore,
    PairingScope, PaperSize, PenaltyName, PrintoutKind, RoundsKind, SeatKind, StaffRole, TextLanguage, TrilogyPool,
};
use app::decks::verdict::CheckedFormat;
use clap::ValueEnum;
use clap::builder::PossibleValue;

/// A value that is typed by its name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Choice<T>(pub T);

/// Defines the names of the values of a type, with their help.
macro_rules! choices {
    ($($of:ty { $($variant:ident = $name:literal $(| $alias:literal)? $(: $help:literal)?),+ $(,)? })+) => {
        $(
            impl ValueEnum for Choice<$of> {
                fn value_variants<'a>() -> &'a [Self] {
                    &[$(Choice(<$of>::$variant)),+]
                }

                fn to_possible_value(&self) -> Option<PossibleValue> {
                    Some(match self.0 {
                        $(<$of>::$variant => PossibleValue::new($name)$(.alias($alias))?$(.help(super::help_text::text($help)))?,)+
                    })
                }
            }
        )+
    };
}

choices! {
    TextLanguage {
        English = "english" | "en": "English for all texts",
        German = "german" | "de": "German; cards keep their English names",
        French = "french" | "fr": "Preview: card texts of Spark of Rebellion in French, other texts in English",
    }
    PaperSize { A4 = "a4", Letter = "letter" }

    CheckedFormat {
        Premier = "premier",
        Eternal = "eternal",
        Trilogy = "trilogy",
        TwinSuns = "twin-suns",
        Sealed = "sealed",
        Draft = "draft",
    }
    TrilogyPool { Premier = "premier", Eternal = "eternal" }
    ExportFormat {
        Swudb = "swudb",
        Melee = "melee",
        Text = "text",
        Picklist = "picklist",
        Tts = "tts",
        Csv = "csv",
    }

    SeatKind {
        Person = "human": "Person at this terminal",
        Random = "random": "Bot that answers at random",
        Gentle = "gentle": "Bot that uses simple heuristics and often makes mistakes",
        Casual = "casual": "Bot that looks one action ahead and sometimes makes mistakes",
        Quick = "quick": "Bot that looks one action ahead",
        Skilled = "skilled": "Bot with a short search",
        Strong = "strong": "Bot that searches for the time given with --moves-ms",
    }

    EventKind { Draft = "draft", Sealed = "sealed", Constructed = "constructed" }
    DraftMode {
        Digital = "digital": "On this computer",
        Paper = "paper": "With real cards; Cantina handles seats, pick clock and pairings",
    }
    DraftShape {
        Pod = "pod": "Packs are passed round pods of 2 to 16 players",
        Winston = "winston": "Two players: three hidden piles that grow",
        Grid = "grid": "Two players: rows and columns of nine cards face up",
        Minneapolis = "minneapolis": "Two players: small packs that are swapped",
        Rotisserie = "rotisserie": "Two to eight players: one card at a time from everything face up",
        TeamsOfTwo = "teams-of-two": "Two teams of two in a pod, with team rounds",
        TeamsOfThree = "teams-of-three": "Two teams of three in a pod, with team rounds",
    }
    CubeLeaders {
        Separate = "separate": "One with each pack, drafted first",
        Mixed = "mixed": "Shuffled into the packs",
    }
    CubeBases {
        Shared = "shared": "Free to use for everyone",
        Mixed = "mixed": "Shuffled into the packs, except for Common ones",
    }
    ClockAction {
        Run = "run": "Start or resume the clock",
        Pause = "pause": "Pause the clock",
        Next = "next": "Go to the next pick (with real cards)",
        Back = "back": "Go back to the previous pick (with real cards)",
    }

    RoundsKind {
        Swiss = "swiss": "Swiss: paired by score",
        RoundRobin = "round-robin": "Everyone plays everyone once",
        Tables = "tables": "Multiplayer tables (Twin Suns)",
    }
    PairingScope {
        WholeEvent = "whole": "Ignore pods",
        WithinPods = "within": "Within pods where possible without a rematch",
        AcrossPods = "across": "Across pods where possible without a rematch",
        OppositeSeats = "opposite": "Within pods, opposite seats first",
        Teams = "teams": "Each player against one of the other team of the pod",
    }
    MissedRoundScore { Loss = "loss", Bye = "bye", Nothing = "nothing" }
    PenaltyName {
        Tracking = "tracking",
        Warning = "warning",
        GameLoss = "game-loss",
        MatchLoss = "match-loss",
        Disqualification = "disqualification",
    }

    StaffRole {
        Judge = "judge": "A floor judge, on a phone",
        Scorekeeper = "scorekeeper": "A scorekeeper, in the browser of another computer",
    }
    CsvTable { Players = "players", Rounds = "rounds", Standings = "standings", Teams = "teams" }
    PrintoutKind {
        Pairings = "pairings": "Pairings by table",
        Names = "names": "Pairings by name",
        Seatings = "seatings": "Draft pods and seats, by name",
        Slips = "slips": "Match slips, four per page, with codes for `result --slip`",
        Standings = "standings": "Standings, with the rules profile and its tiebreakers",
        Bracket = "bracket": "Bracket of the top cut",
        DeckChecks = "deck-checks": "One form for each deck check of the round",
        Pods = "pods": "One page for each draft pod",
        SeatCards = "seat-cards": "One card for each player, ten per page",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_a_type_are_distinct() {
        fn check<T>()
        where
            Choice<T>: ValueEnum,
        {
            let all = Choice::<T>::value_variants();
            let mut names: Vec<_> = all.iter().filter_map(ValueEnum::to_possible_value).collect();
            names.sort_by(|a, b| a.get_name().cmp(b.get_name()));
            names.dedup_by(|a, b| a.get_name() == b.get_name());
            assert_eq!(names.len(), all.len());
        }
        check::<CheckedFormat>();
        check::<DraftShape>();
        check::<PairingScope>();
        check::<PrintoutKind>();
        check::<SeatKind>();
    }
}
