//! The cards of Twin Suns 2026: a file for each range of numbers.

mod ts26_001_004;
mod ts26_005_012;
mod ts26_013_025;
mod ts26_026_036;
mod ts26_037_047;
mod ts26_048_058;
mod ts26_059_072;
mod ts26_073_084;
