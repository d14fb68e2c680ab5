/** Tests Color Crash's moving gaps and split barriers. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/color-crash/options'
import * as crash from '../../../src/games/color-crash/rules'
import {
  type Barrier,
  colorAt,
  playerY,
  rules,
  SPLITS_FROM,
  type World,
} from '../../../src/games/color-crash/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { ticker } from '../../support/ticks'
import { run, SIZES, WIDE } from './helpers'

it.each(['moving', 'split'] as const)(
  '%s gaps can be passed: 40 barriers on most seeds',
  { tags: ['sample'] },
  (gaps) => {
    const seeds = sample(2, 6)
    for (const size of SIZES) {
      const passes = Array.from({ length: seeds }, (_, seed) => run(gaps, seed + 1, size).passes)
      expect(passes.filter((count) => count >= 40).length, `${passes}`).toBeGreaterThanOrEqual(seeds / 2)
    }
  },
)

describe('moving gaps', () => {
  it('are an option; as specified every gap stays in place', () => {
    run('still', 1, WIDE, ({ barriers }) => {
      for (const { sway, split } of barriers) must(sway === undefined && !split)
    })
    run('moving', 1, WIDE, ({ barriers }) => {
      for (const { split } of barriers) must(!split)
    })
  })
  it('move from the ninth barrier, increasingly far up to a limit, and stay inside the field', () => {
    for (const size of SIZES) {
      const fars: number[] = []
      run('moving', 2, size, (world) => {
        for (const barrier of world.barriers) {
          if (!barrier.sway) continue
          must(world.passes >= crash.SWAYS_FROM, world.passes)
          fars.push(barrier.sway.far)
          const { left, right } = crash.gapOf(barrier, world)
          must(left > -20 && right < size.width + 20, left, right)
          const aside = Math.abs(barrier.gapPosition - barrier.sway.home) * size.width
          must(aside <= barrier.sway.far + 1e-6, aside, barrier)
        }
      })
      expect(fars[0]).toBeLessThan(20)
      expect(Math.max(...fars)).toBeLessThanOrEqual(crash.MAX_SWAY)
      expect(Math.max(...fars)).toBeGreaterThan(35)
    }
  })
})

const tick = ticker(rules)
/** A world in which a split barrier, pink left of the middle and green right of it, is about to meet a pink ball. */
function meeting(x: number): World {
  const world = rules.start(completeOptions(options, { mode: 'relaxed', gaps: 'split' }), 1, WIDE)
  const split = { at: 0.5, left: 'pink', right: 'green' } as const
  const barrier: Barrier = {
    id: 99,
    y: playerY(world) - 40,
    colour: 'green',
    hasGap: false,
    gapPosition: 0.5,
    split,
    passed: false,
  }
  Object.assign(world, { barriers: [barrier], orbs: [], speed: 4 })
  Object.assign(world.player, { x, colour: 'pink' })
  return world
}

describe('split barriers', () => {
  it("have two colors from the seventh barrier on, one of them the orb's, below the orb", () => {
    for (const size of SIZES) {
      const seen = new Set<number>()
      run('split', 3, size, (world) => {
        const [barrier] = world.barriers.slice(-1)
        if (!barrier || barrier.hasGap || seen.has(barrier.id)) return
        seen.add(barrier.id)
        const orb = world.orbs.at(-1)
        if (!barrier.split) {
          expect(world.passes).toBeLessThanOrEqual(SPLITS_FROM)
          return
        }
        expect(barrier.split.left).not.toBe(barrier.split.right)
        expect(orb && colorAt(barrier, orb.x, world)).toBe(orb?.colour)
        for (const half of [barrier.split.at, 1 - barrier.split.at])
          expect(half * size.width).toBeGreaterThan(75)
      })
      expect(seen.size).toBeGreaterThan(8)
    }
  })

  it('let the ball through the half of its color: the middle of the ball counts, the other half hits', () => {
    for (const x of [100, 298]) {
      const world = meeting(x)
      const events = Array.from({ length: 14 }, () => tick(world)).flat()
      expect(events).toContainEqual(expect.objectContaining({ type: 'match', color: 'pink' }))
      expect([world.lives, world.passes]).toEqual([3, 1])
    }
    for (const x of [302, 500]) {
      const world = meeting(x)
      const events = Array.from({ length: 14 }, () => tick(world)).flat()
      expect(events).toContainEqual(expect.objectContaining({ type: 'crash', barrier: 'green', lives: 2 }))
    }
  })

  it("can be passed without the orb, by the half of the ball's color", () => {
    let stayed = 0
    run('split', 4, WIDE, (world) => {
      const split = world.barriers.filter((barrier) => barrier.split && !barrier.passed)
      for (const { split: halves } of split)
        if (halves && [halves.left, halves.right].includes(world.player.colour)) stayed++
    })
    expect(stayed).toBeGreaterThan(100)
  })
})
