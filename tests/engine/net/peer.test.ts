/** Connections that are interrupted, replaced or abused. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Peer } from '../../../src/engine/net/peer'
import { channelPair, deliver, FakeChannel, KIND, message } from './fakeChannel'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const text = (value: string) => new TextEncoder().encode(value)

/** A peer, and what it has told its owner. */
function peerOn(channel: FakeChannel) {
  const heard: string[] = []
  const states: string[] = []
  const note = (kind: string) => (bytes: Uint8Array) =>
    void heard.push(`${kind} ${new TextDecoder().decode(bytes)}`)
  const peer = new Peer(channel, {
    onControl: note('control'),
    onStream: note('stream'),
    onFast: note('fast'),
    onState: (state, end) => void states.push(end ? `${state} ${end}` : state),
  })
  peer.start()
  return { peer, heard, states, channel }
}

/** Two connected peers. */
function pair() {
  const [a, b] = channelPair()
  const both = [peerOn(a), peerOn(b)] as const
  deliver(a, b)
  /** Time passes, and messages arrive every 100 ms. */
  const pass = (ms: number) => {
    for (let t = 0; t < ms; t += 100) {
      vi.advanceTimersByTime(100)
      deliver(a, b)
    }
  }
  const cut = (broken: boolean) => {
    a.broken = b.broken = broken
  }
  return { a: both[0], b: both[1], pass, cut }
}

describe('a connection', () => {
  it('passes messages in order, and measures the round trip', () => {
    const { a, b, pass } = pair()
    a.peer.control(text('1'))
    a.peer.stream(text('2'))
    a.peer.fast(text('3'))
    b.peer.control(text('4'))
    pass(1000)
    expect(b.heard).toEqual(['control 1', 'stream 2', 'fast 3'])
    expect(a.heard).toEqual(['control 4'])
    expect(a.peer.rtt).toBeGreaterThanOrEqual(0)
    expect(a.peer.rtt).toBeLessThanOrEqual(200)
  })
  it('is lost after four seconds, and returns', () => {
    const { a, b, pass, cut } = pair()
    cut(true)
    pass(3900)
    expect(a.states).toEqual(['connected'])
    pass(1000)
    expect(a.states).toEqual(['connected', 'lost'])
    expect(b.peer.state).toBe('lost')
    cut(false)
    pass(1000)
    expect(a.states).toEqual(['connected', 'lost', 'connected'])
    expect(b.states).toEqual(['connected', 'lost', 'connected'])
  })
  it('ends when it has been lost for a minute', () => {
    const { a, pass, cut } = pair()
    cut(true)
    pass(63_500)
    expect(a.peer.state).toBe('lost')
    pass(1500)
    expect(a.states).toEqual(['connected', 'lost', 'ended timeout'])
    expect(a.channel.state).toBe('closed')
  })
  it('sends what was lost once again, in order, when it returns', () => {
    const { a, b, pass, cut } = pair()
    a.peer.control(text('before'))
    pass(1000)
    cut(true)
    for (let n = 0; n < 60; n++) a.peer.control(text(String(n)))
    pass(30_000)
    const during = a.channel.sent.length
    cut(false)
    pass(10_000)
    const again = a.channel.sent.slice(during).filter(([kind]) => kind === KIND.control)
    expect(again).toHaveLength(60)
    expect(b.heard).toEqual(['control before', ...Array.from({ length: 60 }, (_, n) => `control ${n}`)])
  })
  it('survives an interruption during which all messages were held back', () => {
    const { a, b, pass } = pair()
    // A reliable channel keeps what it cannot send, and delivers it at once.
    const held: Uint8Array<ArrayBuffer>[] = []
    for (let n = 0; n < 50; n++) a.peer.control(text(String(n)))
    for (let t = 0; t < 60_000; t += 100) {
      vi.advanceTimersByTime(100)
      held.push(...a.channel.outbox.splice(0))
      b.channel.outbox = []
    }
    a.channel.outbox = held
    pass(2000)
    expect(b.peer.state).toBe('connected')
    expect(b.heard).toHaveLength(50)
  })
  it('sends many lost messages again without breaking the limits of the other side', () => {
    const { a, b, pass, cut } = pair()
    cut(true)
    for (let n = 0; n < 1000; n++) a.peer.stream(text(String(n)))
    pass(5000)
    cut(false)
    pass(60_000)
    expect(b.peer.state).toBe('connected')
    expect(b.heard).toEqual(Array.from({ length: 1000 }, (_, n) => `stream ${n}`))
  })
  it('ends for both when one leaves', () => {
    const { a, b, pass } = pair()
    a.peer.leave()
    pass(100)
    expect(a.states.at(-1)).toBe('ended left')
    expect(b.states.at(-1)).toBe('ended left')
    pass(1000)
    const count = b.channel.sent.length
    pass(5000)
    expect(b.channel.sent).toHaveLength(count)
  })
  it('fails if its channel closes before it was open', () => {
    const channel = new FakeChannel('connecting')
    const { states } = peerOn(channel)
    channel.set('closed')
    expect(states).toEqual(['ended failed'])
  })
  it('tells why it ended when its channel closes', () => {
    const { a, b, pass, cut } = pair()
    a.channel.set('closed')
    expect(a.states.at(-1)).toBe('ended left')
    cut(true)
    pass(5000)
    b.channel.set('closed')
    expect(b.states.at(-1)).toBe('ended timeout')
  })
  it('ignores acknowledgements of what was never sent', () => {
    const { a, b, pass, cut } = pair()
    cut(true)
    a.peer.control(text('kept'))
    const ping = new Uint8Array(12)
    new DataView(ping.buffer).setUint32(8, 4_000_000_000)
    a.channel.arrive(message(KIND.ping, ping))
    cut(false)
    pass(5000)
    expect(b.heard).toEqual(['control kept'])
  })
})

describe('a message that breaks the rules ends the connection', () => {
  const content = (length: number) => new Uint8Array(length)
  it.each([
    ['an unknown kind', message(6, content(4))],
    ['nothing', new Uint8Array()],
    ['a short ping', message(KIND.ping, content(11))],
    ['a long pong', message(KIND.pong, content(13))],
    ['control without a number', message(KIND.control, content(3))],
    ['large control', message(KIND.control, content(262_145))],
    ['a large stream', message(KIND.stream, content(65_537))],
    ['large fast input', message(KIND.fast, content(8193))],
    ['a long goodbye', message(KIND.bye, content(1))],
  ])('%s', (_what, bytes) => {
    const { states, heard, channel } = peerOn(new FakeChannel())
    channel.arrive(bytes)
    expect(states.at(-1)).toBe('ended abuse')
    expect(heard).toEqual([])
    channel.arrive(message(KIND.control, text('later'), 0))
    expect(heard).toEqual([])
  })
  it.each([
    ['control', KIND.control, 262_144 - 4, 0],
    ['a stream', KIND.stream, 65_536 - 4, 0],
    ['fast input', KIND.fast, 8192, undefined],
  ])('but not %s of the largest size', (_what, kind, length, number) => {
    const { peer, heard, channel } = peerOn(new FakeChannel())
    channel.arrive(message(kind, content(length), number))
    expect(peer.state).toBe('connected')
    expect(heard).toHaveLength(1)
  })
  it('too many messages', () => {
    const { peer, states, channel } = peerOn(new FakeChannel())
    for (let n = 0; n < 600; n++) channel.arrive(message(KIND.fast, content(8)))
    expect(peer.state).toBe('connected')
    channel.arrive(message(KIND.fast, content(8)))
    expect(states.at(-1)).toBe('ended abuse')
  })
  it('but not 200 messages per second for a minute', () => {
    const { peer, channel, heard } = peerOn(new FakeChannel())
    for (let n = 0; n < 12_000; n++) {
      vi.advanceTimersByTime(5)
      channel.arrive(message(KIND.fast, content(8)))
    }
    expect(peer.state).toBe('connected')
    expect(heard).toHaveLength(12_000)
  })
})
it('repeated, early and damaged numbers are ignored', () => {
  const { peer, heard, channel } = peerOn(new FakeChannel())
  for (const number of [0, 0, 2, 4_294_967_295, 1, 1, 0, 2])
    channel.arrive(message(KIND.control, text(String(number)), number))
  expect(heard).toEqual(['control 0', 'control 1', 'control 2'])
  expect(peer.state).toBe('connected')
})
it('a forged pong does not change the round trip to nonsense', () => {
  const { peer, channel } = peerOn(new FakeChannel())
  for (const time of [Number.NaN, Number.NEGATIVE_INFINITY, 1e300, -1e9]) {
    const content = new Uint8Array(12)
    new DataView(content.buffer).setFloat64(0, time)
    channel.arrive(message(KIND.pong, content))
  }
  expect(peer.rtt).toBeNull()
})
