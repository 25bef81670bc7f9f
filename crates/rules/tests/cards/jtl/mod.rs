//! The cards of Jump to Lightspeed: a file for each range of numbers.

mod common;
mod jtl_001_010;
mod jtl_011_018;
mod jtl_021_046;
mod jtl_047_072;
mod jtl_073_091;
mod jtl_092_108;
mod jtl_109_130;
mod jtl_131_149;
mod jtl_150_168;
mod jtl_169_185;
mod jtl_186_201;
mod jtl_202_220;
mod jtl_221_240;
mod jtl_241_262;
