/** Texts of Pyramid Solitaire’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    passes: { label: 'Passes through the deck', 1: 'One', 3: 'Three', any: 'Unlimited' },
  },
  controls: { pick: 'Choose a card' },
  stats: { Left: 'Cards left', Time: 'Time', Moves: 'Moves' },
  best: { time: 'Best time', moves: 'Fewest moves', left: 'Fewest cards left' },
  /** Cards are names such as 'King of hearts'. */
  status: {
    king: (card: string, left: number) =>
      plural(left, {
        one: `${card} taken. # card left in the pyramid.`,
        other: `${card} taken. # cards left in the pyramid.`,
      }),
    pair: (card: string, other: string, left: number) =>
      plural(left, {
        one: `${card} and ${other} taken. # card left in the pyramid.`,
        other: `${card} and ${other} taken. # cards left in the pyramid.`,
      }),
  },
  /** What is heard. */
  captions: { pair: 'pair taken', king: 'king taken' },
  howTo: [
    'Take two open cards that make 13: a jack is 11, a queen 12. A king goes alone.',
    'Stock and waste count, too: choose a card, then press the stock.',
    'Draw when nothing fits. Clear the pyramid to win.',
  ] satisfies [string, string, string],
  refusals: {
    alone: 'Only a king goes alone. Put this card on one with which it makes 13.',
    not13: (sum: number) => `These cards make ${sum}, not 13.`,
    stockEmpty: 'The stock and the waste are empty.',
  },
  /** After at least one move. */
  ends: { undo: 'Undo to try another way.' },
  moves: {
    king: (card: string) => `Took ${card}`,
    pair: (card: string, other: string) => `Took ${card} and ${other}`,
  },
  /** What a screen reader says. */
  table: {
    label: 'Pyramid table',
    stock: (card: string, cards: number) =>
      plural(cards, { one: `${card}, stock, # card`, other: `${card}, stock, # cards` }),
    removed: (cards: number) => plural(cards, { one: 'taken, # card', other: 'taken, # cards' }),
  },
}

export type Stat = keyof typeof texts.stats
