/** Owns where the snake is drawn: its points between two moves, in the scene's own units, in which a cell of every board is CELL wide. */
import { cellOf } from '../../../engine/core/grid'
import { CELL, type World } from '../rules'

export interface Spot {
  x: number
  y: number
}

/** Middle of a cell of a board of `size` by `size` cells. */
export function middle(cell: number, size: number): Spot {
  const { row, col } = cellOf(cell, size)
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** How far the snake is on its way into the newest cell, 0..1. */
export function progress(world: World, alpha: number): number {
  return world.end ? 1 : Math.min(1, (world.clock + alpha) / world.stepTicks)
}

/** From one cell to a neighbour; across the edge of a wrapping field it goes out by one cell. */
function slide(from: number, to: number, t: number, size: number): Spot {
  const a = middle(from, size)
  const b = middle(to, size)
  const near = (p: number, q: number) => (Math.abs(p - q) > CELL ? q + Math.sign(p - q) * size * CELL : q)
  const x = near(a.x, b.x)
  const y = near(a.y, b.y)
  return { x: a.x + (x - a.x) * t, y: a.y + (y - a.y) * t }
}

/** The head's place now. */
export function headSpot(world: World, alpha: number): Spot {
  const [head, neck] = world.body as [number, number]
  return slide(neck, head, progress(world, alpha), world.size)
}

/** The body's points from head to tail, in stretches: a wrapping snake is cut at the edge. */
export function stretches(world: World, alpha: number): Spot[][] {
  const t = progress(world, alpha)
  const { body, vacated, size } = world
  const points: Spot[] = [headSpot(world, alpha)]
  for (let i = 1; i < body.length; i++) points.push(middle(body[i] as number, size))
  if (vacated >= 0) points.push(slide(vacated, body.at(-1) as number, t, size))
  const parts: Spot[][] = []
  let part: Spot[] = []
  let last: Spot | undefined
  for (const point of points) {
    if (last && Math.abs(point.x - last.x) + Math.abs(point.y - last.y) > CELL * 1.5) {
      // Both sides of the cut run on over the edge, so that nothing ends before it.
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
