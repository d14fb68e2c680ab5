/** Test helpers for Bubble Shooter: set up boards and shoot. */

import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { draw, drawInt, type Random } from '../../../src/engine/core/math/random'
import type { Options } from '../../../src/games/bubble-shooter/options'
import { options } from '../../../src/games/bubble-shooter/options'
import { type Bubble, colsOf, middleOf, rules, type World } from '../../../src/games/bubble-shooter/rules'
import { ticker } from '../../support/ticks'

export const SIZE = { width: 600, height: 500 }
export const UPRIGHT = { width: 480, height: 720 }
/** The portrait field of the road. */
export const HIGH = { width: 480, height: 860 }
export const begin = (seed = 1, ceiling: Options['ceiling'] = 'still') =>
  rules.start(completeOptions(options, { ceiling }), seed, SIZE)
export const tick = ticker(rules)

/** Runs without input until nothing flies or disappears any more. */
export function settle(world: World): GameEvent[] {
  const events: GameEvent[] = []
  for (let n = 0; n < 400 && (world.flight || world.leaving.length > 0); n++) events.push(...tick(world))
  return events
}

export const shoot = (world: World) => [...tick(world, ['fire']), ...settle(world)]

type Spot = readonly [row: number, col: number, color: number]

/** These bubbles on an empty board. */
export const bubblesAt = (all: readonly Spot[], parity = 0): Bubble[] =>
  all.map(([row, col, color], n) => ({ id: 1000 + n, row, col, color, ...middleOf(row, col, parity) }))

export const lay = (world: World, ...all: readonly Spot[]): World =>
  Object.assign(world, { bubbles: bubblesAt(all, world.parity) })

export function randomBoard(
  random: Random,
  parity: number,
  rows: number,
  share: number,
  colors: number,
): Bubble[] {
  const all: Spot[] = []
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < colsOf(row, parity); col++)
      if (draw(random) < share) all.push([row, col, drawInt(random, 0, colors - 1)])
  return bubblesAt(all, parity)
}

export const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
