/**
 * Decides whether a Klondike deal can be won when all cards are known, and finds a solution: best-first searches with
 * a table of visited positions. A search that takes a wrong turn early is lost in a huge part of the game, and another
 * order of trying finds a win quickly. So searches with different estimates take turns, and each turn is longer. A
 * search that ends has seen every position that can be reached, and proves that there is no win.
 */
import { itemAt } from '../../../engine/core/itemAt'
import {
  BYTES,
  COLUMN_TO_COLUMN,
  COLUMN_TO_FOUNDATION,
  countOf,
  FOUNDATION_TO_COLUMN,
  fromOf,
  kindOf,
  type Position,
  TALON_TO_FOUNDATION,
  Table,
  toOf,
  type Weights,
} from './solverTable'
import { Visited } from './visited'

export type { Position } from './solverTable'

/** A step of a solution. Each talon step includes the draws before it. */
export type Step =
  | { readonly from: 'column'; readonly column: number; readonly to: 'foundation' }
  | { readonly from: 'column'; readonly column: number; readonly to: number; readonly count: number }
  | { readonly from: 'talon'; readonly draws: number; readonly to: number | 'foundation' }
  | { readonly from: 'foundation'; readonly suit: number; readonly to: number }

export interface Verdict {
  readonly result: 'won' | 'lost' | 'unknown'
  /** The solution; empty unless won. */
  readonly steps: readonly Step[]
  /** Positions visited. */
  readonly nodes: number
}

interface Way extends Weights {
  /** Positions with nearly equal estimates are tried in an order of chance that follows from this; 0 for none. */
  readonly salt: number
}

/** Chosen in this order because each wins the most deals that those before it do not. */
const WAYS: readonly Way[] = [
  { down: 5, away: 2, talon: 0, blocked: 3, salt: 0 },
  { down: 1, away: 1, talon: 0, blocked: 2, salt: 1155 },
  { down: 8, away: 1, talon: 1, blocked: 2, salt: 693 },
  { down: 3, away: 1, talon: 3, blocked: 1, salt: 0 },
  { down: 0, away: 1, talon: 1, blocked: 4, salt: 2541 },
  { down: 5, away: 1, talon: 1, blocked: 1, salt: 77 },
]
/** Positions of each way in the first turn, and how much longer each further turn is. */
const FIRST_TURN = 2000
const LONGER = 4
/** The chance in estimates, exclusive. */
const CHANCE = 3

interface Found {
  readonly result: 'won' | 'lost' | 'unknown'
  readonly moves: readonly number[]
  readonly nodes: number
}

/** Visits positions, those with the lowest estimate first; of equals, the latest. */
function search(position: Position, max: number, way: Way): Found {
  const table = new Table(position)
  table.settle()
  const bytes = new Uint8Array(BYTES * (max + 1))
  const parents = new Int32Array(max + 1)
  const moves = new Int32Array(max + 1)
  const visited = new Visited(max + 1)
  const open: number[][] = []
  let min = 0
  let count = 0
  /** Keeps the position of the table if it is new. */
  const keep = (parent: number, move: number): boolean => {
    table.save(bytes, count * BYTES)
    const hash = visited.add(bytes, count * BYTES, table.round())
    if (hash < 0) return false
    parents[count] = parent
    moves[count] = move
    const chance = way.salt && (Math.imul(hash ^ way.salt, 0x9e3779b1) >>> 16) % CHANCE
    const value = table.estimate(way) + chance
    const bucket = open[value]
    if (bucket) bucket.push(count)
    else open[value] = [count]
    min = Math.min(min, value)
    count++
    return true
  }
  keep(-1, -1)
  if (table.isWon) return { result: 'won', moves: [], nodes: count }
  const next: number[] = []
  for (; min < open.length; ) {
    const node = open[min]?.pop()
    if (node === undefined) {
      min++
      continue
    }
    next.length = 0
    table.load(bytes, node * BYTES)
    table.moves(next)
    // Of equals, the last one is tried first.
    for (const move of next.reverse()) {
      if (count > max) return { result: 'unknown', moves: [], nodes: count }
      table.load(bytes, node * BYTES)
      table.play(move)
      table.settle()
      if (!keep(node, move) || !table.isWon) continue
      const path: number[] = []
      for (let at = count - 1; at > 0; at = itemAt(parents, at)) path.push(itemAt(moves, at))
      return { result: 'won', moves: path.reverse(), nodes: count }
    }
  }
  return { result: 'lost', moves: [], nodes: count }
}

/** The steps of a solution, with the moves between them that can never hurt. */
function stepsOf(position: Position, moves: readonly number[]): readonly Step[] {
  const table = new Table(position)
  const steps: Step[] = []
  const play = (move: number) => {
    steps.push(stepOf(move, table.drawsOf(move)))
    table.play(move)
  }
  const settle = () => {
    for (let move = table.safe(); move >= 0; move = table.safe()) play(move)
  }
  settle()
  for (const move of moves) {
    play(move)
    settle()
  }
  return steps
}

function stepOf(move: number, draws: number): Step {
  const kind = kindOf(move)
  const from = fromOf(move)
  const to = toOf(move)
  if (kind === COLUMN_TO_FOUNDATION) return { from: 'column', column: from, to: 'foundation' }
  if (kind === COLUMN_TO_COLUMN) return { from: 'column', column: from, to, count: countOf(move) }
  if (kind === FOUNDATION_TO_COLUMN) return { from: 'foundation', suit: from, to }
  return { from: 'talon', draws, to: kind === TALON_TO_FOUNDATION ? 'foundation' : to }
}

/**
 * Searches for a solution.
 *
 * @param max how many positions it may visit; the search is the same on every machine
 */
export function solve(position: Position, max: number): Verdict {
  let nodes = 0
  for (let turn = FIRST_TURN; ; turn *= LONGER)
    for (const way of WAYS) {
      const found = search(position, Math.min(turn, max - nodes), way)
      nodes += found.nodes
      if (found.result === 'won') return { result: 'won', steps: stepsOf(position, found.moves), nodes }
      if (found.result === 'lost' || nodes >= max) return { result: found.result, steps: [], nodes }
    }
}
