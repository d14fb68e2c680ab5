/** Test helpers for Invisible Maze: moves at a time, and a walker that knows the shortest path. */
import type { Direction } from '../../../src/engine/core/math/grid'
import { levelOf, type Move, rules, type State } from '../../../src/games/invisible-maze/rules'
import type { Level } from '../../../src/games/invisible-maze/rules/levels'
import { stepFrom, wayToGoal } from '../../../src/games/invisible-maze/rules/maze'
import { mover } from '../../support/moves'

export const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right']
/** Four moves per second. */
export const MOVE_MS = 250

export const { apply, refused } = mover(rules)
export const play = (state: State, at: number, ...moves: Move[]): State =>
  moves.reduce((now, move) => apply(now, move, at).state, state)

/** The next move along the shortest path. */
export function wayOf(level: Level, at: number): Direction {
  const to = wayToGoal(level, at)[1]
  return WAYS.find((way) => stepFrom(level, at, way) === to) as Direction
}

/** Walks the shortest path of one level. @returns the final state and time */
export function solve(from: State, startAt: number): { state: State; at: number } {
  let state = from
  let at = startAt
  while (state.stage === 'walking') {
    state = play(state, at, wayOf(levelOf(state), state.at))
    at += MOVE_MS
  }
  return { state, at }
}
