/** Tests Color Crash's moving gaps: when they start to move, how far, and that a run through them continues. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/color-crash'
import * as crash from '../../../src/games/color-crash/rules'
import { must } from '../../support/must'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { run, SIZES, WIDE } from './helpers'

it.each(['moving', 'split'])(
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
  it('are an option with separate records; as specified every gap stays in place', () => {
    const sets = ['still', 'moving', 'split'].map((gaps) => recordSet(game, { gaps }))
    expect(new Set(sets).size).toBe(3)
    expect(sets[0]).toBe(recordSet(game))
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
      expect(Math.max(...fars)).toBeLessThanOrEqual(crash.MOST_SWAY)
      expect(Math.max(...fars)).toBeGreaterThan(35)
    }
  })
})
