/** A simple bot for New Game: goes where the disc will land. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { type Action, TRAY_SPEED, type World } from './rules'

export const bot: RealtimeBot<World, Action> = (world) => {
  if (world.state === 'ready') return { hold: ['left'] }
  const way = world.disc.x - world.tray
  // Nearer than one step: stay.
  if (Math.abs(way) < TRAY_SPEED) return {}
  return { hold: [way < 0 ? 'left' : 'right'] }
}
