/** Reads the input of a real-time replay from bytes. Strict: anything the writer would not write is rejected. */
import type { InputFrame, Pointer, Size } from '../game/contract'
import { BadBytes, ByteReader } from './bytes'
import {
  AMOUNT_STEPS,
  Expected,
  FARTHEST,
  FLAG,
  HEADER,
  KEY,
  KINDS,
  MAX_POINTERS,
  MAX_SIZES,
  MAX_TICKS,
  POSITION_STEPS,
  SPEED_STEPS,
  WIDEST,
  WITH,
} from './frames'

/** A recorded tick, and the window sizes that were applied before it. */
export interface KeptTick {
  readonly frame: InputFrame
  readonly sizes: readonly Size[]
}

/** Reads recorded input tick by tick. All methods throw `BadBytes` if a `FrameWriter` did not write it. */
export class FrameReader {
  readonly #bytes: ByteReader
  readonly #expected = new Expected()
  /** Ticks until the next one that is written explicitly. */
  #gap: number
  #kind = 0
  #left: number

  /**
   * @param slots names of the slot numbers
   * @param ticks length of the replay
   */
  constructor(
    bytes: Uint8Array,
    private readonly slots: readonly string[],
    readonly ticks: number,
  ) {
    if (!Number.isInteger(ticks) || ticks < 0 || ticks > MAX_TICKS) throw new BadBytes('too long')
    this.#bytes = new ByteReader(bytes)
    this.#left = ticks
    this.#gap = this.#nextGap()
  }
  /** The next tick; null after the last. */
  next(): KeptTick | null {
    if (this.#left === 0) return null
    this.#left--
    const expected = this.#expected
    if (this.#gap > 0) {
      this.#gap--
      expected.rest()
      return { frame: expected.frame, sizes: [] }
    }
    const tick = this.#read()
    expected.take(tick.frame)
    this.#gap = this.#nextGap()
    return tick
  }

  /** Ticks until the next explicit one, or until the end if there is none. */
  #nextGap(): number {
    if (this.#bytes.ended) return Number.POSITIVE_INFINITY
    const header = this.#bytes.whole(MAX_TICKS * 4 + 3)
    this.#kind = header % 4
    const gap = Math.floor(header / 4)
    if (gap >= this.#left) throw new BadBytes('a tick beyond the end')
    return gap
  }
  #read(): KeptTick {
    const kind = this.#kind
    if (kind === HEADER.move) return { frame: this.#readMove(), sizes: [] }
    const parts = kind === HEADER.all ? this.#bytes.byte() : WITH.keys
    if (parts > WITH.keys + WITH.pointers + WITH.sizes) throw new BadBytes('unknown parts')
    const { held, pressed, released } =
      (parts & WITH.keys) > 0 ? this.#readKeys(kind === HEADER.oneKey) : this.#noKeys()
    const pointers = (parts & WITH.pointers) > 0 ? this.#readPointers() : this.#expected.pointers
    const frame = { held, pressed, released, pointers }
    return { frame, sizes: (parts & WITH.sizes) > 0 ? this.#readSizes() : [] }
  }
  #noKeys(): Omit<InputFrame, 'pointers'> {
    return { held: this.#expected.held, pressed: [], released: [] }
  }
  #readKeys(one: boolean): Omit<InputFrame, 'pointers'> {
    const held = { ...this.#expected.held }
    const pressed: string[] = []
    const released: string[] = []
    const items = one ? 1 : this.#bytes.whole(this.slots.length * 8)
    for (let i = 0; i < items; i++) {
      const item = this.#bytes.whole(this.slots.length * 4 + 3)
      const name = this.slots[Math.floor(item / 4)]
      if (name === undefined) throw new BadBytes('an unknown slot')
      const what = item % 4
      if (what === KEY.pressed) {
        pressed.push(name)
        held[name] = 1
      } else if (what === KEY.released) {
        released.push(name)
        delete held[name]
      } else if (what === KEY.amount) {
        const amount = this.#bytes.byte()
        if (amount > AMOUNT_STEPS) throw new BadBytes('more than wholly pressed')
        if (amount === 0) delete held[name]
        else held[name] = amount / AMOUNT_STEPS
      } else throw new BadBytes('an unknown kind of key')
    }
    return { held, pressed, released }
  }
  #readMove(): InputFrame {
    const [before, more] = this.#expected.pointers
    if (!before || more) throw new BadBytes('a move of no pointer')
    const { x, y, speed } = this.#readPlace(before, this.#expected.drift, before.speed !== undefined)
    const pointer = speed === undefined ? { ...before, x, y } : { ...before, x, y, speed }
    return { held: this.#expected.held, pressed: [], released: [], pointers: [pointer] }
  }
  #readPlace(
    before: Pointer | undefined,
    drift: { readonly x: number; readonly y: number },
    hasSpeed: boolean,
  ): { x: number; y: number; speed?: number } {
    const x = this.#coordinate(before?.x ?? 0, drift.x)
    const y = this.#coordinate(before?.y ?? 0, drift.y)
    return hasSpeed ? { x, y, speed: this.#bytes.whole(FARTHEST * SPEED_STEPS) / SPEED_STEPS } : { x, y }
  }
  #coordinate(before: number, drift: number): number {
    const value = before + (this.#bytes.signed(FARTHEST * POSITION_STEPS * 4) + drift) / POSITION_STEPS
    if (Math.abs(value) > FARTHEST) throw new BadBytes('far beyond any field')
    return value
  }
  #readPointers(): Pointer[] {
    const pointers: Pointer[] = []
    const many = this.#bytes.whole(MAX_POINTERS)
    for (let i = 0; i < many; i++) {
      const id = this.#bytes.signed()
      const flags = this.#bytes.byte()
      const kind = KINDS[Math.floor(flags / FLAG.kind)]
      if (!kind || pointers.some((other) => other.id === id)) throw new BadBytes('an unknown pointer')
      const before = this.#expected.pointers.find((pointer) => pointer.id === id)
      const drift = i === 0 && before ? this.#expected.drift : NO_DRIFT
      const { x, y, speed } = this.#readPlace(before, drift, (flags & FLAG.speed) > 0)
      const down = (flags & FLAG.down) > 0
      const pressed = (flags & FLAG.pressed) > 0
      const released = (flags & FLAG.released) > 0
      // Both objects are written out: adding a property to a spread takes a hundred times as long.
      if (speed === undefined) pointers.push({ id, x, y, down, pressed, released, kind })
      else pointers.push({ id, x, y, speed, down, pressed, released, kind })
    }
    return pointers
  }
  #readSizes(): Size[] {
    return Array.from({ length: this.#bytes.whole(MAX_SIZES) }, () => this.#readSize())
  }
  #readSize(): Size {
    const width = this.#bytes.whole(WIDEST * POSITION_STEPS) / POSITION_STEPS
    const height = this.#bytes.whole(WIDEST * POSITION_STEPS) / POSITION_STEPS
    if (width < 1 || height < 1) throw new BadBytes('a window without space')
    return { width, height }
  }
}

const NO_DRIFT = { x: 0, y: 0 } as const
