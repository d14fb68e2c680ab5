/** Owns the rules of Minesweeper: mines laid by the first opened cell, flags, question marks, chords, won when all else is open. */

import type { Applied, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import { benchmark, cascade, countMines, fieldOf } from './field'
import { layCertainMines, layMines } from './generator'
import {
  type Cell,
  COVERED,
  chordOf,
  type Event,
  flagsOf,
  isOver,
  isWon,
  type Move,
  type State,
} from './state'

export * from './state'

function laid(state: State, first: number): State {
  const random = { ...state.random }
  const mines = (state.certain ? layCertainMines : layMines)(state, first, random)
  const numbers = countMines(state, mines)
  const cells = state.cells.map((cell, index) => ({
    ...cell,
    isMine: itemAt(mines, index),
    neighborMines: itemAt(numbers, index),
  }))
  return { ...state, cells, random, laid: true }
}

function flagged(state: State, index: number): Applied<State, Event> {
  const cell = itemAt(state.cells, index)
  if (cell.isRevealed) return { refused: '' }
  const isFlagged = !cell.isFlagged
  return {
    state: {
      ...state,
      cells: state.cells.with(index, { ...cell, isFlagged }),
      asked: state.asked.filter((other) => other !== index),
    },
    events: [
      { type: isFlagged ? 'flag' : 'unflag', left: state.mines - flagsOf(state) - (isFlagged ? 1 : -1) },
    ],
  }
}

/** A question mark in place of the flag, or none where there was one. */
function asked(state: State, index: number): Applied<State, Event> {
  const cell = itemAt(state.cells, index)
  if (cell.isRevealed) return { refused: '' }
  const on = !state.asked.includes(index)
  return {
    state: {
      ...state,
      cells: cell.isFlagged ? state.cells.with(index, { ...cell, isFlagged: false }) : state.cells,
      asked: on ? [...state.asked, index] : state.asked.filter((other) => other !== index),
    },
    events: [{ type: on ? 'ask' : 'unask' }],
  }
}

/** Opens cells and what opens with them. A mine among them ends the play; the last cell without one wins it. */
function opened(before: State, targets: readonly number[], at: number): Applied<State, Event> {
  const state = before.laid ? before : { ...laid(before, itemAt(targets, 0)), startedAt: at }
  const exploded = targets.find((index) => state.cells[index]?.isMine)
  if (exploded !== undefined)
    return { state: { ...state, exploded, endedAt: at }, events: [{ type: 'explode', cell: exploded }] }
  const cells = state.cells.slice()
  const numbers = state.cells.map((cell) => cell.neighborMines)
  let count = 0
  for (const target of targets) {
    const skip = (index: number) => !!cells[index]?.isRevealed || !!cells[index]?.isFlagged
    if (skip(target)) continue
    for (const index of cascade(state, numbers, target, skip)) {
      cells[index] = { ...itemAt(cells, index), isRevealed: true }
      count++
    }
  }
  const events: Event[] = [{ type: 'open', cell: itemAt(targets, 0), count }]
  const covered = state.asked.filter((index) => !cells[index]?.isRevealed)
  const next: State = { ...state, cells, endedAt: at, asked: covered }
  if (!isWon(next)) return { state: next, events }
  // What is still covered must be mines: they are all flagged.
  const all = cells.map((cell) => (cell.isMine && !cell.isFlagged ? { ...cell, isFlagged: true } : cell))
  return { state: { ...next, cells: all }, events: [...events, { type: 'cleared' }] }
}

function moved(state: State, move: Move, at: number): Applied<State, Event> {
  if (isOver(state) || typeof move?.cell !== 'number') return { refused: '' }
  const cell = state.cells[move.cell]
  if (!cell) return { refused: '' }
  if (move.type === 'flag') return flagged(state, move.cell)
  if (move.type === 'question') return asked(state, move.cell)
  if (move.type === 'open' && !cell.isRevealed && !cell.isFlagged) return opened(state, [move.cell], at)
  const targets = move.type === 'chord' ? chordOf(state, move.cell) : []
  return targets.length > 0 ? opened(state, targets, at) : { refused: '' }
}

export const rules: TurnRules<State, Move, Event> = {
  start(options, seed) {
    const { rows, cols, mines } = fieldOf(options)
    return {
      rows,
      cols,
      mines,
      cells: new Array<Cell>(rows * cols).fill(COVERED),
      certain: options.boards === 'certain',
      laid: false,
      random: createRandom(seed),
      startedAt: 0,
      endedAt: 0,
      exploded: -1,
      asked: [],
      presses: 0,
    }
  },

  apply(state, move, at) {
    const applied = moved(state, move, at)
    if ('refused' in applied) return applied
    return { ...applied, state: { ...applied.state, presses: state.presses + 1 } }
  },

  legal(state) {
    if (isOver(state)) return []
    return state.cells.flatMap((cell, index): Move[] => {
      if (cell.isRevealed) return chordOf(state, index).length > 0 ? [{ type: 'chord', cell: index }] : []
      const marks: Move[] = [
        { type: 'flag', cell: index },
        { type: 'question', cell: index },
      ]
      return cell.isFlagged ? marks : [{ type: 'open', cell: index }, ...marks]
    })
  },

  // Nothing happens by itself; but the clock runs, so the window's loss of focus pauses it.
  next: () => null,

  hud: (state, at) => ({
    'Mines left': state.mines - flagsOf(state),
    Time: state.laid ? ((at - state.startedAt) / 1000).toFixed(1) : '0.0',
  }),

  outcome(state) {
    if (state.exploded >= 0) {
      const open = state.cells.filter((cell) => cell.isRevealed).length
      const all = state.cells.length - state.mines
      return {
        result: 'lost',
        title: 'Game Over! You hit a mine!',
        detail: `${open} of ${all} cells were open.`,
      }
    }
    if (!isWon(state)) return null
    const seconds = Math.round((state.endedAt - state.startedAt) / 100) / 10
    const presses = benchmark(
      state,
      state.cells.map((cell) => cell.isMine),
    )
    return {
      result: 'won',
      title: 'Field cleared',
      detail: `All ${state.mines} mines found.`,
      results: {
        Time: seconds,
        '3BV': presses,
        '3BV/s': Math.round((presses / Math.max(seconds, 0.1)) * 100) / 100,
        // How few moves it took: above 100 where chords spared some.
        'Efficiency %': Math.round((presses / state.presses) * 100),
      },
    }
  },

  // Small where it is covered: m and . below, F a right flag, X a wrong one; * the mine that was opened.
  debug: ({ rows, cols, cells }) =>
    printGrid(rows, cols, (row, col) => {
      const { isMine, isRevealed, isFlagged, neighborMines } = itemAt(cells, row * cols + col)
      if (isFlagged) return isMine ? 'F' : 'X'
      if (isRevealed) return isMine ? '*' : String(neighborMines)
      return isMine ? 'm' : '.'
    }),
}
