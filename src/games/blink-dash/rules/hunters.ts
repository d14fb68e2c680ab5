/**
 * The enemies of the hunt in Blink Dash: one follows, one guards a sparkle, one cuts off; in Rooms some sleep until the player
 * comes near. None turns instantly, and none sees in the dark.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { cos, hypot, sin } from '../../../engine/core/math/exactMath'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import { drift } from './drift'
import type { Enemy, Event, Role, Sparkle, World } from './world'

/** Roles in the order in which enemies are added: the first three differ, and only one of eight follows. */
const ORDER: readonly Role[] = ['follow', 'guard', 'cut', 'drift', 'guard', 'drift', 'cut', 'drift']

/** Units per tick: at level 0, the increase per level, and the maximum. */
const PACES: Readonly<Record<Role, readonly [min: number, each: number, max: number]>> = {
  follow: [0.9, 0.1, 2.6],
  guard: [0.8, 0.08, 2.2],
  cut: [1, 0.12, 2.9],
  drift: [1, 0.25, 5],
  sleep: [1, 0.1, 2.6],
}
/** In the hunt prowlers wake one by one: the first after this many ticks of a level, each other one this many later. */
const FIRST_WAKES = 240
const NEXT_WAKES = 120

/** The share of a turn that is made in one tick: a late dodge still gets past. */
const TURN = 0.07
/** A guard circles its sparkle at this distance, and attacks a player who comes this near to the sparkle. */
const ROUND = 50
const GUARD_REACH = 84
/** How far ahead on its circle a guard aims, in radians. */
const AHEAD_ON_ROUND = 0.7
const AIM_X = cos(AHEAD_ON_ROUND) * ROUND
const AIM_Y = sin(AHEAD_ON_ROUND) * ROUND
/** An enemy that cuts off aims where the player will be in this many ticks; within this distance, at the player. */
const LEAD_TICKS = 45
const NEAR = 60
/** A sleeper wakes when the player comes this near, and follows for this many ticks. */
const NOISE_REACH = 92
export const SLEEPER_TICKS = 210
/** A player slower than this counts as not moving. */
const STILL = 0.5

const SILENT: Emit<Event> = () => {}

export const roleOf = (index: number): Role => itemAt(ORDER, index % ORDER.length)

export const sleepOf = (index: number) => FIRST_WAKES + index * NEXT_WAKES

export function paceOf(role: Role, level: number): number {
  const [min, each, max] = PACES[role]
  return Math.min(min + each * level, max)
}

/** The sparkle nearest to a point, the first of equals. */
export const nearest = (sparkles: readonly Sparkle[], x: number, y: number): Sparkle | undefined =>
  sparkles.reduce<Sparkle | undefined>(
    (best, each) => (!best || hypot(each.x - x, each.y - y) < hypot(best.x - x, best.y - y) ? each : best),
    undefined,
  )

/** The sparkle that a guard keeps. Once it is gone, the nearest that no other guard keeps. */
function postOf(
  enemy: Enemy,
  { sparkles, enemies }: Pick<World, 'sparkles' | 'enemies'>,
): Sparkle | undefined {
  const kept = sparkles.find(({ id }) => id === enemy.post)
  if (kept) return kept
  const free = sparkles.filter(({ id }) => !enemies.some((other) => other !== enemy && other.post === id))
  const post = nearest(free.length > 0 ? free : sparkles, enemy.x, enemy.y)
  enemy.post = post?.id ?? -1
  return post
}

type Spot = Point

function guarded(enemy: Enemy, world: Hunted, emit: Emit<Event>): Spot {
  const { spotted } = world
  const post = postOf(enemy, world)
  if (!post) return enemy
  const woken = hypot(spotted.x - post.x, spotted.y - post.y) < GUARD_REACH
  if (woken && !enemy.awake) emit({ type: 'alert', x: enemy.x, y: enemy.y, enemy: enemy.id })
  enemy.awake = woken
  if (woken) return spotted
  const [dx, dy] = [enemy.x - post.x, enemy.y - post.y]
  const far = Math.max(1, hypot(dx, dy))
  return { x: post.x + (dx * AIM_X - dy * AIM_Y) / far, y: post.y + (dx * AIM_Y + dy * AIM_X) / far }
}

function asleep(enemy: Enemy, { spotted }: Hunted, emit: Emit<Event>): Spot {
  if (enemy.tired) enemy.tired--
  else enemy.awake = false
  if (!enemy.awake && hypot(spotted.x - enemy.x, spotted.y - enemy.y) < NOISE_REACH) {
    enemy.awake = true
    enemy.tired = SLEEPER_TICKS
    emit({ type: 'alert', x: enemy.x, y: enemy.y, enemy: enemy.id })
  }
  return enemy.awake ? spotted : enemy
}

function goalOf(enemy: Enemy, role: Exclude<Role, 'drift'>, world: Hunted, emit: Emit<Event>): Spot {
  if (role === 'guard') return guarded(enemy, world, emit)
  if (role === 'sleep') return asleep(enemy, world, emit)
  return role === 'cut' ? cutOff(enemy, world) : world.spotted
}

function cutOff(enemy: Enemy, { spotted, sparkles, width, height }: Hunted): Spot {
  if (hypot(spotted.x - enemy.x, spotted.y - enemy.y) < NEAR) return spotted
  // A player who is not moving will probably go for the nearest sparkle.
  if (hypot(spotted.vx, spotted.vy) < STILL) return nearest(sparkles, spotted.x, spotted.y) ?? spotted
  return {
    x: clamp(spotted.x + spotted.vx * LEAD_TICKS, enemy.radius, width - enemy.radius),
    y: clamp(spotted.y + spotted.vy * LEAD_TICKS, enemy.radius, height - enemy.radius),
  }
}

/** What a hunting prowler knows. A bot that thinks ahead passes in what it expects. */
export type Hunted = Pick<World, 'width' | 'height' | 'level' | 'sparkles' | 'enemies'> & {
  readonly spotted: NonNullable<World['spotted']>
}

/** Moves a hunting prowler by one tick, and reports when a guard or a sleeper wakes. */
export function prowl(enemy: Enemy, world: Hunted, emit: Emit<Event> = SILENT): void {
  if (enemy.sleep) {
    enemy.sleep--
    return
  }
  const { role } = enemy
  if (role && role !== 'drift') {
    const goal = goalOf(enemy, role, world, emit)
    const [dx, dy] = [goal.x - enemy.x, goal.y - enemy.y]
    const far = hypot(dx, dy)
    // An enemy that has arrived stays there without trembling.
    const pace = Math.min(enemy.pace ?? paceOf(role, world.level), far)
    enemy.vx += ((far > 0 ? (dx / far) * pace : 0) - enemy.vx) * TURN
    enemy.vy += ((far > 0 ? (dy / far) * pace : 0) - enemy.vy) * TURN
  }
  drift(enemy, world)
}
