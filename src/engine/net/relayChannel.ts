/**
 * A channel over the relays of a room, for two browsers that cannot connect directly. It is slow: it collects messages
 * and sends them a few times per second. Both sides always notice each other here, and use it only when both have
 * given up connecting directly.
 */
import { ByteReader, ByteWriter } from '../core/replay/bytes'
import type { Channel, ChannelState } from './channel'
import { type Packet, SealedTopic, type Topics } from './sealedTopic'

/** hello: to all. agree: the sender would use the relay. data: messages. bye: the channel is closed. */
const KIND = { hello: 0, agree: 1, data: 2, bye: 3 } as const

const HELLO_MS = 1500
/** How long two browsers try to connect directly, ms. */
export const PATIENCE_MS = 12_000
/** Messages are sent this often at most, ms. */
const FLUSH_MS = 100
const MAX_MESSAGES = 2000
const LARGEST_MESSAGE = 300_000
const NOTHING = new Uint8Array()

class RelayChannel implements Channel {
  state: ChannelState = 'open'
  onMessage: Channel['onMessage'] = null
  onState: Channel['onState'] = null
  readonly #topic: SealedTopic
  readonly #peer: string
  #waiting: Uint8Array<ArrayBuffer>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(topic: SealedTopic, peer: string) {
    this.#topic = topic
    this.#peer = peer
  }
  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.state !== 'open' || this.#waiting.length >= MAX_MESSAGES) return
    this.#waiting.push(bytes)
    this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS)
  }
  sendFast(bytes: Uint8Array<ArrayBuffer>): void {
    this.send(bytes)
  }
  close(): void {
    if (this.state === 'closed') return
    this.#flush()
    this.#topic.send(KIND.bye, this.#peer, NOTHING)
    this.#end()
  }
  receive({ kind, content }: Packet): void {
    if (kind === KIND.bye) this.#end()
    if (kind !== KIND.data) return
    const reader = new ByteReader(content)
    for (let left = MAX_MESSAGES; left > 0 && !reader.ended; left--)
      this.onMessage?.(reader.bytes(LARGEST_MESSAGE).slice())
  }
  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const messages = this.#waiting
    this.#waiting = []
    // A packet has at least one message, and is not much larger than the largest one.
    for (let n = 0; n < messages.length; ) {
      const writer = new ByteWriter()
      do writer.bytes(messages[n++] as Uint8Array)
      while (n < messages.length && writer.length + (messages[n]?.length ?? 0) < LARGEST_MESSAGE)
      this.#topic.send(KIND.data, this.#peer, writer.take())
    }
  }
  #end(): void {
    if (this.state === 'closed') return
    this.state = 'closed'
    clearTimeout(this.#timer)
    this.#topic.stop()
    this.onState?.('closed')
  }
}

export interface Meeting {
  /** The two sides have connected directly, or the room is left. */
  stop(): void
}

/**
 * Waits for the other player of a room at the relays.
 *
 * @param direct - whether this browser can connect directly
 * @param onAgreed - both sides have given up connecting directly; called once
 */
export async function meet(
  secret: string,
  topics: Topics,
  direct: boolean,
  onAgreed: (channel: Channel) => void,
): Promise<Meeting> {
  let peer: string | null = null
  let agreed = false
  let theyAgreed = false
  let channel: RelayChannel | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  const topic = await SealedTopic.open(secret, topics, (packet) => take(packet))
  const hello = () => topic.send(KIND.hello, '', Uint8Array.of(direct ? 1 : 0))
  const stopHello = () => {
    clearInterval(timer)
    clearTimeout(patience)
  }
  const settle = () => {
    if (channel || !peer || !agreed || !theyAgreed) return
    stopHello()
    channel = new RelayChannel(topic, peer)
    onAgreed(channel)
  }
  const agree = () => {
    agreed = true
    if (peer) topic.send(KIND.agree, peer, NOTHING)
    settle()
  }
  const take = (packet: Packet) => {
    if (channel) {
      if (packet.from !== peer) return
      if (packet.isOurs) channel.receive(packet)
      // It missed that this side agreed.
      else if (packet.kind === KIND.hello) topic.send(KIND.agree, peer, NOTHING)
      return
    }
    // The page of the other player was perhaps loaded again.
    if (packet.from !== peer) {
      peer = packet.from
      agreed = theyAgreed = false
      clearTimeout(patience)
      patience = undefined
    }
    if (packet.kind === KIND.hello) {
      const theirs = packet.content[0] === 1
      if (!direct || !theirs || agreed) agree()
      else patience ??= setTimeout(agree, PATIENCE_MS)
    } else if (packet.kind === KIND.agree && packet.isOurs) {
      theyAgreed = true
      settle()
    }
  }
  const timer = setInterval(hello, HELLO_MS)
  hello()
  return {
    stop() {
      stopHello()
      if (!channel) topic.stop()
    },
  }
}
