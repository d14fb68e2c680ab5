/** One run: the flip between the rails, the approaching course, pick-ups, and the crash. */

import type { Emit } from '../../../engine/core/game/contract'
import { square } from '../../../engine/core/math/exactMath'
import { rectsOverlap } from '../../../engine/core/math/geometry'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import { sendCourse } from './generator'
import {
  BUFFER_TICKS,
  CEILING,
  COIN_POINTS,
  END_TICKS,
  FLOOR,
  GRAVITY,
  HIT_INSET,
  MAGNET_REACH,
  MAGNET_TICKS,
  MERCY_TICKS,
  type Obstacle,
  PICK_UP,
  POWER_POINTS,
  RUNNER_SIZE,
  RUNNER_X,
  type Run,
  type RunEvent,
  SLOW_SHARE,
  SLOW_TICKS,
  speedAt,
  TICK_POINTS,
  type Zone,
} from './world'
import {
  isSolidAfter,
  lengthOf,
  rulesOf,
  STREAK,
  STREAK_POINTS,
  sendZone,
  starsOf,
  stepObstacles,
} from './zones'

const HALF = RUNNER_SIZE / 2
/** Distance of the first obstacle, units. */
const RUN_UP = 700
/** How far before they become visible objects are created, units. */
const BEFORE_VIEW = 200

/** The current speed: the slow power reduces it. */
export function speedOf({ distance, slow, zone }: Pick<Run, 'distance' | 'slow' | 'zone'>): number {
  return (zone ? rulesOf(zone).speed : speedAt(distance)) * (slow > 0 ? SLOW_SHARE : 1)
}

const send = (run: Run) => (run.zone ? sendZone(run, run.zone) : sendCourse(run))

/** A runner at the start of this seed's course; `view` is the visible length of the track, units. */
export function startRun(seed: number, view: number, zone?: Zone): Run {
  const run: Run = {
    random: createRandom(seed),
    state: 'run',
    wait: 0,
    sight: view + BEFORE_VIEW,
    distance: 0,
    score: 0,
    coinsTaken: 0,
    runner: { y: FLOOR - HALF, vy: 0, gravity: 1, grounded: true },
    buffered: 0,
    shield: false,
    slow: 0,
    magnet: 0,
    mercy: 0,
    obstacles: [],
    coins: [],
    pills: [],
    nextAt: RUN_UP,
    lastSide: -1,
    inRow: 0,
    nextPillAt: 1300,
    nextId: 0,
    ...(zone && { zone }),
  }
  send(run)
  return run
}

function fall(run: Run, asked: boolean, emit: Emit<RunEvent>): void {
  const { runner } = run
  run.buffered = asked ? BUFFER_TICKS : Math.max(0, run.buffered - 1)
  if (run.buffered > 0 && runner.grounded) {
    runner.gravity = runner.gravity === 1 ? -1 : 1
    runner.grounded = false
    run.buffered = 0
    emit({ type: 'flip', x: RUNNER_X, y: runner.y, up: runner.gravity === -1 })
  }
  runner.vy += GRAVITY * runner.gravity
  runner.y += runner.vy
  const rail = runner.gravity === 1 ? FLOOR - HALF : CEILING + HALF
  if ((runner.y - rail) * runner.gravity < 0) return
  runner.y = rail
  runner.vy = 0
  if (!runner.grounded) {
    runner.grounded = true
    emit({ type: 'land', x: RUNNER_X, y: rail + HALF * runner.gravity })
  }
}

function come(run: Run, emit: Emit<RunEvent>): void {
  const level = Math.floor(run.distance / 500)
  const speed = speedOf(run)
  run.distance += speed
  if (!run.zone && Math.floor(run.distance / 500) > level)
    emit({ type: 'faster', distance: (level + 1) * 500 })
  for (const list of [run.obstacles, run.coins, run.pills]) for (const thing of list) thing.x -= speed
  run.obstacles = run.obstacles.filter(({ x, width }) => x + width > -20)
  const { length } = run.coins
  run.coins = run.coins.filter(({ x }) => x > -20)
  if (run.zone && run.coins.length < length) run.zone.streak = 0
  run.pills = run.pills.filter(({ x }) => x > -30)
  send(run)
}

const near = (run: Run, thing: { x: number; y: number }, reach: number) =>
  square(thing.x - RUNNER_X) + square(thing.y - run.runner.y) < reach * reach

function pickUp(run: Run, emit: Emit<RunEvent>): void {
  if (run.magnet > 0) {
    for (const coin of run.coins) {
      if (!near(run, coin, MAGNET_REACH)) continue
      coin.x += (RUNNER_X - coin.x) * 0.2
      coin.y += (run.runner.y - coin.y) * 0.2
    }
  }
  for (const coin of run.coins.filter((each) => near(run, each, PICK_UP))) {
    run.score += COIN_POINTS
    run.coinsTaken++
    emit({ type: 'coin', x: coin.x, y: coin.y, taken: run.coinsTaken })
    if (!run.zone || ++run.zone.streak % STREAK > 0) continue
    run.score += STREAK_POINTS
    emit({ type: 'streak', count: run.zone.streak, points: STREAK_POINTS })
  }
  run.coins = run.coins.filter((each) => !near(run, each, PICK_UP))
  for (const { power, x, y } of run.pills.filter((each) => near(run, each, PICK_UP + 6))) {
    run.score += POWER_POINTS
    if (power === 'shield') run.shield = true
    else if (power === 'slow') run.slow = SLOW_TICKS
    else run.magnet = MAGNET_TICKS
    emit({ type: 'power', power, x, y })
  }
  run.pills = run.pills.filter((each) => !near(run, each, PICK_UP + 6))
}

/** True when the runner's hit box shares area with the obstacle. */
function hits(run: Run, obstacle: Obstacle): boolean {
  const side = RUNNER_SIZE - 2 * HIT_INSET
  const box = { x: RUNNER_X - side / 2, y: run.runner.y - side / 2, width: side, height: side }
  return rectsOverlap(box, obstacle)
}

function crash(run: Run, emit: Emit<RunEvent>): void {
  const obstacle =
    run.mercy > 0 ? undefined : run.obstacles.find((each) => isSolidAfter(each) && hits(run, each))
  if (!obstacle) return
  if (run.shield) {
    run.shield = false
    run.mercy = MERCY_TICKS
    run.obstacles = run.obstacles.filter((each) => each !== obstacle)
    emit({
      type: 'shieldBroke',
      x: obstacle.x + obstacle.width / 2,
      y: obstacle.y + obstacle.height / 2,
    })
    return
  }
  if (run.zone && --run.zone.lives > 0) {
    run.mercy = MERCY_TICKS
    run.obstacles = run.obstacles.filter((each) => each !== obstacle)
    emit({ type: 'hurt', x: RUNNER_X + HALF, y: run.runner.y, lives: run.zone.lives })
    return
  }
  run.state = 'end'
  run.wait = END_TICKS
  emit({ type: 'crash', x: RUNNER_X + HALF, y: run.runner.y, score: run.score })
}

/** Ends a zone at its end. */
function finish(run: Run, zone: Zone, emit: Emit<RunEvent>): void {
  if (run.state !== 'run' || run.distance < lengthOf(zone)) return
  zone.stars = starsOf(run)
  run.state = 'end'
  run.wait = END_TICKS
  emit({ type: 'finish', stars: zone.stars })
}

/** Advances a run by one tick; `asked`: a flip was requested. */
export function stepRun(run: Run, asked: boolean, emit: Emit<RunEvent>): void {
  if (ending(run)) return
  const { zone } = run
  if (zone && run.distance === 0) emit({ type: 'zone', zone: zone.zone })
  if (!zone) run.score += TICK_POINTS
  for (const power of ['slow', 'magnet'] as const) {
    if (run[power] === 0) continue
    run[power]--
    if (run[power] === 0) emit({ type: 'faded', power, x: RUNNER_X, y: run.runner.y })
  }
  run.mercy = Math.max(0, run.mercy - 1)
  fall(run, asked, emit)
  come(run, emit)
  pickUp(run, emit)
  if (zone) stepObstacles(run)
  crash(run, emit)
  if (zone) finish(run, zone, emit)
}
