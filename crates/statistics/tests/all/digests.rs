//! Digests of events: privacy, signatures, union, and reading of damaged files.

use proptest::prelude::*;
use statistics::{
    Addition, Digest, DigestError, DigestEvent, DigestProblem, Digests, FEWEST_PLAYERS, MatchupSummary, PlayerSample,
    Population, ShopKey, ShopSecret, SignatureError, Summary, TrustedShop, verify,
};

use crate::league::{League, Simulated};

const SMALL: League = League { events: 4, players: 16, regulars: 24, cards: 40, ..League::SEASON };

fn secret(shop: u8) -> ShopSecret {
    ShopSecret::new(&[shop + 1; 32])
}

fn trusted(shop: u8, weight: u8) -> TrustedShop {
    TrustedShop { key: secret(shop).public(), name: format!("Shop {shop}"), weight }
}

fn event(number: u32, revision: u32) -> DigestEvent {
    DigestEvent {
        event: format!("{number:016x}"),
        journal: format!("{:016x}", number * 1000 + revision),
        revision,
        month: "2026-11".to_owned(),
        sets: vec!["HMW".parse().unwrap()],
    }
}

fn league(shop: u8) -> Vec<Summary> {
    let simulated = Simulated::new(&SMALL, u64::from(shop), u32::from(shop) * 1000);
    simulated.events.iter().map(Summary::of).collect()
}

fn digests(shop: u8) -> Vec<Digest> {
    let events = league(shop).into_iter().zip(u32::from(shop) * 100..);
    events.map(|(summary, number)| Digest::new(secret(shop).public(), event(number, 1), &summary)).collect()
}

fn union<'a>(digests: impl IntoIterator<Item = &'a Digest>) -> Digests {
    let mut union = Digests::default();
    digests.into_iter().for_each(|digest| {
        union.add(digest.clone());
    });
    union
}

#[test]
fn a_signed_digest_is_read_back_and_a_change_of_any_byte_is_found() {
    let digest = digests(0).remove(0);
    let (file, signature) = digest.sign(&secret(0));
    assert_eq!(Digest::read(&file, &signature, &[trusted(0, 100)]).as_ref(), Ok(&digest));
    let untrusted = Digest::read(&file, &signature, &[trusted(1, 100)]);
    assert_eq!(untrusted, Err(DigestError::NotTrusted(secret(0).public())));
    for place in (0..file.len()).step_by(97) {
        let mut changed = file.clone();
        changed[place] ^= 1;
        assert!(Digest::read(&changed, &signature, &[trusted(0, 100)]).is_err(), "byte {place}");
    }
    let other = secret(1).sign(&file, "comment");
    let error = Digest::read(&file, &other, &[trusted(0, 100)]).unwrap_err();
    assert_eq!((error.code(), &error), ("signature_other_key", &DigestError::Signature(SignatureError::OtherKey)));
}

/// The example in the documentation of the crate `minisign-verify` 0.2, made by `minisign`.
#[test]
fn a_signature_of_minisign_is_verified() {
    let key: ShopKey = "RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3".parse().unwrap();
    let signature = "untrusted comment: signature from minisign secret key
RUQf6LRCGA9i559r3g7V1qNyJDApGip8MfqcadIgT9CuhV3EMhHoN1mGTkUidF/z7SrlQgXdy8ofjb7bNJJylDOocrCo8KLzZwo=
trusted comment: timestamp:1633700835\tfile:test\tprehashed
wLMDjy9FLAuxZ3q4NlEvkgtyhrr0gtTu6KC4KBJdITbbOeAi1zBIYo0v4iTgt8jJpIidRJnp94ABQkJAgAooBQ==";
    assert_eq!(verify(b"test", signature, &key), Ok("timestamp:1633700835\tfile:test\tprehashed"));
    assert_eq!(verify(b"Test", signature, &key), Err(SignatureError::Wrong));
}

#[test]
fn signatures_have_the_form_of_minisign() {
    let secret = secret(0);
    let signature = secret.sign(b"counts", "event 1\nrevision 2");
    let lines: Vec<&str> = signature.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[0].starts_with("untrusted comment: ") && lines[2] == "trusted comment: event 1 revision 2");
    assert_eq!((lines[1].len(), lines[3].len()), (100, 88));
    assert!(lines[1].starts_with("RU") && secret.public().to_string().starts_with("RW"));
    assert_eq!(verify(b"counts", &signature, &secret.public()), Ok("event 1 revision 2"));
    assert_eq!(verify(b"count", &signature, &secret.public()), Err(SignatureError::Wrong));
    let other_comment = signature.replace("revision 2", "revision 3");
    assert_eq!(verify(b"counts", &other_comment, &secret.public()), Err(SignatureError::Wrong));
    let key_file = format!("untrusted comment: minisign public key\n{}\n", secret.public());
    assert_eq!(key_file.parse(), Ok(secret.public()));
    assert_eq!("RWQ".parse::<ShopKey>(), Err(SignatureError::Key));
    for (line, place) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        let damaged: Vec<&str> = (0..4).map(|number| if number == line { "?" } else { lines[number] }).collect();
        assert_eq!(verify(b"counts", &damaged.join("\n"), &secret.public()), Err(SignatureError::Format(place)));
    }
}

#[test]
fn a_digest_has_no_cell_of_fewer_than_three_players() {
    let mut left_out = 0;
    for (summary, digest) in league(0).iter().zip(digests(0)) {
        let people = &digest.summary().people;
        for card in &people.cards {
            let cells = [card.picks.map(|cell| cell.players), card.decks.map(|cell| cell.players)];
            let cells = cells.into_iter().chain([card.games.map(|cell| cell.players)]).flatten();
            cells.for_each(|players| assert!(players.count() >= FEWEST_PLAYERS));
        }
        assert!(people.archetypes.iter().all(|line| line.record.players.count() >= FEWEST_PLAYERS));
        assert!(people.matchups.iter().all(|line| line.record.players.count() >= FEWEST_PLAYERS));
        left_out += summary.people.archetypes.len() - people.archetypes.len();
        // The part that is left out is about at least three players, too.
        let shown: u32 = people.archetypes.iter().map(|line| line.record.decks).sum();
        let hidden = summary.people.totals.decks - shown;
        assert!(hidden == 0 || hidden >= FEWEST_PLAYERS as u32);
        // So are the matchups of each archetype that are left out.
        for archetype in people.archetypes.iter().map(|line| line.archetype) {
            let of = |matchup: &&MatchupSummary| matchup.archetypes.contains(&archetype);
            let shown: Vec<_> = people.matchups.iter().filter(of).map(|matchup| matchup.archetypes).collect();
            let mut players = PlayerSample::default();
            for matchup in summary.people.matchups.iter().filter(of) {
                if !shown.contains(&matchup.archetypes) {
                    players.merge(&matchup.record.players);
                }
            }
            assert!(shown.is_empty() || players.count() == 0 || players.count() >= FEWEST_PLAYERS);
        }
    }
    assert!(left_out > 0);
    let two = Summary { people: Default::default(), ..league(0).remove(0) };
    assert_eq!(Digest::new(secret(0).public(), event(1, 1), &two).summary().people, Default::default());
}

#[test]
fn digests_of_ten_shops_equal_one_database() {
    let shops: Vec<u8> = (0..10).collect();
    let all: Vec<Digest> = shops.iter().flat_map(|shop| digests(*shop)).collect();
    let list: Vec<TrustedShop> = shops.iter().map(|shop| trusted(*shop, 100)).collect();
    let pool = union(&all).pool(&list);
    let database = Summary::sum(&all.iter().map(Digest::summary).collect::<Vec<Summary>>());
    assert_eq!(pool.total(), database);
    // Cells that no digest left out are those of the full counts.
    let full = Summary::sum(&shops.iter().flat_map(|shop| league(*shop)).collect::<Vec<Summary>>());
    assert_eq!(pool.total().people.totals, full.people.totals);
    let complete = |card: &statistics::CardSummary| {
        let of = |summary: &Summary| summary.people.cards.iter().find(|line| line.card == card.card).cloned();
        all.iter().all(|digest| of(&digest.summary()).is_none_or(|line| line.picks.is_some()))
            && league(0).iter().all(|summary| of(summary).is_some())
    };
    let mut equal = 0;
    for (found, full) in pool.total().people.cards.iter().zip(&full.people.cards) {
        if found.card == full.card && complete(found) && found.picks == full.picks {
            equal += 1;
        }
    }
    assert!(equal > 20, "{equal} of {}", full.people.cards.len());

    let card = database.people.cards.iter().find(|card| card.games.is_some_and(|games| games.games > 500)).unwrap();
    let games = card.games.unwrap();
    let rate = pool.win_rate(card.card, Population::People, None).unwrap();
    assert!((rate.share - f64::from(games.copy_wins) / f64::from(games.copies)).abs() < 1e-12);
    let left_out = list[3].key;
    let nine = union(all.iter().filter(|digest| digest.shop != left_out)).pool(&list);
    let without = pool.win_rate(card.card, Population::People, Some(left_out));
    assert!(without.is_some_and(|without| without != rate));
    assert_eq!(without, nine.win_rate(card.card, Population::People, None));
}

#[test]
fn a_shop_counts_by_its_weight_and_without_trust_not_at_all() {
    let all: Vec<Digest> = (0..2).flat_map(digests).collect();
    let all = union(&all);
    let alone = all.pool(&[trusted(0, 100), trusted(1, 0)]);
    assert_eq!(alone, all.pool(&[trusted(0, 100)]));
    let card = alone.total().people.cards.iter().find(|card| card.games.is_some()).unwrap().card;
    let rate =
        |weight: u8| all.pool(&[trusted(0, 100), trusted(1, weight)]).win_rate(card, Population::People, None).unwrap();
    let (none, half, whole) = (rate(0).share, rate(50).share, rate(100).share);
    assert!((none - half).abs() <= (none - whole).abs() && rate(100).interval != rate(50).interval);
}

#[test]
fn a_later_revision_replaces_an_earlier_one_and_an_event_of_two_shops_counts_once() {
    let summaries = league(0);
    let digest = |shop: u8, revision, summary| Digest::new(secret(shop).public(), event(7, revision), summary);
    let mut union = Digests::default();
    assert_eq!(union.add(digest(0, 5, &summaries[0])), Addition::Added);
    assert_eq!(union.add(digest(0, 5, &summaries[0])), Addition::Present);
    assert_eq!(union.add(digest(0, 4, &summaries[1])), Addition::Present);
    assert_eq!(union.add(digest(0, 6, &summaries[1])), Addition::Replaced);
    let one = union.pool(&[trusted(0, 100)]).total();
    assert_eq!(one, digest(0, 6, &summaries[1]).summary());
    assert_eq!(union.add(digest(1, 3, &summaries[0])), Addition::Added);
    assert_eq!(union.pool(&[trusted(0, 100), trusted(1, 100)]).total(), one);
}

fn altered(change: impl Fn(&mut serde_json::Value)) -> DigestError {
    let mut value = serde_json::from_slice(&digests(0)[0].to_bytes()).unwrap();
    change(&mut value);
    Digest::parse(value.to_string().as_bytes()).unwrap_err()
}

#[test]
fn an_impossible_value_is_an_error_with_its_place() {
    let cases: [(&str, DigestProblem, DigestError); 7] = [
        (
            "people.cards[0].picks.taken",
            DigestProblem::LargerThanWhole,
            altered(|file| file["people"]["cards"][0]["picks"]["taken"] = 60_000.into()),
        ),
        (
            "people.cards[0].picks.offered",
            DigestProblem::TooLarge,
            altered(|file| file["people"]["cards"][0]["picks"]["offered"] = 4_000_000_000u32.into()),
        ),
        (
            "people.cards[0].picks.players",
            DigestProblem::FewPlayers,
            altered(|file| file["people"]["cards"][0]["picks"]["players"] = vec![1, 2].into()),
        ),
        (
            "people.cards[1]",
            DigestProblem::Order,
            altered(|file| file["people"]["cards"][1]["card"] = "HMW_001".into()),
        ),
        ("event.month", DigestProblem::Form, altered(|file| file["event"]["month"] = "2026-13".into())),
        ("event.journal", DigestProblem::Form, altered(|file| file["event"]["journal"] = "../../x".into())),
        ("people.pack_size", DigestProblem::TooLarge, altered(|file| file["people"]["pack_size"] = 200.into())),
    ];
    for (place, problem, error) in cases {
        assert_eq!(error, DigestError::Value { place: place.to_owned(), problem });
    }
    assert_eq!(altered(|file| file["format"] = "else".into()), DigestError::Format("else".to_owned()));
    assert_eq!(altered(|file| file["more"] = 1.into()).code(), "digest_syntax");
    assert_eq!(altered(|file| file["shop"] = "RWQ".into()).code(), "digest_syntax");
    assert_eq!(Digest::parse(&vec![b' '; 3_000_000]), Err(DigestError::Size(3_000_000)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A damaged file is an error or another digest that fulfils every rule; nothing panics.
    #[test]
    fn no_random_change_of_a_digest_panics(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3), 1..6)) {
        let mut file = digests_once().to_bytes();
        for (place, byte, kind) in changes {
            let place = place.index(file.len());
            match kind {
                0 => file[place] = byte,
                1 => { file.insert(place, byte); }
                _ => { file.remove(place); }
            }
        }
        if let Ok(digest) = Digest::parse(&file) {
            let again = Digest::parse(&digest.to_bytes());
            prop_assert_eq!(again, Ok(digest));
        }
    }

    /// The union does not depend on the order, nor on how often a digest is added.
    #[test]
    fn the_union_is_idempotent_and_commutative(picks in prop::collection::vec((0u8..2, 0u32..3, 1u32..4), 0..12)) {
        let digests: Vec<Digest> = picks
            .iter()
            .map(|(shop, number, revision)| Digest::new(secret(*shop).public(), event(*number, *revision), &summary_once()))
            .collect();
        let forwards = union(&digests);
        let backwards = union(digests.iter().rev().chain(&digests));
        prop_assert_eq!(&forwards, &backwards);
        let mut halves = union(digests.iter().skip(digests.len() / 2));
        halves.union(&union(digests.iter().take(digests.len() / 2)));
        prop_assert_eq!(&halves, &forwards);
        let mut twice = forwards.clone();
        twice.union(&forwards);
        prop_assert_eq!(twice, forwards);
    }
}

fn summary_once() -> Summary {
    static SUMMARY: std::sync::LazyLock<Summary> = std::sync::LazyLock::new(|| league(0).remove(0));
    SUMMARY.clone()
}

fn digests_once() -> Digest {
    Digest::new(secret(0).public(), event(1, 1), &summary_once())
}
