//! Shares and their confidence intervals.

use crate::contract::ShareView;

/// Returns the Wilson interval of a share, at 95 percent.
pub(crate) fn wilson(wins: u32, games: u32) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    const Z: f64 = 1.96;
    let (n, share) = (f64::from(games), f64::from(wins) / f64::from(games));
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let bound = |value: f64| (value / (1.0 + Z * Z / n)).clamp(0.0, 1.0);
    [bound(middle - half), bound(middle + half)]
}

/// Returns `wins` of `games` as a percentage with two decimal places, with its interval.
pub(crate) fn share(wins: u32, games: u32) -> ShareView {
    let percent = |share: f64| (share * 10_000.0).round() / 100.0;
    let [low, high] = wilson(wins, games).map(percent);
    let known = (games > 0).then(|| percent(f64::from(wins) / f64::from(games)));
    ShareView { percent: known, low, high }
}

#[cfg(test)]
mod tests {
    use super::{share, wilson};

    /// Reference: 75 of 100 lies between 65.7 and 82.5 percent (Wilson 1927, z = 1.96).
    #[test]
    fn the_interval_is_the_wilson_interval() {
        let [low, high] = wilson(75, 100);
        assert!((low - 0.657).abs() < 0.001 && (high - 0.825).abs() < 0.001, "{low} {high}");
        assert!(wilson(10, 10)[0] < 0.75 && wilson(10, 10)[1] > 0.999);
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
        assert_eq!((share(0, 0).percent, share(2, 3).percent), (None, Some(66.67)));
    }
}
