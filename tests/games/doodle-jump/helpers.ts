/** Test helpers for Doodle Jump: planks, and skies that contain only what is given. */

import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/doodle-jump/options'
import { options } from '../../../src/games/doodle-jump/options'
import { type Platform, rules, type World } from '../../../src/games/doodle-jump/rules'
import { ticker } from '../../support/ticks'

export const SIZE = { width: 400, height: 600 }
export const tick = ticker(rules)

let ids = 1000
export const plank = (more: Partial<Platform> = {}): Platform => ({
  id: ids++,
  row: 1,
  kind: 'normal',
  x: 200,
  y: 500,
  width: 60,
  vx: 0,
  item: null,
  ...more,
})

/** A sky that contains only these platforms; no rows are added. */
export function sky(
  platforms: Platform[],
  player: Partial<World['player']> = {},
  chosen: Partial<Options> = {},
): World {
  const world = rules.start(completeOptions(options, chosen), 1, SIZE)
  Object.assign(world, { platforms })
  Object.assign(world.last, { y: -1e9 })
  Object.assign(world.player, player)
  return world
}
