/**
 * The lady frog of the modes with bays: she sometimes rides in on a log, walks up and down on it, and is picked up by a
 * frog that hops onto her. Bringing her home is worth 200 points, as in the arcade game of 1981.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { createRandom, drawInt, pick } from '../../../engine/core/math/random'
import { type Event, fieldOf, isWater, type Lady, STRIDE, type Thing, WIDTH, type World } from './world'

export const LADY_POINTS = 200
/** Shortest and longest time until she looks for a log, ticks: the first time, and after she was last seen. */
const MIN_WAIT = 500
const MAX_WAIT = 1100
/** Her walking speed, units per tick, and the distance from the log's ends at which she turns. */
const WALK = 0.35
const TURN = 22
/** A frog in her row sits on her if their middles are this close, units: half a hop. */
const LADY_REACH = STRIDE / 2

const nextWait = (lady: Pick<Lady, 'random'>) => drawInt(lady.random, MIN_WAIT, MAX_WAIT)

/**
 * She has a separate random generator, so that lanes, flies and crocodiles of a seed are the same with and without her.
 */
export function newLady(seed: number): Lady {
  const random = createRandom(seed + 0x1ad1)
  return { random, wait: nextWait({ random }), log: null, at: 0, way: 1, seen: false, carried: false }
}

const outOfSight = ({ x, width }: Thing) => x + width / 2 <= 0 || x - width / 2 >= WIDTH

/** Her position on the log (middle in units, and row); null while she is not on the river. */
export function ladyPosition({ lady, lanes }: World): { x: number; y: number; row: number } | null {
  if (!lady || lady.log === null) return null
  for (const { row, things } of lanes)
    for (const thing of things) if (thing.id === lady.log) return { x: thing.x + lady.at, y: thing.y, row }
  return null
}

/** Removes her until her next time. */
function leave(lady: Lady): void {
  Object.assign(lady, { log: null, seen: false, carried: false, wait: nextWait(lady) })
}

/** Puts her on a log that is out of sight, or lets her wait if there is none. */
function board(lady: Lady, world: World, emit: Emit<Event>): void {
  if (--lady.wait > 0) return
  const logs = world.lanes
    .filter(({ row }) => isWater(fieldOf(world), row))
    .flatMap(({ things }) =>
      things.filter((thing) => thing.kind === 'log' && !thing.otter && outOfSight(thing)),
    )
  if (logs.length === 0) return
  Object.assign(lady, { log: pick(lady.random, logs).id, at: 0, way: 1, seen: false })
  emit({ type: 'lady' })
}

/** Advances her by one tick: she appears, walks, is picked up, or rides out of sight. */
export function moveLady(world: World, emit: Emit<Event>): void {
  const { lady, frog, lanes } = world
  if (!lady || lady.carried) return
  if (lady.log === null) {
    board(lady, world, emit)
    return
  }
  const log = lanes.flatMap(({ things }) => things).find(({ id }) => id === lady.log)
  // A new level has new logs; hers has carried her across.
  if (!log || (lady.seen && outOfSight(log))) {
    leave(lady)
    return
  }
  lady.seen ||= !outOfSight(log)
  lady.at += lady.way * WALK
  if (Math.abs(lady.at) >= log.width / 2 - TURN) lady.way = lady.at > 0 ? -1 : 1
  const position = ladyPosition(world)
  if (!position || world.state !== 'play' || frog.hop > 0 || frog.row !== position.row) return
  if (Math.abs(frog.x - position.x) > LADY_REACH) return
  Object.assign(lady, { log: null, carried: true })
  emit({ type: 'pair', x: frog.x, y: frog.y })
}

/** The next frog begins: a lady who was carried got home with the last one, or was lost with it. */
export function setDown({ lady }: World): void {
  if (lady?.carried) leave(lady)
}
