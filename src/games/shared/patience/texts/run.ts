/** Texts of the patiences in which open cards go to the waste, one rank up or down. */
import { plural } from '../../../../engine/core/text'

export const runTexts = {
  corner: {
    label: 'Aces and kings',
    on: 'Meet',
    off: 'Don’t meet',
    says: {
      on: 'An ace goes on a king, and a king on an ace.',
      off: 'Only a 2 goes on an ace, and only a queen on a king.',
    },
  },
  /** Cards are names such as 'King of hearts'. */
  status: {
    take: (card: string, left: number) =>
      plural(left, {
        one: `${card} to the waste. # card left on the table.`,
        other: `${card} to the waste. # cards left on the table.`,
      }),
  },
  /** What is heard. */
  captions: { take: 'card to the waste' },
  refusals: {
    notNext: 'Only a card one rank higher or lower goes on the waste.',
    stockEmpty: 'The stock is empty.',
  },
  ends: {
    left: (cards: number) =>
      plural(cards, { one: '# card is left on the table.', other: '# cards are left on the table.' }),
    /** After at least one move. */
    leftUndo: (cards: number) =>
      plural(cards, {
        one: '# card is left on the table. Undo to try another way.',
        other: '# cards are left on the table. Undo to try another way.',
      }),
  },
  moves: {
    took: (card: string) => `${card} to the waste`,
  },
}
