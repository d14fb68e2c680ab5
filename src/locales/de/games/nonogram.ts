import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/nonogram/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Füge Zeilen aus . und # ein oder die Zahlen aller Zeilen, eine leere Zeile und die Zahlen aller Spalten.'
const POSITION_ZERO =
  'Schreib 0 für eine Zeile oder Spalte ohne gefüllte Felder, und lass zwischen Zeilen und Spalten eine Textzeile leer.'
const POSITION_SIGNS = 'Schreib # für gefüllte und . für leere Felder.'

export const texts: Translation<typeof game.texts> = {
  options: {
    puzzle: { label: 'Rätsel', picture: 'Bild', generated: 'Erzeugt' },
    size: {
      label: 'Größe',
      5: '5\u00a0×\u00a05',
      10: '10\u00a0×\u00a010',
      15: '15\u00a0×\u00a015',
      20: '20\u00a0×\u00a020',
    },
    level: {
      label: 'Schwierigkeit',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      says: {
        easy: 'Jeder Schritt folgt aus einer Zeile oder Spalte, in wenigen Durchgängen.',
        medium: 'Jeder Schritt folgt aus einer Zeile oder Spalte, in vielen Durchgängen.',
        hard: 'Manchmal musst du ein Feld ausprobieren, um einen Widerspruch zu finden.',
      },
    },
    crosses: { label: 'Fertige Linien ankreuzen', on: 'An', off: 'Aus' },
    check: { label: 'Fehler', off: 'Verborgen', on: 'Gezeigt und gezählt' },
    practice: {
      label: 'Technik',
      off: 'Aus',
      techniques: {
        overlap: 'Überlappung',
        edge: 'Ränder',
        reach: 'Unerreichbar',
        split: 'Aufteilen',
        contradiction: 'Widerspruch',
      },
      says: {
        overlap:
          'Schieb alle Blöcke einer Zeile oder Spalte an das eine Ende, dann an das andere. Ein Feld, das beide Male derselbe Block füllt, ist immer gefüllt. Dafür brauchst du keine gefüllten Felder, nur die Zahlen am Rand und die Kreuze.',
        edge: 'Ein gefülltes Feld nahe am Rand oder an einem Kreuz gehört zu dem Block dort. Dieser Block kann sich kaum bewegen. Die Felder, die er an seinem ersten und an seinem letzten Platz füllt, sind gefüllt.',
        reach:
          'Finde mit den gefüllten Feldern und den Kreuzen den ersten und den letzten Platz jedes Blocks. Dazwischen liegen Felder, die kein Block erreicht. Diese Felder sind leer.',
        split:
          'Kreuze teilen eine Zeile oder Spalte auf. Überlege, welche Blöcke in welchen Teil passen: Einer kann zu kurz sein, und gefüllte Felder gehören zu einem Block oder zu zweien. Behandle dann jeden Teil wie eine eigene Zeile oder Spalte.',
        contradiction:
          'Keine einzelne Zeile oder Spalte hilft. Nimm an, ein Feld ist gefüllt, und verfolge die Linien. Wird eine unmöglich, ist das Feld leer; es geht auch umgekehrt.',
      },
    },
  },
  controls: { cross: 'Ankreuzen', clear: 'Leeren', tool: 'Füllen oder ankreuzen' },
  print: { label: 'Rätsel', solutions: 'Lösungen' },
  stats: { 'To fill': 'Zu füllen', Mistakes: 'Fehler', Time: 'Zeit' },
  best: { time: 'Bestzeit' },
  status: {
    filled: (cells) => plural(cells, { one: '# Feld gefüllt.', other: '# Felder gefüllt.' }),
    crossed: (cells) => plural(cells, { one: '# Feld angekreuzt.', other: '# Felder angekreuzt.' }),
    cleared: (cells) => plural(cells, { one: '# Feld geleert.', other: '# Felder geleert.' }),
    mistake: 'Das war ein Fehler.',
    finished: (lines) => plural(lines, { one: 'Linie fertig.', other: '# Linien fertig.' }),
  },
  captions: {
    fill: 'gefüllt',
    cross: 'angekreuzt',
    clear: 'geleert',
    mistake: 'Fehler',
    line: 'Linie fertig',
    solved: 'Bild aufgedeckt',
    Refused: 'Feld nicht markierbar',
  },
  howTo: [
    'Die Zahlen am Rand nennen der Reihe nach die Längen der gefüllten Blöcke.',
    'Fülle sichere Felder und kreuze leere an. Zieh, um mehrere zu markieren.',
    'Jedes Rätsel hat genau eine Lösung, und raten musst du nie.',
  ],
  ends: {
    solved: 'Gelöst',
    picture: (name) => `Bild: ${name}.`,
    size: (width, height) => `${width} mal ${height} Felder.`,
  },
  position: {
    form: POSITION_FORM,
    signs: POSITION_SIGNS,
    large: (max) => `Ein Rätsel kann höchstens ${max} Zeilen und ${max} Spalten haben.`,
    twice: (width, rows) =>
      `Jedes Feld dieses Bildes ist doppelt gezeichnet. Ist es ${width} oder ${2 * width} Felder breit? Schreib seine Größe in einer Zeile davor: ${width} ${rows} oder ${2 * width} ${rows}.`,
    otherSize: (rows, columns, width, height) =>
      `Dieses Bild hat ${rows} Zeilen und ${columns} Spalten, aber als Größe ist ${width} und ${height} angegeben.`,
    shortRow: (row, clue) => `Zeile ${row} ist zu kurz für ihre Zahlen: ${clue}.`,
    shortColumn: (column, clue) => `Spalte ${column} ist zu kurz für ihre Zahlen: ${clue}.`,
    sums: (inRows, inColumns) =>
      `Gefüllte Felder: ${inRows} in den Zeilen, aber ${inColumns} in den Spalten.`,
    empty: 'Dieses Rätsel ist leer: Kein Feld ist gefüllt.',
    noSolution: 'Dieses Rätsel hat keine Lösung.',
    tooLong: 'Dieses Rätsel hat vielleicht keine Lösung oder mehrere: Das herauszufinden dauert zu lange.',
    severalSolutions: 'Dieses Rätsel hat mehr als eine Lösung. Jede davon zählt.',
    blankLines: `Sind die leeren Textzeilen dieses Bildes leere Zeilen? ${POSITION_SIGNS}`,
    unclearSigns: (signs) =>
      `Es ist nicht klar, welches der Zeichen ${signs.map((sign) => `„${sign}“`).join(', ')} ein gefülltes Feld ist. ${POSITION_SIGNS}`,
    lengths: (row, length, width) =>
      `Die Zeilen dieses Bildes sind verschieden lang: Zeile ${row} hat ${length}, nicht ${width}. ${POSITION_SIGNS}`,
    noClue: (text) => `„${text}“ ist keine Angabe für eine Zeile oder Spalte. ${POSITION_FORM}`,
    apart: (clue) => `Für mehrere Blöcke schreib ${clue}.`,
    otherForm: `Links und Dateien dieser Website können hier nicht gelesen werden. ${POSITION_FORM}`,
    colors: 'Dieses Rätsel hat mehrere Farben. Nur einfarbige Rätsel können gelesen werden.',
    noXml: `Das ist XML oder HTML ohne lesbare Zahlen. ${POSITION_FORM}`,
    xmlWithoutRows: 'Diesem XML fehlen die Zahlen der Zeilen.',
    xmlWithoutColumns: 'Diesem XML fehlen die Zahlen der Spalten.',
    jsonUnnamed:
      'Es ist unklar, welche Liste in diesem JSON die Zeilen enthält. Nenne die Listen „rows“ und „columns“.',
    jsonWithoutRows: `Dieses JSON hat keine lesbaren Zahlen der Zeilen. ${POSITION_FORM}`,
    jsonWithoutColumns: `Dieses JSON hat keine lesbaren Zahlen der Spalten. ${POSITION_FORM}`,
    lines: (columns, rows, lines) =>
      `Dieses Rätsel mit ${columns} Spalten und ${rows} Zeilen hat Zahlen für ${lines} Linien.`,
    noRows: `Die Zahlen der Zeilen fehlen. ${POSITION_FORM}`,
    noColumns: `Die Zahlen der Spalten fehlen. ${POSITION_FORM}`,
    otherRows: (rows, clues) =>
      `Dieses Rätsel hat ${rows} Zeilen, aber Zahlen für ${clues}. ${POSITION_ZERO}`,
    otherColumns: (columns, clues) =>
      `Dieses Rätsel hat ${columns} Spalten, aber Zahlen für ${clues}. ${POSITION_ZERO}`,
    noNonogram: `Das ist kein Nonogramm. ${POSITION_FORM}`,
    severalWays: `Diese Zahlen lassen sich auf mehrere Arten lesen. ${POSITION_ZERO}`,
    unclearRows: `Es ist nicht klar, welche dieser Zahlen zu den Zeilen gehören. ${POSITION_ZERO}`,
  },
  board: {
    name: 'Nonogramm-Gitter',
    filled: 'gefüllt',
    crossed: 'angekreuzt',
    empty: 'leer',
    mistakeFilled: 'Fehler, gefüllt',
    mistakeCrossed: 'Fehler, angekreuzt',
    cell: (what, rowClue, columnClue) => `${what}; Zeile: ${rowClue}, Spalte: ${columnClue}`,
    tool: 'Beim Drücken',
    fill: 'Füllen',
    cross: 'Kreuz',
    pan: 'Schieben',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    puzzleText: 'Rätsel als Text',
  },
}
