/**
 * The rules of Sudoku: digits and notes in free cells. The puzzle is solved when the grid is full and free of
 * conflicts.
 */
import type { Applied, Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { misses } from './cages'
import { solveExactly } from './exact'
import { classic } from './generator'
import { ALL, bitOf, CELLS, digitsOf } from './grid'
import { lazyRules } from './lazyRules'
import {
  areCells,
  contains,
  erased,
  isOpen,
  LAYERS,
  type Layer,
  type Marks,
  maxOf,
  withoutExcluded,
  withValue,
} from './marks'
import { read, remark, write } from './notation'
import { allNotes } from './notes'
import { conflictsOf, type Puzzle, type Shape, shapeOf } from './shape'

export type Event =
  | (Placed & { readonly type: 'digit' | 'conflict' })
  | (Placed & { readonly type: 'mistake'; readonly count: number })
  | { readonly type: 'house'; readonly count: number }
  | { readonly type: 'note' | 'center'; readonly digit: number; readonly on: boolean; readonly cells: number }
  | { readonly type: 'color'; readonly color: number; readonly on: boolean; readonly cells: number }
  /** All notes were filled in. `replaced`: the number of cells that had other notes. */
  | { readonly type: 'fill'; readonly replaced: number }
  | { readonly type: 'clear' }

type Placed = {
  readonly cell: number
  readonly digit: number
  readonly row: number
  readonly column: number
  /** In how many cells at once; then `cell` is one of them. */
  readonly cells: number
}

export interface State extends Puzzle, Marks {
  readonly digits: readonly number[]
  readonly moves: number
  /** Mistakes are shown at once: digits that leave no solution. */
  readonly checked: boolean
  /** Number of mistakes so far, and the cells that contain one now. */
  readonly mistakes: number
  readonly wrong: readonly number[]
}

/**
 * A 'note' that is there is removed. 'fill' writes all notes that the digits allow. 'look' is a hint that marks cells
 * without naming a digit; it is not a move. 'set' and 'unset' change a layer in all cells that are open for it, and
 * 'erase' clears them as `erased` says.
 */
export type Move =
  | { readonly type: 'digit' | 'note'; readonly cell: number; readonly digit: number }
  | { readonly type: 'clear'; readonly cell: number }
  | { readonly type: 'fill'; readonly cell: -1 }
  | { readonly type: 'look'; readonly cell: -1; readonly cells: readonly number[] }
  | (Written & { readonly type: 'set' })
  | (Written & { readonly type: 'unset' })
  | { readonly type: 'erase'; readonly cells: readonly number[]; readonly only?: 'color' }

interface Written {
  readonly layer: Layer
  /** A digit or a color. */
  readonly value: number
  readonly cells: readonly number[]
}

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

/** In practice all notes are there, as the simpler techniques leave them: a link needs no more than the digits. */
function fresh(puzzle: Puzzle, options: Options): State {
  const notes =
    options.practice === 'off'
      ? new Array<number>(CELLS).fill(0)
      : (lazyRules.part.momentOf(puzzle.givens)?.candidates ?? allNotes(puzzle, puzzle.givens))
  const checked = options.check === 'on'
  return { ...puzzle, digits: puzzle.givens, notes, moves: 0, checked, mistakes: 0, wrong: [] }
}

function filled(state: State): Applied<State, Event> {
  const all = allNotes(state, state.digits)
  const notes = state.notes.map((bits, cell) => (state.digits[cell] ? bits : itemAt(all, cell)))
  if (isSolved(state) || notes.every((bits, cell) => bits === state.notes[cell])) return { refused: '' }
  const replaced = state.notes.filter((bits, cell) => bits !== 0 && bits !== notes[cell]).length
  return { state: { ...state, notes, moves: state.moves + 1 }, events: [{ type: 'fill', replaced }] }
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

type Accepted = Exclude<Applied<State, Event>, { readonly refused: string }>

/** Places a digit. If it does not conflict, it removes its notes from the cell and from all cells that see it. */
function placed(state: State, cell: number, digit: number): Accepted {
  const digits = state.digits.with(cell, digit)
  const shape = shapeOf(state)
  const peers = itemAt(shape.peers, cell)
  const missed = shape.cages.some((cage) => cage.cells.includes(cell) && misses(digits, cage))
  const conflict = missed || peers.some((peer) => digits[peer] === digit)
  const mistake = state.checked && isMistake(state, cell, digit)
  const wrong = state.wrong.filter((each) => each !== cell)
  const next: State = {
    ...(conflict || mistake ? state : withoutExcluded(state, cell, digit, peers)),
    digits,
    moves: state.moves + 1,
    mistakes: state.mistakes + (mistake ? 1 : 0),
    wrong: mistake ? [...wrong, cell] : wrong,
  }
  const details = { cell, digit, row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1, cells: 1 }
  if (mistake) return { state: next, events: [{ type: 'mistake', ...details, count: next.mistakes }] }
  if (conflict) return { state: next, events: [{ type: 'conflict', ...details }] }
  const events: Event[] = [{ type: 'digit', ...details }]
  const full = fullHouses(digits, shape)
  const done = itemAt(shape.housesOf, cell).filter((house) => full.includes(house))
  if (done.length > 0 && !isSolved(next)) events.push({ type: 'house', count: done.length })
  return { state: next, events }
}

/** Places a digit in several cells. The worst of what happened is reported for all of them. */
function placedInAll(state: State, cells: readonly number[], digit: number): Accepted {
  let next = state
  const events: Event[] = []
  for (const cell of cells) {
    const one = placed(next, cell, digit)
    next = one.state
    events.push(...one.events)
  }
  const reported = (['mistake', 'conflict', 'digit'] as const).flatMap((type) => {
    const found = events.findLast((event) => event.type === type)
    return found ? [{ ...found, cells: cells.length } as Event] : []
  })
  const count = events.reduce((sum, event) => sum + (event.type === 'house' ? event.count : 0), 0)
  return {
    state: { ...next, moves: state.moves + 1 },
    events: [
      itemAt(reported, 0),
      ...(count > 0 && !isSolved(next) ? [{ type: 'house', count } as const] : []),
    ],
  }
}

function written(state: State, on: boolean, { layer, value, cells }: Written): Applied<State, Event> {
  const isValue = LAYERS.includes(layer) && Number.isInteger(value) && value >= 1 && value <= maxOf(layer)
  if (!isValue || !areCells(cells)) return { refused: '' }
  const changed = cells.filter(
    (cell) => isOpen(state, layer, cell) && contains(state, layer, cell, value) !== on,
  )
  if (changed.length === 0) return { refused: '' }
  if (on && layer === 'digit') return placedInAll(state, changed, value)
  const next = withValue(state, layer, changed, value, on)
  const count = { on, cells: changed.length }
  const accepted = (event: Event): Accepted => ({
    state: { ...next, moves: state.moves + 1 },
    events: [event],
  })
  if (layer === 'color') return accepted({ type: 'color', color: value, ...count })
  if (layer !== 'digit') return accepted({ type: layer, digit: value, ...count })
  return cleared(state, erased(state, changed))
}

/** @param next - the state after it, or null if nothing is cleared */
function cleared(state: State, next: State | null): Applied<State, Event> {
  if (!next) return { refused: '' }
  const wrong = state.wrong.filter((cell) => next.digits[cell] !== 0)
  return { state: { ...next, wrong, moves: state.moves + 1 }, events: [{ type: 'clear' }] }
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const { level, kind, practice } = options
    const random = createRandom(seed)
    if (practice !== 'off') return fresh(lazyRules.part.deal(practice, random), options)
    return fresh(
      level === 'classic' ? classic(random, kind) : lazyRules.part.graded(level, random, kind),
      options,
    )
  },

  apply(state, move) {
    if (move?.type === 'fill') return move.cell === FILL.cell ? filled(state) : { refused: '' }
    if (isSolved(state)) return { refused: '' }
    if (move?.type === 'set' || move?.type === 'unset') return written(state, move.type === 'set', move)
    if (move?.type === 'erase') {
      const { cells, only } = move
      if (!areCells(cells) || (only !== undefined && only !== 'color')) return { refused: '' }
      return cleared(state, erased(state, cells, only))
    }
    const cell = move?.cell
    if (typeof cell !== 'number' || state.givens[cell] !== 0) return { refused: '' }
    if (move.type === 'clear') return cleared(state, erased(state, [cell]))
    if (move.type === 'look') return { refused: '' }
    const { digit } = move
    const now = itemAt(state.digits, cell)
    if (!Number.isInteger(digit) || digit < 1 || digit > 9) return { refused: '' }
    if (move.type === 'digit') return digit === now ? { refused: '' } : placed(state, cell, digit)
    if (move.type !== 'note' || now !== 0) return { refused: '' }
    const on = !contains(state, 'note', cell, digit)
    const next = withValue(state, 'note', [cell], digit, on)
    return {
      state: { ...next, moves: state.moves + 1 },
      events: [{ type: 'note', digit, on, cells: 1 }],
    }
  },

  // Of 'set' and 'unset' only one center note and one color of each cell: with sets of cells there are too many to list.
  legal(state) {
    if (isSolved(state)) return []
    const fill: Move[] = 'state' in filled(state) ? [FILL] : []
    const own = state.givens.flatMap((given, cell): Move[] => {
      const write = (layer: Layer): Move => {
        const value = (cell % maxOf(layer)) + 1
        return {
          type: contains(state, layer, cell, value) ? 'unset' : 'set',
          layer,
          value,
          cells: [cell],
        }
      }
      if (given !== 0) return [write('color')]
      const now = itemAt(state.digits, cell)
      const digits = digitsOf(ALL)
      return [
        ...digits.filter((digit) => digit !== now).map((digit) => ({ type: 'digit', cell, digit }) as const),
        ...(now === 0 ? digits.map((digit) => ({ type: 'note', cell, digit }) as const) : []),
        ...(now === 0 ? [write('center')] : []),
        ...(erased(state, [cell]) ? [{ type: 'clear', cell } as const] : []),
        write('color'),
      ]
    })
    return [...own, ...fill]
  },

  // Only one of the two, because a phone has space for one stat beside the time; the keys show the remaining digits.
  hud: ({ checked, mistakes, digits }): Hud<Stat> =>
    checked ? { Wrong: mistakes } : { Empty: digits.filter((digit) => digit === 0).length },

  outcome(state): Outcome<Stat> | null {
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
    read: (text, options) =>
      fresh(read(text, options.practice === 'off' ? options.kind : 'classic'), options),
    write,
    remark,
  },

  debug: ({ digits }) => printGrid(9, 9, (row, col) => String(digits[row * 9 + col] || '.')),
}
