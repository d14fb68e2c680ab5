/** The rules of Whack-a-Mole: which animal appears when, what a whack does, and how a game ends. */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp, lerp } from '../../../engine/core/math/geometry'
import { type Direction, STEPS } from '../../../engine/core/math/grid'
import { chance, createRandom, pick } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  ENDLESS_LIVES,
  endlessSpawn,
  endlessStay,
  GOLDEN_STAY,
  GOLDEN_TIMES,
  HELMET_TICKS,
  nextComer,
} from './endless'
import {
  type Action,
  BODY_LIFT,
  COMBO_STEP,
  DAZED_TICKS,
  DECOY_CHANCE,
  DECOY_COST,
  ESCAPE_TICKS,
  type Event,
  HOLE_ACTIONS,
  HOLES,
  type Hole,
  holeAt,
  holeUnder,
  MAX_TIMES,
  POINTS_PER_MOLE,
  RUSH_ESCAPE_TICKS,
  RUSH_SPAWN_TICKS,
  RUSH_TICKS,
  SPAWN_TICKS,
  STIR_TICKS,
  type World,
} from './world'

export * from './world'

function start(options: Options, seed: number): World {
  const world: World = {
    random: createRandom(seed),
    mode: options.mode,
    lives: ENDLESS_LIVES,
    come: 0,
    ticks: 0,
    next: 0,
    holes: Array.from({ length: HOLES }, () => ({ state: 'empty', decoy: false, dress: 'plain', ticks: 0 })),
    cursor: 4,
    cursorShown: false,
    score: 0,
    whacked: 0,
    combo: 0,
    over: false,
  }
  world.next = spawnTicks(world)
  return world
}

/** Ticks from one mole to the next: constant, or decreasing during a rush, or with each mole. */
function spawnTicks(world: World): number {
  if (world.mode === 'classic') return SPAWN_TICKS
  if (world.mode === 'endless') return endlessSpawn(world)
  return Math.round(lerp(RUSH_SPAWN_TICKS[0], RUSH_SPAWN_TICKS[1], world.ticks / RUSH_TICKS))
}

/** Ticks the mole of a hole stays up. */
export function escapeTicks(world: World, { dress }: Pick<Hole, 'dress'>): number {
  if (world.mode === 'classic') return ESCAPE_TICKS
  if (world.mode === 'endless') return Math.round(endlessStay(world) * (dress === 'golden' ? GOLDEN_STAY : 1))
  return Math.round(lerp(RUSH_ESCAPE_TICKS[0], RUSH_ESCAPE_TICKS[1], world.ticks / RUSH_TICKS))
}

function enter(hole: Hole, state: Hole['state']): void {
  hole.state = state
  hole.ticks = 0
}

/** The soil stirs in a free hole first, then the mole appears there. */
function spawn(world: World, emit: Emit<Event>): void {
  world.next--
  if (world.next === STIR_TICKS) {
    const free = world.holes.filter((hole) => hole.state === 'empty')
    if (free.length === 0) return
    const hole = pick(world.random, free)
    enter(hole, 'stir')
    world.come++
    if (world.mode === 'endless') Object.assign(hole, nextComer(world))
    else hole.decoy = world.mode === 'rush' && chance(world.random, DECOY_CHANCE)
    emit({ type: 'stir', hole: world.holes.indexOf(hole) })
  }
  if (world.next > 0) return
  world.next = spawnTicks(world)
  for (const [index, hole] of world.holes.entries()) {
    if (hole.state !== 'stir') continue
    enter(hole, 'up')
    emit({ type: 'up', hole: index, decoy: hole.decoy, ...(hole.dress !== 'plain' && { dress: hole.dress }) })
  }
}

/** Advances every hole by one tick; a mole that was up too long escapes. */
function age(world: World, emit: Emit<Event>): void {
  for (const [index, hole] of world.holes.entries()) {
    hole.ticks++
    if (hole.state === 'dazed' && hole.ticks >= DAZED_TICKS) enter(hole, 'empty')
    if (hole.state !== 'up' || hole.ticks < escapeTicks(world, hole)) continue
    enter(hole, 'empty')
    if (hole.decoy) emit({ type: 'leave', hole: index })
    else getAway(world, index, emit)
  }
}

/** In Classic the first escape ends the game, in Endless the third. */
function getAway(world: World, hole: number, emit: Emit<Event>): void {
  world.combo = 0
  const endless = world.mode === 'endless'
  if (endless) world.lives--
  emit({ type: 'escape', hole, ...(endless && { lives: world.lives }) })
  if (world.mode === 'classic' || (endless && world.lives === 0)) finish(world, emit)
}

function finish(world: World, emit: Emit<Event>): void {
  world.over = true
  emit({ type: 'finish', score: world.score })
}

/** The value of the mole just hit: except in Classic, it rises with the combo. */
function pointsAt({ mode, combo }: Pick<World, 'mode' | 'combo'>): number {
  if (mode === 'classic') return POINTS_PER_MOLE
  return POINTS_PER_MOLE * Math.min(MAX_TIMES, 1 + Math.floor(combo / COMBO_STEP))
}

function whack(world: World, index: number, emit: Emit<Event>): void {
  const hole = itemAt(world.holes, index)
  const { x, y } = holeAt(index)
  const where = { hole: index, x, y: y - BODY_LIFT }
  if (hole.state !== 'up') {
    world.combo = 0
    emit({ type: 'miss', ...where })
    return
  }
  if (hole.dress === 'helmet') {
    hole.dress = 'plain'
    hole.ticks = Math.max(0, hole.ticks - HELMET_TICKS)
    emit({ type: 'helmet', ...where })
    return
  }
  enter(hole, 'dazed')
  if (hole.decoy) {
    world.combo = 0
    world.score = Math.max(0, world.score - DECOY_COST)
    emit({ type: 'decoy', ...where, points: -DECOY_COST })
    return
  }
  world.combo++
  world.whacked++
  const golden = hole.dress === 'golden'
  const points = pointsAt(world) * (golden ? GOLDEN_TIMES : 1)
  world.score += points
  emit({ type: 'whack', ...where, points, combo: world.combo, ...(golden && { golden }) })
}

/** The cursor's next hole in a direction, stopping at the edges. */
function beside(cursor: number, direction: Direction): number {
  const { row, col } = STEPS[direction]
  return clamp(Math.floor(cursor / 3) + row, 0, 2) * 3 + clamp((cursor % 3) + col, 0, 2)
}

/** Reads keys in the order pressed: a whack hits the hole where the cursor was at that moment. */
function readWhacks(world: World, input: Input<Action>, emit: Emit<Event>): void {
  for (const action of input.presses()) {
    const hole = (HOLE_ACTIONS as readonly Action[]).indexOf(action)
    if (hole >= 0) {
      whack(world, hole, emit)
      continue
    }
    world.cursorShown = true
    if (action in STEPS) world.cursor = beside(world.cursor, action as Direction)
    else whack(world, world.cursor, emit)
  }
  for (const pointer of input.pointers) {
    if (!pointer.pressed) continue
    world.cursorShown = false
    const hole = holeUnder(pointer.x, pointer.y)
    if (hole >= 0) whack(world, hole, emit)
  }
}

function step(world: World, input: Input<Action>, emit: Emit<Event>): void {
  if (world.over) return
  world.ticks++
  // A whack in the same tick as an escape still counts.
  readWhacks(world, input, emit)
  age(world, emit)
  if (world.over) return
  spawn(world, emit)
  if (world.mode === 'rush' && world.ticks >= RUSH_TICKS) finish(world, emit)
}

function outcome(world: World): Outcome<Stat> | null {
  if (!world.over) return null
  const results = { Score: world.score, Moles: world.whacked }
  const detail = texts.ends[world.mode]
  return { result: 'over', title: texts.ends.over, detail, results }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step,
  hud(world): Hud<Stat> {
    if (world.mode === 'classic') return { Score: world.score }
    if (world.mode === 'endless') return { Score: world.score, Lives: world.lives, Combo: world.combo }
    const Time = Math.ceil((RUSH_TICKS - world.ticks) / 60)
    return { Score: world.score, Time, Combo: world.combo }
  },
  outcome,
}
