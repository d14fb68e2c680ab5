/** The rules of Color Crash: pass through gaps, or through barriers of the ball's own color; orbs change it. */

import type { Emit, Hud, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { square } from '../../../engine/core/math/exactMath'
import { createRandom, pick } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { sendBarrier } from './generator'
import { steer } from './steering'
import { hurdlesLeft, lifePoints, MERCY_IN_TUNNEL, newTunnel, stepTunnel, tunnelNameOf } from './tunnel'
import {
  type Action,
  BARRIER_HEIGHT,
  type Barrier,
  COLORS,
  COMBO_TICKS,
  type Color,
  colorAt,
  END_TICKS,
  type Event,
  GAP_POINTS,
  gapOf,
  HIT_RADIUS,
  isGentle,
  LIVES,
  MATCH_POINTS,
  MERCY_TICKS,
  NEXT_AT,
  ORB_REACH,
  playerY,
  RELAXED,
  SPEED_UP,
  START_SPEED,
  swayed,
  TOP_SPEED,
  type Tunnel,
  type World,
} from './world'

export * from './hurdles'
export * from './tunnel'
export * from './world'

function fall(world: World): void {
  world.speed = Math.min(TOP_SPEED, world.speed + SPEED_UP)
  for (const barrier of world.barriers) {
    barrier.y += world.speed
    if (barrier.sway) barrier.gapPosition = swayed(barrier.sway, ++barrier.sway.age, world.width)
  }
  for (const orb of world.orbs) orb.y += world.speed
  world.barriers = world.barriers.filter(({ y }) => y < world.height + BARRIER_HEIGHT)
  world.orbs = world.orbs.filter(({ y }) => y < world.height + ORB_REACH)
  const last = world.barriers.at(-1)
  if (!last || last.y > (isGentle(world) ? RELAXED.nextAt : NEXT_AT)) sendBarrier(world)
}

function takeOrbs(world: World, emit: Emit<Event>): void {
  const { player } = world
  const height = playerY(world)
  const taken = world.orbs.find(({ x, y }) => square(x - player.x) + square(y - height) < square(ORB_REACH))
  if (!taken) return
  world.orbs = world.orbs.filter((orb) => orb !== taken)
  const changed = taken.colour !== player.colour
  player.colour = taken.colour
  if (changed) {
    world.sinceChange = 0
    world.combo++
    world.bestCombo = Math.max(world.bestCombo, world.combo)
  }
  emit({ type: 'orb', x: taken.x, y: taken.y, color: taken.colour, combo: world.combo, changed })
}

/** Whether the player's circle touches the solid part of the barrier. */
function touches(world: World, barrier: Barrier): boolean {
  const { player } = world
  const y = playerY(world)
  const above = barrier.y - y
  const below = y - (barrier.y + BARRIER_HEIGHT)
  const dy = Math.max(above, below, 0)
  if (dy >= HIT_RADIUS) return false
  if (!barrier.hasGap) return true
  const { left, right } = gapOf(barrier, world)
  const half = Math.sqrt(square(HIT_RADIUS) - square(dy))
  return player.x - half < left || player.x + half > right
}

function count(world: World, points: number, through: 'gap' | 'match', emit: Emit<Event>): void {
  const gained = points + world.combo
  world.score += gained
  world.passes++
  emit({
    type: 'pass',
    through,
    points: gained,
    combo: world.combo,
    x: world.player.x,
    color: world.player.colour,
  })
}

function crash(world: World, barrier: Color | 'wall', emit: Emit<Event>): void {
  world.lives--
  world.combo = 0
  emit({
    type: 'crash',
    x: world.player.x,
    y: playerY(world),
    color: world.player.colour,
    barrier,
    lives: world.lives,
  })
  if (world.lives > 0) {
    world.mercy = world.tunnel ? MERCY_IN_TUNNEL : MERCY_TICKS
    return
  }
  world.state = 'end'
  world.wait = END_TICKS
}

function meetBarriers(world: World, emit: Emit<Event>): void {
  for (const barrier of world.barriers) {
    if (barrier.passed) continue
    if (touches(world, barrier)) {
      const { colour, x } = world.player
      // Of two halves, the one above the ball's middle counts.
      const own = colorAt(barrier, x, world) === colour
      if (!own && world.mercy === 0) {
        barrier.passed = true
        crash(world, colorAt(barrier, x, world), emit)
        return
      }
      if (own) {
        barrier.passed = true
        emit({ type: 'match', x, y: playerY(world), color: colour })
        count(world, MATCH_POINTS, 'match', emit)
        continue
      }
      barrier.grazed = true
    }
    if (barrier.y > playerY(world) + HIT_RADIUS) {
      barrier.passed = true
      // Passing through a barrier that would have hit does not score.
      if (!barrier.grazed) count(world, GAP_POINTS, 'gap', emit)
    }
  }
}

/** One tick of a tunnel: its end, when all hurdles are passed. */
function goThrough(world: World, tunnel: Tunnel, emit: Emit<Event>): void {
  const hit = stepTunnel(world, tunnel, emit)
  if (hit) crash(world, hit, emit)
  if (world.state !== 'play' || hurdlesLeft(tunnel) > 0) return
  const points = lifePoints(world)
  world.score += points
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'cleared', lives: world.lives, points })
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, { width, height }) {
    const random = createRandom(seed)
    const color = pick(random, COLORS)
    const tunnel = options.mode === 'tunnel' ? newTunnel(Number(options.tunnel), random) : null
    const relaxed = options.mode !== 'classic'
    return {
      width,
      height,
      random,
      relaxed,
      moving: options.gaps === 'moving',
      splitting: options.gaps === 'split',
      state: 'play',
      wait: 0,
      speed: tunnel?.speed ?? (relaxed ? RELAXED.speed : START_SPEED),
      player: { x: width / 2, vx: 0, colour: tunnel?.palette[0] ?? color },
      aim: null,
      rest: null,
      barriers: [],
      orbs: [],
      lane: width / 2,
      expected: color,
      score: 0,
      passes: 0,
      combo: 0,
      bestCombo: 0,
      sinceChange: 0,
      lives: relaxed ? LIVES : 1,
      mercy: 0,
      nextId: 0,
      ...(tunnel && { tunnel }),
    }
  },

  step(world, input, emit) {
    if (ending(world)) return
    steer(world, input)
    if (!world.tunnel) fall(world)
    world.mercy = Math.max(0, world.mercy - 1)
    takeOrbs(world, emit)
    if (++world.sinceChange > COMBO_TICKS && world.combo > 0) {
      world.combo = 0
      emit({ type: 'comboLost' })
    }
    if (world.tunnel) goThrough(world, world.tunnel, emit)
    else meetBarriers(world, emit)
  },

  hud({ score, combo, relaxed, lives, tunnel }): Hud<Stat> {
    if (tunnel) return { Score: score, Left: hurdlesLeft(tunnel), Lives: lives }
    return relaxed ? { Score: score, Combo: combo, Lives: lives } : { Score: score, Combo: combo }
  },

  outcome({ state, score, bestCombo, passes, tunnel, lives }): Outcome<Stat> | null {
    if (state !== 'over') return null
    if (tunnel)
      return {
        result: lives > 0 ? 'won' : 'over',
        title:
          lives > 0 ? texts.ends.tunnel(texts.tunnels[tunnelNameOf(tunnel.stage)], lives) : texts.ends.over,
        detail: texts.ends.passed(passes),
        results: { 'Final Score': score, 'Best Combo': bestCombo, Stars: lives },
      }
    return {
      result: 'over',
      title: texts.ends.over,
      detail: texts.ends.passed(passes),
      results: { 'Final Score': score, 'Best Combo': bestCombo, Barriers: passes },
    }
  },
}
