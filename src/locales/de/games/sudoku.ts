import { plural } from '../../../engine/core/text'
import type * as colors from '../../../games/sudoku/texts/colors'
import type * as game from '../../../games/sudoku/texts/game'
import type * as steps from '../../../games/sudoku/texts/steps'
import type { Translation } from '../../translation'

const CAGE_FORM =
  'Ein Killer-Sudoku besteht aus 81 Ziffern, dann _ und 81 Buchstaben (einer je Käfig), dann _ und den Summen, durch Punkte getrennt.'
const ONLY_DIGITS = 'Füge nur die 81 Ziffern des Rätsels ein.'
const CELL_FORM = 'Ein Feld ist eine Ziffer von 1 bis 9; ein leeres Feld ist 0 . * _ x - oder ?.'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Schwierigkeit',
      classic: 'Klassisch',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      expert: 'Experte',
    },
    kind: {
      label: 'Variante',
      classic: 'Sudoku',
      x: 'X-Sudoku',
      killer: 'Killer',
      says: {
        x: 'Auch jede Diagonale enthält 1 bis 9 genau einmal.',
        killer: 'Jeder Käfig ergibt seine Zahl, ohne Wiederholungen.',
      },
    },
    check: { label: 'Fehler', off: 'Verborgen', on: 'Gezeigt und gezählt' },
    practice: {
      label: 'Technik',
      off: 'Aus',
      says: {
        locked:
          'In einem Block passt eine Ziffer nur in eine Zeile oder Spalte. Entferne sie aus den anderen Feldern dieser Zeile oder Spalte. Es geht auch umgekehrt: In einer Zeile oder Spalte passt die Ziffer nur in einen Block.',
        'naked-pair':
          'Zwei Felder einer Zeile, einer Spalte oder eines Blocks haben dieselben zwei Notizen und keine anderen. Beide Ziffern gehören dorthin. Entferne sie aus den anderen Feldern.',
        'hidden-pair':
          'In einer Zeile, einer Spalte oder einem Block passen zwei Ziffern nur in dieselben zwei Felder. Beide Ziffern gehören dorthin. Entferne alle anderen Notizen aus diesen zwei Feldern.',
        'naked-triple':
          'Drei Felder einer Zeile, einer Spalte oder eines Blocks haben zusammen nur Notizen von drei Ziffern. Diese Ziffern gehören dorthin. Entferne sie aus den anderen Feldern.',
        'hidden-triple':
          'In einer Zeile, einer Spalte oder einem Block passen drei Ziffern nur in dieselben drei Felder. Sie gehören dorthin. Entferne alle anderen Notizen aus diesen drei Feldern.',
        'x-wing':
          'In zwei Zeilen passt eine Ziffer nur in dieselben zwei Spalten. Entferne sie aus den anderen Feldern dieser Spalten. Es geht auch mit vertauschten Zeilen und Spalten.',
        skyscraper:
          'In zwei Zeilen oder zwei Spalten passt eine Ziffer nur in je zwei Felder, und zwei der vier Felder liegen in einer Linie. In einem der beiden anderen steht die Ziffer. Entferne sie aus allen Feldern, die beide sehen.',
        'xy-wing':
          'Ein Feld mit zwei Notizen sieht zwei andere Felder mit zwei Notizen. Jedes hat eine Notiz mit ihm gemeinsam, und ihre andere Notiz ist dieselbe. Entferne diese Notiz aus allen Feldern, die beide sehen.',
        swordfish:
          'In drei Zeilen passt eine Ziffer nur in dieselben drei Spalten. Entferne sie aus den anderen Feldern dieser Spalten. Es geht auch mit vertauschten Zeilen und Spalten.',
      },
    },
  },
  controls: {
    digits: 'Ziffer eintragen',
    notes: 'Notizen',
    fill: 'Alle Notizen',
    erase: 'Löschen',
    previous: 'Vorige Ziffer fixieren',
    next: 'Nächste Ziffer fixieren',
    modes: 'Ziffern, Notizen, Farben',
    select: 'Mehrere Felder auswählen',
  },
  print: { label: 'Rätsel', solutions: 'Lösungen' },
  stats: { Empty: 'Leer', Wrong: 'Falsch', Mistakes: 'Fehler', Time: 'Zeit' },
  best: { time: 'Bestzeit' },
  status: {
    digit: (digit, row, column) => `${digit} in Zeile ${row}, Spalte ${column}.`,
    conflict: (digit, row, column) =>
      `${digit} in Zeile ${row}, Spalte ${column} steht im Konflikt mit einer anderen ${digit}.`,
    mistake: (digit, row, column) => `${digit} in Zeile ${row}, Spalte ${column} ist ein Fehler.`,
    fill: 'Alle Notizen eingetragen.',
    replaced: (cells) =>
      plural(cells, {
        one: 'Sie ersetzen deine Notizen in # Feld. „Rückgängig“ bringt deine zurück.',
        other: 'Sie ersetzen deine Notizen in # Feldern. „Rückgängig“ bringt deine zurück.',
      }),
    clear: 'Geleert.',
    note: (digit) => `Notiz ${digit} eingetragen.`,
    noteRemoved: (digit) => `Notiz ${digit} entfernt.`,
    digits: (digit, cells) => plural(cells, { one: `${digit} in # Feld.`, other: `${digit} in # Feldern.` }),
    conflicts: (digit, cells) =>
      plural(cells, {
        one: `${digit} in # Feld, mit Konflikt.`,
        other: `${digit} in # Feldern, mit Konflikt.`,
      }),
    mistakes: (digit, cells) =>
      plural(cells, { one: `${digit} in # Feld, mit Fehler.`, other: `${digit} in # Feldern, mit Fehler.` }),
    notes: (digit, cells) =>
      plural(cells, {
        one: `Notiz ${digit} in # Feld eingetragen.`,
        other: `Notiz ${digit} in # Feldern eingetragen.`,
      }),
    notesRemoved: (digit, cells) =>
      plural(cells, {
        one: `Notiz ${digit} aus # Feld entfernt.`,
        other: `Notiz ${digit} aus # Feldern entfernt.`,
      }),
    center: (digit, cells) =>
      plural(cells, {
        one: `Mittige Notiz ${digit} eingetragen.`,
        other: `Mittige Notiz ${digit} in # Feldern eingetragen.`,
      }),
    centerRemoved: (digit, cells) =>
      plural(cells, {
        one: `Mittige Notiz ${digit} entfernt.`,
        other: `Mittige Notiz ${digit} aus # Feldern entfernt.`,
      }),
    color: (color, cells) =>
      plural(cells, { one: `Farbe: ${color}.`, other: `Farbe in # Feldern: ${color}.` }),
    colorRemoved: (cells) =>
      plural(cells, { one: 'Farbe entfernt.', other: 'Farbe aus # Feldern entfernt.' }),
  },
  captions: {
    digit: 'Ziffer eingetragen',
    conflict: 'Ziffern im Konflikt',
    mistake: 'Fehler',
    fill: 'Notizen eingetragen',
    clear: 'Feld geleert',
    note: 'Notiz',
    center: 'Notiz',
    color: 'Feld gefärbt',
    house: 'Zeile, Spalte oder Block fertig',
    Refused: 'Feld nicht änderbar',
  },
  howTo: [
    'Wähle ein Feld, dann eine Ziffer. Zeilen, Spalten und Blöcke: 1 bis 9 je einmal.',
    'Oder fixiere eine Ziffer und wähle ihre Felder.',
    'Notizen sind kleine Ziffern. Tipps kommen in drei Schritten: wo, warum, welche Ziffer.',
  ],
  ends: {
    solved: 'Gelöst',
    detail: (own, givens) =>
      plural(own, {
        one: `# Feld gefüllt, ${givens} vorgegeben.`,
        other: `# Felder gefüllt, ${givens} vorgegeben.`,
      }),
  },
  position: {
    cageForm: CAGE_FORM,
    onlyDigits: ONLY_DIGITS,
    cellForm: CELL_FORM,
    hasCages: 'Dieses Rätsel hat Käfige, ist also ein Killer-Sudoku. Wähle die Variante „Killer“.',
    noCages: `${CAGE_FORM} Für ein Rätsel ohne Käfige wähle die Variante „Sudoku“.`,
    full: 'Dieses Sudoku ist voll: Es gibt nichts mehr einzutragen.',
    noSolution: 'Dieses Sudoku hat keine Lösung.',
    tooLong: 'Es dauert zu lange, herauszufinden, ob dieses Sudoku eine Lösung hat.',
    severalSolutions: 'Dieses Sudoku hat mehr als eine Lösung. Jede davon zählt.',
    sums: (cages, sums) => `Dieses Killer-Sudoku hat ${cages} Käfige und ${sums} Summen.`,
    cageNone: (place) => `Das Feld ${place} ist in keinem Käfig. Jedes Feld braucht einen.`,
    cageSign: (place, sign) =>
      `Das Feld ${place} hat als Käfig ${sign}. Schreib einen Buchstaben oder eine Ziffer.`,
    cageSigns: (signs) =>
      plural(signs, {
        one: `Die Käfige haben # Zeichen, nicht 81. ${CAGE_FORM}`,
        other: `Die Käfige haben # Zeichen, nicht 81. ${CAGE_FORM}`,
      }),
    noSum: (place) => `Der Käfig bei ${place} hat keine Summe.`,
    strangeSum: (place, sum) => `Die Summe des Käfigs bei ${place} ist keine Zahl: ${sum}`,
    cageLarge: (place) => `Der Käfig bei ${place} hat mehr als neun Felder.`,
    cageSplit: (place) => `Der Käfig bei ${place} hängt nicht zusammen.`,
    cageSum: (place, sum, digits) =>
      `Der Käfig bei ${place} kann ${sum} nicht mit ${digits} verschiedenen Ziffern ergeben.`,
    format: (format) => `Das ist ${format} und kann hier nicht gelesen werden. ${ONLY_DIGITS}`,
    notes: `Einige Felder in diesem Text haben mehrere Notizen; das kann hier nicht gelesen werden. ${ONLY_DIGITS}`,
    rowLength: (row, cells) =>
      plural(cells, {
        one: `Zeile ${row} dieses Sudokus hat # Feld, nicht 9. Eine Sudoku-Stellung hat 81 Ziffern, Zeile für Zeile.`,
        other: `Zeile ${row} dieses Sudokus hat # Felder, nicht 9. Eine Sudoku-Stellung hat 81 Ziffern, Zeile für Zeile.`,
      }),
    length: (digits) =>
      `Eine Sudoku-Stellung hat 81 Ziffern, Zeile für Zeile; diese hat ${digits}. ${CELL_FORM}`,
    several: (puzzles) => `Dieser Text enthält die Ziffern von ${puzzles} Rätseln. ${ONLY_DIGITS}`,
  },
  grid: {
    names: { classic: 'Sudoku-Gitter', x: 'X-Sudoku-Gitter', killer: 'Killer-Sudoku-Gitter' },
    notes: (digits) => `Notizen ${digits}`,
    centers: (digits) => `mittige Notizen ${digits}`,
    given: 'vorgegeben',
    mistake: 'Fehler',
    conflict: 'Konflikt',
    diagonal: 'Diagonale',
    diagonals: 'beide Diagonalen',
    cage: (sum, row, column, cells) =>
      plural(cells, {
        one: `${sum}er-Käfig ab Zeile ${row} Spalte ${column} mit # Feld`,
        other: `${sum}er-Käfig ab Zeile ${row} Spalte ${column} mit # Feldern`,
      }),
    hidden: 'verdeckt',
  },
  keys: {
    name: 'Ziffern',
    digits: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'],
    digit: (digit, left) => `${digit}, noch ${left}`,
    notes: 'Notizen',
    notesName: 'Notizen (halten für alle Notizen)',
    erase: 'Löschen',
    lock: 'Fixieren',
    lockName: 'Ziffer fixieren',
    modes: {
      digit: { label: 'Ziffer', name: 'Ziffern' },
      note: { label: 'Ecke', name: 'Ecknotizen' },
      center: { label: 'Mitte', name: 'Mittige Notizen' },
      color: { label: 'Farbe', name: 'Farben' },
    },
    several: 'Multi',
    more: 'Ecknotizen, mittige Notizen, Farben',
    puzzleText: 'Rätsel als Text',
  },
}

export const stepTexts: Translation<typeof steps.stepTexts> = {
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
    'Full house': 'Letztes Feld',
    'Hidden single': 'Versteckter Einer',
    'Naked single': 'Nackter Einer',
    'Locked candidates': 'Gesperrte Kandidaten',
    'Naked pair': 'Nacktes Paar',
    'Naked triple': 'Nacktes Tripel',
    'Hidden pair': 'Verstecktes Paar',
    'Hidden triple': 'Verstecktes Tripel',
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

export const colorNames: Translation<typeof colors.colorNames> = [
  'Hellblau',
  'Orange',
  'Grün',
  'Gelb',
  'Dunkelblau',
  'Rot',
  'Rosa',
  'Lila',
]
