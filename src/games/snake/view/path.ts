/**
 * Computes where the snake is drawn: its points between two moves, in scene units, in which a cell of any board is
 * CELL wide.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf } from '../../../engine/core/math/grid'
import { CELL, type Food, rowsOf, stepsBetween, type World } from '../rules'

/** What is drawn of a snake, and the board that it is on. */
export type Track = Pick<
  World,
  | 'body'
  | 'vacated'
  | 'direction'
  | 'turns'
  | 'clock'
  | 'stepTicks'
  | 'size'
  | 'wrap'
  | 'portals'
  | 'road'
  | 'end'
> & { readonly foods: readonly Food[] }

export interface Spot {
  x: number
  y: number
}

/** Center of a cell on a board of `size` by `size` cells. */
export function middle(cell: number, size: number): Spot {
  const { row, col } = cellOf(cell, size)
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** Progress of the move into the newest cell, 0 to 1. */
function progress(world: Track, alpha: number): number {
  return world.end || world.road?.waits ? 1 : Math.min(1, (world.clock + alpha) / world.stepTicks)
}

/** Interpolates from a cell to a neighbor. Across the edge of a wrapping field it leaves by one cell. */
function slide(from: number, to: number, t: number, world: Track): Spot {
  const { size } = world
  const a = middle(from, size)
  const b = middle(to, size)
  const near = (p: number, q: number, cells: number) =>
    Math.abs(p - q) > CELL ? q + Math.sign(p - q) * cells * CELL : q
  const x = near(a.x, b.x, size)
  const y = near(a.y, b.y, rowsOf(world))
  return { x: a.x + (x - a.x) * t, y: a.y + (y - a.y) * t }
}

/** The portal that the part of the body now in `to` entered, coming from `from`; -1 if none. */
function gate(world: Track, from: number, to: number): number {
  const out = world.portals.indexOf(to)
  if (out < 0 || stepsBetween(from, to, world) === 1) return -1
  return itemAt(world.portals, 1 - out)
}

/**
 * The position of the head. During a move through a portal it enters the first one, and is out of the other at the
 * end.
 */
export function headSpot(world: Track, alpha: number): Spot {
  const [head, neck] = world.body as [number, number]
  const t = progress(world, alpha)
  const into = gate(world, neck, head)
  return into >= 0 && t < 1 ? slide(neck, into, t, world) : slide(into >= 0 ? head : neck, head, t, world)
}

/** The position of the `nth` part behind the head. */
export function partSpot(world: Track, nth: number, alpha: number): Spot {
  const { body } = world
  return slide(itemAt(body, nth + 1), itemAt(body, nth), progress(world, alpha), world)
}

/** The points of the body from head to tail, split into stretches at open edges and portals. */
export function stretches(world: Track, alpha: number): Spot[][] {
  const t = progress(world, alpha)
  const { body, vacated, size } = world
  const chain = vacated >= 0 ? [...body, vacated] : body
  const parts: Spot[][] = []
  let last = headSpot(world, alpha)
  let part: Spot[] = [last]
  for (let i = 1; i < chain.length; i++) {
    const [cell, to] = [chain[i], chain[i - 1]] as [number, number]
    const into = gate(world, cell, to)
    if (into >= 0 && (i > 1 || t >= 1)) {
      parts.push(part)
      last = middle(into, size)
      part = [last]
    }
    const point = i < body.length ? middle(cell, size) : slide(cell, into >= 0 ? into : to, t, world)
    if (Math.abs(point.x - last.x) + Math.abs(point.y - last.y) > CELL * 1.5) {
      // Both ends extend over the edge, so that no end is visible before it.
      const dx = Math.abs(point.x - last.x) > CELL * 1.5 ? Math.sign(last.x - point.x) * CELL : 0
      const dy = Math.abs(point.y - last.y) > CELL * 1.5 ? Math.sign(last.y - point.y) * CELL : 0
      part.push({ x: last.x + dx, y: last.y + dy })
      parts.push(part)
      part = [{ x: point.x - dx, y: point.y - dy }]
    }
    part.push(point)
    last = point
  }
  parts.push(part)
  return parts
}
