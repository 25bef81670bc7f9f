// The words of the card search and of its help in German. What is typed is the same in every language.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './searchWords.en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Karten',
  label: 'Karten suchen',
  placeholder: 'Name, oder t:unit a:villainy cost<=3',
  none: 'Keine Karte passt zu dieser Suche.',
  noneHint: 'Entferne ein Wort oder sieh dir die Beispiele an.',
  loading: 'Die Karten werden geladen …',
  failed: 'Die Karten konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  found: (count) => some(count, 'Karte', 'Karten'),
  of: (count, all) => `${count} von ${all} Karten`,
  stale: 'Das sind noch die Ergebnisse der vorigen Suche.',
  sort: 'Sortieren nach',
  sorts: {
    '': 'Neuestes Set zuerst',
    set: 'Ältestes Set zuerst',
    name: 'Name',
    cost: 'Kosten, niedrigste zuerst',
    '-cost': 'Kosten, höchste zuerst',
    '-power': 'Stärke, höchste zuerst',
    '-hp': 'TP, höchste zuerst',
    rarity: 'Seltenheit, häufige zuerst',
    type: 'Typ',
    aspect: 'Aspekt',
  },
  otherSort: 'Wie im Suchfeld eingegeben',
  helpButton: 'Suchhilfe',
  tiers: {
    button: 'Bewertungen',
    title: 'Bewertungen für Drafts',
    set: 'Set',
    leaders: 'Anführer',
    hint: 'Bewertungen der Bots beim Draft, gelernt aus Spielen untereinander. Die Gründe stammen aus den Werten und Texten der Karten.',
    names: { s: 'S', a: 'A', b: 'B', c: 'C', d: 'D' },
    tier: (name) => `Stufe ${name}`,
    rated: (rating) => `Bewertung ${rating}`,
    reasons: {
      removal: 'Entfernung',
      draw: 'zieht Karten',
      units: 'erschafft Einheiten',
      tokens: 'gibt Marker',
      discard: 'Abwerfen',
      resources: 'bringt Ressourcen',
      large: 'groß für ihre Kosten',
      small: 'klein für ihre Kosten',
      winning: 'gewinnt öfter, als es scheint',
      losing: 'gewinnt seltener, als es scheint',
    },
  },
  hint: 'Sucht zuerst in Namen, dann in Kartentexten. Beispiele:',
  add: (term, means) => `${term}: ${means}`,
  keys: {
    title: 'Karten',
    field: 'Zum Suchfeld',
    arrows: 'Zwischen Karten wechseln',
    large: 'Karte vergrößern',
  },
  chips: [
    { term: 't:unit', means: 'Einheiten' },
    { term: 'a:villainy', means: 'Mit Niedertracht' },
    { term: 'cost<=3', means: 'Für höchstens 3' },
    { term: 'tr:rebel', means: 'Mit dem Merkmal Rebellen' },
    { term: 'k:ambush', means: 'Mit Hinterhalt' },
    { term: 'is:unique', means: 'Einzigartige Karten' },
  ],
  help: {
    title: 'Suchhilfe',
    intro: 'Klicke auf ein Beispiel, um es zur Suche hinzuzufügen. Groß- und Kleinschreibung sind egal.',
    parts: [
      {
        title: 'Wörter',
        lines: [
          { term: 'vader', means: 'im Namen oder Untertitel; auch Wortteile' },
          { term: '"dark lord"', means: 'diese Wörter nebeneinander' },
          { term: 'title:luke', means: 'nur im Namen' },
          { term: 'subtitle:rebel', means: 'nur im Untertitel' },
          { term: 'text:"draw a card"', means: 'im Text, englisch oder deutsch' },
          { term: 'sentinel', means: 'ein Schlüsselwort oder ein Name; „raid 2“ ist Raid mit dieser Zahl' },
          { term: 'luke hmw', means: 'ein Wort und der Code eines Sets' },
          { term: 'SOR_010', means: 'eine Karte nach ihrer Nummer' },
        ],
      },
      {
        title: 'Verbinden',
        lines: [
          { term: 't:unit ar:space', means: 'beides: alle Begriffe müssen passen' },
          { term: 'tr:jedi or tr:sith', means: 'eins davon' },
          { term: '(a:cunning or a:command) cost<=2', means: 'Klammern fassen Begriffe zusammen' },
          { term: '-k:raid', means: 'ohne; „not k:raid“ tut dasselbe' },
        ],
      },
      {
        title: 'Eigenschaften',
        lines: [
          { term: 't:event', means: 'Typ: unit, upgrade, event, leader, base, token' },
          { term: 'a:vigilance', means: 'Aspekt, nach Name oder Farbe (a:blue)' },
          { term: 'a=command,heroism', means: 'diese Aspekte und keine anderen' },
          { term: 'a<=command,heroism', means: 'keine anderen Aspekte: kein Aufpreis mit diesen' },
          { term: 'a:none', means: 'gar kein Aspekt' },
          { term: 'tr:"bounty hunter"', means: 'Merkmal' },
          { term: 'k:sentinel', means: 'Schlüsselwort' },
          { term: 'raid>=2', means: 'ein Schlüsselwort nach seiner Zahl' },
          { term: 'ar:ground', means: 'Kampfgebiet: ground oder space' },
          { term: 'set:SOR,SHD', means: 'aus einem dieser Sets' },
          { term: 'r:legendary', means: 'Seltenheit, auch mit dem ersten Buchstaben (r:l)' },
          { term: 'r>=rare', means: 'diese Seltenheit oder eine höhere' },
        ],
      },
      {
        title: 'Zahlen',
        lines: [
          { term: 'cost=4', means: 'auch !=, <, <=, > und >=' },
          { term: 'power>=5', means: 'aufgedruckte Stärke' },
          { term: 'hp<=2', means: 'aufgedruckte TP' },
          { term: 'power>cost', means: 'eine Zahl im Vergleich mit einer anderen' },
        ],
      },
      {
        title: 'Arten',
        lines: [
          { term: 'format:premier', means: 'heute legal in einem Format: premier, eternal, twinsuns' },
          { term: 'is:suspended', means: 'in einem Format gesperrt' },
          { term: 'does:removal', means: 'kann gegnerische Einheiten entfernen; auch does:draw, does:heal und andere' },
          { term: 'is:unique', means: 'einzigartige Karten' },
          { term: 'is:reprint', means: 'früher in einem anderen Set gedruckt' },
          { term: 'is:common-base', means: 'die Basen, die in Limited frei verfügbar sind' },
          { term: 'is:neutral', means: 'ohne Aspekt' },
          { term: 'is:double', means: 'mit zweimal demselben Aspekt' },
        ],
      },
      {
        title: 'Reihenfolge',
        lines: [
          { term: 'order:cost', means: 'günstigste zuerst; auch name, set, power, hp, rarity, type, aspect' },
          { term: 'order:-power', means: 'in umgekehrter Reihenfolge' },
        ],
      },
    ],
  },
};
