/** Owns a plain player of Tug of War: a steady hand on one key. */
import type { RealtimeBot } from '../../engine/core/contract'
import type { Action, World } from './rules'

/** A press and a rest in so many ticks: 6 presses a second, which most people can keep up for half a minute. */
const RHYTHM = 10

export const bot: RealtimeBot<World, Action> = (_, tick) => (tick % RHYTHM < 4 ? { hold: ['pull'] } : {})
