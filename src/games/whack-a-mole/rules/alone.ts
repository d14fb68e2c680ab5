/** One garden: which animal appears when, what a whack does, and how a game ends. */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type Direction, STEPS } from '../../../engine/core/math/grid'
import { createRandom, pick } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { type Comer, GOLDEN_STAY, GOLDEN_TIMES, HELMET_TICKS } from './comers'
import { ENDLESS_LIVES, endlessSpawn, endlessStay, nextEndless } from './endless'
import { firstRush, goalOf, newRush, nextInRush, rushSeconds, rushSpawn, rushStay, stepRush } from './rush'
import {
  type Action,
  BODY_LIFT,
  besideHole,
  COMBO_STEP,
  DAZED_TICKS,
  DECOY_COST,
  ESCAPE_TICKS,
  type Event,
  emptyHole,
  enter,
  HOLE_ACTIONS,
  HOLES,
  type Hole,
  holeAt,
  holeUnder,
  MAX_TIMES,
  POINTS_PER_MOLE,
  SPAWN_TICKS,
  STIR_TICKS,
  TALL_HOLES,
  type World,
} from './world'

/** Plain moles, as they come in Classic. */
const PLAIN: readonly Comer[] = [{ decoy: false, dress: 'plain' }]

function start({ mode, stage }: Options, seed: number, { width, height }: Size): World {
  const rush = mode === 'rush' ? newRush(Number(stage)) : undefined
  const holes = height > width ? TALL_HOLES : HOLES
  const world: World = {
    random: createRandom(seed),
    mode,
    ...(rush && { rush }),
    lives: ENDLESS_LIVES,
    come: 0,
    ticks: 0,
    next: 0,
    holes: Array.from({ length: holes }, emptyHole),
    cursor: 4,
    cursorShown: false,
    score: 0,
    whacked: 0,
    combo: 0,
    over: false,
  }
  world.next = rush ? firstRush(rush) : spawnTicks(world)
  return world
}

/** Ticks from one mole to the next: constant, less in each round of Rush, or with each mole. */
function spawnTicks(world: World): number {
  if (world.rush) return rushSpawn(world.rush, world.ticks)
  return world.mode === 'endless' ? endlessSpawn(world) : SPAWN_TICKS
}

/** Ticks the mole of a hole stays up. */
export function aloneTicks(world: World, { dress }: Pick<Hole, 'dress'>): number {
  if (world.rush) return rushStay(world.rush, dress)
  if (world.mode === 'endless') return Math.round(endlessStay(world) * (dress === 'golden' ? GOLDEN_STAY : 1))
  return ESCAPE_TICKS
}

/** Those who come up next. */
function nextComers(world: World): readonly Comer[] {
  if (world.rush) return nextInRush(world, world.rush)
  return world.mode === 'endless' ? [nextEndless(world)] : PLAIN
}

/** The soil stirs in free holes. */
function stir(world: World, emit: Emit<Event>): void {
  const free = world.holes.filter((hole) => hole.state === 'empty')
  if (free.length === 0) return
  const first = pick(world.random, free)
  world.come++
  const [one, two] = nextComers(world)
  const rest = free.filter((hole) => hole !== first)
  const comers = [[first, one] as const]
  if (two && rest.length > 0) comers.push([pick(world.random, rest), two])
  for (const [hole, comer] of comers) {
    enter(hole, 'stir')
    Object.assign(hole, comer)
    emit({ type: 'stir', hole: world.holes.indexOf(hole) })
  }
}

/** The soil stirs first, then the mole appears there. */
function spawn(world: World, emit: Emit<Event>): void {
  world.next--
  if (world.next === STIR_TICKS) stir(world, emit)
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
    if (hole.state !== 'up' || hole.ticks < aloneTicks(world, hole)) continue
    enter(hole, 'empty')
    if (hole.decoy) emit({ type: 'leave', hole: index })
    else getAway(world, index, emit)
  }
}

/** In Classic the first escape ends the game, in Endless the third. In Rush it ends the combo, but not the first time. */
function getAway(world: World, hole: number, emit: Emit<Event>): void {
  const { rush } = world
  if (rush && !rush.forgiven && world.combo > 0) {
    rush.forgiven = true
    emit({ type: 'escape', hole, forgiven: true })
    return
  }
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
  const { x, y } = holeAt(index, world.holes.length)
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

/** Reads keys in the order pressed: a whack hits the hole where the cursor was at that moment. */
function readWhacks(world: World, input: Input<Action>, emit: Emit<Event>): void {
  for (const action of input.presses()) {
    const hole = (HOLE_ACTIONS as readonly Action[]).indexOf(action)
    if (hole >= 0) {
      if (hole < world.holes.length) whack(world, hole, emit)
      continue
    }
    world.cursorShown = true
    if (action in STEPS) {
      const { row, col } = STEPS[action as Direction]
      world.cursor = besideHole(world.cursor, col, row, world.holes.length)
    } else whack(world, world.cursor, emit)
  }
  for (const pointer of input.pointers) {
    if (!pointer.pressed) continue
    world.cursorShown = false
    const hole = holeUnder(pointer.x, pointer.y, world.holes.length)
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
  if (world.rush && stepRush(world, world.rush, emit)) finish(world, emit)
}

function outcome({ over, mode, rush, score, whacked }: World): Outcome<Stat> | null {
  if (!over) return null
  const results = { Score: score, Moles: whacked }
  const { ends } = texts
  if (!rush) {
    const detail = mode === 'endless' ? ends.endless : ends.classic
    return { result: 'over', title: ends.over, detail, results }
  }
  const { stage, stars } = rush
  return {
    ...(stars > 0
      ? { result: 'won', title: ends.stage(stage, stars), detail: ends.rush }
      : { result: 'over', title: ends.over, detail: ends.missed(goalOf(rush)) }),
    results: { Score: score, Stars: stars, Moles: whacked },
  }
}

export const alone: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step,
  hud(world): Hud<Stat> {
    const { mode, rush, score: Score, lives: Lives, combo: Combo } = world
    if (rush) return { Score, Goal: goalOf(rush), Time: rushSeconds(world), Combo }
    return mode === 'endless' ? { Score, Lives, Combo } : { Score }
  },
  outcome,
}
