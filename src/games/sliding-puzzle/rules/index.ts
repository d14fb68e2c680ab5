/** The rules of the Sliding Puzzle: tiles slide into the empty cell until they are in order. */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import {
  cellOf,
  type Direction,
  indexOf,
  inside,
  printGrid,
  STEPS,
  sideNeighbors,
} from '../../../engine/core/math/grid'
import { createRandom, pick, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { read, write } from './notation'
import type { Event, State } from './state'

export type { Event, State } from './state'

/** The board is shuffled by this many random legal moves. */
export const SHUFFLE_MOVES = 1000

/** The cell of the pressed tile: it and all tiles between it and the empty cell slide. */
export type Move = number

export function ordered(size: number, emptyFirst = false): number[] {
  const cells = size * size
  return Array.from({ length: cells }, (_, cell) => (emptyFirst ? cell : (cell + 1) % cells))
}

export function isSolved({ size, tiles, emptyFirst }: State): boolean {
  const goal = ordered(size, emptyFirst)
  return tiles.every((tile, cell) => tile === goal[cell])
}

/** The cells after the empty one up to the pressed one, in a row or column; empty if they are not in line. */
export function lineTo({ size, tiles }: State, cell: number): readonly number[] {
  const from = cellOf(tiles.indexOf(0), size)
  const to = cellOf(cell, size)
  if (from.row !== to.row && from.col !== to.col) return []
  const length = Math.abs(to.row - from.row) + Math.abs(to.col - from.col)
  const row = Math.sign(to.row - from.row)
  const col = Math.sign(to.col - from.col)
  return Array.from({ length }, (_, i) => indexOf(from.row + row * (i + 1), from.col + col * (i + 1), size))
}

/** The cell whose tile an arrow moves in its direction; null at the edge. */
export function cellFor({ size, tiles }: State, direction: Direction): number | null {
  const empty = cellOf(tiles.indexOf(0), size)
  const row = empty.row - STEPS[direction].row
  const col = empty.col - STEPS[direction].col
  return inside(row, col, size, size) ? indexOf(row, col, size) : null
}

/** A board after 1000 random legal moves, and 1000 more if it is solved again. */
export function shuffle(size: number, random: Random): number[] {
  const goal = ordered(size)
  const tiles = goal.slice()
  const near = tiles.map((_, cell) => sideNeighbors(cell, size, size))
  let empty = tiles.length - 1
  do {
    for (let i = 0; i < SHUFFLE_MOVES; i++) {
      const choices = itemAt(near, empty)
      const next = pick(random, choices)
      tiles[empty] = itemAt(tiles, next)
      tiles[next] = 0
      empty = next
    }
  } while (tiles.every((tile, cell) => tile === goal[cell]))
  return tiles
}

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const

function directionOf(size: number, from: number, to: number): Direction {
  return DIRECTIONS.find((each) => from + STEPS[each].row * size + STEPS[each].col === to) as Direction
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const size = Number(options.size)
    return { size, tiles: shuffle(size, createRandom(seed)), emptyFirst: false, moves: 0 }
  },

  apply(state, move) {
    if (isSolved(state) || !Number.isInteger(move) || move < 0 || move >= state.tiles.length)
      return { refused: '' }
    const line = lineTo(state, move)
    if (line.length === 0) return { refused: '' }
    const tiles = state.tiles.slice()
    let empty = state.tiles.indexOf(0)
    const direction = directionOf(state.size, itemAt(line, 0), empty)
    for (const cell of line) {
      tiles[empty] = itemAt(tiles, cell)
      tiles[cell] = 0
      empty = cell
    }
    const next: State = { ...state, tiles, moves: state.moves + line.length }
    const events: Event[] = [
      { type: 'slide', tile: itemAt(state.tiles, move), count: line.length, direction },
    ]
    return { state: next, events: isSolved(next) ? [...events, { type: 'complete' }] : events }
  },

  legal(state) {
    if (isSolved(state)) return []
    return [...state.tiles.keys()].filter((cell) => lineTo(state, cell).length > 0)
  },

  hud: (state): Hud<Stat> => ({ Moves: state.moves }),

  outcome(state): Outcome<Stat> | null {
    if (!isSolved(state)) return null
    return {
      result: 'won',
      title: texts.ends.title,
      detail: texts.ends.inOrder(state.tiles.length - 1),
      results: { Moves: state.moves },
    }
  },

  notation: { read, write },

  debug: ({ size, tiles }) => printGrid(size, size, (row, col) => String(tiles[row * size + col] || '.')),
}
