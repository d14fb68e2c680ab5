/** Owns the rules of Minesweeper: mines laid by the first opened cell, flags, chords, won when all else is open. */

import type { Applied, GameEvent, OptionValues, TurnRules } from '../../../engine/core/contract'
import { printGrid } from '../../../engine/core/grid'
import { createRandom, type Random } from '../../../engine/core/random'
import { benchmark, cascade, countMines, type Field, LEVELS, neighboursOf } from './field'
import { layCertainMines, layMines } from './generator'

export interface Cell {
  readonly isMine: boolean
  readonly isRevealed: boolean
  readonly isFlagged: boolean
  /** Mines among the up to eight neighbours; 0 until the mines are laid. */
  readonly neighborMines: number
}

export interface State extends Field {
  readonly cells: readonly Cell[]
  /** Every board can be solved without a guess. */
  readonly certain: boolean
  /** The mines are laid: a first cell has been opened. */
  readonly laid: boolean
  readonly random: Random
  /** Play time of the first opened cell and of the last, ms. */
  readonly startedAt: number
  readonly endedAt: number
  /** The mine that was hit, or -1. */
  readonly exploded: number
}

/** A chord opens all unflagged neighbours of a number that has its flags. */
export interface Move {
  readonly type: 'open' | 'flag' | 'chord'
  readonly cell: number
}

const COVERED: Cell = { isMine: false, isRevealed: false, isFlagged: false, neighborMines: 0 }

export function isWon(state: State): boolean {
  return state.laid && state.cells.every((cell) => cell.isMine || cell.isRevealed)
}

function isOver(state: State): boolean {
  return state.exploded >= 0 || isWon(state)
}

export function flagsOf(state: State): number {
  return state.cells.reduce((sum, cell) => sum + (cell.isFlagged ? 1 : 0), 0)
}

/** What a chord on this number would open; nothing unless exactly its count of neighbours is flagged. */
export function chordOf(state: State, index: number): readonly number[] {
  const cell = state.cells[index]
  if (!cell?.isRevealed || cell.neighborMines === 0) return []
  const near = neighboursOf(state)[index] as readonly number[]
  const flags = near.filter((other) => state.cells[other]?.isFlagged).length
  if (flags !== cell.neighborMines) return []
  return near.filter((other) => !state.cells[other]?.isFlagged && !state.cells[other]?.isRevealed)
}

function laid(state: State, first: number): State {
  const random = { ...state.random }
  const mines = (state.certain ? layCertainMines : layMines)(state, first, random)
  const numbers = countMines(state, mines)
  const cells = state.cells.map((cell, index) => ({
    ...cell,
    isMine: mines[index] as boolean,
    neighborMines: numbers[index] as number,
  }))
  return { ...state, cells, random, laid: true }
}

function flagged(state: State, index: number): Applied<State> {
  const cell = state.cells[index] as Cell
  if (cell.isRevealed) return { refused: '' }
  const isFlagged = !cell.isFlagged
  return {
    state: { ...state, cells: state.cells.with(index, { ...cell, isFlagged }) },
    events: [
      { type: isFlagged ? 'flag' : 'unflag', left: state.mines - flagsOf(state) - (isFlagged ? 1 : -1) },
    ],
  }
}

/** Opens cells and what opens with them. A mine among them ends the play; the last cell without one wins it. */
function opened(before: State, targets: readonly number[], at: number): Applied<State> {
  const state = before.laid ? before : { ...laid(before, targets[0] as number), startedAt: at }
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
      cells[index] = { ...(cells[index] as Cell), isRevealed: true }
      count++
    }
  }
  const events: GameEvent[] = [{ type: 'open', cell: targets[0], count }]
  const next: State = { ...state, cells, endedAt: at }
  if (!isWon(next)) return { state: next, events }
  // What is still covered must be mines: they are all flagged.
  const all = cells.map((cell) => (cell.isMine && !cell.isFlagged ? { ...cell, isFlagged: true } : cell))
  return { state: { ...next, cells: all }, events: [...events, { type: 'cleared' }] }
}

function fieldOf(options: OptionValues): Field {
  return LEVELS[options.level ?? 'beginner'] ?? (LEVELS.beginner as Field)
}

export const rules: TurnRules<State, Move> = {
  start(options, seed) {
    const field = fieldOf(options)
    return {
      ...field,
      cells: new Array<Cell>(field.rows * field.cols).fill(COVERED),
      certain: options.boards === 'certain',
      laid: false,
      random: createRandom(seed),
      startedAt: 0,
      endedAt: 0,
      exploded: -1,
    }
  },

  apply(state, move, at) {
    if (isOver(state) || typeof move?.cell !== 'number') return { refused: '' }
    const cell = state.cells[move.cell]
    if (!cell) return { refused: '' }
    if (move.type === 'flag') return flagged(state, move.cell)
    if (move.type === 'open' && !cell.isRevealed && !cell.isFlagged) return opened(state, [move.cell], at)
    const targets = move.type === 'chord' ? chordOf(state, move.cell) : []
    return targets.length > 0 ? opened(state, targets, at) : { refused: '' }
  },

  legal(state) {
    if (isOver(state)) return []
    return state.cells.flatMap((cell, index): Move[] => {
      if (cell.isRevealed) return chordOf(state, index).length > 0 ? [{ type: 'chord', cell: index }] : []
      if (cell.isFlagged) return [{ type: 'flag', cell: index }]
      return [
        { type: 'open', cell: index },
        { type: 'flag', cell: index },
      ]
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
      },
    }
  },

  // Small where it is covered: m and . below, F a right flag, X a wrong one; * the mine that was opened.
  debug: ({ rows, cols, cells }) =>
    printGrid(rows, cols, (row, col) => {
      const { isMine, isRevealed, isFlagged, neighborMines } = cells[row * cols + col] as Cell
      if (isFlagged) return isMine ? 'F' : 'X'
      if (isRevealed) return isMine ? '*' : String(neighborMines)
      return isMine ? 'm' : '.'
    }),
}
