/** Headless input: frames as plain data, and how rules read them. */

/** A finger, mouse or pen, in world units (pixels of the game's own size, y down). */
export interface Pointer {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Pressed now. A hovering mouse is listed with `down: false`. */
  readonly down: boolean
  /** Went down or up since the last tick. True for exactly one tick. */
  readonly pressed: boolean
  readonly released: boolean
  /**
   * Speed of the last movement, in units per ms by the device's own timestamps, so it is the same on every display. 0
   * at rest. Undefined where nothing was measured (bots, tests) and in games that do not ask for it
   * (`pointerSpeeds`).
   */
  readonly speed?: number
  readonly kind: 'mouse' | 'touch' | 'pen'
}

/**
 * All input of one tick as plain data. A replay is a seed and a list of these. Actions of player 0 use their bare
 * name, those of player 1 are `name@1`.
 */
export interface InputFrame {
  /** How far each held action is pressed, 0 to 1: keys give 1, sticks their travel. Missing means 0. */
  readonly held: Readonly<Record<string, number>>
  /** In the order pressed. */
  readonly pressed: readonly string[]
  readonly released: readonly string[]
  readonly pointers: readonly Pointer[]
}

/** The input of one tick, as the rules read it. `player` counts from 0 and defaults to 0. */
export interface Input<Action extends string = string> {
  /** At least half pressed during this tick. A press shorter than a tick is down for that one tick. */
  down(action: Action, player?: number): boolean
  /** Went down since the last tick. True for exactly one tick. */
  pressed(action: Action, player?: number): boolean
  released(action: Action, player?: number): boolean
  /**
   * All actions that went down since the last tick, in the order pressed. Use it where one press changes what the
   * next one means.
   */
  presses(player?: number): readonly Action[]
  /** Analog value of an action, 0 to 1. */
  amount(action: Action, player?: number): number
  /** How far `positive` outweighs `negative`, -1 to 1. */
  axis(negative: Action, positive: Action, player?: number): number
  readonly pointers: readonly Pointer[]
}

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
