/** The rules of Connect Four (six rows, seven columns, red starts, four in a row wins) and of Pop Out. */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import {
  after,
  COLUMNS,
  canPop,
  columnOf,
  DISC_NAMES,
  type Event,
  isOver,
  isPop,
  landing,
  type Move,
  movesOf,
  NAMES,
  popsOut,
  REPEATS,
  ROWS,
  type State,
  start,
  turnOf,
  winnerOf,
} from './board'
import { read, write } from './notation'

export {
  COLUMNS,
  canPop,
  columnOf,
  type Disc,
  type Event,
  isPop,
  landing,
  lastCell,
  lastPop,
  type Move,
  NAMES,
  personOf,
  popOf,
  popsOut,
  ROWS,
  type State,
  turnOf,
  winningCells,
} from './board'

import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start,

  apply(state, move) {
    const max = popsOut(state) ? 2 * COLUMNS : COLUMNS
    if (isOver(state) || !Number.isInteger(move) || move < 0 || move >= max) return { refused: '' }
    const column = columnOf(move)
    const disc = DISC_NAMES[turnOf(state)]
    const cell = landing(state, column)
    if (isPop(move) && !canPop(state, column))
      return {
        refused: turnOf(state) === 1 ? texts.refusals.popRed : texts.refusals.popYellow,
      }
    if (!isPop(move) && cell < 0) return { refused: texts.refusals.full }
    const next = after(state, move)
    const events: Event[] = [
      isPop(move)
        ? { type: 'pop', disc, column: column + 1 }
        : { type: 'drop', disc, column: column + 1, fell: Math.floor(cell / COLUMNS) + 1 },
    ]
    const winner = winnerOf(next)
    if (winner) events.push({ type: 'win', disc: DISC_NAMES[winner] })
    else if (isOver(next)) events.push({ type: 'tie' })
    return { state: next, events }
  },

  legal: (state) => (isOver(state) ? [] : movesOf(state)),

  seat: (state) => turnOf(state) - 1,
  hud: (state): Hud<Stat> => ({
    ...(!isOver(state) && { Turn: NAMES[turnOf(state)] }),
    Moves: state.moves.length,
  }),

  outcome(state): Outcome<Stat> | null {
    if (!isOver(state)) return null
    const winner = winnerOf(state)
    if (!winner) {
      const repeated = state.stood === REPEATS
      const detail = repeated ? texts.ends.repeated : texts.ends.full
      return { result: 'tied', title: texts.ends.tie, detail }
    }
    const played = state.moves.length
    const detail = popsOut(state) ? texts.ends.afterMoves(played) : texts.ends.afterDiscs(played)
    if (!state.you)
      return { result: 'over', title: winner === 1 ? texts.ends.redWins : texts.ends.yellowWins, detail }
    const own = winner === 1 ? Math.ceil(state.moves.length / 2) : Math.floor(state.moves.length / 2)
    return winner === state.you
      ? { result: 'won', title: texts.ends.youWin, detail, results: { Moves: own } }
      : { result: 'lost', title: texts.ends.computerWins, detail }
  },

  notation: { read, write },

  debug: ({ cells }) =>
    printGrid(ROWS, COLUMNS, (row, col) => itemAt('.ox', itemAt(cells, row * COLUMNS + col))),
}
