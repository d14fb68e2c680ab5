/**
 * What both sides of a channel agree on: kinds of messages, heartbeats that measure the round trip, a state that
 * survives short interruptions, and limits for what a stranger may send.
 */
import type { Channel } from './channel'

/**
 * connecting: the channel has never been open. lost: nothing has arrived for a while; it may return. ended: it will
 * not return.
 */
export type PeerState = 'connecting' | 'connected' | 'lost' | 'ended'

/** Why a connection ended. */
export type PeerEnd = 'left' | 'timeout' | 'abuse' | 'failed'

/** The first byte of a message. */
const KIND = { ping: 0, pong: 1, control: 2, stream: 3, fast: 4, bye: 5 } as const

const PING_MS = 500
/** A ping holds the time of its sender and the number of messages received. */
const PING_BYTES = 12
const NUMBER_BYTES = 4
/** Without a message for this long, the connection counts as lost, ms. */
const LOST_MS = 4000
/** How long a lost connection may take to return, ms. */
const RETURN_MS = 60_000
const LARGEST = { control: 262_144, stream: 65_536, fast: 8192 } as const
/** A message that was not acknowledged is sent again after this time, ms. */
const RESEND_MS = 2000
/** The most messages that are sent again at once, because the other side limits messages per second. */
const MAX_RESENT = 100
/** The most messages that wait for acknowledgement. */
const MAX_UNACKNOWLEDGED = 4000
/** Messages per second that are accepted, and how many may arrive at once. A game needs about 70 per second. */
const RATE = 240
const BURST = 600

/** What it means that a channel closes, by the state before. */
const CLOSED = { connecting: 'failed', connected: 'left', lost: 'timeout', ended: 'left' } as const

export interface PeerListeners {
  onControl(bytes: Uint8Array<ArrayBuffer>): void
  onStream(bytes: Uint8Array<ArrayBuffer>): void
  onFast(bytes: Uint8Array<ArrayBuffer>): void
  onState(state: PeerState, end: PeerEnd | null): void
}

/** The other player, over a channel that may be interrupted or replaced. */
export class Peer {
  state: PeerState = 'connecting'
  /** The smoothed time that a message takes there and back, ms; null before the first measurement. */
  rtt: number | null = null
  readonly #channel: Channel
  readonly #listeners: PeerListeners
  #timer: ReturnType<typeof setInterval> | undefined
  /** Messages that the other side may not have, in order, with the number of the first one. */
  #unacknowledged: Uint8Array<ArrayBuffer>[] = []
  #firstUnacknowledged = 0
  #unacknowledgedSince = 0
  /** How many messages arrived in order. */
  #received = 0
  #heardAt = 0
  #budget = BURST
  #budgetAt = performance.now()

  constructor(channel: Channel, listeners: PeerListeners) {
    this.#channel = channel
    this.#listeners = listeners
    channel.onMessage = (bytes) => this.#receive(bytes)
    channel.onState = (state) => {
      if (state === 'open') this.#begin()
      else if (state === 'closed') this.#end(CLOSED[this.state])
    }
  }
  /** How many messages the other side may not have yet: many if the connection is too slow for what is sent. */
  get unacknowledged(): number {
    return this.#unacknowledged.length
  }
  /** Begins. The listeners may be called at once. */
  start(): void {
    if (this.#channel.state === 'open') this.#begin()
  }
  /** A short message that must arrive. */
  control(bytes: Uint8Array): void {
    this.#sendSafely(KIND.control, bytes)
  }
  /** A part of a stream of input, which must arrive. */
  stream(bytes: Uint8Array): void {
    this.#sendSafely(KIND.stream, bytes)
  }
  /** Input that is repeated anyway. */
  fast(bytes: Uint8Array): void {
    this.#channel.sendFast(framed(KIND.fast, bytes))
  }
  /** Ends the connection, and notifies the other side. */
  leave(): void {
    this.#channel.send(framed(KIND.bye, new Uint8Array()))
    this.#end('left')
  }
  /** Ends the connection because the other side breaks the rules. */
  refuse(): void {
    this.#end('abuse')
  }

  #begin(): void {
    if (this.#timer !== undefined) return
    this.#heardAt = performance.now()
    this.#timer = setInterval(() => this.#beat(), PING_MS)
    this.#set('connected', null)
    this.#beat()
  }
  #beat(): void {
    const now = performance.now()
    const silence = now - this.#heardAt
    if (silence > LOST_MS + RETURN_MS) {
      this.#end('timeout')
      return
    }
    if (silence > LOST_MS) this.#set('lost', null)
    // As long as nothing arrives, the first copies may still be on their way: all of them would arrive at once.
    const heard = this.#heardAt > this.#unacknowledgedSince
    if (this.#unacknowledged.length > 0 && heard && now - this.#unacknowledgedSince > RESEND_MS) {
      this.#unacknowledgedSince = now
      for (const message of this.#unacknowledged.slice(0, MAX_RESENT)) this.#channel.send(message)
    }
    const ping = new Uint8Array(PING_BYTES)
    const view = new DataView(ping.buffer)
    view.setFloat64(0, now)
    view.setUint32(8, this.#received)
    this.#channel.sendFast(framed(KIND.ping, ping))
  }
  /** Numbers a message, and keeps it until the other side has it: a connection can be replaced by another one. */
  #sendSafely(kind: number, bytes: Uint8Array): void {
    if (this.state === 'ended') return
    const numbered = new Uint8Array(bytes.length + NUMBER_BYTES)
    const number = this.#firstUnacknowledged + this.#unacknowledged.length
    new DataView(numbered.buffer).setUint32(0, number)
    numbered.set(bytes, NUMBER_BYTES)
    const message = framed(kind, numbered)
    if (this.#unacknowledged.length === 0) this.#unacknowledgedSince = performance.now()
    this.#unacknowledged.push(message)
    this.#channel.send(message)
    if (this.#unacknowledged.length > MAX_UNACKNOWLEDGED) this.#end('timeout')
  }
  #acknowledge(received: number): void {
    const many = received - this.#firstUnacknowledged
    if (many <= 0 || many > this.#unacknowledged.length) return
    this.#unacknowledged.splice(0, many)
    this.#firstUnacknowledged = received
    this.#unacknowledgedSince = performance.now()
  }
  /** The content of a numbered message, if it is the next one. */
  #inOrder(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
    const number = new DataView(content.buffer).getUint32(0)
    if (number !== this.#received) return null
    this.#received++
    return content.slice(NUMBER_BYTES)
  }
  #receive(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.state === 'ended') return
    if (!this.#accepts(bytes)) {
      this.#end('abuse')
      return
    }
    this.#heardAt = performance.now()
    if (this.state === 'lost') this.#set('connected', null)
    const content = bytes.slice(1)
    const listeners = this.#listeners
    switch (bytes[0]) {
      case KIND.ping:
        this.#acknowledge(new DataView(content.buffer).getUint32(8))
        this.#channel.sendFast(framed(KIND.pong, content))
        break
      case KIND.pong:
        this.#measure(content)
        break
      case KIND.control:
      case KIND.stream: {
        const next = this.#inOrder(content)
        if (!next) break
        if (bytes[0] === KIND.control) listeners.onControl(next)
        else listeners.onStream(next)
        break
      }
      case KIND.fast:
        listeners.onFast(content)
        break
      case KIND.bye:
        this.#end('left')
    }
  }
  /** Whether a message keeps to the limits. */
  #accepts(bytes: Uint8Array): boolean {
    const now = performance.now()
    this.#budget = Math.min(BURST, this.#budget + ((now - this.#budgetAt) / 1000) * RATE)
    this.#budgetAt = now
    if (--this.#budget < 0) return false
    const size = bytes.length - 1
    switch (bytes[0]) {
      case KIND.ping:
      case KIND.pong:
        return size === PING_BYTES
      case KIND.control:
        return size >= NUMBER_BYTES && size <= LARGEST.control
      case KIND.stream:
        return size >= NUMBER_BYTES && size <= LARGEST.stream
      case KIND.fast:
        return size <= LARGEST.fast
      case KIND.bye:
        return size === 0
      default:
        return false
    }
  }
  #measure(content: Uint8Array<ArrayBuffer>): void {
    const took = performance.now() - new DataView(content.buffer).getFloat64(0)
    // The time was ours, but a stranger sent it back.
    if (!(took >= 0 && took < RETURN_MS)) return
    this.rtt = this.rtt === null ? took : this.rtt * 0.8 + took * 0.2
  }
  #set(state: PeerState, end: PeerEnd | null): void {
    if (this.state === state || this.state === 'ended') return
    this.state = state
    this.#listeners.onState(state, end)
  }
  #end(reason: PeerEnd): void {
    if (this.state === 'ended') return
    clearInterval(this.#timer)
    this.#set('ended', reason)
    this.#channel.onState = null
    this.#channel.onMessage = null
    // Messages that were sent just now still leave.
    setTimeout(() => this.#channel.close(), 200)
  }
}

function framed(kind: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes.length + 1)
  whole[0] = kind
  whole.set(bytes, 1)
  return whole
}
