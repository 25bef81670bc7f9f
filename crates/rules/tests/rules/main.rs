//! Stories of the numbered rules: a section or a part of one in each file, and files of their own for what several
//! sections decide together.

mod as_it_was;
mod attacks;
mod citations;
mod control;
mod costs;
mod damage_and_defeat;
mod faults;
mod hands_and_decks;
mod leaders;
mod lost_abilities;
mod nested_plays;
mod phases;
mod replacements;
mod section_1;
mod section_11;
mod section_12;
mod section_1_13;
mod section_1_8;
mod section_3;
mod section_4_5;
mod section_6;
mod section_6_3;
mod section_6_4;
mod section_7_1;
mod section_7_5;
mod section_7_5_13;
mod section_7_5_14;
mod section_7_5_15;
mod section_7_5_18;
mod section_7_5_8;
mod section_7_6;
mod section_7_7;
mod section_8;
mod section_8_2;
mod section_8_37;
