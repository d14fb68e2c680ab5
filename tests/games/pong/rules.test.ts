/** Tests Pong: the court's constants, the bounce, the serve, ten points, and a computer that wins and loses. */

import { describe, expect, it } from 'vitest'
import type { RealtimeBot } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/pong/bot'
import game from '../../../src/games/pong/index'
import { type Options, options } from '../../../src/games/pong/options'
import type { World } from '../../../src/games/pong/rules'
import * as pong from '../../../src/games/pong/rules'
import { duel as rules } from '../../../src/games/pong/rules/duel'
import { sample } from '../../support/proofs'
import { botPlays, finger as fingerAt, ticker } from '../../support/ticks'

const size = { width: 800, height: 400 }
const begin = (seed = 1, chosen: Partial<Options> = {}) =>
  rules.start(completeOptions(options, chosen), seed, size)

const tick = ticker(rules)
const LEVELS = ['easy', 'normal', 'hard'] as const

/** A ball in flight. */
function flying(ball: Partial<World['ball']>, chosen: Partial<Options> = {}): World {
  const world = begin(1, chosen)
  world.state = 'play'
  Object.assign(world.ball, ball)
  return world
}

function play(world: World, left: 'idle' | 'perfect', max = 60 * 60 * 10): World {
  botPlays(rules, left === 'perfect' ? bot : () => ({}), world, max)
  return world
}

describe('the court', () => {
  it('has the specified size, paddles and speeds', () => {
    expect([pong.WIDTH, pong.HEIGHT]).toEqual([800, 400])
    expect(game.size).toEqual({ width: 800, height: 400 })
    expect(pong.PADDLE_HEIGHT).toBe(80)
    expect(pong.PADDLE_SPEED).toBe(6)
    expect(pong.COMPUTER_SPEED).toBeCloseTo(4.8)
  })

  it('moves a paddle 6 per tick by keys, and never off the court', () => {
    const world = begin(1, { players: '2' })
    tick(world, ['up', 'down@1'])
    expect(world.paddles.map(({ y }) => y)).toEqual([194, 206])
    for (let n = 0; n < 100; n++) tick(world, ['up', 'down@1'])
    expect(world.paddles.map(({ y }) => y)).toEqual([40, 360])
  })

  it('moves the computer at most 4.8 per tick', () => {
    const world = flying({ x: 500, y: 380, vx: 5, vy: 0 })
    let last = world.paddles[1].y
    for (let n = 0; n < 40; n++) {
      tick(world)
      expect(Math.abs(world.paddles[1].y - last)).toBeLessThanOrEqual(4.8 + 1e-9)
      last = world.paddles[1].y
    }
    expect(last).toBeGreaterThan(300)
  })

  it('follows a finger on either half with two players, any pointer with one, and lets keys take over', () => {
    const finger = (id: number, x: number, y: number) => fingerAt(x, y, { id, pressed: true })
    const two = begin(1, { players: '2' })
    for (let n = 0; n < 60; n++) tick(two, [], [], [finger(1, 100, 60), finger(2, 700, 340)])
    expect(two.paddles.map(({ y }) => y)).toEqual([60, 340])
    const one = begin(1)
    for (let n = 0; n < 60; n++) tick(one, [], [], [finger(1, 700, 340)])
    expect(one.paddles[0].y).toBe(340)
    tick(one, ['up'])
    tick(one)
    expect(one.paddles[0].y).toBe(334)
  })
})

describe('the ball', () => {
  it('bounces off walls', () => {
    const world = flying({ x: 400, y: 12, vx: 4, vy: -6 })
    const [wall] = tick(world)
    expect(wall).toMatchObject({ type: 'wall', x: expect.closeTo(402.67, 2), y: 8 })
    expect(world.ball).toMatchObject({ x: expect.closeTo(404), y: expect.closeTo(10), vy: 6 })
  })

  it('leaves a paddle by the hit point, 0.3 faster each time, up to the top speed', () => {
    for (const [offset, rises] of [
      [0, 0],
      [0.5, 1],
      [-0.9, -1],
    ] as const) {
      const world = flying({ x: 44, y: 200 + offset * 40, vx: -8, vy: 0 })
      const events = tick(world)
      expect(events[0]).toMatchObject({ type: 'hit', side: 0, rally: 1 })
      expect(Math.hypot(world.ball.vx, world.ball.vy)).toBeCloseTo(8.3)
      expect(world.ball.vx).toBeGreaterThan(0)
      expect(Math.sign(world.ball.vy)).toBe(rises)
      expect(Math.atan2(world.ball.vy, world.ball.vx)).toBeCloseTo(offset * pong.STEEPEST)
    }
    const fast = flying({ x: 44, y: 200, vx: -pong.TOP_SPEED, vy: 0 })
    tick(fast)
    expect(fast.ball.vx).toBe(pong.TOP_SPEED)
  })

  it('never tunnels through a paddle, at ten times the top speed', () => {
    for (let n = 0; n < 140; n++) {
      const world = flying({ x: 300 + n, y: 200, vx: 140, vy: 0 }, { players: '2' })
      let hit = false
      for (let i = 0; i < 8 && !hit; i++) hit = tick(world).some(({ type }) => type === 'hit')
      expect(hit).toBe(true)
    }
  })

  it.each([0, 1] as const)('meets walls and the paddle of side %i in their order within a tick', (side) => {
    for (const low of [false, true]) {
      const turned = (y: number) => (low ? 400 - y : y)
      const world = flying(
        {
          x: side === 0 ? 71.47 : 800 - 71.47,
          y: turned(28.7),
          vx: side === 0 ? -23.24 : 23.24,
          vy: low ? 18.97 : -18.97,
        },
        { ball: 'wild', players: '2' },
      )
      for (const paddle of world.paddles) paddle.y = turned(50.98)
      const events: { type: string }[] = []
      while (world.state === 'play' && events.every(({ type }) => type !== 'hit')) events.push(...tick(world))
      expect(events.map(({ type }) => type)).toEqual(['wall', 'hit'])
      expect(events[1]).toMatchObject({ side, y: expect.closeTo(turned(12.99), 1) })
    }
  })

  it('that is past the face is lost', () => {
    const world = flying({ x: 30, y: 200 - 40 - 20, vx: -5, vy: 4 })
    const events: string[] = []
    for (let n = 0; n < 20; n++) events.push(...tick(world).map(({ type }) => type))
    expect(events).toContain('goal')
    expect(events).not.toContain('hit')
  })
})

describe('winning by two', () => {
  const scored = (margin: Options['margin'], left: number, right: number) => {
    const world = flying({ x: 805, y: 30, vx: 9, vy: 0 }, { margin, points: '5', players: '2' })
    Object.assign(world.score, [left, right])
    return tick(world).find(({ type }) => type === 'goal')?.last
  }
  it('is an option; by default the last point is enough', () => {
    expect(scored('1', 4, 4)).toBe(true)
  })
  it('continues until one side is two points ahead', () => {
    expect([scored('2', 4, 4), scored('2', 5, 4), scored('2', 8, 8), scored('2', 9, 8)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(scored('2', 3, 0)).toBe(false)
  })
})

describe('the Wild ball', () => {
  const WILD = { ball: 'wild' } as const
  it('exceeds the top speed after ten hits, unlike the Classic one', () => {
    for (const [chosen, rally, speed] of [
      [WILD, pong.LONG_RALLY, pong.TOP_SPEED + pong.WILD_SPEED_UP],
      [WILD, pong.LONG_RALLY - 1, pong.TOP_SPEED],
      [{}, 60, pong.TOP_SPEED],
    ] as const) {
      const world = flying({ x: 44, y: 200, vx: -pong.TOP_SPEED, vy: 0 }, chosen)
      world.rally = rally
      tick(world)
      expect(world.ball.vx).toBeCloseTo(speed)
    }
    const fast = flying({ x: 44, y: 200, vx: -pong.WILD_SPEED, vy: 0 }, WILD)
    fast.rally = 90
    tick(fast)
    expect(fast.ball.vx).toBeCloseTo(pong.WILD_SPEED)
  })
  it('is deflected the way a paddle moves, at most as steeply as by its tip', () => {
    for (const [chosen, turned] of [
      [WILD, -pong.SPIN],
      [{}, 0],
    ] as const) {
      const world = flying({ x: 44, y: 194, vx: -8, vy: 0 }, chosen)
      tick(world, ['up'])
      expect(Math.atan2(world.ball.vy, world.ball.vx)).toBeCloseTo(turned)
    }
    const steep = flying({ x: 44, y: 162, vx: -8, vy: 0 }, WILD)
    tick(steep, ['up'])
    expect(Math.atan2(steep.ball.vy, steep.ball.vx)).toBeCloseTo(
      -pong.STEEPEST * Math.min(1, 32 / 40 + 18 / 55),
    )
  })
  it('ends every rally of the bot against the computer: points are scored, none after 60 hits', {
    tags: ['sample'],
  }, () => {
    for (const level of LEVELS) {
      const world = Object.assign(begin(3, { ...WILD, level }), { pointsToWin: 99 })
      play(world, 'perfect', 60 * 60 * sample(5, 15))
      expect(world.score[0] + world.score[1], level).toBeGreaterThan(sample(6, 20))
      expect(world.longest, level).toBeLessThan(60)
    }
  })
})

describe('points', () => {
  it('go to the other side, and the serve to the loser', () => {
    const world = flying({ x: 2, y: 30, vx: -6, vy: 0 })
    const [event] = [tick(world), tick(world)].flat()
    expect(event).toMatchObject({ type: 'goal', scorer: 1, left: 0, right: 1, last: false })
    expect(world).toMatchObject({ state: 'serve', receiver: 0, score: [0, 1] })
    expect(rules.hud(world)).toEqual({ You: 0, Computer: 1 })
    for (let n = 0; n < pong.SERVE_TICKS - 1; n++) expect(tick(world)).toEqual([])
    expect(tick(world)).toEqual([{ type: 'serve', side: 0 }])
    expect(world.ball.vx).toBeLessThan(0)
  })

  it('end the game at ten, after a final animation', () => {
    const world = flying({ x: 2, y: 30, vx: -8, vy: 0 })
    world.score[1] = 9
    world.longest = 7
    const events = [...tick(world), ...tick(world)]
    expect(events).toContainEqual(expect.objectContaining({ type: 'goal', right: 10, last: true }))
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < pong.END_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'lost',
      title: 'The computer wins',
      detail: '0 to 10.',
      results: { Rally: 7 },
    })
  })

  it('name the winner of two players', () => {
    const world = flying({ x: 798, y: 30, vx: 8, vy: 0 }, { players: '2', points: '5' })
    world.score[0] = 4
    for (let n = 0; n < 60; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Player 1 wins', detail: '5 to 0.' })
    expect(rules.hud(world)).toEqual({ 'Player 1': 5, 'Player 2': 0 })
  })
})

describe('the computer', () => {
  it('beats a player who does nothing 10:0', () => {
    for (let seed = 1; seed <= 2; seed++) expect(play(begin(seed), 'idle').score).toEqual([0, 10])
  })

  it('is stronger at each level: the same players score less', { tags: ['sample'] }, () => {
    const lead = { fallible: [] as number[], perfect: [] as number[] }
    for (const level of sample(0, 1) ? LEVELS : (['easy', 'hard'] as const))
      for (const kind of ['fallible', 'perfect'] as const) {
        let points = 0
        for (let seed = 1; seed <= sample(2, 8); seed++) {
          const world = Object.assign(begin(seed, { level }), { pointsToWin: 99 })
          const misjudging: RealtimeBot<World> = (seen, n) => {
            // Each ball separately, sometimes by more than half a paddle.
            const off =
              kind === 'perfect' ? 0 : ((seen.rally * 37 + seed * 17 + seen.score[0] * 7) % 9) * 9 - 36
            return bot({ ...seen, ball: { ...seen.ball, y: seen.ball.y + off } }, n)
          }
          botPlays(rules, misjudging, world, 60 * 240)
          points += world.score[0] - world.score[1]
        }
        lead[kind].push(points)
      }
    for (const points of Object.values(lead))
      expect(points, JSON.stringify(lead)).toEqual([...points].sort((a, b) => b - a))
    expect(begin().level).toBe('normal')
  })

  it('is beaten by a perfect player with keys', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(2, 12); seed++) {
      const world = play(begin(seed), 'perfect')
      expect(rules.outcome(world), `seed ${seed}: ${world.score}`).toMatchObject({ result: 'won' })
    }
  })
})
