/** Test helpers for Air Hockey: start a match, set up the table and run it. */

import type { GameEvent, InputFrame, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import type { Options } from '../../../src/games/air-hockey/options'
import { options } from '../../../src/games/air-hockey/options'
import * as hockey from '../../../src/games/air-hockey/rules'
import { type Action, rules, type World } from '../../../src/games/air-hockey/rules'

export const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  rules.start(completeOptions(options, chosen), seed, { width: 600, height: 480 })

export const two = (seed = 1, chosen: Partial<Options> = {}) => begin({ players: '2', ...chosen }, seed)

export function finger(id: number, x: number, y: number, more: Partial<Pointer> = {}): Pointer {
  return { id, x, y, down: true, pressed: false, released: false, kind: 'touch', ...more }
}

export function run(world: World, ticks: number, frame: InputFrame = NO_INPUT): GameEvent[] {
  const events: GameEvent[] = []
  for (let n = 0; n < ticks; n++) {
    rules.step(world, readInput<Action>(frame), (event) => events.push(event))
  }
  return events
}

/** A table in play with a given place and speed of the puck, and the mallets far away unless placed. */
export function table(
  x: number,
  y: number,
  vx: number,
  vy: number,
  chosen: Partial<Options> = { players: '2' },
) {
  const world = begin(chosen)
  run(world, hockey.SERVE_TICKS)
  world.physics.place(world.puck, x, y)
  world.physics.setVelocity(world.puck, vx, vy)
  return world
}

export const only = (events: GameEvent[], type: string) => events.filter((event) => event.type === type)
