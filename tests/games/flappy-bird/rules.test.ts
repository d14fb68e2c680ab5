/** Tests Flappy Bird: constants, the flight, the three ways to crash, and the medals. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/flappy-bird/bot'
import { options } from '../../../src/games/flappy-bird/options'
import * as flappy from '../../../src/games/flappy-bird/rules'
import { medal, rules, type World } from '../../../src/games/flappy-bird/rules'
import { GRASS, thrown, tumble } from '../../../src/games/flappy-bird/view/tumble'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const begin = (seed = 1) => rules.start(completeOptions(options), seed, { width: 400, height: 600 })

const advance = ticker(rules)
const tick = (world: World, flap = false) => advance(world, flap ? ['flap'] : [])

/** A flying bird with one given pipe and no other. */
function withPipe(x: number, gap: number, y: number): World {
  const world = begin()
  tick(world, true)
  Object.assign(world, { y, vy: 0 })
  world.pipes = [{ id: 0, x, gap, passed: false }]
  return world
}

describe('flappy bird: constants', () => {
  it('has the specified field, bird, pipes, gravity and jump', () => {
    expect([flappy.WIDTH, flappy.HEIGHT]).toEqual([400, 600])
    expect(flappy.BIRD_SIZE).toBe(30)
    expect([flappy.PIPE_WIDTH, flappy.GAP, flappy.PIPE_SPEED]).toEqual([60, 150, 2])
    expect([flappy.GRAVITY, flappy.JUMP]).toEqual([0.6, -12])
  })

  it('judges by a circle 10 to 20 percent smaller than the drawn bird', () => {
    const share = (2 * flappy.HIT_RADIUS) / flappy.BIRD_SIZE
    expect(share).toBeGreaterThanOrEqual(0.8)
    expect(share).toBeLessThanOrEqual(0.9)
    expect(2 * flappy.HIT_RADIUS).toBe(24)
  })
})

describe('flappy bird: flight', () => {
  it('hovers in the ready pose, pipes still, until the first flap', () => {
    const world = begin()
    const before = JSON.stringify(world)
    for (let n = 0; n < 600; n++) expect(tick(world)).toEqual([])
    expect(JSON.stringify(world)).toBe(before)
    expect(rules.outcome(world)).toBeNull()
    expect(tick(world, true)).toEqual([{ type: 'flap', x: flappy.BIRD_X, y: 300 }])
    expect(world.state).toBe('flying')
  })

  it('jumps at -12, falls 0.6 faster every tick, and pipes approach by 2', () => {
    const world = begin()
    const x = world.pipes[0]?.x ?? 0
    tick(world, true)
    expect(world.vy).toBeCloseTo(-11.4, 9)
    expect(world.y).toBeCloseTo(300 - 11.4, 9)
    tick(world)
    expect(world.vy).toBeCloseTo(-10.8, 9)
    expect(world.pipes[0]?.x).toBe(x - 4)
    tick(world, true)
    expect(world.vy).toBeCloseTo(-11.4, 9)
  })

  it('spaces pipes evenly, with every gap inside the field and near the previous one', () => {
    let max = 0
    for (let seed = 1; seed <= 4; seed++) {
      const world = begin(seed)
      let last = { id: -1, x: 0, gap: 300 }
      for (let n = 0; n < 4000; n++) {
        Object.assign(world, { y: 300, vy: 0, state: 'flying' })
        tick(world)
        for (const pipe of world.pipes) {
          if (pipe.id <= last.id) continue
          expect(pipe.gap).toBeGreaterThanOrEqual(flappy.GAP / 2 + 20)
          expect(pipe.gap).toBeLessThanOrEqual(flappy.HEIGHT - flappy.GAP / 2 - 20)
          expect(Math.abs(pipe.gap - last.gap)).toBeLessThanOrEqual(flappy.GAP_JUMP)
          last = pipe
        }
        for (let i = 1; i < world.pipes.length; i++) {
          const gap = (world.pipes[i]?.x ?? 0) - (world.pipes[i - 1]?.x ?? 0)
          if (gap !== flappy.PIPE_SPACING) expect(gap).toBe(flappy.PIPE_SPACING)
        }
        max = Math.max(max, world.pipes.length)
      }
    }
    expect(max).toBeGreaterThan(0)
    expect(max).toBeLessThan(6)
  })
})

describe('flappy bird: points and medals', () => {
  it('gives one point per pipe, once, when the whole bird is past it', () => {
    const world = withPipe(flappy.BIRD_X - flappy.BIRD_SIZE / 2 - flappy.PIPE_WIDTH + 3, 300, 300)
    expect(tick(world)).toEqual([])
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'score', score: 1 }))
    expect(tick(world)).toEqual([])
    expect(rules.hud(world)).toEqual({ Score: 1 })
  })

  it('awards the medals at 10, 20, 30 and 40 points, and announces each once', () => {
    expect([0, 10, 20, 30, 40].map(medal)).toEqual([
      '',
      'Bronze medal',
      'Silver medal',
      'Gold medal',
      'Platinum medal',
    ])
    expect([9, 19, 29, 39, 400].map(medal)).toEqual([
      '',
      'Bronze medal',
      'Silver medal',
      'Gold medal',
      'Platinum medal',
    ])
    const world = withPipe(flappy.BIRD_X - flappy.BIRD_SIZE / 2 - flappy.PIPE_WIDTH + 1, 300, 300)
    world.score = 9
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'medal', name: 'Bronze medal' }))
  })
})

describe('flappy bird: the end', () => {
  const crash = (world: World) => {
    for (let n = 0; n < 200; n++) {
      const event = tick(world).find(({ type }) => type === 'crash')
      if (event) return event.reason
    }
    return null
  }

  it('ends on the floor', () => {
    const world = begin()
    tick(world, true)
    world.pipes = []
    expect(crash(world)).toBe('floor')
    expect(world.y).toBe(flappy.HEIGHT - flappy.HIT_RADIUS)
  })

  it('ends at the ceiling', () => {
    const world = withPipe(900, 300, 24)
    expect(tick(world, true)).toEqual([expect.objectContaining({ type: 'flap' })])
    expect(world.y).toBeCloseTo(12.6, 9)
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'crash', reason: 'ceiling' }))
  })

  it('ends on the upper pipe, the lower pipe and the front of a pipe', () => {
    expect(crash(withPipe(90, 300, 300 - 75 + 5))).toBe('pipe')
    expect(crash(withPipe(90, 300, 300 + 75 - 5))).toBe('pipe')
    expect(crash(withPipe(112, 500, 200))).toBe('pipe')
  })

  it("shows 'Game Over!', names the medal, and stops", () => {
    const world = withPipe(90, 300, 230)
    world.score = 21
    crash(world)
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      detail: 'Silver medal',
      results: { Score: 21 },
    })
    const before = JSON.stringify(world)
    tick(world, true)
    expect(JSON.stringify(world)).toBe(before)
    const poor = withPipe(90, 300, 230)
    crash(poor)
    expect(rules.outcome(poor)).toMatchObject({ title: 'Game Over!', detail: undefined })
  })
})

it('is passable: the simple bot passes at least 40 pipes', { tags: ['sample'] }, () => {
  for (let seed = 1; seed <= sample(2, 10); seed++) {
    const world = begin(seed)
    botPlays(rules, bot, world, 6000, () => world.score < 40)
    expect(world.score).toBeGreaterThanOrEqual(40)
    expect(medal(world.score)).toBe('Platinum medal')
  }
})

it('the fall after a crash never rises from the floor, and ends in the grass from above', () => {
  for (const [reason, y, ends] of [
    ['floor', flappy.HEIGHT - flappy.HIT_RADIUS, 588],
    ['pipe', 586, 586],
    ['pipe', 300, flappy.HEIGHT - GRASS - flappy.HIT_RADIUS + 6],
  ] as const) {
    const state = thrown(reason)
    let before = y as number
    for (let n = 0; n < 300; n++) {
      const now = tumble(state, y, 1000 / 144)
      if (reason === 'floor') expect(now).toBeGreaterThanOrEqual(y)
      // Smooth from any height: no frame jumps.
      expect(Math.abs(now - before)).toBeLessThan(12)
      before = now
    }
    expect(before).toBe(ends)
  }
})
