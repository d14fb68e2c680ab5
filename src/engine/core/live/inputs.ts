/**
 * Input of one player on its way to the other: a run of ticks in the format of replays, and how the inputs of both
 * players become one frame.
 */
import type { InputFrame, Pointer } from '../game/contract'
import { type Halves, halfOf } from '../game/live'
import type { Size } from '../game/values'
import { sharedId } from '../input/fingers'
import { slot } from '../input/input'
import { GUEST_SEAT } from '../input/seats'
import { BadBytes, type ByteReader, type ByteWriter } from '../replay/bytes'
import { FrameReader, type KeptTick } from '../replay/frameReader'
import { Expected, exactFrame, MAX_TICKS } from '../replay/frames'
import { FrameWriter } from '../replay/frameWriter'
import type { Shares } from './shares'

/** The most ticks in one packet. */
export const MAX_RUN = 600
const MAX_SLOTS = 64
const LONGEST_SLOT = 40
/** Of any of up to four people. */
const SLOT = /^[a-z][\w-]*(@[123])?$/i
const MAX_BYTES = 60_000
/** The most pointers of a device, and their largest id: with more, which a forged packet may have, no replay can be read. */
const FINGERS = 10
const MAX_ID = 1e12

/** Ticks in a row. */
export interface Run {
  /** The number of the first tick, from 0. */
  readonly from: number
  readonly ticks: readonly KeptTick[]
}

/** Writes a run; at most `MAX_RUN` ticks. */
export function writeRun(to: ByteWriter, { from, ticks }: Run): void {
  const frames = new FrameWriter()
  for (const { frame, sizes } of ticks) frames.add(frame, sizes)
  to.whole(from)
  to.whole(ticks.length)
  to.whole(frames.slots.length)
  for (const name of frames.slots) to.text(name)
  to.bytes(frames.take())
}

/**
 * Reads a run.
 *
 * @throws BadBytes if it is damaged
 */
export function readRun(reader: ByteReader): Run {
  const from = reader.whole(MAX_TICKS)
  const count = reader.whole(MAX_RUN)
  const slots = Array.from({ length: reader.whole(MAX_SLOTS) }, () => reader.text(LONGEST_SLOT))
  if (!slots.every((name) => SLOT.test(name))) throw new BadBytes('not an action')
  const frames = new FrameReader(reader.bytes(MAX_BYTES), slots, count)
  return { from, ticks: Array.from({ length: count }, () => frames.next() as KeptTick) }
}

/** The input that is expected after this one: keys stay as they are, and pointers rest. */
export function predicted(frame: InputFrame): InputFrame {
  const expected = new Expected()
  expected.take(frame)
  return expected.frame
}

/** Moves a pointer into the half of the field that belongs to a player, so that it acts for that player. */
function intoHalf(pointer: Pointer, seat: 0 | 1, halves: Halves, { width, height }: Size): Pointer {
  const { axis, scaled } = halves
  const second = halfOf(halves, seat) === 1
  const at = pointer[axis]
  const half = (axis === 'x' ? width : height) / 2
  // Just inside the edge: the middle belongs to the second half.
  const position = scaled
    ? Math.min(Math.max(at / 2, 0), half - 1) + (second ? half : 0)
    : second
      ? Math.max(at, half)
      : Math.min(at, half - 1)
  return { ...pointer, id: pointer.id * 2 + seat, [axis]: position }
}

function forSeat(frame: InputFrame, seat: 0 | 1, shares: Shares | undefined, size: Size): InputFrame {
  const name = (action: string) => slot(action, seat)
  // Actions of other players are left out: a stranger could otherwise play for this device.
  const isOwn = (action: string) =>
    shares === 'seats' && seat === 0 ? !action.endsWith(slot('', GUEST_SEAT)) : !action.includes('@')
  const held = Object.entries(frame.held).filter(([action]) => isOwn(action))
  const pointers = frame.pointers.filter(({ id }) => Math.abs(id) <= MAX_ID).slice(0, FINGERS)
  return {
    held: Object.fromEntries(held.map(([action, amount]) => [name(action), amount])),
    pressed: frame.pressed.filter(isOwn).map(name),
    released: frame.released.filter(isOwn).map(name),
    pointers:
      shares === 'seats'
        ? pointers.map((pointer) => ({ ...pointer, id: sharedId(pointer.id, seat) }))
        : shares
          ? pointers.map((pointer) => intoHalf(pointer, seat, shares, size))
          : [],
  }
}

/**
 * The input of both devices as one frame, by seat. Each device has its player's input as that of a single player; in a game for
 * three or four the first one has that of all seats but the guest's.
 *
 * @param shares - how the devices share the field; without it pointers have no effect
 * @param size - the size of the world
 */
export function merged(
  frames: readonly [InputFrame, InputFrame],
  shares: Shares | undefined,
  size: Size,
): InputFrame {
  const a = forSeat(frames[0], 0, shares, size)
  const b = forSeat(frames[1], GUEST_SEAT, shares, size)
  return exactFrame({
    held: { ...a.held, ...b.held },
    pressed: [...a.pressed, ...b.pressed],
    released: [...a.released, ...b.released],
    pointers: [...a.pointers, ...b.pointers],
  })
}
