/** The rules of Reversi: outflank discs to flip them; a side without a move passes; most discs win. */

import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
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
  otherOf,
  type Side,
  type State,
  scoreOf,
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
  scoreOf,
} from './board'

import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'

export type Event =
  | { readonly type: 'move'; readonly side: Side; readonly square: string; readonly flipped: number }
  | { readonly type: 'corner'; readonly side: Side }
  | { readonly type: 'pass'; readonly side: Side }

/** Whether a cell is a corner: a disc there can never be flipped. */
export const isCorner = (cell: number, size: number): boolean =>
  [0, size - 1, size * (size - 1), size * size - 1].includes(cell)

/** The discs at the end, and the score if squares are empty. */
function detailOf(state: State, winner: Side): string {
  const [high, low] = [countOf(state, winner), countOf(state, otherOf(winner))]
  const empty = state.cells.length - high - low
  const { ends } = texts
  if (empty === 0) return low === 0 ? ends.scoreToNone(high) : ends.score(high, low)
  const total = high + empty
  return low === 0
    ? ends.scoreToNoneWithEmpty(high, empty, total)
    : ends.scoreWithEmpty(high, low, empty, total)
}

const WINS = [texts.ends.blackWins, texts.ends.whiteWins] as const

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start,

  apply(state, move) {
    const { size, turn } = state
    if (isOver(state) || !Number.isInteger(move) || move < 0 || move >= size * size) return { refused: '' }
    const flipped = flipsOf(state, move, turn).length
    if (flipped === 0) return { refused: refusal(state, move) }
    const next = after(state, move)
    const events: Event[] = [{ type: 'move', side: turn, square: nameOf(move, size), flipped }]
    if (isCorner(move, size)) events.push({ type: 'corner', side: turn })
    if (next.passed !== undefined) events.push({ type: 'pass', side: next.passed })
    return { state: next, events }
  },

  legal: movesOf,
  seat: (state) => state.turn,

  hud: (state): Hud<Stat> => ({
    ...(!isOver(state) && { Turn: NAMES[state.turn] }),
    Black: countOf(state, 0),
    White: countOf(state, 1),
    Empty: state.cells.length - countOf(state, 0) - countOf(state, 1),
  }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    const [black, white] = scoreOf(state)
    if (black === white) return { result: 'tied', title: texts.ends.tie, detail: texts.ends.tieDetail(black) }
    const winner = black > white ? 0 : 1
    const detail = detailOf(state, winner)
    if (state.you === null) return { result: 'over', title: WINS[winner], detail }
    return winner === state.you
      ? { result: 'won', title: texts.ends.youWin, detail, results: { Lead: Math.abs(black - white) } }
      : { result: 'lost', title: texts.ends.computerWins, detail }
  },

  notation: { read, write },

  debug: ({ cells, size }) => printGrid(size, size, (row, col) => itemAt(cells, row * size + col)),
}
