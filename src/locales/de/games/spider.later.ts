import type * as hints from '../../../games/spider/texts/hints'
import type * as review from '../../../games/spider/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Kein nützlicher Zug gefunden. Versuch es anders oder mach Züge rückgängig.',
  where: {
    completes: (column) => `Sieh dir Spalte ${column} an: Ihre letzten Karten machen eine Folge fertig.`,
    turns: (column) => `Sieh dir Spalte ${column} an: Dort lässt sich eine verdeckte Karte aufdecken.`,
    joins: (column) =>
      `Sieh dir Spalte ${column} an: Ihre letzten Karten setzen eine Folge ihrer Farbe fort.`,
    empties: (column) => `Sieh dir Spalte ${column} an: Sie lässt sich leeren.`,
    column: (column) => `Sieh dir Spalte ${column} an: Eine ihrer Karten nützt anderswo mehr.`,
    stock: 'Sieh dir den Talon an: Neue Karten helfen mehr als jeder Zug.',
  },
  moves: {
    onto: (card, other, column) => `Leg ${card} auf ${other} in Spalte ${column}`,
    toEmpty: (card, column) => `Leg ${card} auf die leere Spalte ${column}`,
    draw: 'Gib vom Talon',
  },
  completes: (move) => `${move}. Das macht eine Folge fertig.`,
  turns: (move) => `${move}. Das deckt eine Karte auf.`,
  joins: (move) => `${move}. Das setzt eine Folge einer Farbe fort.`,
  empties: (move) => `${move}. Das leert eine Spalte.`,
  wins: (move) => `${move}. So ist das Spiel noch zu gewinnen.`,
  likely: (move) => `${move}. Das führt zur besten Stellung, die gefunden wurde.`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  wayFound: 'Weg zum Sieg gefunden',
  lost: 'Vor diesem Zug war ein Weg zum Sieg zu finden, danach keiner.',
  moves: 'Züge',
  runs: 'Fertige Folgen',
  waysLost: 'Verlorene Wege zum Sieg',
}
