//! A decision table of searches. Counts and numbers were computed from the card facts by an independent program without
//! a query parser: one handwritten predicate per row.

use catalog::{Catalog, Query};

/// Query, number of cards, and their numbers: all of up to six, else the first two and the last.
#[rustfmt::skip]
const TABLE: &[(&str, usize, &str)] = &[
    ("vader", 15, "SOR_010 SOR_087 .. HMW_108"),
    ("VADER t:leader", 5, "SOR_010 JTL_006 IBH_053 LAW_011 HMW_007"),
    ("\"dark lord\"", 1, "SOR_010"),
    ("name:\"luke skywalker\"", 10, "SOR_005 SOR_051 .. HMW_208"),
    ("name=\"luke skywalker\"", 10, "SOR_005 SOR_051 .. HMW_208"),
    ("title:sky", 22, "SOR_005 SOR_051 .. HMW_208"),
    ("subtitle:sith", 3, "SOR_010 LOF_009 LOF_233"),
    ("subtitle=\"dark lord of the sith\"", 1, "SOR_010"),
    ("imwe", 3, "SOR_004 LOF_067 LAW_046"),
    ("x-wing", 9, "SOR_237 JTL_051 .. HMW_209"),
    ("r2d2", 7, "SOR_236 TWI_193 .. TS26_062"),
    ("size matters not", 1, "LOF_056"),
    ("sor_010", 1, "SOR_010"),
    ("SOR-253", 1, "SOR_001"),
    ("s:sor,shd t:base", 20, "SOR_019 SOR_020 .. SHD_026"),
    ("set>=law t:leader", 62, "LAW_001 LAW_002 .. HMW_018"),
    ("e<twi r:legendary", 32, "SOR_040 SOR_043 .. SHD_233"),
    ("set:\"Jump to Lightspeed\" is:leader", 18, "JTL_001 JTL_002 .. JTL_018"),
    ("set!=sor type:leader", 154, "SHD_001 SHD_002 .. HMW_018"),
    ("number:10", 11, "SOR_010 SHD_010 .. HMW_010"),
    ("number<=3 s:jtl", 3, "JTL_001 JTL_002 JTL_003"),
    ("t:unit a:villainy cost<=3 tr:imperial r:legendary is:unique", 1, "LOF_132"),
    ("t:unit a:villainy cost<=3 tr:imperial", 100, "SOR_031 SOR_032 .. HMW_245"),
    ("t:upgrade,event s:sor", 74, "SOR_041 SOR_042 .. SOR_252"),
    ("t:token", 14, "SOR_T01 SOR_T02 .. HMW_T03"),
    ("t:\"token unit\"", 7, "TWI_T01 TWI_T02 .. HMW_T03"),
    ("base s:ibh", 0, ""),
    ("t:units s:ibh", 80, "IBH_003 IBH_004 .. IBH_103"),
    ("a:vigilance a:heroism t:unit", 103, "SOR_044 SOR_045 .. HMW_080"),
    ("a:vigilance,heroism t:unit", 103, "SOR_044 SOR_045 .. HMW_080"),
    ("a=cunning t:event", 81, "SOR_216 SOR_217 .. HMW_241"),
    ("a=heroism,command t:leader", 20, "SOR_008 SOR_009 .. HMW_010"),
    ("a<=command,heroism t:event", 107, "SOR_103 SOR_104 .. HMW_272"),
    ("a<command,heroism t:event", 96, "SOR_123 SOR_124 .. HMW_272"),
    ("a>=aggression,villainy", 162, "SOR_010 SOR_011 .. HMW_161"),
    ("a>aggression", 355, "SOR_010 SOR_011 .. HMW_174"),
    ("a>=3", 60, "LAW_031 LAW_032 .. HMW_056"),
    ("a:1 t:leader", 2, "LOF_017 LOF_018"),
    ("a:none t:unit", 45, "SOR_247 SOR_248 .. HMW_270"),
    ("a!=none t:upgrade s:law", 14, "LAW_077 LAW_111 .. LAW_225"),
    ("a:double", 55, "SOR_056 SOR_057 .. HMW_219"),
    ("a:command,command", 14, "SOR_105 SOR_106 .. HMW_128"),
    ("a:co a:vil t:leader", 20, "SOR_006 SOR_007 .. HMW_008"),
    ("a:blue -a:vigilance", 0, ""),
    ("cost:0", 23, "SOR_245 SOR_T01 .. HMW_T03"),
    ("cost > 9", 16, "SOR_090 SHD_092 .. ASH_083"),
    ("c:1,2 t:upgrade r:r", 32, "SOR_071 SHD_072 .. HMW_147"),
    ("cost!=1,2 t:upgrade r:r", 19, "SOR_054 SOR_122 .. HMW_265"),
    ("p>=8", 53, "SOR_039 SOR_040 .. HMW_187"),
    ("power<0", 4, "TWI_070 LAW_127 ASH_198 HMW_T02"),
    ("power>hp t:unit r:l", 22, "SHD_135 TWI_096 .. HMW_159"),
    ("hp>=cost power>=cost cost>=7 t:unit", 35, "SOR_039 SOR_088 .. HMW_233"),
    ("arena:space t:leader", 1, "HMW_004"),
    ("ar:ground is:unique cost:1", 36, "SOR_094 SOR_156 .. HMW_254"),
    ("tr:\"bounty hunter\" r:l", 6, "SOR_179 SHD_049 TWI_187 LOF_204 LAW_032 LAW_052"),
    ("tr:bounty", 10, "SHD_068 SHD_071 .. SHD_261"),
    ("tr:hunter r:r", 17, "SHD_052 SHD_138 .. HMW_185"),
    ("tr:force,jedi cost:2", 8, "LOF_045 LOF_093 .. HMW_210"),
    ("tr:twilek", 24, "SOR_008 SOR_177 .. HMW_258"),
    ("k:sentinel s:sor", 14, "SOR_003 SOR_035 .. SOR_250"),
    ("kw:ambush,overwhelm", 9, "SOR_117 SHD_090 .. HMW_146"),
    ("raid>=3", 17, "SHD_169 LOF_131 .. HMW_245"),
    ("exploit:2", 12, "TWI_037 TWI_038 .. TWI_235"),
    ("r>=rare s:ash t:unit", 58, "ASH_027 ASH_028 .. ASH_255"),
    ("r<uncommon t:leader", 72, "SOR_001 SOR_003 .. HMW_018"),
    ("rarity:c,u s:sor t:event", 37, "SOR_041 SOR_055 .. SOR_252"),
    ("r:special s:jtl", 10, "JTL_009 JTL_017 .. JTL_249"),
    ("is:common-base s:lof", 8, "LOF_020 LOF_021 .. LOF_030"),
    ("is:reprint s:jtl", 6, "JTL_029 JTL_075 JTL_113 JTL_128 JTL_167 JTL_258"),
    ("is:neutral cost<=2 t:event", 10, "SOR_251 SOR_252 .. ASH_264"),
    ("is:heroism is:villainy", 0, ""),
    ("not:unique t:leader", 0, ""),
    ("-is:unique t:leader", 0, ""),
    ("luke or leia t:leader", 16, "SOR_005 SOR_009 .. HMW_208"),
    ("(luke OR leia) t:leader", 7, "SOR_005 SOR_009 .. ASH_005"),
    ("luke and -skywalker", 2, "SOR_053 ASH_066"),
    ("t:leader -(a:heroism or a:villainy)", 7, "SEC_018 LAW_001 .. HMW_002"),
    ("t:leader not (a:heroism or a:villainy) not s:sor", 7, "SEC_018 LAW_001 .. HMW_002"),
    ("s:sor (t:base or (t:leader (a:cunning or a:aggression) -a:villainy))", 16, "SOR_013 SOR_014 .. SOR_030"),
    ("-(-(t:leader))", 172, "SOR_001 SOR_002 .. HMW_018"),
    ("TYPE:Leader SET:sor R:Rare", 8, "SOR_002 SOR_004 .. SOR_017"),
];

fn shown(numbers: &[String]) -> String {
    match numbers {
        [first, second, .., last] if numbers.len() > 6 => format!("{first} {second} .. {last}"),
        few => few.join(" "),
    }
}

#[test]
fn every_query_of_the_table_finds_its_cards() {
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
