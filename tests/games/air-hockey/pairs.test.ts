/** Tests two against two: seats, halves, teammates, the computers, and the end. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { frameFrom, NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, JOIN, teamOf } from '../../../src/engine/core/input/seats'
import { createRandom, drawInt, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/air-hockey'
import { options } from '../../../src/games/air-hockey/options'
import {
  type Action,
  HEIGHT,
  inHalf,
  MALLET_RADIUS,
  malletOf,
  type Pairs,
  rules,
  WIDTH,
  type World,
} from '../../../src/games/air-hockey/rules'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { begin, finger, run } from './table'

const pairs = (seed = 1, goals: '3' | '5' = '5') => begin({ match: 'pairs', goals }, seed)
const humans = (world: World) => world.pairs?.human
const hold = (world: World, ticks: number, ...actions: readonly string[]) => {
  let before: readonly string[] = []
  for (let n = 0; n < ticks; n++, before = actions)
    rules.step(world, readInput<Action>(frameFrom(actions, before)), () => {})
}

describe('two against two', () => {
  it('is a game for four, with records of its own', () => {
    const chosen = completeOptions(options, { match: 'pairs' })
    expect(game.players?.(chosen)).toBe(4)
    expect(recordSet(game, { match: 'pairs' })).toBe('level=normal&match=pairs&shape=wide')
    // Two people at one device, or at two, play one against one.
    const two = completeOptions(options, { match: 'pairs', players: '2' })
    expect(game.players?.(two)).toBe(2)
    expect(begin(two).pairs).toBeUndefined()
  })
  it('begins with two mallets in each half, all of the computer until somebody joins', () => {
    const world = pairs()
    expect(FOUR_SEATS.map((seat) => malletOf(world, seat).x < WIDTH / 2)).toEqual([true, false, true, false])
    run(world, 1)
    expect(humans(world)).toEqual([false, false, false, false])
    hold(world, 1, `${JOIN}@1`)
    hold(world, 1, 'up@3')
    expect(humans(world)).toEqual([false, true, false, true])
    // The lower mallet of the left half is nearer.
    const touch = { ...NO_INPUT, pointers: [finger(1, 40, HEIGHT - 60, { pressed: true })] }
    run(world, 1, touch)
    expect(humans(world)).toEqual([false, true, true, true])
  })
  it('moves each mallet by its own keys alone', () => {
    const world = pairs()
    for (const seat of FOUR_SEATS) hold(world, 1, seat === 0 ? JOIN : `${JOIN}@${seat}`)
    const from = FOUR_SEATS.map((seat) => ({ x: malletOf(world, seat).x, y: malletOf(world, seat).y }))
    hold(world, 10, 'up', 'right@1', 'left@2', 'down@3')
    const moved = FOUR_SEATS.map((seat) => [
      Math.sign(Math.round(malletOf(world, seat).x - (from[seat]?.x ?? 0))),
      Math.sign(Math.round(malletOf(world, seat).y - (from[seat]?.y ?? 0))),
    ])
    expect(moved).toEqual([
      [0, -1],
      [1, 0],
      [-1, 0],
      [0, 1],
    ])
  })
  it('keeps all mallets in their halves and teammates apart, whatever is pressed', () => {
    const world = pairs(3)
    const random = createRandom(5)
    const fingers = FOUR_SEATS.map((id) => finger(id, 0, 0))
    let nearest = Number.POSITIVE_INFINITY
    for (let n = 0; n < sample(1500, 10_000) && world.state !== 'over'; n++) {
      const pointers = fingers.map((each) => ({
        ...each,
        x: drawInt(random, 0, WIDTH),
        y: drawInt(random, 0, HEIGHT),
        pressed: n % 50 === 0,
      }))
      const keys = ['up', 'down', 'left', 'right'].map((way) => `${way}@${pick(random, FOUR_SEATS)}`)
      const frame = frameFrom(
        keys.map((key) => key.replace('@0', '')),
        [],
        n % 100 < 50 ? pointers : [],
      )
      rules.step(world, readInput<Action>(frame), () => {})
      for (const seat of FOUR_SEATS) {
        const { x, y } = malletOf(world, seat)
        const within = inHalf(world, teamOf(seat), x, y)
        expect(Math.abs(within.x - x) + Math.abs(within.y - y)).toBeLessThan(0.01)
      }
      for (const [a, b] of [
        [0, 2],
        [1, 3],
      ] as const) {
        const [one, other] = [malletOf(world, a), malletOf(world, b)]
        nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y))
      }
    }
    expect(nearest).toBeGreaterThan(2 * MALLET_RADIUS - 1)
  })
  it('ends with the team of one person as winner or loser, and names the team if several play', () => {
    const end = (human: readonly boolean[], goals: readonly [number, number]) => {
      const world = pairs()
      human.forEach((is, seat) => {
        ;(world.pairs as Pairs).human[seat] = is
      })
      Object.assign(world, { goals, state: 'over' })
      return rules.outcome(world)
    }
    expect(end([false, false, true, false], [5, 2])).toMatchObject({ result: 'won', title: 'Your team wins' })
    expect(end([false, true, false, false], [5, 2])).toMatchObject({
      result: 'lost',
      title: 'The other team wins',
    })
    expect(end([true, true, false, false], [2, 5])).toMatchObject({ result: 'over', title: 'Team 2 wins' })
    expect(rules.hud(pairs())).toEqual({ 'Team 1': 0, 'Team 2': 0 })
  })
  it('is won by each team of computers about equally often, within minutes', { tags: 'sample' }, () => {
    const games = sample(2, 200)
    let left = 0
    let longest = 0
    for (let seed = 1; seed <= games; seed++) {
      const world = pairs(seed, '3')
      let ticks = 0
      for (; world.state !== 'over' && ticks < 60 * 60 * 10; ticks++)
        rules.step(world, readInput<Action>(NO_INPUT), () => {})
      longest = Math.max(longest, ticks)
      if (world.goals[0] > world.goals[1]) left++
    }
    expect(longest).toBeLessThan(60 * 60 * 8)
    // 11% of 200 games are three standard deviations.
    expect(Math.abs(left / games - 0.5)).toBeLessThan(sample(50.1, 11) / 100)
  })
})
