//! Tests of Spark of Rebellion that concern several cards; each names its cards by number.

use testkit::scenario;

/// SOR_001 to SOR_018: each leader can be deployed with exactly as many resources as its text requires, ready or
/// exhausted, and not with one fewer.
#[test]
fn each_leader_can_be_deployed_with_enough_resources() {
    let leaders = [
        ("Director Krennic", 5),
        ("Iden Versio", 6),
        ("Chewbacca", 7),
        ("Chirrut Îmwe", 5),
        ("Luke Skywalker, Faithful Friend", 6),
        ("Emperor Palpatine, Galactic Ruler", 8),
        ("Grand Moff Tarkin, Oversector Governor", 5),
        ("Hera Syndulla", 6),
        ("Leia Organa, Alliance General", 5),
        ("Darth Vader, Dark Lord of the Sith", 7),
        ("Grand Inquisitor", 6),
        ("IG-88", 5),
        ("Cassian Andor", 6),
        ("Sabine Wren, Galvanized Revolutionary", 4),
        ("Boba Fett, Collecting the Bounty", 5),
        ("Grand Admiral Thrawn", 6),
        ("Han Solo, Audacious Smuggler", 6),
        ("Jyn Erso", 6),
    ];
    for (leader, needed) in leaders {
        let name = leader.split(", ").next().unwrap_or(leader);
        let with = |exhausted| {
            let table = scenario().our_leader(leader).our_resources(0).our_exhausted_resources(exhausted);
            table.action_phase()
        };
        with(needed - 1).expect_not_offered(&format!("deploy {name}"));
        let mut game = with(needed);
        game.us().deploy().expect_resources(needed);
        game.expect_ready("our leader").expect_in_play(name);
    }
}
