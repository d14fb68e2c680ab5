/** Hints of the patiences in which open cards go to the waste. Cards are names within a sentence: 'the 7 of hearts'. */
import { plural } from '../../../../engine/core/text'

export const runHintTexts = {
  nothing: 'There is no way to take more cards. Undo moves to try another way.',
  /** The first step: where to look, and why. */
  where: {
    opens: 'Look at the highlighted card: it opens others.',
    table: 'Look at the highlighted card: it goes on the waste.',
    stock: 'Look at the stock: its next card helps more.',
  },
  takeWins: (card: string, other: string) => `Put ${card} on ${other}. The game can still be won this way.`,
  takeBest: (card: string, other: string, left: number) =>
    plural(left, {
      one: `Put ${card} on ${other}. The best way found leaves # card.`,
      other: `Put ${card} on ${other}. The best way found leaves # cards.`,
    }),
  drawWins: 'Draw from the stock. The game can still be won this way.',
  drawBest: (left: number) =>
    plural(left, {
      one: 'Draw from the stock. The best way found leaves # card.',
      other: 'Draw from the stock. The best way found leaves # cards.',
    }),
}
