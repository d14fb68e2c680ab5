/**
 * Packets over a topic that others could read and write, by WebCrypto: encrypted with a key from the room's secret
 * (HKDF, AES-GCM), with the ids of sender and receiver, and a counter, so that none can be read, forged or repeated.
 */
import { BadBytes, ByteReader, ByteWriter } from '../core/replay/bytes'

/** What carries the packets, perhaps several times, or never. */
export interface Topics {
  /** @returns how to stop */
  subscribe(topic: string, listener: (payload: Uint8Array) => void): () => void
  publish(topic: string, payload: Uint8Array): void
}

/** A packet that was decrypted. */
export interface Packet {
  readonly kind: number
  readonly from: string
  /** Addressed to this page, and not to all. */
  readonly isOurs: boolean
  readonly content: Uint8Array<ArrayBuffer>
}

const IV_BYTES = 12
const ID_BYTES = 8
const LARGEST = 400_000
const MAX_COUNT = 2 ** 32
/** Packets per second that are decrypted, and how many may arrive at once. Others are dropped. */
const RATE = 60
const BURST = 200
/** The most senders that are remembered: a room is for two. */
const MAX_SENDERS = 20

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** The key and the name of the topic, from the room's secret. */
async function derive(secret: string): Promise<{ readonly key: CryptoKey; readonly topic: string }> {
  const { subtle } = crypto
  const encoder = new TextEncoder()
  const base = await subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const use = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: encoder.encode('pocket-arcade relay'),
    info: encoder.encode(info),
  })
  const key = await subtle.deriveKey(use('key'), base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const topic = await subtle.deriveBits(use('topic'), base, 128)
  return { key, topic: `pocket-arcade/${hexOf(new Uint8Array(topic))}` }
}

/** The packets of one room, sent and received by this page. */
export class SealedTopic {
  /** This page, in this room. */
  readonly id = hexOf(random(ID_BYTES))
  readonly #topics: Topics
  readonly #topic: string
  readonly #key: CryptoKey
  readonly #onPacket: (packet: Packet) => void
  readonly #stop: () => void
  #count = 0
  /** The last counter of each sender. */
  readonly #counts = new Map<string, number>()
  /** Encrypts and decrypts in order. */
  #sending = Promise.resolve()
  #receiving = Promise.resolve()
  #stopped = false
  #budget = BURST
  #budgetAt = performance.now()

  private constructor(topics: Topics, topic: string, key: CryptoKey, onPacket: (packet: Packet) => void) {
    this.#topics = topics
    this.#topic = topic
    this.#key = key
    this.#onPacket = onPacket
    this.#stop = topics.subscribe(topic, (bytes) => this.#receive(bytes))
  }
  /** @param secret - of the room */
  static async open(
    secret: string,
    topics: Topics,
    onPacket: (packet: Packet) => void,
  ): Promise<SealedTopic> {
    const { key, topic } = await derive(secret)
    return new SealedTopic(topics, topic, key, onPacket)
  }
  /** @param to - the id of the receiver; '' for all */
  send(kind: number, to: string, content: Uint8Array): void {
    const writer = new ByteWriter()
    writer.byte(kind)
    writer.text(this.id)
    writer.text(to)
    writer.whole(this.#count++)
    writer.bytes(content)
    const packet = writer.take()
    this.#sending = this.#sending
      .then(async () => {
        const iv = random(IV_BYTES)
        const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.#key, packet)
        const bytes = new Uint8Array(IV_BYTES + sealed.byteLength)
        bytes.set(iv)
        bytes.set(new Uint8Array(sealed), IV_BYTES)
        this.#topics.publish(this.#topic, bytes)
      })
      .catch((error: unknown) => console.warn('Live game: a packet could not be sent.', error))
  }
  stop(): void {
    this.#stopped = true
    this.#stop()
  }

  #receive(bytes: Uint8Array): void {
    if (this.#stopped || bytes.length > LARGEST || !this.#hasBudget()) return
    const copy = bytes.slice()
    this.#receiving = this.#receiving
      .then(async () => {
        const iv = copy.subarray(0, IV_BYTES)
        const opened = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv },
          this.#key,
          copy.subarray(IV_BYTES),
        )
        this.#take(new ByteReader(new Uint8Array(opened)))
      })
      // Not encrypted by the other player: it is ignored.
      .catch(() => undefined)
  }
  #take(reader: ByteReader): void {
    const kind = reader.byte()
    const from = reader.text(2 * ID_BYTES)
    const to = reader.text(2 * ID_BYTES)
    const count = reader.whole(MAX_COUNT)
    const content = reader.bytes(LARGEST).slice()
    reader.end()
    if (from === this.id || this.#stopped) return
    if (count <= (this.#counts.get(from) ?? -1)) throw new BadBytes('a repeated packet')
    if (this.#counts.size >= MAX_SENDERS && !this.#counts.has(from)) throw new BadBytes('too many senders')
    this.#counts.set(from, count)
    this.#onPacket({ kind, from, isOurs: to === this.id, content })
  }
  #hasBudget(): boolean {
    const now = performance.now()
    this.#budget = Math.min(BURST, this.#budget + ((now - this.#budgetAt) / 1000) * RATE)
    this.#budgetAt = now
    if (this.#budget < 1) return false
    this.#budget--
    return true
  }
}
