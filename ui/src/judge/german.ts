// Translation of the German words a judge may type: "gerufen", "6 Ressourcen". Pure.

const UPGRADES: Readonly<Record<string, string>> = {
  schild: 'shield',
  schilde: 'shields',
  erfahrung: 'experience',
  erfahrungen: 'experiences',
  vorteil: 'advantage',
  vorteile: 'advantages',
  schwache: 'weakness',
  schwachen: 'weakness',
};

/** Whole words and lines, without capitals and accents. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/^(\d{1,3}) ?schaden$/, '$1 damage'],
  [/^(\d{1,2}) schaden auf (?:der )?basis$/, '$1 damage on base'],
  [/^erschopft$/, 'exhausted'],
  [/^spielbereit$/, 'ready'],
  [/^gerufen$/, 'deployed'],
  [/^nicht gerufen$/, 'undeployed'],
  [/^epische aktion genutzt$/, 'epic used'],
  [/^(?:als )?(?:upgrade|pilot)$/, 'as upgrade'],
  [/^im spiel$/, 'in play'],
  [/^(?:auf der |in der )?hand$/, 'hand'],
  [/^(?:als )?ressourcen?$/, 'resource'],
  [/^oben auf(?: da|')?s deck$/, 'deck'],
  [/^(?:auf dem )?(?:ablagestapel|ablage)$/, 'discard'],
  [/^von spieler (\d)$/, 'of player $1'],
  [/^(\d{1,2}) (?:spielbereite )?ressourcen?(?: spielbereit)?$/, '$1 resources'],
  [/^(\d{1,2}) erschopfte ressourcen?$/, '$1 exhausted resources'],
  [/^(\d{1,2}) ressourcen?, (\d{1,2}) erschopft$/, '$1 resources, $2 exhausted'],
  [/^(\d{1,2}) (?:unbekannte )?karten?(?: auf der hand)?$/, '$1 cards'],
  [/^(\d{1,3}) (?:unbekannte )?(?:karten? )?im deck$/, '$1 cards in deck'],
  [/^runde (\d{1,2})$/, 'round $1'],
  [/^am zug$/, 'to act'],
  [/^initiative ubernommen$/, 'initiative taken'],
  [/^sammelphase$/, 'regroup phase'],
  [/^gepasst$/, 'passed'],
  [/^(?:die )?macht$/, 'the force'],
  [/^auf (?:dem |der |den )?(?!hand$|deck$|ablage)(.+)$/, 'on $1'],
];

/** A word or a line in English, when it is one of these German ones; else itself. It is folded already. */
export function inEnglish(text: string): string {
  for (const [german, english] of SAYINGS) if (german.test(text)) return text.replace(german, english);
  const several = /^(\d{1,2}x? )?(\p{L}+)$/u.exec(text);
  const token = UPGRADES[several?.[2] ?? ''];
  return token === undefined ? text : `${several?.[1] ?? ''}${token}`;
}
