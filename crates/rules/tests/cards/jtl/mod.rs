//! The cards of Jump to Lightspeed: a file for each range of numbers.

mod common;
mod jtl_001_010;
mod jtl_011_018;
mod jtl_021_046;
mod jtl_047_071;
mod jtl_072_091;
mod jtl_092_108;
mod jtl_109_129;
mod jtl_130_147;
mod jtl_148_165;
mod jtl_166_184;
mod jtl_185_200;
mod jtl_201_219;
mod jtl_220_239;
mod jtl_240_262;
