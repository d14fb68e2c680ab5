/**
 * A replay as one file: the game, its options, its result and all input. `README.md` in this folder describes the
 * format.
 */
import type { Outcome } from '../game/contract'
import type { OptionValues, Size } from '../game/values'
import { BadBytes, ByteReader, ByteWriter } from './bytes'
import { MAX_TICKS } from './frames'

/** Magic number of the file. The last byte is the version of the format. */
const MAGIC = [0x50, 0x41, 0x52, 1] as const
/** Maximum file size in bytes. */
export const MAX_BYTES = 1_000_000
const LONGEST_NAME = 80
const LONGEST_POSITION = 20_000
const MAX_ENTRIES = 40
const RESULTS = ['won', 'lost', 'tied', 'over', 'open'] as const

/** The input of a real-time game. */
export interface RealtimeInput {
  readonly kind: 'realtime'
  /** Size of the world at the start, in units. */
  readonly size: Size
  readonly ticks: number
  readonly slots: readonly string[]
  /** Written by a `FrameWriter`. */
  readonly frames: Uint8Array
}

/** The moves of a turn-based game. */
export interface TurnInput {
  readonly kind: 'turn'
  /** The start position, if it is not the game's regular start. */
  readonly position?: string
  /** The distinct moves and one word per step, as written by `engine/storage/values/steps`. */
  readonly moves: readonly unknown[]
  readonly steps: string
}

export interface Replay {
  readonly game: string
  /** The game's `replayVersion` at the time of recording. With a different one the game may end differently. */
  readonly digest: string
  readonly seed: number
  readonly options: OptionValues
  /** End of the game in ms since 1970. */
  readonly date: number
  /** 'open' while the game runs. */
  readonly result: Outcome['result'] | 'open'
  /** Stats at the end by id. */
  readonly figures: Readonly<Record<string, number>>
  readonly input: RealtimeInput | TurnInput
}

/** Writes a replay file. */
export function writeReplay(replay: Replay): Uint8Array<ArrayBuffer> {
  const bytes = new ByteWriter()
  for (const byte of MAGIC) bytes.byte(byte)
  bytes.text(replay.game)
  bytes.text(replay.digest)
  bytes.whole(replay.seed)
  bytes.whole(Math.round(replay.date / 1000))
  bytes.byte(RESULTS.indexOf(replay.result))
  writeEntries(bytes, replay.options, (value) => bytes.text(value))
  writeEntries(bytes, replay.figures, (value) => bytes.text(String(value)))
  const { input } = replay
  bytes.byte(input.kind === 'realtime' ? 0 : 1)
  if (input.kind === 'realtime') {
    bytes.text(`${input.size.width}x${input.size.height}`)
    bytes.whole(input.ticks)
    bytes.whole(input.slots.length)
    for (const slot of input.slots) bytes.text(slot)
    bytes.bytes(input.frames)
  } else {
    bytes.text(input.position ?? '')
    bytes.text(JSON.stringify(input.moves))
    bytes.text(input.steps)
  }
  return bytes.take()
}

function writeEntries<T>(bytes: ByteWriter, entries: Readonly<Record<string, T>>, write: (value: T) => void) {
  const list = Object.entries(entries)
  bytes.whole(list.length)
  for (const [name, value] of list) {
    bytes.text(name)
    write(value)
  }
}

/**
 * Reads a replay file. It only checks the format; whether the input leads to the stated result is checked by
 * replaying it.
 *
 * @throws BadBytes for anything that `writeReplay` would not write
 */
export function readReplay(from: Uint8Array): Replay {
  if (from.length > MAX_BYTES) throw new BadBytes('too long')
  const bytes = new ByteReader(from)
  if (!MAGIC.every((byte) => bytes.byte() === byte)) throw new BadBytes('no play, or of a newer format')
  const game = bytes.text(LONGEST_NAME)
  const digest = bytes.text(LONGEST_NAME)
  const seed = bytes.whole()
  const date = bytes.whole(8.64e12) * 1000
  const result = RESULTS[bytes.byte()]
  if (!result) throw new BadBytes('an unknown result')
  const options = readEntries(bytes, () => bytes.text(LONGEST_NAME))
  const figures = readEntries(bytes, () => readFigure(bytes.text(LONGEST_NAME)))
  const input = readInput(bytes)
  bytes.end()
  return { game, digest, seed, options, date, result, figures, input }
}

function readInput(bytes: ByteReader): RealtimeInput | TurnInput {
  const kind = bytes.byte()
  if (kind === 0) {
    const size = readSize(bytes.text(LONGEST_NAME))
    const ticks = bytes.whole(MAX_TICKS)
    const slots = Array.from({ length: bytes.whole(MAX_ENTRIES) }, () => bytes.text(LONGEST_NAME))
    return { kind: 'realtime', size, ticks, slots, frames: bytes.bytes(MAX_BYTES) }
  }
  if (kind !== 1) throw new BadBytes('an unknown kind of play')
  const position = bytes.text(LONGEST_POSITION)
  const moves = readMoves(bytes.text(MAX_BYTES))
  const steps = bytes.text(MAX_BYTES)
  return { kind: 'turn', ...(position === '' ? {} : { position }), moves, steps }
}

function readEntries<T>(bytes: ByteReader, read: () => T): Record<string, T> {
  const entries: [string, T][] = []
  const many = bytes.whole(MAX_ENTRIES)
  for (let i = 0; i < many; i++) entries.push([bytes.text(LONGEST_NAME), read()])
  return Object.fromEntries(entries)
}

function readFigure(text: string): number {
  const figure = Number(text)
  if (String(figure) !== text || !Number.isFinite(figure)) throw new BadBytes('a figure is no number')
  return figure
}

function readSize(text: string): Size {
  const [width, height, more] = text.split('x').map(Number)
  if (!width || !height || more !== undefined || !(width > 0 && width < 1e5 && height > 0 && height < 1e5))
    throw new BadBytes('a world without a size')
  return { width, height }
}

function readMoves(text: string): unknown[] {
  let moves: unknown
  try {
    moves = JSON.parse(text)
  } catch {
    throw new BadBytes('moves that cannot be read')
  }
  if (!Array.isArray(moves)) throw new BadBytes('moves that are no list')
  return moves
}
