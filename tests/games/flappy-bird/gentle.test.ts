/**
 * Tests the Gentle flight of Flappy Bird: its constants, its medals, skies and feathers, and that a beginner gets farther
 * with it.
 */

import { describe, expect, it } from 'vitest'
import { copyOf } from '../../../src/engine/core/copy'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import game from '../../../src/games/flappy-bird'
import { bot } from '../../../src/games/flappy-bird/bot'
import type { Options } from '../../../src/games/flappy-bird/options'
import { options } from '../../../src/games/flappy-bird/options'
import { BIRD_X, type Course, GAP, HIT_RADIUS, rules, type World } from '../../../src/games/flappy-bird/rules'
import { gentlePipe, swayed } from '../../../src/games/flappy-bird/rules/gentle'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'

const GENTLE = completeOptions(options, { flight: 'gentle' })
const begin = (chosen: Partial<Options>, seed = 1) =>
  rules.start(completeOptions(options, chosen), seed, { width: 400, height: 600 })
const tick = ticker(rules)
const flap = (world: World, now: boolean) => tick(world, now ? ['flap'] : [])

/** How high one flap lifts the bird, units. */
function rise(chosen: Partial<Options>): number {
  const world = begin(chosen)
  world.pipes = []
  flap(world, true)
  let top = world.y
  for (let n = 0; n < 40 && world.state === 'flying'; n++) {
    flap(world, false)
    top = Math.min(top, world.y)
  }
  return 300 - top
}

/**
 * Pipes that a beginner passes. What they see is pressed `reaction` ticks later, for the position the bird will have by
 * then after their earlier presses; each press is up to `off` ticks early or late.
 */
function newcomer(
  chosen: Partial<Options>,
  seed: number,
  { reaction, off, max }: { reaction: number; off: number; max: number },
): number {
  const world = begin(chosen, seed)
  const random = createRandom(seed)
  let coming: { readonly meant: number; readonly comes: number }[] = []
  for (let now = 0; world.state !== 'over' && world.score < max; now++) {
    const foreseen = copyOf(world)
    for (let then = now; then < now + reaction; then++)
      flap(
        foreseen,
        coming.some(({ meant }) => Math.max(meant, now) === then),
      )
    const meant = now + reaction
    if (foreseen.state !== 'over' && bot(foreseen, meant).hold)
      coming.push({ meant, comes: meant + drawInt(random, -off, off) })
    flap(
      world,
      coming.some(({ comes }) => comes === now),
    )
    coming = coming.filter(({ comes }) => comes > now)
  }
  return world.score
}

describe('flappy bird: the gentle flight', () => {
  it('lifts the bird by 57 units per flap instead of the specified 114, and falls slowly', () => {
    expect(rise(GENTLE)).toBeCloseTo(57, 6)
    expect(rise({})).toBeCloseTo(114, 6)
    expect(rise(completeOptions(game.options))).toBeCloseTo(114, 6)
    const world = begin(GENTLE)
    world.pipes = []
    flap(world, true)
    for (let n = 0; n < 60; n++) flap(world, false)
    expect(world.vy).toBe(4.5)
  })

  it('has gaps that narrow and later sway, inside of fields of both shapes', () => {
    for (const height of [600, 700]) {
      expect(rules.start(GENTLE, 3, { width: 400, height }).y).toBe(height / 2)
      const random = createRandom(3)
      let before = { opening: Number.POSITIVE_INFINITY, middle: height / 2 }
      for (let id = 0; id <= 400; id++) {
        const course = gentlePipe(random, height, id, 0, before.middle).course as Course
        const { opening, middle, sway } = course
        const edges = [middle - sway - opening / 2, height - middle - sway - opening / 2]
        expect(Math.min(...edges)).toBeGreaterThanOrEqual(30)
        expect(opening).toBeLessThanOrEqual(before.opening)
        expect(sway > 0).toBe(id > 66)
        const seen = [0, 60, 120, 180, 240].map((tick) => Math.abs(swayed(course, tick) - middle))
        expect(Math.max(...seen)).toBeLessThanOrEqual(sway)
        if (id > 100) expect(Math.max(...seen)).toBeGreaterThan(10)
        if (id === 0) expect(opening).toBeGreaterThan(GAP)
        before = course
      }
      expect(before.opening).toBeLessThan(GAP)
    }
  })

  it('forgives one crash per feather, and throws the bird up from the ground', () => {
    const world = begin(GENTLE)
    const events: GameEvent[] = []
    for (let n = 0; n < 600 && world.state !== 'over'; n++) {
      world.pipes = []
      events.push(...flap(world, n === 0))
    }
    const [saved, crash] = events.filter(({ type }) => type === 'saved' || type === 'crash')
    expect(saved).toMatchObject({ type: 'saved', feathers: 0 })
    expect(crash).toMatchObject({ type: 'crash', reason: 'floor' })
    expect(rules.hud(world)).toEqual({ Score: 0, Feathers: 0 })
  })

  it('gives a feather to a bird that flies there, at most three', () => {
    const world = begin(GENTLE)
    flap(world, true)
    for (const feathers of [2, 3, 3]) {
      world.gentle?.floating.push({ id: 1, x: BIRD_X + 5, y: world.y })
      expect(flap(world, false)).toContainEqual(expect.objectContaining({ type: 'feather', feathers }))
    }
    expect(world.gentle?.floating).toEqual([])
  })

  it('has a soft ceiling, and a new sky every ten pipes', () => {
    const world = begin(GENTLE)
    const skies: unknown[] = []
    for (let n = 0; n < 9000 && world.score < 25; n++) {
      Object.assign(world, { y: HIT_RADIUS + 1, vy: -6 })
      Object.assign(world.gentle ?? {}, { safe: 2 })
      for (const event of flap(world, n === 0)) if (event.type === 'sky') skies.push(event.sky)
      expect(world.y).toBeGreaterThanOrEqual(HIT_RADIUS)
    }
    expect(skies).toEqual(['noon', 'evening'])
  })

  it('is passable, with the same medals: the simple bot passes at least 40 pipes', {
    tags: ['sample'],
  }, () => {
    for (let seed = 1; seed <= sample(1, 4); seed++) {
      const world = begin(GENTLE, seed)
      const medals: unknown[] = []
      botPlays(rules, bot, world, 6000, (events) => {
        for (const event of events) if (event.type === 'medal') medals.push(event.name)
      })
      expect(world.score).toBeGreaterThanOrEqual(40)
      expect(medals).toEqual(['Bronze medal', 'Silver medal', 'Gold medal', 'Platinum medal'])
    }
  })

  it('can be learned: a slow beginner passes three times as many pipes', { tags: ['sample'] }, () => {
    const seeds = sample(2, 12)
    const hands = { reaction: 24, off: 5, max: 15 }
    const sum = (chosen: Partial<Options>) => {
      let pipes = 0
      for (let seed = 1; seed <= seeds; seed++) pipes += newcomer(chosen, seed, hands)
      return pipes
    }
    const classic = sum({})
    const gentle = sum(GENTLE)
    expect(gentle).toBeGreaterThanOrEqual(3 * classic)
    // At least three per flight, where the specified flight mostly ends at the first.
    expect(gentle).toBeGreaterThanOrEqual(3 * seeds)
    expect(classic).toBeLessThan(2 * seeds)
  })
})
