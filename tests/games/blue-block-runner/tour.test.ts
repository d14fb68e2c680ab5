/** Tests the run through the districts: waves, hearts, stars, a larger figure, and that each district can be finished. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blue-block-runner'
import { bot } from '../../../src/games/blue-block-runner/bot'
import { options } from '../../../src/games/blue-block-runner/options'
import {
  DISTRICTS,
  HEARTS,
  PATTERNS,
  rules,
  SAFE_TICKS,
  type Tour,
  type World,
} from '../../../src/games/blue-block-runner/rules'
import { someOf } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { obstacle as falling, first, SIZE, tick } from './helpers'

const UPRIGHT = { width: 450, height: 800 }
const begin = (district = 1, seed = 1, size = SIZE, mode: 'single' | 'multi' = 'single'): World =>
  rules.start(completeOptions(options, { run: 'tour', district: `${district}` as '1', mode }), seed, size)
const tourOf = (world: World) => world.tour as Tour
const of = (events: readonly GameEvent[], type: string) => events.filter((event) => event.type === type)

/** Something that falls onto the player. */
const above = (world: World, more: Parameters<typeof falling>[0] = {}) =>
  falling({ x: first(world).x, y: first(world).y - 30, vy: 3, ...more })

describe('a run through the districts', () => {
  it('has ten districts of five known waves, and uses each pattern', () => {
    expect(DISTRICTS).toHaveLength(10)
    for (const waves of DISTRICTS) expect(waves).toHaveLength(5)
    expect(new Set(DISTRICTS.flat())).toEqual(new Set(PATTERNS))
    expect(game.options.find(({ id }) => id === 'district')?.choices).toHaveLength(DISTRICTS.length)
  })

  it('costs a heart and all blocks per hit, and is safe for two seconds after it', () => {
    const world = begin()
    first(world).attachedBlocks = [{ dx: 0, dy: -1 }]
    world.obstacles = [above(world, { y: first(world).y - 60 })]
    const events = Array.from({ length: 30 }, () => tick(world)).flat()
    expect(of(events, 'hurt')).toMatchObject([{ player: 0, blocks: 1, hearts: HEARTS - 1 }])
    expect(first(world)).toMatchObject({ alive: true, attachedBlocks: [] })
    const during = Array.from({ length: SAFE_TICKS - 40 }, () => {
      world.obstacles = [above(world)]
      return tick(world)
    }).flat()
    expect(of(during, 'hurt')).toEqual([])
    for (let n = 0; n < 400 && world.state === 'run'; n++) {
      world.obstacles = [above(world)]
      tick(world)
    }
    expect(world.state).toBe('end')
    for (let n = 0; n < 120; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', results: { Score: expect.any(Number) } })
  })

  it('gives as many stars as hearts are left, and extra points for a wave without a hit', () => {
    const world = begin()
    const tour = tourOf(world)
    Object.assign(tour, { wave: 4, tick: 60 * 9 })
    tour.hearts[0] = 2
    first(world).attachedBlocks = [{ dx: 0, dy: -1 }]
    const events = tick(world)
    expect(of(events, 'clean')).toMatchObject([{ points: 20 }])
    expect(of(events, 'cleared')).toEqual([{ type: 'cleared', district: 1, stars: 2 }])
    for (let n = 0; n < 120; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { Score: 20, Stars: 2 } })
    const hit = begin()
    Object.assign(tourOf(hit), { wave: 2, tick: 60 * 9, clean: false })
    expect(of(tick(hit), 'clean')).toEqual([])
    expect(tourOf(hit)).toMatchObject({ wave: 3, clean: true })
  })

  it('names each wave once, two seconds before it drops anything', () => {
    const world = begin(3)
    const named: unknown[] = []
    for (let n = 0; n < 9000 && named.length < 5; n++) {
      for (const player of world.players) Object.assign(player, { x: -500 })
      tourOf(world).safe[0] = 9
      for (const event of tick(world))
        if (event.type === 'wave') {
          named.push(event.pattern)
          expect(world.obstacles).toEqual([])
        }
    }
    expect(named).toEqual(DISTRICTS[2])
  })

  it('leaves a gap in every row that a figure with blocks fits through', () => {
    for (const size of [SIZE, UPRIGHT])
      for (const wave of ['wall', 'tunnel'] as const) {
        const district = DISTRICTS.findIndex((waves, at) => at > 6 && waves.includes(wave)) + 1
        const world = begin(district, 4, size)
        Object.assign(tourOf(world), { wave: DISTRICTS[district - 1]?.indexOf(wave), tick: 0 })
        let rows = 0
        for (let n = 0; n < 500; n++) {
          world.obstacles = []
          tourOf(world).safe[0] = 9
          tick(world)
          const row = world.obstacles.filter(({ type }) => type === 'normal').sort((a, b) => a.x - b.x)
          if (row.length < 3) continue
          rows++
          const edges = [
            -Number.EPSILON,
            ...row.flatMap(({ x, size: side }) => [x - side / 2, x + side / 2]),
            size.width,
          ]
          const gaps = edges.flatMap((edge, at) => (at % 2 ? [] : [(edges[at + 1] ?? edge) - edge]))
          expect(Math.max(...gaps)).toBeGreaterThan(120)
        }
        expect(rows, wave).toBeGreaterThan(2)
      }
  })

  it('leaves steps out in each sweep of the stairs, near those of the sweep before', () => {
    for (const size of [SIZE, UPRIGHT])
      for (const district of [1, 5, 8]) {
        const world = begin(district, 4, size)
        Object.assign(tourOf(world), { wave: DISTRICTS[district - 1]?.indexOf('stairs'), tick: -1 })
        const ways: number[] = []
        for (let n = 0; n < 535; n++) {
          world.obstacles = []
          tourOf(world).safe[0] = 9
          tick(world)
          const way = tourOf(world).gap ?? Number.NaN
          if (way !== ways.at(-1) && !Number.isNaN(way)) ways.push(way)
          for (const step of world.obstacles)
            if (step.size === 42) expect(Math.abs(step.x - way) - 21).toBeGreaterThan(60)
        }
        expect(ways.length).toBeGreaterThan(2)
        for (const [n, way] of ways.slice(1).entries())
          expect(Math.abs(way - (ways[n] ?? 0))).toBeLessThanOrEqual(110)
      }
  })

  it('is for two, too: each has hearts, and the one with more points wins', () => {
    const world = begin(1, 1, SIZE, 'multi')
    expect(tourOf(world).hearts).toEqual([HEARTS, HEARTS])
    Object.assign(tourOf(world), { wave: 4, tick: 60 * 9 })
    Object.assign(world.players[1] ?? {}, { score: 5 })
    tick(world)
    for (let n = 0; n < 120; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', title: 'Player 2 (Green) wins!' })
  })

  it('can be finished, every district in both shapes within six tries', {
    tags: ['sample'],
    timeout: 600_000,
  }, () => {
    const stages = DISTRICTS.flatMap((_, at) => [SIZE, UPRIGHT].map((size) => ({ district: at + 1, size })))
    for (const { district, size } of someOf(stages, 1, 0)) {
      let stars = 0
      for (let seed = 1; seed <= 6 && stars === 0; seed++) {
        const world = begin(district, seed, size)
        botPlays(rules, bot, world, 60 * 120, () => !rules.outcome(world))
        stars = rules.outcome(world)?.results?.Stars ?? 0
      }
      expect(stars, `${district}`).toBeGreaterThan(0)
    }
  })
})
