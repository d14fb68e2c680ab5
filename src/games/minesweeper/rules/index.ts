/**
 * The rules of Minesweeper: the first opened cell places the mines; flags, question marks and chords; opening all
 * safe cells wins.
 */

import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { benchmark, cascade, countMines, fieldOf } from './field'
import { layCertainMines, layMines } from './generator'
import { lazyRules } from './lazyRules'
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

/** Replaces the flag by a question mark, or removes the question mark. */
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

/** Opens cells with their cascades. A mine ends the game; the last safe cell wins it. */
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
  // All remaining cells must be mines, so they are flagged.
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

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const { rows, cols, mines } = fieldOf(options)
    const random = createRandom(seed)
    const begun = {
      rows,
      cols,
      mines,
      cells: new Array<Cell>(rows * cols).fill(COVERED),
      certain: options.boards === 'certain',
      laid: false,
      random,
      startedAt: 0,
      endedAt: 0,
      exploded: -1,
      asked: [],
      presses: 0,
    }
    if (options.practice === 'off') return begun
    return { ...begun, ...lazyRules.part.deal(options.practice, random), laid: true, practice: true }
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

  // There are no automatic moves, but the clock runs, so losing window focus pauses the game.
  next: () => null,

  hud: (state, at): Hud<Stat> => ({
    'Mines left': state.mines - flagsOf(state),
    Time: state.laid ? Math.floor((at - state.startedAt) / 100) / 10 : 0,
  }),

  outcome(state): Outcome<Stat> | null {
    if (state.exploded >= 0) {
      const open = state.cells.filter((cell) => cell.isRevealed).length
      const all = state.cells.length - state.mines
      const progress = texts.ends.opened(open, all)
      const wrong = state.cells.filter((cell) => cell.isFlagged && !cell.isMine).length
      return {
        result: 'lost',
        title: texts.ends.lost,
        detail: wrong === 0 ? progress : `${progress} ${texts.ends.wrongFlags(wrong)}`,
      }
    }
    if (!isWon(state)) return null
    const seconds = Math.round((state.endedAt - state.startedAt) / 100) / 10
    const won = { result: 'won', title: texts.ends.won, detail: texts.ends.found(state.mines) } as const
    if (state.practice) return { ...won, results: { Time: seconds } }
    const presses = benchmark(
      state,
      state.cells.map((cell) => cell.isMine),
    )
    return {
      ...won,
      results: {
        Time: seconds,
        '3BV': presses,
        '3BV/s': Math.round((presses / Math.max(seconds, 0.1)) * 100) / 100,
        // Efficiency compares the presses to the 3BV; chords can raise it above 100.
        'Efficiency %': Math.round((presses / state.presses) * 100),
      },
    }
  },

  // Covered cells are lowercase: m mine, . safe; F is a correct flag, X a wrong one, * the mine that was opened.
  debug: ({ rows, cols, cells }) =>
    printGrid(rows, cols, (row, col) => {
      const { isMine, isRevealed, isFlagged, neighborMines } = itemAt(cells, row * cols + col)
      if (isFlagged) return isMine ? 'F' : 'X'
      if (isRevealed) return isMine ? '*' : String(neighborMines)
      return isMine ? 'm' : '.'
    }),
}
