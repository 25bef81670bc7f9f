//! Official rulings on the Aggression cards of Shadows of the Galaxy with a second aspect, SHD_133 to SHD_159.

use testkit::{Ask, Side, scenario, unit};

/// SHD_135, CR 6.4.0C: his ship comes back only when it was discarded from hand or deck this phase, and is paid for.
#[test]
fn kylos_tie_silencer_has_to_be_discarded_this_phase() {
    let mut game = scenario().our_discard(["Kylo's TIE Silencer"]).action_phase();
    game.expect_not_offered("use Kylo's TIE Silencer");
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_resources(1)
        .our_hand(["Kylo's TIE Silencer"])
        .their_hand(["Pillage"])
        .their_action_phase();
    game.them().play("Pillage").choose_player(Side::Us);
    game.us().choose("Kylo's TIE Silencer");
    game.expect_not_offered("use Kylo's TIE Silencer");
}

/// SHD_135: discarded from the deck it may come back, too, in the same phase; defeated it may not.
#[test]
fn kylos_tie_silencer_comes_back_from_the_deck() {
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .our_deck(["Kylo's TIE Silencer", "Recruit", "Recruit", "Recruit"])
        .theirs(["Chopper"])
        .their_action_phase();
    game.them().attack("Chopper", "our base");
    game.expect_offered("use Kylo's TIE Silencer");
    let mut later = game.clone();
    later.both_pass().nobody_resources();
    later.expect_not_offered("use Kylo's TIE Silencer");
    game.us().use_ability("Kylo's TIE Silencer").play("Kylo's TIE Silencer").expect_ready_resources(18);
    let mut game = scenario()
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .ours(["Kylo's TIE Silencer"])
        .their_hand(["Daring Raid"])
        .their_action_phase();
    game.them().play("Daring Raid").choose("Kylo's TIE Silencer");
    game.expect_gone("Kylo's TIE Silencer").expect_not_offered("use Kylo's TIE Silencer");
}

/// SHD_138: he attacks and defeats a unit whenever it falls during his attack.
#[test]
fn jango_fett_draws_for_a_unit_defeated_on_attack() {
    let mut game = scenario()
        .ours([unit("Jango Fett, Renowned Bounty Hunter").with(["Vambrace Flamethrower"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Jango Fett", "Swoop Racer").choose_times(3, "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Jango Fett", 0);
    game.us().expect_hand_size(1);
}

/// SHD_138, CR 7.6.16C: he draws although he falls; what he does not defeat draws nothing.
#[test]
fn jango_fett_draws_although_he_falls() {
    let table =
        |enemy| scenario().ours([unit("Jango Fett, Renowned Bounty Hunter").damage(5)]).theirs([enemy]).action_phase();
    let mut game = table("Battlefield Marine");
    game.us().attack("Jango Fett", "Battlefield Marine").expect_hand_size(1);
    game.expect_gone("Jango Fett").expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    let mut game = table("Wampa");
    game.us().attack("Jango Fett", "Wampa").expect_hand_size(0);
    game.expect_gone("Jango Fett").expect_action_of(Side::Them);
}

/// SHD_138, CR 7.6.16D: he attacks no longer when he draws: a defeated unit with a Bounty raises him no more.
#[test]
fn jango_fett_no_longer_attacks_when_he_draws() {
    let mut game =
        scenario().ours(["Jango Fett, Renowned Bounty Hunter"]).theirs(["Wanted Insurgents", "Wampa"]).action_phase();
    game.us().attack("Jango Fett", "Wanted Insurgents");
    game.expect_asked(Side::Us, Ask::WhichFirst).expect_power("Jango Fett", 3);
}

/// SHD_142, CR 1.8.6: he pays the printed cost of the upgrade, whatever it would cost to play.
#[test]
fn pre_vizsla_pays_the_printed_cost() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(2)
        .theirs([unit("Wampa").with(["Academy Training"])])
        .their_hand(["Qi'ra, Playing Her Part"])
        .their_action_phase();
    game.them().play("Qi'ra").name_card("Academy Training");
    game.us().attack("Pre Vizsla", "their base").choose("Academy Training").expect_ready_resources(0);
    game.expect_upgrades("Pre Vizsla", ["Academy Training"]);
}

/// SHD_142: a token upgrade costs him nothing.
#[test]
fn pre_vizsla_takes_a_token_for_nothing() {
    let mut game = scenario()
        .ours(["Pre Vizsla, Power Hungry"])
        .our_resources(0)
        .theirs([unit("Wampa").with(["Shield", "Academy Training"])])
        .action_phase();
    game.us().attack("Pre Vizsla", "their base");
    game.expect_offered("Shield");
    game.us().choose("Shield").expect_ready_resources(0);
    game.expect_upgrades("Pre Vizsla", ["Shield"]).expect_upgrades("Wampa", ["Academy Training"]);
}

/// SHD_143: it is enough that the unit falls at any time of the attack.
#[test]
fn ruthlessness_counts_any_defeat_of_the_attack() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Ruthlessness", "Vambrace Flamethrower"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Swoop Racer").choose_times(3, "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Battlefield Marine", 0);
    game.them().expect_base_damage(2);
}

/// SHD_143, CR 7.6.16C: the attacker may fall as well.
#[test]
fn ruthlessness_works_for_a_fallen_attacker() {
    let mut game = scenario()
        .ours([unit("Death Star Stormtrooper").with(["Ruthlessness"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_gone("Death Star Stormtrooper");
    game.them().expect_base_damage(2);
}

/// SHD_144: no card and no ability that attacks takes the place of the action.
#[test]
fn give_in_to_your_anger_wants_the_action_itself() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").with(["Heroic Resolve"]), unit("AT-ST")])
        .their_hand(["Surprise Strike"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> Swoop Racer"]);
}

/// SHD_144: an exhausted unit cannot attack, so its controller is free.
#[test]
fn give_in_to_your_anger_on_an_exhausted_unit() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_offered("AT-ST -> our base").expect_offered("AT-ST -> Swoop Racer").expect_offered("pass");
}

/// SHD_144: a Sentinel still has to be attacked, and what cannot be attacked is not.
#[test]
fn give_in_to_your_anger_respects_what_can_be_attacked() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer", "Cell Block Guard"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> Cell Block Guard"]);
    // Three aspects among our other units: she cannot be attacked.
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Sabine Wren, Explosives Artist", "TIE/ln Fighter", "Restored ARC-170", "Vanguard Ace"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> our base"]);
}

/// SHD_144: with no unit that it could attack it attacks the base.
#[test]
fn give_in_to_your_anger_may_end_at_the_base() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Alliance X-Wing"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.expect_options(["Wampa -> our base"]);
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
}

/// SHD_145: only ready units attack.
#[test]
fn headhunting_needs_ready_units() {
    let mut game = scenario()
        .our_hand(["Headhunting"])
        .ours([unit("Wampa").exhausted(), unit("Swoop Racer")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Headhunting");
    game.expect_options(["Swoop Racer -> AT-ST", "no"]);
}

/// SHD_145: they cannot attack bases, but Overwhelm damages them.
#[test]
fn headhunting_overwhelms_bases() {
    let mut game = scenario().our_hand(["Headhunting"]).ours(["Wampa"]).theirs(["Viper Probe Droid"]).action_phase();
    game.us().play("Headhunting");
    game.expect_options(["Wampa -> Viper Probe Droid", "no"]);
    game.us().attack("Wampa", "Viper Probe Droid");
    game.them().expect_base_damage(2);
}

/// SHD_147, CR 1.8.6: the printed cost counts, not what the upgrade costs to play.
#[test]
fn ketsu_onyo_looks_at_the_printed_cost() {
    let mut game = scenario()
        .ours(["Ketsu Onyo"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .their_hand(["Qi'ra, Playing Her Part"])
        .their_action_phase();
    game.them().play("Qi'ra").name_card("Academy Training");
    game.us().attack("Ketsu Onyo", "their base");
    game.expect_options(["Academy Training", "no"]);
}

/// SHD_147, CR 1.9.10: damage of an ability is no combat damage.
#[test]
fn ketsu_onyo_needs_combat_damage() {
    let mut game = scenario()
        .ours([unit("Ketsu Onyo").with(["Ruthlessness"])])
        .theirs([unit("Swoop Racer"), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().attack("Ketsu Onyo", "Swoop Racer");
    game.them().expect_base_damage(2);
    game.expect_upgrades("AT-ST", ["Experience"]).expect_action_of(Side::Them);
}

/// SHD_147, CR 7.6.16C: she may fall by the same blow.
#[test]
fn ketsu_onyo_strips_although_she_falls() {
    let mut game = scenario()
        .ours([unit("Ketsu Onyo").with(["Heroic Resolve"])])
        .theirs([unit("Swoop Racer"), unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().use_ability("Ketsu Onyo").choose("Heroic Resolve").attack("Ketsu Onyo", "Swoop Racer");
    game.expect_gone("Ketsu Onyo");
    game.them().expect_base_damage(4);
    game.us().choose("Experience");
    game.expect_upgrades("AT-ST", []);
}

/// SHD_155: the attack has to be made when it can; an exhausted unit makes none.
#[test]
fn heroic_resolve_has_to_attack() {
    let mut game =
        scenario().ours([unit("Battlefield Marine").with(["Heroic Resolve"])]).theirs(["Swoop Racer"]).action_phase();
    game.us().use_ability("Battlefield Marine").choose("Heroic Resolve");
    game.expect_options(["Battlefield Marine -> Swoop Racer", "Battlefield Marine -> their base"]);
    let mut game = scenario().ours([unit("Battlefield Marine").with(["Heroic Resolve"]).exhausted()]).action_phase();
    game.us().use_ability("Battlefield Marine").choose("Heroic Resolve");
    game.expect_action_of(Side::Them).expect_upgrades("Battlefield Marine", []);
    game.them().expect_base_damage(0);
}
