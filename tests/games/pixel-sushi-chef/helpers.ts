/** Test helpers for Pixel Sushi Chef: seat guests and roll. */

import type { Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/pixel-sushi-chef/options'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import {
  type IngredientType,
  type Order,
  RECIPES,
  rules,
  type World,
} from '../../../src/games/pixel-sushi-chef/rules'
import { texts } from '../../../src/games/pixel-sushi-chef/texts/game'
import { finger, ticker } from '../../support/ticks'

export const WIDE = { width: 640, height: 600 }
export const SPOTS = chef.layoutOf(WIDE).spots

export const begin = (seed = 1, chosen: Partial<Options> = {}, size = WIDE) =>
  rules.start(completeOptions(options, chosen), seed, size)

export const tick = ticker(rules)

export function order(seat: number, recipe: number, from: Partial<Order> = {}): Order {
  return { id: 900 + seat, seat, recipe, guest: seat, left: 1200, whole: 1200, ...from }
}

/** A bar with only these guests. */
export function bar(orders: Order[], board: IngredientType[] = []): World {
  return Object.assign(begin(), { orders, board, orderWait: 1e9 })
}

export const named = (name: string) => RECIPES.findIndex(({ id }) => texts.dishes[id] === name)

export function press(spot: number, kind: Pointer['kind'] = 'touch', across = 0.5, spots = SPOTS): Pointer {
  const { x, y, width, height } = spots[spot] as (typeof SPOTS)[number]
  return finger(x + width * across, y + height / 2, { pressed: true, kind })
}

export const spotOf = (kind: string, at = 0) => SPOTS.findIndex(({ target }) => target.kind === kind) + at
