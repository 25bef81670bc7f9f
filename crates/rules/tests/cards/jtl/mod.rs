//! The cards of Jump to Lightspeed: a file for each range of numbers.

mod common;
mod jtl_001_016;
mod jtl_033_050;
mod jtl_051_080;
mod jtl_081_104;
mod jtl_107_131;
mod jtl_132_181;
mod jtl_183_234;
mod jtl_236_262;
