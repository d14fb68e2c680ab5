/**
 * A simple bot for Tug of War: presses one key steadily, or in time with the drum. It plays both sides alike. It lets go
 * soon after a bear's sign.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { type Action, BEAT_TICKS, type World } from './rules'

/** Ticks of a press and a rest: 6 presses per second, which most people can keep up for half a minute. */
const RHYTHM = 10

/** Ticks of a sign at whose end the rope must not be pulled. */
const SIGN_LEFT = 30

export const bot: RealtimeBot<World, Action> = ({ rhythm, bear }, tick) => {
  if (bear && (bear.phase === 'slack' || (bear.phase === 'sign' && bear.left < SIGN_LEFT))) return {}
  if (!rhythm) return tick % RHYTHM < 4 ? { hold: ['pull'] } : {}
  // With the drum: the press counts in the tick after this one.
  const next = rhythm.clock + 1
  return next >= BEAT_TICKS && next % BEAT_TICKS === 0 ? { hold: ['pull'] } : {}
}
