/** Owns a plain player of Doodle Jump: goes for the highest platform that this jump can still reach. */
import type { RealtimeBot } from '../../engine/core/contract'
import { pow } from '../../engine/core/maths'
import {
  type Action,
  across,
  FOOT,
  GRAVITY,
  glide,
  MAX_SPEED,
  type Platform,
  RESPONSE,
  type World,
} from './rules'

/** Room it keeps to the edge of a platform, units. */
const CARE = 5
/** Units that it still slides after letting go at speed 1. */
const SLIDE = (1 - RESPONSE) / RESPONSE

/**
 * Ticks until the feet come down through a height, or null when this arc does not get there. The feet are at
 * y + n vy + g n (n + 1) / 2 after n ticks; the later root is the way down.
 */
function ticksTo({ player }: World, height: number): number | null {
  const half = player.vy + GRAVITY / 2
  const root = half * half - 2 * GRAVITY * (player.y - height)
  if (root < 0) return null
  const ticks = Math.ceil((-half + Math.sqrt(root)) / GRAVITY)
  return ticks > 0 ? ticks : null
}

/** How far it gets to one side (`way` -1 or 1) in so many ticks: a geometric sum, as the speed nears its limit. */
function reach(vx: number, way: number, ticks: number): number {
  const kept = 1 - RESPONSE
  return ticks * MAX_SPEED - ((MAX_SPEED - vx * way) * kept * (1 - pow(kept, ticks))) / RESPONSE
}

/** Where a platform will be. */
function later({ x, vx, width }: Platform, ticks: number): number {
  const copy = { x, vx, width }
  if (vx !== 0) for (let n = 0; n < ticks; n++) glide(copy)
  return copy.x
}

/** The way to go, -1 to 1 in units of the field, to stand on the best platform in reach. */
export function wayTo(world: World): number {
  const { player } = world
  let best: { y: number; way: number } | null = null
  let least: { lack: number; way: number } | null = null
  for (const platform of world.platforms) {
    if (best && platform.y >= best.y) continue
    const ticks = ticksTo(world, platform.y)
    if (ticks === null) continue
    const way = across(player.x, later(platform, ticks))
    const room = platform.width / 2 + FOOT - CARE
    const lack = Math.abs(way) - room - reach(player.vx, Math.sign(way), ticks)
    if (lack <= 0) best = { y: platform.y, way }
    if (!least || lack < least.lack) least = { lack, way }
  }
  return (best ?? least)?.way ?? 0
}

export const bot: RealtimeBot<World, Action> = (world) => {
  if (world.flight) return {}
  const way = wayTo(world) - world.player.vx * SLIDE
  if (Math.abs(way) < 3) return {}
  return { hold: [way < 0 ? 'left' : 'right'] }
}
