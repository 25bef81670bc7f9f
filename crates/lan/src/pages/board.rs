//! Pages of the board: pairings with table search, standings, seats.

use app::contract::TextLanguage;
use app::phones::{
    PublicClock, PublicEvent, PublicMatch, PublicPlayer, PublicResult, PublicRound, PublicStanding, PublicStandings,
    PublicTeam,
};
use maud::{Markup, html};

use super::name;
use crate::words::{PageLanguage, Words, results_to_come};

/// Formats milliseconds as minutes and seconds, without the sign.
pub(super) fn minutes(milliseconds: i64) -> String {
    let seconds = milliseconds.unsigned_abs() / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Renders a clock with its remaining time, which the script counts down.
pub(super) fn clock(clock: PublicClock, left: i64, words: &Words) -> Markup {
    let runs = match clock {
        PublicClock::Runs { .. } => true,
        PublicClock::Stands { .. } => false,
    };
    html! {
        p.clock.over[left < 0] {
            span.what { @if left < 0 { (words.time_over) } @else { (words.time_left) } }
            " "
            time data-left=[runs.then_some(left)] data-left-word=(words.time_left) data-over-word=(words.time_over) {
                @if left < 0 { "+" } (minutes(left))
            }
            @if !runs { " " small { "(" (words.paused) ")" } }
        }
    }
}

/// Renders a name in the round's table.
fn player(player: &PublicPlayer) -> Markup {
    html! {
        (name(&player.name))
        @if !player.record.is_empty() { " " small { (player.record) } }
    }
}

fn result(meeting: &PublicMatch, words: &Words) -> Markup {
    let won = |seat: usize| meeting.players.get(seat).map_or("", |player| player.name.as_str());
    html! {
        @match &meeting.result {
            None => span.open { (words.playing) },
            Some(PublicResult::Games { first, second, drawn: 0 }) => { (first) "\u{2013}" (second) },
            Some(PublicResult::Games { first, second, drawn }) => {
                (first) "\u{2013}" (second) "\u{2013}" (drawn)
            },
            Some(PublicResult::Bye) => (words.bye),
            Some(PublicResult::First) => { "\u{2713} " (name(won(0))) },
            Some(PublicResult::Second) => { "\u{2713} " (name(won(1))) },
            Some(PublicResult::Neither) => (words.no_winner),
            Some(PublicResult::Places { places }) => {
                @for (seat, place) in places.iter().enumerate() {
                    @if seat > 0 { br; }
                    (place) ". " (name(won(seat)))
                }
            },
        }
    }
}

fn row(meeting: &PublicMatch, words: &Words) -> Markup {
    let numbers: Vec<String> = meeting.players.iter().map(|player| player.number.to_string()).collect();
    html! {
        tr data-players=(numbers.join(" ")) {
            th scope="row" { @if let Some(table) = meeting.table { (table) } @else { "\u{2013}" } }
            td {
                @for (seat, seated) in meeting.players.iter().enumerate() {
                    @if seat > 0 { br; }
                    (player(seated))
                }
            }
            td {
                (result(meeting, words))
                @if meeting.extension > 0 && meeting.result.is_none() {
                    br; small { "+" (minutes(i64::from(meeting.extension) * 1000)) " " (words.extra_time) }
                }
            }
        }
    }
}

fn rows<'a>(matches: impl Iterator<Item = &'a PublicMatch>, words: &Words) -> Markup {
    html! {
        table {
            thead { tr { th scope="col" { (words.table) } th scope="col" { (words.players) } th scope="col" { (words.result) } } }
            tbody { @for meeting in matches { (row(meeting, words)) } }
        }
    }
}

/// Returns `true` if a name contains all words of the search text, ignoring case.
fn is_named(name: &str, wanted: &str) -> bool {
    let name = name.to_lowercase();
    wanted.to_lowercase().split_whitespace().all(|word| name.contains(word))
}

/// Maximum number of tables shown for a name; longer lists would not help readers find theirs.
const MOST_FOUND: usize = 8;

fn own_table(round: &PublicRound, wanted: &str, words: &Words) -> Markup {
    let is_theirs = |meeting: &&PublicMatch| meeting.players.iter().any(|player| is_named(&player.name, wanted));
    let found: Vec<&PublicMatch> = round.matches.iter().filter(is_theirs).take(MOST_FOUND).collect();
    html! {
        section.own aria-live="polite" {
            @if found.is_empty() { p { (words.no_player) } }
            @for meeting in found {
                div {
                    p.big { @if let Some(table) = meeting.table { (words.table) " " b { (table) } } @else { b { (words.bye) } } }
                    @for seated in &meeting.players { p { (player(seated)) } }
                    p { (result(meeting, words)) }
                }
            }
        }
    }
}

/// Renders a player's match of the current round, as the script of the player's page draws it
/// (`ui/src/phones/player/MatchCard.svelte`), with what the board shows. Empty if the player has no match.
pub(crate) fn own_match(event: &PublicEvent, number: u32, left: impl Fn(PublicClock) -> i64, words: &Words) -> Markup {
    let found = event.round.as_ref().and_then(|round| {
        let meeting = round.matches.iter().find(|meeting| meeting.players.iter().any(|one| one.number == number))?;
        Some((round, meeting))
    });
    let Some((round, meeting)) = found else { return html! {} };
    let (own, others): (Vec<_>, Vec<_>) = meeting.players.iter().partition(|one| one.number == number);
    html! {
        div #first data-player=(number) {
            div.me {
                @for own in own { h2 { (name(&own.name)) } " " span.record { (own.record) } }
            }
            section.own {
                div {
                    div.line {
                        p.what { (words.round) " " (round.number) }
                        @if let Some(shown) = round.clock { (clock(shown, left(shown), words)) }
                    }
                    div.where {
                        p.big {
                            @if let Some(table) = meeting.table { (words.table) " " b { (table) } } @else { b { (words.bye) } }
                        }
                        @if !others.is_empty() {
                            div.against { p.what { (words.against) } @for other in others { p { (player(other)) } } }
                        }
                    }
                    @if meeting.extension > 0 && meeting.result.is_none() {
                        p.small { "+" (minutes(i64::from(meeting.extension) * 1000)) " " (words.extra_time) }
                    }
                }
            }
        }
    }
}

fn round_title(event: &PublicEvent, round: &PublicRound, words: &Words) -> Markup {
    html! {
        h2 {
            @if round.elimination { (words.elimination) ", " (words.round) " " (round.number) }
            @else { (words.round) " " (round.number) " " (words.of) " " (event.planned_rounds.max(round.number)) }
        }
    }
}

/// Renders the pairings, preceded by the table found for `wanted`. `left` returns the remaining time of a clock.
pub(crate) fn pairings(event: &PublicEvent, wanted: &str, left: impl Fn(PublicClock) -> i64, words: &Words) -> Markup {
    html! {
        form.find action="/" method="get" role="search" {
            label for="name" { (words.your_name) }
            input #name name="name" value=(wanted) autocomplete="name" maxlength="80" enterkeyhint="search";
            button.plain { (words.find) }
        }
        @if let Some(round) = &event.round {
            (round_title(event, round, words))
            @if let Some(shown) = round.clock { (clock(shown, left(shown), words)) }
            @if !wanted.is_empty() { (own_table(round, wanted, words)) }
            p { @if round.open > 0 { (results_to_come(words, round.open)) } @else { (words.all_results) } }
            (rows(round.matches.iter(), words))
        } @else {
            p { (words.no_round) }
            @if let Some(shown) = event.deck_clock { h2 { (words.deck_building) } (clock(shown, left(shown), words)) }
        }
    }
}

fn standing(line: &PublicStanding, words: &Words) -> Markup {
    html! {
        tr.left[line.left] data-players=(line.number) {
            th scope="row" { (line.rank) }
            td { (name(&line.name)) @if line.left { " " small { "(" (words.dropped) ")" } } }
            @if !line.record.is_empty() { td { (line.record) } }
            @for (place, value) in line.values.iter().enumerate() {
                td.figure[place > 0 || !line.record.is_empty()] { (value) }
            }
        }
    }
}

/// Renders the standings of teams.
fn teams(teams: &[PublicTeam], words: &Words) -> Markup {
    let numbers = |team: &PublicTeam| {
        let numbers: Vec<String> = team.members.iter().map(|member| member.number.to_string()).collect();
        numbers.join(" ")
    };
    html! {
        h3 { (words.teams) }
        table.standings {
            thead { tr {
                th scope="col" { (words.rank) }
                th scope="col" { (words.team) }
                th scope="col" { (words.team_rounds) }
                th.figure scope="col" { (words.team_matches) }
            } }
            tbody {
                @for team in teams {
                    tr data-players=(numbers(team)) {
                        th scope="row" { (team.rank) }
                        td {
                            b { (words.team) " " (team.number) }
                            @for member in &team.members { br; (player(member)) }
                        }
                        td { (team.rounds) }
                        td.figure { (team.matches) }
                    }
                }
            }
        }
    }
}

/// Renders the standings of matches or of multiplayer tables.
pub(crate) fn standings(event: &PublicEvent, language: TextLanguage) -> Markup {
    let words = language.words();
    let (lines, record) = match &event.standings {
        PublicStandings::Matches(lines) => (lines, Some(words.record)),
        PublicStandings::Tables(lines) => (lines, None),
    };
    let captions = event.columns.iter().map(|column| column.words(language).caption);
    let heads: Vec<&str> = record.into_iter().chain(captions).collect();
    html! {
        @if let (Some(round), false) = (&event.round, lines.is_empty()) {
            (round_title(event, round, words))
            @if round.open > 0 { p { (results_to_come(words, round.open)) } }
            @if !event.teams.is_empty() { (teams(&event.teams, words)) h3 { (words.players) } }
            table.standings {
                thead { tr {
                    th scope="col" { (words.rank) }
                    th scope="col" { (words.player) }
                    @for (place, head) in heads.into_iter().enumerate() { th.figure[place > 0] scope="col" { (head) } }
                } }
                tbody { @for line in lines { (standing(line, words)) } }
            }
        } @else { p { (words.no_standings) } }
    }
}

/// Renders the seats of the draft.
pub(crate) fn seats(event: &PublicEvent, words: &Words) -> Markup {
    html! {
        @if event.pods.is_empty() { p { (words.no_seats) } }
        @for pod in &event.pods {
            h2 { (words.pod) " " (pod.number) }
            table {
                thead { tr { th scope="col" { (words.seat) } th scope="col" { (words.player) } } }
                tbody {
                    @for (seat, seated) in (1u32..).zip(&pod.seats) {
                        tr data-players=(seated.number) { th scope="row" { (seat) } td { (player(seated)) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_by_its_words_in_any_case() {
        assert!(is_named("Ada Lovelace", "love ADA") && is_named("Änne", "änn"));
        assert!(!is_named("Ada Lovelace", "bea"));
    }

    #[test]
    fn a_clock_shows_minutes_beyond_an_hour_and_overtime() {
        assert_eq!(minutes(3_661_000), "61:01");
        assert_eq!(minutes(-61_500), "1:01");
    }
}
