/**
 * The option "Zones": a road of short courses, each with a color and a new obstacle, at a speed of its own. Their patterns are
 * fixed, their order is drawn. Three lives; the stars of a zone are its end and the coins on the way.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { sin } from '../../../engine/core/math/exactMath'
import { chance, drawBetween, drawInt, pick } from '../../../engine/core/math/random'
import {
  CEILING,
  FLOOR,
  GRAVITY,
  type Obstacle,
  POWERS,
  RUNNER_SIZE,
  RUNNER_X,
  type Run,
  type Side,
  type Zone,
} from './world'

export const ZONE_NAMES = ['dock', 'foundry', 'thorns', 'spires', 'mines', 'lifts', 'lasers', 'core'] as const

type Kind = 'crate' | 'spikes' | 'pillar' | 'mine' | 'lift' | 'beam'

/** A part of a pattern. `at` and `long` are ticks of running, `high` units; side 1 is the rail the pattern is turned to. */
type Part =
  | readonly [kind: Kind, at: number, side: Side, long: number, high: number]
  | readonly [kind: 'coins', at: number, side: Side, count: number]
  /** Coins along a flip that begins at `at`, away from this side. */
  | readonly [kind: 'arc', at: number, side: Side]

interface Pattern {
  readonly long: number
  readonly parts: readonly Part[]
}

const PATTERNS = {
  hop: {
    long: 40,
    parts: [
      ['crate', 14, 1, 12, 60],
      ['coins', 4, -1, 4],
    ],
  },
  steps: {
    long: 84,
    parts: [
      ['crate', 0, 1, 12, 70],
      ['arc', 22, -1],
      ['crate', 64, -1, 12, 70],
      ['coins', 56, 1, 3],
    ],
  },
  triple: {
    long: 142,
    parts: [
      ['crate', 0, 1, 12, 84],
      ['coins', 0, -1, 2],
      ['crate', 62, -1, 12, 84],
      ['coins', 62, 1, 2],
      ['crate', 124, 1, 12, 84],
      ['coins', 124, -1, 2],
    ],
  },
  bed: {
    long: 84,
    parts: [
      ['spikes', 0, 1, 76, 38],
      ['coins', 8, -1, 6],
    ],
  },
  beds: {
    long: 150,
    parts: [
      ['spikes', 0, 1, 56, 38],
      ['coins', 10, -1, 4],
      ['arc', 54, -1],
      ['spikes', 92, -1, 56, 38],
      ['coins', 102, 1, 4],
    ],
  },
  pillar: {
    long: 70,
    parts: [
      ['pillar', 0, 1, 11, 206],
      ['coins', -6, -1, 3],
      ['arc', 18, -1],
    ],
  },
  twins: {
    long: 82,
    parts: [
      ['pillar', 0, 1, 11, 206],
      ['arc', 20, -1],
      ['pillar', 68, -1, 11, 206],
      ['coins', 62, 1, 3],
    ],
  },
  mine: {
    long: 50,
    parts: [
      ['mine', 24, 1, 0, 0],
      ['coins', 6, 1, 4],
    ],
  },
  minehop: {
    long: 120,
    parts: [
      ['crate', 0, 1, 12, 60],
      ['coins', 6, -1, 4],
      ['mine', 48, 1, 0, 0],
      ['crate', 106, -1, 12, 60],
      ['coins', 96, 1, 3],
    ],
  },
  lift: {
    long: 50,
    parts: [
      ['lift', 24, 1, 0, 0],
      ['coins', 2, 1, 3],
      ['coins', 40, -1, 2],
    ],
  },
  liftbed: {
    long: 140,
    parts: [
      ['spikes', 0, 1, 50, 38],
      ['coins', 10, -1, 4],
      ['lift', 112, 1, 0, 0],
    ],
  },
  beam: {
    long: 60,
    parts: [
      ['beam', 10, 1, 0, 130],
      ['coins', 4, -1, 3],
      ['coins', 44, 1, 2],
    ],
  },
  beams: {
    long: 140,
    parts: [
      ['beam', 0, 1, 0, 130],
      ['arc', 18, -1],
      ['beam', 66, -1, 0, 130],
      ['coins', 60, 1, 3],
      ['beam', 130, 1, 0, 130],
    ],
  },
} as const satisfies Record<string, Pattern>

export interface ZoneRules {
  /** Units per tick. */
  readonly speed: number
  /** A factor of the lengths in patterns. */
  readonly tight: number
  /** Ticks of the whole course, and between two patterns. */
  readonly long: number
  readonly rest: number
  readonly patterns: readonly (keyof typeof PATTERNS)[]
}

const ZONES: Readonly<Record<(typeof ZONE_NAMES)[number], ZoneRules>> = {
  dock: { speed: 3, tight: 1, long: 2400, rest: 96, patterns: ['hop', 'hop', 'steps'] },
  foundry: { speed: 3.9, tight: 0.96, long: 2450, rest: 50, patterns: ['steps', 'triple', 'hop'] },
  thorns: { speed: 4.6, tight: 0.92, long: 2500, rest: 40, patterns: ['bed', 'beds', 'hop', 'steps'] },
  spires: { speed: 5.2, tight: 0.88, long: 2550, rest: 33, patterns: ['pillar', 'twins', 'triple', 'bed'] },
  mines: { speed: 5.7, tight: 0.85, long: 2600, rest: 29, patterns: ['mine', 'minehop', 'beds', 'twins'] },
  lifts: {
    speed: 6.2,
    tight: 0.82,
    long: 2650,
    rest: 27,
    patterns: ['lift', 'liftbed', 'triple', 'minehop'],
  },
  lasers: { speed: 6.6, tight: 0.81, long: 2700, rest: 25, patterns: ['beam', 'beams', 'twins', 'lift'] },
  core: {
    speed: 7,
    tight: 0.79,
    long: 2700,
    rest: 22,
    patterns: ['triple', 'beds', 'twins', 'minehop', 'liftbed', 'beams'],
  },
}

const ZONE_LIVES = 3
/** Ticks until the first obstacle: it comes after the coins that show what a flip is. */
const LESSON_TICKS = 360
/** Ticks without obstacles before the end. */
const LAST_TICKS = 90
/** The shares of all coins for the second and the third star. */
export const COIN_SHARES = [0.75, 0.95] as const
/** Ticks between two coins of a row. */
const COIN_STEP = 9
/** Ticks of a flip at which there is a coin. */
const ARC_TICKS = [6, 11, 16, 20] as const
const PILL_SHARE = 0.22
/** A row of coins without a miss pays this for each of so many. */
export const STREAK = 15
export const STREAK_POINTS = 50

const MINE = 44
const LIFT = { width: 46, height: 84, far: 112, ticks: 170 } as const
const BEAM = { width: 26, ticks: 120, on: 62 } as const
/** Indices of looks beyond those of crates. */
const LOOK = { spikes: 1, pillar: 2, mine: 3, lift: 4, beam: 5 } as const
const MIDDLE = (FLOOR + CEILING) / 2

/** @param number of the zone, from 1 */
export const zoneNameOf = (number: number) => itemAt(ZONE_NAMES, number - 1)
export const rulesOf = ({ zone }: Pick<Zone, 'zone'>): ZoneRules => ZONES[zoneNameOf(zone)]
/** Units from the start to the end. */
export const lengthOf = (zone: Pick<Zone, 'zone'>) => rulesOf(zone).long * rulesOf(zone).speed

export const newZone = (zone: number): Zone => ({
  zone,
  lives: ZONE_LIVES,
  laid: 0,
  streak: 0,
  last: -1,
  stars: 0,
})

/** Where the runner's middle is on a rail, and where coins are. */
const railAt = (side: Side) => (side === 1 ? FLOOR - 24 : CEILING + 24)

function obstacleOf(run: Run, [kind, , side, long, high]: Extract<Part, { length: 5 }>, x: number): Obstacle {
  const id = run.nextId++
  const { speed, tight } = rulesOf(run.zone as Zone)
  if (kind === 'mine')
    return { id, x: x - MINE / 2, y: MIDDLE - MINE / 2, width: MINE, height: MINE, side: 1, look: LOOK.mine }
  if (kind === 'lift') {
    const move = { age: drawInt(run.random, 0, LIFT.ticks - 1) }
    return {
      id,
      x,
      y: liftY(move.age),
      width: LIFT.width,
      height: LIFT.height,
      side: 1,
      look: LOOK.lift,
      move,
    }
  }
  const width = kind === 'beam' ? BEAM.width : Math.round((kind === 'spikes' ? long * tight : long) * speed)
  const look = kind === 'crate' ? drawInt(run.random, 0, 1) * 2 : LOOK[kind]
  const y = side === 1 ? FLOOR - high : CEILING
  const beam = kind === 'beam' ? { beam: { age: drawInt(run.random, 0, BEAM.ticks - 1) } } : {}
  return { id, x, y, width, height: high, side, look, ...beam }
}

const liftY = (age: number) => MIDDLE - LIFT.height / 2 + LIFT.far * sin((age / LIFT.ticks) * 2 * Math.PI)

/** The obstacle's upper edge after so many ticks. */
export const topAfter = ({ y, move }: Obstacle, ticks: number) => (move ? liftY(move.age + ticks) : y)
/** Whether it can be hit after so many ticks: beams go on and off. */
export const isSolidAfter = ({ beam }: Obstacle, ticks = 0) =>
  !beam || (beam.age + ticks) % BEAM.ticks < BEAM.on
/** Ticks until a beam that is off goes on; 0 for all others. */
export const ticksOff = ({ beam }: Obstacle) =>
  beam && !isSolidAfter({ beam } as Obstacle) ? BEAM.ticks - (beam.age % BEAM.ticks) : 0

/** Moves what moves by itself, by one tick. */
export function stepObstacles({ obstacles }: Run): void {
  for (const obstacle of obstacles) {
    if (obstacle.move) {
      obstacle.move.age++
      obstacle.y = liftY(obstacle.move.age)
    }
    if (obstacle.beam) obstacle.beam.age++
  }
}

function layCoin(run: Run, zone: Zone, x: number, y: number): void {
  run.coins.push({ id: run.nextId++, x, y })
  zone.laid++
}

/** Lays a part whose pattern begins at `x`, turned to a side. */
function layPart(run: Run, zone: Zone, part: Part, x: number, turned: Side): void {
  const { speed, tight } = rulesOf(zone)
  const at = x + part[1] * tight * speed
  const side = (part[2] * turned) as Side
  if (part[0] === 'coins')
    for (let n = 0; n < part[3]; n++) layCoin(run, zone, at + n * COIN_STEP * speed, railAt(side))
  else if (part[0] === 'arc')
    for (const ticks of ARC_TICKS) {
      const fallen = (GRAVITY / 2) * ticks * (ticks + 1)
      const y = (side === 1 ? FLOOR - RUNNER_SIZE / 2 : CEILING + RUNNER_SIZE / 2) - side * fallen
      layCoin(run, zone, at + ticks * speed, y)
    }
  else run.obstacles.push(obstacleOf(run, [part[0], part[1], side, part[3], part[4]], at))
}

/** Coins on the floor, up a flip, along the ceiling and down again, before anything can be hit. */
function layLesson(run: Run, zone: Zone): void {
  const lesson: readonly Part[] = [
    ['coins', 50, 1, 4],
    ['arc', 95, 1],
    ['coins', 125, -1, 6],
    ['arc', 195, -1],
    ['coins', 225, 1, 5],
  ]
  for (const part of lesson) layPart(run, zone, part, RUNNER_X, 1)
  run.nextAt = RUNNER_X + LESSON_TICKS * rulesOf(zone).speed
}

/** Creates what comes next, as long as something is due within sight. */
export function sendZone(run: Run, zone: Zone): void {
  const { random } = run
  const { speed, tight, patterns, rest, long } = rulesOf(zone)
  if (zone.laid === 0) layLesson(run, zone)
  const end = RUNNER_X + (long - LAST_TICKS) * speed
  while (run.nextAt < run.distance + run.sight) {
    // The same pattern never comes twice in a row.
    const others = patterns.map((_, n) => n).filter((n) => n !== zone.last)
    const next = zone.last < 0 ? 0 : pick(random, others)
    const { long: whole, parts } = PATTERNS[itemAt(patterns, next)]
    const ticks = whole * tight
    if (run.nextAt + ticks * speed > end) {
      run.nextAt = Number.MAX_SAFE_INTEGER
      return
    }
    const x = run.nextAt - run.distance
    const turned: Side = chance(random, 0.5) ? 1 : -1
    for (const part of parts) layPart(run, zone, part, x, turned)
    if (zone.last >= 0 && chance(random, PILL_SHARE))
      run.pills.push({
        id: run.nextId++,
        x: x + (ticks + rest / 2) * speed,
        y: chance(random, 0.5) ? railAt(1) : railAt(-1),
        power: pick(random, POWERS),
      })
    zone.last = next
    run.nextAt += (ticks + rest * drawBetween(random, 1, 1.2)) * speed
  }
}

/** The stars of a zone that was finished. */
export function starsOf({ zone, coinsTaken }: Pick<Run, 'zone' | 'coinsTaken'>): number {
  if (!zone) return 0
  return 1 + COIN_SHARES.filter((share) => coinsTaken >= share * zone.laid).length
}
