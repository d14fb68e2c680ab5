import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/klondike/texts/game'
import type * as moves from '../../../games/klondike/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    kind: {
      label: 'Variante',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      says: {
        klondike: 'Zieh vom Talon und deck verdeckte Karten auf.',
        freecell: 'Bau die Zielstapel auf, mit lauter offenen Karten und vier freien Zellen.',
      },
    },
    draw: {
      label: 'Ziehen',
      1: 'Eine Karte',
      3: 'Drei Karten',
      says: { 3: 'Nur die oberste der drei Karten ist spielbar.' },
    },
    passes: { label: 'Durchgänge durch den Talon', 1: 'Einer', 3: 'Drei', any: 'Unbegrenzt' },
    scoring: {
      label: 'Wertung',
      standard: 'Standard',
      vegas: 'Vegas',
      none: 'Keine',
      says: {
        vegas:
          'Jedes Spiel kostet 52\u00a0$, und jede Karte auf einem Zielstapel bringt 5\u00a0$. Dein Kontostand bleibt erhalten. Casinos erlauben einen Durchgang durch den Talon oder drei, wenn drei Karten gezogen werden. Hier entscheidest du.',
        none: 'Zählt Züge.',
      },
    },
    timed: {
      label: 'Auf Zeit',
      on: 'An',
      off: 'Aus',
      says: {
        on: 'Bei Wertung „Standard“ verlierst du alle 10 Sekunden 2 Punkte, und ein schneller Sieg bringt einen Bonus.',
      },
    },
    auto: {
      label: 'Auf die Zielstapel',
      off: 'Von Hand',
      on: 'Automatisch',
      says: {
        on: 'Karten, die du in den Spalten nicht mehr brauchst, gehen automatisch auf die Zielstapel.',
      },
    },
  },
  controls: {
    pick: 'Aufnehmen oder ablegen',
    waste: 'Ablage',
    foundation: 'Zielstapel',
    columns: 'Spalten: von, dann nach',
    column: (column) => `Spalte ${column}`,
    cells: 'Freie Zellen',
    cell: (cell) => `Freie Zelle ${cell}`,
  },
  stats: { Score: 'Punkte', Time: 'Zeit', Moves: 'Züge' },
  best: { time: 'Bestzeit', score: 'Meiste Punkte', moves: 'Wenigste Züge' },
  status: {
    move: (move) => `${move}.`,
    home: (card) => `${card} auf den Zielstapel.`,
    back: (card, column) => `${card} zurück auf Spalte ${column}.`,
    open: (card, column) => `${card} in Spalte ${column} aufgedeckt.`,
  },
  captions: {
    move: 'Karte gelegt',
    home: 'Karte auf dem Zielstapel',
    back: 'Karte zurückgeholt',
    open: 'Karte aufgedeckt',
  },
  howTo: [
    'Zieh oder drück Karten: Bau jede Farbe vom Ass bis zum König auf.',
    'In den Spalten liegen Karten absteigend, Rot und Schwarz im Wechsel.',
    'Drück auf eine Karte, dann geht sie an den besten Platz. Oder zieh sie, wohin du willst.',
  ],
  refusals: {
    tooMany: (max) =>
      plural(max, {
        one: 'Du kannst gerade nur # Karte auf einmal bewegen. Räume eine Zelle oder eine Spalte frei, dann sind es mehr.',
        other:
          'Du kannst gerade nur # Karten auf einmal bewegen. Räume eine Zelle oder eine Spalte frei, dann sind es mehr.',
      }),
    tooManyToEmpty: (max) =>
      plural(max, {
        one: 'Auf eine leere Spalte kannst du gerade nur # Karte auf einmal legen. Räume eine Zelle oder eine Spalte frei, dann sind es mehr.',
        other:
          'Auf eine leere Spalte kannst du gerade nur # Karten auf einmal legen. Räume eine Zelle oder eine Spalte frei, dann sind es mehr.',
      }),
    cardStays: 'Diese Karte kann gerade nirgendwohin.',
    cardsStay: 'Diese Karten können gerade nirgendwohin.',
    oneCard: 'Eine freie Zelle fasst eine Karte.',
    cellFull: 'Diese Zelle ist belegt.',
    onlyKing: 'Auf eine leere Spalte darf nur ein König.',
  },
  ends: {
    onFoundations: (cards) =>
      plural(cards, {
        one: '# Karte liegt auf den Zielstapeln.',
        other: '# Karten liegen auf den Zielstapeln.',
      }),
    onFoundationsUndo: (cards) =>
      plural(cards, {
        one: '# Karte liegt auf den Zielstapeln. Mach Züge rückgängig, um es anders zu versuchen.',
        other: '# Karten liegen auf den Zielstapeln. Mach Züge rückgängig, um es anders zu versuchen.',
      }),
  },
  position: {
    notRead:
      'Das ist weder ein Spiel noch eine Stellung. Füge die Nummer eines Spiels, eine Liste von 52 Karten (wie KS 10H), einen Tisch mit einer Zeile je Spalte oder eine kopierte Stellung ein.',
    lastDown: 'Die letzte Karte einer Spalte muss offen liegen.',
    allFaceUp: 'Bei FreeCell liegt jede Karte offen.',
    fourCells: 'FreeCell hat vier freie Zellen: vier Karten oder „-“ für eine leere.',
    cardForm: (unreadable) => `${unreadable} Eine Karte besteht aus Wert und Farbe, etwa KS oder 10H.`,
    foundationForm: (unreadable) => `${unreadable} Zielstapel werden so geschrieben: H-3 S-A.`,
    format: (format) =>
      `Das ist ${format} und kann hier nicht gelesen werden. Füge je Spalte eine Zeile ein.`,
    severalBoards: 'Dieser Text enthält mehrere Tische. Füge einen davon ein.',
    freecellBoard: 'Das ist ein Tisch von FreeCell. Wähle „FreeCell“, um ihn zu spielen.',
    oneLine:
      'Schreib die 52 Karten in eine Zeile, in der Reihenfolge, in der sie gegeben werden, damit klar ist, welche Karte wo liegt.',
    columnsOrRows:
      'Sind diese Zeilen die Spalten oder die Reihen des Tisches? Schreib acht Zeilen, eine je Spalte, oder sieben Zeilen, eine je Reihe von oben.',
  },
  table: {
    klondike: 'Klondike-Tisch',
    freecell: 'FreeCell-Tisch',
    foundation: (card) => `${card}, Zielstapel`,
    foundationsEmpty: {
      spades: 'Zielstapel Pik, leer',
      hearts: 'Zielstapel Herz, leer',
      diamonds: 'Zielstapel Karo, leer',
      clubs: 'Zielstapel Kreuz, leer',
    },
    cell: (card, cell) => `${card}, freie Zelle ${cell}`,
    cellEmpty: (cell) => `freie Zelle ${cell}, leer`,
    columnEmpty: 'leere Spalte',
    onFaceDown: (card, cards) =>
      plural(cards, {
        one: `${card}, auf # verdeckten Karte`,
        other: `${card}, auf # verdeckten Karten`,
      }),
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  toFoundation: {
    spades: (card) => `${card} auf Zielstapel Pik`,
    hearts: (card) => `${card} auf Zielstapel Herz`,
    diamonds: (card) => `${card} auf Zielstapel Karo`,
    clubs: (card) => `${card} auf Zielstapel Kreuz`,
  },
  toCell: (card, cell) => `${card} in freie Zelle ${cell}`,
  toColumn: (card, column) => `${card} auf Spalte ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} und # weitere Karte auf Spalte ${column}`,
      other: `${card} und # weitere Karten auf Spalte ${column}`,
    }),
}
