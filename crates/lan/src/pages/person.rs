//! What a player sees on the own phone: the match with its report, and the own penalties.

use app::contract::{PenaltyName, PhoneCallName};
use app::phones::{OwnDeck, OwnDecks, OwnMatch, PersonView, PublicResult, Reported};
use maud::{Markup, html};

use super::{draft, game};
use crate::reader::Language;
use crate::words::Words;

/// Why a request was refused.
pub(crate) fn refused(why: &str) -> Markup {
    html! { p.problem role="alert" { (why) } p { a href="" { "\u{21bb}" } } }
}

pub(super) fn games(reported: Reported) -> String {
    let Reported { won, lost, drawn } = reported;
    if drawn == 0 { format!("{won}\u{2013}{lost}") } else { format!("{won}\u{2013}{lost}\u{2013}{drawn}") }
}

/// The results that a match usually ends with, from the player's side, wins first.
pub(super) fn usual(games_to_win: u32) -> Vec<Reported> {
    let most = u8::try_from(games_to_win).unwrap_or(u8::MAX);
    let won = (0..most).map(|lost| Reported { won: most, lost, drawn: 0 });
    let lost = (0..most).rev().map(|won| Reported { won, lost: most, drawn: 0 });
    let drawn = (most > 1).then_some(Reported { won: 1, lost: 1, drawn: 0 });
    let unfinished = [Reported { won: 1, lost: 0, drawn: 0 }, Reported { won: 0, lost: 1, drawn: 0 }];
    won.chain(lost).chain(drawn).chain(unfinished.into_iter().filter(|_| most > 1)).collect()
}

/// A button that reports a result.
fn report(own: &OwnMatch, reported: Reported, text: &str, sure: &str) -> Markup {
    let opponent = own.opponents.first().map_or(0, |opponent| opponent.number);
    let Reported { won, lost, drawn } = reported;
    let ask = serde_json::json!({
        "kind": "report", "round": own.round, "opponent": opponent, "won": won, "lost": lost, "drawn": drawn,
    });
    html! { button type="button" data-ask=(ask) data-sure={ (sure) " " (games(reported)) } { (text) } }
}

fn result(own: &OwnMatch, name: &str, words: &Words) -> Markup {
    let opponent = own.opponents.first().map_or("", |opponent| opponent.name.as_str());
    let winner = |first: bool| if first == own.first { name } else { opponent };
    html! {
        @match &own.result {
            None => {},
            Some(PublicResult::Games { first, second, drawn }) => p.big {
                (words.result) " "
                @let (won, lost) = if own.first { (first, second) } else { (second, first) };
                b { (won) "\u{2013}" (lost) @if *drawn > 0 { "\u{2013}" (drawn) } }
            },
            Some(PublicResult::Bye) => {},
            Some(PublicResult::First) => p { "\u{2713} " (winner(true)) },
            Some(PublicResult::Second) => p { "\u{2713} " (winner(false)) },
            Some(PublicResult::Neither) => p { (words.neither) },
            Some(PublicResult::Places(_)) => p { (words.entered_at_desk) },
        }
    }
}

fn reports(own: &OwnMatch, words: &Words) -> Markup {
    let Some(games_to_win) = own.games_to_win.filter(|_| own.result.is_none()) else { return html! {} };
    let opponent = own.opponents.first().map_or("", |opponent| opponent.name.as_str());
    html! {
        @if let Some(heard) = own.heard {
            @if own.said.is_some_and(|said| said != heard) {
                p.problem role="alert" { (words.disagree) }
            }
            p { (opponent) " " (words.reports) " " b { (games(heard)) } " (" (words.seen_from_you) ")" }
            @if own.said != Some(heard) { div.buttons { (report(own, heard, words.confirm, words.sure)) } }
        }
        @if let Some(said) = own.said { p { (words.you_report) " " b { (games(said)) } ". " (words.waiting) } }
        details open[own.said.is_none() && own.heard.is_none()] {
            summary { (words.report) }
            p { small { (words.report_how) } }
            div.buttons {
                @for reported in usual(games_to_win) { (report(own, reported, &games(reported), words.sure)) }
            }
        }
    }
}

fn own_match(own: &OwnMatch, name: &str, words: &Words) -> Markup {
    html! {
        section.own {
            div {
                p { (words.round) " " (own.round) }
                p.big { @if let Some(table) = own.table { (words.table) " " b { (table) } } @else { b { (words.bye) } } }
                @for opponent in &own.opponents {
                    p { (words.against) " " span.name { (opponent.name) } " " small { (opponent.record) } }
                }
                (result(own, name, words))
            }
        }
        (reports(own, words))
    }
}

/// The name of a penalty.
pub(super) fn penalty(penalty: PenaltyName, words: &Words) -> &'static str {
    match penalty {
        PenaltyName::Tracking => words.tracking,
        PenaltyName::Warning => words.warning,
        PenaltyName::GameLoss => words.game_loss,
        PenaltyName::MatchLoss => words.match_loss,
        PenaltyName::Disqualification => words.disqualification,
    }
}

/// The calls of the desk: what the player asks for, and what is asked for already.
fn calls(view: &PersonView, words: &Words) -> Markup {
    let ask = |kind: &str, call: PhoneCallName| serde_json::json!({ "kind": kind, "call": call });
    html! {
        section.calls {
            @if view.calls.contains(&PhoneCallName::Judge) {
                p role="status" { (words.judge_called) }
                button.plain type="button" data-ask=(ask("takeBack", PhoneCallName::Judge)) { (words.take_back) }
            } @else {
                button type="button" data-ask=(ask("call", PhoneCallName::Judge)) { (words.call_judge) }
            }
            @if view.calls.contains(&PhoneCallName::Drop) {
                p role="status" { (words.drop_asked) }
                button.plain type="button" data-ask=(ask("takeBack", PhoneCallName::Drop)) { (words.take_back) }
            } @else if !view.left {
                button.plain type="button" data-ask=(ask("call", PhoneCallName::Drop)) data-sure=(words.drop_sure) {
                    (words.ask_to_drop)
                }
            }
        }
    }
}

fn handed_in(deck: &OwnDeck, words: &Words) -> Markup {
    html! {
        p { b { (deck.name) } @if !deck.front.is_empty() { " \u{b7} " (deck.front.join(", ")) } }
        @if deck.readable { p {
            (deck.main) " " (words.cards)
            @if deck.sideboard > 0 { ", " (words.sideboard) " " (deck.sideboard) }
            " \u{b7} " (deck.format) ": "
            @if deck.problems.is_empty() { b { "\u{2713} " (words.legal) } } @else { b.problem { (words.not_legal) } }
        } }
        @if !deck.problems.is_empty() { ul.problem { @for problem in &deck.problems { li { (problem) } } } }
    }
}

/// The deck lists: what was handed in with what is wrong with it, and a field for each until they are locked.
fn deck_lists(own: &OwnDecks, words: &Words) -> Markup {
    html! {
        h2 { (words.deck_list) }
        @for slot in 1..=own.slots {
            @let deck = own.decks.iter().find(|deck| deck.slot == slot);
            section.deck {
                @if own.slots > 1 { h3 { (words.deck_list) " " (slot) } }
                @if let Some(deck) = deck { (handed_in(deck, words)) } @else { p { (words.no_list) } }
                @if own.locked { p { (words.locked) } } @else if own.in_match && deck.is_some() { p { (words.in_match) } }
                @else {
                    details open[deck.is_none()] {
                        summary { (words.hand_in) }
                        div.said {}
                        label for={ "list-" (slot) } { (words.paste_list) }
                        textarea id={ "list-" (slot) } rows="6" maxlength="12000" autocomplete="off" spellcheck="false" {}
                        div.buttons {
                            button type="button" data-ask=(serde_json::json!({ "kind": "handIn", "slot": slot }))
                                data-list={ "list-" (slot) } { (words.hand_in) }
                        }
                    }
                }
            }
        }
    }
}

/// The content of a player's own page.
pub(crate) fn content(view: &PersonView, language: Language) -> Markup {
    let words = language.words();
    html! {
        h2 { (view.name) " " small { (view.record) } }
        @if view.left { p { (words.left) } }
        @if let Some(own) = &view.draft { (draft::draft(own, language)) }
        @if let Some(own) = &view.own { (own_match(own, &view.name, words)) } @else if view.draft.is_none() { p { (words.no_match) } }
        @if let (Some(playing), Some(own)) = (&view.game, &view.own) { (game::offer(playing, own, words)) }
        @if let Some(own) = &view.limited { (draft::limited(own, language)) }
        @if let Some(decks) = &view.decks { (deck_lists(decks, words)) }
        @if let Some(casual) = &view.casual { (game::casual(casual, words)) }
        (calls(view, words))
        @if !view.penalties.is_empty() {
            h2 { (words.penalties) }
            ul {
                @for given in &view.penalties {
                    li { (penalty(given.penalty, words)) ": " (given.infraction) " (" (words.round) " " (given.round) ")" }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_results_of_a_best_of_three() {
        let shown: Vec<String> = usual(2).into_iter().map(games).collect();
        assert_eq!(shown.join(" "), "2\u{2013}0 2\u{2013}1 1\u{2013}2 0\u{2013}2 1\u{2013}1 1\u{2013}0 0\u{2013}1");
        assert_eq!(usual(1).len(), 2);
    }
}
