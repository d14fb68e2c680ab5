/**
 * The body of a player: the block with everything that sticks to it, collisions, and where a caught block is attached.
 */
import { pow } from '../../../engine/core/math/exactMath'
import { circleOverlapsRect, clamp, type Rect, rectsOverlap } from '../../../engine/core/math/geometry'
import {
  CATCH_ROOM,
  type Cell,
  COLLECTIBLE_SIZE,
  type Collectible,
  HIT_SHARE,
  type Obstacle,
  type Player,
  REACH_ASIDE,
  REACH_UP,
  sizeOf,
  type World,
} from './world'

const CORE: Cell = { dx: 0, dy: 0 }

/** The player's own block and those that stick to it. */
export function cellsOf(player: Pick<Player, 'attachedBlocks'>): readonly Cell[] {
  return [CORE, ...player.attachedBlocks]
}

/** The middle of a cell, in world units. */
export function positionOf(
  player: Pick<Player, 'x' | 'y' | 'size'>,
  { dx, dy }: Cell,
): { x: number; y: number } {
  const size = sizeOf(player)
  return { x: player.x + dx * size, y: player.y + dy * size }
}

const square = (x: number, y: number, side: number): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
})

/** The range of the body: it stays inside the field with all its blocks. */
export function bounds(
  player: Pick<Player, 'attachedBlocks' | 'size'>,
  { width }: Pick<World, 'width'>,
): readonly [number, number] {
  const asides = cellsOf(player).map(({ dx }) => dx)
  const size = sizeOf(player)
  return [size / 2 - Math.min(...asides) * size, width - size / 2 - Math.max(...asides) * size]
}

function overlaps(
  x: number,
  y: number,
  size: number,
  type: Obstacle['type'],
  player: Pick<Player, 'x' | 'y' | 'size'>,
  cell: Cell,
): boolean {
  const position = positionOf(player, cell)
  const body = square(position.x, position.y, sizeOf(player) * HIT_SHARE)
  if (type === 'normal' || type === 'zigzag') return rectsOverlap(body, square(x, y, size * HIT_SHARE))
  // A triangle fills less of its circle than a bomb.
  return circleOverlapsRect(x, y, (size / 2) * (type === 'bomb' ? HIT_SHARE : 0.7), body)
}

/** Whether an obstacle touches the body; both are a little smaller than drawn. */
export function hits(
  obstacle: Pick<Obstacle, 'x' | 'y' | 'size' | 'type'>,
  player: Pick<Player, 'x' | 'y' | 'attachedBlocks' | 'size'>,
): boolean {
  const { x, y, size, type } = obstacle
  const side = sizeOf(player)
  const highest = player.y - (REACH_UP + 1) * side
  if (y + size / 2 < highest) return false
  // Farther than any block that may stick to it.
  if (Math.abs(x - player.x) > size + (REACH_ASIDE + 1) * side) return false
  const overlapsCell = (cell: Cell) => overlaps(x, y, size, type, player, cell)
  return overlapsCell(CORE) || player.attachedBlocks.some(overlapsCell)
}

/** Whether the body catches a block. */
export function catches(
  player: Pick<Player, 'x' | 'y' | 'attachedBlocks' | 'size'>,
  block: Collectible,
): boolean {
  const size = sizeOf(player)
  const reach = square(block.x, block.y, Math.max(COLLECTIBLE_SIZE, size) + 2 * CATCH_ROOM)
  return cellsOf(player).some((cell) => {
    const { x, y } = positionOf(player, cell)
    return rectsOverlap(square(x, y, size), reach)
  })
}

/** The free cell beside the body that is nearest to a block; null if there is none. */
export function stickingCell(
  player: Pick<Player, 'x' | 'y' | 'attachedBlocks' | 'size'>,
  block: { readonly x: number; readonly y: number },
  { aside, up }: { readonly aside: number; readonly up: number } = { aside: REACH_ASIDE, up: REACH_UP },
): Cell | null {
  const body = cellsOf(player)
  const taken = (dx: number, dy: number) => body.some((cell) => cell.dx === dx && cell.dy === dy)
  let best: Cell | null = null
  let min = Number.POSITIVE_INFINITY
  for (const { dx, dy } of body) {
    for (const [ax, ay] of [
      [dx - 1, dy],
      [dx + 1, dy],
      [dx, dy - 1],
      [dx, dy + 1],
    ] as const) {
      if (Math.abs(ax) > aside || ay > 0 || ay < -up || taken(ax, ay)) continue
      const position = positionOf(player, { dx: ax, dy: ay })
      const far = pow(position.x - block.x, 2) + pow(position.y - block.y, 2)
      if (far >= min) continue
      min = far
      best = { dx: ax, dy: ay }
    }
  }
  return best
}

/**
 * Keeps the body inside.
 *
 * @returns whether it hit an edge
 */
export function keepInside(player: Player, field: Pick<World, 'width'>): boolean {
  const [low, high] = bounds(player, field)
  const inside = clamp(player.x, low, high)
  if (inside === player.x) return false
  player.x = inside
  player.speed = 0
  return true
}
