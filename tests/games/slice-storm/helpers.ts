/** Test helpers for Slice Storm: throw things, draw strokes and count. */
import type { GameEvent, Pointer, Size } from '../../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { type Action, rules, type Thing, type World } from '../../../src/games/slice-storm/rules'

export const WINDOW: Size = { width: 1280, height: 720 }
export const WINDOWS: readonly Size[] = [
  { width: 374, height: 690 },
  { width: 304, height: 400 },
  { width: 812, height: 260 },
  WINDOW,
  { width: 3808, height: 1990 },
  { width: 3440, height: 1300 },
]

export const begin = (seed = 1, size = WINDOW) => rules.start({}, seed, size)

/** A storm in which nothing is thrown. */
export function calm(things: Thing[] = [], size = WINDOW): World {
  return Object.assign(begin(1, size), { untilWave: 1e12, things })
}

let made = 900

export function thing(x: number, y: number, more: Partial<Thing> = {}): Thing {
  return {
    id: made++,
    type: 'fruit',
    name: 'orange',
    colour: '#e69f00',
    x,
    y,
    vx: 0,
    vy: 0,
    radius: 50,
    angle: 0,
    spin: 0,
    ...more,
  }
}

export const bomb = (x: number, y: number, more: Partial<Thing> = {}) =>
  thing(x, y, { type: 'bomb', name: 'bomb', ...more })

export function tick(
  world: World,
  pointers: readonly Pointer[] = [],
  hold: readonly string[] = [],
): GameEvent[] {
  const events: GameEvent[] = []
  rules.step(world, readInput<Action>(frameFrom(hold, [], pointers)), (event) => events.push(event))
  return events
}

export const finger = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: false,
  released: false,
  kind: 'touch',
  ...more,
})

/** One finger's stroke, one point per tick; returns its events. Gravity is off during it. */
export function stroke(world: World, points: readonly (readonly [number, number])[], id = 1): GameEvent[] {
  const events = points.flatMap(([x, y], i) => tick(world, [finger(x, y, { id, pressed: i === 0 })]))
  const [x, y] = points.at(-1) as readonly [number, number]
  return [...events, ...tick(world, [finger(x, y, { id, down: false, released: true })])]
}

export const types = (events: readonly GameEvent[]) => events.map(({ type }) => type)

/** Only the slice and bomb events. */
export const cuts = (events: readonly GameEvent[]) =>
  events.filter(({ type }) => type === 'slice' || type === 'bomb' || type === 'miss')
