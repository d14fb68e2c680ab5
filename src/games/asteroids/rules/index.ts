/** The rules of Asteroids: three ships, asteroids that split until none is left, and one more in each level. */

import type { Emit, Hud, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { field, pieces, wave } from './generator'
import { noVisitors, scheduleVisitors, visit, visitorHits } from './saucers'
import { isLastWave, sectorNameOf, sectorOf, shieldTicks, shipSize } from './sectors'
import { fly } from './ship'
import {
  type Action,
  BULLET_RADIUS,
  CALM_TICKS,
  distance,
  drift,
  END_TICKS,
  type Event,
  foldAngle,
  LIVES,
  POINTS_A_SHIP,
  pointsFor,
  RESPAWN_TICKS,
  type Rock,
  RUN_TICKS,
  STREAK,
  STREAK_POINTS,
  type World,
} from './world'

export * from './mothership'
export * from './saucers'
export * from './sectors'
export * from './world'

/** For which the end of a sector is shown. */
const SECURED_TICKS = 110

function moveThings(world: World): void {
  for (const rock of world.rocks) {
    drift(rock, world)
    rock.angle = foldAngle(rock.angle + rock.spin)
  }
  for (const bullet of world.bullets) {
    drift(bullet, world)
    bullet.life--
  }
  world.bullets = world.bullets.filter(({ life }) => life > 0)
}

function split(world: World, rock: Rock, emit: Emit<Event>): void {
  const points = pointsFor(rock.size)
  world.score += points
  world.run = world.runLeft > 0 ? world.run + 1 : 0
  world.runLeft = RUN_TICKS
  world.rocks = [...world.rocks.filter((other) => other !== rock), ...pieces(world, rock)]
  emit({ type: 'rock', x: rock.x, y: rock.y, size: rock.size, points, run: world.run })
  const hits = world.run + 1
  if (!world.visitors || hits % STREAK !== 0) return
  world.score += hits * STREAK_POINTS
  emit({ type: 'streak', x: rock.x, y: rock.y, hits, points: hits * STREAK_POINTS })
}

function hitRocks(world: World, emit: Emit<Event>): void {
  for (const bullet of world.bullets.slice()) {
    const hit = world.rocks.find((rock) => distance(bullet, rock, world) < rock.radius + BULLET_RADIUS)
    if (!hit) continue
    world.bullets = world.bullets.filter((other) => other !== bullet)
    split(world, hit, emit)
  }
}

function hitShip(world: World, emit: Emit<Event>): void {
  const { ship } = world
  if (ship.mode !== 'here' || ship.shield > 0) return
  const { radius } = shipSize(world)
  const crash = world.rocks.some((rock) => distance(ship, rock, world) < rock.radius + radius)
  if (!crash && !visitorHits(world, emit)) return
  world.lives--
  Object.assign(ship, { mode: 'wreck', wait: RESPAWN_TICKS, thrust: 0, burn: 0, spin: 0 })
  emit({ type: 'destroyed', x: ship.x, y: ship.y, lives: world.lives })
  if (world.lives > 0) return
  world.state = 'end'
  world.wait = END_TICKS
}

/** All waves of a sector are over. */
function secure(world: World, number: number, emit: Emit<Event>): void {
  const points = POINTS_A_SHIP * world.lives
  world.score += points
  world.state = 'end'
  world.wait = SECURED_TICKS
  if (world.visitors) world.visitors.shots = []
  emit({ type: 'secured', sector: number, stars: world.lives, points })
}

function nextWave(world: World, emit: Emit<Event>): void {
  const { sector } = world
  if (!sector) return
  if (isLastWave(world)) secure(world, sector.number, emit)
  else if (world.calm === 0) world.calm = CALM_TICKS
  else if (--world.calm === 0) {
    sector.wave++
    world.rocks = wave(world, false)
    emit({ type: 'wave', wave: sector.wave, of: sectorOf(world)?.waves.length ?? 0 })
    scheduleVisitors(world, emit)
  }
}

/** A cleared field is calm for a moment; then the next level's asteroids come in over the edges. */
function nextLevel(world: World, emit: Emit<Event>): void {
  if (world.rocks.length > 0 || world.visitors?.saucer) return
  if (world.sector) {
    nextWave(world, emit)
    return
  }
  if (world.calm === 0) {
    world.calm = CALM_TICKS
    emit({ type: 'cleared', level: world.level })
  } else if (--world.calm === 0) {
    world.level++
    world.rocks = world.visitors ? wave(world, false) : field(world)
    scheduleVisitors(world, emit)
    emit({ type: 'level', level: world.level })
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start({ saucers, sector }, seed, { width, height }) {
    const world: World = {
      width,
      height,
      random: createRandom(seed),
      state: 'play',
      wait: 0,
      calm: 0,
      level: 1,
      score: 0,
      lives: LIVES,
      ship: {
        x: width / 2,
        y: height / 2,
        vx: 0,
        vy: 0,
        angle: -Math.PI / 2,
        spin: 0,
        thrust: 0,
        burn: 0,
        mode: 'here',
        wait: 0,
        shield: 0,
        charge: 0,
        reload: 0,
      },
      aim: { at: null, seen: null, held: 0, keys: 0, wanted: 0 },
      buffer: 0,
      bullets: [],
      rocks: [],
      visitors: saucers === 'off' ? null : noVisitors(),
      ...(saucers === 'sectors' && { sector: { number: Number(sector), wave: 1 } }),
      run: 0,
      runLeft: 0,
      nextId: 0,
    }
    if (!world.visitors) {
      world.rocks = field(world)
      return world
    }
    world.ship.shield = shieldTicks(world)
    world.rocks = wave(world, true)
    // No sector begins with its mothership, so there is nothing to report.
    scheduleVisitors(world, () => {})
    return world
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    moveThings(world)
    world.runLeft = Math.max(0, world.runLeft - 1)
    if (ending(world)) return
    fly(world, input, emit)
    hitRocks(world, emit)
    visit(world, emit)
    hitShip(world, emit)
    if (world.state === 'play') nextLevel(world, emit)
  },

  hud: ({ score, lives, level, sector }): Hud<Stat> =>
    sector ? { Score: score, Lives: lives, Wave: sector.wave } : { Score: score, Lives: lives, Level: level },

  outcome({ state, score, level, lives, sector }): Outcome<Stat> | null {
    if (state !== 'over') return null
    if (sector) {
      const name = texts.sectors[sectorNameOf(sector.number)]
      return {
        result: lives > 0 ? 'won' : 'over',
        title: lives > 0 ? texts.ends.secured(name, lives) : texts.ends.over,
        ...(lives === 0 && { detail: texts.ends.wave(sector.wave, sectorOf({ sector })?.waves.length ?? 0) }),
        results: { 'Final Score': score, Stars: lives },
      }
    }
    return {
      result: 'over',
      title: texts.ends.over,
      results: { 'Final Score': score, 'Level Reached': level },
    }
  },
}
