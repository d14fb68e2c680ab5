/**
 * What a host and a watcher send each other, as bytes. The watched game is a replay that grows: its start, then its ticks or
 * moves in order. Both sides are strangers, so each packet is checked completely.
 */
import * as v from 'valibot'
import { type Run, readRun, writeRun } from '../../../engine/core/live/inputs'
import { BadBytes, ByteReader, ByteWriter } from '../../../engine/core/replay/bytes'
import { type Replay, readReplay, writeReplay } from '../../../engine/core/replay/replay'
import { MAX_STEPS, type StepOf } from '../../../engine/storage/values/steps'
import type { Phase } from '../../session/view/phases'
import { MAX_REACTION, parseForeign } from '../messages'
import { NAMES } from '../words'

/** Bytes: a little less than a connection accepts at once. */
const MAX_PACKET = 60_000
/** A character takes up to three bytes. */
const MAX_MOVES_TEXT = 20_000
export const MAX_TICKS_AT_ONCE = 300
const MAX_COUNT = 1e9

/**
 * Why there is nothing to watch: no game yet, one with secrets, one that cannot be replayed from its start, or one with the
 * host's own picture, which is not in the record.
 */
export const REASONS = ['none', 'secret', 'unrecorded', 'picture'] as const
export type Reason = (typeof REASONS)[number]

/** The phase of a session; or the other player of a live game has left, and it waits or was won by that. */
export type ShownPhase = Phase | 'left'

/** What is known besides the record. */
export interface About {
  readonly phase: ShownPhase
  /** The nicknames of the players by number, in the order of their seats; fewer where they are not known. */
  readonly names: readonly number[]
  /** The invitation for the next watcher, where it is the name of a room; '' where a reply is needed. */
  readonly room: string
}

export const NOTHING_KNOWN: About = { phase: 'ready', names: [], room: '' }

const PHASES: readonly ShownPhase[] = ['ready', 'playing', 'paused', 'over', 'left']
const MAX_NAMES = 2
/** A room's name takes 41. */
const MAX_ROOM = 64

const KIND = { start: 0, ticks: 1, moves: 2, nothing: 3, about: 4 } as const

export type Content =
  /** A game begins, or begins again in this stream: a replay without its input. */
  | { readonly kind: 'start'; readonly record: Replay }
  | { readonly kind: 'nothing'; readonly reason: Reason }
  | { readonly kind: 'ticks'; readonly run: Run }
  /** Moves from `from` on take the place of those that were there. */
  | { readonly kind: 'moves'; readonly from: number; readonly steps: readonly StepOf[] }
  | { readonly kind: 'about'; readonly about: About }

export type Packet = Content & {
  /** Counts how often the host has begun from the start for this watcher. */
  readonly stream: number
  /** Counts the packets of a stream, from 0. */
  readonly n: number
}

/** @returns null if the content is too long for one packet */
export function writePacket(packet: Packet): Uint8Array<ArrayBuffer> | null {
  const writer = new ByteWriter()
  writer.byte(KIND[packet.kind])
  writer.whole(packet.stream)
  writer.whole(packet.n)
  if (packet.kind === 'start') writer.bytes(writeReplay(packet.record))
  else if (packet.kind === 'nothing') writer.byte(REASONS.indexOf(packet.reason))
  else if (packet.kind === 'ticks') writeRun(writer, packet.run)
  else if (packet.kind === 'about') writeAbout(writer, packet.about)
  else {
    const text = JSON.stringify(packet.steps)
    if (text.length > MAX_MOVES_TEXT) return null
    writer.whole(packet.from)
    writer.text(text)
  }
  return writer.length > MAX_PACKET ? null : writer.take()
}

/** @throws BadBytes if `writePacket` did not write it */
export function readPacket(bytes: Uint8Array): Packet {
  if (bytes.length > MAX_PACKET) throw new BadBytes('too long')
  const reader = new ByteReader(bytes)
  const kind = reader.byte()
  const stream = reader.whole(MAX_COUNT)
  const n = reader.whole(MAX_COUNT)
  const content = readContent(kind, reader)
  reader.end()
  const begins = content.kind === 'start' || content.kind === 'nothing'
  if (begins !== (n === 0)) throw new BadBytes('a stream without a start')
  return { stream, n, ...content }
}

function readContent(kind: number, reader: ByteReader): Content {
  if (kind === KIND.start) return { kind: 'start', record: readStart(reader.bytes(MAX_PACKET)) }
  if (kind === KIND.ticks) return { kind: 'ticks', run: readRun(reader) }
  if (kind === KIND.moves) return { kind: 'moves', ...readMoves(reader) }
  if (kind === KIND.about) return { kind: 'about', about: readAbout(reader) }
  const reason = kind === KIND.nothing ? REASONS[reader.byte()] : undefined
  if (!reason) throw new BadBytes('an unknown packet')
  return { kind: 'nothing', reason }
}

function readStart(bytes: Uint8Array): Replay {
  const record = readReplay(bytes)
  const { input } = record
  const empty =
    input.kind === 'realtime' ? input.ticks === 0 && input.frames.length === 0 : input.steps === ''
  if (!empty) throw new BadBytes('a start with input')
  return record
}

const steps = v.pipe(
  v.array(
    v.strictTuple([v.unknown(), v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9)), v.boolean()]),
  ),
  v.maxLength(MAX_STEPS),
)

function readMoves(reader: ByteReader): { readonly from: number; readonly steps: readonly StepOf[] } {
  const from = reader.whole(MAX_STEPS)
  let value: unknown
  try {
    value = parseForeign(reader.text(MAX_MOVES_TEXT))
  } catch (error) {
    throw new BadBytes('moves that cannot be read', { cause: error })
  }
  const parsed = v.safeParse(steps, value)
  if (!parsed.success) throw new BadBytes('not a list of moves')
  return { from, steps: parsed.output }
}

function writeAbout(writer: ByteWriter, { phase, names, room }: About): void {
  writer.byte(PHASES.indexOf(phase))
  writer.byte(names.length)
  for (const name of names) writer.whole(name)
  writer.text(room)
}

function readAbout(reader: ByteReader): About {
  const [phase, many] = [PHASES[reader.byte()], reader.byte()]
  if (!phase || many > MAX_NAMES) throw new BadBytes('an unknown state of a game')
  const names = Array.from({ length: many }, () => reader.whole(NAMES - 1))
  return { phase, names, room: reader.text(MAX_ROOM) }
}

/** How many of these moves, from one on, are sent at once. */
export function movesAtOnce(steps: readonly StepOf[], from: number): number {
  let many = 0
  // The brackets and commas of JSON.
  let letters = 2
  while (from + many < steps.length) {
    letters += JSON.stringify(steps[from + many]).length + 1
    if (many > 0 && letters > MAX_MOVES_TEXT) break
    many++
  }
  return many
}

/** What a watcher may say. Everything else is dropped. */
export type Request = { readonly kind: 'again' } | { readonly kind: 'react'; readonly reaction: number }

const ASK = { again: 0, react: 1 } as const

export const writeRequest = (request: Request): Uint8Array<ArrayBuffer> =>
  request.kind === 'again' ? Uint8Array.of(ASK.again) : Uint8Array.of(ASK.react, request.reaction)

/** @returns null for anything that `writeRequest` does not write */
export function readRequest(bytes: Uint8Array): Request | null {
  const [kind, reaction] = bytes
  if (kind === ASK.again && bytes.length === 1) return { kind: 'again' }
  if (kind === ASK.react && bytes.length === 2 && reaction !== undefined && reaction <= MAX_REACTION)
    return { kind: 'react', reaction }
  return null
}
