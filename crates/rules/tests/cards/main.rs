//! The cards: of each its main case, its corners, and the official rulings on it, decided by edition 8.0. A folder
//! for each set, in it a file for each range of card numbers; `coverage` checks that no card goes without a story.

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
