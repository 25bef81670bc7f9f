//! A decision table of searches. Counts and numbers were worked out from the card facts by an independent program
//! that reads no query: one predicate a row, written by hand.

use catalog::{Catalog, Query};

/// Query, how many cards, and their numbers: all of up to six, else the first two and the last.
#[rustfmt::skip]
const TABLE: &[(&str, usize, &str)] = &[
    ("vader", 12, "SOR_010 SOR_087 .. ASH_243"),
    ("VADER t:leader", 4, "SOR_010 JTL_006 IBH_053 LAW_011"),
    ("\"dark lord\"", 1, "SOR_010"),
    ("name:\"luke skywalker\"", 9, "SOR_005 SOR_051 .. ASH_112"),
    ("name=\"luke skywalker\"", 9, "SOR_005 SOR_051 .. ASH_112"),
    ("title:sky", 21, "SOR_005 SOR_051 .. ASH_255"),
    ("subtitle:sith", 3, "SOR_010 LOF_009 LOF_233"),
    ("subtitle=\"dark lord of the sith\"", 1, "SOR_010"),
    ("imwe", 3, "SOR_004 LOF_067 LAW_046"),
    ("x-wing", 8, "SOR_237 JTL_051 .. LAW_253"),
    ("r2d2", 7, "SOR_236 TWI_193 .. TS26_062"),
    ("size matters not", 1, "LOF_056"),
    ("sor_010", 1, "SOR_010"),
    ("SOR-253", 1, "SOR_001"),
    ("s:sor,shd t:base", 20, "SOR_019 SOR_020 .. SHD_026"),
    ("set>=law t:leader", 44, "LAW_001 LAW_002 .. ASH_018"),
    ("e<twi r:legendary", 32, "SOR_040 SOR_043 .. SHD_233"),
    ("set:\"Jump to Lightspeed\" is:leader", 18, "JTL_001 JTL_002 .. JTL_018"),
    ("set!=sor type:leader", 136, "SHD_001 SHD_002 .. ASH_018"),
    ("number:10", 10, "SOR_010 SHD_010 .. ASH_010"),
    ("number<=3 s:jtl", 3, "JTL_001 JTL_002 JTL_003"),
    ("t:unit a:villainy cost<=3 tr:imperial r:legendary is:unique", 1, "LOF_132"),
    ("t:unit a:villainy cost<=3 tr:imperial", 90, "SOR_031 SOR_032 .. ASH_239"),
    ("t:upgrade,event s:sor", 74, "SOR_041 SOR_042 .. SOR_252"),
    ("t:token", 11, "SOR_T01 SOR_T02 .. ASH_T02"),
    ("t:\"token unit\"", 6, "TWI_T01 TWI_T02 JTL_T01 JTL_T02 SEC_T01 ASH_T01"),
    ("base s:ibh", 0, ""),
    ("t:units s:ibh", 80, "IBH_003 IBH_004 .. IBH_103"),
    ("a:vigilance a:heroism t:unit", 92, "SOR_044 SOR_045 .. ASH_065"),
    ("a:vigilance,heroism t:unit", 92, "SOR_044 SOR_045 .. ASH_065"),
    ("a=cunning t:event", 76, "SOR_216 SOR_217 .. ASH_236"),
    ("a=heroism,command t:leader", 18, "SOR_008 SOR_009 .. ASH_010"),
    ("a<=command,heroism t:event", 101, "SOR_103 SOR_104 .. ASH_264"),
    ("a<command,heroism t:event", 90, "SOR_123 SOR_124 .. ASH_264"),
    ("a>=aggression,villainy", 148, "SOR_010 SOR_011 .. ASH_151"),
    ("a>aggression", 315, "SOR_010 SOR_011 .. ASH_163"),
    ("a>=3", 54, "LAW_031 LAW_032 .. ASH_043"),
    ("a:1 t:leader", 2, "LOF_017 LOF_018"),
    ("a:none t:unit", 42, "SOR_247 SOR_248 .. ASH_261"),
    ("a!=none t:upgrade s:law", 14, "LAW_077 LAW_111 .. LAW_225"),
    ("a:double", 51, "SOR_056 SOR_057 .. SEC_212"),
    ("a:command,command", 13, "SOR_105 SOR_106 .. SEC_107"),
    ("a:co a:vil t:leader", 18, "SOR_006 SOR_007 .. ASH_008"),
    ("a:blue -a:vigilance", 0, ""),
    ("cost:0", 20, "SOR_245 SOR_T01 .. ASH_T02"),
    ("cost > 9", 16, "SOR_090 SHD_092 .. ASH_083"),
    ("c:1,2 t:upgrade r:r", 30, "SOR_071 SHD_072 .. ASH_229"),
    ("cost!=1,2 t:upgrade r:r", 18, "SOR_054 SOR_122 .. TS26_063"),
    ("p>=8", 47, "SOR_039 SOR_040 .. ASH_226"),
    ("power<0", 3, "TWI_070 LAW_127 ASH_198"),
    ("power>hp t:unit r:l", 16, "SHD_135 TWI_096 .. ASH_196"),
    ("hp>=cost power>=cost cost>=7 t:unit", 31, "SOR_039 SOR_088 .. ASH_226"),
    ("arena:space t:leader", 0, ""),
    ("ar:ground is:unique cost:1", 26, "SOR_094 SOR_156 .. ASH_248"),
    ("tr:\"bounty hunter\" r:l", 6, "SOR_179 SHD_049 TWI_187 LOF_204 LAW_032 LAW_052"),
    ("tr:bounty", 10, "SHD_068 SHD_071 .. SHD_261"),
    ("tr:hunter r:r", 15, "SHD_052 SHD_138 .. TS26_075"),
    ("tr:force,jedi cost:2", 6, "LOF_045 LOF_093 LOF_094 LOF_142 LOF_193 SEC_058"),
    ("tr:twilek", 20, "SOR_008 SOR_177 .. ASH_170"),
    ("k:sentinel s:sor", 14, "SOR_003 SOR_035 .. SOR_250"),
    ("kw:ambush,overwhelm", 8, "SOR_117 SHD_090 .. ASH_129"),
    ("raid>=3", 10, "SHD_169 LOF_131 .. TS26_005"),
    ("exploit:2", 12, "TWI_037 TWI_038 .. TWI_235"),
    ("r>=rare s:ash t:unit", 58, "ASH_027 ASH_028 .. ASH_255"),
    ("r<uncommon t:leader", 64, "SOR_001 SOR_003 .. ASH_017"),
    ("rarity:c,u s:sor t:event", 37, "SOR_041 SOR_055 .. SOR_252"),
    ("r:special s:jtl", 10, "JTL_009 JTL_017 .. JTL_249"),
    ("is:common-base s:lof", 8, "LOF_020 LOF_021 .. LOF_030"),
    ("is:reprint s:jtl", 6, "JTL_029 JTL_075 JTL_113 JTL_128 JTL_167 JTL_258"),
    ("is:neutral cost<=2 t:event", 10, "SOR_251 SOR_252 .. ASH_264"),
    ("is:heroism is:villainy", 0, ""),
    ("not:unique t:leader", 0, ""),
    ("-is:unique t:leader", 0, ""),
    ("luke or leia t:leader", 15, "SOR_005 SOR_009 .. ASH_112"),
    ("(luke OR leia) t:leader", 7, "SOR_005 SOR_009 .. ASH_005"),
    ("luke and -skywalker", 2, "SOR_053 ASH_066"),
    ("t:leader -(a:heroism or a:villainy)", 5, "SEC_018 LAW_001 LAW_002 ASH_001 ASH_002"),
    ("t:leader not (a:heroism or a:villainy) not s:sor", 5, "SEC_018 LAW_001 LAW_002 ASH_001 ASH_002"),
    ("s:sor (t:base or (t:leader (a:cunning or a:aggression) -a:villainy))", 16, "SOR_013 SOR_014 .. SOR_030"),
    ("-(-(t:leader))", 154, "SOR_001 SOR_002 .. ASH_018"),
    ("TYPE:Leader SET:sor R:Rare", 8, "SOR_002 SOR_004 .. SOR_017"),
];

fn shown(numbers: &[String]) -> String {
    match numbers {
        [first, second, .., last] if numbers.len() > 6 => format!("{first} {second} .. {last}"),
        few => few.join(" "),
    }
}

#[test]
fn every_row_finds_its_cards() {
    let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
    let mut wrong = Vec::new();
    for (text, count, cards) in TABLE {
        let query = Query::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = catalog.search(&query);
        let numbers: Vec<String> = found.iter().map(|id| catalog.card(*id).number.to_string()).collect();
        if numbers.len() != *count || shown(&numbers) != *cards {
            wrong.push(format!("{text}: {} cards, {}; expected {count}, {cards}", numbers.len(), shown(&numbers)));
        }
        assert_eq!(Query::parse_typed(text).as_ref(), Ok(&query), "{text}");
        assert_eq!(Query::parse(&query.to_string()).as_ref(), Ok(&query), "{text} as {query}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
