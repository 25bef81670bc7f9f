//! Playing at the own table on the phone: how it begins, and what the script needs to draw the table.

use app::contract::{CardFace, CardWords};
use app::phones::{OwnGame, OwnMatch, OwnTable};
use maud::{Markup, html};
use serde_json::{Map, Value, json};

use super::draft::{facts, full_name, line};
use crate::reader::Language;
use crate::words::Words;

/// How it stands with playing the match on phones, and the button for it.
pub(super) fn offer(playing: &OwnGame, own: &OwnMatch, words: &Words) -> Markup {
    let said = words.game;
    html! {
        @if playing.under_way {
            section.calls { button type="button" data-game data-ask=(json!({ "kind": "game" })) { (said.open) } }
        } @else if own.result.is_none() {
            details #on-phones open[playing.you || !playing.want.is_empty()] {
                summary { (said.on_phones) }
                @if let Some(why_not) = &playing.why_not { p { (why_not) } } @else {
                    p { small { (said.how) } }
                    @if !playing.want.is_empty() { p role="status" { (said.want) " " (playing.want.join(", ")) } }
                    @if playing.you { p role="status" { (said.waits) " " (playing.missing.join(", ")) } } @else {
                        div.buttons {
                            button type="button" data-ask=(json!({ "kind": "want", "number": 1 })) { (said.begin) }
                        }
                    }
                }
            }
        }
    }
}

/// A card as the script draws it.
fn card(face: &CardFace, said: Option<&CardWords>, language: Language) -> Value {
    let words = language.words().draft;
    let lines = |lines: &[Vec<_>]| -> Vec<String> { lines.iter().map(|parts| line(parts)).collect() };
    let aspects: Vec<(String, &str)> =
        face.aspects.iter().map(|aspect| (aspect.to_lowercase(), words.aspect(aspect))).collect();
    json!({
        "name": face.name, "fullName": full_name(face), "cost": face.cost, "kind": face.kind, "aspects": aspects,
        "facts": facts(face, false, words),
        "keywords": said.map(|said| lines(&said.keywords)).unwrap_or_default(),
        "front": said.map(|said| lines(&said.front)).unwrap_or_default(),
        "unit": said.map(|said| lines(&said.unit)).unwrap_or_default(),
    })
}

/// The table of the own match with everything that the script says of it.
pub(crate) fn table(own: &OwnTable, language: Language) -> Value {
    let cards: Map<String, Value> = own
        .faces
        .iter()
        .map(|face| (face.id.clone(), card(face, own.words.iter().find(|said| said.number == face.id), language)))
        .collect();
    json!({
        "view": own.view, "cards": cards, "wantsNext": own.wants_next, "sideboard": own.sideboard, "words": language.words().game,
        "asUnit": language.words().draft.as_unit,
    })
}
