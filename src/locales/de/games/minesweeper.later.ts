import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/minesweeper/texts/hints'
import type * as moves from '../../../games/minesweeper/texts/moves'
import type * as review from '../../../games/minesweeper/texts/review'
import type { Translation } from '../../translation'

const UNCOUNTED =
  'Es gibt zu viele Möglichkeiten, die Minen zu verteilen, um sie alle zu zählen. Keine zwei Zahlen hier beweisen, dass ein Feld sicher ist.'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lessThanOnePercent: 'weniger als 1\u00a0%',
  moreThan99Percent: 'mehr als 99\u00a0%',
  guess: (chance) =>
    `Nichts ist sicher: Du musst raten. Am sichersten ist das hervorgehobene Feld. Minenrisiko: ${chance}.`,
  guessFlagged: (chance) =>
    `Nichts ist sicher: Du musst raten. Am sichersten ist das hervorgehobene Feld mit der Flagge. Minenrisiko: ${chance}. Entferne zuerst die Flagge.`,
  noneCertain: 'Keins der hervorgehobenen Felder ist sicher: Du musst raten.',
  count: (chance) =>
    `Zähle alle Möglichkeiten, die Minen zu verteilen. In ${chance} der Fälle ist ein hervorgehobenes Feld eine Mine. Kein anderes Feld ist sicherer.`,
  uncounted: UNCOUNTED,
  mostCovered: `${UNCOUNTED} Das hervorgehobene Feld hat die meisten verdeckten Nachbarn.`,
  first: 'Das erste Feld ist nie eine Mine. Fang hier an, oder irgendwo.',
  wrongFlag:
    'Die hervorgehobene Flagge ist falsch: Nach den Zahlen und der Minenzahl kann dort keine Mine liegen.',
  oneWrong: 'Eine deiner Flaggen ist falsch.',
  compareFlags:
    'Vergleiche die hervorgehobenen Zahlen: Eine Flagge neben ihnen steht auf einem Feld, das keine Mine sein kann.',
  safe: (number) =>
    `Das hervorgehobene Feld ist sicher: Die hervorgehobene ${number} daneben hat schon alle ihre Minen.`,
  oneProves: 'Sieh dir diese Felder an: Eine der Zahlen beweist etwas.',
  countMines: (number) =>
    `Zähle die Minen der hervorgehobenen ${number}: Sind sie alle bekannt, ist jedes andere Feld, das sie berührt, sicher.`,
  somethingCertain: 'Sieh dir diese Felder an: Hier ist etwas sicher.',
  rules: {
    'one-one': {
      rule: 'Muster 1-1: Die hervorgehobenen Zahlen brauchen noch gleich viele Minen, und eine berührt nur Felder, die auch die andere berührt. Die übrigen Felder der anderen sind sicher.',
      safe: 'Muster 1-1: Das hervorgehobene Feld ist sicher. Alle Minen, die die Zahl daneben noch braucht, liegen in Feldern, die auch eine andere Zahl berührt.',
    },
    'one-two': {
      rule: 'Muster 1-2: Eine hervorgehobene Zahl braucht mehr Minen als eine andere, genau so viele mehr, wie sie eigene verdeckte Felder hat. Diese Felder sind Minen.',
      safe: 'Muster 1-2: Das hervorgehobene Feld ist sicher. Alle Minen, die die Zahlen daneben noch brauchen, liegen in anderen Feldern.',
    },
    several: {
      rule: 'Mehrere Zahlen: Keine zwei davon beweisen es. Nimm an, ein verdecktes Feld neben den hervorgehobenen Zahlen ist eine Mine, und verfolge, was sie erzwingen.',
      safe: 'Mehrere Zahlen: Das hervorgehobene Feld ist sicher. Mit einer Mine dort können nicht alle Zahlen stimmen.',
    },
    count: {
      rule: 'Minen übrig: Die Zahlen allein beweisen es nicht. Vergleiche, wie viele Minen übrig sind und wie viele die Zahlen brauchen.',
      safe: 'Minen übrig: Das hervorgehobene Feld ist sicher. Mit einer Mine dort passen die Zahlen und die übrigen Minen nicht zusammen.',
    },
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  flag: (row, column) => `Flagge auf Zeile ${row}, Spalte ${column}`,
  unflag: (row, column) => `Flagge von Zeile ${row}, Spalte ${column} entfernt`,
  ask: (row, column) => `Fragezeichen auf Zeile ${row}, Spalte ${column}`,
  unask: (row, column) => `Fragezeichen von Zeile ${row}, Spalte ${column} entfernt`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Zeile ${row}, Spalte ${column}: # Feld aufgedeckt`,
      other: `Zeile ${row}, Spalte ${column}: # Felder aufgedeckt`,
    }),
  mine: (row, column) => `Zeile ${row}, Spalte ${column}: eine Mine`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Um Zeile ${row}, Spalte ${column}: # Feld aufgedeckt`,
      other: `Um Zeile ${row}, Spalte ${column}: # Felder aufgedeckt`,
    }),
  mineAround: (row, column) => `Um Zeile ${row}, Spalte ${column}: eine Mine`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  open: 'Aufgedeckt',
  better: (row, column) => `Zeile ${row}, Spalte ${column} aufdecken`,
  guess: 'Das war geraten.',
  needless: (row, column) => `Zeile ${row}, Spalte ${column} war sicher. Das hier war geraten.`,
  provenMine: (row, column) => `Die Zahlen um Zeile ${row}, Spalte ${column} haben dort eine Mine bewiesen.`,
  summary: { guesses: 'Geraten', avoidable: 'Vermeidbar', bv: '3BV', efficiency: 'Effizienz' },
}
