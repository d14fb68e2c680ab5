/** Owns the headless side of input: frames as plain data, how rules read them, and the replay log. */
import type { Input, InputFrame, Pointer, Size } from './contract'

/** From this value on an analogue action counts as down. */
export const DOWN_AT = 0.5

/** A tick in which nothing is touched. */
export const NO_INPUT: InputFrame = Object.freeze({
  held: Object.freeze({}),
  pressed: [],
  released: [],
  pointers: [],
})

/** How a frame names an action of a player: player 0 bare, player 1 as `name@1`. */
export function slot(action: string, player = 0): string {
  return player === 0 ? action : `${action}@${player}`
}

/** The action of a slot, where it is this player's. */
function pressOf<Action extends string>(name: string, player: number): [Action] | [] {
  const [action, of = '0'] = name.split('@') as [Action, string?]
  return of === String(player) ? [action] : []
}

/** Wraps one frame for the rules. */
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

/** Builds a frame from what is held now and what was held before: for bots, tests and replays. */
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

/** A finished or running real-time play: all that is needed to see it again. */
export interface ReplayLog {
  readonly seed: number
  readonly options: Readonly<Record<string, string>>
  /** Runs of equal frames: most ticks repeat the one before. */
  readonly runs: { frame: InputFrame; ticks: number }[]
  /** When the window changed, for games that fill it: the tick before which it did. */
  readonly resizes: { readonly tick: number; readonly size: Size }[]
}

/** The empty log of a play that begins. */
export function createReplay(seed: number, options: Readonly<Record<string, string>>): ReplayLog {
  return { seed, options, runs: [], resizes: [] }
}

/** Appends one tick's frame, joining it to the last run when it is equal. */
export function record(log: ReplayLog, frame: InputFrame): void {
  const last = log.runs.at(-1)
  if (last && sameFrame(last.frame, frame)) last.ticks++
  else log.runs.push({ frame, ticks: 1 })
}

/** Every frame of the log, one a tick. */
export function* frames(log: ReplayLog): Generator<InputFrame> {
  for (const run of log.runs) for (let i = 0; i < run.ticks; i++) yield run.frame
}

function sameFrame(a: InputFrame, b: InputFrame): boolean {
  if (a === b) return true
  if (a.pressed.length || b.pressed.length || a.released.length || b.released.length) return false
  if (a.pointers.length !== b.pointers.length) return false
  for (let i = 0; i < a.pointers.length; i++) {
    const p = a.pointers[i] as Pointer
    const q = b.pointers[i] as Pointer
    if (p.id !== q.id || p.x !== q.x || p.y !== q.y || p.down !== q.down || p.speed !== q.speed) return false
    if (p.pressed || q.pressed || p.released || q.released) return false
  }
  const keys = Object.keys(a.held)
  if (keys.length !== Object.keys(b.held).length) return false
  return keys.every((key) => a.held[key] === b.held[key])
}
