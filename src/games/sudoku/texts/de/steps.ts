import { plural } from '../../../../engine/core/text'
import type { stepTexts as english } from '../steps'

export const stepTexts: typeof english = {
  cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
  cellTitle: (row, column) => `Zeile ${row}, Spalte ${column}`,
  boxes: [
    'oben links',
    'oben in der Mitte',
    'oben rechts',
    'links in der Mitte',
    'in der Mitte',
    'rechts in der Mitte',
    'unten links',
    'unten in der Mitte',
    'unten rechts',
  ],
  corners: ['oben links', 'oben rechts'],
  lookAt: {
    row: (row) => `Sieh dir Zeile ${row} an.`,
    column: (column) => `Sieh dir Spalte ${column} an.`,
    box: (box) => `Sieh dir den Block ${box} an.`,
    diagonal: (corner) => `Sieh dir die Diagonale von ${corner} an.`,
    cage: (sum, at) => `Sieh dir den ${sum}er-Käfig bei ${at} an.`,
  },
  lookAtRows: (rows) => `Sieh dir die Zeilen ${rows} an.`,
  lookAtColumns: (columns) => `Sieh dir die Spalten ${columns} an.`,
  twice: {
    row: (row, digit) => `In diesem Sudoku steht die ${digit} zweimal in Zeile ${row}.`,
    column: (column, digit) => `In diesem Sudoku steht die ${digit} zweimal in Spalte ${column}.`,
    box: (box, digit) => `In diesem Sudoku steht die ${digit} zweimal im Block ${box}.`,
    diagonal: (corner, digit) =>
      `In diesem Sudoku steht die ${digit} zweimal auf der Diagonale von ${corner}.`,
    cage: (sum, at, digit) => `In diesem Sudoku steht die ${digit} zweimal im ${sum}er-Käfig bei ${at}.`,
  },
  lastCell: {
    row: (row) => `Es ist das letzte Feld in Zeile ${row}.`,
    column: (column) => `Es ist das letzte Feld in Spalte ${column}.`,
    box: (box) => `Es ist das letzte Feld im Block ${box}.`,
    diagonal: (corner) => `Es ist das letzte Feld auf der Diagonale von ${corner}.`,
  },
  noOtherDigit: 'Keine andere Ziffer ist dort möglich.',
  fitsNowhereElse: {
    row: (row, digit) => `In Zeile ${row} passt die ${digit} sonst nirgends hin.`,
    column: (column, digit) => `In Spalte ${column} passt die ${digit} sonst nirgends hin.`,
    box: (box, digit) => `Im Block ${box} passt die ${digit} sonst nirgends hin.`,
    diagonal: (corner, digit) => `Auf der Diagonale von ${corner} passt die ${digit} sonst nirgends hin.`,
  },
  lockedInBox: {
    row: (row, box, digit) =>
      `In Zeile ${row} passt die ${digit} nur in den Block ${box}, also steht sie in diesem Block sonst nirgends.`,
    column: (column, box, digit) =>
      `In Spalte ${column} passt die ${digit} nur in den Block ${box}, also steht sie in diesem Block sonst nirgends.`,
    diagonal: (corner, box, digit) =>
      `Auf der Diagonale von ${corner} passt die ${digit} nur in den Block ${box}, also steht sie in diesem Block sonst nirgends.`,
  },
  lockedInLine: {
    row: (row, box, digit) =>
      `Im Block ${box} passt die ${digit} nur in Zeile ${row}, also steht sie in dieser Zeile sonst nirgends.`,
    column: (column, box, digit) =>
      `Im Block ${box} passt die ${digit} nur in Spalte ${column}, also steht sie in dieser Spalte sonst nirgends.`,
    diagonal: (corner, box, digit) =>
      `Im Block ${box} passt die ${digit} nur auf die Diagonale von ${corner}, also steht sie auf dieser Diagonale sonst nirgends.`,
  },
  nakedPair: {
    row: (row, digits) =>
      `In Zeile ${row} kommen für zwei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
    column: (column, digits) =>
      `In Spalte ${column} kommen für zwei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
    box: (box, digits) =>
      `Im Block ${box} kommen für zwei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
    diagonal: (corner, digits) =>
      `Auf der Diagonale von ${corner} kommen für zwei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
  },
  nakedTriple: {
    row: (row, digits) =>
      `In Zeile ${row} kommen für drei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
    column: (column, digits) =>
      `In Spalte ${column} kommen für drei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
    box: (box, digits) =>
      `Im Block ${box} kommen für drei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
    diagonal: (corner, digits) =>
      `Auf der Diagonale von ${corner} kommen für drei Felder nur ${digits} infrage, also für kein anderes Feld dort.`,
  },
  hiddenPair: {
    row: (row, digits) =>
      `In Zeile ${row} passen ${digits} nur in zwei Felder, also passt dort nichts anderes hinein.`,
    column: (column, digits) =>
      `In Spalte ${column} passen ${digits} nur in zwei Felder, also passt dort nichts anderes hinein.`,
    box: (box, digits) =>
      `Im Block ${box} passen ${digits} nur in zwei Felder, also passt dort nichts anderes hinein.`,
    diagonal: (corner, digits) =>
      `Auf der Diagonale von ${corner} passen ${digits} nur in zwei Felder, also passt dort nichts anderes hinein.`,
  },
  hiddenTriple: {
    row: (row, digits) =>
      `In Zeile ${row} passen ${digits} nur in drei Felder, also passt dort nichts anderes hinein.`,
    column: (column, digits) =>
      `In Spalte ${column} passen ${digits} nur in drei Felder, also passt dort nichts anderes hinein.`,
    box: (box, digits) =>
      `Im Block ${box} passen ${digits} nur in drei Felder, also passt dort nichts anderes hinein.`,
    diagonal: (corner, digits) =>
      `Auf der Diagonale von ${corner} passen ${digits} nur in drei Felder, also passt dort nichts anderes hinein.`,
  },
  inside: {
    row: (row, made, whole, rest, cells) =>
      `Die Käfige innerhalb von Zeile ${row} ergeben ${made} von ${whole}, Rest ${rest} für ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Die Käfige innerhalb von Spalte ${column} ergeben ${made} von ${whole}, Rest ${rest} für ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Die Käfige innerhalb des Blocks ${box} ergeben ${made} von ${whole}, Rest ${rest} für ${cells}.`,
  },
  insideRows: (rows, made, whole, rest, cells) =>
    `Die Käfige innerhalb der Zeilen ${rows} ergeben ${made} von ${whole}, Rest ${rest} für ${cells}.`,
  insideColumns: (columns, made, whole, rest, cells) =>
    `Die Käfige innerhalb der Spalten ${columns} ergeben ${made} von ${whole}, Rest ${rest} für ${cells}.`,
  covering: {
    row: (row, made, whole, rest, cells) =>
      `Die Käfige, die Zeile ${row} bedecken, ergeben ${made}: ${rest} mehr als ${whole}, und zwar in ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `Die Käfige, die Spalte ${column} bedecken, ergeben ${made}: ${rest} mehr als ${whole}, und zwar in ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `Die Käfige, die den Block ${box} bedecken, ergeben ${made}: ${rest} mehr als ${whole}, und zwar in ${cells}.`,
  },
  coveringRows: (rows, made, whole, rest, cells) =>
    `Die Käfige, die die Zeilen ${rows} bedecken, ergeben ${made}: ${rest} mehr als ${whole}, und zwar in ${cells}.`,
  coveringColumns: (columns, made, whole, rest, cells) =>
    `Die Käfige, die die Spalten ${columns} bedecken, ergeben ${made}: ${rest} mehr als ${whole}, und zwar in ${cells}.`,
  fishInColumns: (technique, columns, digit, rows) =>
    `${technique}: In den Spalten ${columns} steht die ${digit} nur in den Zeilen ${rows}, also in diesen Zeilen sonst nirgends.`,
  fishInRows: (technique, rows, digit, columns) =>
    `${technique}: In den Zeilen ${rows} steht die ${digit} nur in den Spalten ${columns}, also in diesen Spalten sonst nirgends.`,
  skyscraper: (digit, cell, other) =>
    `Wolkenkratzer: Die ${digit} steht in ${cell} oder in ${other}, also in keinem Feld, das beide sieht.`,
  xyWing: (pivot, digit, cell, other) =>
    `XY-Wing: Welche Ziffer auch in ${pivot} steht, die ${digit} steht in ${cell} oder in ${other}, also in keinem Feld, das beide sieht.`,
  onlyCellOfCage: (sum, at) => `Es ist das einzige Feld des ${sum}er-Käfigs bei ${at}.`,
  lastCellOfCage: (sum, at, others, rest) =>
    `Die anderen Felder des ${sum}er-Käfigs bei ${at} ergeben ${others}, Rest ${rest}.`,
  cageSum: (sum, at, cells, rest, digits) =>
    plural(cells, {
      one: `Im ${sum}er-Käfig bei ${at} ergibt # Feld nur mit ${digits} die Summe ${rest}.`,
      other: `Im ${sum}er-Käfig bei ${at} ergeben # Felder nur mit ${digits} die Summe ${rest}.`,
    }),
  cageCombinations: (rest, sum, at, cell, digits) =>
    `Damit der Rest des ${sum}er-Käfigs bei ${at} die Summe ${rest} ergibt, kommt in ${cell} nur ${digits} infrage.`,
  requiredInCage: (sum, at, digit) =>
    `Im ${sum}er-Käfig bei ${at} muss in einem Feld die ${digit} stehen, also steht sie in keinem anderen Feld, das alle ihre möglichen Plätze sieht.`,
  techniques: {
    'Full house': 'Full House',
    'Hidden single': 'Versteckter Einer',
    'Naked single': 'Nackter Einer',
    'Locked candidates': 'Gesperrte Kandidaten',
    'Naked pair': 'Nacktes Paar',
    'Naked triple': 'Nackter Dreier',
    'Hidden pair': 'Verstecktes Paar',
    'Hidden triple': 'Versteckter Dreier',
    'X-Wing': 'X-Wing',
    Swordfish: 'Schwertfisch',
    Skyscraper: 'Wolkenkratzer',
    'XY-Wing': 'XY-Wing',
    'Last cell of a cage': 'Letztes Feld eines Käfigs',
    'Cage sum': 'Käfigsumme',
    'Cage combinations': 'Käfigkombinationen',
    'Required in a cage': 'Pflichtziffer im Käfig',
    'Rule of 45': '45er-Regel',
  },
}
