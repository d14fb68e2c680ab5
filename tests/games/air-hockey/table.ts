/** Test helpers for Air Hockey: start a match, set up the table and run it. */
import type { GameEvent, InputFrame, Pointer } from '../../../src/engine/core/game/contract'
import { NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import * as hockey from '../../../src/games/air-hockey/rules'
import { type Action, rules, type World } from '../../../src/games/air-hockey/rules'

export const begin = (options: Record<string, string> = {}, seed = 1) =>
  rules.start(options, seed, { width: 600, height: 480 })

export const two = (seed = 1, options: Record<string, string> = {}) =>
  begin({ players: '2', ...options }, seed)

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
  options: Record<string, string> = { players: '2' },
) {
  const world = begin(options)
  run(world, hockey.SERVE_TICKS)
  world.physics.place(world.puck, x, y)
  world.physics.setVelocity(world.puck, vx, vy)
  return world
}

export const only = (events: GameEvent[], type: string) => events.filter((event) => event.type === type)
