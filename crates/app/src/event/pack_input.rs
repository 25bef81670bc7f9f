//! Packs as front ends enter them: sets by their codes, and cubes as lists of cards.

use catalog::Catalog;
use decks::DeckList;
use draft::{BoosterPlan, Cube, CubeRules, DraftConfig, PACKS_EACH, Ratings, SeatKind};
use exchange::{Content, ImportResult};
use model::SetCode;

use crate::AppError;
use crate::cards::boosters::{OpenedPacks, opened, set_with_packs};
use crate::contract::{self, CubeCheck, CubeInput, ShapeSeats, TextLanguage};
use crate::decks::interchange::unresolved_row_view;
use crate::error::{Cause, ErrorDetail, FieldName};
use crate::event::Events;
use crate::event::bot_draft::{self, DraftedPod};
use crate::event::pack_source::{MOST_SETS, SEALED_PACKS};
use crate::event::state::count;
use crate::record::kind::DraftShape;
use crate::record::pack_source::{CubeList, PackSource};

/// Maximum length of a cube's name, in characters.
const LONGEST_NAME: usize = 80;

/// Reads a pack source from a front end.
///
/// # Errors
/// `packs.sets` without a set or with too many, `packs.seats` without a seat or with too many, `set.no_boosters`;
/// `cube.*` if the list is unreadable, has unreadable lines, or is not a possible cube; `exchange.*`.
pub(crate) fn read(catalog: &Catalog, names: &Catalog, source: &contract::PackSource) -> Result<PackSource, AppError> {
    let sets = |codes: &[String]| -> Result<Vec<SetCode>, AppError> {
        if codes.is_empty() || codes.len() > MOST_SETS {
            return Err(AppError::of(Cause::PacksSets { most: MOST_SETS.into() }).at(FieldName::Set));
        }
        codes.iter().map(|code| set_with_packs(code)).collect()
    };
    Ok(match source {
        contract::PackSource::Rounds { sets: codes } => PackSource::Boosters(BoosterPlan::Rounds(sets(codes)?)),
        contract::PackSource::Chaos { sets: codes } => PackSource::Boosters(BoosterPlan::Chaos(sets(codes)?)),
        contract::PackSource::Seats { seats } => {
            if seats.is_empty() || seats.len() > DraftConfig::MOST_SEATS {
                return Err(
                    AppError::of(Cause::PacksSeats { most: DraftConfig::MOST_SEATS.into() }).at(FieldName::Seats)
                );
            }
            let rows = seats.iter().map(|row| sets(row)).collect::<Result<_, _>>()?;
            PackSource::Boosters(BoosterPlan::Seats(rows))
        }
        contract::PackSource::Cube { cube } => {
            let read = read_cube(names, cube)?;
            let unread = &read.import.unresolved;
            if let Some(first) = unread.first() {
                let cause = Cause::CubeUnread { count: unread.len().into(), text: ErrorDetail::text(&first.text) };
                return Err(AppError::of(cause).at(first.place.to_string()));
            }
            read.list.cube(catalog)?;
            PackSource::Cube(read.list)
        }
    })
}

/// Returns the numbers of players that a cube is enough for in drafts of other shapes than a pod.
fn shape_seats(cube: &Cube) -> Vec<ShapeSeats> {
    let shapes = [DraftShape::Winston, DraftShape::Grid, DraftShape::Minneapolis, DraftShape::Rotisserie];
    let seats = |shape: DraftShape| {
        let variant = shape.variant()?;
        Some(ShapeSeats { shape: shape.into(), seats: count(variant.seats_for(cube.packs())) })
    };
    shapes.into_iter().filter_map(seats).collect()
}

/// A cube as read from a text, with the rows that could not be matched.
struct ReadCube {
    list: CubeList,
    import: ImportResult,
}

fn read_cube(names: &Catalog, input: &CubeInput) -> Result<ReadCube, AppError> {
    let import = exchange::read(names, input.list.as_bytes()).map_err(AppError::from)?;
    let (mut cards, mut name) = (Vec::new(), input.name.trim().to_owned());
    let mut add = |list: &DeckList| {
        let rows = list.leaders.iter().chain(&list.bases).chain(&list.main).chain(&list.sideboard);
        cards.extend(rows.filter(|row| row.count > 0).map(|row| (row.card, row.count)));
        if name.is_empty() {
            name = list.name.clone().unwrap_or_default();
        }
    };
    match &import.content {
        Content::Deck(list) => add(list),
        Content::Decks(lists) => lists.iter().for_each(add),
        Content::Collection(owned) => {
            cards.extend(owned.iter().filter(|row| row.count > 0).map(|row| (row.card, row.count)));
        }
    }
    let name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
    let pack_size = match input.pack_size {
        None => CubeRules::USUAL_PACK,
        Some(size) => u8::try_from(size).unwrap_or(u8::MAX),
    };
    let list =
        CubeList::new(name, cards, CubeRules { leaders: input.leaders.into(), bases: input.bases.into(), pack_size });
    Ok(ReadCube { list, import })
}

/// Opens packs of several sets or of a cube, as one seat would open them.
///
/// # Errors
/// `packs.*`, `cube.*`, `set.no_boosters`.
pub fn open_packs(source: &contract::PackSource, count: u32, seed: u64) -> Result<OpenedPacks, AppError> {
    let catalog = Catalog::shared()?;
    let source = read(&catalog, &catalog, source)?;
    let packs = source.sealed_packs(&catalog, 0, count as usize, seed, seed)?;
    Ok(opened(&catalog, source.label(), seed, &packs))
}

/// Runs a complete draft by bots of packs of several sets or of a cube, and lets the bots build their decks.
///
/// # Errors
/// `packs.*`, `cube.*`, `set.no_boosters`, `draft.*`.
pub fn draft(
    source: &contract::PackSource,
    seats: u8,
    seed: u64,
    language: TextLanguage,
) -> Result<DraftedPod, AppError> {
    let catalog = Catalog::shared()?;
    let source = read(&catalog, &catalog, source)?;
    let kinds = vec![SeatKind::Bot; usize::from(seats)];
    let drafts = source.drafts(&catalog, vec![kinds], |_| seed)?;
    let draft = drafts.into_iter().next().ok_or_else(|| AppError::of(Cause::DraftNotStarted))?;
    let ratings = Ratings::of_all_cards(&catalog).map_err(AppError::from)?;
    bot_draft::finish(&catalog, source.label(), &ratings, draft, (seed, language))
}

impl Events {
    /// Reads the list of a cube. Returns the number of cards and of players that it is enough for, and the lines that
    /// could not be matched. Nothing is saved.
    ///
    /// # Errors
    /// `exchange.*` if the text has no cards; `cube.*` if it is not a possible cube.
    pub fn check_cube(&self, cube: &CubeInput) -> Result<CubeCheck, AppError> {
        let ReadCube { list, import } = read_cube(&self.core.names_catalog(), cube)?;
        let language = self.core.message_language();
        let cube = list.cube(&self.core.catalog)?;
        Ok(CubeCheck {
            name: list.name,
            cards: count(list.cards.iter().map(|(_, count)| *count as usize).sum()),
            leaders: count(cube.leader_count()),
            bases: count(cube.shared_bases().len()),
            dealt: count(cube.dealt_cards()),
            pack_size: u32::from(list.rules.pack_size),
            draft_seats: count(cube.seats(PACKS_EACH)),
            shape_seats: shape_seats(&cube),
            sealed_players: count(cube.seats(usize::from(SEALED_PACKS))),
            unread: import
                .unresolved
                .iter()
                .map(|row| unresolved_row_view(&self.core.catalog, row, language))
                .collect(),
        })
    }
}
