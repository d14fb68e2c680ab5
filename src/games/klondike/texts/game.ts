/** Texts of Klondike Solitaire’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    kind: {
      label: 'Variant',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      says: {
        klondike: 'Draw from the stock and turn over cards.',
        freecell: 'Build the foundations with all cards face up and four free cells.',
      },
    },
    draw: {
      label: 'Draw',
      1: 'One card',
      3: 'Three cards',
      says: { 3: 'Only the top card of the three can be played.' },
    },
    passes: { label: 'Passes through the deck', 1: 'One', 3: 'Three', any: 'Unlimited' },
    scoring: {
      label: 'Scoring',
      standard: 'Standard',
      vegas: 'Vegas',
      none: 'None',
      says: {
        vegas:
          'Each deal costs $52, and each card on a foundation pays $5. Your balance carries over. Casinos allow one pass through the deck, or three when drawing three cards. Here you choose.',
        none: 'Counts moves.',
      },
    },
    timed: {
      label: 'Timed',
      on: 'On',
      off: 'Off',
      says: {
        on: 'With standard scoring, you lose 2 points every 10 seconds, and a fast win earns a bonus.',
      },
    },
    auto: {
      label: 'Move to the foundations',
      off: 'Manually',
      on: 'Automatically',
      says: { on: 'Cards you no longer need in the columns move to the foundations automatically.' },
    },
  },
  controls: {
    pick: 'Pick up or put down',
    waste: 'Waste',
    foundation: 'Foundation',
    columns: 'Columns: from, then to',
    column: (column: number) => `Column ${column}`,
    cells: 'Free cells',
    /** @param cell - the letter of the cell, and of its key */
    cell: (cell: string) => `Free cell ${cell}`,
  },
  stats: { Score: 'Score', Time: 'Time', Moves: 'Moves' },
  best: { time: 'Best time', score: 'Best score', moves: 'Fewest moves' },
  /** Cards are names such as 'King of hearts'. */
  status: {
    /** @param move - one of `moveTexts` */
    move: (move: string) => `${move}.`,
    home: (card: string) => `${card} to its foundation.`,
    back: (card: string, column: number) => `${card} back to column ${column}.`,
    open: (card: string, column: number) => `${card} turned face up in column ${column}.`,
  },
  /** What is heard. */
  captions: {
    move: 'card placed',
    home: 'card on its foundation',
    back: 'card taken back',
    open: 'card turned face up',
  },
  howTo: [
    'Drag or press cards to build each suit from ace to king.',
    'In columns, cards go down by one in alternating colors.',
    'Press a card to move it to the best place, or drag it where you want it.',
  ] satisfies [string, string, string],
  refusals: {
    tooMany: (max: number) =>
      plural(max, {
        one: 'Only # card can move at a time now. Empty a free cell or a column to move more.',
        other: 'Only # cards can move at a time now. Empty a free cell or a column to move more.',
      }),
    tooManyToEmpty: (max: number) =>
      plural(max, {
        one: 'Only # card can move to an empty column at a time now. Empty a free cell or a column to move more.',
        other:
          'Only # cards can move to an empty column at a time now. Empty a free cell or a column to move more.',
      }),
    cardStays: 'This card can’t go anywhere right now.',
    cardsStay: 'These cards can’t go anywhere right now.',
    oneCard: 'A free cell holds one card.',
    cellFull: 'This free cell is full.',
    onlyKing: 'Only a king can start an empty column.',
  },
  ends: {
    onFoundations: (cards: number) =>
      plural(cards, {
        one: '# card is on the foundations.',
        other: '# cards are on the foundations.',
      }),
    /** After at least one move. */
    onFoundationsUndo: (cards: number) =>
      plural(cards, {
        one: '# card is on the foundations. Undo to try another way.',
        other: '# cards are on the foundations. Undo to try another way.',
      }),
  },
  /** Why a pasted deal or position is refused. */
  position: {
    notRead:
      'This isn’t a deal or a position. Paste a deal number, a list of 52 cards (such as KS 10H), a board with a line for each column, or a copied position.',
    lastDown: 'The last card of a column must be face up.',
    allFaceUp: 'In FreeCell, every card is face up.',
    fourCells: 'FreeCell has four free cells: four cards, or “-” for an empty one.',
    /** @param unreadable - the sentence that names what can’t be read; so below */
    cardForm: (unreadable: string) => `${unreadable} A card is a rank and a suit, such as KS or 10H.`,
    foundationForm: (unreadable: string) => `${unreadable} Foundations are written such as H-3 S-A.`,
    /** @param format - such as 'JSON' */
    format: (format: string) => `This is ${format}, which can’t be read here. Paste a line for each column.`,
    severalBoards: 'This text has several boards. Paste one of them.',
    freecellBoard: 'This is a board of FreeCell. Choose FreeCell to play it.',
    oneLine:
      'Write the 52 cards in one line, in the order in which they are dealt, so that it is clear which card is where.',
    columnsOrRows:
      'Are these lines the columns or the rows of the table? Write eight lines, one for each column, or seven lines, one for each row from the top.',
  },
  /** What a screen reader says. Cards are names such as 'King of hearts'. */
  table: {
    klondike: 'Klondike table',
    freecell: 'FreeCell table',
    foundation: (card: string) => `${card}, foundation`,
    foundationsEmpty: {
      spades: 'spades foundation, empty',
      hearts: 'hearts foundation, empty',
      diamonds: 'diamonds foundation, empty',
      clubs: 'clubs foundation, empty',
    },
    /** @param cell - a letter, A to D */
    cell: (card: string, cell: string) => `${card}, free cell ${cell}`,
    cellEmpty: (cell: string) => `free cell ${cell}, empty`,
    columnEmpty: 'empty column',
    /** @param card - may be the text of `coveredBy` */
    onFaceDown: (card: string, cards: number) =>
      plural(cards, { one: `${card}, on # face-down card`, other: `${card}, on # face-down cards` }),
  },
}

export type Stat = keyof typeof texts.stats
