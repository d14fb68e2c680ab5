/** Generates the course: crates and spikes on both rails, coins on the free path, and a power now and then. It is always passable. */
import { chance, drawBetween, drawInt, pick } from '../../../engine/core/math/random'
import { CEILING, FLOOR, POWERS, RUNNER_SIZE, type Run, type Side, speedAt } from './world'

/**
 * Ticks of a whole flip, and the extra time around it for the player: it shrinks with the distance to the end value.
 */
export const FLIP_TICKS = 25
const ROOM_FIRST = 30
const ROOM_LAST = 11
const ROOM_SHRINKS_OVER = 9000
/** Smallest distance between obstacles on one rail, units. */
const SAME_SIDE = 90
const PILL_EVERY = [1100, 1900] as const
const LOOKS = 3

/** Free units between two obstacles on different rails at this distance: a whole flip fits, with extra time. */
export function gapAt(distance: number): number {
  const room = ROOM_FIRST + (ROOM_LAST - ROOM_FIRST) * Math.min(1, distance / ROOM_SHRINKS_OVER)
  return speedAt(distance) * (FLIP_TICKS + room) + RUNNER_SIZE
}

const railY = (side: Side, height: number) => (side === 1 ? FLOOR - height : CEILING)

/** Coins in a row on the free rail, beside an obstacle. */
function layCoins(run: Run, x: number, width: number, side: Side): void {
  const count = 2 + drawInt(run.random, 0, 2)
  const free = -side as Side
  const y = free === 1 ? FLOOR - 24 : CEILING + 24
  for (let n = 0; n < count; n++)
    run.coins.push({ id: run.nextId++, x: x + width / 2 + (n - (count - 1) / 2) * 34, y })
}

/** Coins along the path of a flip, in the gap before an obstacle, as a guide. */
function laySlant(run: Run, from: number, to: number, side: Side): void {
  for (let n = 0; n < 4; n++) {
    const t = (n + 0.5) / 4
    // From the rail of the next obstacle to the other one.
    const start = side === 1 ? FLOOR - 24 : CEILING + 24
    const end = side === 1 ? CEILING + 24 : FLOOR - 24
    run.coins.push({
      id: run.nextId++,
      x: from + (to - from) * (0.25 + 0.5 * t),
      y: start + (end - start) * t * t,
    })
  }
}

/** Creates what comes next, as long as something is due within sight. */
export function sendCourse(run: Run): void {
  const { random, sight } = run
  while (run.nextAt < run.distance + sight) {
    const at = run.nextAt
    const x = at - run.distance
    // At most three in a row on one rail; otherwise no flip would be needed.
    const side: Side = run.inRow >= 3 || chance(random, 0.62) ? (-run.lastSide as Side) : run.lastSide
    const switched = side !== run.lastSide
    run.inRow = switched ? 1 : run.inRow + 1
    run.lastSide = side
    const width = drawInt(random, 34, 76)
    const height = drawInt(random, 44, 132)
    run.obstacles.push({
      id: run.nextId++,
      x,
      y: railY(side, height),
      width,
      height,
      side,
      look: drawInt(random, 0, LOOKS - 1),
    })
    if (chance(random, 0.5)) layCoins(run, x, width, side)
    const gap = gapAt(at)
    if (at > run.nextPillAt) {
      run.pills.push({
        id: run.nextId++,
        x: x + width + gap / 2,
        y: (FLOOR + CEILING) / 2,
        power: pick(random, POWERS),
      })
      run.nextPillAt = at + drawBetween(random, ...PILL_EVERY)
    } else if (chance(random, 0.35)) laySlant(run, x + width, x + width + gap, -side as Side)
    // The next one may be on the other rail: there is always time for one flip, sometimes for two.
    const same = chance(random, 0.25) && run.inRow < 3
    run.nextAt = at + width + (same ? Math.max(SAME_SIDE, gap * 0.62) : gap * drawBetween(random, 1, 1.35))
    if (same) {
      // So close that it must be on the same rail.
      const near = run.nextAt - run.distance
      const low = drawInt(random, 40, 90)
      const wide = drawInt(random, 34, 60)
      run.obstacles.push({
        id: run.nextId++,
        x: near,
        y: railY(side, low),
        width: wide,
        height: low,
        side,
        look: drawInt(random, 0, LOOKS - 1),
      })
      run.inRow++
      run.nextAt += wide + gap * drawBetween(random, 1, 1.25)
    }
  }
}
