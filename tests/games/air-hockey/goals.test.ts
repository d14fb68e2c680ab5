/** Tests Air Hockey's goals, and matches to every number of goals. */
import { describe, expect, it } from 'vitest'
import { frameFrom } from '../../../src/engine/core/input/input'
import game from '../../../src/games/air-hockey'
import * as hockey from '../../../src/games/air-hockey/rules'
import { rules } from '../../../src/games/air-hockey/rules'
import { recordSet } from '../../support/options'
import { begin, only, run, table } from './table'

describe('air hockey: goals', () => {
  it('counts for the other side, in the mouth only, and puts the puck back', () => {
    const left = table(60, 180, -12, 0)
    const goal = only(run(left, 20), 'goal')
    expect(goal).toMatchObject([{ side: 0, scorer: 1, left: 0, right: 1, last: false }])
    expect(left.goals).toEqual([0, 1])
    expect(left.puck).toMatchObject({ x: 300, y: 240 })
    const right = table(540, 300, 12, 0)
    run(right, 20)
    expect(right.goals).toEqual([1, 0])
    const wall = table(60, 100, -12, 0)
    run(wall, 20)
    expect(wall.goals).toEqual([0, 0])
  })

  it('serves to the side that conceded, after a pause', () => {
    const world = table(540, 300, 12, 0)
    const events = run(world, 20 + hockey.GOAL_TICKS + hockey.SERVE_TICKS)
    expect(only(events, 'serve')).toMatchObject([{ side: 1 }])
    expect(world.state).toBe('play')
    run(world, 5)
    expect(world.puck.vx).toBeGreaterThan(0)
  })

  it('ends at five, after the slow deciding goal', () => {
    const world = table(540, 300, 12, 0)
    world.goals = [4, 4]
    const events = run(world, 20)
    expect(only(events, 'goal')).toMatchObject([{ last: true, left: 5, right: 4 }])
    expect(rules.outcome(world)).toBeNull()
    expect(Math.abs(world.scored?.vx ?? 99)).toBeLessThan(4)
    expect(only(run(world, hockey.LAST_GOAL_TICKS), 'finish')).toEqual([{ type: 'finish', winner: 0 }])
    expect(rules.outcome(world)).toEqual({ result: 'over', title: 'Player 1 wins', detail: '5 : 4' })
    const before = JSON.stringify(world)
    run(world, 60, frameFrom(['right']))
    expect(JSON.stringify(world)).toBe(before)
  })

  it('names the winner against the computer, and records only the time of a win', () => {
    const world = table(540, 300, 12, 0, { level: 'easy' })
    world.physics.place(world.mallets[1], 400, 40)
    world.goals = [4, 0]
    run(world, 200)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', title: 'You win', results: { Time: 2 } })
    const lost = table(60, 180, -12, 0, { level: 'easy' })
    lost.goals = [0, 4]
    run(lost, 200)
    const end = rules.outcome(lost)
    expect(end).toMatchObject({ result: 'lost', title: 'The computer wins' })
    expect(end?.results).toBeUndefined()
  })
})

describe('a match', () => {
  it.each(['3', '5', '7'])('to %s goals ends exactly there, with separate records', (goals) => {
    const toWin = Number(goals)
    const goalAt = (before: [number, number]) => {
      const world = Object.assign(begin({ goals }), { goals: before, state: 'play' })
      world.physics.place(world.puck, world.width + 5, 240)
      run(world, 200)
      return rules.outcome(world)
    }
    expect(goalAt([toWin - 1, toWin - 2])).toMatchObject({ result: 'won', detail: `${toWin} : ${toWin - 2}` })
    expect(goalAt([toWin - 2, 0])).toBeNull()
    expect(recordSet(game, { goals }) === recordSet(game)).toBe(goals === '5')
  })
})
