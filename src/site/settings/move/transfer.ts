/**
 * Sends all data from one device to the other, over an open channel: a head, then pieces, each confirmed, so that a slow
 * line is not flooded. What arrives is whole and unchanged, or it is dropped.
 *
 * Messages: the kind in the first byte, then its content.
 * - begin: the number of bytes (4 bytes) and the SHA-256 of their base64url (64 letters)
 * - piece: bytes
 * - got: a piece has arrived
 * - answer: 1 if the data replaced that of the other device, 0 if the visitor kept it, or why it was refused, from 2 on
 * - bye: the answer has arrived
 */
import { sha256 } from '../../../engine/core/math/sha256'
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { Channel } from '../../../engine/net/channel'
import { pipeThrough, textOf } from '../../../play/replay/pack'

const KIND = { begin: 0, piece: 1, got: 2, answer: 3, bye: 4 } as const

/** Why the other device has not taken the data: those of `readBackup`, or it cannot save it. The order is that of the codes. */
const WHY = ['empty', 'newer', 'older', 'invalid', 'unverified', 'full'] as const
export type Why = (typeof WHY)[number]
const FIRST_WHY = 2

/** Bytes of a piece: every browser sends messages of this size whole (RFC 8831, 6.6). */
const PIECE = 16_000
/** Pieces that may be on their way. */
const MAX_AHEAD = 16
/** The most bytes of the data, before and after it is compressed: those of an imported file. */
const MAX_BYTES = 40_000_000

type Bytes = Uint8Array<ArrayBuffer>

export interface TransferEvents {
  /** This share of the data has been confirmed by the other device, 0..1. */
  onSent(share: number): void
  /** This share of the other device's data has arrived, 0..1. */
  onArrived(share: number): void
  /** The other device has sent its data. */
  onData(text: string): void
  /** The other device has replaced its data, or kept it. */
  onAnswer(taken: boolean): void
  /** The other device could not take the data. */
  onRefused(why: Why): void
  /** The answer has arrived at the other device. */
  onBye(): void
  /** The other device sent something that is no part of this. The channel is closed. */
  onInvalid(): void
}

function messageOf(kind: number, content: Uint8Array = new Uint8Array()): Bytes {
  const message = new Uint8Array(1 + content.length)
  message[0] = kind
  message.set(content, 1)
  return message
}

const sumOf = (bytes: Uint8Array) => sha256(textOf(bytes))

interface Outgoing {
  readonly bytes: Bytes
  /** Bytes that were sent. */
  sent: number
  /** Pieces that have not been confirmed. */
  ahead: number
}

interface Incoming {
  readonly bytes: Bytes
  readonly sum: string
  at: number
}

export class Transfer {
  readonly #channel: Channel
  readonly #events: TransferEvents
  /** Both may begin at once: then the inviting device sends, and the other one's data is ignored. */
  readonly #isInviter: boolean
  #outgoing: Outgoing | null = null
  #incoming: Incoming | null = null

  constructor(channel: Channel, isInviter: boolean, events: TransferEvents) {
    this.#channel = channel
    this.#isInviter = isInviter
    this.#events = events
    channel.onMessage = (bytes) => this.#take(bytes)
  }
  async send(text: string): Promise<void> {
    const bytes = await pipeThrough(
      new TextEncoder().encode(text),
      new CompressionStream('deflate-raw'),
      MAX_BYTES,
    )
    if (this.#incoming) return
    const head = new Uint8Array(4 + 64)
    new DataView(head.buffer).setUint32(0, bytes.length)
    head.set(new TextEncoder().encode(sumOf(bytes)), 4)
    this.#outgoing = { bytes, sent: 0, ahead: 0 }
    this.#channel.send(messageOf(KIND.begin, head))
    this.#fill(this.#outgoing)
  }
  answer(taken: boolean): void {
    this.#channel.send(messageOf(KIND.answer, Uint8Array.of(taken ? 1 : 0)))
  }
  /** Answers that the data was not taken, and why. */
  refuse(why: Why): void {
    this.#channel.send(messageOf(KIND.answer, Uint8Array.of(FIRST_WHY + WHY.indexOf(why))))
  }

  #fill(outgoing: Outgoing): void {
    const { bytes } = outgoing
    while (outgoing.ahead < MAX_AHEAD && outgoing.sent < bytes.length) {
      const piece = bytes.subarray(outgoing.sent, outgoing.sent + PIECE)
      outgoing.sent += piece.length
      outgoing.ahead++
      this.#channel.send(messageOf(KIND.piece, piece))
    }
  }
  #take(message: Bytes): void {
    try {
      this.#read(message[0], message.subarray(1))
    } catch (error) {
      if (!(error instanceof BadBytes)) throw error
      this.#drop()
    }
  }
  #drop(): void {
    this.#incoming = null
    this.#channel.close()
    this.#events.onInvalid()
  }
  /** @throws BadBytes if the message is not expected */
  #read(kind: number | undefined, content: Bytes): void {
    const outgoing = this.#outgoing
    if (kind === KIND.begin) this.#begin(content)
    else if (kind === KIND.piece) this.#piece(content)
    else if (kind === KIND.got && outgoing && outgoing.ahead > 0) {
      outgoing.ahead--
      this.#events.onSent(Math.max(0, outgoing.sent - outgoing.ahead * PIECE) / outgoing.bytes.length)
      this.#fill(outgoing)
    } else if (kind === KIND.answer && outgoing && outgoing.sent === outgoing.bytes.length) {
      this.#outgoing = null
      this.#channel.send(messageOf(KIND.bye))
      const why = WHY[(content[0] ?? 0) - FIRST_WHY]
      if (why) this.#events.onRefused(why)
      else this.#events.onAnswer(content[0] === 1)
    } else if (kind === KIND.bye) this.#events.onBye()
    else throw new BadBytes('unexpected')
  }
  #begin(content: Bytes): void {
    if (content.length !== 4 + 64 || this.#incoming) throw new BadBytes('begin')
    const size = new DataView(content.buffer, content.byteOffset).getUint32(0)
    if (size === 0 || size > MAX_BYTES) throw new BadBytes('size')
    if (this.#outgoing && this.#isInviter) return
    this.#outgoing = null
    const sum = new TextDecoder().decode(content.subarray(4))
    this.#incoming = { bytes: new Uint8Array(size), sum, at: 0 }
  }
  #piece(content: Bytes): void {
    const incoming = this.#incoming
    // It belongs to data that is ignored.
    if (!incoming && this.#outgoing) return
    if (!incoming || content.length === 0 || incoming.at + content.length > incoming.bytes.length)
      throw new BadBytes('piece')
    incoming.bytes.set(content, incoming.at)
    incoming.at += content.length
    this.#channel.send(messageOf(KIND.got))
    this.#events.onArrived(incoming.at / incoming.bytes.length)
    if (incoming.at === incoming.bytes.length) void this.#finish(incoming)
  }
  async #finish({ bytes, sum }: Incoming): Promise<void> {
    try {
      if (sumOf(bytes) !== sum) throw new BadBytes('sum')
      const plain = await pipeThrough(bytes, new DecompressionStream('deflate-raw'), MAX_BYTES)
      this.#incoming = null
      this.#events.onData(new TextDecoder().decode(plain))
    } catch {
      this.#drop()
    }
  }
}
