/** Tests Blue Block Runner's obstacles, blocks and bombs. */
import { describe, expect, it } from 'vitest'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import * as run from '../../../src/games/blue-block-runner/rules'
import {
  type Collectible,
  type Event,
  type Obstacle,
  rules,
} from '../../../src/games/blue-block-runner/rules'
import { drop } from '../../../src/games/blue-block-runner/rules/generator'
import { must } from '../../support/must'
import { typesOf } from '../../support/ticks'
import { begin, calm, first, obstacle, SIZE, second, track } from './helpers'

const block = (from: Partial<Collectible> = {}): Collectible => ({
  id: -2,
  colour: 'blue',
  x: 400,
  y: 396,
  ...from,
})

describe('an obstacle', () => {
  it('scores the multiplier when dodged', () => {
    const world = track({ obstacles: [obstacle({ x: 100, y: 469 })] })
    expect(calm(world)).toEqual([{ type: 'dodge', player: 0, x: 100, points: 1 }])
    first(world).attachedBlocks = [
      { dx: 1, dy: 0 },
      { dx: 2, dy: 0 },
    ]
    world.obstacles = [obstacle({ x: 100, y: 469 }), obstacle({ id: -3, x: 200, y: 469, type: 'bomb' })]
    calm(world)
    expect(rules.hud(world)).toEqual({ Score: 7, Multiplier: 3 })
  })

  it('that touches ends a single-player game, after a short pause', () => {
    const world = track({ obstacles: [obstacle({ y: 392 })] })
    first(world).score = 12
    const events: Event[] = []
    while (world.state === 'run') events.push(...calm(world))
    expect(typesOf(events)).toEqual(['crash', 'finish'])
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < run.END_TICKS; n++) calm(world, ['left'])
    expect(rules.outcome(world)).toEqual({ result: 'over', title: 'Game Over!', results: { Score: 12 } })
  })

  it('does not stay in the air under the end panel: everything falls out during the pause without scoring', () => {
    for (const height of [450, 800]) {
      const falling = [obstacle({ y: height - 58 }), obstacle({ id: -2, x: 100, y: -25, vy: 1.5 })]
      const fresh = rules.start({}, 1, { ...SIZE, height })
      const world = track({ height, obstacles: falling, players: fresh.players })
      first(world).score = 12
      while (world.state === 'run') calm(world)
      while (world.state === 'end') calm(world)
      for (const { y, size } of falling) expect(y - size / 2).toBeGreaterThan(height)
      expect(first(world).score).toBe(12)
    }
  })

  it('hits attached blocks too, a little inside what is drawn', () => {
    const at = (x: number, type: Obstacle['type'] = 'normal') =>
      run.hits(obstacle({ x, y: 420, size: 40, type }), { x: 400, y: 420, attachedBlocks: [] })
    // 8.5 units of the player and 17 of the obstacle are solid: together 25.5 instead of 30.
    expect([at(425), at(426)]).toEqual([true, false])
    expect([at(425, 'bomb'), at(426, 'bomb')]).toEqual([true, false])
    const wide = { x: 400, y: 420, attachedBlocks: [{ dx: 1, dy: 0 }] }
    expect(run.hits(obstacle({ x: 445, y: 420, size: 40 }), wide)).toBe(true)
  })

  it('zigzags inside the field; a triangle spins', () => {
    const zigzag = obstacle({ type: 'zigzag', x: 30, vx: -2, turn: 40, every: 40 })
    const ways = new Set<number>()
    for (let n = 0; n < 200; n++) {
      run.fall(zigzag, SIZE)
      ways.add(Math.sign(zigzag.vx))
      expect(zigzag.x).toBeGreaterThanOrEqual(20)
    }
    expect(ways).toEqual(new Set([-1, 1]))
    const triangle = obstacle({ type: 'spinningTriangle', spin: 0.05 })
    run.fall(triangle, SIZE)
    expect(triangle).toMatchObject({ angle: 0.05, y: 2, x: 400 })
  })
})

describe('a block', () => {
  it('sticks where it was caught and raises the multiplier by 1', () => {
    const world = track({ collectibles: [block({ x: 418, y: 400 })] })
    const events = calm(world)
    expect(events).toEqual([{ type: 'catch', player: 0, x: 420, y: 420, multiplier: 2 }])
    expect(first(world).attachedBlocks).toEqual([{ dx: 1, dy: 0 }])
    world.collectibles = [block({ x: 421, y: 395 })]
    calm(world)
    expect(first(world).attachedBlocks[1]).toEqual({ dx: 1, dy: -1 })
    expect(rules.hud(world)).toEqual({ Score: 0, Multiplier: 3 })
  })

  it('never lies on another, nor below the track, however many are caught', () => {
    const world = track()
    const random = createRandom(4)
    for (let n = 0; n < 400; n++) {
      world.collectibles = [block({ x: drawInt(random, 320, 480), y: drawInt(random, 300, 420) })]
      calm(world)
    }
    const cells = first(world).attachedBlocks
    expect(cells.length).toBeGreaterThan(20)
    expect(new Set(cells.map(({ dx, dy }) => `${dx}:${dy}`)).size).toBe(cells.length)
    for (const { dx, dy } of cells) expect([Math.abs(dx) <= 4, dy <= 0 && dy >= -5]).toEqual([true, true])
    expect(cells).not.toContainEqual({ dx: 0, dy: 0 })
  })

  it('can be caught only by the player of its color', () => {
    const world = track(
      { collectibles: [block({ x: first(track({}, { mode: 'multi' })).x, colour: 'green' })] },
      { mode: 'multi' },
    )
    for (let n = 0; n < 10; n++) calm(world)
    expect(first(world).attachedBlocks).toEqual([])
    world.collectibles = [block({ x: second(world).x, colour: 'green' })]
    calm(world)
    expect(second(world).attachedBlocks).toHaveLength(1)
    expect(rules.hud(world)).toEqual({ Blue: 0, 'Blue ×': 1, Green: 0, 'Green ×': 2 })
    const alone = begin({}, 9)
    for (let n = 0; n < 20_000; n++) {
      drop(alone)
      must(
        alone.collectibles.every(({ colour }) => colour === 'blue'),
        n,
      )
      alone.collectibles = []
      alone.obstacles = []
    }
  })
})

describe('a bomb', () => {
  it('removes the attached blocks, is used up, and ends no game', () => {
    const world = track({ obstacles: [obstacle({ type: 'bomb', y: 400 })] })
    first(world).attachedBlocks = [
      { dx: 1, dy: 0 },
      { dx: 0, dy: -1 },
    ]
    expect(calm(world)).toEqual([{ type: 'blast', player: 0, x: 400, y: 402, blocks: 2 }])
    expect(first(world)).toMatchObject({ attachedBlocks: [], alive: true, score: 0 })
    expect(world.obstacles).toEqual([])
  })
})
