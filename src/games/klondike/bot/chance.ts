/** Finds out by the solvers whether a game can still be won, and remembers the way that was found. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Move, State } from '../rules'
import { solveFreecell } from '../rules/freecellSolver'
import { drawn, moved } from '../rules/moves'
import { write } from '../rules/notation'
import { type Step, solve } from '../rules/solver'
import { cardsIn, FOUNDATION, homeOf, isWon, WASTE } from '../rules/state'
import { positionOf } from '../rules/winnable'

type CardMove = Extract<Move, { type: 'move' }>

/** Positions to visit for each question; a fraction of a second. */
const HINT_NODES = 60_000

export const DRAW: Move = { type: 'draw' }
/** The move of a step of a Klondike solution, after its draws. */
function moveOf(state: State, step: Step): CardMove {
  if (step.from === 'talon') {
    const to = step.to === 'foundation' ? homeOf(itemAt(state.waste, -1)) : step.to
    return { type: 'move', from: WASTE, to, count: 1 }
  }
  if (step.from === 'foundation') return { type: 'move', from: FOUNDATION + step.suit, to: step.to, count: 1 }
  if (step.to !== 'foundation') return { type: 'move', from: step.column, to: step.to, count: step.count }
  const card = itemAt(cardsIn(state, step.column), -1)
  return { type: 'move', from: step.column, to: homeOf(card), count: 1 }
}

/** The moves of a Klondike solution. */
function movesOf(start: State, steps: readonly Step[]): readonly Move[] {
  const moves: Move[] = []
  let state = start
  for (const step of steps) {
    const draws = step.from === 'talon' ? step.draws : 0
    for (let i = 0; i < draws; i++) {
      moves.push(DRAW)
      state = drawn(state)
    }
    const move = moveOf(state, step)
    moves.push(move)
    state = moved(state, move)
  }
  return moves
}

function search(state: State): {
  readonly result: 'won' | 'lost' | 'unknown'
  readonly moves: readonly Move[]
} {
  if (state.kind === 'freecell') return solveFreecell(state, HINT_NODES)
  const { result, steps } = solve(positionOf(state), HINT_NODES)
  return { result, moves: movesOf(state, steps) }
}

/**
 * The moves of the solution found last, by position. Another search on the way could find another solution that leads
 * back, and hints would go in circles.
 */
let route: ReadonlyMap<string, Move> = new Map()

const keyOf = (state: State) => `${state.kind} ${state.draw} ${state.redeals} ${write(state)}`

function storeRoute(start: State, moves: readonly Move[]): void {
  const found = new Map<string, Move>()
  let state = start
  for (const move of moves) {
    found.set(keyOf(state), move)
    state = move.type === 'move' ? moved(state, move) : drawn(state)
  }
  route = found
}

/** Whether a game is won along the solution found last. */
export const isOnRoute = (state: State): boolean => route.has(keyOf(state))

export interface Chance {
  /** 'unknown' if the search ended before it knew. */
  readonly result: 'won' | 'lost' | 'unknown'
  /** The next move of a solution; null if none is known. */
  readonly move: Move | null
}

/** The position searched last: a review asks for it again as the start of the next move. */
let latest: { readonly key: string; readonly chance: Chance } | null = null

/** Whether a game can still be won by moves alone, and how. */
export function chanceOf(state: State): Chance {
  if (isWon(state)) return { result: 'won', move: null }
  const key = keyOf(state)
  const known = route.get(key)
  if (known) return { result: 'won', move: known }
  if (latest?.key === key) return latest.chance
  const { result, moves } = search(state)
  if (result === 'won') storeRoute(state, moves)
  const chance: Chance = { result, move: result === 'won' ? itemAt(moves, 0) : null }
  latest = { key, chance }
  return chance
}
