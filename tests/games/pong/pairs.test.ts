/** Tests two against two: seats and lines, balls that pass, the score, the end, and that no team has an advantage. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { NO_INPUT, readInput, slot } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, JOIN, type Seat } from '../../../src/engine/core/input/seats'
import { chance, createRandom, drawInt, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/pong'
import { type Options, options } from '../../../src/games/pong/options'
import {
  faceOf,
  PADDLE_HEIGHT,
  PADDLE_SPEED,
  type Pairs,
  paddleOf,
  seatsIn,
  type World,
} from '../../../src/games/pong/rules'
import { duel } from '../../../src/games/pong/rules/duel'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { finger, ticker, typesOf } from '../../support/ticks'

const COURT = { width: 800, height: 400 }
const tick = ticker(duel)
const begin = (chosen: Partial<Options> = {}, seed = 1): World =>
  duel.start(completeOptions(options, { ball: 'pairs', ...chosen }), seed, COURT)
const pairsOf = (world: World) => world.pairs as Pairs
const heights = (world: World) => FOUR_SEATS.map((seat) => paddleOf(world, seat).y)

/** A ball in flight, people in all seats, and their paddles at these heights. */
function flying(ball: Partial<World['ball']>, at: readonly number[]): World {
  const world = begin()
  world.state = 'play'
  Object.assign(world.ball, ball)
  Object.assign(pairsOf(world), { human: [true, true, true, true] })
  for (const seat of FOUR_SEATS) paddleOf(world, seat).y = at[seat] as number
  return world
}
/** The first event of a type within five seconds. */
function first(world: World, type: string) {
  for (let n = 0; n < 300; n++) {
    const event = tick(world).find((each) => each.type === type)
    if (event) return event
  }
  return undefined
}

describe('two against two', () => {
  it('is a game for four, with records of its own and the score of the match', () => {
    const chosen = completeOptions(options, { ball: 'pairs' })
    expect(game.players?.(chosen)).toBe(4)
    expect(recordSet(game, { ball: 'pairs', players: '2' })).toBe('ball=pairs&level=normal&points=10')
    expect(recordSet(game, {})).toBe('level=normal&players=1&points=10')
    expect(seatsIn(begin())).toEqual(FOUR_SEATS)
    expect(begin({ points: '15', margin: '2' })).toMatchObject({ pointsToWin: 15, margin: 2, wild: false })
    expect(duel.hud(begin())).toEqual({ 'Team 1': 0, 'Team 2': 0 })
  })
  it('has a line for each paddle, the same for both teams', () => {
    expect(faceOf(0) + faceOf(1)).toBe(COURT.width)
    expect(faceOf(2) + faceOf(3)).toBe(COURT.width)
    expect(faceOf(0)).toBeLessThan(faceOf(2))
    expect(faceOf(2)).toBeLessThan(COURT.width / 2)
  })
  it('is the computer’s until somebody joins, by a press, a key or a finger near a line', () => {
    const world = begin()
    const humans = () => [...pairsOf(world).human]
    tick(world)
    expect(humans()).toEqual([false, false, false, false])
    tick(world, [`${JOIN}@1`])
    tick(world, ['up@2'])
    expect(humans()).toEqual([false, true, true, false])
    tick(world, [], [], [finger(600, 300, { pressed: true })])
    expect(humans()).toEqual([false, true, true, true])
  })
  it('moves each paddle by its own keys, and four fingers at once', () => {
    const world = flying({ x: 400, y: 200 }, [200, 200, 200, 200])
    for (const seat of FOUR_SEATS) {
      const before = heights(world)
      tick(world, [slot('down', seat)])
      expect(heights(world).map((y, each) => y - (before[each] as number))).toEqual(
        FOUR_SEATS.map((each) => (each === seat ? PADDLE_SPEED : 0)),
      )
    }
    const at = [
      [20, 100],
      [790, 150],
      [240, 250],
      [560, 300],
    ] as const
    const touch = (pressed: boolean) => at.map(([x, y], id) => finger(x, y, { id, pressed }))
    tick(world, [], [], touch(true))
    for (let n = 0; n < 30; n++) tick(world, [], [], touch(false))
    expect(heights(world)).toEqual(at.map(([, y]) => y))
  })
})

describe('a ball of two against two', () => {
  it.each([
    [2, -6, [320, 200, 200, 200]],
    [0, -6, [200, 200, 320, 200]],
    [3, 6, [200, 320, 200, 200]],
    [1, 6, [200, 200, 200, 320]],
  ] as const)('comes to the paddle in front, then to the one at the end: seat %i', (seat, vx, at) => {
    const world = flying({ x: 400, y: 200, vx, vy: 0 }, at)
    expect(first(world, 'hit')).toMatchObject({ side: seat, offset: 0, rally: 1 })
    expect(Math.sign(world.ball.vx)).toBe(-Math.sign(vx))
  })
  it('passes the paddle of a mate, and meets the other team', () => {
    for (const side of [0, 1] as const) {
      const world = flying({ x: 400, y: 200, vx: side === 0 ? -6 : 6, vy: 0 }, [200, 200, 200, 200])
      // Out of the way of the ball as it comes, and back in it when it returns.
      const front = paddleOf(world, side === 0 ? 2 : 3)
      front.y = 320
      first(world, 'hit')
      front.y = 200
      expect(first(world, 'hit')).toMatchObject({ side: side === 0 ? 3 : 2 })
    }
  })
  it('scores for the other team behind both', () => {
    const away = PADDLE_HEIGHT / 2
    const world = flying({ x: 400, y: 350, vx: -6, vy: 0 }, [away, away, away, away])
    expect(first(world, 'goal')).toMatchObject({ scorer: 1, left: 0, right: 1, last: false })
    expect(world).toMatchObject({ state: 'serve', receiver: 0 })
  })
  it('counts the hits of people in a rally, and none of computers', () => {
    const world = begin()
    world.state = 'play'
    Object.assign(world.ball, { x: 400, y: 200, vx: -6, vy: 0 })
    expect(first(world, 'hit')).toMatchObject({ rally: 0 })
    expect(world.longest).toBe(0)
  })
})

describe('the match of two against two', () => {
  it('ends with the team of one person as winner or loser, and names the team if several play', () => {
    const end = (human: readonly boolean[], score: readonly [number, number]) => {
      const world = begin()
      Object.assign(world, { score, state: 'over', longest: 7 })
      Object.assign(pairsOf(world), { human })
      return duel.outcome(world)
    }
    expect(end([false, false, true, false], [10, 6])).toEqual({
      result: 'won',
      title: 'Your team wins',
      detail: '10 to 6.',
      results: { Rally: 7 },
    })
    expect(end([false, true, false, false], [10, 6])).toMatchObject({
      result: 'lost',
      title: 'The other team wins',
    })
    expect(end([true, true, false, false], [6, 10])).toMatchObject({ result: 'over', title: 'Team 2 wins' })
  })
  it('goes the same way again, from the start and from a copy at any tick', () => {
    const played = (copies: boolean) => {
      const random = createRandom(11)
      const chances = createRandom(12)
      let world = begin({ points: '5' }, 4)
      let held: readonly string[] = []
      for (let n = 0; world.state !== 'over' && n < 60 * 60 * 10; n++) {
        if (n % 20 === 0) held = [slot(pick(random, ['up', 'down'] as const), drawInt(random, 0, 2))]
        tick(world, n > 300 ? held : [])
        if (copies && drawInt(chances, 0, 20) === 0) world = structuredClone(world)
      }
      return world
    }
    const once = played(false)
    expect(once.state).toBe('over')
    expect(pairsOf(once).human).toEqual([true, true, true, false])
    expect(played(false)).toEqual(once)
    expect(played(true)).toEqual(once)
  })
  it('lets any input act for its seat alone, and nothing throws', { tags: 'sample' }, () => {
    const random = createRandom(7)
    let world = begin()
    for (let n = 0; n < sample(3000, 10_000); n++) {
      if (world.state === 'over') world = begin({}, n)
      const presses = FOUR_SEATS.flatMap((seat) =>
        chance(random, 0.1) ? [{ seat, name: slot(pick(random, ['up', 'down', JOIN] as const), seat) }] : [],
      )
      const human = [...pairsOf(world).human]
      const before = heights(world)
      const events = tick(
        world,
        presses.map(({ name }) => name),
      )
      const acting = new Set<Seat>(presses.map(({ seat }) => seat))
      for (const seat of FOUR_SEATS) {
        const isHuman = pairsOf(world).human[seat]
        expect(isHuman).toBe(human[seat] === true || acting.has(seat))
        if (isHuman && !acting.has(seat)) expect(heights(world)[seat]).toBe(before[seat])
      }
      expect(typesOf(events).every((type) => ['serve', 'hit', 'wall', 'goal'].includes(type))).toBe(true)
    }
  })
  it('is won by each team of computers about equally often, within minutes', { tags: 'sample' }, () => {
    const games = sample(4, 1000)
    let left = 0
    let longest = 0
    for (let seed = 1; seed <= games; seed++) {
      const world = begin({}, seed)
      let n = 0
      for (; world.state !== 'over' && n < 60 * 60 * 15; n++) duel.step(world, readInput(NO_INPUT), () => {})
      expect(world.state).toBe('over')
      longest = Math.max(longest, n)
      if (world.score[0] > world.score[1]) left++
    }
    expect(longest).toBeLessThan(60 * 60 * 12)
    // 5% of 1,000 are three standard deviations; four games show only that they end.
    expect(Math.abs(left / games - 0.5)).toBeLessThan(sample(50.1, 5) / 100)
  })
})
