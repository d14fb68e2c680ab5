import type * as hints from '../../../games/klondike/texts/hints'
import type * as review from '../../../games/klondike/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lost: 'Dieses Spiel ist nicht mehr zu gewinnen. Mach Züge rückgängig, um es anders zu versuchen.',
  unknown: 'Kein nützlicher Zug gefunden. Versuch es anders oder mach Züge rückgängig.',
  where: {
    turns: (column) => `Sieh dir Spalte ${column} an: Dort lässt sich eine verdeckte Karte aufdecken.`,
    empties: (column) => `Sieh dir Spalte ${column} an: Sie lässt sich leeren.`,
    column: (column) => `Sieh dir Spalte ${column} an: Eine ihrer Karten nützt anderswo mehr.`,
    cell: (cell) => `Sieh dir die freie Zelle ${cell} an: Sie lässt sich wieder frei machen.`,
    waste: 'Sieh dir die Ablage an: Ihre oberste Karte passt in die Spalten.',
    foundation: 'Sieh dir die Zielstapel an: Die nächste Karte für einen davon ist in Reichweite.',
    back: 'Sieh dir die Zielstapel an: Eine ihrer Karten hilft in den Spalten.',
    stock: 'Sieh dir den Talon an: Eine Karte von dort hilft mehr.',
    stockEmpty: 'Sieh dir den leeren Talon an: Eine Karte von dort hilft mehr.',
  },
  moves: {
    toFoundation: (card) => `Leg ${card} auf den Zielstapel`,
    toCell: (card) => `Leg ${card} in eine freie Zelle`,
    toEmpty: (card) => `Leg ${card} auf die leere Spalte`,
    onto: (card, other, column) => `Leg ${card} auf ${other} in Spalte ${column}`,
    backOnto: (card, other, column) => `Hol ${card} zurück auf ${other} in Spalte ${column}`,
    draw: 'Ziehen',
  },
  turnsOver: (move) => `${move}. Das deckt eine Karte auf.`,
  notNeeded: (move) => `${move}. In den Spalten brauchst du sie nicht mehr.`,
  empties: (move) => `${move}. Das leert eine Spalte.`,
  wins: (move) => `${move}. So ist das Spiel noch zu gewinnen.`,
  likely: (move) => `${move}.`,
  draw: 'Zieh vom Talon.',
  drawWins: 'Zieh vom Talon. So ist das Spiel noch zu gewinnen.',
  turn: 'Dreh die Ablage um.',
  turnWins: 'Dreh die Ablage um. So ist das Spiel noch zu gewinnen.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  winnable: 'Lösbar',
  lost: 'Nach diesem Zug war das Spiel nicht mehr zu gewinnen.',
  moves: 'Züge',
  onFoundations: 'Karten auf Zielstapeln',
  positionsLost: 'Verspielte Gewinnstellungen',
}
