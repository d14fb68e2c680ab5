/**
 * Owns what writer and reader of input agree on: how exact it is kept, what a tick is expected to be, and the bits of the
 * format. `README.md` beside it tells the format as a whole.
 */
import type { InputFrame, Pointer } from '../game/contract'
import { NO_INPUT } from '../input/input'

/** Pointers are seen by the rules, and kept, to an eighth of a unit. */
export const PLACES = 8
/** How far something is pressed, in hundredths. */
export const AMOUNTS = 100
/** Speeds in units per ms, in tenths that are reached: one below a limit of as many is never lifted to it. */
export const SPEEDS = 10
/** No play is kept further than two hours; whoever is found to be longer was not written here. */
export const MOST_TICKS = 60 * 60 * 60 * 2
/** Two people with ten fingers each, and a mouse. */
export const MOST_POINTERS = 21
/** A window that is dragged wider takes a few sizes between two ticks. */
export const MOST_SIZES = 1000
/** No window is wider or higher, CSS pixels: worlds that fill it grow with it. */
export const WIDEST = 10_000
/** No field is larger, units. */
export const FARTHEST = 100_000

/** What a tick has, in the header's lowest two bits. */
export const HEADER = { oneKey: 0, keys: 1, move: 2, all: 3 } as const
/** What became of a slot, in its lowest two bits. */
export const KEY = { pressed: 0, released: 1, amount: 2 } as const
/** What a full tick has. */
export const WITH = { keys: 1, pointers: 2, sizes: 4 } as const
/** A pointer's flags. */
export const FLAG = { down: 1, pressed: 2, released: 4, speed: 8, kind: 16 } as const
export const KINDS = ['mouse', 'touch', 'pen'] as const

/** Never -0, which no byte tells from 0. */
const rounded = (value: number, parts: number) => Math.round(value * parts) / parts + 0

/** The parts that are full; 0.2 may come as a hair less. */
const reached = (value: number, parts: number) => Math.floor(value * parts + 1e-6) / parts + 0

/**
 * Input as it is kept, and as the rules are to see it: places, amounts and speeds rounded, so that nothing is lost by writing.
 * Speeds that no rule reads (`speeds` false) are left out: they are half of what a moving pointer takes.
 */
export function exactFrame(frame: InputFrame, speeds = true): InputFrame {
  const { pointers } = frame
  let held = frame.held
  for (const name in held) {
    const amount = held[name] as number
    if (rounded(amount, AMOUNTS) === amount && amount > 0) continue
    held = Object.fromEntries(
      Object.entries(held)
        .map(([each, of]) => [each, rounded(of, AMOUNTS)] as const)
        .filter(([, of]) => of > 0),
    )
    break
  }
  if (held === frame.held && pointers.length === 0) return frame
  return { ...frame, held, pointers: pointers.map((pointer) => exactPointer(pointer, speeds)) }
}

/** At every tick of every play: written out, as parts that are left over from a pattern, or are added behind a spread, cost ten to a hundred times as much. */
function exactPointer(pointer: Pointer, speeds: boolean): Pointer {
  const { id, down, pressed, released, kind, speed } = pointer
  const x = rounded(pointer.x, PLACES)
  const y = rounded(pointer.y, PLACES)
  if (speed === undefined || !speeds) return { id, x, y, down, pressed, released, kind }
  return { id, x, y, down, pressed, released, kind, speed: reached(speed, SPEEDS) }
}

/** What is expected of the next tick: keys stay as they are, pointers where they were, and those that left are gone. */
export class Expected {
  held: Record<string, number> = {}
  pointers: Pointer[] = []
  /** How the one pointer moved in the tick before, in parts of a unit. */
  drift = { x: 0, y: 0 }
  frame: InputFrame = NO_INPUT

  /** Takes over a tick that was written or read. */
  take(frame: InputFrame): void {
    const before = this.pointers[0]
    const now = frame.pointers[0]
    const follows = before && now && before.id === now.id
    this.drift.x = follows ? Math.round((now.x - before.x) * PLACES) : 0
    this.drift.y = follows ? Math.round((now.y - before.y) * PLACES) : 0
    this.held = { ...frame.held }
    this.pointers = frame.pointers
      .filter(({ released, kind }) => !released || kind === 'mouse')
      .map((pointer) => resting(pointer))
    this.frame = { held: this.held, pressed: [], released: [], pointers: this.pointers }
  }
  /** A tick passed in which nothing happened: whoever moved, rests. */
  rest(): void {
    this.drift.x = this.drift.y = 0
  }
}

/** A pointer in the tick after: no longer new, and at rest. */
function resting({ id, x, y, down, kind, speed }: Pointer): Pointer {
  if (speed === undefined) return { id, x, y, down, pressed: false, released: false, kind }
  return { id, x, y, down, pressed: false, released: false, kind, speed: 0 }
}

export const isSamePointer = (a: Pointer, b: Pointer) =>
  a.id === b.id &&
  a.x === b.x &&
  a.y === b.y &&
  a.down === b.down &&
  a.pressed === b.pressed &&
  a.released === b.released &&
  a.speed === b.speed &&
  a.kind === b.kind

export const areSamePointers = (a: readonly Pointer[], b: readonly Pointer[]) =>
  a.length === b.length && a.every((pointer, i) => isSamePointer(pointer, b[i] as Pointer))
