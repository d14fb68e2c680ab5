/** A simple bot for Doodle Jump: steers to the highest platform it can still reach with this jump. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { pow, square } from '../../engine/core/math/exactMath'
import {
  type Action,
  across,
  BODY_HEIGHT,
  FOOT,
  GRAVITY,
  glide,
  MAX_SPEED,
  type Platform,
  RESPONSE,
  type World,
} from './rules'
import { HOLE_RADIUS, isSolid, MONSTER_RADIUS } from './rules/wild'

/** Margin to the edge of a platform, units. */
const CARE = 5
/** Units it still slides after releasing the key at speed 1. */
const SLIDE = (1 - RESPONSE) / RESPONSE

/**
 * Ticks until the feet fall through a height, or null if this arc does not reach it. After n ticks the feet are at y +
 * n vy + g n (n + 1) / 2; the later root is the descent.
 */
function ticksTo({ player }: World, height: number): number | null {
  const half = player.vy + GRAVITY / 2
  const root = half * half - 2 * GRAVITY * (player.y - height)
  if (root < 0) return null
  const ticks = Math.ceil((-half + Math.sqrt(root)) / GRAVITY)
  return ticks > 0 ? ticks : null
}

/**
 * Distance covered to one side (`direction` is -1 or 1) in this many ticks: a geometric sum, because the speed approaches its
 * limit.
 */
function reach(vx: number, direction: number, ticks: number): number {
  const kept = 1 - RESPONSE
  return ticks * MAX_SPEED - ((MAX_SPEED - vx * direction) * kept * (1 - pow(kept, ticks))) / RESPONSE
}

/** Where a platform will be after some ticks. */
function later({ x, vx, width }: Platform, ticks: number): number {
  const copy = { x, vx, width }
  if (vx !== 0) for (let n = 0; n < ticks; n++) glide(copy)
  return copy.x
}

/** Margin around monsters and holes, and the distance below a monster from which it shoots, units. */
const AWAY = 21
const IN_LINE = 26
/** Ticks between two shots. */
const SHOOTS_EVERY = 14

/** Direction to press to move `direction` units sideways: -1, 0 or 1. */
function press(direction: number, vx: number): -1 | 0 | 1 {
  const left = direction - vx * SLIDE
  return Math.abs(left) < 3 ? 0 : left < 0 ? -1 : 1
}

/** Whether the path to a place, `ticks` long, hits a monster or a hole. */
function isRisky({ wild, player }: World, direction: number, ticks: number): boolean {
  if (!wild || (wild.monsters.length === 0 && wild.holes.length === 0)) return false
  let { x, y, vx, vy } = player
  const goal = x + direction
  for (let n = 0; n < ticks; n++) {
    vx += (press(goal - x, vx) * MAX_SPEED - vx) * RESPONSE
    x += vx
    vy += GRAVITY
    y += vy
    const touches = (other: { x: number; y: number }, reach: number) =>
      square(across(x, other.x)) + square(y - BODY_HEIGHT / 2 - other.y) < square(reach + AWAY)
    if (wild.holes.some((hole) => touches(hole, HOLE_RADIUS))) return true
    // Landing on a monster from above is safe.
    if (wild.monsters.some((monster) => (vy <= 0 || y > monster.y) && touches(monster, MONSTER_RADIUS)))
      return true
  }
  return false
}

/** Direction to the best platform in reach, from -1 to 1 in units of the field. */
export function wayTo(world: World): number {
  const { player } = world
  let best: { y: number; direction: number } | null = null
  let min: { lack: number; direction: number } | null = null
  for (const platform of world.platforms) {
    if (best && platform.y >= best.y) continue
    const ticks = ticksTo(world, platform.y)
    if (ticks === null) continue
    if (world.wild && !isSolid(platform, world.wild.age + ticks)) continue
    const direction = across(player.x, later(platform, ticks))
    const room = platform.width / 2 + FOOT - CARE
    const lack = Math.abs(direction) - room - reach(player.vx, Math.sign(direction), ticks)
    if (lack <= 0 && !isRisky(world, direction, ticks)) best = { y: platform.y, direction }
    if (!min || lack < min.lack) min = { lack, direction }
  }
  return (best ?? min)?.direction ?? 0
}

export const bot: RealtimeBot<World, Action> = (world) => {
  if (world.flight) return {}
  const { player, wild } = world
  const hold: Action[] = []
  const steer = press(wayTo(world), player.vx)
  if (steer !== 0) hold.push(steer < 0 ? 'left' : 'right')
  const ahead = wild?.monsters.some(
    ({ x, y }) => y < player.y - BODY_HEIGHT && y > world.top - 10 && Math.abs(across(player.x, x)) < IN_LINE,
  )
  if (wild && ahead && wild.age % SHOOTS_EVERY === 0) hold.push('shoot')
  return hold.length > 0 ? { hold } : {}
}
