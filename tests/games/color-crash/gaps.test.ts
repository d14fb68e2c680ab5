/** Tests Color Crash's moving gaps: when they start to move, how far, and that a run through them continues. */
import { describe, expect, it } from 'vitest'
import { optionSet } from '../../../src/engine/storage/values/records'
import game from '../../../src/games/color-crash'
import { bot } from '../../../src/games/color-crash/bot'
import * as crash from '../../../src/games/color-crash/rules'
import { rules, type World } from '../../../src/games/color-crash/rules'
import { defaultOptions, ruling } from '../../../src/play/session/core/options'
import { must } from '../../support/must'
import { ticker } from '../../support/ticks'

const SIZES = [
  { width: 600, height: 400 },
  { width: 400, height: 640 },
]
const tick = ticker(rules)

/** The simple bot's run; `look` sees the world after each tick. */
function run(gaps: string, seed: number, size: (typeof SIZES)[number], look: (world: World) => void): World {
  const world = rules.start({ mode: 'relaxed', gaps }, seed, size)
  for (let n = 0; n < 60 * 60 && !rules.outcome(world); n++) {
    tick(world, bot(world, n).hold ?? [])
    look(world)
  }
  return world
}

describe('moving gaps', () => {
  it('are an option with separate records; as specified every gap stays in place', () => {
    const usual = defaultOptions(game.options)
    const key = (options: Record<string, string>) => optionSet(ruling(game.options, options))
    expect(usual.gaps).toBe('still')
    expect(key({ ...usual, gaps: 'moving' })).not.toBe(key(usual))
    run('still', 1, SIZES[0] as (typeof SIZES)[0], ({ barriers }) =>
      must(
        barriers.every(({ sway }) => sway === undefined),
        barriers,
      ),
    )
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
  it('can be passed: the simple bot passes 40 barriers on most of six seeds, in both shapes', () => {
    for (const size of SIZES) {
      const passes = [1, 2, 3, 4, 5, 6].map((seed) => run('moving', seed, size, () => {}).passes)
      expect(passes.filter((count) => count >= 40).length, `${passes}`).toBeGreaterThanOrEqual(4)
    }
  })
})
