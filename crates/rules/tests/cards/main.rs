//! Scenario tests of the cards: the main case, the corners and the official rulings of each, decided by edition 8.0.
//! Each set has a folder with a file for each range of card numbers; `coverage` checks that every card has a test.

mod ash;
mod coverage;
mod hmw;
mod ibh;
mod jtl;
mod law;
mod lof;
mod sec;
mod shd;
mod sor;
mod starts;
mod ts26;
mod twi;
