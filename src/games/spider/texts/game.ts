/** Texts of Spider Solitaire’s options, messages and ends. Cards are names such as 'King of hearts'. */
import { numberText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    suits: {
      label: 'Number of suits',
      1: 'One suit',
      2: 'Two suits',
      4: 'Four suits',
      says: {
        1: 'All cards are spades: a good start.',
        2: 'Spades and hearts: only cards of one suit move together.',
        4: 'All suits of two decks: only cards of one suit move together.',
      },
    },
  },
  controls: {
    pick: 'Pick up or put down',
    columns: 'Columns: from, then to',
    column: (column: number) => `Column ${column}`,
    deal: 'Deal ten cards',
  },
  stats: { Score: 'Score', Runs: 'Runs', Time: 'Time', Moves: 'Moves' },
  best: { score: 'Best score', time: 'Best time', moves: 'Fewest moves' },
  status: {
    /** @param move - one of `moves` */
    move: (move: string) => `${move}.`,
    draw: (left: number) =>
      plural(left, { one: 'Ten cards dealt. # deal left.', other: 'Ten cards dealt. # deals left.' }),
    open: (card: string, column: number) => `${card} turned face up in column ${column}.`,
    /** @param king - the first card of the run */
    run: (king: string, runs: number) =>
      plural(runs, {
        one: `${king} to ace: # run of 8 is complete.`,
        other: `${king} to ace: # runs of 8 are complete.`,
      }),
  },
  /** What is heard. */
  captions: {
    move: 'card placed',
    draw: 'ten cards dealt',
    open: 'card turned face up',
    run: 'run complete',
  },
  howTo: [
    'Put any card on one that is a rank higher. Runs in suit move together.',
    'A run in suit from king to ace leaves the table. Eight runs win.',
    'The stock deals ten cards, but not while a column is empty.',
  ] satisfies [string, string, string],
  refusals: {
    fillFirst: 'Put a card in each empty column before you deal.',
    stockEmpty: 'The stock is empty.',
    notOneRun: 'Only a run of one suit moves together, each card one rank lower.',
    cardStays: 'This card can’t go anywhere right now.',
    cardsStay: 'These cards can’t go anywhere right now.',
    oneHigher: 'Cards go on a card that is one rank higher, or in an empty column.',
  },
  ends: {
    runs: (runs: number) =>
      plural(runs, { one: '# run of 8 is complete.', other: '# runs of 8 are complete.' }),
    /** After at least one move. */
    runsUndo: (runs: number) =>
      plural(runs, {
        one: '# run of 8 is complete. Undo to try another way.',
        other: '# runs of 8 are complete. Undo to try another way.',
      }),
  },
  /** Why a pasted deal or position is refused. */
  position: {
    notRead: 'This isn’t a deal or a position. Paste a deal number, such as 617, or a copied position.',
    lastDown: 'The last card of a column must be face up.',
    stock: 'The stock deals ten cards at a time, 50 at most.',
    complete: 'A complete run is still on the table.',
    /** @param card - such as '10H'; so below */
    tooOften: (card: string) => `${card} appears too often.`,
    otherSuit: (card: string) => `${card} isn’t in this game. Choose another number of suits to play it.`,
  },
  /** How moves are written, without a period. */
  moves: {
    toColumn: (card: string, column: number) => `${card} to column ${column}`,
    /** @param more - how many cards lie on the first one and move with it */
    severalToColumn: (card: string, more: number, column: number) =>
      plural(more, {
        one: `${card} and # more card to column ${column}`,
        other: `${card} and # more cards to column ${column}`,
      }),
    dealt: 'Dealt ten cards',
  },
  /** What the dialog says about the deals that can be entered. */
  dealHint: (min: number, max: number) =>
    `A deal number (${min} to ${numberText(max)}), or a copied position.`,
  /** What a screen reader says. */
  table: {
    label: 'Spider table',
    stock: (deals: number) => plural(deals, { one: 'stock, # deal left', other: 'stock, # deals left' }),
    columnEmpty: 'empty column',
    /** @param card - may be the text for a covered card */
    onFaceDown: (card: string, cards: number) =>
      plural(cards, { one: `${card}, on # face-down card`, other: `${card}, on # face-down cards` }),
  },
}

export type Stat = keyof typeof texts.stats
