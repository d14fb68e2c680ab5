/**
 * The lady frog of Arcade: she rides in on a log now and then, walks up and down on it, and is picked up by a frog that
 * hops onto her. Brought home she is worth 200 points, as in the arcade game of 1981.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { createRandom, drawInt, pick } from '../../../engine/core/math/random'
import { type Event, isWater, type Lady, type Lane, ROW, type Thing, WIDTH, type World } from './world'

export const LADY_POINTS = 200
/** Ticks until she looks for a log, at least and at most: first, and after she was last seen. */
const LEAST_WAIT = 500
const MOST_WAIT = 1100
/** Units a tick that she walks on her log, and how far from its ends she turns. */
const WALK = 0.35
const TURN = 22
/** A frog in her row sits on her when its middle is this near to hers, units: half a hop. */
const LADY_REACH = ROW / 2

const nextWait = (lady: Pick<Lady, 'random'>) => drawInt(lady.random, LEAST_WAIT, MOST_WAIT)

/** She has a chance of her own: lanes, flies and crocodiles of a seed are the same with her and without. */
export function newLady(seed: number): Lady {
  const random = createRandom(seed + 0x1ad1)
  return { random, wait: nextWait({ random }), log: null, at: 0, way: 1, seen: false, carried: false }
}

const outOfSight = ({ x, width }: Thing) => x + width / 2 <= 0 || x - width / 2 >= WIDTH

/** Where she sits on a log, her middle in units and her row; null while she is not on the river. */
export function ladyPlace({ lady, lanes }: World): { x: number; y: number; row: number } | null {
  if (!lady || lady.log === null) return null
  for (const { row, things } of lanes)
    for (const thing of things) if (thing.id === lady.log) return { x: thing.x + lady.at, y: thing.y, row }
  return null
}

/** She is gone, until her time comes again. */
function leave(lady: Lady): void {
  Object.assign(lady, { log: null, seen: false, carried: false, wait: nextWait(lady) })
}

/** She gets on a log that is out of sight, and waits on where none is. */
function board(lady: Lady, lanes: readonly Lane[], emit: Emit<Event>): void {
  if (--lady.wait > 0) return
  const logs = lanes
    .filter(({ row }) => isWater(row))
    .flatMap(({ things }) => things.filter((thing) => thing.kind === 'log' && outOfSight(thing)))
  if (logs.length === 0) return
  Object.assign(lady, { log: pick(lady.random, logs).id, at: 0, way: 1, seen: false })
  emit({ type: 'lady' })
}

/** One tick of her: she comes, walks, is picked up, or rides out of sight. */
export function moveLady(world: World, emit: Emit<Event>): void {
  const { lady, frog, lanes } = world
  if (!lady || lady.carried) return
  if (lady.log === null) {
    board(lady, lanes, emit)
    return
  }
  const log = lanes.flatMap(({ things }) => things).find(({ id }) => id === lady.log)
  // Another level has other logs; and hers has carried her across.
  if (!log || (lady.seen && outOfSight(log))) {
    leave(lady)
    return
  }
  lady.seen ||= !outOfSight(log)
  lady.at += lady.way * WALK
  if (Math.abs(lady.at) >= log.width / 2 - TURN) lady.way = lady.at > 0 ? -1 : 1
  const place = ladyPlace(world)
  if (!place || world.state !== 'play' || frog.hop > 0 || frog.row !== place.row) return
  if (Math.abs(frog.x - place.x) > LADY_REACH) return
  Object.assign(lady, { log: null, carried: true })
  emit({ type: 'pair', x: frog.x, y: frog.y })
}

/** The next frog begins: a lady who was carried got home with the last one, or was lost with it. */
export function setDown({ lady }: World): void {
  if (lady?.carried) leave(lady)
}
