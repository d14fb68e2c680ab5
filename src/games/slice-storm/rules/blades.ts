/** The blades: fingers, mouse and keys become strokes, and fast strokes become cuts. */
import { type Input, type Pointer, TICK_MS } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import { type Action, type Blade, KEY_REACH, KEYS, SLICE_SPEED, TRAIL_POINTS, type World } from './world'

/** The part of a stroke drawn in one tick, fast enough to cut. */
export interface Segment {
  readonly from: Point
  readonly to: Point
  /** Added to a fruit's hit radius, as a fraction of it. */
  readonly wider: number
  readonly blade: Blade
}

/** Speed of the steered blade, px per tick: across a window in less than a second; faster while cutting. */
export const cursorSpeed = (width: number, drawn: boolean) => (6 + 0.017 * width) * (drawn ? 1.35 : 1)
/** The share of the difference to the requested speed that keys gain each tick. */
const GRIP = 0.28

/** Whether a stroke of this many px per ms is a slice: at least 0.2, with a small tolerance for rounding. */
export const isSlice = (speed: number) => speed >= SLICE_SPEED * (1 - 1e-9)

function begin(world: World, id: number, at: Point): Blade {
  const blade: Blade = { id, trail: [{ x: at.x, y: at.y }], ended: false, hush: 0 }
  world.blades.push(blade)
  return blade
}

/**
 * Extends a blade to `point`, and adds the segment to `cuts` if it was fast enough. The pointer's own speed counts,
 * because on a slow display one tick may contain the movement of two. Without a speed it is derived from ticks.
 */
function lead(
  blade: Blade,
  point: Point & { readonly speed?: number },
  wider: number,
  cuts: Segment[],
): void {
  const from = itemAt(blade.trail, 0)
  const to = { x: point.x, y: point.y }
  blade.trail.unshift(to)
  if (blade.trail.length > TRAIL_POINTS) blade.trail.length = TRAIL_POINTS
  const distance = Math.sqrt(square(to.x - from.x) + square(to.y - from.y))
  if (distance > 0 && isSlice(point.speed ?? distance / TICK_MS)) cuts.push({ from, to, wider, blade })
}

function readPointers(world: World, pointers: readonly Pointer[], cuts: Segment[]): void {
  const held = new Set<number>()
  for (const pointer of pointers) {
    let blade = world.blades.find(({ id, ended }) => id === pointer.id && !ended)
    if (blade && pointer.pressed) {
      blade.ended = true
      blade = undefined
    }
    // The path to where a finger was lifted counts too: a flick ends there.
    if (blade && (pointer.down || pointer.released)) lead(blade, pointer, 0, cuts)
    else if (pointer.down) {
      begin(world, pointer.id, pointer)
      world.cursor.shown = false
    }
    if (pointer.down) held.add(pointer.id)
  }
  for (const blade of world.blades) if (blade.id !== KEYS && !held.has(blade.id)) blade.ended = true
}

function readKeys(world: World, input: Input<Action>, cuts: Segment[]): void {
  const { cursor, width, height } = world
  const x = input.axis('left', 'right')
  const y = input.axis('up', 'down')
  const drawn = input.down('cut')
  if (x !== 0 || y !== 0 || drawn) cursor.shown = true
  const length = Math.sqrt(x * x + y * y)
  const speed = cursorSpeed(width, drawn) / Math.max(1, length)
  cursor.vx += (x * speed - cursor.vx) * GRIP
  cursor.vy += (y * speed - cursor.vy) * GRIP
  cursor.x = clamp(cursor.x + cursor.vx, 0, width)
  cursor.y = clamp(cursor.y + cursor.vy, 0, height)
  cursor.drawn = drawn
  const blade = world.blades.find(({ id, ended }) => id === KEYS && !ended)
  if (!drawn) {
    if (blade) blade.ended = true
  } else if (blade) lead(blade, { x: cursor.x, y: cursor.y }, KEY_REACH, cuts)
  else begin(world, KEYS, cursor)
}

/** Shortens the trails of released strokes. */
function fade(world: World): void {
  for (const blade of world.blades) {
    if (blade.hush > 0) blade.hush--
    if (blade.ended) blade.trail.length = Math.max(0, blade.trail.length - 2)
  }
  world.blades = world.blades.filter(({ trail }) => trail.length > 0)
}

/** Reads one tick of input; returns the cutting segments. */
export function moveBlades(world: World, input: Input<Action>): Segment[] {
  const cuts: Segment[] = []
  readPointers(world, input.pointers, cuts)
  readKeys(world, input, cuts)
  fade(world)
  return cuts
}

export function dropBlades(world: World): void {
  for (const blade of world.blades) blade.ended = true
  world.cursor.drawn = false
  fade(world)
}
