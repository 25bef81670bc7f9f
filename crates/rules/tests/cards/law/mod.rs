//! The cards of A Lawless Time: a file for each range of numbers.

use testkit::{Keyword, scenario};

mod law_001_009;
mod law_010_018;
mod law_019_029;
mod law_031_048;
mod law_051_075;
mod law_076_096;
mod law_097_119;
mod law_121_142;
mod law_144_168;
mod law_169_189;
mod law_191_208;
mod law_209_232;
mod law_233_264;
mod several_rulings;

/// A unit in play has these keywords, and no others of those that units are printed with.
fn has_keywords(card: &'static str, keywords: &[Keyword]) {
    use Keyword::{Ambush, Grit, Hidden, Overwhelm, Raid, Restore, Saboteur, Sentinel, Shielded};
    let game = scenario().ours([card]).action_phase();
    let has = game.game.stats(game.card(card)).keywords;
    for keyword in [Ambush, Grit, Hidden, Overwhelm, Raid, Restore, Saboteur, Sentinel, Shielded] {
        assert_eq!(has.has(keyword), keywords.contains(&keyword), "{card}: {keyword:?}");
    }
}
