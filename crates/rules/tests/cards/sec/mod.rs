//! The cards of Secrets of Power: a file for each range of numbers.

mod sec_001_011;
mod sec_012_036;
mod sec_037_067;
mod sec_068_090;
mod sec_091_116;
mod sec_119_147;
mod sec_148_177;
mod sec_178_202;
mod sec_203_228;
mod sec_229_258;
mod sec_260_264;
