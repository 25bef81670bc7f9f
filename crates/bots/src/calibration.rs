//! Win chances to show to people: the shares of a search, corrected by the results of games.
//!
//! Playouts answer worse than the players of a real game do, and the best of several noisy estimates is too high. In 2,000
//! games of `strong` against itself (`train calibrate`), positions with a share of 65 % were won in 47 % of all cases. The
//! correction was fitted to the first 250 of these games.

/// Slope of the logistic correction.
const SLOPE: f32 = 0.725;
/// Offset of the logistic correction: an even share is a chance of 37 %.
const OFFSET: f32 = -0.55;

/// Smallest chance that is shown without a proof; 1 minus it is the largest. Of the positions with all playouts won,
/// 1.1 % were lost.
const LEAST: f32 = 0.01;

/// Returns the chance to win for a share of won playouts. Playouts prove nothing, so it is never 0 or 1.
pub(crate) fn win_chance(share: f32) -> f32 {
    let logit = (share / (1.0 - share)).ln();
    let chance = 1.0 / (1.0 + (-(SLOPE * logit + OFFSET)).exp());
    if share <= 0.0 {
        LEAST
    } else if share >= 1.0 {
        1.0 - LEAST
    } else {
        chance.clamp(LEAST, 1.0 - LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bins of the measurement: the mean share, and the percentage of won games.
    #[test]
    fn shares_become_the_measured_chances() {
        let measured = [
            (1.9, 3.1),
            (14.7, 14.9),
            (25.1, 22.3),
            (35.2, 28.6),
            (45.2, 35.7),
            (55.2, 41.2),
            (65.2, 47.3),
            (75.1, 55.3),
            (85.0, 65.5),
        ];
        for (share, won) in measured {
            let chance = 100.0 * win_chance(share / 100.0);
            assert!((chance - won).abs() <= 3.0, "{share} % becomes {chance} %, {won} % were won");
        }
    }

    #[test]
    fn better_answers_stay_better() {
        let chances: Vec<f32> = (2..=98u8).map(|share| win_chance(f32::from(share) / 100.0)).collect();
        assert!(chances.is_sorted_by(|one, next| one < next), "{chances:?}");
    }

    /// Of 2,000 games, 1.1 % of the positions with all playouts won were lost.
    #[test]
    fn playouts_alone_never_make_a_chance_certain() {
        for share in [-0.1, 0.0, 0.001, 0.01, 0.5, 0.99, 0.999, 1.0, 1.2] {
            let chance = win_chance(share);
            assert!((0.01..=0.99).contains(&chance), "{share} becomes {chance}");
        }
        assert_eq!((win_chance(0.0), win_chance(1.0)), (0.01, 0.99));
    }
}
