//! Counts of events and the numbers computed from them.

use model::{Aspect, CardNumber};
use statistics::{
    Archetype, CardDeckRecord, CardDecks, CardNumbers, CardSummary, Deck, GameHands, HandCards, Match, Observations,
    Pick, PlayerSummary, Population, Season, SeasonEvent, Seat, Stage, Summary, Thresholds, archetype_numbers,
    card_numbers, salted_number,
};

use crate::league::{League, Simulated};

const SMALL: League = League { events: 6, players: 16, regulars: 24, cards: 60, ..League::SEASON };

fn card(number: u16) -> CardNumber {
    CardNumber { set: "HMW".parse().unwrap(), token: false, number }
}

fn archetype(leader: u16) -> Archetype {
    Archetype { leader: card(leader), base: Some(Aspect::Command) }
}

fn pick(seat: u16, round: u8, number: u8, options: &[u16], taken: u16) -> Pick {
    let options = options.iter().map(|number| card(*number)).collect();
    Pick { seat, stage: Stage::Cards, round, number, options, taken: card(taken) }
}

fn people(count: u32) -> Vec<Seat> {
    (0..count).map(|player| Seat { player, population: Population::People }).collect()
}

fn line(summary: &Summary, number: u16) -> &CardSummary {
    summary.people.cards.iter().find(|line| line.card == card(number)).unwrap()
}

#[test]
fn picks_are_counted_by_pack_by_choice_and_by_first_pick() {
    let picks = vec![
        pick(0, 1, 1, &[1, 2, 3, 3], 2),
        pick(1, 1, 1, &[4, 5, 6], 4),
        // The first pack is back: card 3 was last seen at pick 3 and is taken there.
        pick(0, 1, 3, &[1, 3], 3),
        pick(0, 2, 1, &[3, 7], 7),
    ];
    let summary = Summary::of(&Observations { seats: people(2), picks, ..Observations::default() });
    let counts = line(&summary, 3).picks.unwrap();
    assert_eq!((counts.packs, counts.last_seen), (2, 3 + 1));
    assert_eq!((counts.offered, counts.taken, counts.taken_at), (3, 1, 3));
    assert_eq!((counts.first_offered, counts.first_taken), (2, 0));
    assert_eq!((line(&summary, 2).picks.unwrap().first_taken, summary.people.totals.choices), (1, 4));
    assert_eq!((summary.people.pack_size, summary.people.totals.players.count()), (3, 2));
}

fn deck(seat: u16, leader: u16, main: &[(u16, u8)], rest: &[(u16, u8)]) -> Deck {
    let cards = |cards: &[(u16, u8)]| cards.iter().map(|(number, copies)| (card(*number), *copies)).collect();
    Deck { seat, archetype: archetype(leader), main: cards(main), rest: cards(rest) }
}

fn played(decks: [u16; 2], wins: [u8; 2]) -> Match {
    Match { decks, wins, drawn: 0, hands: Vec::new() }
}

#[test]
fn games_count_once_per_deck_and_mirror_matches_are_no_record() {
    let decks = vec![
        deck(0, 900, &[(1, 2), (2, 1)], &[(3, 1)]),
        deck(1, 901, &[(1, 1)], &[(2, 2)]),
        deck(2, 900, &[(2, 3)], &[]),
    ];
    let matches = vec![played([0, 1], [2, 1]), played([2, 0], [0, 2]), played([1, 2], [1, 1])];
    let summary = Summary::of(&Observations { seats: people(3), decks, matches, ..Observations::default() });
    let first = line(&summary, 1).games.unwrap();
    assert_eq!((first.games, first.wins, first.decks), (3 + 3 + 2 + 2, 2 + 1 + 2 + 1, 2));
    assert_eq!((first.copies, first.rest), (2 * 3 + 3 + 2 * 2 + 2, 0));
    assert_eq!(first.copy_wins, 2 * 2 + 1 + 2 * 2 + 1);
    let second = line(&summary, 2).games.unwrap();
    assert_eq!((second.games, second.wins, second.rest), (3 + 2 + 2 + 2, 2 + 2 + 1, 2 * (3 + 2)));
    assert_eq!(line(&summary, 3).games.unwrap().games, 0);
    assert_eq!(line(&summary, 2).decks.map(|decks| (decks.pools, decks.decks, decks.copies)), Some((3, 2, 4)));

    let record = summary.people.archetypes[0].record;
    assert_eq!((record.decks, record.matches, record.mirrors), (2, 2, 1));
    assert_eq!((record.match_wins, record.match_losses, record.games, record.wins), (1, 0, 5, 3));
    let [matchup] = &summary.people.matchups[..] else { panic!("one matchup") };
    assert_eq!(matchup.archetypes, [archetype(900), archetype(901)]);
    assert_eq!((matchup.record.matches, matchup.record.wins, matchup.record.games), (2, 3, 5));
}

#[test]
fn people_and_bots_are_counted_apart_and_their_matches_for_nobody() {
    let mut seats = people(2);
    seats.extend((10..12).map(|player| Seat { player, population: Population::Bots }));
    let decks = (0..4).map(|seat| deck(seat, 900 + seat, &[(1, 1)], &[])).collect();
    let matches = vec![played([0, 1], [2, 0]), played([2, 3], [1, 2]), played([1, 2], [2, 0])];
    let summary = Summary::of(&Observations { seats, decks, matches, ..Observations::default() });
    assert_eq!(summary.mixed_matches, 1);
    assert_eq!((summary.people.totals.games, summary.bots.totals.games), (2, 3));
    assert_eq!((summary.people.totals.decks, summary.bots.totals.decks), (2, 2));
    assert_eq!(line(&summary, 1).games.unwrap().games, 4);
    assert_eq!(summary.bots.cards[0].games.unwrap().games, 6);
}

#[test]
fn hands_count_only_games_of_the_engine_with_a_winner() {
    let first = HandCards { opening: vec![card(1)], played: vec![card(1), card(2)], ..HandCards::default() };
    let second = HandCards { drawn: vec![card(1)], resourced: vec![card(2)], ..HandCards::default() };
    let game = |first_won| GameHands { first_won, sides: [first.clone(), second.clone()] };
    let mut with_hands = played([0, 1], [1, 1]);
    with_hands.hands = vec![game(Some(true)), game(Some(false)), game(None)];
    let observations = Observations {
        seats: people(2),
        decks: vec![deck(0, 900, &[(1, 1)], &[]), deck(1, 901, &[(1, 1)], &[])],
        matches: vec![with_hands, played([0, 1], [2, 0])],
        ..Observations::default()
    };
    let summary = Summary::of(&observations);
    let hands = line(&summary, 1).hands.as_ref().unwrap();
    assert_eq!((hands.opening, hands.opening_wins, hands.drawn, hands.drawn_wins), (2, 1, 2, 1));
    assert_eq!((line(&summary, 2).hands.as_ref().unwrap().resourced, summary.people.totals.engine_games), (2, 2));
}

#[test]
fn entries_with_an_index_out_of_range_are_skipped() {
    let observations = Observations {
        seats: people(1),
        picks: vec![pick(7, 1, 1, &[1], 1)],
        decks: vec![deck(9, 900, &[(1, 1)], &[])],
        matches: vec![played([0, 5], [2, 0])],
    };
    let summary = Summary::of(&observations);
    assert_eq!((summary.people.cards.len(), summary.people.totals.matches), (0, 0));
}

#[test]
fn a_season_equals_the_sum_of_its_events_after_any_change() {
    let simulated = Simulated::new(&SMALL, 5, 0);
    let summaries: Vec<Summary> = simulated.events.iter().map(Summary::of).collect();
    let numbers = [3, 40, 41, 70, 500, u32::MAX];
    let mut season = Season::default();
    let mut sum_of = |places: &[usize], version: u64, summaries: &[Summary]| {
        let events: Vec<SeasonEvent<'_>> =
            places.iter().map(|place| (numbers[*place], version, &summaries[*place])).collect();
        season.sum(&events)
    };
    let all = [0, 1, 2, 3, 4, 5];
    // A result is missing at first.
    let mut earlier = simulated.events.clone();
    earlier[2].matches.pop();
    let earlier: Vec<Summary> = earlier.iter().map(Summary::of).collect();
    assert_eq!(sum_of(&all, 1, &earlier), Summary::sum(&earlier));
    assert_ne!(Summary::sum(&earlier), Summary::sum(&summaries));
    assert_eq!(sum_of(&all, 2, &summaries), Summary::sum(summaries.iter().rev()));
    assert_eq!(sum_of(&all[..5], 2, &summaries), Summary::sum(&summaries[..5]));
    assert_eq!(sum_of(&[1, 3], 2, &summaries), Summary::sum([&summaries[1], &summaries[3]]));
    assert_eq!(sum_of(&[], 2, &summaries), Summary::default());
    assert_eq!(sum_of(&all, 2, &summaries), Summary::sum(&summaries));
}

fn numbers_of(summary: &Summary, number: u16) -> CardNumbers {
    card_numbers(line(summary, number), &summary.people, &Thresholds::default())
}

/// Twenty players with a deck each. Their decks have cards 1 and 2; card 3 is in nine of them.
fn twenty() -> Observations {
    let decks = (0..20).map(|seat| {
        let third: &[(u16, u8)] = if seat < 9 { &[(1, 1), (2, 1), (3, 1)] } else { &[(1, 1), (2, 1)] };
        deck(seat, 900 + seat / 10, third, &[(4, 1)])
    });
    let matches = (0..10).flat_map(|seat| [played([seat, seat + 10], [2, 0]), played([seat, seat + 10], [2, 1])]);
    let picks = (0..20).map(|seat| pick(seat, 1, 1, &[1, 2], 1));
    let (decks, matches, picks) = (decks.collect(), matches.collect(), picks.collect());
    Observations { seats: people(20), decks, matches, picks }
}

#[test]
fn decks_with_a_card_are_counted_by_archetype_and_add_up_to_its_games() {
    let simulated = Simulated::new(&SMALL, 6, 0);
    let total = Summary::sum(simulated.events.iter().map(Summary::of).collect::<Vec<_>>().iter());
    let most = total.people.cards.iter().max_by_key(|line| line.games.map(|games| games.games)).unwrap();
    let mut decks = CardDecks::default();
    for event in &simulated.events {
        decks.merge(&CardDecks::of(event, most.card, Population::People));
        assert_eq!(CardDecks::of(event, most.card, Population::Bots), CardDecks::default());
    }
    let sum = |part: fn(&CardDeckRecord) -> u32| decks.archetypes.values().map(part).sum::<u32>();
    let games = most.games.unwrap();
    assert!(decks.archetypes.len() > 3 && games.games > 100);
    assert_eq!((sum(|one| one.games), sum(|one| one.wins)), (games.games, games.wins));
    assert_eq!(sum(|one| one.decks), most.decks.unwrap().decks);
    for record in decks.archetypes.values() {
        let enough = record.games >= 30 && record.decks >= 10 && record.players.count() >= 10;
        assert_eq!(record.win_rate(&Thresholds::default()).is_some(), enough);
    }
}

#[test]
fn below_a_threshold_there_are_counts_only() {
    let event = twenty();
    let summary = Summary::of(&event);
    // 100 games and 20 players, but only 20 exposures.
    let first = numbers_of(&summary, 1);
    assert_eq!((first.picks, first.games.map(|games| games.win_rate.share)), (None, Some(0.5)));
    assert!(first.decks.is_some_and(|decks| decks.decks.share == 1.0 && decks.copies == 1.0 && decks.main == 1.0));
    // 45 games of nine players and decks.
    let third = numbers_of(&summary, 3);
    assert_eq!((third.games, third.decks), (None, None));
    assert_eq!(line(&summary, 3).games.unwrap().games, 45);

    let three_events = Summary::sum([&summary, &summary, &summary]);
    let picks = numbers_of(&three_events, 1).picks.unwrap();
    assert_eq!((picks.last_seen_at, picks.taken_at, picks.taken_when_seen.share), (1.0, Some(1.0), 1.0));
    // The same nine players in more games are still nine players.
    assert_eq!(numbers_of(&three_events, 3).games, None);
}

#[test]
fn an_archetype_has_a_win_rate_from_thirty_games_of_ten_decks() {
    let summary = Summary::of(&twenty());
    let numbers = archetype_numbers(&summary.people, &Thresholds::default());
    assert_eq!(numbers.len(), 2);
    assert_eq!(numbers[0].share.map(|share| share.share), Some(0.5));
    assert_eq!(numbers[0].win_rate.map(|rate| rate.share), Some(0.8));
    let strict = Thresholds { games: 51, ..Thresholds::default() };
    assert_eq!(archetype_numbers(&summary.people, &strict)[0].win_rate, None);
}

#[test]
fn a_salted_number_depends_on_the_salt_and_the_player() {
    let number = salted_number(&[1; 32], "Ada");
    assert_eq!(number, salted_number(&[1; 32], "Ada"));
    assert_ne!(number, salted_number(&[2; 32], "Ada"));
    assert_ne!(number, salted_number(&[1; 32], "Ben"));
}

#[test]
fn a_player_has_a_record_by_archetype_and_opponent_and_picks_beside_the_others() {
    let decks = vec![deck(0, 900, &[(1, 2)], &[]), deck(1, 901, &[(1, 1)], &[]), deck(2, 900, &[(2, 3)], &[])];
    let matches = vec![played([0, 1], [2, 1]), played([2, 0], [0, 2]), played([1, 2], [1, 1])];
    let picks = vec![pick(0, 1, 1, &[1, 2, 2], 2), pick(1, 1, 1, &[2, 4], 4), pick(0, 1, 4, &[1, 3], 1)];
    let observations = Observations { seats: people(3), decks, matches, picks };
    let own = PlayerSummary::of(&observations, 0).unwrap();
    assert_eq!((own.choices, own.record.matches, own.record.match_wins, own.record.games), (2, 2, 2, 5));
    let (decks, record) = own.archetypes[&archetype(900)];
    assert_eq!((decks, record.matches, record.wins), (1, 2, 4), "the mirror match counts for a player");
    assert_eq!((own.opponents[&archetype(901)].wins, own.opponents[&archetype(900)].wins), (2, 2));
    let first = own.picks[&card(1)];
    assert_eq!((first.offered, first.taken, first.taken_at), (2, 1, 4));
    let all = line(&Summary::of(&observations), 2).picks.unwrap();
    let others = own.picks[&card(2)].others(all.offered, all.taken, all.taken_at);
    assert_eq!((others.offered, others.taken), (1, 0));
    assert_eq!(own.record.win_rate(&Thresholds::default()), None, "5 games are below the threshold");
    let mut many = own.clone();
    (0..5).for_each(|_| many.merge(&own));
    let rate = many.record.win_rate(&Thresholds::default()).unwrap();
    assert!((rate.share - 0.8).abs() < 1e-9 && many.archetypes[&archetype(900)].0 == 6);
    assert_eq!(PlayerSummary::of(&observations, 7), None);
}

#[test]
fn matches_of_a_person_against_a_bot_are_apart_from_all_other_numbers() {
    let mut seats = people(2);
    seats[1].population = Population::Bots;
    let decks = vec![deck(0, 900, &[(1, 2)], &[]), deck(1, 901, &[(1, 1)], &[])];
    let observations = Observations { seats, decks, matches: vec![played([1, 0], [2, 1])], ..Observations::default() };
    let own = PlayerSummary::of(&observations, 0).unwrap();
    assert_eq!((own.record.matches, own.opponents.len(), own.archetypes[&archetype(900)].1.matches), (0, 0, 0));
    assert_eq!((own.mixed.matches, own.mixed.match_losses, own.mixed.games, own.mixed.wins), (1, 1, 3, 1));
}
