import type { TurnGame } from '../../src/engine/core/game/contract'

/** Whether a game has a hint in this state. */
export function hasHint<State>({ hints }: Pick<TurnGame<State>, 'hints'>, state: State): boolean {
  return typeof hints === 'function' ? hints(state) : hints === true
}
