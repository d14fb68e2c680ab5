/** Test helpers for Color Crash: runs of the simple bot in both shapes. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/color-crash/bot'
import type { Options } from '../../../src/games/color-crash/options'
import { options } from '../../../src/games/color-crash/options'
import { rules, type World } from '../../../src/games/color-crash/rules'
import { botPlays } from '../../support/ticks'

export const WIDE = { width: 600, height: 400 }
export const UPRIGHT = { width: 400, height: 640 }
export const SIZES = [WIDE, UPRIGHT]

/** The simple bot's run in Relaxed; `look` sees the world after each tick. */
export function run(
  gaps: Options['gaps'],
  seed: number,
  size = WIDE,
  look: (world: World) => void = () => {},
): World {
  const world = rules.start(completeOptions(options, { mode: 'relaxed', gaps }), seed, size)
  botPlays(rules, bot, world, 60 * 60, () => look(world))
  return world
}
