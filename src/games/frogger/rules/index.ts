/** The rules of Frogger: one hop per press over road and river, three lives, faster with every level. */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { type Direction, STEPS } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  ALL_POINTS,
  BAYS,
  fillBay,
  giveLife,
  isCaught,
  isOpen,
  noBays,
  POINTS_A_LIFE,
  visitBays,
} from './arcade'
import { layLanes, wrapped } from './generator'
import { moveLady, newLady, setDown } from './lady'
import { bites, depthOf, isOnThing, laneSpeed, touches } from './lanes'
import { firstRound, isNight, layPlace, placeIn, timeOf } from './places'
import {
  type Action,
  CLASSIC,
  EARLY_TICKS,
  END_TICKS,
  type Event,
  type Field,
  type Frog,
  fieldOf,
  HOME_ROW,
  HOME_TICKS,
  HOP_TICKS,
  HURRY_TICKS,
  HURT_TICKS,
  type HurtReason,
  isWater,
  LIVES,
  levelBonus,
  POINTS_A_ROW,
  rowMiddle,
  STRIDE,
  type Thing,
  UPRIGHT,
  WIDE,
  WIDTH,
  type World,
} from './world'

export * from './arcade'
export * from './lady'
export * from './places'
export * from './world'

function freshFrog(field: Field): Frog {
  const x = WIDTH / 2 + STRIDE / 2
  return {
    x,
    y: rowMiddle(field, field.start),
    row: field.start,
    facing: 'up',
    hop: 0,
    fromX: x,
    toX: x,
    fromRow: field.start,
    next: '',
  }
}

/** Starts a hop; at the edge of the field, or after drifting beyond it, and before the hedge, the frog only turns. */
function hop(world: World, direction: Direction, emit: Emit<Event>): void {
  const { frog } = world
  frog.next = ''
  frog.facing = direction
  const row = frog.row + STEPS[direction].row
  const toX = clamp(frog.x + STEPS[direction].col * STRIDE, STRIDE / 2, WIDTH - STRIDE / 2)
  const stays =
    STEPS[direction].col === 0 ? row > fieldOf(world).start : (toX - frog.x) * STEPS[direction].col < 4
  if (stays) return
  if (world.arcade && row === HOME_ROW && !isOpen(world, toX)) {
    emit({ type: 'bump', x: frog.x, y: frog.y })
    return
  }
  Object.assign(frog, { hop: HOP_TICKS, fromX: frog.x, toX, fromRow: frog.row, row })
  emit({ type: 'hop', x: frog.x, y: frog.y, direction })
}

/** What carries the frog in this lane of water; undefined if it sits in the water. */
function raftOf({ frog, level, age }: World, things: readonly Thing[]): Thing | undefined {
  return things.find((thing) => isOnThing(thing, thing.x, frog.x, depthOf(thing, level, age)))
}

/** Speed of what carries the frog here, units per tick; null if it sits in the water. */
function footing(world: World): number | null {
  const { frog } = world
  if (!isWater(fieldOf(world), frog.row)) return 0
  const lane = world.lanes.find(({ row }) => row === frog.row)
  return lane && raftOf(world, lane.things) ? laneSpeed(lane, world) : null
}

/** Whether an otter bites the frog on its log. */
function isBitten(world: World): boolean {
  const { frog, age } = world
  if (frog.hop > 0 || !isWater(fieldOf(world), frog.row)) return false
  const lane = world.lanes.find(({ row }) => row === frog.row)
  const raft = lane && raftOf(world, lane.things)
  return raft !== undefined && bites(raft, raft.x, lane?.speed ?? 0, frog.x, age)
}

function driftOf(world: World, row: number): number {
  const lane = isWater(fieldOf(world), row) ? world.lanes.find((other) => other.row === row) : undefined
  return lane ? laneSpeed(lane, world) : 0
}

function fly(world: World, emit: Emit<Event>): void {
  const { frog } = world
  const field = fieldOf(world)
  frog.hop--
  // A hop sideways is as long on a moving log as on the bank.
  const drift = frog.row === frog.fromRow ? driftOf(world, frog.row) : 0
  frog.fromX += drift
  frog.toX += drift
  const t = 1 - frog.hop / HOP_TICKS
  frog.x = frog.fromX + (frog.toX - frog.fromX) * t
  const fromY = rowMiddle(field, frog.fromRow)
  frog.y = fromY + (rowMiddle(field, frog.row) - fromY) * t
  if (frog.hop === 0) land(world, emit)
}

function land(world: World, emit: Emit<Event>): void {
  const { frog } = world
  if (footing(world) === null) return
  emit({ type: 'land', x: frog.x, y: frog.y, row: frog.row })
  if (frog.row < world.furthest) {
    world.furthest = frog.row
    world.score += POINTS_A_ROW
    emit({ type: 'row', x: frog.x, y: frog.y, points: POINTS_A_ROW, rows: fieldOf(world).start - frog.row })
  }
  if (frog.row !== HOME_ROW) return
  if (world.arcade) {
    arriveInBay(world, emit)
    return
  }
  const points = levelBonus(world.level)
  world.score += points
  world.level++
  world.state = 'home'
  world.wait = HOME_TICKS
  emit({ type: 'level', x: frog.x, y: frog.y, points, level: world.level })
}

/** The fifth full bay completes the level. The next one is another place; a place of the Journey ends there. */
function arriveInBay(world: World, emit: Emit<Event>): void {
  if (isCaught(world, world.frog.x)) {
    hurt(world, 'crocodile', emit)
    return
  }
  const full = fillBay(world, emit)
  world.state = 'home'
  world.wait = HOME_TICKS
  if (!full) return
  const { x, y } = world.frog
  const last = world.journey && isNight(world.level)
  const points = ALL_POINTS + (last ? POINTS_A_LIFE * world.lives : 0)
  world.score += points
  if (last) {
    world.state = 'won'
    emit({ type: 'cleared', x, y, points, lives: world.lives })
    return
  }
  world.level++
  if (world.journey) emit({ type: 'night', x, y, points })
  else emit({ type: 'level', x, y, points, level: world.level })
}

/** Why the frog is hurt now, if it is. */
function danger(world: World): HurtReason | '' {
  const { frog } = world
  if (world.time <= 0) return 'time'
  if (frog.x < 0 || frog.x > WIDTH) return 'swept'
  if (frog.hop === 0 && footing(world) === null) return 'water'
  if (isBitten(world)) return 'otter'
  for (const { row, things } of world.lanes) {
    if (isWater(fieldOf(world), row)) continue
    const thing = things.find((each) => touches(each, each.x, frog.x, frog.y))
    if (thing) return thing.kind === 'adder' ? 'adder' : 'car'
  }
  return ''
}

function hurt(world: World, reason: HurtReason, emit: Emit<Event>): void {
  world.lives--
  world.state = world.lives > 0 ? 'hurt' : 'end'
  world.wait = world.lives > 0 ? HURT_TICKS : END_TICKS
  world.frog.hop = 0
  world.frog.next = ''
  emit({ type: 'hurt', reason, x: world.frog.x, y: world.frog.y, lives: world.lives })
}

function rest(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { early } = world
  const pressed = input.presses().at(-1)
  if (pressed) Object.assign(early, { way: pressed, left: EARLY_TICKS })
  else early.left = Math.max(0, early.left - 1)
  if (--world.wait > 0) return
  const full = world.arcade && world.bays.every(Boolean)
  if (world.state === 'end' || world.state === 'won') {
    world.state = 'over'
    return
  }
  const field = fieldOf(world)
  if (world.state === 'home') world.furthest = field.start
  setDown(world)
  if (full) {
    world.bays = noBays()
    world.guest = null
    world.lanes = layPlace(world.random, field, world, world.level)
    if (!world.journey) giveLife(world, emit)
  }
  world.frog = { ...freshFrog(field), next: early.left > 0 ? early.way : '' }
  early.left = 0
  world.time = timeOf(world)
  world.state = 'play'
}

function play(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { frog } = world
  world.time--
  // A frog that has no more time than that is told at its first tick.
  if (world.time === Math.min(HURRY_TICKS, timeOf(world) - 1)) emit({ type: 'hurry' })
  // The first of two presses is the hop; the second waits for it.
  for (const direction of input.presses()) {
    if (frog.hop === 0 && frog.next) hop(world, frog.next, emit)
    frog.next = direction
  }
  if (frog.hop === 0 && frog.next) hop(world, frog.next, emit)
  if (frog.hop > 0) fly(world, emit)
  else frog.x += footing(world) ?? 0
  if (world.state !== 'play') return
  const reason = danger(world)
  if (reason) hurt(world, reason, emit)
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start({ mode, place }, seed, { height }) {
    const random = createRandom(seed)
    const arcade = mode !== 'classic'
    const field = arcade ? (height > CLASSIC.height ? UPRIGHT : WIDE) : CLASSIC
    const journey = mode === 'journey' ? { journey: true as const } : {}
    const level = mode === 'journey' ? firstRound(Number(place)) : 1
    return {
      random,
      arcade,
      bays: noBays(),
      guest: null,
      untilGuest: 240,
      extra: mode !== 'journey',
      state: 'play',
      wait: 0,
      age: 0,
      time: field.ticks,
      level,
      score: 0,
      lives: LIVES,
      furthest: field.start,
      frog: freshFrog(field),
      early: { way: 'up', left: 0 },
      lanes: arcade ? layPlace(random, field, journey, level) : layLanes(random),
      ...(arcade && { field, lady: newLady(seed) }),
      ...journey,
    }
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    world.age++
    for (const lane of world.lanes)
      for (const thing of lane.things) thing.x = wrapped(thing.x + laneSpeed(lane, world))
    if (world.state === 'play') play(world, input, emit)
    else rest(world, input, emit)
    visitBays(world, emit)
    moveLady(world, emit)
  },

  hud: ({ score, level, lives, journey }): Hud<Stat> =>
    journey ? { Score: score, Lives: lives } : { Score: score, Level: level, Lives: lives },

  outcome({ state, score, level, lives, journey, bays }): Outcome<Stat> | null {
    if (state !== 'over') return null
    if (!journey) return { result: 'over', title: texts.ends.over, results: { Score: score, Level: level } }
    return {
      result: lives > 0 ? 'won' : 'over',
      title: lives > 0 ? texts.ends.place(texts.places[placeIn(level)], lives) : texts.ends.over,
      ...(lives === 0 && {
        detail: texts.ends.bays(bays.filter(Boolean).length + (isNight(level) ? BAYS : 0)),
      }),
      results: { Score: score, Stars: lives },
    }
  },
}
