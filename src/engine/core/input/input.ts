/** Headless input: frames as plain data, and how rules read them. */
import type { Input, InputFrame, Pointer } from '../game/contract'

/** An analog action counts as down from this value. */
export const DOWN_AT = 0.5

/** The input of a tick without any input. */
export const NO_INPUT: InputFrame = Object.freeze({
  held: Object.freeze({}),
  pressed: [],
  released: [],
  pointers: [],
})

/** The name of a player's action in a frame: bare for player 0, `name@1` for player 1. */
export function slot(action: string, player = 0): string {
  return player === 0 ? action : `${action}@${player}`
}

/** The action in a slot, if it belongs to this player. */
function pressOf<Action extends string>(name: string, player: number): [Action] | [] {
  const [action, of = '0'] = name.split('@') as [Action, string?]
  return of === String(player) ? [action] : []
}

/** Wraps a frame for the rules. */
export function readInput<Action extends string>(frame: InputFrame): Input<Action> {
  const amount = (action: Action, player?: number) => frame.held[slot(action, player)] ?? 0
  return {
    amount,
    down: (action, player) => amount(action, player) >= DOWN_AT,
    pressed: (action, player) => frame.pressed.includes(slot(action, player)),
    released: (action, player) => frame.released.includes(slot(action, player)),
    presses: (player = 0) => frame.pressed.flatMap((name) => pressOf<Action>(name, player)),
    axis: (negative, positive, player) => amount(positive, player) - amount(negative, player),
    pointers: frame.pointers,
  }
}

/** Builds a frame from what is held now and what was held before, for bots and tests. */
export function frameFrom(
  hold: readonly string[],
  before: readonly string[] = [],
  pointers: readonly Pointer[] = [],
): InputFrame {
  const held: Record<string, number> = {}
  for (const action of hold) held[action] = 1
  return {
    held,
    pressed: hold.filter((action) => !before.includes(action)),
    released: before.filter((action) => !hold.includes(action)),
    pointers,
  }
}
