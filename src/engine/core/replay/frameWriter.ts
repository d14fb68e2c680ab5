/**
 * Writes the input of a real-time game as bytes. Only ticks that differ from what the previous tick predicts are
 * written, with the number of predicted ticks before them.
 */
import type { InputFrame, Pointer, Size } from '../game/contract'
import { ByteWriter } from './bytes'
import {
  AMOUNT_STEPS,
  areSamePointers,
  Expected,
  FLAG,
  HEADER,
  isSamePointer,
  KEY,
  KINDS,
  MAX_TICKS,
  POSITION_STEPS,
  SPEED_STEPS,
  WITH,
} from './frames'

/** A change of one slot; `amount` in hundredths. */
type KeyItem = { slot: number; what: number; amount?: number }

/** Records a game tick by tick. A tick that equals its prediction costs nothing. */
export class FrameWriter {
  /** Names of the slots (`action`, `action@1`) in order of first use. */
  readonly slots: string[] = []
  /** Number of ticks so far. */
  ticks = 0
  readonly #bytes = new ByteWriter()
  readonly #expected = new Expected()
  #gap = 0

  get length(): number {
    return this.#bytes.length
  }
  /**
   * Adds a tick.
   *
   * @param frame rounded by `exactFrame`
   * @param sizes window sizes that were applied before this tick
   * @returns false if nothing more is recorded
   */
  add(frame: InputFrame, sizes: readonly Size[] = []): boolean {
    if (this.ticks >= MAX_TICKS) return false
    this.ticks++
    const expected = this.#expected
    const keys = this.#keyItems(frame)
    const moved = !areSamePointers(frame.pointers, expected.pointers)
    if (keys.length === 0 && !moved && sizes.length === 0) {
      this.#gap++
      expected.rest()
      return true
    }
    this.#write(frame, keys, moved, sizes)
    this.#gap = 0
    expected.take(frame)
    return true
  }
  /** The bytes so far. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.take()
  }

  #write(frame: InputFrame, keys: readonly KeyItem[], moved: boolean, sizes: readonly Size[]): void {
    const onlyMove = keys.length === 0 && sizes.length === 0 && this.#isMove(frame)
    const kind =
      moved || sizes.length > 0
        ? onlyMove
          ? HEADER.move
          : HEADER.all
        : keys.length === 1
          ? HEADER.oneKey
          : HEADER.keys
    this.#bytes.whole(this.#gap * 4 + kind)
    if (kind === HEADER.move) {
      this.#writePlace(frame.pointers[0] as Pointer, 0)
      return
    }
    if (kind === HEADER.all)
      this.#bytes.byte(
        (keys.length > 0 ? WITH.keys : 0) + (moved ? WITH.pointers : 0) + (sizes.length > 0 ? WITH.sizes : 0),
      )
    if (kind === HEADER.keys || (kind === HEADER.all && keys.length > 0)) this.#bytes.whole(keys.length)
    for (const item of keys) {
      this.#bytes.whole(item.slot * 4 + item.what)
      if (item.amount !== undefined) this.#bytes.byte(item.amount)
    }
    if (kind !== HEADER.all) return
    if (moved) this.#writePointers(frame.pointers)
    if (sizes.length > 0) this.#bytes.whole(sizes.length)
    for (const { width, height } of sizes) {
      this.#bytes.whole(Math.round(width * POSITION_STEPS))
      this.#bytes.whole(Math.round(height * POSITION_STEPS))
    }
  }
  /** Key changes relative to the prediction: presses and releases in order, then amounts that still differ. */
  #keyItems(frame: InputFrame): KeyItem[] {
    const items: KeyItem[] = []
    if (
      frame.pressed.length === 0 &&
      frame.released.length === 0 &&
      areHeldAlike(frame.held, this.#expected.held)
    )
      return items
    const held = new Map(Object.entries(this.#expected.held))
    for (const name of frame.pressed) {
      items.push({ slot: this.#slot(name), what: KEY.pressed })
      held.set(name, 1)
    }
    for (const name of frame.released) {
      items.push({ slot: this.#slot(name), what: KEY.released })
      held.delete(name)
    }
    for (const name of new Set([...held.keys(), ...Object.keys(frame.held)])) {
      const amount = frame.held[name] ?? 0
      if ((held.get(name) ?? 0) === amount) continue
      items.push({ slot: this.#slot(name), what: KEY.amount, amount: Math.round(amount * AMOUNT_STEPS) })
    }
    return items
  }
  #slot(name: string): number {
    const at = this.slots.indexOf(name)
    return at >= 0 ? at : this.slots.push(name) - 1
  }
  /** True if there is one pointer and only its position and speed changed. */
  #isMove(frame: InputFrame): boolean {
    const [pointer, more] = frame.pointers
    const [before, other] = this.#expected.pointers
    if (!pointer || !before || more || other) return false
    if ((pointer.speed === undefined) !== (before.speed === undefined)) return false
    return isSamePointer({ ...before, x: pointer.x, y: pointer.y, ...speedOf(pointer) }, pointer)
  }
  #writePlace(pointer: Pointer, index: number): void {
    const before = this.#expected.pointers.find(({ id }) => id === pointer.id)
    const drift = index === 0 && before ? this.#expected.drift : NO_DRIFT
    this.#bytes.signed(Math.round((pointer.x - (before?.x ?? 0)) * POSITION_STEPS) - drift.x)
    this.#bytes.signed(Math.round((pointer.y - (before?.y ?? 0)) * POSITION_STEPS) - drift.y)
    if (pointer.speed !== undefined) this.#bytes.whole(Math.round(pointer.speed * SPEED_STEPS))
  }
  #writePointers(pointers: readonly Pointer[]): void {
    this.#bytes.whole(pointers.length)
    pointers.forEach((pointer, index) => {
      this.#bytes.signed(pointer.id)
      this.#bytes.byte(flagsOf(pointer))
      this.#writePlace(pointer, index)
    })
  }
}

const NO_DRIFT = { x: 0, y: 0 } as const

/** Whether the same slots are held by the same amounts, as in most ticks. */
function areHeldAlike(a: InputFrame['held'], b: InputFrame['held']): boolean {
  for (const name in a) if ((b[name] ?? 0) !== a[name]) return false
  for (const name in b) if ((a[name] ?? 0) !== b[name]) return false
  return true
}

const speedOf = ({ speed }: Pointer) => (speed === undefined ? {} : { speed })

const flagsOf = ({ down, pressed, released, speed, kind }: Pointer) =>
  (down ? FLAG.down : 0) +
  (pressed ? FLAG.pressed : 0) +
  (released ? FLAG.released : 0) +
  (speed === undefined ? 0 : FLAG.speed) +
  KINDS.indexOf(kind) * FLAG.kind
