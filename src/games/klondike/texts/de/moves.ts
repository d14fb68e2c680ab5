import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
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
  turned: 'Ablage umgedreht',
  drew: (card) => `${card} gezogen`,
}
