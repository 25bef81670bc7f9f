//! The draft: at this machine, or its clock with real cards.

use draft::{Action, Draft, DraftConfig, Ratings, SeatKind, SeatView, Stage, bot_pick};

use crate::cards::faces;
use crate::contract::{ClockAction, DraftMode, DraftView, EventView, PickView};
use crate::decks::lists;
use crate::event::state::{EventState, is_bot};
use crate::event::view;
use crate::record::Record;
use crate::{AppError, Desk, words};

/// A number that the contract counts from 1.
fn from_one(what: &str, number: u32) -> Result<u8, AppError> {
    number
        .checked_sub(1)
        .and_then(|number| u8::try_from(number).ok())
        .ok_or_else(|| AppError::new("draft.no_such_place", format!("There is no {what} {number}.")))
}

/// What a bot would do at this seat, with its reason.
pub(crate) fn bot_action(ratings: &Ratings, view: &SeatView) -> Option<Action> {
    let (index, why) = bot_pick(view, ratings)?;
    let Action::Pick { seat, index, printing, .. } = view.pick(index)?;
    Some(Action::Pick { seat, index, printing, reason: Some(why) })
}

/// Picks until only people with a choice (or nobody) are waited for: bots pick, and a last card is taken by itself.
/// `everybody` lets bots pick for people too.
fn go_on(
    ratings: &Ratings,
    pod: u8,
    draft: &mut Draft,
    everybody: bool,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    loop {
        let mut next = None;
        for seat in draft.waiting_for() {
            let view = draft.view(seat);
            if everybody || is_bot(draft, seat) {
                next = bot_action(ratings, &view);
            } else if view.pack.len() == 1 {
                next = view.pick(0);
            }
            if next.is_some() {
                break;
            }
        }
        let Some(action) = next else { return Ok(()) };
        draft.apply(&action).map_err(words::pick_refused)?;
        records.push(Record::Pick { pod, action });
    }
}

/// More pods than a draft can have: tells the boosters of one draft from those of the next.
const PODS_OF_A_DRAFT: u64 = 1 << 20;

impl Desk {
    /// Begins the draft of every pod: opens boosters and lets bots make their first picks, or readies the pick clocks.
    ///
    /// # Errors
    /// `draft.not_now` says why not.
    pub fn start_draft(&self, event: u32) -> Result<EventView, AppError> {
        self.change(event, |state| {
            if let Some(why_not) = view::why_no_draft(state) {
                return Err(AppError::new("draft.not_now", why_not));
            }
            if state.settings.mode == DraftMode::Paper {
                return Ok(vec![Record::DraftStarted { pods: Vec::new() }]);
            }
            let set = state.settings.set()?;
            // The drafts before this one, so that a second draft opens other boosters than the first.
            let later = state.tournament.drafts().len().saturating_sub(1) as u64;
            let drafts = state.tournament.pods().iter().zip(1u64..).map(|(pod, number)| {
                let kind = |player| if state.bots.contains(player) { SeatKind::Bot } else { SeatKind::Person };
                let seats = pod.seats.iter().map(kind).collect();
                // Each pod of each draft its own boosters, all from the event's secret.
                let number = number.wrapping_add(later.wrapping_mul(PODS_OF_A_DRAFT));
                let seed = state.settings.boosters_seed().wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                Draft::start(&self.catalog, DraftConfig::new(set, seats, seed)).map_err(words::draft_error)
            });
            let drafts = drafts.collect::<Result<Vec<Draft>, _>>()?;
            let ratings = self.ratings(state.settings.set()?)?;
            let mut records =
                vec![Record::DraftStarted { pods: drafts.iter().map(|draft| draft.record().clone()).collect() }];
            for (mut draft, pod) in drafts.into_iter().zip(0u8..) {
                go_on(&ratings, pod, &mut draft, false, &mut records)?;
                bot_decks(state, &self.catalog, &ratings, pod, &draft, &mut records)?;
            }
            Ok(records)
        })
    }

    /// What a seat may see. Pod and seat count from 1.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn draft_view(&self, event: u32, pod: u32, seat: u32) -> Result<DraftView, AppError> {
        let (pod, seat) = (from_one("pod", pod)?, from_one("seat", seat)?);
        self.read(event, |state, now| view::drafting(&self.catalog, event, state, pod, seat, now))
    }

    /// Shows a seat its pack, which begins the time of its pick unless the clock was stopped; what the seat may see. The
    /// same pack shown again, as by a page that loads anew, gives no new time.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn show_pack(&self, event: u32, pod: u32, seat: u32) -> Result<DraftView, AppError> {
        let (place, seat_place) = (from_one("pod", pod)?, from_one("seat", seat)?);
        self.commit(event, |state| {
            let digital = state.digital_pod(place)?;
            if !digital.draft.waiting_for().contains(&seat_place) || !digital.starts_by_showing(seat_place) {
                return Ok(Vec::new());
            }
            Ok(vec![Record::PackShown { pod: place, seat: seat_place }])
        })?;
        self.draft_view(event, pod, seat)
    }

    /// [`Desk::draft_pick`] of a card that is named by its number ("SOR_123"), as the seat's view shows it: when the seat
    /// holds another pack by now, nothing is taken. `index` says which where the pack has it twice.
    ///
    /// # Errors
    /// As [`Desk::draft_pick`]; `pick.no_such_card` when the pack has no such card.
    pub fn pick_card(&self, event: u32, pod: u32, seat: u32, index: u32, card: &str) -> Result<DraftView, AppError> {
        self.pick(event, pod, seat, index, Some(card))
    }

    /// A person picks. When this returns, the pick and those of the bots after it are on disk.
    ///
    /// # Errors
    /// `draft.bot_seat`, `pick.*`.
    pub fn draft_pick(&self, event: u32, pod: u32, seat: u32, index: u32) -> Result<DraftView, AppError> {
        self.pick(event, pod, seat, index, None)
    }

    fn pick(&self, event: u32, pod: u32, seat: u32, index: u32, card: Option<&str>) -> Result<DraftView, AppError> {
        let (place, seat_place) = (from_one("pod", pod)?, from_one("seat", seat)?);
        self.commit(event, |state| {
            let mut draft = state.digital_pod(place)?.draft.clone();
            if is_bot(&draft, seat_place) {
                return Err(AppError::new("draft.bot_seat", "A bot sits here and picks for itself."));
            }
            let ratings = self.ratings(state.settings.set()?)?;
            let view = draft.view(seat_place);
            let meant = match card {
                None => usize::try_from(index).ok(),
                Some(card) => self.place_in(&view, index, card),
            };
            let action = meant.and_then(|at| u8::try_from(at).ok()).and_then(|at| view.pick(at));
            let action = action.ok_or_else(|| match (view.pack.is_empty(), card) {
                (true, _) => AppError::new("pick.not_now", "This seat has picked and waits for the others."),
                (false, Some(card)) => AppError::new("pick.no_such_card", format!("The pack has no {card}."))
                    .way_out("Look at the pack again: it may be another one by now."),
                (false, None) => AppError::new("pick.no_such_card", format!("The pack has {} cards.", view.pack.len())),
            })?;
            draft.apply(&action).map_err(words::pick_refused)?;
            let mut records = vec![Record::Pick { pod: place, action }];
            go_on(&ratings, place, &mut draft, false, &mut records)?;
            bot_decks(state, &self.catalog, &ratings, place, &draft, &mut records)?;
            Ok(records)
        })?;
        self.draft_view(event, pod, seat)
    }

    /// The place of a card in a seat's pack, by its number or that of its printing; `index` where it is there twice.
    fn place_in(&self, view: &SeatView, index: u32, card: &str) -> Option<usize> {
        let wanted = card.trim();
        let named = |held: &draft::PackCard| {
            let number = self.catalog.card(held.card).number.to_string();
            [held.printing.to_string(), number].iter().any(|known| known.eq_ignore_ascii_case(wanted))
        };
        let meant = usize::try_from(index).ok().filter(|place| view.pack.get(*place).is_some_and(named));
        meant.or_else(|| view.pack.iter().position(named))
    }

    /// Bots pick for everybody who is waited for, to the end of every pod's draft. A draft with real cards is said to be
    /// over: its clocks run to their last step.
    ///
    /// # Errors
    /// `draft.*`.
    pub fn finish_draft(&self, event: u32) -> Result<EventView, AppError> {
        self.change(event, |state| {
            let mut records = Vec::new();
            if let Some(crate::event::state::DraftProgress::Paper(pods)) = state.draft() {
                for (pod, number) in pods.iter().zip(0u8..) {
                    let left = pod.steps.len().saturating_sub(pod.step);
                    let next = || Record::Clock { pod: number, action: ClockAction::Next };
                    records.extend(std::iter::repeat_with(next).take(left));
                }
                return Ok(records);
            }
            let ratings = self.ratings(state.settings.set()?)?;
            for pod in 0..state.tournament.pods().len() {
                let pod = u8::try_from(pod).unwrap_or(u8::MAX);
                let mut draft = state.digital_pod(pod)?.draft.clone();
                if !draft.is_done() {
                    go_on(&ratings, pod, &mut draft, true, &mut records)?;
                    bot_decks(state, &self.catalog, &ratings, pod, &draft, &mut records)?;
                }
            }
            Ok(records)
        })
    }

    /// Runs, pauses or steps a pod's pick clock.
    ///
    /// # Errors
    /// `draft.*`, `clock.digital`.
    pub fn clock(&self, event: u32, pod: u32, action: ClockAction) -> Result<EventView, AppError> {
        let pod = from_one("pod", pod)?;
        self.change(event, |_| Ok(vec![Record::Clock { pod, action }]))
    }

    /// Every pick of a seat with what it was taken from. Only after the draft: before, picks are hidden
    /// (CR 10.3.2B).
    ///
    /// # Errors
    /// `draft.*`.
    pub fn draft_log(&self, event: u32, pod: u32, seat: u32) -> Result<Vec<PickView>, AppError> {
        let (pod, seat) = (from_one("pod", pod)?, from_one("seat", seat)?);
        self.read(event, |state, _| {
            let draft = &state.digital_pod(pod)?.draft;
            if !draft.is_done() {
                return Err(AppError::new("draft.hidden", "Picks are shown when the draft is over (CR 10.3.2B)."));
            }
            let view = |pick: &draft::PickRecord| {
                let (pack, number) = pack_and_pick(pick.stage);
                PickView {
                    pack: u32::from(pack),
                    pick: u32::from(number),
                    taken: faces::face_of(&self.catalog, pick.taken.card),
                    from: pick.from.iter().map(|card| faces::face_of(&self.catalog, card.card)).collect(),
                    reason: pick.reason.map(|reason| reason.explain()),
                }
            };
            Ok(draft.picks(seat).iter().map(view).collect())
        })
    }
}

/// Pack and pick as the log counts them: pack 0 for leaders, picks from 1.
pub(crate) fn pack_and_pick(stage: Stage) -> (u8, u8) {
    match stage {
        Stage::Leaders { pick } => (0, pick),
        Stage::Pack { pack, pick } => (pack, pick),
        Stage::Done => (0, 0),
    }
}

/// Once a pod's draft is over, its bots hand in their decks.
fn bot_decks(
    state: &EventState,
    catalog: &catalog::Catalog,
    ratings: &Ratings,
    pod: u8,
    draft: &Draft,
    records: &mut Vec<Record>,
) -> Result<(), AppError> {
    if !draft.is_done() {
        return Ok(());
    }
    let seats = state.tournament.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats);
    for (player, seat) in seats.iter().zip(0u8..) {
        if is_bot(draft, seat) {
            let list = lists::write(&draft::bot_deck(catalog, ratings, &draft.pool(seat)));
            records.push(Record::Deck { player: *player, list });
        }
    }
    Ok(())
}
