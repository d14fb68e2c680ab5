/** Owns the figures of a turn play as they are shown: the game's own, and the time where it is played against one. */
import type { Hud, TurnGame } from '../../../engine/core/game/contract'

/** Whether the figures change while a state stands: rules whose figures ask for the time take it as their second argument. */
export function tellsTime({ rules, timer }: TurnGame): boolean {
  return timer !== undefined || rules.hud.length > 1
}

/** `at` is the play time in ms. */
export function figuresOf({ rules, timer }: TurnGame, state: unknown, at: number): Hud {
  const hud = rules.hud(state, at)
  const time = timer === 'tenths' ? (at / 1000).toFixed(1) : Math.floor(at / 1000)
  return timer ? { ...hud, Time: time } : hud
}
