/** Two ends of a channel within a test. Messages arrive when the test says so. */
import type { Channel, ChannelState } from '../../../src/engine/net/channel'

type Bytes = Uint8Array<ArrayBuffer>

export class FakeChannel implements Channel {
  state: ChannelState
  onMessage: Channel['onMessage'] = null
  onState: Channel['onState'] = null
  /** What was sent and has not arrived. */
  outbox: Bytes[] = []
  /** Everything that was sent. */
  readonly sent: Bytes[] = []
  /** What is sent is lost, as while the other side is away. */
  broken = false
  other: FakeChannel | null = null

  constructor(state: ChannelState = 'open') {
    this.state = state
  }
  send(bytes: Bytes): void {
    if (this.state !== 'open') return
    this.sent.push(bytes)
    if (!this.broken) this.outbox.push(bytes)
  }
  sendFast(bytes: Bytes): void {
    this.send(bytes)
  }
  close(): void {
    this.set('closed')
  }
  set(state: ChannelState): void {
    this.state = state
    this.onState?.(state)
  }
  /** A message from the other side. */
  arrive(bytes: Bytes): void {
    this.onMessage?.(bytes)
  }
}

export function channelPair(): readonly [FakeChannel, FakeChannel] {
  const [a, b] = [new FakeChannel(), new FakeChannel()]
  a.other = b
  b.other = a
  return [a, b]
}

/** Delivers what both sides have sent, until nothing is left. */
export function deliver(...channels: readonly FakeChannel[]): void {
  while (channels.some(({ outbox }) => outbox.length > 0))
    for (const channel of channels) for (const bytes of channel.outbox.splice(0)) channel.other?.arrive(bytes)
}

/** The kinds of messages: the first byte. */
export const KIND = { ping: 0, pong: 1, control: 2, stream: 3, fast: 4, bye: 5 } as const

/** A message as a peer sends it; the number only for those that must arrive. */
export function message(kind: number, content: Uint8Array, number?: number): Bytes {
  const head = number === undefined ? 1 : 5
  const whole = new Uint8Array(head + content.length)
  whole[0] = kind
  if (number !== undefined) new DataView(whole.buffer).setUint32(1, number)
  whole.set(content, head)
  return whole
}
