//! A player's view on the phone: the match with its report, and the player's penalties.

use std::cmp::Ordering;

use app::contract::{CardFace, LegalityAnswer, ListCheck, ListPreview, PenaltyName, PhoneCallName, TextLanguage};
use app::phones::{
    OwnSeat, PlayerDeckView, PlayerDecksView, PlayerMatchView, PlayerPhoneView, PlayerReport, PublicClock, PublicResult,
};
use maud::{Markup, html};

use super::{board, draft, game, isolated, name};
use crate::words::{PageLanguage, Words};

/// Renders the reason that a request was rejected.
pub(crate) fn refused(why: &str) -> Markup {
    html! { div.card.refused role="alert" { p.problem { (why) } p { a.button.plain href="" { "\u{21bb}" } } } }
}

pub(super) fn games(reported: PlayerReport) -> String {
    let PlayerReport { won, lost, drawn } = reported;
    if drawn == 0 { format!("{won}\u{2013}{lost}") } else { format!("{won}\u{2013}{lost}\u{2013}{drawn}") }
}

/// Returns the usual results of a match from the player's side, wins first.
pub(super) fn usual(games_to_win: u32) -> Vec<PlayerReport> {
    let most = u8::try_from(games_to_win).unwrap_or(u8::MAX);
    let won = (0..most).map(|lost| PlayerReport { won: most, lost, drawn: 0 });
    let lost = (0..most).rev().map(|won| PlayerReport { won, lost: most, drawn: 0 });
    let drawn = (most > 1).then_some(PlayerReport { won: 1, lost: 1, drawn: 0 });
    let unfinished = [PlayerReport { won: 1, lost: 0, drawn: 0 }, PlayerReport { won: 0, lost: 1, drawn: 0 }];
    won.chain(lost).chain(drawn).chain(unfinished.into_iter().filter(|_| most > 1)).collect()
}

/// Fills the `{}` placeholders of a sentence in order.
pub(super) fn filled(sentence: &str, parts: &[&str]) -> String {
    let mut pieces = sentence.split("{}");
    let mut whole = pieces.next().unwrap_or_default().to_owned();
    for (piece, part) in pieces.zip(parts) {
        whole.push_str(part);
        whole.push_str(piece);
    }
    whole
}

/// Returns the index of the sentence for won, lost or drawn.
fn outcome(reported: PlayerReport) -> usize {
    match reported.won.cmp(&reported.lost) {
        Ordering::Greater => 0,
        Ordering::Less => 1,
        Ordering::Equal => 2,
    }
}

/// Renders a button that reports a result after a confirmation.
fn report(own: &PlayerMatchView, reported: PlayerReport, text: &Markup, words: &Words) -> Markup {
    let opponent = own.opponents.first();
    let PlayerReport { won, lost, drawn } = reported;
    let ask = serde_json::json!({
        "kind": "report", "round": own.round, "opponent": opponent.map_or(0, |opponent| opponent.number),
        "won": won, "lost": lost, "drawn": drawn,
    });
    let name = isolated(opponent.map_or("", |opponent| opponent.name.as_str()));
    let sure = filled(words.report_sure[outcome(reported)], &[&games(reported), &name]);
    let yes = format!("{} {}", words.report_yes, games(reported));
    html! { button.result type="button" data-ask=(ask) data-sure=(sure) data-yes=(yes) { (text) } }
}

fn result(own: &PlayerMatchView, player: &str, words: &Words) -> Markup {
    let opponent = own.opponents.first().map_or("", |opponent| opponent.name.as_str());
    let winner = |first: bool| if first == own.first { player } else { opponent };
    html! {
        @match &own.result {
            None => {},
            Some(PublicResult::Games { first, second, drawn }) => p.big {
                (words.result) " "
                @let (won, lost) = if own.first { (first, second) } else { (second, first) };
                b { (won) "\u{2013}" (lost) @if *drawn > 0 { "\u{2013}" (drawn) } }
            },
            Some(PublicResult::Bye) => {},
            Some(PublicResult::First) => p { "\u{2713} " (name(winner(true))) },
            Some(PublicResult::Second) => p { "\u{2713} " (name(winner(false))) },
            Some(PublicResult::Neither) => p { (words.no_winner) },
            Some(PublicResult::Places { .. }) => p { (words.entered_at_desk) },
        }
    }
}

/// Renders the opponent's report, with a button to confirm it.
fn opponent_report(own: &PlayerMatchView, reported: PlayerReport, words: &Words) -> Markup {
    let opponent = own.opponents.first().map_or("", |opponent| opponent.name.as_str());
    let theirs = reported.swap_sides();
    let sentence = words.opponent_reports[outcome(theirs)];
    let (before, after) = sentence.split_once("{}").unwrap_or((sentence, ""));
    html! {
        p.says-so { (before) (name(opponent)) (after.replacen("{}", &games(theirs), 1))
            @if own.own_report != Some(reported) { " " b { (words.is_correct) } } }
        @if own.own_report != Some(reported) {
            div.buttons { (report(own, reported, &html! { (words.confirm) " " (games(reported)) }, words)) }
        }
    }
}

fn reports(own: &PlayerMatchView, words: &Words) -> Markup {
    let Some(games_to_win) = own.games_to_win.filter(|_| own.result.is_none()) else { return html! {} };
    let (whole, others): (Vec<PlayerReport>, Vec<PlayerReport>) =
        usual(games_to_win).into_iter().partition(|one| u32::from(one.won.max(one.lost)) == games_to_win);
    html! {
        @if let Some(theirs) = own.opponent_report {
            @if own.own_report.is_some_and(|report| report != theirs) { p.problem role="alert" { (words.disagree) } }
            (opponent_report(own, theirs, words))
        }
        @if let Some(reported) = own.own_report { p { (words.you_report) " " b { (games(reported)) } ". " (words.waiting) } }
        details open[own.own_report.is_none() && own.opponent_report.is_none()] {
            summary { (words.report) }
            div.results { @for one in whole { (report(own, one, &html! { (games(one)) }, words)) } }
            @if !others.is_empty() {
                p.small { (words.other_results) }
                div.results.other { @for one in others { (report(own, one, &html! { (games(one)) }, words)) } }
            }
            p.small { @if own.against_bot { (words.counts_at_once) } @else { (words.first_number) } }
        }
    }
}

/// Renders the card of the player's match: table, opponent, clock, result or report, seat.
fn own_match(
    view: &PlayerPhoneView,
    own: &PlayerMatchView,
    clock: Option<(PublicClock, i64)>,
    words: &Words,
) -> Markup {
    html! {
        section.own {
            div {
                div.line {
                    p.what { (words.round) " " (own.round) }
                    @if let Some((clock, left)) = clock { (board::clock(clock, left, words)) }
                }
                div.where {
                    p.big { @if let Some(table) = own.table { (words.table) " " b { (table) } } @else { b { (words.bye) } } }
                    @if !own.opponents.is_empty() {
                        div.against {
                            p.what { (words.against) }
                            @for opponent in &own.opponents {
                                p { (name(&opponent.name)) " " small { (opponent.record) } }
                            }
                        }
                    }
                }
                @if own.extension > 0 && own.result.is_none() {
                    p.small { "+" (board::minutes(i64::from(own.extension) * 1000)) " " (words.extra_time) }
                }
                (result(own, &view.name, words))
                (reports(own, words))
                @if let Some(seat) = view.seat { (own_seat(seat, words)) }
            }
        }
    }
}

fn own_seat(OwnSeat { pod, seat }: OwnSeat, words: &Words) -> Markup {
    html! { p.seat { (words.pod) " " b { (pod) } " \u{b7} " (words.seat) " " b { (seat) } } }
}

/// Renders the card shown without a match: the draft seat, the deck-building time, or the reason.
fn between(view: &PlayerPhoneView, clock: Option<(PublicClock, i64)>, words: &Words) -> Markup {
    html! {
        section.own { div {
            @if view.round > 0 { p { (words.no_match) } } @else {
                div.line {
                    p.what { (words.round_soon) }
                    @if let Some((clock, left)) = clock { (board::clock(clock, left, words)) }
                }
                @if clock.is_some() { p.small { (words.deck_building) } }
                @if let Some(OwnSeat { pod, seat }) = view.seat {
                    p.big { (words.pod) " " b { (pod) } " \u{b7} " (words.seat) " " b { (seat) } }
                }
            }
        } }
    }
}

/// Returns the name of a penalty.
pub(super) fn penalty(penalty: PenaltyName, words: &Words) -> &'static str {
    match penalty {
        PenaltyName::Tracking => words.tracking,
        PenaltyName::Warning => words.warning,
        PenaltyName::GameLoss => words.game_loss,
        PenaltyName::MatchLoss => words.match_loss,
        PenaltyName::Disqualification => words.disqualification,
    }
}

/// Renders the calls: those available and those already sent.
fn calls(view: &PlayerPhoneView, words: &Words) -> Markup {
    let ask = |kind: &str, call: PhoneCallName| serde_json::json!({ "kind": kind, "call": call });
    html! {
        section.calls {
            @if view.calls.contains(&PhoneCallName::Judge) {
                p role="status" { (words.judge_called) }
                button.plain type="button" data-ask=(ask("takeBack", PhoneCallName::Judge)) { (words.withdraw_request) }
            } @else {
                button.plain type="button" data-ask=(ask("call", PhoneCallName::Judge)) { (words.call_judge) }
            }
            @if view.calls.contains(&PhoneCallName::Drop) {
                p role="status" { (words.drop_asked) }
                button.plain type="button" data-ask=(ask("takeBack", PhoneCallName::Drop)) { (words.withdraw_request) }
            } @else if !view.left {
                button.plain type="button" data-ask=(ask("call", PhoneCallName::Drop)) data-sure=(words.drop_sure) data-yes=(words.drop_yes) {
                    (words.ask_to_drop)
                }
            }
        }
    }
}

fn registered(deck: &PlayerDeckView, words: &Words) -> Markup {
    list(&deck.name, &deck.check, words)
}

/// Renders a deck list with its counts and its legality.
fn list(name: &str, check: &ListCheck, words: &Words) -> Markup {
    html! {
        p { b { (name) } @if !check.front.is_empty() { " \u{b7} " (check.front.join(", ")) } }
        @if check.readable { p {
            (check.size) " " (words.cards)
            @if check.sideboard_size > 0 { ", " (words.sideboard) " " (check.sideboard_size) }
            " \u{b7} " (check.format.name()) ": "
            @match check.answer {
                LegalityAnswer::Legal => b { "\u{2713} " (words.legal) },
                LegalityAnswer::Illegal => b.problem { (words.not_legal) },
                LegalityAnswer::CannotBeJudged => b.problem { (words.cannot_be_judged) },
            }
            " " small { ((words.on_day)(&check.on)) }
        } }
        @if !check.problems.is_empty() { ul.problem { @for problem in &check.problems { li { (problem) } } } }
        @if !check.not_playable.is_empty() { p { small { ((words.not_playable)(&check.not_playable.join("; "))) } } }
    }
}

/// Renders the preview of a list: the number of unreadable rows, the counts, and the legality.
pub(crate) fn preview(preview: &ListPreview, words: &Words) -> Markup {
    html! {
        @if !preview.unread.is_empty() {
            p { b.problem { ((words.not_read)(preview.unread.len())) } }
            ul.problem { @for row in &preview.unread { li {
                b { (row.place) ": " } code { (row.text) } " " (row.message)
                @if !row.nearest.is_empty() {
                    " " (words.nearest) " "
                    (row.nearest.iter().take(3).map(full_name).collect::<Vec<_>>().join("; "))
                }
            } } }
        }
        (list(&preview.name, &preview.check, words))
    }
}

fn full_name(face: &CardFace) -> String {
    match &face.subtitle {
        Some(subtitle) => format!("{}, {subtitle}", face.name),
        None => face.name.clone(),
    }
}

/// Renders the registered deck lists with their problems, and an input field for each until they are locked.
fn deck_lists(own: &PlayerDecksView, words: &Words) -> Markup {
    html! {
        @for slot in 1..=own.slots {
            @let deck = own.decks.iter().find(|deck| deck.slot == slot);
            section.deck.card {
                h2 { (words.deck_list) @if own.slots > 1 { " " (slot) } }
                @if let Some(deck) = deck { (registered(deck, words)) } @else { p { (words.no_list) } }
                @if own.locked { p { (words.locked) } } @else if own.in_match && deck.is_some() { p { (words.in_match) } }
                @else {
                    details open[deck.is_none()] {
                        summary { @if deck.is_some() { (words.change_list) } @else { (words.hand_in) } }
                        div.said {}
                        label for={ "list-" (slot) } { (words.paste_list) }
                        textarea id={ "list-" (slot) } rows="6" maxlength="12000" autocomplete="off" spellcheck="false" {}
                        div.buttons {
                            button.plain type="button" data-ask=(serde_json::json!({ "kind": "lookAtList", "slot": slot }))
                                data-list={ "list-" (slot) } { (words.check_list) }
                            button type="button" data-ask=(serde_json::json!({ "kind": "handIn", "slot": slot }))
                                data-list={ "list-" (slot) } { (words.hand_in) }
                        }
                    }
                }
            }
        }
    }
}

/// Renders the content of a player's page. `clock` is the one that applies to the player, with its remaining time.
pub(crate) fn content(view: &PlayerPhoneView, clock: Option<(PublicClock, i64)>, language: TextLanguage) -> Markup {
    let words = language.words();
    html! {
        div.me data-player=(view.number) {
            h2 { (name(&view.name)) }
            @if view.round > 0 { span.record { (view.record) } }
            @if view.left { span.tag { (words.dropped) } }
        }
        @if let Some(own) = &view.draft { (draft::draft(own, language)) }
        @if let Some(own) = &view.own { (own_match(view, own, clock, words)) }
        @else if view.draft.is_none() && !view.left { (between(view, clock, words)) }
        @if let (Some(playing), Some(own)) = (&view.game, &view.own) { (game::offer(playing, own, words)) }
        @if let Some(own) = &view.limited { (draft::limited(own, language)) }
        @if let Some(decks) = &view.decks { (deck_lists(decks, words)) }
        @if let Some(casual) = &view.casual { (game::casual(casual, words)) }
        (calls(view, words))
        @if !view.penalties.is_empty() {
            section.card {
                h2 { (words.penalties) }
                ul {
                    @for given in &view.penalties {
                        li { (penalty(given.penalty, words)) ": " (given.infraction) " (" (words.round) " " (given.round) ")" }
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
    fn the_usual_results_of_a_best_of_three_are_offered() {
        let shown: Vec<String> = usual(2).into_iter().map(games).collect();
        assert_eq!(shown.join(" "), "2\u{2013}0 2\u{2013}1 1\u{2013}2 0\u{2013}2 1\u{2013}1 1\u{2013}0 0\u{2013}1");
        assert_eq!(usual(1).len(), 2);
    }
}
