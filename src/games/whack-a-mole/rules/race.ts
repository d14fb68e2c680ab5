/**
 * A race for points: four gardens with four holes each, for up to four people; the computer has the seats that nobody has
 * taken.
 *
 * Each seat has a garden, and the same animal looks out of the same hole in all of them. At one board a finger could be
 * anybody's, and whose cursor happened to be near would win; here fingers, keys and pads have the same way to every hole.
 * - Who hits a mole first gets its points, and it is gone for the others. Hits in the same tick count for all who made them.
 * - A blow at an empty hole, or at a hedgehog, lets the mallet rest for a while: to press everything is slower.
 * - A player who is a moment too late has lost only the mole.
 */
import {
  type Emit,
  type Hud,
  type Input,
  type Outcome,
  type RealtimeRules,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { endOfSeats } from '../../../engine/core/game/seatEnd'
import { seatOfPointer } from '../../../engine/core/input/fingers'
import { FOUR_SEATS, JOIN, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { clamp, lerp, type Point } from '../../../engine/core/math/geometry'
import type { Direction } from '../../../engine/core/math/grid'
import { chance, createRandom, drawInt, pick, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { drawComer, GOLDEN_STAY, GOLDEN_TIMES } from './comers'
import type { Chances } from './stages'
import {
  type Action,
  BODY_LIFT,
  DAZED_TICKS,
  DECOY_COST,
  type Event,
  emptyHole,
  enter,
  HEIGHT,
  HOLES,
  type Hole,
  POINTS_PER_MOLE,
  STIR_TICKS,
  TALL,
  WIDTH,
} from './world'

/** Before the first mole there is time to see the seats, ticks. */
const FIRST_TICKS = 130
export const RACE_TICKS = FIRST_TICKS + 60 * TICKS_PER_SECOND
/** Each of the last seconds is announced. */
const LAST_SECONDS = 5
/** Ticks from one animal to the next, and that one stays up: at first, and at the end. */
const SPAWN = [62, 34] as const
const STAY = [100, 66] as const
const CHANCES: Chances = { decoy: 0.22, golden: 0.07, helmet: 0 }
/** The probability that two come at once. */
const PAIRS = 0.35
/** How long a mallet rests after a blow at an empty hole, and at a hedgehog. */
export const SLIP_TICKS = 24
export const PRICK_TICKS = 60
/** How soon the computer hits a mole after it has come up, ticks. */
const REACTIONS: Readonly<Record<Options['level'], readonly [soonest: number, latest: number]>> = {
  easy: [34, 74],
  normal: [22, 54],
  hard: [15, 38],
}
/** The probabilities that the computer overlooks a mole, and that it hits a hedgehog. */
const OVERLOOKS = 0.12
const FOOLED = 0.1

/** Each garden is half as wide as the field. */
export const GARDEN = WIDTH / 2

/** What a garden is like in the square field, and in the upright one. */
interface Plot {
  readonly height: number
  /** The size of what is in it, of that in a garden that fills the field. */
  readonly scale: number
  /** A press counts for the nearest hole within this distance. */
  readonly reach: number
  /** The four holes. */
  readonly spots: Readonly<Record<number, Point>>
}

/** The four holes by the direction of their keys, numbered as among the nine: their places have the same names. */
const WAYS: readonly Direction[] = ['up', 'left', 'right', 'down']
const HOLE_OF: Readonly<Record<Direction, number>> = { up: 1, left: 3, right: 5, down: 7 }
export const RACE_HOLES: readonly number[] = WAYS.map((way) => HOLE_OF[way])
export const wayTo = (hole: number): Direction => itemAt(WAYS, RACE_HOLES.indexOf(hole))

export const PLOTS = {
  square: {
    height: HEIGHT / 2,
    scale: 0.62,
    reach: 66,
    spots: {
      [HOLE_OF.up]: { x: 150, y: 96 },
      [HOLE_OF.left]: { x: 72, y: 176 },
      [HOLE_OF.right]: { x: 228, y: 176 },
      [HOLE_OF.down]: { x: 150, y: 256 },
    },
  },
  tall: {
    height: TALL.height / 2,
    scale: 0.75,
    reach: 80,
    spots: {
      [HOLE_OF.up]: { x: 150, y: 160 },
      [HOLE_OF.left]: { x: 80, y: 300 },
      [HOLE_OF.right]: { x: 220, y: 300 },
      [HOLE_OF.down]: { x: 150, y: 440 },
    },
  },
} as const satisfies Record<string, Plot>
export type PlotName = keyof typeof PLOTS

/** The top left corner of a seat's garden. */
export const cornerOf = (seat: Seat, plot: PlotName): Point => ({
  x: (seat % 2) * GARDEN,
  y: Math.floor(seat / 2) * PLOTS[plot].height,
})

/** The middle of a hole's mouth in the garden of a seat, in world units. */
export function raceHoleAt(seat: Seat, hole: number, plot: PlotName): Point {
  const corner = cornerOf(seat, plot)
  const { spots }: Plot = PLOTS[plot]
  const { x, y } = spots[hole] as Point
  return { x: corner.x + x, y: corner.y + y }
}

export interface Racer {
  /** A person has the seat. */
  human: boolean
  score: number
  moles: number
  /** Ticks for which the mallet still rests. */
  rest: number
  /** By hole: how long an animal has been up when the computer hits it, ticks; -1 if it never does. */
  readonly plans: number[]
}

/** Plain data. Seats are gardens: top left, top right, bottom left, bottom right. */
export interface RaceWorld {
  readonly mode: 'race'
  readonly random: Random
  readonly level: Options['level']
  readonly plot: PlotName
  ticks: number
  /** Ticks until the next animal. */
  next: number
  /** The same in all gardens; of the nine only RACE_HOLES are used. */
  readonly holes: readonly Hole[]
  readonly racers: readonly Racer[]
  over: boolean
}

const peopleOf = ({ racers }: RaceWorld) => FOUR_SEATS.filter((seat) => itemAt(racers, seat).human)

/** From the first mole, 0, to the end, 1. */
const progress = ({ ticks }: RaceWorld) => clamp((ticks - FIRST_TICKS) / (RACE_TICKS - FIRST_TICKS), 0, 1)
const paced = (world: RaceWorld, [first, last]: readonly [number, number]) =>
  Math.round(lerp(first, last, progress(world)))

/** Ticks the mole of a hole stays up. */
export const raceStay = (world: RaceWorld, { dress }: Pick<Hole, 'dress'>): number =>
  Math.round(paced(world, STAY) * (dress === 'golden' ? GOLDEN_STAY : 1))

/** Whole seconds left, including the current one. */
const secondsLeft = ({ ticks }: RaceWorld) =>
  Math.min(60, Math.max(0, Math.ceil((RACE_TICKS - ticks) / TICKS_PER_SECOND)))

interface Blow {
  readonly seat: Seat
  readonly hole: number
}

/** The seat whose garden is at a position. */
export const seatAt = ({ x, y }: Point, plot: PlotName): Seat =>
  ((y < PLOTS[plot].height ? 0 : 2) + (x < GARDEN ? 0 : 1)) as Seat

/** The hole hit by a press at this position in the garden of a seat, or -1. */
function holeNear(seat: Seat, { x, y }: Point, plot: PlotName): number {
  const { scale, reach } = PLOTS[plot]
  const away = (hole: number) => {
    const at = raceHoleAt(seat, hole, plot)
    return square(x - at.x) + square(y - at.y + BODY_LIFT * scale)
  }
  const nearest = RACE_HOLES.reduce((best, hole) => (away(hole) < away(best) ? hole : best))
  return away(nearest) < square(reach) ? nearest : -1
}

/** The blows of this tick in their order. A press of any kind takes the seat of its player. */
function readBlows(world: RaceWorld, input: Input<Action>): Blow[] {
  const blows: Blow[] = []
  for (const seat of FOUR_SEATS)
    for (const press of input.presses(seat)) {
      itemAt(world.racers, seat).human = true
      const hole = press === JOIN ? undefined : HOLE_OF[press as Direction]
      if (hole !== undefined) blows.push({ seat, hole })
    }
  for (const pointer of input.pointers) {
    if (!pointer.pressed) continue
    const seat = seatOfPointer(pointer, (at) => seatAt(at, world.plot))
    if (seat === null) continue
    itemAt(world.racers, seat).human = true
    const hole = holeNear(seat, pointer, world.plot)
    if (hole >= 0) blows.push({ seat, hole })
  }
  for (const seat of FOUR_SEATS) {
    const { human, plans } = itemAt(world.racers, seat)
    if (human) continue
    for (const hole of RACE_HOLES) {
      const { state, ticks } = itemAt(world.holes, hole)
      if (state === 'up' && ticks === plans[hole]) blows.push({ seat, hole })
    }
  }
  return blows
}

/** All blows of a tick meet the animals that were up before it, so that no seat is first. */
function strike(world: RaceWorld, blows: readonly Blow[], emit: Emit<Event>): void {
  const hit = new Set<number>()
  const done = new Set<string>()
  for (const { seat, hole: index } of blows) {
    const racer = itemAt(world.racers, seat)
    // A key and a finger at the same hole are one blow.
    const name = `${seat}:${index}`
    if (racer.rest > 0 || done.has(name)) continue
    done.add(name)
    const hole = itemAt(world.holes, index)
    const { x, y } = raceHoleAt(seat, index, world.plot)
    const where = { seat, hole: index, x, y: y - BODY_LIFT * PLOTS[world.plot].scale }
    if (hole.state !== 'up') {
      if (hole.state !== 'dazed') racer.rest = SLIP_TICKS
      emit({ type: 'slip', ...where })
      continue
    }
    hit.add(index)
    const golden = hole.dress === 'golden' ? GOLDEN_TIMES : 1
    const points = hole.decoy ? -DECOY_COST : POINTS_PER_MOLE * golden
    racer.score = Math.max(0, racer.score + points)
    if (hole.decoy) racer.rest = PRICK_TICKS
    else racer.moles++
    emit({ type: !racer.human ? 'rival' : hole.decoy ? 'prick' : 'take', ...where, points })
  }
  for (const index of hit) enter(itemAt(world.holes, index), 'dazed')
}

/** Advances every hole by one tick; an animal that was up too long hides. */
function age(world: RaceWorld, emit: Emit<Event>): void {
  for (const index of RACE_HOLES) {
    const hole = itemAt(world.holes, index)
    hole.ticks++
    if (hole.state === 'dazed' && hole.ticks >= DAZED_TICKS) enter(hole, 'empty')
    if (hole.state !== 'up' || hole.ticks < raceStay(world, hole)) continue
    enter(hole, 'empty')
    emit({ type: 'leave', hole: index })
  }
}

/** The soil stirs in one or two free holes. */
function stir(world: RaceWorld, emit: Emit<Event>): void {
  const { random } = world
  for (let comers = chance(random, PAIRS) ? 2 : 1; comers > 0; comers--) {
    const free = RACE_HOLES.filter((hole) => itemAt(world.holes, hole).state === 'empty')
    if (free.length === 0) return
    const index = pick(random, free)
    const hole = itemAt(world.holes, index)
    enter(hole, 'stir')
    Object.assign(hole, drawComer(random, CHANCES))
    emit({ type: 'stir', hole: index })
  }
}

/** The soil stirs first, then the animal appears there. */
function spawn(world: RaceWorld, emit: Emit<Event>): void {
  world.next--
  if (world.next === STIR_TICKS) stir(world, emit)
  if (world.next > 0) return
  world.next = paced(world, SPAWN)
  for (const index of RACE_HOLES) {
    const hole = itemAt(world.holes, index)
    if (hole.state !== 'stir') continue
    enter(hole, 'up')
    for (const racer of world.racers) racer.plans[index] = plan(world, hole)
    emit({ type: 'up', hole: index, decoy: hole.decoy, ...(hole.dress !== 'plain' && { dress: hole.dress }) })
  }
}

/** How long the computer waits before it hits an animal, ticks; -1 if it does not. The same chances for each seat. */
function plan({ random, level }: RaceWorld, { decoy }: Hole): number {
  const acts = chance(random, decoy ? FOOLED : 1 - OVERLOOKS)
  const after = drawInt(random, ...REACTIONS[level])
  return acts ? after : -1
}

export const race: RealtimeRules<RaceWorld, Action, Event, Options, Stat> = {
  start: ({ level }, seed, { width, height }) => ({
    mode: 'race',
    random: createRandom(seed),
    level,
    plot: height > width ? 'tall' : 'square',
    ticks: 0,
    next: FIRST_TICKS,
    holes: Array.from({ length: HOLES }, emptyHole),
    racers: FOUR_SEATS.map(() => ({
      human: false,
      score: 0,
      moles: 0,
      rest: 0,
      plans: Array.from({ length: HOLES }, () => -1),
    })),
    over: false,
  }),
  step(world, input, emit) {
    if (world.over) return
    world.ticks++
    strike(world, readBlows(world, input), emit)
    for (const racer of world.racers) racer.rest = Math.max(0, racer.rest - 1)
    age(world, emit)
    spawn(world, emit)
    if (world.ticks >= RACE_TICKS) {
      world.over = true
      emit({ type: 'finish', score: Math.max(...world.racers.map(({ score }) => score)) })
      return
    }
    const left = secondsLeft(world)
    if (left <= LAST_SECONDS && (RACE_TICKS - world.ticks) % TICKS_PER_SECOND === 0)
      emit({ type: 'second', left })
  },
  // The points of each seat stand in its garden.
  hud(world): Hud<Stat> {
    const [alone, second] = peopleOf(world)
    return {
      ...(alone !== undefined && second === undefined && { Score: itemAt(world.racers, alone).score }),
      Time: secondsLeft(world),
    }
  },
  outcome(world): Outcome<Stat> | null {
    if (!world.over) return null
    const people = peopleOf(world)
    const scores = world.racers.map(({ score }) => score)
    const first = FOUR_SEATS.filter((seat) => itemAt(scores, seat) === Math.max(...scores))
    const winner = first.length === 1 ? first[0] : undefined
    const [alone, second] = people
    const single = second === undefined ? alone : undefined
    const isTied = winner === undefined && (single === undefined || first.includes(single))
    const end = isTied
      ? ({ result: 'tied', title: texts.ends.tied } as const)
      : endOfSeats(
          {
            people,
            winner,
            place: (seat) => 1 + scores.filter((each) => each > itemAt(scores, seat)).length,
          },
          texts.ends,
        )
    const detail = texts.ends.points(scores)
    if (single === undefined) return { ...end, detail }
    const { score, moles } = itemAt(world.racers, single)
    return { ...end, detail, results: { Score: score, Moles: moles } }
  },
}
