import { plural } from '../../../../engine/core/text'
import type { ownTexts as english } from '../own'

export const ownTexts: typeof english = {
  use: 'Eigene Paare verwenden',
  used: 'Dieses Spiel verwendet eigene Paare.',
  label: 'Paare, eines pro Zeile',
  hint: (min, max, characters) =>
    `${min} bis ${max} Paare mit „=“ zwischen den beiden Karten, jede mit bis zu ${characters} Zeichen oder Emojis. Eine Zeile ohne „=“ ergibt zwei gleiche Karten.`,
  example: '7 x 8 = 56\n6 x 9 = 54\nHund = dog\n🐟',
  summary: (pairs) => plural(pairs, { one: '# Paar', other: '# Paare' }),
  noEquals: {
    spaces: (line) =>
      `„${line}“ hat kein „=“, daher wären beide Karten gleich. Teile die Zeile an den Leerzeichen oder schreib sie auf beide Seiten von „=“.`,
    parentheses: (line) =>
      `„${line}“ hat kein „=“, daher wären beide Karten gleich. Teile die Zeile an den Klammern oder schreib sie auf beide Seiten von „=“.`,
    sign: (line, sign) =>
      `„${line}“ hat kein „=“, daher wären beide Karten gleich. Teile die Zeile bei „${sign}“ oder schreib sie auf beide Seiten von „=“.`,
  },
  split: {
    spaces: 'An den Leerzeichen teilen',
    parentheses: 'An den Klammern teilen',
    sign: (sign) => `Bei „${sign}“ teilen`,
  },
  faults: {
    count: (min, max, pairs) => `Ein Satz hat ${min} bis ${max} Paare. Dieser hat ${pairs}.`,
    cells: (line, cells) => `„${line}“ hat ${cells} Zellen. Ein Paar hat zwei.`,
    manyEquals: (line) => `„${line}“ hat mehr als ein „=“. Ein Paar hat zwei Seiten.`,
    empty: (line) => `„${line}“ hat eine leere Seite.`,
    equalsOnCard: (line) => `„${line}“ hat ein „=“ auf einer Karte. Lass es weg.`,
    long: (text, characters, max) =>
      `„${text}“ hat ${characters} Zeichen. Auf eine Karte passen bis zu ${max}.`,
    twice: (text) => `„${text}“ kommt in zwei Paaren vor, daher wüsste niemand, zu welcher Karte es gehört.`,
  },
  notes: {
    alike: (one, other) => `„${one}“ und „${other}“ sehen gleich aus.`,
    small: (text) =>
      `„${text}“ ist auf einem kleinen Handy schwer zu lesen. Nimm weniger Paare oder kürzere Texte.`,
  },
}
