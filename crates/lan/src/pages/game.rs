//! Games on a phone: how they begin, and the data the script needs to draw the table.

use std::collections::BTreeMap;

use app::contract::{CardFace, CardTextView, PhoneCardView, PhoneTableUpdate, PhoneTableView, TextLanguage};
use app::phones::{CasualDeck, CasualTable, PlayerCasualView, PlayerGameView, PlayerMatchView};
use maud::{Markup, html};
use serde::Serialize;
use serde_json::{Value, json};

use super::draft::{facts, full_name, line};
use super::names;
use crate::words::{GameWords, PageLanguage, Words};

/// Renders the status of playing the match on phones, with the button to begin.
pub(super) fn offer(playing: &PlayerGameView, own: &PlayerMatchView, words: &Words) -> Markup {
    let labels = words.game;
    html! {
        @if playing.in_progress {
            section.calls { button type="button" data-game="match" data-ask=(json!({ "kind": "game" })) { (labels.open) } }
        } @else if own.result.is_none() {
            details #on-phones open[playing.you || !playing.want.is_empty()] {
                summary { (labels.on_phones) }
                @if let Some(why_not) = &playing.why_not { p { (why_not) } } @else {
                    p { small { (labels.how) } }
                    @if !playing.want.is_empty() { p role="status" { (labels.want) " " (names(&playing.want)) } }
                    @if playing.you { p role="status" { (labels.waits) " " (names(&playing.missing)) } } @else {
                        div.buttons {
                            button type="button" data-ask=(json!({ "kind": "want", "number": 1 })) { (labels.begin) }
                        }
                    }
                }
            }
        }
    }
}

/// Renders casual games: the player's game, or the open tables and a form for a new one.
pub(super) fn casual(own: &PlayerCasualView, words: &Words) -> Markup {
    let labels = words.game;
    let sits = own.tables.iter().any(|table| table.yours);
    html! {
        @if own.in_progress {
            section.calls {
                button type="button" data-game="casual" data-ask=(json!({ "kind": "game", "casual": true })) {
                    (labels.open_casual)
                }
            }
        } @else {
            details #casual open[sits || !own.tables.is_empty()] {
                summary { (labels.casual) }
                p { small { (labels.casual_how) } }
                form {
                    @if !sits {
                        label { (labels.your_deck) select #casual-deck name="deck" {
                            @for deck in &own.decks { (choice(deck, words)) }
                        } }
                    }
                    @for table in &own.tables { (waiting(table, sits, words)) }
                    @if !sits {
                        label { (labels.players) select #casual-seats name="seats" data-number {
                            @for seats in 2..=4 { option value=(seats) { (seats) } }
                        } }
                        button type="submit" data-ask=(json!({ "kind": "openTable", "seats": 2, "deck": null })) {
                            (labels.open_table)
                        }
                    }
                }
            }
        }
    }
}

fn choice(deck: &CasualDeck, words: &Words) -> Markup {
    let own = deck.key.is_none();
    html! {
        option value=(deck.key.as_deref().unwrap_or_default()) {
            @if own { (words.deck_list) ": " } (deck.name) @if deck.leaders > 1 { " (Twin Suns)" }
        }
    }
}

/// Renders a table waiting for players.
fn waiting(table: &CasualTable, sits: bool, words: &Words) -> Markup {
    let labels = words.game;
    let left = usize::try_from(table.seats).unwrap_or_default().saturating_sub(table.sitting.len());
    html! {
        div.card {
            p { b { (names(&table.sitting)) } @if table.leaders > 1 { " \u{b7} Twin Suns" } }
            p { small { (labels.seats_left) " " (left) } }
            @if table.yours {
                p role="status" { (labels.table_waits) }
                button.plain type="button" data-ask=(json!({ "kind": "leaveTable" })) { (labels.leave_table) }
            } @else if !sits {
                button type="submit" data-ask=(json!({ "kind": "joinTable", "table": table.number, "deck": null })) {
                    (labels.sit_down)
                }
            }
        }
    }
}

/// Returns a card in the form the script draws.
fn card(face: &CardFace, text: Option<&CardTextView>, language: TextLanguage) -> Value {
    let words = language.words().draft;
    let lines = |lines: &[Vec<_>]| -> Vec<String> { lines.iter().map(|parts| line(parts)).collect() };
    let aspects: Vec<(String, &str)> =
        face.aspects.iter().map(|aspect| (aspect.to_lowercase(), words.aspect(aspect))).collect();
    json!({
        "name": face.name, "fullName": full_name(face), "cost": face.cost, "kind": face.kind, "aspects": aspects,
        "facts": facts(face, false, words),
        "keywords": text.map(|text| lines(&text.keywords)).unwrap_or_default(),
        "front": text.map(|text| lines(&text.front)).unwrap_or_default(),
        "unit": text.map(|text| lines(&text.unit)).unwrap_or_default(),
    })
}

/// The table of a player's game for the script that draws it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ShownTable {
    #[serde(flatten)]
    update: ShownUpdate,
    /// The cards that the script does not have yet, by number.
    cards: BTreeMap<String, Value>,
    /// `true` if a judge has been called.
    judge_called: bool,
}

/// The table, or what changed since the table that the script has.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum ShownUpdate {
    Whole {
        revision: String,
        #[serde(flatten)]
        table: Box<PhoneTableView>,
        words: &'static GameWords,
        as_unit: &'static str,
    },
    Changes {
        revision: String,
        base: String,
        changes: Value,
    },
}

/// Returns the table of a player's game with all texts of the script. `called` is `true` if a judge has been called.
pub(crate) fn table(update: PhoneTableUpdate, called: bool, language: TextLanguage) -> ShownTable {
    let words = language.words();
    let (update, cards) = match update {
        PhoneTableUpdate::Whole { revision, table, cards } => {
            (ShownUpdate::Whole { revision, table, words: words.game, as_unit: words.draft.as_unit }, cards)
        }
        PhoneTableUpdate::Changes { revision, base, changes, cards } => {
            (ShownUpdate::Changes { revision, base, changes }, cards)
        }
    };
    let shown = |PhoneCardView { face, text }: PhoneCardView| {
        let shown = card(&face, text.as_ref(), language);
        (face.id, shown)
    };
    ShownTable { update, cards: cards.into_iter().map(shown).collect(), judge_called: called }
}
