//! The commands, each with an example that can be sent unchanged.

use serde_json::{Value, json};

/// A command, its description and an example.
const COMMANDS: &[(&str, &str, &str)] = &[
    ("help", "lists the commands", r#"{"do":"help"}"#),
    ("decks", "the decks that can be called by a key", r#"{"do":"decks"}"#),
    ("new", "starts a game; players are counted from 0", r#"{"do":"new","decks":["SOR-Luke","SOR-Vader"],"seed":7}"#),
    (
        "position",
        "starts from any situation",
        r#"{"do":"position","position":{"players":[{"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_029"},"hand":["SOR_095"],"deck":["SOR_095"],"units":[{"card":"SOR_095","damage":1}]},{"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_023","damage":20},"deck":["SOR_128"]}]}}"#,
    ),
    ("edit", "a judge's edit", r#"{"do":"edit","edit":{"edit":"damage","card":0,"damage":3}}"#),
    ("state", "everything, or what one player may see", r#"{"do":"state","player":0}"#),
    ("card", "what a card is and says, by id or number", r#"{"do":"card","number":"SOR_005"}"#),
    ("question", "who decides what, with every option", r#"{"do":"question"}"#),
    ("choose", "answers the question, by index or by action", r#"{"do":"choose","option":0}"#),
    ("legal", "whether an action is legal, and why not", r#"{"do":"legal","action":{"kind":"pass"}}"#),
    ("undo", "undoes moves", r#"{"do":"undo","n":1}"#),
    ("save", "keeps the game as a branch", r#"{"do":"save","name":"a"}"#),
    ("load", "continues from a branch", r#"{"do":"load","name":"a"}"#),
    ("branches", "lists the branches", r#"{"do":"branches"}"#),
    ("forget", "drops a branch", r#"{"do":"forget","name":"a"}"#),
    ("imagine", "saves a game as it might be for one player", r#"{"do":"imagine","player":0,"seed":1,"name":"b"}"#),
    ("log", "what happened, with rule numbers", r#"{"do":"log","since":0}"#),
    ("hash", "one number for the state", r#"{"do":"hash"}"#),
    ("replay", "the whole game as data; with \"game\", plays it again", r#"{"do":"replay"}"#),
    ("auto", "answers what is forced", r#"{"do":"auto","on":true}"#),
    ("bot", "lets a bot decide", r#"{"do":"bot","skill":"quick"}"#),
    ("concede", "a player concedes", r#"{"do":"concede","player":1}"#),
    ("quit", "ends the conversation", r#"{"do":"quit"}"#),
];

/// Returns the list of commands.
pub(crate) fn help() -> Value {
    let commands: Vec<Value> = COMMANDS
        .iter()
        .map(|(command, what, example)| {
            let example: Value = serde_json::from_str(example).unwrap_or_default();
            json!({ "do": command, "what": what, "example": example })
        })
        .collect();
    json!({ "commands": commands, "readme": "docs/protocol.md explains every field." })
}
