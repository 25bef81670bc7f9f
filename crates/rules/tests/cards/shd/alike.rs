//! What the stories of rulings that several cards share start from.

use testkit::{Ask, Scenario, Table, scenario, unit};

/// An upgrade without a text lends its number to one that defeats the defending unit when the attack begins.
pub(super) fn with_a_deadly_upgrade(table: Scenario) -> Scenario {
    table.text(
        r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
            Damage(amount: 9, to: Defender),
        ]))])])"#,
    )
}

/// The attacker attacks the victim, declining or ordering what comes up on the way.
pub(super) fn attack(game: &mut Table, attacker: &str, victim: &str) {
    game.us().attack(attacker, victim);
    loop {
        match game.game.question().map(|question| question.ask) {
            Some(Ask::WhichFirst) => game.us().resolve_first(attacker),
            Some(Ask::Target | Ask::May) => game.us().no(),
            _ => return,
        };
    }
}

/// The cards with Overwhelm: a leader deployed or a unit, its victim, its power.
pub(super) fn overwhelming() -> Vec<(Scenario, &'static str, &'static str, i16)> {
    let unit_of =
        |name: &'static str, upgrades: &[&'static str]| scenario().ours([unit(name).with(upgrades.iter().copied())]);
    let leader = |name: &str, upgrades: &[&'static str]| {
        scenario().our_deployed_leader(unit(name).with(upgrades.iter().copied()))
    };
    let mut found = Vec::new();
    for upgrades in [&[][..], &["Resilient"][..]] {
        found.push((leader("Moff Gideon", upgrades), "Moff Gideon", "Cantina Braggart", 3));
        found.push((leader("Hunter", upgrades), "Hunter", "Cantina Braggart", 5));
        let maul = unit_of("Maul, Shadow Collective Visionary", upgrades);
        found.push((maul, "Maul", "Cantina Braggart", 7));
        found.push((unit_of("Finalizer", upgrades), "Finalizer", "Alliance X-Wing", 11));
        found.push((unit_of("Kihraxz Heavy Fighter", upgrades), "Kihraxz Heavy Fighter", "Alliance X-Wing", 3));
        found.push((unit_of("SHD_121", upgrades), "Mercenary Company", "Cantina Braggart", 5));
    }
    found
}

/// A fourth resource has come; so many of the four are ready.
pub(super) fn a_new_resource_is_exhausted(game: &mut Table, ready: u8) {
    game.us().expect_resources(4).expect_ready_resources(ready);
}

/// The two cards that the search did not reach are on top now.
pub(super) fn expect_the_rest_below(game: &mut Table, depth: usize, taken: usize) {
    game.us().expect_deck_top(["Moment of Peace", "Repair"]).expect_deck_size(depth + 2 - taken);
}

/// As many cards as are searched, of which one is found, then two that are not reached.
pub(super) fn deck(found: &'static str, depth: usize) -> Vec<&'static str> {
    let mut deck = vec!["Surprise Strike"; depth];
    deck[depth / 2] = found;
    deck.extend(["Moment of Peace", "Repair"]);
    deck
}
