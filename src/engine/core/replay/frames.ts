/**
 * Shared by the writer and the reader of input: precision, prediction of the next tick, and the bits of the format.
 * `README.md` in this folder describes the format.
 */
import type { InputFrame, Pointer } from '../game/contract'
import { NO_INPUT } from '../input/input'

/** Steps of a pointer position per unit: it is rounded to 1/8 unit, for the rules and in the record. */
export const POSITION_STEPS = 8
/** Steps of how far an action is pressed: hundredths. */
export const AMOUNT_STEPS = 100
/**
 * Steps of a speed: tenths of a unit per ms. Speeds are rounded down, so that one below a limit never reaches it by
 * rounding.
 */
export const SPEED_STEPS = 10
/** Recordings stop after two hours. The reader rejects longer ones: this writer cannot have written them. */
export const MAX_TICKS = 60 * 60 * 60 * 2
/** Two people with ten fingers each, and a mouse. */
export const MAX_POINTERS = 21
/** Resizing a window can produce many sizes between two ticks. */
export const MAX_SIZES = 1000
/** Maximum width and height of a window in CSS pixels; worlds that fill the window grow with it. */
export const WIDEST = 10_000
/** Maximum size of a field in units. */
export const FARTHEST = 100_000

/** The kind of an explicit tick, in the lowest two bits of its header. */
export const HEADER = { oneKey: 0, keys: 1, move: 2, all: 3 } as const
/** The kind of a key change, in the lowest two bits. */
export const KEY = { pressed: 0, released: 1, amount: 2 } as const
/** The parts of a full tick. */
export const WITH = { keys: 1, pointers: 2, sizes: 4 } as const
/** Flags of a pointer. */
export const FLAG = { down: 1, pressed: 2, released: 4, speed: 8, kind: 16 } as const
export const KINDS = ['mouse', 'touch', 'pen'] as const

/** Avoids -0, which the bytes cannot distinguish from 0. */
const rounded = (value: number, parts: number) => Math.round(value * parts) / parts + 0

/** Rounds down, with a tolerance: 0.2 may be computed slightly smaller. */
const reached = (value: number, parts: number) => Math.floor(value * parts + 1e-6) / parts + 0

/**
 * Rounds a frame to the precision of the record, before the rules see it, so that a replay is exact.
 *
 * @param speeds false drops pointer speeds, which most rules do not read: they make up half the size of a moving
 * pointer
 */
export function exactFrame(frame: InputFrame, speeds = true): InputFrame {
  const { pointers } = frame
  let held = frame.held
  for (const name in held) {
    const amount = held[name] as number
    if (rounded(amount, AMOUNT_STEPS) === amount && amount > 0) continue
    held = Object.fromEntries(
      Object.entries(held)
        .map(([each, of]) => [each, rounded(of, AMOUNT_STEPS)] as const)
        .filter(([, of]) => of > 0),
    )
    break
  }
  if (held === frame.held && pointers.length === 0) return frame
  return { ...frame, held, pointers: pointers.map((pointer) => exactPointer(pointer, speeds)) }
}

/** Runs every tick: written out, because rest patterns and added properties are ten to a hundred times slower. */
function exactPointer(pointer: Pointer, speeds: boolean): Pointer {
  const { id, down, pressed, released, kind, speed } = pointer
  const x = rounded(pointer.x, POSITION_STEPS)
  const y = rounded(pointer.y, POSITION_STEPS)
  if (speed === undefined || !speeds) return { id, x, y, down, pressed, released, kind }
  return { id, x, y, down, pressed, released, kind, speed: reached(speed, SPEED_STEPS) }
}

/** The prediction of the next tick: keys unchanged, pointers at rest where they were, released ones gone. */
export class Expected {
  held: Record<string, number> = {}
  pointers: Pointer[] = []
  /** Movement of the only pointer in the previous tick, in fractions of a unit (`POSITION_STEPS`). */
  drift = { x: 0, y: 0 }
  frame: InputFrame = NO_INPUT

  /** Updates the prediction after an explicit tick. */
  take(frame: InputFrame): void {
    const before = this.pointers[0]
    const now = frame.pointers[0]
    const follows = before && now && before.id === now.id
    this.drift.x = follows ? Math.round((now.x - before.x) * POSITION_STEPS) : 0
    this.drift.y = follows ? Math.round((now.y - before.y) * POSITION_STEPS) : 0
    this.held = { ...frame.held }
    this.pointers = frame.pointers
      .filter(({ released, kind }) => !released || kind === 'mouse')
      .map((pointer) => resting(pointer))
    this.frame = { held: this.held, pressed: [], released: [], pointers: this.pointers }
  }
  /** Updates the prediction after a predicted tick: pointers come to rest. */
  rest(): void {
    this.drift.x = this.drift.y = 0
  }
}

/** A pointer one tick later: no longer new, and at rest. */
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
