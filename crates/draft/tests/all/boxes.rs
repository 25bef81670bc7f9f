//! Boxes of Ashes of the Empire compared with eleven opened ones (targets: Protect the Pod), and properties of all
//! boxes.

use std::collections::{BTreeMap, HashMap, HashSet};

use catalog::Catalog;
use draft::{DraftRng, Pack, PackPrinter, Slot, sets_with_packs};
use model::{CardId, SetCode, Treatment};

fn boxes(set: SetCode, count: usize) -> Vec<Vec<Pack>> {
    let printer = PackPrinter::new(&Catalog::embedded().unwrap(), set).unwrap();
    let mut rng = DraftRng::seeded(3);
    (0..count).map(|_| printer.box_of_24(&mut rng)).collect()
}

fn ashes(count: usize) -> Vec<Vec<Pack>> {
    boxes("ASH".parse().unwrap(), count)
}

fn mean(values: impl Iterator<Item = usize>) -> f64 {
    let values: Vec<usize> = values.collect();
    values.iter().sum::<usize>() as f64 / values.len() as f64
}

/// Returns the cards without leader and base.
fn rest(pack: &Pack) -> impl Iterator<Item = CardId> + '_ {
    pack.cards[2..].iter().map(|card| card.card)
}

/// Returns the number of cards that a pool has more than once, in any treatment.
fn doubles(pool: &[Pack]) -> usize {
    let mut copies: HashMap<CardId, u32> = HashMap::new();
    pool.iter().flat_map(rest).for_each(|card| *copies.entry(card).or_default() += 1);
    copies.values().filter(|copies| **copies > 1).count()
}

/// Real boxes: 183 on average, 178 to 188. Over 60 boxes the mean of the model has a standard error of 0.3.
#[test]
fn a_box_has_about_183_different_cards() {
    let different = |packs: &Vec<Pack>| packs.iter().flat_map(rest).collect::<HashSet<_>>().len();
    let mean = mean(ashes(60).iter().map(different));
    assert!((178.0..=188.0).contains(&mean), "{mean}");
}

/// Real pools of six neighbouring packs: 6.2 to 6.4 duplicates on average, standard deviation 1.84, 10 or more in 2 of
/// 39. Over 240 pools the mean of the model has a standard error of 0.12; the range is 5 of them on each side.
#[test]
fn a_pool_of_six_packs_has_about_six_duplicates() {
    let boxes = ashes(60);
    let pools: Vec<usize> = boxes.iter().flat_map(|packs| packs.chunks(6)).map(doubles).collect();
    let mean = mean(pools.iter().copied());
    assert!((5.6..=7.0).contains(&mean), "{mean}");
    let many = pools.iter().filter(|doubles| **doubles >= 10).count();
    assert!(many * 10 < pools.len(), "{many} of {}", pools.len());
}

/// In all sets with known or modelled boxes, neighbouring packs rarely share a plain common (1.2 % here; loose packs
/// would in about half of all cases).
#[test]
fn neighbouring_packs_rarely_share_a_common() {
    let commons = |pack: &Pack| -> HashSet<CardId> {
        let plain = pack.cards.iter().filter(|card| card.slot == Slot::Common && card.treatment == Treatment::Normal);
        plain.map(|card| card.card).collect()
    };
    let boxes = ashes(60);
    let pairs: Vec<_> = boxes.iter().flat_map(|packs| packs.windows(2)).collect();
    let sharing = pairs.iter().filter(|pair| !commons(&pair[0]).is_disjoint(&commons(&pair[1]))).count();
    assert!(sharing * 20 < pairs.len(), "{sharing} of {}", pairs.len());
}

/// A common appears about twice per box, and its second copy nearly always an odd number of packs later, or 6 or 8: in
/// real boxes 34 : 24 : 18 : 12 : 8 at 1, 3, 5, 7, 9 and 2 : 2 at 6 and 8.
#[test]
fn second_copies_appear_at_the_gaps_of_the_print_run() {
    let mut gaps: BTreeMap<usize, usize> = BTreeMap::new();
    for packs in ashes(60) {
        // Pack k of the line is at box position 12 - (k - 1) / 2 for odd k and 24 - (k - 2) / 2 for even k.
        let line = (1..=24).map(|k| if k % 2 == 1 { 12 - (k - 1) / 2 } else { 24 - (k - 2) / 2 });
        let mut last: HashMap<CardId, usize> = HashMap::new();
        for (at, position) in line.enumerate() {
            for card in packs[position - 1].cards.iter().filter(|card| card.slot == Slot::Common) {
                if let Some(before) = last.insert(card.card, at) {
                    *gaps.entry(at - before).or_default() += 1;
                }
            }
        }
    }
    let total: usize = gaps.values().sum();
    assert!((85..=100).contains(&(total / 60)), "about 92 second copies a box: {total}");
    let share = |wanted: &[usize]| wanted.iter().filter_map(|gap| gaps.get(gap)).sum::<usize>() as f64 / total as f64;
    assert!(share(&[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]) > 0.9, "{gaps:?}");
    assert!(share(&[1]) > share(&[3]) && share(&[3]) > share(&[5]) && share(&[5]) > share(&[7]), "{gaps:?}");
}

/// No box has more than two prestige cards, and on average there is one in 22 packs: 400 boxes, 436 expected. Their
/// number per box is rounded down or up, so the standard deviation is below 6.
#[test]
fn a_box_has_one_or_two_prestige_cards() {
    let counts: Vec<usize> = ashes(400)
        .iter()
        .map(|packs| {
            packs.iter().flat_map(|pack| pack.cards.clone()).filter(|c| c.treatment == Treatment::Prestige).count()
        })
        .collect();
    assert!(counts.iter().all(|count| (1..=2).contains(count)));
    let total: usize = counts.iter().sum();
    assert!(total.abs_diff(436) < 30, "{total}");
}

/// Eleven real boxes had almost exactly four hyperspace leaders each (Protect the Pod; four in the transcribed box 003).
/// The mean of 1 in 6 gives exactly four in 24 packs. They are in any pack of the box: 400 boxes, 66.7 expected for each
/// position with a standard deviation of 7.5; 5 of them on each side. Showcase leaders stay independent: 1 in 576 of
/// 9,600 packs, 16.7 expected, standard deviation 4.1.
#[test]
fn a_box_has_four_hyperspace_leaders_at_random_positions() {
    let mut at = [0_usize; 24];
    let (mut showcase, mut rare) = (0, 0);
    let catalog = Catalog::embedded().unwrap();
    for packs in ashes(400) {
        let leaders = packs.iter().map(|pack| &pack.cards[0]);
        let hyperspace = |leader: &draft::PackCard| leader.treatment == Treatment::Hyperspace;
        assert_eq!(leaders.clone().filter(|leader| hyperspace(leader)).count(), 4);
        for (leader, position) in leaders.zip(0..) {
            showcase += usize::from(leader.treatment == Treatment::Showcase);
            if hyperspace(leader) {
                at[position] += 1;
                rare += usize::from(catalog.card(leader.card).rarity == model::Rarity::Rare);
            }
        }
    }
    assert!(at.iter().all(|count| count.abs_diff(67) <= 38), "{at:?}");
    assert!((3..=37).contains(&showcase), "{showcase}");
    // The treatment does not depend on the leader: 1 in 7 of 1,600 is rare, standard deviation 14.
    assert!(rare.abs_diff(229) <= 70, "{rare}");
}

/// Sets without measured boxes draw treatments pack by pack: the variance of the number of hyperspace leaders in a box
/// is that of 24 independent packs, 3.3. Over 400 boxes, its standard error is 0.24.
#[test]
fn hyperspace_leaders_vary_where_no_boxes_were_measured() {
    let counts: Vec<f64> = boxes("JTL".parse().unwrap(), 400)
        .iter()
        .map(|packs| packs.iter().filter(|pack| pack.cards[0].treatment == Treatment::Hyperspace).count() as f64)
        .collect();
    let mean = counts.iter().sum::<f64>() / 400.0;
    let variance = counts.iter().map(|count| (count - mean).powi(2)).sum::<f64>() / 399.0;
    assert!((3.5..4.5).contains(&mean) && (2.3..4.4).contains(&variance), "{mean} {variance}");
}

/// Rates in boxes are the same as in loose packs: hyperspace leaders 1 in 6, legendaries 1 in 5 or 8, upgrades. 100
/// boxes, 2,400 packs; 5 standard deviations.
#[test]
fn rates_in_boxes_equal_those_of_loose_packs() {
    for set in sets_with_packs() {
        let packs: Vec<Pack> = boxes(set, 100).into_iter().flatten().collect();
        let catalog = Catalog::embedded().unwrap();
        let n = packs.len() as f64;
        let check = |what: &str, counted: usize, p: f64| {
            let z = (counted as f64 - n * p) / (n * p * (1.0 - p)).sqrt();
            assert!(z.abs() < 5.0, "{set} {what}: {counted} of {n}, z = {z:.1}");
        };
        let leaders = packs.iter().filter(|pack| pack.cards[0].treatment == Treatment::Hyperspace);
        check("hyperspace leaders", leaders.count(), 1.0 / 6.0);
        let rare = packs.iter().filter(|pack| catalog.card(pack.cards[0].card).rarity == model::Rarity::Rare);
        check("rare leaders", rare.count(), 1.0 / 7.0);
        let early = ["SOR", "SHD", "TWI"].contains(&set.as_str());
        let legendary = packs.iter().flat_map(|pack| pack.cards.clone()).filter(|card| {
            card.slot == Slot::RareOrLegendary && catalog.card(card.card).rarity == model::Rarity::Legendary
        });
        check("legendaries", legendary.count(), if early { 1.0 / 8.0 } else { 1.0 / 5.0 });
    }
}

/// In a whole box each common appears one to four times, and leaders vary.
#[test]
fn a_box_contains_every_common() {
    let catalog = Catalog::embedded().unwrap();
    for set in sets_with_packs() {
        let commons =
            catalog.cards_of(set).filter(|c| c.kind.is_deck_card() && c.rarity == model::Rarity::Common).count();
        for packs in boxes(set, 10) {
            let mut copies: HashMap<CardId, u32> = HashMap::new();
            for card in packs.iter().flat_map(|pack| pack.cards.clone()).filter(|card| card.slot == Slot::Common) {
                *copies.entry(card.card).or_default() += 1;
            }
            assert_eq!(copies.len(), commons, "{set}");
            assert!(copies.values().all(|copies| *copies <= 4));
            let leaders: HashSet<CardId> = packs.iter().map(|pack| pack.cards[0].card).collect();
            assert!(leaders.len() >= 8, "{set}");
        }
    }
}
