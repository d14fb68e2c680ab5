/** Hints of Pyramid. Cards are names within a sentence: 'the 7 of hearts'. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  nothing: 'There is no way to take more cards. Undo moves to try another way.',
  /** The first step: where to look, and why. */
  where: {
    king: 'Look at the highlighted card: it goes alone.',
    pair: 'Look at the highlighted card: its partner is open.',
    stock: 'Look at the stock: a card from there helps more.',
  },
  moves: {
    king: (card: string) => `Take ${card}.`,
    pair: (card: string, other: string) => `Take ${card} and ${other}.`,
    draw: 'Draw from the stock.',
    turn: 'Turn the waste over.',
  },
  /** @param move - one of `moves`; so below */
  wins: (move: string) => `${move} The game can still be won this way.`,
  best: (move: string, left: number) =>
    plural(left, {
      one: `${move} The best way found leaves # card.`,
      other: `${move} The best way found leaves # cards.`,
    }),
}
