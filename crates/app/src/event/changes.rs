//! Changes between two views of an event, in the form of [`crate::changes`].
//!
//! Running clocks are always sent, because they are only valid at the time of the answer.

use serde_json::{Map, Value, json};

use crate::changes::{Change, Fields, ListChange, Names, keyed, never, part};
use crate::contract::{EventView, PodView, RoundClockView, RoundView, StandingView};

/// Returns the changes that turn `old` into `new`.
///
/// # Errors
/// If a view cannot be written as JSON, which does not happen.
pub(crate) fn changes(old: &EventView, new: &EventView) -> Result<Value, serde_json::Error> {
    let names: Names<'_> = new.players.iter().map(|player| (u64::from(player.id), player.name.as_str())).collect();
    let none = Names::new();
    let mut fields = Fields { names: &names, changed: Map::new() };
    // A new field must be added here.
    let EventView {
        summary,
        structure,
        profile,
        edition,
        shape,
        pod_size,
        sealed,
        recommended_rounds,
        first_table,
        missing_tables,
        lists_on,
        players,
        pods,
        deck_clock,
        rounds,
        bracket,
        final_places,
        columns,
        standings,
        team_standings,
        table_standings,
        penalties,
        checks,
        infractions,
        end_of_match,
        log,
        steps,
        notices,
    } = new;
    fields.put("players", keyed(&old.players, players, |player| player.id, never, |old, new| part(&none, old, new))?);
    fields.part("summary", &old.summary, summary)?;
    fields.part("structure", &old.structure, structure)?;
    fields.part("profile", &old.profile, profile)?;
    fields.part("edition", &old.edition, edition)?;
    fields.part("shape", &old.shape, shape)?;
    fields.part("podSize", &old.pod_size, pod_size)?;
    fields.part("sealed", &old.sealed, sealed)?;
    fields.part("recommendedRounds", &old.recommended_rounds, recommended_rounds)?;
    fields.part("firstTable", &old.first_table, first_table)?;
    fields.part("missingTables", &old.missing_tables, missing_tables)?;
    fields.part("listsOn", &old.lists_on, lists_on)?;
    fields.put("pods", keyed(&old.pods, pods, |pod| pod.number, pod_ticks, |old, new| pod(&names, old, new))?);
    fields.put("deckClock", clock(old.deck_clock.as_ref(), deck_clock.as_ref())?);
    let number = |round: &RoundView| round.number;
    fields.put("rounds", keyed(&old.rounds, rounds, number, round_ticks, |old, new| round(&names, old, new))?);
    fields.part("bracket", &old.bracket, bracket)?;
    fields.part("finalPlaces", &old.final_places, final_places)?;
    fields.part("columns", &old.columns, columns)?;
    let line = |old: Option<&StandingView>, new: &StandingView| standing(&names, old, new);
    fields.put("standings", keyed(&old.standings, standings, |line| line.player, never, line)?);
    fields.part("teamStandings", &old.team_standings, team_standings)?;
    fields.list("tableStandings", &old.table_standings, table_standings, |line| line.player)?;
    fields.list("penalties", &old.penalties, penalties, |penalty| penalty.number)?;
    fields.part("checks", &old.checks, checks)?;
    fields.part("infractions", &old.infractions, infractions)?;
    fields.part("endOfMatch", &old.end_of_match, end_of_match)?;
    fields.list("log", &old.log, log, |line| line.seq)?;
    fields.part("steps", &old.steps, steps)?;
    fields.part("notices", &old.notices, notices)?;
    Ok(Value::Object(fields.changed))
}

/// Returns `true` if a change has nothing but running clocks.
pub(crate) fn has_only_clocks(change: &Value) -> bool {
    match change {
        Value::Object(fields) => fields
            .iter()
            .all(|(field, change)| ["clock", "deckClock"].contains(&field.as_str()) || has_only_clocks(change)),
        Value::Array(list) => matches!(list.as_slice(), [Value::Null, items] if has_only_clocks(items)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn round_ticks(round: &RoundView) -> bool {
    round.clock.is_some_and(|clock| clock.running)
}

fn pod_ticks(pod: &PodView) -> bool {
    pod.draft.as_ref().is_some_and(|draft| draft.clock.running)
}

/// Compares clocks. A running clock differs from any other.
fn clock(old: Option<&RoundClockView>, new: Option<&RoundClockView>) -> Change {
    let runs = |clock: Option<&RoundClockView>| clock.is_some_and(|clock| clock.running);
    if old == new && !runs(old) && !runs(new) { Ok(None) } else { Ok(Some(json!([new]))) }
}

/// Compares rounds. Tables are the same if their number and their first player are.
fn round(names: &Names<'_>, old: Option<&RoundView>, new: &RoundView) -> Change {
    let mut fields = Fields { names, changed: Map::new() };
    let RoundView { number, kind, scope, games_to_win, seed, open, open_tables, clock: new_clock, tables, forced } =
        new;
    let Some(old) = old else {
        // The tables are built one from the other.
        let rest = RoundView { tables: Vec::new(), ..new.clone() };
        let Value::Object(rest) = serde_json::to_value(&rest)? else { return Ok(Some(json!([new]))) };
        fields.changed = rest.into_iter().map(|(field, value)| (field, json!([value]))).collect();
        fields.list("tables", &[], tables, |table| table.table)?;
        return Ok(Some(Value::Object(fields.changed)));
    };
    fields.part("number", &old.number, number)?;
    fields.part("kind", &old.kind, kind)?;
    fields.part("scope", &old.scope, scope)?;
    fields.part("gamesToWin", &old.games_to_win, games_to_win)?;
    fields.part("seed", &old.seed, seed)?;
    fields.part("open", &old.open, open)?;
    fields.part("openTables", &old.open_tables, open_tables)?;
    fields.put("clock", clock(old.clock.as_ref(), new_clock.as_ref())?);
    fields.list("tables", &old.tables, tables, |table| (table.table, table.players.first().map(|player| player.id)))?;
    fields.part("forced", &old.forced, forced)?;
    Ok((!fields.changed.is_empty()).then_some(Value::Object(fields.changed)))
}

/// Compares lines of the standings, field by field: in a large event, one result changes the rank of many lines, and
/// little else.
fn standing(names: &Names<'_>, old: Option<&StandingView>, new: &StandingView) -> Change {
    let StandingView { rank, player, name, dropped, disqualified, record, byes, games, values } = new;
    let same_player = old.filter(|old| old.player == *player && old.values.len() == values.len());
    let Some(old) = same_player else { return part(names, old, new) };
    let mut fields = Fields { names, changed: Map::new() };
    fields.part("rank", &old.rank, rank)?;
    fields.part("name", &old.name, name)?;
    fields.part("dropped", &old.dropped, dropped)?;
    fields.part("disqualified", &old.disqualified, disqualified)?;
    fields.part("record", &old.record, record)?;
    fields.part("byes", &old.byes, byes)?;
    fields.part("games", &old.games, games)?;
    let mut list = ListChange::default();
    for (index, (old, new)) in old.values.iter().zip(values).enumerate() {
        list.item(Some(index));
        list.change(part(names, Some(old), new)?);
    }
    fields.put("values", list.finish(values.len()));
    Ok((!fields.changed.is_empty()).then_some(Value::Object(fields.changed)))
}

/// Compares pods with their draft.
fn pod(names: &Names<'_>, old: Option<&PodView>, new: &PodView) -> Change {
    let change = part(names, old, new)?;
    let (Some(old), Some(draft)) = (old, &new.draft) else { return Ok(change) };
    if old.draft.is_none() || !(pod_ticks(old) || pod_ticks(new)) {
        return Ok(change);
    }
    let mut fields = Fields { names, changed: Map::new() };
    if let Some(Value::Object(changed)) = change {
        fields.changed = changed;
    }
    let status = fields.changed.entry("draft").or_insert_with(|| json!({}));
    if let Value::Object(status) = status {
        status.insert("clock".to_owned(), json!([draft.clock]));
    }
    Ok(Some(Value::Object(fields.changed)))
}
