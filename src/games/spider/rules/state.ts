/** The state of a game of Spider, its moves and its events. */

export interface Column {
  /** From bottom to top. */
  readonly cards: readonly number[]
  /** How many of them lie face down, from the bottom. The top card never does. */
  readonly down: number
}

/** How many suits the two decks have. */
export type Suits = 1 | 2 | 4

export interface State {
  /** The number of the deal; null for a position given as text. */
  readonly deal: number | null
  /** The solver has won this deal. */
  readonly proved: boolean
  readonly suits: Suits
  /** Ten columns. Cards are numbers from 0 to 103, each once; `faceOf` says which card of a deck each is. */
  readonly columns: readonly Column[]
  /** The last card is dealt next. */
  readonly stock: readonly number[]
  /** The complete runs that were removed, in this order; each from its king to its ace. */
  readonly runs: readonly (readonly number[])[]
  readonly score: number
  readonly moves: number
  /** Play time of the last move, ms. */
  readonly at: number
}

/** `draw` deals a card to each column. `look` is a hint without a move; it is always refused. */
export type Move =
  | { readonly type: 'move'; readonly from: number; readonly to: number; readonly count: number }
  | { readonly type: 'draw' }
  | { readonly type: 'look' }

export type CardMove = Extract<Move, { type: 'move' }>

/** Cards are names such as 'King of hearts'; columns count from 1. */
export type Event =
  | { readonly type: 'move'; readonly card: string; readonly cards: number; readonly column: number }
  /** `left` counts the further deals. */
  | { readonly type: 'draw'; readonly left: number }
  | { readonly type: 'open'; readonly card: string; readonly column: number }
  /** `king` is the first card of a complete run, `runs` how many are complete now. */
  | { readonly type: 'run'; readonly king: string; readonly runs: number }

export const COLUMNS = 10
/** Two decks. */
export const CARDS = 104
export const RUN = 13
export const RUNS = 8
/** Cards of the table at the start: four columns of six, six of five. */
export const TABLE = 54

/** Piles by number: columns, then the complete runs, then the stock. */
export const HOME = 10
export const STOCK = HOME + RUNS

export const isColumn = (pile: number): boolean => pile >= 0 && pile < COLUMNS

/**
 * The card of a deck, 0 to 51, that a card of two decks is.
 *
 * @param suits with one suit, all cards are spades; with two, spades and hearts
 */
export const faceOf = (card: number, suits: Suits): number =>
  (Math.floor(card / RUN) % suits) * RUN + (card % RUN)

/** 0 for an ace, 12 for a king. */
export const rankIndex = (card: number): number => card % RUN

export const suitIndex = (card: number, suits: Suits): number => Math.floor(card / RUN) % suits

/** The cards of a pile from bottom to top. */
export function cardsIn({ columns, runs, stock }: State, pile: number): readonly number[] {
  if (pile === STOCK) return stock
  return columns[pile]?.cards ?? runs[pile - HOME] ?? []
}

export const isWon = ({ runs }: State): boolean => runs.length === RUNS
