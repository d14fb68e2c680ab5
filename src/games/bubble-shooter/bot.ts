/** A simple bot for Bubble Shooter. It tries a fan of shots twice a second and takes the one that clears most. */
import type { Pointer } from '../../engine/core/game/contract'
import { cos, sin } from '../../engine/core/math/exactMath'
import { type Action, type Bubble, landingOf, launcherOf, middleOf, WIDEST, type World } from './rules'
import { floating } from './rules/board'
import { wayOf } from './rules/flight'

/** Ticks between shots, and how many directions it tries. */
const RHYTHM = 30
const FAN = 61

/** The value of a shot of this color. */
function shotValue(world: World, angle: number, color: number): number {
  const { bubbles, parity, width } = world
  const { to } = wayOf(bubbles, parity, angle, world)
  const bubble: Bubble = { id: -1, color, ...to, ...middleOf(to.row, to.col, parity) }
  const { landed, group, bursts } = landingOf(bubbles, bubble, parity, width)
  const all = [...bubbles, landed]
  // A pair high up is second best.
  if (!bursts) return group.length * 4 - to.row
  const gone = new Set(group)
  return (
    100 +
    group.length * 10 +
    floating(
      all.filter((bubble) => !gone.has(bubble)),
      parity,
      width,
    ).length *
      12
  )
}

export function bot(world: World, tick: number): { hold?: readonly Action[]; pointers?: readonly Pointer[] } {
  if (world.state !== 'play' || world.flight || tick % RHYTHM !== 0) return {}
  let best = { value: Number.NEGATIVE_INFINITY, angle: 0 }
  for (let n = 0; n < FAN; n++) {
    const angle = WIDEST * ((n * 2) / (FAN - 1) - 1)
    const value = shotValue(world, angle, world.loaded)
    if (value > best.value) best = { value, angle }
  }
  const { angle } = best
  const launcher = launcherOf(world)
  const x = launcher.x + sin(angle) * 300
  const y = launcher.y - cos(angle) * 300
  return { pointers: [{ id: 1, x, y, down: true, pressed: true, released: false, kind: 'mouse' }] }
}
