//! Arguments for packs of several sets and of cubes.

use std::path::PathBuf;

use app::AppError;
use app::contract::{CubeBases, CubeInput, CubeLeaders, PackSource};
use clap::Args;

use super::choice::Choice;
use crate::input;

/// Packs that are not all boosters of one set.
#[derive(Debug, Args)]
pub(crate) struct PackSourceArguments {
    /// Sets of the boosters by round, such as SOR,SHD,TWI
    #[arg(long, value_delimiter = ',', value_name = "SETS", conflicts_with_all = ["seat_sets", "chaos", "cube"])]
    sets: Vec<String>,
    /// Sets of the boosters of one seat by round, such as SOR,SHD,TWI; once for each seat
    #[arg(long, value_name = "SETS", conflicts_with_all = ["chaos", "cube"])]
    seat_sets: Vec<String>,
    /// Chaos: draw the set of each booster from these
    #[arg(long, value_delimiter = ',', value_name = "SETS", conflicts_with = "cube")]
    chaos: Vec<String>,
    /// Deal packs from the cube in this file, a list with one card per line ("-" for standard input)
    #[arg(long, value_name = "FILE")]
    cube: Option<PathBuf>,
    /// Leaders of the cube: one with each pack, or shuffled into the packs
    #[arg(long, value_enum, default_value = "separate")]
    cube_leaders: Choice<CubeLeaders>,
    /// Bases of the cube: free to use for everyone, or shuffled into the packs
    #[arg(long, value_enum, default_value = "shared")]
    cube_bases: Choice<CubeBases>,
    /// Cards in a pack of the cube, 5 to 30, not counting a separate leader [default: 14]
    #[arg(long)]
    pack_size: Option<u32>,
}

impl PackSourceArguments {
    /// Returns the packs, or `None` for boosters of one set.
    ///
    /// # Errors
    /// `file.unreadable` if the file of a cube cannot be read.
    pub(crate) fn source(&self) -> Result<Option<PackSource>, AppError> {
        let codes = |text: &String| text.split(',').map(|code| code.trim().to_owned()).collect();
        Ok(match &self.cube {
            Some(file) => {
                let stem = file.file_stem().filter(|stem| *stem != "-");
                let name = stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
                Some(PackSource::Cube { cube: self.cube(name, input::read(file)?) })
            }
            None if !self.sets.is_empty() => Some(PackSource::Rounds { sets: self.sets.clone() }),
            None if !self.seat_sets.is_empty() => {
                Some(PackSource::Seats { seats: self.seat_sets.iter().map(codes).collect() })
            }
            None if !self.chaos.is_empty() => Some(PackSource::Chaos { sets: self.chaos.clone() }),
            None => None,
        })
    }

    /// Returns a cube of this list with the rules of the arguments.
    pub(crate) fn cube(&self, name: String, list: String) -> CubeInput {
        CubeInput { name, list, leaders: self.cube_leaders.0, bases: self.cube_bases.0, pack_size: self.pack_size }
    }
}
