import type * as dialog from '../../../games/nonogram/texts/dialog'
import type * as hints from '../../../games/nonogram/texts/hints'
import type * as moves from '../../../games/nonogram/texts/moves'
import type * as pictures from '../../../games/nonogram/texts/pictures'
import type * as print from '../../../games/nonogram/texts/print'
import type * as review from '../../../games/nonogram/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  puzzle: 'Dieses Rätsel',
  copy: 'Rätsel kopieren',
  copied: 'Rätsel kopiert.',
  paste: 'Rätsel einfügen',
  pasteHint:
    'Zeilen aus . und # oder die Zahlen am Rand: eine Textzeile je Zeile, eine leere, eine je Spalte.',
  load: 'Rätsel laden',
  pasteEmpty: 'Füge zuerst ein Rätsel ein.',
  loaded: 'Rätsel geladen.',
  loadedDetail: (rows, columns) => `Zeilen: ${rows}. Spalten: ${columns}.`,
  draw: 'Rätsel zeichnen',
  drawHint:
    'Drück oder zieh, um Felder zu füllen, noch einmal, um sie zu leeren. Tasten: Enter, für Linien Umschalt mit Pfeiltasten.',
  drawn: {
    empty: 'Noch nichts gezeichnet.',
    one: 'Eine Lösung: Das Rätsel kann gespielt werden.',
    several: 'Mehr als eine Lösung. Die markierten Felder können auch anders sein.',
    unknown: 'Es dauert zu lange, herauszufinden, wie viele Lösungen es gibt.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  row: {
    lookAt: (row) => `Sieh dir Zeile ${row} an.`,
    isWrong: (row) => `Eine Markierung in Zeile ${row} ist falsch.`,
    mustBeEmpty: (row) => `In Zeile ${row} muss ein gefülltes Feld leer bleiben.`,
    mustBeFilled: (row) => `In Zeile ${row} muss ein angekreuztes Feld gefüllt werden.`,
    allPlaced: (row) => `Alle Blöcke von Zeile ${row} sind gesetzt.`,
    emptyOnceDone: (row, place) => `${place}: leer, denn alle Blöcke von Zeile ${row} sind gesetzt.`,
    filledOrBroken: (row, place) => `${place}: gefüllt. Sonst ließe sich Zeile ${row} nicht fertigstellen.`,
    emptyOrBroken: (row, place) => `${place}: leer. Sonst ließe sich Zeile ${row} nicht fertigstellen.`,
    overlap: (row, clue) =>
      `Überlappung: Wie du ${clue} in Zeile ${row} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    edge: (row, clue) =>
      `Ränder: In Zeile ${row} hält ein gefülltes Feld einen Block von ${clue} fest. Er füllt immer einige der hervorgehobenen Felder.`,
    reach: (row, clue) =>
      `Unerreichbar: Wie du ${clue} in Zeile ${row} auch setzt, einige der hervorgehobenen Felder erreicht kein Block.`,
    splitFilled: (row, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Zeile ${row} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    splitEmpty: (row, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Zeile ${row} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer leer.`,
    supposeEmpty: (row) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist leer, und verfolge die Linien. Dann wird Zeile ${row} unmöglich.`,
    supposeFilled: (row) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist gefüllt, und verfolge die Linien. Dann wird Zeile ${row} unmöglich.`,
  },
  column: {
    lookAt: (column) => `Sieh dir Spalte ${column} an.`,
    isWrong: (column) => `Eine Markierung in Spalte ${column} ist falsch.`,
    mustBeEmpty: (column) => `In Spalte ${column} muss ein gefülltes Feld leer bleiben.`,
    mustBeFilled: (column) => `In Spalte ${column} muss ein angekreuztes Feld gefüllt werden.`,
    allPlaced: (column) => `Alle Blöcke von Spalte ${column} sind gesetzt.`,
    emptyOnceDone: (column, place) => `${place}: leer, denn alle Blöcke von Spalte ${column} sind gesetzt.`,
    filledOrBroken: (column, place) =>
      `${place}: gefüllt. Sonst ließe sich Spalte ${column} nicht fertigstellen.`,
    emptyOrBroken: (column, place) =>
      `${place}: leer. Sonst ließe sich Spalte ${column} nicht fertigstellen.`,
    overlap: (column, clue) =>
      `Überlappung: Wie du ${clue} in Spalte ${column} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    edge: (column, clue) =>
      `Ränder: In Spalte ${column} hält ein gefülltes Feld einen Block von ${clue} fest. Er füllt immer einige der hervorgehobenen Felder.`,
    reach: (column, clue) =>
      `Unerreichbar: Wie du ${clue} in Spalte ${column} auch setzt, einige der hervorgehobenen Felder erreicht kein Block.`,
    splitFilled: (column, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Spalte ${column} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    splitEmpty: (column, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Spalte ${column} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer leer.`,
    supposeEmpty: (column) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist leer, und verfolge die Linien. Dann wird Spalte ${column} unmöglich.`,
    supposeFilled: (column) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist gefüllt, und verfolge die Linien. Dann wird Spalte ${column} unmöglich.`,
  },
  clearFilled: (place) => `${place} muss leer bleiben. Leere das Feld.`,
  clearCross: (place) => `${place} muss gefüllt werden. Entferne das Kreuz.`,
  filled: (place, clue) => `${place}: gefüllt, wie man ${clue} auch setzt.`,
  empty: (place, clue) => `${place}: leer, wie man ${clue} auch setzt.`,
  tryCell:
    'Keine einzelne Linie hilft. Probier ein Feld der hervorgehobenen Zeile aus und verfolge, was daraus folgt.',
  compare: 'Kein einfacher Grund: Vergleiche mehrere Linien.',
  noReason: (place) => `${place}: in einer Lösung gefüllt. Kein einfacher Grund.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  cellTitle: (row, column) => `Zeile ${row}, Spalte ${column}`,
  columnsTitle: (row, first, last) => `Zeile ${row}, Spalten ${first} bis ${last}`,
  rowsTitle: (column, first, last) => `Spalte ${column}, Zeilen ${first} bis ${last}`,
  cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
  filled: (place) => `${place}: gefüllt`,
  crossed: (place) => `${place}: angekreuzt`,
  cleared: (place) => `${place}: geleert`,
}

export const pictureTexts: Translation<typeof pictures.pictureTexts> = {
  Heart: 'Herz',
  House: 'Haus',
  'Fir tree': 'Tanne',
  Mushroom: 'Pilz',
  Cup: 'Tasse',
  Sailboat: 'Segelboot',
  Anchor: 'Anker',
  Key: 'Schlüssel',
  Umbrella: 'Regenschirm',
  Cherries: 'Kirschen',
  Duck: 'Ente',
  Fish: 'Fisch',
  Flower: 'Blume',
  Cat: 'Katze',
  Skull: 'Totenkopf',
  'T-shirt': 'T-Shirt',
  Boot: 'Stiefel',
  Crown: 'Krone',
  'Ice cream': 'Eis',
  Apple: 'Apfel',
  Robot: 'Roboter',
  Ghost: 'Gespenst',
  'Coffee mug': 'Kaffeebecher',
  Whale: 'Wal',
  Turtle: 'Schildkröte',
  Snail: 'Schnecke',
  Goldfish: 'Goldfisch',
  Bird: 'Vogel',
  Cactus: 'Kaktus',
  Pineapple: 'Ananas',
  Carrot: 'Karotte',
  Penguin: 'Pinguin',
  Frog: 'Frosch',
  Ladybug: 'Marienkäfer',
  Crab: 'Krabbe',
  Car: 'Auto',
  Locomotive: 'Lokomotive',
  Bell: 'Glocke',
  Lighthouse: 'Leuchtturm',
  'Christmas tree': 'Weihnachtsbaum',
  Snowman: 'Schneemann',
  'Hot-air balloon': 'Heißluftballon',
  Castle: 'Burg',
  Strawberry: 'Erdbeere',
  Dog: 'Hund',
  Plane: 'Flugzeug',
  Rocket: 'Rakete',
  Owl: 'Eule',
  Butterfly: 'Schmetterling',
  Bear: 'Bär',
  Teapot: 'Teekanne',
  Dinosaur: 'Dinosaurier',
  Panda: 'Panda',
  Octopus: 'Krake',
  Jellyfish: 'Qualle',
  'Teddy bear': 'Teddybär',
  'Apple tree': 'Apfelbaum',
}

export const printTexts: Translation<typeof print.printTexts> = {
  rule: 'Die Zahlen am Rand nennen der Reihe nach die Längen der gefüllten Blöcke in ihrer Zeile oder Spalte.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  filled: 'Bild gefüllt',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title} ist gefüllt, wie man ${clue} in Zeile ${row} auch setzt.`,
    emptyInEveryWay: (row, title, clue) => `${title} ist leer, wie man ${clue} in Zeile ${row} auch setzt.`,
    ifEmpty: (row, cell) => `Wäre ${cell} leer, ließe sich Zeile ${row} nicht fertigstellen.`,
    ifFilled: (row, cell) => `Wäre ${cell} gefüllt, ließe sich Zeile ${row} nicht fertigstellen.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title} ist gefüllt, wie man ${clue} in Spalte ${column} auch setzt.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title} ist leer, wie man ${clue} in Spalte ${column} auch setzt.`,
    ifEmpty: (column, cell) => `Wäre ${cell} leer, ließe sich Spalte ${column} nicht fertigstellen.`,
    ifFilled: (column, cell) => `Wäre ${cell} gefüllt, ließe sich Spalte ${column} nicht fertigstellen.`,
  },
  filledByOthers: (title) => `${title} ist gefüllt: Das folgt nacheinander aus anderen Zeilen und Spalten.`,
  emptyByOthers: (title) => `${title} ist leer: Das folgt nacheinander aus anderen Zeilen und Spalten.`,
  fill: (cell) => `${cell} füllen`,
  cross: (cell) => `${cell} ankreuzen`,
  earlyFilled: (cell) => `Das ließ sich noch nicht herleiten: ${cell} ist gefüllt.`,
  earlyEmpty: (cell) => `Das ließ sich noch nicht herleiten: ${cell} ist leer.`,
  guess: (title) => `${title} ließ sich noch nicht herleiten: Glück beim Raten.`,
  summary: { wrong: 'Falsche Felder', guesses: 'Geraten', solutions: 'Lösungen', several: 'mehrere' },
}
