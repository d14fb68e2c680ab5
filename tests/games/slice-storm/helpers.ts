/** Test helpers for Slice Storm: throw things, draw strokes and count. */

import type { GameEvent, Pointer, Size } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/slice-storm/options'
import { rules, type Thing, type World } from '../../../src/games/slice-storm/rules'
import { finger, ticker } from '../../support/ticks'

export const WINDOW: Size = { width: 1280, height: 720 }
export const WINDOWS: readonly Size[] = [
  { width: 374, height: 690 },
  { width: 304, height: 400 },
  { width: 812, height: 260 },
  WINDOW,
  { width: 3808, height: 1990 },
  { width: 3440, height: 1300 },
]

export const begin = (seed = 1, size = WINDOW) => rules.start(completeOptions(options), seed, size)
export const resize = (world: World, size: Size) => rules.resize?.(world, size, completeOptions(options))

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

const advance = ticker(rules)
export const tick = (world: World, pointers: readonly Pointer[] = [], hold: readonly string[] = []) =>
  advance(world, hold, [], pointers)

/** One finger's stroke, one point per tick; returns its events. Gravity is off during it. */
export function stroke(world: World, points: readonly (readonly [number, number])[], id = 1): GameEvent[] {
  const events = points.flatMap(([x, y], i) => tick(world, [finger(x, y, { id, pressed: i === 0 })]))
  const [x, y] = points.at(-1) as readonly [number, number]
  return [...events, ...tick(world, [finger(x, y, { id, down: false, released: true })])]
}

/** One finger's stroke along y 300. */
export const across = (world: World, from: number, to: number) =>
  stroke(world, [
    [from, 300],
    [to, 300],
  ])

/** Only the slice and bomb events. */
export const cuts = (events: readonly GameEvent[]) =>
  events.filter(({ type }) => type === 'slice' || type === 'bomb' || type === 'miss')

/** Cuts these things with one quick stroke, in an otherwise empty sky. */
export function cut(world: World, ...things: Thing[]): GameEvent[] {
  Object.assign(world, { untilWave: 1e12, things, queue: [] })
  const fast = { speed: 5 }
  return [
    ...tick(world, [finger(300, 300, { pressed: true, ...fast })]),
    ...tick(world, [finger(1200, 300, fast)]),
    ...tick(world),
  ]
}
