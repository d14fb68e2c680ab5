/** The rules of Reversi: outflank discs to flip them; a side without a move passes; most discs win. */
import type { TurnRules } from '../../../engine/core/game/contract'
import { printGrid } from '../../../engine/core/math/grid'
import {
  after,
  countOf,
  flipsOf,
  isOver,
  type Move,
  movesOf,
  NAMES,
  nameOf,
  type State,
  start,
} from './board'
import { read, write } from './notation'
import { refusal } from './refusals'

export {
  cellsFor,
  countOf,
  flipsOf,
  isOver,
  type Move,
  movesOf,
  NAMES,
  nameOf,
  otherOf,
  personOf,
  type Side,
  type Size,
  type State,
} from './board'

export type Event =
  | { readonly type: 'move'; readonly side: string; readonly square: string; readonly flipped: number }
  | { readonly type: 'corner'; readonly side: string }
  | { readonly type: 'pass'; readonly side: string; readonly next: string }

/** Whether a cell is a corner: a disc there can never be flipped. */
export const isCorner = (cell: number, size: number): boolean =>
  [0, size - 1, size * (size - 1), size * size - 1].includes(cell)

export const rules: TurnRules<State, Move, Event> = {
  start,

  apply(state, move) {
    const { size, turn } = state
    if (isOver(state) || !Number.isInteger(move) || move < 0 || move >= size * size) return { refused: '' }
    const flipped = flipsOf(state, move, turn).length
    if (flipped === 0) return { refused: refusal(state, move) }
    const next = after(state, move)
    const side = NAMES[turn]
    const events: Event[] = [{ type: 'move', side, square: nameOf(move, size), flipped }]
    if (isCorner(move, size)) events.push({ type: 'corner', side })
    if (next.passed !== undefined)
      events.push({ type: 'pass', side: NAMES[next.passed], next: NAMES[next.turn] })
    return { state: next, events }
  },

  legal: movesOf,
  seat: (state) => state.turn,

  hud: (state) => ({
    Turn: isOver(state) ? '-' : NAMES[state.turn],
    Black: countOf(state, 0),
    White: countOf(state, 1),
    Empty: state.cells.length - countOf(state, 0) - countOf(state, 1),
  }),

  outcome(state) {
    if (!isOver(state)) return null
    const counts = [countOf(state, 0), countOf(state, 1)] as const
    const lead = counts[0] - counts[1]
    const full = counts[0] + counts[1] === state.cells.length
    const high = Math.max(...counts)
    const low = Math.min(...counts)
    if (lead === 0) return { result: 'tied', title: "It's a tie", detail: `Both sides have ${high} discs.` }
    const detail =
      low === 0
        ? `${high} discs to none: every disc was flipped.`
        : full
          ? `${high} discs to ${low}.`
          : `${high} discs to ${low}. Neither side could move.`
    const winner = lead > 0 ? 0 : 1
    if (state.you === null) return { result: 'over', title: `${NAMES[winner]} wins`, detail }
    return winner === state.you
      ? { result: 'won', title: 'You win', detail, results: { Lead: high - low } }
      : { result: 'lost', title: 'The computer wins', detail }
  },

  notation: { read, write },

  debug: ({ cells, size }) => printGrid(size, size, (row, col) => cells[row * size + col] as string),
}
