/** The chess clock: remaining time per side, computed from the game time. */

import { tenthsText } from '../../../engine/core/text'
import type { Options } from '../options'
import type { Color } from './pieces'

export interface Clocks {
  /** Time left when the turn began, in ms. */
  readonly w: number
  readonly b: number
  /** Increment per move, in ms. */
  readonly plus: number
  /** Game time at which the turn began. Null before the first move: the clocks are stopped until then. */
  readonly since: number | null
}

/** A timer that ends a game on time may fire this much early because of rounding. */
export const ROUNDING_MS = 50

/** @param options `clock` is the minutes and the seconds per move: '3+2' */
export function clocksFor(options: Options): Clocks | null {
  if (options.clock === 'off') return null
  const [minutes, plus] = options.clock.split('+')
  const left = Number(minutes) * 60_000
  return { w: left, b: left, plus: Number(plus) * 1000, since: null }
}

/**
 * The clocks after a move at game time `at`; null if the time ran out before it.
 *
 * @param spent ms measured by the board: less than the game time if a move was undone meanwhile
 */
export function afterMove(clocks: Clocks, turn: Color, at: number, spent: unknown): Clocks | null {
  if (clocks.since === null) return { ...clocks, since: at }
  const passed = Math.max(0, at - clocks.since)
  const used = typeof spent === 'number' && spent >= 0 ? Math.min(passed, Math.round(spent)) : passed
  const left = clocks[turn] - used
  return left <= 0 ? null : { ...clocks, [turn]: left + clocks.plus, since: at }
}

/** '4:59', with tenths in the last twenty seconds: '0:09.3'. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms)
  if (left >= 20_000) {
    const seconds = Math.ceil(left / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  return `0:${tenthsText(Math.ceil(left / 100) / 10).padStart(4, '0')}`
}
