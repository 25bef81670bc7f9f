//! `cantina tournament` and `cantina profile`.

use app::contract::ProfileView;
use app::event::Events;
use app::event::simulate::{SimulationRequest, simulate};
use app::{AppError, Cause};
use messages::command_line as wording;

use crate::arguments::tournament::{ProfileCommand, SimulateArguments, TournamentCommand};
use crate::input::read;
use crate::print::{OutputFormat, language, line, table};

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
            (wording::Events {}.text(language()), figures.events),
            (wording::RoundsColumn {}.text(language()), figures.rounds),
            (wording::Matches {}.text(language()), figures.matches),
            (wording::Byes {}.text(language()), figures.byes),
            (wording::SecondByes {}.text(language()), figures.second_byes),
            (wording::Rematches {}.text(language()), figures.rematches),
            (wording::OfTheseInFieldsUpTo {}.text(language()), figures.rematches_small_unchanged),
            (wording::OfTheseInFieldsUpToAfter {}.text(language()), figures.rematches_small_changed),
            (wording::OfTheseInLargerFields {}.text(language()), figures.rematches_large),
            (wording::EventsWithRematches {}.text(language()), figures.events_with_rematches),
            (wording::MatchesOfDifferentScores {}.text(language()), figures.pair_downs),
            (wording::SumOfSquaredDifferences {}.text(language()), figures.squares),
            (wording::PairedDownTwiceInARow {}.text(language()), figures.floated_twice),
            (wording::RoundsChangedByLookingAhead {}.text(language()), figures.changed_by_look_ahead),
            (wording::PairingsProvenOptimal {}.text(language()), figures.proven),
            (wording::PairingsNotProven {}.text(language()), figures.not_proven),
            (wording::PlayersWhoDropped {}.text(language()), figures.drops),
            (wording::LateEntries {}.text(language()), figures.late),
        ];
        let rows = rows.map(|(what, count)| [what, count.to_string()]);
        let (mean, worst) = (found.pairing.mean_ms, found.pairing.worst_ms);
        let [mean, worst] = [mean, worst].map(|time| format!("{time:.3}"));
        let times = wording::PairingARoundTookMsOn { mean: &mean, worst: &worst }.text(language());
        format!("{}\n{times}", table([wording::Figure {}.text(language()), wording::Count {}.text(language())], rows))
    })
}

/// Runs one command of `cantina profile`. Returns `false` if the profile has problems.
pub(crate) fn profile(out: &OutputFormat, events: &Events, command: ProfileCommand) -> Result<bool, AppError> {
    let listed = |profiles: &Vec<ProfileView>| {
        table(
            [
                wording::Key {}.text(language()),
                wording::Name {}.text(language()),
                wording::Description {}.text(language()),
            ],
            profiles.iter().map(|one| [one.key.clone(), one.name.clone(), one.describes.clone()]),
        )
    };
    match command {
        ProfileCommand::List => out.answer(&events.list_profiles()?, listed)?,
        ProfileCommand::Show { key } => line(&events.profile_json(&key)?)?,
        ProfileCommand::Check { file } => {
            let found = events.check_profile(&read(&file)?)?;
            out.answer(&found, |found| match found.is_empty() {
                true => wording::TheProfileHasNoProblems {}.text(language()),
                false => table(
                    [
                        wording::Code {}.text(language()),
                        wording::Field {}.text(language()),
                        wording::Problem {}.text(language()),
                    ],
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
