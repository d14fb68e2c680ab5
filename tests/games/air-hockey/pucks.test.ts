/** Tests Air Hockey with two pucks: each has its own serve and goals, and the match ends once. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom } from '../../../src/engine/core/input/input'
import { bot } from '../../../src/games/air-hockey/bot'
import type { Options } from '../../../src/games/air-hockey/options'
import { options } from '../../../src/games/air-hockey/options'
import * as hockey from '../../../src/games/air-hockey/rules'
import { type Round, rules, type World } from '../../../src/games/air-hockey/rules'
import { plan } from '../../../src/games/air-hockey/rules/computer'
import { SKILLS } from '../../../src/games/air-hockey/rules/skills'
import { only, run } from './table'

const WIDE = { width: 600, height: 480 }
const UPRIGHT = { width: 640, height: 480 }
const begin = (chosen: Partial<Options> = {}, seed = 1, size = WIDE) =>
  rules.start(completeOptions(options, { players: '2', pucks: '2', ...chosen }), seed, size)

const second = (world: World) => world.second as Round

type Shot = readonly [x: number, y: number, vx: number, vy: number]

/** Both pucks in play, with given places and speeds; the mallets are far from the shots of these tests. */
function table(first: Shot, other: Shot, chosen: Partial<Options> = {}): World {
  const world = begin(chosen)
  run(world, hockey.SERVE_TICKS)
  for (const [round, [x, y, vx, vy]] of [
    [world, first],
    [second(world), other],
  ] as const) {
    world.physics.place(round.puck, x, y)
    world.physics.setVelocity(round.puck, vx, vy)
  }
  return world
}
const REST: Shot = [200, 60, 0, 0]

describe('air hockey with two pucks', () => {
  it('is an option; as specified there is one', () => {
    const world = begin({ pucks: '1' })
    expect(world.second).toBeUndefined()
    expect(world.physics.bodies.filter(({ kind }) => kind === 'puck')).toHaveLength(1)
  })
  it('starts with a puck for each side, served from two spots', () => {
    for (const size of [WIDE, UPRIGHT]) {
      const world = begin({}, 1, size)
      expect(run(world, hockey.SERVE_TICKS - 1)).toEqual([])
      const serves = run(world, 1)
      expect(serves).toMatchObject([
        { type: 'serve', y: 170, x: size.width / 2 },
        { type: 'serve', y: 310, x: size.width / 2 },
      ])
      expect(serves.map(({ side }) => side).sort()).toEqual([0, 1])
    }
  })
  it('counts a goal of each puck, and serves that one again while the other continues', () => {
    const world = table(REST, [540, 300, 12, 0])
    expect(only(run(world, 20), 'goal')).toMatchObject([{ side: 1, scorer: 0, left: 1, right: 0 }])
    expect([world.state, second(world).state]).toEqual(['play', 'goal'])
    world.physics.setVelocity(world.puck, 0, 3)
    const events = run(world, hockey.GOAL_TICKS + hockey.SERVE_TICKS)
    expect(only(events, 'serve')).toMatchObject([{ side: 1, x: 300, y: 310 }])
    expect(world.puck.y).toBeGreaterThan(200)
    expect(second(world).state).toBe('play')
    world.physics.place(world.puck, 60, 180)
    world.physics.setVelocity(world.puck, -12, 0)
    expect(only(run(world, 20), 'goal')).toMatchObject([{ side: 0, scorer: 1, left: 1, right: 1 }])
    expect([world.state, second(world).state]).toEqual(['goal', 'play'])
  })
  it('has nothing in the way while a puck waits: the other passes its spot', () => {
    const world = table(REST, [540, 300, 12, 0])
    run(world, 20)
    expect(second(world).state).toBe('goal')
    world.physics.place(world.puck, 240, 310)
    world.physics.setVelocity(world.puck, 8, 0)
    const events = run(world, 15)
    expect(events).toEqual([])
    expect(world.puck.x).toBeGreaterThan(340)
  })
  it('delays a serve while the other puck lies on the spot', () => {
    const world = table(REST, [540, 300, 12, 0])
    run(world, 20)
    second(world).wait = 1
    run(world, 1)
    second(world).wait = 1
    world.physics.place(world.puck, 305, 310)
    world.physics.setVelocity(world.puck, 0, 0)
    expect(only(run(world, 5), 'serve')).toEqual([])
    world.physics.place(world.puck, 200, 60)
    expect(only(run(world, 1), 'serve')).toHaveLength(1)
  })
  it('lets pucks bounce off each other, and reports it', () => {
    const world = table([200, 60, 6, 0], [300, 60, -6, 0])
    expect(only(run(world, 12), 'clash')[0]?.speed).toBeGreaterThan(8)
    expect(world.puck.vx).toBeLessThan(0)
    expect(second(world).puck.vx).toBeGreaterThan(0)
  })
  it('blows each free separately when it lies still', () => {
    const world = table([60, 60, 0, 0], [540, 60, 0, 0])
    expect(only(run(world, hockey.NUDGE_TICKS + 30), 'nudge')).toHaveLength(2)
  })
  it.each([
    ['the first', [540, 300, 12, 0], [60, 180, -7, 0]],
    ['the second', [60, 180, -7, 0], [540, 300, 12, 0]],
  ] as const)(
    'ends once, with the deciding goal by %s puck: goals are shut for the other',
    (_name, first, other) => {
      const world = table(first, other)
      world.goals = [4, 4]
      const events = run(world, 20 + hockey.LAST_GOAL_TICKS)
      expect(only(events, 'goal')).toMatchObject([{ last: true, left: 5, right: 4 }])
      expect(only(events, 'serve')).toEqual([])
      expect(only(events, 'finish')).toEqual([{ type: 'finish', winner: 0 }])
      expect(rules.outcome(world)).toMatchObject({ title: 'Player 1 wins', detail: '5–4' })
      const before = JSON.stringify(world)
      run(world, 60, frameFrom(['right']))
      expect(JSON.stringify(world)).toBe(before)
    },
  )
  it('serves nothing after the deciding goal, even if a puck was about to be served', () => {
    const world = table([540, 300, 12, 0], [540, 180, 9, 0])
    world.goals = [3, 4]
    const events = run(world, 30 + hockey.LAST_GOAL_TICKS + hockey.SERVE_TICKS)
    expect(only(events, 'goal').map(({ left }) => left)).toEqual([4, 5])
    expect(only(events, 'serve')).toEqual([])
    expect(only(events, 'finish')).toHaveLength(1)
  })
  it('has computers that play the puck that is more dangerous to their goal', () => {
    // One rests in this half, the other comes fast from the far one.
    const world = table([160, 60, 0, 0], [420, 240, -14, 0])
    expect(hockey.dangerTo(world, 0)).toBe(second(world))
    expect(plan(world, 0, SKILLS.hard, 0)).toMatchObject({ x: SKILLS.hard.home, strike: false })
    // For the other side it is the one that rests nearer to its goal.
    world.physics.setVelocity(second(world).puck, 0, 0)
    expect(hockey.dangerTo(world, 1)).toBe(second(world))
    expect(hockey.dangerTo(world, 0)).toBe(world)
    // A puck that is not in play is no danger.
    second(world).state = 'goal'
    expect(hockey.dangerTo(world, 1)).toBe(world)
  })
  it.each([
    ['wide', WIDE],
    ['upright', UPRIGHT],
  ] as const)('can be won by a plain player in both shapes: %s', (_name, size) => {
    const world = begin({ players: '1', level: 'easy' }, 2, size)
    for (let n = 0; n < 60_000 && !rules.outcome(world); n++)
      run(world, 1, frameFrom(bot(world, n).hold ?? []))
    expect(rules.outcome(world)?.result).toBe('won')
  })
})
