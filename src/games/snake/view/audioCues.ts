/**
 * Audio cues of Snake: with each move the direction of the nearest fruit, and low tones for dangers next to the head.
 */
import { type AudioCues, type PlacedTone, placedTone } from '../../../engine/core/game/audioCues'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction } from '../../../engine/core/math/grid'
import { ahead, type Either, isFour, isLocked, type World } from '../rules'

/** A fruit this many cells away or more sounds fully from the side, or at the highest or lowest pitch. */
const REACH = 8
const FRUIT_MS = 70

/** Dangers sound lower than any fruit, from their side; above is slightly higher than below. */
const DANGER: Readonly<Record<Direction, PlacedTone>> = {
  left: { hertz: 110, ms: 50, side: -1 },
  right: { hertz: 110, ms: 50, side: 1 },
  up: { hertz: 147, ms: 50, side: 0 },
  down: { hertz: 82, ms: 50, side: 0 },
}

/** Whether moving in a direction would be harmful. */
function isDeadly(world: World, direction: Direction): boolean {
  const { body, stones, mushrooms } = world
  const next = ahead(itemAt(body, 0), direction, world)
  // The snake cannot turn back onto its neck.
  return next < 0 || body.indexOf(next) > 1 || stones.includes(next) || mushrooms.includes(next)
}

export const audioCues: AudioCues<Either> = {
  tick(world) {
    // Four people cannot be told apart by ear.
    if (isFour(world) || world.clock !== 0 || world.end) return []
    const head = cellOf(itemAt(world.body, 0), world.size)
    const wanted = world.road && isLocked(world) ? [{ cell: world.road.key }] : world.foods
    const fruits = wanted
      .filter(({ cell }) => cell >= 0)
      .map(({ cell }) => cellOf(cell, world.size))
      .map(({ row, col }) => ({ down: row - head.row, right: col - head.col }))
      .sort((a, b) => Math.abs(a.down) + Math.abs(a.right) - Math.abs(b.down) - Math.abs(b.right))
    const [fruit] = fruits
    const part = (cells: number) => (cells / REACH + 1) / 2
    return [
      ...(fruit ? [placedTone(part(fruit.right), part(-fruit.down), FRUIT_MS)] : []),
      ...(Object.keys(DANGER) as Direction[])
        .filter((direction) => isDeadly(world, direction))
        .map((direction) => DANGER[direction]),
    ]
  },
}
