/** The lanes at any moment: where objects are, which of them carry the frog, and which hit it. */
import {
  DIVE_CYCLE,
  GRIP,
  HIT_HALF,
  type Lane,
  paceAt,
  RISE_TICKS,
  rowMiddle,
  SINK_TICKS,
  type Thing,
  UNDER_TICKS,
  UP_TICKS,
  VEHICLE_HALF,
} from './world'

/** Speed of a lane on a level, units per tick; negative to the left. */
export function laneSpeed(lane: Lane, level: number): number {
  return lane.speed * paceAt(level)
}

/**
 * How deep turtles are at `age`: 0 at the surface, 1 under water, between them while sinking (the warning) and rising.
 */
export function depthOf(thing: Pick<Thing, 'divesFrom' | 'phase'>, level: number, age: number): number {
  if (thing.divesFrom === 0 || level < thing.divesFrom) return 0
  const clock = (age + thing.phase) % DIVE_CYCLE
  if (clock < UP_TICKS) return 0
  if (clock < UP_TICKS + SINK_TICKS) return (clock - UP_TICKS) / SINK_TICKS
  if (clock < UP_TICKS + SINK_TICKS + UNDER_TICKS) return 1
  return 1 - (clock - UP_TICKS - SINK_TICKS - UNDER_TICKS) / RISE_TICKS
}

/**
 * Whether a frog with its middle at `x` is on an object at `thingX`. `spare` requires more (or, if negative, less)
 * overlap.
 */
export function isOnThing(thing: Thing, thingX: number, x: number, depth: number, spare = 0): boolean {
  return depth < 1 && Math.abs(thingX - x) <= thing.width / 2 + GRIP - spare
}

/** Whether a vehicle at `thingX` touches a frog at `x`, `y`. `spare` counts near misses too. */
export function touches(thing: Thing, row: number, thingX: number, x: number, y: number, spare = 0): boolean {
  return (
    Math.abs(rowMiddle(row) - y) < VEHICLE_HALF + HIT_HALF &&
    Math.abs(thingX - x) < thing.width / 2 - 3 + HIT_HALF + spare
  )
}
