/** Tests Color Crash's split barriers: when they appear, that both halves can be reached, and which half counts. */
import { describe, expect, it } from 'vitest'
import {
  type Barrier,
  colorAt,
  playerY,
  rules,
  SPLITS_FROM,
  type World,
} from '../../../src/games/color-crash/rules'
import { ticker } from '../../support/ticks'
import { run, SIZES, WIDE } from './helpers'

const tick = ticker(rules)
/** A world in which a split barrier, pink left of the middle and green right of it, is about to meet a pink ball. */
function meeting(x: number): World {
  const world = rules.start({ mode: 'relaxed', gaps: 'split' }, 1, WIDE)
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
      expect(events).toContainEqual(expect.objectContaining({ type: 'match', colour: 'pink' }))
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
