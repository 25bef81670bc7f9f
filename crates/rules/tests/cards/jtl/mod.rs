//! The cards of Jump to Lightspeed: a file for each range of numbers.

mod common;
mod jtl_001_011;
mod jtl_012_038;
mod jtl_040_057;
mod jtl_058_086;
mod jtl_087_102;
mod jtl_103_122;
mod jtl_123_141;
mod jtl_142_159;
mod jtl_160_183;
mod jtl_184_200;
mod jtl_201_219;
mod jtl_220_239;
mod jtl_240_262;
