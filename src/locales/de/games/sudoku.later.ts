import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/sudoku/texts/dialog'
import type * as hints from '../../../games/sudoku/texts/hints'
import type * as moves from '../../../games/sudoku/texts/moves'
import type * as print from '../../../games/sudoku/texts/print'
import type * as review from '../../../games/sudoku/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  puzzle: 'Dieses Rätsel',
  copy: 'Rätsel kopieren',
  copied: 'Rätsel kopiert.',
  paste: 'Rätsel einfügen',
  pasteHints: {
    classic:
      '81 Ziffern, Zeile für Zeile, mit 0 oder . für leere Felder. Zeilenumbrüche, Gitter und Kommas sind in Ordnung.',
    x: '81 Ziffern eines X-Sudokus, Zeile für Zeile, mit 0 oder . für leere Felder.',
    killer:
      '81 Ziffern, dann _ und 81 Buchstaben (einer je Käfig), dann _ und die Summen, durch Punkte getrennt.',
  },
  load: 'Rätsel laden',
  pasteEmpty: 'Füge zuerst ein Rätsel ein.',
  loaded: 'Rätsel geladen.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'Der Text enthält # weiteres Rätsel; nur das erste wurde geladen.',
      other: 'Der Text enthält # weitere Rätsel; nur das erste wurde geladen.',
    }),
  type: 'Rätsel eintippen',
  typeHint:
    'Wähle ein Feld und tippe Ziffern: Jede führt zum nächsten Feld. 0 lässt ein Feld leer, die Rücktaste geht zurück.',
  typed: {
    empty: 'Noch keine Ziffern.',
    few: (digits) => `Es fehlen noch Ziffern: mindestens ${digits} sind nötig.`,
    one: 'Eine Lösung: Das Rätsel kann gespielt werden.',
    several: 'Mehr als eine Lösung. Zwei davon unterscheiden sich in den markierten Feldern.',
    unknown: 'Es dauert zu lange, herauszufinden, wie viele Lösungen es gibt.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  technique: (technique) => `Technik: ${technique}.`,
  techniques: (techniques) => `Techniken, in dieser Reihenfolge: ${techniques}.`,
  wrongInBox: (box) => `Eine Ziffer im Block ${box} ist falsch.`,
  oneWrongInBox: (box, digits) => `Eine deiner Ziffern im Block ${box} ist falsch: ${digits}.`,
  noRuleInBox: (box) => `Im Block ${box} hilft keine Regel, aber für ein Feld bleiben nur wenige Ziffern.`,
  remove: (cell, digit) => `${cell}: Die ${digit} kann hier nicht stehen. Entferne sie.`,
  is: (cell, digit) => `${cell}: Hier steht die ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}: Probier die ${digit}. Das Gitter hat mehr als eine Lösung; die ${digit} führt zu einer davon.`,
  tryDigit: (cell, digit) =>
    `${cell}: Probier die ${digit}. Kein einfacher Grund: Jede andere Ziffer führt zu einem Widerspruch.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  fill: 'Alle Notizen',
  clear: (row, column) => `Zeile ${row}, Spalte ${column} geleert`,
  digit: (digit, row, column) => `${digit} in Zeile ${row}, Spalte ${column}`,
  note: (digit, row, column) => `Notiz ${digit} in Zeile ${row}, Spalte ${column}`,
  noteRemoved: (digit, row, column) => `Notiz ${digit} aus Zeile ${row}, Spalte ${column} entfernt`,
  digits: (digit, cells) => plural(cells, { one: `${digit} in # Feld`, other: `${digit} in # Feldern` }),
  notes: (digit, cells) =>
    plural(cells, { one: `Notiz ${digit} in # Feld`, other: `Notiz ${digit} in # Feldern` }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Notiz ${digit} aus # Feld entfernt`,
      other: `Notiz ${digit} aus # Feldern entfernt`,
    }),
  center: (digit, row, column) => `Mittige Notiz ${digit} in Zeile ${row}, Spalte ${column}`,
  centerRemoved: (digit, row, column) => `Mittige Notiz ${digit} aus Zeile ${row}, Spalte ${column} entfernt`,
  centers: (digit, cells) =>
    plural(cells, { one: `Mittige Notiz ${digit} in # Feld`, other: `Mittige Notiz ${digit} in # Feldern` }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Mittige Notiz ${digit} aus # Feld entfernt`,
      other: `Mittige Notiz ${digit} aus # Feldern entfernt`,
    }),
  color: (color, row, column) => `Zeile ${row}, Spalte ${column}: ${color}`,
  colorRemoved: (row, column) => `Farbe aus Zeile ${row}, Spalte ${column} entfernt`,
  colored: (color, cells) => plural(cells, { one: `# Feld: ${color}`, other: `# Felder: ${color}` }),
  colorsRemoved: (cells) =>
    plural(cells, { one: 'Farbe aus # Feld entfernt', other: 'Farbe aus # Feldern entfernt' }),
  cleared: (cells) => plural(cells, { one: '# Feld geleert', other: '# Felder geleert' }),
}

export const printTexts: Translation<typeof print.printTexts> = {
  rules: {
    classic: 'Jede Zeile, jede Spalte und jeder Block enthält 1 bis 9 genau einmal.',
    x: 'Jede Zeile, jede Spalte, jeder Block und jede Diagonale enthält 1 bis 9 genau einmal.',
    killer:
      'Jede Zeile, jede Spalte und jeder Block enthält 1 bis 9 genau einmal. Jeder Käfig ergibt seine Zahl, ohne Wiederholungen.',
  },
  oneOfSeveral: 'Eine von mehreren Lösungen',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  correct: 'Richtige Felder',
  unit: (cells) => ` von ${cells}`,
  proven: (cell, digit) =>
    `${cell}: Hier steht die ${digit}, denn jede andere Ziffer führt zu einem Widerspruch.`,
  guess: (cell) => `${cell} ließ sich noch nicht herleiten, andere Felder aber schon: Glück beim Raten.`,
  summary: { wrong: 'Falsche Ziffern', guesses: 'Geraten', avoidable: 'Vermeidbar' },
}
