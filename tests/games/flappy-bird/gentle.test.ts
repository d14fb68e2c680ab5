/**
 * Tests the Gentle flight of Flappy Bird: its constants, its medals and records, and that a beginner gets farther with
 * it.
 */

import { describe, expect, it } from 'vitest'
import { copyOf } from '../../../src/engine/core/copy'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import game from '../../../src/games/flappy-bird'
import { bot } from '../../../src/games/flappy-bird/bot'
import type { Options } from '../../../src/games/flappy-bird/options'
import { options } from '../../../src/games/flappy-bird/options'
import { GAP, rules, type World } from '../../../src/games/flappy-bird/rules'
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
  it('lifts the bird by 57 units per flap instead of the specified 114, through the same gaps', () => {
    expect(rise(GENTLE)).toBeCloseTo(57, 6)
    expect(rise({})).toBeCloseTo(114, 6)
    expect(rise(completeOptions(game.options))).toBeCloseTo(114, 6)
    expect(GAP).toBe(150)
    // The same pipes at the same speed.
    const gentle = begin(GENTLE, 5)
    const classic = begin({}, 5)
    for (let n = 0; n < 30; n++) for (const world of [gentle, classic]) flap(world, n % 15 === 0)
    expect(gentle.pipes).toEqual(classic.pipes)
    expect(gentle.vy).toBe(classic.vy / 2)
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
    const hands = { reaction: 24, off: 5, max: 40 }
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
