//! The cards of Twin Suns 2026: a file for each range of numbers.

mod ts26_005_025;
mod ts26_028_047;
mod ts26_048_072;
mod ts26_073_084;
