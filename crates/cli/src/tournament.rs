//! `cantina tournament` and `cantina profile`.

use app::contract::ProfileView;
use app::event::Events;
use app::event::simulate::{SimulationRequest, simulate};
use app::{AppError, Cause};

use crate::arguments::tournament::{ProfileCommand, SimulateArguments, TournamentCommand};
use crate::input::read;
use crate::print::{OutputFormat, line, table};

/// Runs one command of `cantina tournament`.
pub(crate) fn run(out: &OutputFormat, command: TournamentCommand) -> Result<(), AppError> {
    match command {
        TournamentCommand::Simulate(asked) => simulated(out, &asked),
    }
}

/// Parses a number of players, "33", or a range, "5-64".
fn players(text: &str) -> Result<(u32, u32), AppError> {
    let unreadable = || AppError::of(Cause::SimulateUnreadable { text: text.into() });
    let number = |text: &str| text.trim().parse().map_err(|_| unreadable());
    match text.split_once('-') {
        Some((least, most)) => Ok((number(least)?, number(most)?)),
        None => number(text).map(|players| (players, players)),
    }
}

fn simulated(out: &OutputFormat, asked: &SimulateArguments) -> Result<(), AppError> {
    let (least_players, most_players) = players(&asked.players)?;
    let (rounds, drops, draws) = (asked.rounds, asked.drops, asked.draws);
    let what =
        SimulationRequest { least_players, most_players, rounds, drops, draws, late: asked.late, prove: asked.prove };
    let found = simulate(&what, asked.events, asked.seed)?;
    out.answer(&found, |found| {
        let figures = &found.figures;
        let rows = [
            ("events", figures.events),
            ("rounds", figures.rounds),
            ("matches", figures.matches),
            ("byes", figures.byes),
            ("second byes", figures.second_byes),
            ("rematches", figures.rematches),
            ("of these in fields up to 12 without changes", figures.rematches_small_unchanged),
            ("of these in fields up to 12 after changes", figures.rematches_small_changed),
            ("of these in larger fields", figures.rematches_large),
            ("events with rematches", figures.events_with_rematches),
            ("matches of different scores", figures.pair_downs),
            ("sum of squared differences", figures.squares),
            ("paired down twice in a row", figures.floated_twice),
            ("rounds changed by looking ahead", figures.changed_by_look_ahead),
            ("pairings proven optimal", figures.proven),
            ("pairings not proven", figures.not_proven),
            ("players who dropped", figures.drops),
            ("late entries", figures.late),
        ];
        let rows = rows.map(|(what, count)| [what.to_owned(), count.to_string()]);
        let (mean, worst) = (found.pairing.mean_ms, found.pairing.worst_ms);
        format!(
            "{}\nPairing a round took {mean:.3} ms on average and {worst:.3} ms at most.",
            table(["figure", "count"], rows)
        )
    })
}

/// Runs one command of `cantina profile`. Returns `false` if the profile has problems.
pub(crate) fn profile(out: &OutputFormat, events: &Events, command: ProfileCommand) -> Result<bool, AppError> {
    let listed = |profiles: &Vec<ProfileView>| {
        table(
            ["key", "name", "description"],
            profiles.iter().map(|one| [one.key.clone(), one.name.clone(), one.describes.clone()]),
        )
    };
    match command {
        ProfileCommand::List => out.answer(&events.list_profiles()?, listed)?,
        ProfileCommand::Show { key } => line(&events.profile_json(&key)?)?,
        ProfileCommand::Check { file } => {
            let found = events.check_profile(&read(&file)?)?;
            out.answer(&found, |found| match found.is_empty() {
                true => "The profile has no problems.".to_owned(),
                false => table(
                    ["code", "field", "problem"],
                    found.iter().map(|one| [one.code.clone(), one.field.clone(), one.message.clone()]),
                ),
            })?;
            return Ok(found.is_empty());
        }
        ProfileCommand::Save { file } => out.answer(&events.save_profile(&read(&file)?)?, listed)?,
        ProfileCommand::Remove { key } => out.answer(&events.remove_profile(&key)?, listed)?,
    }
    Ok(true)
}
