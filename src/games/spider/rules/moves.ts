/** Which moves are legal, and what they do to the piles. */
import { itemAt } from '../../../engine/core/itemAt'
import {
  type CardMove,
  COLUMNS,
  type Column,
  isColumn,
  isWon,
  RUN,
  rankIndex,
  type State,
  suitIndex,
} from './state'

/** Whether two cards are of one suit, and the first is one rank lower. */
const isNext = (card: number, below: number, suits: State['suits']) =>
  rankIndex(below) === rankIndex(card) + 1 && suitIndex(below, suits) === suitIndex(card, suits)

/** How many cards at the end of a column are face up, of one suit, and descend by one. */
export function runLength({ columns, suits }: State, column: number): number {
  const { cards, down } = itemAt(columns, column)
  if (cards.length === 0) return 0
  let length = 1
  while (cards.length - length > down && isNext(itemAt(cards, -length), itemAt(cards, -length - 1), suits))
    length++
  return length
}

/** Whether the top `count` cards of a column may move to another one. */
export function canMove(state: State, from: number, to: number, count: number): boolean {
  if (![from, to].every(isColumn) || from === to || isWon(state)) return false
  if (count < 1 || count > runLength(state, from)) return false
  const { cards } = itemAt(state.columns, from)
  const below = itemAt(state.columns, to).cards.at(-1)
  // A whole column moved to an empty one changes nothing.
  if (below === undefined) return count < cards.length
  return rankIndex(below) === rankIndex(itemAt(cards, -count)) + 1
}

/** The ways to move cards, without dealing. */
export function cardMoves(state: State): readonly CardMove[] {
  const moves: CardMove[] = []
  for (let from = 0; from < COLUMNS; from++)
    for (let count = runLength(state, from); count > 0; count--)
      for (let to = 0; to < COLUMNS; to++)
        if (canMove(state, from, to, count)) moves.push({ type: 'move', from, to, count })
  return moves
}

/** The largest number of cards that may move from a column to another; 0 for none. */
export function mostFrom(state: State, from: number, to: number): number {
  for (let count = runLength(state, from); count > 0; count--)
    if (canMove(state, from, to, count)) return count
  return 0
}

/**
 * Where a pressed card goes with those on it: onto the longest run of its suit, else onto a card of another suit, else
 * to an empty column. Null if it can go nowhere.
 */
export function bestMoveOf(state: State, from: number, count: number): CardMove | null {
  let best: CardMove | null = null
  let most = -1
  for (let to = 0; to < COLUMNS; to++) {
    if (!canMove(state, from, to, count)) continue
    const card = itemAt(itemAt(state.columns, from).cards, -count)
    const below = itemAt(state.columns, to).cards.at(-1)
    const worth = below === undefined ? 0 : isNext(card, below, state.suits) ? 1 + runLength(state, to) : 1
    if (worth <= most) continue
    most = worth
    best = { type: 'move', from, to, count }
  }
  return best
}

/**
 * Whether each column has a card, as the rules ask for before a deal. With fewer cards on the table than columns, that is
 * impossible, and not asked for.
 */
function isFilled({ columns }: State): boolean {
  const cards = columns.reduce((sum, column) => sum + column.cards.length, 0)
  return cards < COLUMNS || columns.every((column) => column.cards.length > 0)
}

export const canDeal = (state: State): boolean => state.stock.length > 0 && isFilled(state)

/** A column with its last card face up. */
const opened = ({ cards, down }: Column): Column => ({
  cards,
  down: Math.max(0, Math.min(down, cards.length - 1)),
})

/** A state without the complete runs at the ends of its columns. */
function collected(state: State): State {
  let { columns, runs } = state
  for (const column of columns.keys()) {
    if (runLength({ ...state, columns }, column) < RUN) continue
    const { cards, down } = itemAt(columns, column)
    runs = [...runs, cards.slice(-RUN)]
    columns = columns.with(column, opened({ cards: cards.slice(0, -RUN), down }))
  }
  return runs === state.runs ? state : { ...state, columns, runs }
}

/** A state after a legal move: a card that lies face down at the end of a column turned up, complete runs removed. */
export function moved(state: State, { from, to, count }: CardMove): State {
  const { columns } = state
  const [source, target] = [itemAt(columns, from), itemAt(columns, to)]
  return collected({
    ...state,
    columns: columns
      .with(from, opened({ cards: source.cards.slice(0, -count), down: source.down }))
      .with(to, { ...target, cards: [...target.cards, ...source.cards.slice(-count)] }),
  })
}

/** A state after a card was dealt to each column. */
export function dealt(state: State): State {
  const row = state.stock.slice(-COLUMNS).toReversed()
  const columns = state.columns.map(({ cards, down }, at) => {
    const card = row[at]
    return { cards: card === undefined ? cards : [...cards, card], down }
  })
  return collected({ ...state, columns, stock: state.stock.slice(0, -COLUMNS) })
}

/** Whether no card can be moved or dealt. */
export const isStuck = (state: State): boolean =>
  !isWon(state) && !canDeal(state) && cardMoves(state).length === 0
