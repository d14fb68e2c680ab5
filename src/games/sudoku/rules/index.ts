/**
 * The rules of Sudoku: digits and notes in free cells. The puzzle is solved when the grid is full and free of
 * conflicts.
 */
import type { Applied, Hud, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { misses } from './cages'
import { solveExactly } from './exact'
import { classic, graded } from './generator'
import { ALL, bitOf, CELLS, digitsOf } from './grid'
import { read, remark, write } from './notation'
import { allNotes } from './notes'
import { conflictsOf, type Puzzle, type Shape, shapeOf } from './shape'

export type Event =
  | {
      readonly type: 'digit' | 'conflict'
      readonly cell: number
      readonly digit: number
      readonly row: number
      readonly column: number
    }
  | {
      readonly type: 'mistake'
      readonly cell: number
      readonly digit: number
      readonly row: number
      readonly column: number
      readonly count: number
    }
  | { readonly type: 'house'; readonly count: number }
  | { readonly type: 'note'; readonly digit: number; readonly on: boolean }
  | { readonly type: 'fill' | 'clear' }

export interface State extends Puzzle {
  readonly digits: readonly number[]
  /** Pencil notes of each cell as bits. Notes under a digit are kept until it proves correct. */
  readonly notes: readonly number[]
  readonly moves: number
  /** Mistakes are shown at once: digits that leave no solution. */
  readonly checked: boolean
  /** Number of mistakes so far, and the cells that contain one now. */
  readonly mistakes: number
  readonly wrong: readonly number[]
}

/**
 * Placing the same digit or note again removes it. 'fill' writes all notes that the digits allow. 'look' is a hint
 * that marks cells without naming a digit; it is not a move.
 */
export type Move =
  | { readonly type: 'digit' | 'note'; readonly cell: number; readonly digit: number }
  | { readonly type: 'clear'; readonly cell: number }
  | { readonly type: 'fill'; readonly cell: -1 }
  | { readonly type: 'look'; readonly cell: -1; readonly cells: readonly number[] }

export const FILL: Move = { type: 'fill', cell: -1 }

export function isSolved(state: State): boolean {
  return state.digits.every((digit) => digit > 0) && conflictsOf(state.digits, shapeOf(state)).size === 0
}

/** Houses that are full and free of conflicts. */
export function fullHouses(digits: readonly number[], { houses }: Shape): readonly number[] {
  const isFull = (house: readonly number[]) =>
    house.reduce((bits, cell) => bits | (digits[cell] ? bitOf(itemAt(digits, cell)) : 0), 0) === ALL
  return [...houses.keys()].filter((i) => isFull(itemAt(houses, i)))
}

/** How often each digit must still be placed; index 0 is unused. */
export function remaining(digits: readonly number[]): readonly number[] {
  const left = [0, 9, 9, 9, 9, 9, 9, 9, 9, 9]
  for (const digit of digits) if (digit > 0) (left[digit] as number)--
  return left.map((count) => Math.max(0, count))
}

function fresh(puzzle: Puzzle, options: Options): State {
  const notes = new Array<number>(CELLS).fill(0)
  const checked = options.check === 'on'
  return { ...puzzle, digits: puzzle.givens, notes, moves: 0, checked, mistakes: 0, wrong: [] }
}

function filled(state: State): Applied<State, Event> {
  const all = allNotes(state, state.digits)
  const notes = state.notes.map((bits, cell) => (state.digits[cell] ? bits : itemAt(all, cell)))
  if (isSolved(state) || notes.every((bits, cell) => bits === state.notes[cell])) return { refused: '' }
  return { state: { ...state, notes, moves: state.moves + 1 }, events: [{ type: 'fill' }] }
}

/** Whether this digit leaves no solution, together with all digits except known mistakes. */
function isMistake(state: State, cell: number, digit: number): boolean {
  const { givens, digits, wrong } = state
  const right = digits.map((each, i) => (givens[i] === 0 && wrong.includes(i) ? 0 : each)).with(cell, digit)
  const shape = shapeOf(state)
  if (conflictsOf(right, shape).size > 0) return true
  const { count, whole } = solveExactly(right, 1, shape)
  return count === 0 && whole
}

/** Places a digit. If it does not conflict, it removes its notes from the cell and from all cells that see it. */
function placed(state: State, cell: number, digit: number): Applied<State, Event> {
  const digits = state.digits.with(cell, digit)
  const shape = shapeOf(state)
  const peers = itemAt(shape.peers, cell)
  const missed = shape.cages.some((cage) => cage.cells.includes(cell) && misses(digits, cage))
  const conflict = missed || peers.some((peer) => digits[peer] === digit)
  const mistake = state.checked && isMistake(state, cell, digit)
  const wrong = state.wrong.filter((each) => each !== cell)
  const notes =
    conflict || mistake
      ? state.notes
      : state.notes.map((bits, each) => {
          if (each === cell) return 0
          return peers.includes(each) ? bits & ~bitOf(digit) : bits
        })
  const next: State = {
    ...state,
    digits,
    notes,
    moves: state.moves + 1,
    mistakes: state.mistakes + (mistake ? 1 : 0),
    wrong: mistake ? [...wrong, cell] : wrong,
  }
  const place = { cell, digit, row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 }
  if (mistake) return { state: next, events: [{ type: 'mistake', ...place, count: next.mistakes }] }
  if (conflict) return { state: next, events: [{ type: 'conflict', ...place }] }
  const events: Event[] = [{ type: 'digit', ...place }]
  const full = fullHouses(digits, shape)
  const done = itemAt(shape.housesOf, cell).filter((house) => full.includes(house))
  if (done.length > 0 && !isSolved(next)) events.push({ type: 'house', count: done.length })
  return { state: next, events }
}

export const rules: TurnRules<State, Move, Event, Options> = {
  start(options, seed) {
    const { level, kind } = options
    const random = createRandom(seed)
    return fresh(level === 'classic' ? classic(random, kind) : graded(level, random, kind), options)
  },

  apply(state, move) {
    if (move?.type === 'fill') return move.cell === FILL.cell ? filled(state) : { refused: '' }
    const cell = move?.cell
    if (typeof cell !== 'number' || state.givens[cell] !== 0 || isSolved(state)) return { refused: '' }
    const now = itemAt(state.digits, cell)
    if (move.type === 'clear') {
      if (now === 0 && state.notes[cell] === 0) return { refused: '' }
      const notes = now === 0 ? state.notes.with(cell, 0) : state.notes
      const wrong = state.wrong.filter((each) => each !== cell)
      const next = { ...state, digits: state.digits.with(cell, 0), notes, wrong, moves: state.moves + 1 }
      return { state: next, events: [{ type: 'clear' }] }
    }
    if (move.type === 'look') return { refused: '' }
    const { digit } = move
    if (!Number.isInteger(digit) || digit < 1 || digit > 9) return { refused: '' }
    if (move.type === 'digit') return digit === now ? { refused: '' } : placed(state, cell, digit)
    if (move.type !== 'note' || now !== 0) return { refused: '' }
    const notes = state.notes.with(cell, itemAt(state.notes, cell) ^ bitOf(digit))
    const on = (itemAt(notes, cell) & bitOf(digit)) !== 0
    return { state: { ...state, notes, moves: state.moves + 1 }, events: [{ type: 'note', digit, on }] }
  },

  legal(state) {
    if (isSolved(state)) return []
    const fill: Move[] = 'state' in filled(state) ? [FILL] : []
    const own = state.givens.flatMap((given, cell): Move[] => {
      if (given !== 0) return []
      const now = itemAt(state.digits, cell)
      const digits = digitsOf(511)
      return [
        ...digits.filter((digit) => digit !== now).map((digit) => ({ type: 'digit', cell, digit }) as const),
        ...(now === 0 ? digits.map((digit) => ({ type: 'note', cell, digit }) as const) : []),
        ...(now !== 0 || state.notes[cell] !== 0 ? [{ type: 'clear', cell } as const] : []),
      ]
    })
    return [...own, ...fill]
  },

  // Only one of the two, because a phone has space for one stat beside the time; the keys show the remaining digits.
  hud: ({ checked, mistakes, digits }): Hud =>
    checked ? { Wrong: mistakes } : { Empty: digits.filter((digit) => digit === 0).length },

  outcome(state) {
    if (!isSolved(state)) return null
    const givens = state.givens.filter((digit) => digit > 0).length
    const own = CELLS - givens
    return {
      result: 'won',
      title: texts.ends.solved,
      detail: texts.ends.detail(own, givens),
      ...(state.checked ? { results: { Mistakes: state.mistakes } } : {}),
    }
  },

  // Only the puzzle, without the player's entries: everyone who opens the link starts from the beginning.
  notation: {
    read: (text, options) => fresh(read(text, options.kind), options),
    write,
    remark,
  },

  debug: ({ digits }) => printGrid(9, 9, (row, col) => String(digits[row * 9 + col] || '.')),
}
