/** Tests the Ladder of Pong: five rivals with habits, each beaten by the bot, and the stars by lost points. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/pong'
import { bot } from '../../../src/games/pong/bot'
import { type Options, options } from '../../../src/games/pong/options'
import type { World } from '../../../src/games/pong/rules'
import * as pong from '../../../src/games/pong/rules'
import { duel as rules } from '../../../src/games/pong/rules/duel'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const NUMBERS = pong.RIVAL_NAMES.map((_, n) => n + 1)
const tick = ticker(rules)
const numberOf = (name: pong.RivalName) => pong.RIVAL_NAMES.indexOf(name) + 1

const begin = (rival: number, seed = 1, more: Partial<Options> = {}) =>
  rules.start(completeOptions(options, { ball: 'ladder', rival: `${rival}`, ...more } as Options), seed, {
    width: 800,
    height: 400,
  })

/** A ball in flight against a rival. */
function flying(name: pong.RivalName, ball: Partial<World['ball']>): World {
  const world = begin(numberOf(name))
  world.state = 'play'
  Object.assign(world.ball, ball)
  return world
}

/** What the rival does with a ball that meets its paddle. */
function returned(name: pong.RivalName, y: number) {
  const world = flying(name, { x: 755, y, vx: 8, vy: 0 })
  world.paddles[1].y = y
  tick(world)
  return world
}

describe('the ladder', () => {
  it('is played to five, with the spin of the Wild ball, whatever else is chosen', () => {
    const world = begin(1, 1, { points: '15', margin: '2' })
    expect(world).toMatchObject({ wild: true, pointsToWin: 5, margin: 1, rung: { rival: 1 } })
    expect(recordSet(game, { ball: 'ladder', points: '15', margin: '2', level: 'hard' })).toBe(
      'ball=ladder&players=1',
    )
    expect(recordSet(game, { ball: 'ladder', rival: '3' })).toBe('ball=ladder&players=1&rival=3')
    expect(recordSet(game)).toBe('level=normal&players=1&points=10')
  })

  it('is the Wild ball for two people', () => {
    const world = begin(3, 1, { players: '2' })
    expect(world.rung).toBeUndefined()
    expect([world.wild, world.pointsToWin]).toEqual([true, 10])
  })

  it('gives stars by lost points', () => {
    const end = (left: number, right: number) => {
      const world = Object.assign(begin(2), { state: 'over' as const })
      Object.assign(world.score, [left, right])
      const { result, title, results } = rules.outcome(world) ?? {}
      return [result, results?.Stars, title]
    }
    expect(end(5, 0)).toEqual(['won', 3, 'You beat Echo: 3 stars'])
    expect(end(5, 2)[1]).toBe(2)
    expect(end(5, 3)[1]).toBe(2)
    expect(end(5, 4)).toEqual(['won', 1, 'You beat Echo: 1 star'])
    expect(end(3, 5)).toEqual(['lost', 0, 'Echo wins'])
  })

  it('waits longer before the first serve, with the name of the rival', () => {
    const world = begin(1)
    for (let n = 1; n < pong.FIRST_SERVE_TICKS; n++) expect(tick(world)).toEqual([])
    expect(tick(world)[0]).toMatchObject({ type: 'serve' })
  })
})

describe('the habits', () => {
  it('Curl bends the ball until it is hit or meets a wall', () => {
    const world = returned('curl', 100)
    const before = world.ball.vy
    for (let n = 0; n < 10; n++) tick(world)
    expect(world.ball.vy).toBeGreaterThan(before + 0.4)
    while (!tick(world).some(({ type }) => type === 'wall' || type === 'hit' || type === 'goal')) {}
    expect(world.rung?.bend).toBe(0)
    const straight = returned('dot', 100)
    const vy = straight.ball.vy
    for (let n = 0; n < 10; n++) tick(straight)
    expect(straight.ball.vy).toBe(vy)
  })

  it('Smash adds more speed than the others', () => {
    const speed = ({ ball }: World) => Math.hypot(ball.vx, ball.vy)
    expect(speed(returned('smash', 200))).toBeCloseTo(9.5)
    expect(speed(returned('ace', 200))).toBeCloseTo(9.4)
  })

  it('Echo only follows the ball, where Ace is at its place before', () => {
    const gap = (name: pong.RivalName) => {
      const world = flying(name, { x: 520, y: 60, vx: 5, vy: 5 })
      for (let n = 0; n < 20; n++) tick(world)
      return Math.abs(world.paddles[1].y - world.ball.y)
    }
    expect(gap('echo')).toBeLessThan(20)
    expect(gap('ace')).toBeGreaterThan(60)
  })

  it('do not save them: each is beaten by the bot with three stars within three tries', {
    tags: ['sample'],
  }, () => {
    for (const rival of someOf(NUMBERS, 1, 2)) {
      const stars = [1, 2, 3].map((seed) => {
        const world = begin(rival, seed)
        botPlays(rules, bot, world, 60 * 60 * 10)
        return rules.outcome(world)?.results?.Stars ?? 0
      })
      expect(Math.max(...stars), `${rival}`).toBe(3)
    }
  })
})
