/** The lanes at any moment: where objects are, which of them carry the frog, and which hit it. */
import {
  DIVE_CYCLE,
  GRIP,
  HIT_HALF,
  type Lane,
  paceAt,
  RISE_TICKS,
  SINK_TICKS,
  type Thing,
  UNDER_TICKS,
  UP_TICKS,
  VEHICLE_HALF,
  type World,
} from './world'

/** Ticks for which an otter is away, shows itself as a warning, and sits on the log. */
const OTTER = { away: 260, warns: 75, bites: 105 } as const
/** Half the length of the part of a log that an otter takes. */
const OTTER_HALF = 26

/** Speed of a lane, units per tick; negative to the left. Lanes of places have their final speed. */
export function laneSpeed(
  lane: Pick<Lane, 'speed'>,
  { level, arcade }: Pick<World, 'level' | 'arcade'>,
): number {
  return arcade ? lane.speed : lane.speed * paceAt(level)
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

/** Middle of the rear end of a log with an otter, for the log's middle at `thingX`. */
export const rearOf = (thing: Pick<Thing, 'width'>, thingX: number, speed: number) =>
  thingX - Math.sign(speed) * (thing.width / 2 - OTTER_HALF)

/** How far the otter of a log is out at `age`: 0 away, 1 on the log, between them while it warns. */
export function otterAt({ otter, phase }: Pick<Thing, 'otter' | 'phase'>, age: number): number {
  if (!otter) return 0
  const clock = (age + phase) % (OTTER.away + OTTER.warns + OTTER.bites)
  return Math.min(1, Math.max(0, (clock - OTTER.away) / OTTER.warns))
}

/**
 * Whether the otter of a log at `thingX` bites a frog at `x`, also one that holds on beyond the rear end. `spare` counts
 * near misses too.
 */
export function bites(
  thing: Thing,
  thingX: number,
  speed: number,
  x: number,
  age: number,
  spare = 0,
): boolean {
  const middle = rearOf(thing, thingX, speed) - (Math.sign(speed) * GRIP) / 2
  return otterAt(thing, age) === 1 && Math.abs(middle - x) <= OTTER_HALF + GRIP / 2 + spare
}

/** Whether a vehicle or snake at `thingX` touches a frog at `x`, `y`. `spare` counts near misses too. */
export function touches(thing: Thing, thingX: number, x: number, y: number, spare = 0): boolean {
  return (
    Math.abs(thing.y - y) < VEHICLE_HALF + HIT_HALF &&
    Math.abs(thingX - x) < thing.width / 2 - 3 + HIT_HALF + spare
  )
}
