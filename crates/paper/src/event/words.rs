//! All texts on the printouts of an event, by language.

use crate::Language;

/// The texts in one language.
pub(super) struct EventWords {
    /// "Pairings by table, round 3".
    pub by_table: fn(u32) -> String,
    /// "Pairings by name, round 3".
    pub by_name: fn(u32) -> String,
    /// The heading of the list of seats.
    pub seatings: &'static str,
    /// A pod by its number: "Pod 2".
    pub pod_number: fn(u32) -> String,
    /// The heading of the slips.
    pub slips: fn(u32) -> String,
    /// "Standings after round 3".
    pub standings: fn(u32) -> String,
    /// "Standings during round 3": results are missing.
    pub standings_open: fn(u32) -> String,
    /// "Standings after 3 events".
    pub league: fn(u32) -> String,
    /// The same during an event.
    pub league_open: fn(u32) -> String,
    /// The heading of the bracket.
    pub bracket: &'static str,
    /// "Deck check, round 3".
    pub deck_check: fn(u32) -> String,
    /// A name with the player's number.
    pub numbered: fn(&str, u32) -> String,
    /// A round by its number: "Round 3".
    pub round: fn(u32) -> String,
    /// A table by its number: "Table 12".
    pub table_number: fn(u32) -> String,
    /// Column caption: the table number.
    pub table: &'static str,
    /// Column caption: the player's name.
    pub player: &'static str,
    /// Column caption: the player's record.
    pub record: &'static str,
    /// Column caption: the opponent.
    pub opponent: &'static str,
    /// Column caption: the opponents at a multiplayer table.
    pub opponents: &'static str,
    /// The word between the players of a match.
    pub against: &'static str,
    /// The word for a bye, in place of a table or an opponent.
    pub bye: &'static str,
    /// Column caption: the pod number.
    pub pod: &'static str,
    /// Column caption: the seat number.
    pub seat: &'static str,
    /// Column caption: the rank in the standings.
    pub rank: &'static str,
    /// Column caption: the final place.
    pub place: &'static str,
    /// Heading of the final places.
    pub final_places: &'static str,
    /// Heading of the standings below the final places.
    pub before_cut: &'static str,
    /// Heading of the standings of teams.
    pub teams: &'static str,
    /// Heading of the standings of players below those of teams.
    pub players: &'static str,
    /// Column caption: the number of a team.
    pub team: &'static str,
    /// Column caption: the members of a team.
    pub members: &'static str,
    /// Column captions of a team's figures: rounds, opponents, matches, games.
    pub team_figures: [&'static str; 4],
    /// Label of a league's points table.
    pub points_table: &'static str,
    /// Label of the rules profile.
    pub profile: &'static str,
    /// Suffix for players who have dropped.
    pub dropped: &'static str,
    /// Captions of the counts at a pod, and the note for when all players have their cards.
    pub pod_counts: [&'static str; 5],
    /// The passing directions (CR 10.3.3).
    pub passing: &'static str,
    /// Title of the seat cards.
    pub seat_cards: &'static str,
    /// The purpose of the code on a seat card.
    pub scan: &'static str,
    /// Label of a slip's code.
    pub code: &'static str,
    /// Label of the games won.
    pub games_won: &'static str,
    /// Label of drawn games.
    pub drawn: &'static str,
    /// Label of the remaining HP.
    pub hp_left: &'static str,
    /// Label of the box to drop from the event.
    pub drops: &'static str,
    /// Label of a signature.
    pub signature: &'static str,
    /// Label of the time added by a judge.
    pub extra_time: &'static str,
    /// Label of the judge's name.
    pub judge: &'static str,
    /// The rounds of a bracket, from the last one back.
    pub bracket_rounds: [&'static str; 4],
    /// The caption of the winner.
    pub winner: &'static str,
    /// Label of the start time of a check.
    pub began: &'static str,
    /// Label of the end time of a check.
    pub ended: &'static str,
    /// Label of the registered deck.
    pub deck: &'static str,
    /// The items of a deck check, for the judge to tick.
    pub checked: [&'static str; 4],
    /// The possible outcomes of a deck check.
    pub found: [&'static str; 2],
    /// Label of the remarks.
    pub remarks: &'static str,
    /// Label of the penalty.
    pub penalty: &'static str,
}

impl EventWords {
    /// Returns the texts in a language.
    pub(super) fn of(language: Language) -> &'static EventWords {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }
}

/// English texts.
const ENGLISH: EventWords = EventWords {
    by_table: |round| format!("Pairings by table, round {round}"),
    by_name: |round| format!("Pairings by name, round {round}"),
    seatings: "Draft seats by name",
    pod_number: |pod| format!("Pod {pod}"),
    slips: |round| format!("Match slips, round {round}"),
    standings: |round| format!("Standings after round {round}"),
    standings_open: |round| format!("Standings during round {round}"),
    league: |events| {
        if events == 1 { "Standings after 1 event".to_owned() } else { format!("Standings after {events} events") }
    },
    league_open: |events| {
        format!("Standings, {events} {}, not all finished", if events == 1 { "event" } else { "events" })
    },
    bracket: "Bracket",
    deck_check: |round| format!("Deck check, round {round}"),
    numbered: |name, number| match name {
        "" => format!("player {number}"),
        name => format!("{name} (player {number})"),
    },
    round: |round| format!("Round {round}"),
    table_number: |table| format!("Table {table}"),
    table: "Table",
    player: "Player",
    record: "Record",
    opponent: "Opponent",
    opponents: "Opponents",
    against: "–",
    bye: "bye",
    pod: "Pod",
    seat: "Seat",
    rank: "Rank",
    place: "Place",
    final_places: "Final places",
    before_cut: "Standings after the Swiss rounds",
    teams: "Teams",
    players: "Players",
    team: "Team",
    members: "Members",
    team_figures: ["Rounds", "Opp. %", "Matches", "Games %"],
    points_table: "Points table: ",
    profile: "Rules profile: ",
    dropped: " (dropped)",
    pod_counts: ["Leaders", "Pack 1", "Pack 2", "Pack 3", "Deck list"],
    passing: "Leaders are passed to the right, packs 1 and 3 to the left, pack 2 to the right. Left of seat 1 is seat 2.",
    seat_cards: "Seat cards",
    scan: "Scan with your phone",
    code: "Code",
    games_won: "Games won",
    drawn: "Drawn games",
    hp_left: "HP left",
    drops: "Drop",
    signature: "Signature",
    extra_time: "Extra time",
    judge: "Judge",
    bracket_rounds: ["Final", "Semifinals", "Quarterfinals", "Round of 16"],
    winner: "Winner",
    began: "Started",
    ended: "Ended",
    deck: "Registered deck",
    checked: ["Leader and base", "Every card and count", "Sideboard", "Sleeves and markings"],
    found: ["as registered", "not as registered"],
    remarks: "Findings",
    penalty: "Penalty",
};

/// German texts.
const GERMAN: EventWords = EventWords {
    by_table: |round| format!("Paarungen nach Tisch, Runde {round}"),
    by_name: |round| format!("Paarungen nach Namen, Runde {round}"),
    seatings: "Draft-Plätze nach Namen",
    pod_number: |pod| format!("Pod {pod}"),
    slips: |round| format!("Ergebniszettel, Runde {round}"),
    standings: |round| format!("Tabelle nach Runde {round}"),
    standings_open: |round| format!("Tabelle während Runde {round}"),
    league: |events| {
        if events == 1 { "Tabelle nach 1 Event".to_owned() } else { format!("Tabelle nach {events} Events") }
    },
    league_open: |events| {
        format!("Tabelle, {events} {}, nicht alle beendet", if events == 1 { "Event" } else { "Events" })
    },
    bracket: "Turnierbaum",
    deck_check: |round| format!("Deckcheck, Runde {round}"),
    numbered: |name, number| match name {
        "" => format!("Spieler {number}"),
        name => format!("{name} (Spieler {number})"),
    },
    round: |round| format!("Runde {round}"),
    table_number: |table| format!("Tisch {table}"),
    table: "Tisch",
    player: "Spieler",
    record: "Bilanz",
    opponent: "Gegner",
    opponents: "Gegner",
    against: "–",
    bye: "Freilos",
    pod: "Pod",
    seat: "Platz",
    rank: "Rang",
    place: "Platz",
    final_places: "Endplatzierungen",
    before_cut: "Tabelle vor dem Top Cut",
    teams: "Teams",
    players: "Spieler",
    team: "Team",
    members: "Mitglieder",
    team_figures: ["Runden", "Gegner %", "Matches", "Spiele %"],
    points_table: "Punktetabelle: ",
    profile: "Regelprofil: ",
    dropped: " (ausgestiegen)",
    pod_counts: ["Anführer", "Pack 1", "Pack 2", "Pack 3", "Deckliste"],
    passing: "Anführer gehen nach rechts, Pack 1 und 3 nach links, Pack 2 nach rechts. Links von Platz 1 ist Platz 2.",
    seat_cards: "Platzkarten",
    scan: "Mit dem Handy scannen",
    code: "Code",
    games_won: "Gewonnene Spiele",
    drawn: "Unentschieden",
    hp_left: "Übrige TP",
    drops: "Aussteigen",
    signature: "Unterschrift",
    extra_time: "Verlängerung",
    judge: "Judge",
    bracket_rounds: ["Finale", "Halbfinale", "Viertelfinale", "Achtelfinale"],
    winner: "Sieger",
    began: "Beginn",
    ended: "Ende",
    deck: "Abgegebenes Deck",
    checked: ["Anführer und Basis", "Alle Karten und Anzahlen", "Sideboard", "Hüllen und Markierungen"],
    found: ["wie abgegeben", "nicht wie abgegeben"],
    remarks: "Befund",
    penalty: "Strafe",
};
