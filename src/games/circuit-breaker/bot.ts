/**
 * A simple bot for Circuit Breaker. It taps the next node about twice a second, remembers everything, and starts the
 * next level.
 */

import type { RealtimeBot } from '../../engine/core/game/bot'
import type { Pointer } from '../../engine/core/input/input'
import type { Action, World } from './rules'

/** Ticks between taps. */
const RHYTHM = 30

const press = (x: number, y: number): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: true,
  released: false,
  kind: 'touch',
})

export const bot: RealtimeBot<World, Action> = (world, tick) => {
  if (tick % RHYTHM === 0 && world.state === 'success') return { hold: ['next'] }
  const next = world.nodes[world.sequence[world.progress] ?? -1]
  return world.state === 'play' && next && tick % RHYTHM === 0 ? { pointers: [press(next.x, next.y)] } : {}
}
