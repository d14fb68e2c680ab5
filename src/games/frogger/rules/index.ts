/** The rules of Frogger: one hop per press over road and river, three lives, faster with every level. */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { type Direction, STEPS } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { ALL_POINTS, fillBay, landing, noBays, visitBays } from './arcade'
import { layLanes, wrapped } from './generator'
import { moveLady, newLady, setDown } from './lady'
import { depthOf, isOnThing, laneSpeed, touches } from './lanes'
import {
  type Action,
  EARLY_TICKS,
  END_TICKS,
  type Event,
  type Frog,
  HOME_ROW,
  HOME_TICKS,
  HOP_TICKS,
  HURRY_TICKS,
  HURT_TICKS,
  type HurtReason,
  isRoad,
  isWater,
  LIVES,
  levelBonus,
  POINTS_A_ROW,
  ROW,
  rowMiddle,
  START_ROW,
  TIME_TICKS,
  WIDTH,
  type World,
} from './world'

export * from './arcade'
export * from './lady'
export * from './world'

function freshFrog(): Frog {
  const x = WIDTH / 2 + ROW / 2
  return {
    x,
    y: rowMiddle(START_ROW),
    row: START_ROW,
    facing: 'up',
    hop: 0,
    fromX: x,
    toX: x,
    fromRow: START_ROW,
    next: '',
  }
}

/** Starts a hop; at the edge of the field, or after drifting beyond it, the frog only turns. */
function hop(world: World, direction: Direction, emit: Emit<Event>): void {
  const { frog } = world
  frog.next = ''
  frog.facing = direction
  const row = frog.row + STEPS[direction].row
  const toX = clamp(frog.x + STEPS[direction].col * ROW, ROW / 2, WIDTH - ROW / 2)
  const stays = STEPS[direction].col === 0 ? row > START_ROW : (toX - frog.x) * STEPS[direction].col < 4
  if (stays) return
  Object.assign(frog, { hop: HOP_TICKS, fromX: frog.x, toX, fromRow: frog.row, row })
  emit({ type: 'hop', x: frog.x, y: frog.y, direction })
}

/** Speed of what carries the frog here, units per tick; null if it sits in the water. */
function footing(world: World): number | null {
  const { frog, level, age } = world
  if (!isWater(frog.row)) return 0
  const lane = world.lanes.find(({ row }) => row === frog.row)
  if (!lane?.things.some((thing) => isOnThing(thing, thing.x, frog.x, depthOf(thing, level, age))))
    return null
  return laneSpeed(lane, level)
}

function driftOf(world: World, row: number): number {
  const lane = isWater(row) ? world.lanes.find((other) => other.row === row) : undefined
  return lane ? laneSpeed(lane, world.level) : 0
}

function fly(world: World, emit: Emit<Event>): void {
  const { frog } = world
  frog.hop--
  // A hop sideways is as long on a moving log as on the bank.
  const drift = frog.row === frog.fromRow ? driftOf(world, frog.row) : 0
  frog.fromX += drift
  frog.toX += drift
  const t = 1 - frog.hop / HOP_TICKS
  frog.x = frog.fromX + (frog.toX - frog.fromX) * t
  frog.y = rowMiddle(frog.fromRow) + (rowMiddle(frog.row) - rowMiddle(frog.fromRow)) * t
  if (frog.hop === 0) land(world, emit)
}

function land(world: World, emit: Emit<Event>): void {
  const { frog } = world
  if (footing(world) === null) return
  emit({ type: 'land', x: frog.x, y: frog.y, row: frog.row })
  if (frog.row < world.furthest) {
    world.furthest = frog.row
    world.score += POINTS_A_ROW
    emit({ type: 'row', x: frog.x, y: frog.y, points: POINTS_A_ROW, rows: START_ROW - frog.row })
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

/** A full bay counts as a crossing, the fifth one as a level; the next level has other lanes. */
function arriveInBay(world: World, emit: Emit<Event>): void {
  const reason = landing(world, world.frog.x)
  if (reason) {
    hurt(world, reason, emit)
    return
  }
  const full = fillBay(world, emit)
  world.state = 'home'
  world.wait = HOME_TICKS
  if (!full) return
  world.score += ALL_POINTS
  world.level++
  emit({ type: 'level', x: world.frog.x, y: world.frog.y, points: ALL_POINTS, level: world.level })
}

/** Why the frog is hurt now, if it is. */
function danger(world: World): HurtReason | '' {
  const { frog } = world
  if (world.time <= 0) return 'time'
  if (frog.x < 0 || frog.x > WIDTH) return 'swept'
  if (frog.hop === 0 && footing(world) === null) return 'water'
  for (const { row, things } of world.lanes)
    if (isRoad(row) && things.some((thing) => touches(thing, row, thing.x, frog.x, frog.y))) return 'car'
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

function rest(world: World, input: Input<Action>): void {
  const { early } = world
  const pressed = input.presses().at(-1)
  if (pressed) Object.assign(early, { way: pressed, left: EARLY_TICKS })
  else early.left = Math.max(0, early.left - 1)
  if (--world.wait > 0) return
  if (world.state === 'end') {
    world.state = 'over'
    return
  }
  if (world.state === 'home') world.furthest = START_ROW
  setDown(world)
  if (world.arcade && world.bays.every(Boolean)) {
    world.bays = noBays()
    world.guest = null
    world.lanes = layLanes(world.random, world.level)
  }
  world.frog = { ...freshFrog(), next: early.left > 0 ? early.way : '' }
  early.left = 0
  world.time = TIME_TICKS
  world.state = 'play'
}

function play(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { frog } = world
  if (--world.time === HURRY_TICKS) emit({ type: 'hurry' })
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
  start({ mode }, seed) {
    const random = createRandom(seed)
    return {
      random,
      arcade: mode === 'arcade',
      bays: noBays(),
      guest: null,
      untilGuest: 240,
      extra: true,
      state: 'play',
      wait: 0,
      age: 0,
      time: TIME_TICKS,
      level: 1,
      score: 0,
      lives: LIVES,
      furthest: START_ROW,
      frog: freshFrog(),
      early: { way: 'up', left: 0 },
      lanes: layLanes(random),
      ...(mode === 'arcade' && { lady: newLady(seed) }),
    }
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    world.age++
    for (const lane of world.lanes)
      for (const thing of lane.things) thing.x = wrapped(thing.x + laneSpeed(lane, world.level))
    if (world.state === 'play') play(world, input, emit)
    else rest(world, input)
    visitBays(world, emit)
    moveLady(world, emit)
  },

  hud: ({ score, level, lives }): Hud<Stat> => ({ Score: score, Level: level, Lives: lives }),

  outcome({ state, score, level }): Outcome<Stat> | null {
    if (state !== 'over') return null
    return { result: 'over', title: texts.ends.over, results: { Score: score, Level: level } }
  },
}
