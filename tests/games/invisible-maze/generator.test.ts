/** Tests the endless mazes of Invisible Maze: mazes by seed that can all be solved within their limit. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/invisible-maze/options'
import { levelOf, type Move, rules, type State } from '../../../src/games/invisible-maze/rules'
import { madeLevel } from '../../../src/games/invisible-maze/rules/made'
import { movesToGoal, stepFrom } from '../../../src/games/invisible-maze/rules/maze'
import { MOVE_MS, play, solve, WAYS } from './helpers'

const MADE = completeOptions(options, { mazes: 'made', level: '1' })
const apply = (state: State, move: Move, at = 0): State => play(state, at, move)

describe('mazes by seed', () => {
  it('depend only on the seed, and grow up to a limit', () => {
    expect(madeLevel(5, 3)).toEqual(madeLevel(5, 3))
    expect(madeLevel(5, 3).walls).not.toEqual(madeLevel(6, 3).walls)
    expect(madeLevel(5, 3).walls).not.toEqual(madeLevel(5, 4).walls)
    expect([1, 2, 3, 7, 13, 40].map((id) => madeLevel(1, id).size)).toEqual([9, 9, 11, 15, 21, 21])
  })

  it('have only reachable cells, and more time than the shortest path takes', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const id of [1, 2, 5, 9, 14, 30]) {
        const level = madeLevel(seed, id)
        const far = movesToGoal(level)
        expect([level.walls[level.start], level.walls[level.end]]).toEqual([false, false])
        const shut = level.walls.flatMap((wall, cell) => (!wall && far[cell] === -1 ? [cell] : []))
        expect(shut, `${seed} ${id}`).toEqual([])
        const shortest = (far[level.start] as number) * (MOVE_MS / 1000)
        // The path is not visible: there is time for at least three times as many steps.
        expect(level.timeLimit as number).toBeGreaterThan(3 * shortest)
      }
  })

  it('allow less time per move of the shortest path with every level', () => {
    const paceOf = (id: number) => {
      const level = madeLevel(3, id)
      return ((level.timeLimit as number) - 20) / (movesToGoal(level)[level.start] as number)
    }
    expect(paceOf(1)).toBeGreaterThan(paceOf(6))
    expect(paceOf(6)).toBeGreaterThan(paceOf(13))
    expect(paceOf(40)).toBeGreaterThanOrEqual(1)
  })
})

describe('an endless game', () => {
  it('continues from maze to maze until the player ends it', () => {
    let now = { state: rules.start(MADE, 7), at: 0 }
    expect(now.state).toMatchObject({ level: 1, seed: 7 })
    for (let id = 1; id <= 9; id++) {
      now = solve(now.state, now.at)
      expect(now.state).toMatchObject({ level: id, stage: 'complete' })
      expect(rules.outcome(now.state)).toBeNull()
      expect(rules.legal(now.state)).toEqual(['next', 'retry', 'end'])
      now = { ...now, state: apply(now.state, 'next', now.at) }
    }
    const ended = apply(solve(now.state, now.at).state, 'end')
    expect(rules.outcome(ended)).toMatchObject({
      result: 'over',
      title: '10 levels solved',
      results: { Levels: 10 },
    })
    expect(rules.legal(ended)).toEqual([])
  })

  it('ends when the time is up and there is no retry, and is no record with the solution shown', () => {
    let state = apply(apply(rules.start(MADE, 7), 'solution'), 'solution')
    state = apply(solve(state, 0).state, 'next', 60_000)
    const way = WAYS.find((each) => stepFrom(levelOf(state), state.at, each) >= 0) as Move
    state = apply(state, way, 61_000)
    const next = rules.next?.(state)
    state = apply(state, next?.move as Move, 61_000 + (next?.after ?? 0))
    expect(rules.legal(state)).toEqual(['retry', 'end'])
    const { results, title } = rules.outcome(apply(state, 'end')) ?? {}
    expect([title, results]).toEqual(['1 level solved', {}])
  })

  it('is written as text with its seed, and the seven without one', () => {
    const state = rules.start(MADE, 42)
    expect(rules.notation?.write(state)).toBe('42/1:1,1')
    expect(rules.notation?.read('42/1:1,1', MADE)).toEqual(state)
    expect(rules.notation?.write(rules.start(completeOptions(options), 42))).toBe('1:1,1')
    expect(rules.start(completeOptions(options), 42)).not.toHaveProperty('seed')
    expect(() => rules.notation?.read('42/1:99,1', MADE)).toThrow(/9 rows/)
  })
})
