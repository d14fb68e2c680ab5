/** Which moves are legal, and what they do to the piles. */
import { itemAt } from '../../../engine/core/itemAt'
import {
  CELL,
  cardsIn,
  FOUNDATION,
  follows,
  homeOf,
  isCell,
  isColumn,
  isFoundation,
  type Move,
  NONE,
  pilesOf,
  rankIndex,
  STOCK,
  type State,
  suitIndex,
  UNLIMITED,
  WASTE,
} from './state'

type CardMove = Extract<Move, { type: 'move' }>

/** How many cards at the end of a column are face up, descending and of alternating colors. */
export function runLength(state: State, column: number): number {
  const { cards, down } = itemAt(state.columns, column)
  if (cards.length === 0) return 0
  let length = 1
  while (cards.length - length > down && follows(itemAt(cards, -length), itemAt(cards, -length - 1))) length++
  return length
}

/** How many cards can move to a pile at once: in FreeCell they travel one by one over free cells and columns. */
export function capacity(state: State, to: number): number {
  if (state.kind === 'klondike') return 13
  const cells = state.cells.filter((card) => card === NONE).length
  const empty = state.columns.filter(({ cards }, column) => cards.length === 0 && column !== to).length
  return (cells + 1) << empty
}

/** Whether the top `count` cards of `from` may lie on `to`, no matter how many can move at once. */
export function fits(state: State, from: number, to: number, count: number): boolean {
  if (from === to || from === STOCK || to === STOCK || to === WASTE) return false
  const cards = cardsIn(state, from)
  if (count < 1 || count > cards.length) return false
  if (count > 1 && (!isColumn(from) || !isColumn(to) || count > runLength(state, from))) return false
  if (isColumn(from) && count > cards.length - itemAt(state.columns, from).down) return false
  const card = itemAt(cards, -count)
  if (isFoundation(to)) return !isFoundation(from) && homeOf(card) === to && isNextHome(state, card)
  if (isCell(to)) return state.cells[to - CELL] === NONE && !isFoundation(from) && !isCell(from)
  const column = state.columns[to]
  if (!isColumn(to) || !column) return false
  const below = column.cards.at(-1)
  if (below !== undefined) return follows(card, below)
  // A whole column moved to an empty one changes nothing.
  if (isColumn(from) && count === cards.length) return false
  return state.kind === 'freecell' || rankIndex(card) === 12
}

/** Whether the top `count` cards of `from` may move to `to`. */
export function canMove(state: State, from: number, to: number, count: number): boolean {
  return fits(state, from, to, count) && (count === 1 || count <= capacity(state, to))
}

export function isNextHome({ foundations }: State, card: number): boolean {
  return foundations[suitIndex(card)] === rankIndex(card)
}

export function canDraw({ kind, stock, waste, redeals }: State): boolean {
  return kind === 'klondike' && (stock.length > 0 || (waste.length > 0 && redeals !== 0))
}

/** The ways to move cards, without drawing. */
export function cardMoves(state: State): readonly CardMove[] {
  const moves: CardMove[] = []
  const piles = pilesOf(state)
  for (const from of piles) {
    const top = topOf(state, from)
    if (top === NONE || from === STOCK) continue
    const max = isColumn(from) ? runLength(state, from) : 1
    for (const to of piles)
      for (const count of counts(state, top, max, to))
        if (canMove(state, from, to, count)) moves.push({ type: 'move', from, to, count })
  }
  return moves
}

/** The top card of a pile; NONE if it is empty. */
function topOf({ columns, cells, foundations, waste, stock }: State, pile: number): number {
  if (isColumn(pile)) return columns[pile]?.cards.at(-1) ?? NONE
  if (isCell(pile)) return cells[pile - CELL] ?? NONE
  if (!isFoundation(pile)) return (pile === WASTE ? waste : stock).at(-1) ?? NONE
  const count = itemAt(foundations, pile - FOUNDATION)
  return count === 0 ? NONE : (pile - FOUNDATION) * 13 + count - 1
}

const ONE: readonly number[] = [1]

/** The numbers of cards, up to `max`, that could fit on a pile: on a card only runs of one length do. */
function counts(state: State, top: number, max: number, to: number): readonly number[] {
  if (!isColumn(to)) return to === STOCK || to === WASTE ? [] : ONE
  const below = topOf(state, to)
  if (below === NONE && state.kind === 'freecell') return Array.from({ length: max }, (_, i) => i + 1)
  const count = (below === NONE ? 13 : rankIndex(below)) - rankIndex(top)
  return count >= 1 && count <= max ? [count] : []
}

/** The largest number of cards that may move from a pile to another, or fit there; 0 for none. */
export function mostFrom(state: State, from: number, to: number, may = canMove): number {
  for (let count = isColumn(from) ? runLength(state, from) : 1; count > 0; count--)
    if (may(state, from, to, count)) return count
  return 0
}

/** A state after cards were drawn, or the waste was turned over. */
export function drawn(state: State): State {
  if (state.stock.length === 0)
    return {
      ...state,
      stock: state.waste.toReversed(),
      waste: [],
      redeals: state.redeals === UNLIMITED ? UNLIMITED : state.redeals - 1,
    }
  const count = Math.min(state.draw, state.stock.length)
  return {
    ...state,
    stock: state.stock.slice(0, -count),
    waste: [...state.waste, ...state.stock.slice(-count).toReversed()],
  }
}

/** A state after a legal move, with a card that lies face down at the end of a column turned up. */
export function moved(state: State, { from, to, count }: CardMove): State {
  const cards = cardsIn(state, from).slice(-count)
  return put(taken(state, from, count), to, cards)
}

function taken(state: State, from: number, count: number): State {
  if (isColumn(from)) {
    const { cards, down } = itemAt(state.columns, from)
    const rest = cards.slice(0, -count)
    const column = { cards: rest, down: Math.max(0, Math.min(down, rest.length - 1)) }
    return { ...state, columns: state.columns.with(from, column) }
  }
  if (isCell(from)) return { ...state, cells: state.cells.with(from - CELL, NONE) }
  if (isFoundation(from)) return withFoundation(state, from - FOUNDATION, -1)
  return { ...state, waste: state.waste.slice(0, -1) }
}

function put(state: State, to: number, cards: readonly number[]): State {
  if (isColumn(to)) {
    const column = itemAt(state.columns, to)
    return { ...state, columns: state.columns.with(to, { ...column, cards: [...column.cards, ...cards] }) }
  }
  if (isCell(to)) return { ...state, cells: state.cells.with(to - CELL, itemAt(cards, 0)) }
  return withFoundation(state, to - FOUNDATION, 1)
}

function withFoundation(state: State, suit: number, change: number): State {
  return { ...state, foundations: state.foundations.with(suit, itemAt(state.foundations, suit) + change) }
}
