/** Test helpers for Frogger: start a game, make things, and measure lanes. */

import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/frogger/options'
import { options } from '../../../src/games/frogger/options'
import * as frogger from '../../../src/games/frogger/rules'
import { type Lane, rules } from '../../../src/games/frogger/rules'
import { ticker } from '../../support/ticks'

export const begin = (
  seed = 1,
  mode: Options['mode'] = 'classic',
  more: Partial<Options> = {},
  height = 500,
) => rules.start(completeOptions(options, { mode, ...more }), seed, { width: 400, height })
export const tick = ticker(rules)

export const thing = (
  kind: frogger.Kind,
  row: number,
  x: number,
  width: number,
  more = {},
  field = frogger.CLASSIC,
) => ({
  id: row * 10,
  kind,
  x,
  y: frogger.rowMiddle(field, row),
  width,
  look: 0,
  divesFrom: 0,
  phase: 0,
  ...more,
})

/** Whether there is space between any two things of a lane: for the frog to stand in, or to see where one ends. */
export function isSpaced({ things, row }: Pick<Lane, 'things' | 'row'>, field = frogger.CLASSIC): boolean {
  const sorted = [...things].sort((a, b) => a.x - b.x)
  return sorted.every((a, i) => {
    const b = sorted[(i + 1) % sorted.length] ?? a
    const gap = ((b.x - a.x + frogger.SPAN) % frogger.SPAN) - (a.width + b.width) / 2
    return gap > (frogger.isWater(field, row) ? 10 : 60)
  })
}
