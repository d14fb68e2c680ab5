/** Tests Blue Block Runner's constants, players, obstacles, blocks and bombs. */

import { describe, expect, it } from 'vitest'
import type { RealtimeBot } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/blue-block-runner/bot'
import game from '../../../src/games/blue-block-runner/index'
import type { Options } from '../../../src/games/blue-block-runner/options'
import { options } from '../../../src/games/blue-block-runner/options'
import * as run from '../../../src/games/blue-block-runner/rules'
import {
  type Action,
  type Collectible,
  type Event,
  type Obstacle,
  rules,
  type World,
} from '../../../src/games/blue-block-runner/rules'
import { drop } from '../../../src/games/blue-block-runner/rules/generator'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { begin, calm, finger, first, obstacle, SIZE, second, tick, track } from './helpers'

describe('the constants', () => {
  it('are the specified ones', () => {
    expect(game.size).toEqual(SIZE)
    expect([run.PLAYER_SIZE, run.MAX_SPEED, run.ACCELERATION, run.DECELERATION]).toEqual([20, 7, 0.2, 0.1])
    expect([run.OBSTACLE_SIZE, run.OBSTACLE_SPEED]).toEqual([
      [30, 50],
      [1.5, 3.5],
    ])
    expect([run.OBSTACLE_CHANCE, run.COLLECTIBLE_CHANCE]).toEqual([0.02, 0.005])
    expect([run.COLLECTIBLE_SIZE, run.COLLECTIBLE_SPEED, run.BOMB_SHAKE]).toEqual([20, 3, 10])
    expect(Object.fromEntries(run.MIX)).toEqual({
      zigzag: 0.3,
      spinningTriangle: 0.2,
      bomb: 0.2,
      normal: 0.3,
    })
    expect(game.best.slice(0, 1)).toEqual([
      { of: 'Score', better: 'higher', label: 'Best', key: 'blueBlockRunnerHighScore', empty: 0 },
    ])
  })

  it('hold for falling things: probabilities, mix, sizes, speeds', () => {
    const world = begin()
    const ticks = 400_000
    let blocks = 0
    const counts: Record<string, number> = { zigzag: 0, spinningTriangle: 0, bomb: 0, normal: 0 }
    Object.assign(world, { obstacles: [], collectibles: [] })
    for (let n = 0; n < ticks; n++) {
      world.age = 0
      drop(world)
      for (const { type, size, vy, x } of world.obstacles) {
        counts[type] = (counts[type] ?? 0) + 1
        if (size < 30 || size > 50 || vy < 1.5 || vy >= 3.5 || x < size / 2 || x > 800 - size / 2)
          throw new Error(`${type} ${size} ${vy} ${x}`)
      }
      blocks += world.collectibles.length
      world.obstacles = []
      world.collectibles = []
    }
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    // Within four standard errors.
    const near = (count: number, of: number, share: number) =>
      expect(Math.abs(count / of - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / of))
    near(all, ticks, 0.02)
    near(blocks, ticks, 0.005)
    for (const [type, share] of run.MIX) near(counts[type] as number, all, share)
    expect([0, 3600, 7200, 1e6].map(run.scaleAt)).toEqual([1, 2, 3, run.MAX_SCALE])
  })
})

it('the start has obstacles on their way, more than a second from the players', () => {
  let falling = 0
  for (let seed = 0; seed < 500; seed++) {
    const world = begin({}, seed)
    falling += world.obstacles.length
    for (const { y, vy, size } of world.obstacles) expect((410 - y - size / 2) / vy).toBeGreaterThan(60)
  }
  expect(falling).toBeGreaterThan(300)
})

it('a wall is no safer place than the middle', { tags: ['proof'] }, () => {
  const lasts = (x: number) => {
    let ticks = 0
    for (let seed = 1; seed <= 400; seed++) {
      const world = begin({}, seed)
      first(world).x = x
      for (; !rules.outcome(world); ticks++) tick(world)
    }
    return ticks / 400
  }
  const middle = lasts(run.WIDTH / 2)
  for (const x of [10, run.WIDTH - 10]) expect(lasts(x) / middle, `at ${x}`).toBeLessThan(1.1)
})

it('a simple bot survives twice as long as a player who does not move, up to 40 s', {
  tags: ['sample'],
}, () => {
  const lasts = (by: RealtimeBot<World, Action>) => {
    let ticks = 0
    for (let seed = 1; seed <= sample(1, 4); seed++) ticks += botPlays(rules, by, begin({}, seed), 40 * 60)
    return ticks
  }
  expect(lasts(bot)).toBeGreaterThan(2 * lasts(() => ({})))
})

describe('a player', () => {
  it('gains 0.2 per tick up to 7, and slows by 0.1 when released', () => {
    const world = track()
    for (let n = 1; n <= 35; n++) {
      calm(world, ['right'])
      expect(first(world).speed).toBeCloseTo(Math.min(7, 0.2 * n), 9)
    }
    calm(world, ['right'])
    expect(first(world).speed).toBe(7)
    first(world).x = 300
    for (let n = 1; n <= 70; n++) {
      calm(world)
      expect(first(world).speed).toBeCloseTo(7 - 0.1 * n, 9)
    }
    calm(world)
    expect(first(world).speed).toBe(0)
  })

  it('stays inside with all its blocks', () => {
    const world = track()
    for (let n = 0; n < 200; n++) calm(world, ['left'])
    expect(first(world)).toMatchObject({ x: 10, speed: 0 })
    first(world).attachedBlocks = [
      { dx: -1, dy: 0 },
      { dx: -2, dy: 0 },
    ]
    calm(world)
    expect(first(world).x).toBe(50)
    for (let n = 0; n < 300; n++) calm(world, ['right'])
    expect(first(world).x).toBe(790)
  })

  it('moves to a finger and stops there', () => {
    for (const goal of [40, 380, 410, 760]) {
      const world = track()
      calm(world, [], [finger(1, goal, true)])
      for (let n = 0; n < 240; n++) calm(world, [], [finger(1, goal)])
      expect(Math.abs(first(world).x - goal), `to ${goal}`).toBeLessThan(8)
      expect(Math.abs(first(world).speed)).toBeLessThan(0.5)
      calm(world)
      expect(world.fingers).toEqual([])
    }
  })

  it('of two moves with arrows or A and D, with two pads, or with a finger in a half of the field', () => {
    expect(game.controls.map(({ action, player, keys }) => [action, player, keys?.[0]])).toEqual([
      ['left', 0, 'ArrowLeft'],
      ['right', 0, 'ArrowRight'],
      ['left', 1, 'KeyA'],
      ['right', 1, 'KeyD'],
    ])
    for (const { pad } of game.controls) expect(pad).toHaveLength(2)
    const world = track({}, { mode: 'multi' })
    calm(world, ['left', 'right@1'])
    expect(first(world).speed).toBeCloseTo(-0.2)
    expect(second(world).speed).toBeCloseTo(0.2)
    const touched = track({}, { mode: 'multi' })
    // The player with the arrow keys, on the right, runs on the right and has that half for a finger.
    expect(first(touched).x).toBeGreaterThan(run.WIDTH / 2)
    expect(second(touched).x).toBeLessThan(run.WIDTH / 2)
    calm(touched, [], [finger(7, 770, true), finger(8, 30, true)])
    // A finger keeps its player beyond the middle.
    for (let n = 0; n < 300; n++) calm(touched, [], [finger(7, 430), finger(8, 450)])
    expect(first(touched).x).toBeCloseTo(60, -1)
    expect(second(touched).x).toBeGreaterThan(780)
  })
})

describe('two players', () => {
  const finish = (scores: readonly [number, number]) => {
    const world = track({}, { mode: 'multi' })
    world.players.forEach((player, index) => {
      player.score = scores[index] as number
    })
    world.obstacles = [obstacle({ x: first(world).x, y: 415 })]
    expect(typesOf(calm(world))).toEqual(['crash'])
    expect(world.state).toBe('run')
    const { score } = first(world)
    world.obstacles = [obstacle({ x: 700, y: 469 })]
    calm(world)
    // A player who is out gets no more points.
    expect(first(world).score).toBe(score)
    second(world).score = scores[1]
    world.obstacles = [obstacle({ x: second(world).x, y: 415 })]
    const end = calm(world).find((event) => event.type === 'finish')
    for (let n = 0; n < run.END_TICKS; n++) calm(world)
    const toast = game.toasts?.finish
    return [rules.outcome(world), typeof toast === 'function' && end ? toast(end) : null] as const
  }

  it('play until both are out; the higher score wins, otherwise it is a tie', () => {
    expect(finish([9, 4])).toEqual([
      { result: 'won', title: 'Player 1 (Blue) wins!', results: { Blue: 9, Green: 4 } },
      'Player 1 (Blue) wins!',
    ])
    expect(finish([3, 4])).toEqual([
      { result: 'won', title: 'Player 2 (Green) wins!', results: { Blue: 3, Green: 4 } },
      'Player 2 (Green) wins!',
    ])
    expect(finish([4, 4])).toEqual([
      { result: 'tied', title: "It's a tie!", results: { Blue: 4, Green: 4 } },
      "It's a tie!",
    ])
  })
})

it('the texts are the specified toasts; Space pauses; the mode cannot change during a game', () => {
  const said = (chosen: Partial<Options>) => {
    const toast = game.toasts?.begin
    const [event] = tick(begin(chosen))
    return typeof toast === 'function' && event?.type === 'begin' ? toast(event) : null
  }
  expect(said({})).toBe('Single player game started!')
  expect(said({ mode: 'multi' })).toBe('Multiplayer game started!')
  expect(game.toasts?.NewBest).toBe('New high score!')
  expect(game.spaceKey).toBe('pause')
  expect(game.options[0]).toMatchObject({ locked: true, initial: 'single' })
  expect(game.options[0]?.choices.map(({ label }) => label)).toEqual(['Single Player', 'Multiplayer'])
})

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
      const fresh = rules.start(completeOptions(options), 1, { ...SIZE, height })
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

it('a bomb removes the attached blocks, is used up, and ends no game', () => {
  const world = track({ obstacles: [obstacle({ type: 'bomb', y: 400 })] })
  first(world).attachedBlocks = [
    { dx: 1, dy: 0 },
    { dx: 0, dy: -1 },
  ]
  expect(calm(world)).toEqual([{ type: 'blast', player: 0, x: 400, y: 402, blocks: 2 }])
  expect(first(world)).toMatchObject({ attachedBlocks: [], alive: true, score: 0 })
  expect(world.obstacles).toEqual([])
})

describe('portrait', () => {
  const size = { width: 450, height: 800 }
  const upright = (chosen: Partial<Options> = {}, seed = 1) =>
    rules.start(completeOptions(options, chosen), seed, size)
  const empty = (world: World): World => Object.assign(world, { obstacles: [], collectibles: [] })

  it('has its own field: players run at its bottom, from wall to wall', () => {
    expect(game.upright?.size).toEqual(size)
    const world = empty(upright())
    expect(first(world)).toMatchObject({ x: 225, y: 770 })
    for (let n = 0; n < 200; n++) calm(world, ['right'])
    expect(first(world).x).toBe(440)
    for (let n = 0; n < 200; n++) calm(world, ['left'])
    expect(first(world).x).toBe(10)
  })

  it('hits, catches and scores at that height', () => {
    const world = empty(upright())
    world.collectibles = [{ id: -2, colour: 'blue', x: 225, y: 700 }]
    world.obstacles = [obstacle({ x: 60, y: 760 })]
    for (let n = 0; n < 40; n++) calm(world)
    expect(first(world)).toMatchObject({ attachedBlocks: [{ dx: 0, dy: -1 }], score: 2, alive: true })
    world.obstacles = [obstacle({ id: -3, x: 225, y: 640 })]
    for (let n = 0; n < 60; n++) calm(world)
    expect(first(world).alive).toBe(false)
  })

  it('gives each half to a player, whose finger covers the whole track', () => {
    const world = empty(upright({ mode: 'multi' }))
    expect(world.players.map(({ x }) => x)).toEqual([300, 150])
    for (let n = 0; n < 300; n++) calm(world, [], [finger(1, 440, n === 0), finger(2, 10, n === 0)])
    expect(first(world).x).toBeGreaterThan(400)
    expect(second(world).x).toBeLessThan(50)
  })

  it('drops everything between its walls, at the density of the landscape field', () => {
    const falls = ({ width, height }: typeof size) => {
      const world = empty(rules.start(completeOptions(options), 5, { width, height }))
      for (let n = 0; n < 20_000; n++) drop(world)
      for (const { x, size: side } of world.obstacles) {
        expect(x).toBeGreaterThanOrEqual(side / 2)
        expect(x).toBeLessThanOrEqual(width - side / 2)
      }
      return world.obstacles.length / width
    }
    expect(falls(size) / falls(SIZE)).toBeGreaterThan(0.85)
    expect(falls(size) / falls(SIZE)).toBeLessThan(1.15)
  })
})
