//! The cards of Intro Battle: Hoth: a file for each range of numbers. Most cards have several numbers; they stand under the
//! first.

mod ibh_001_031;
mod ibh_052_104;
