/** Channels over relays that anyone may read and write. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Channel } from '../../../src/engine/net/channel'
import { type Meeting, meet, PATIENCE_MS } from '../../../src/engine/net/relayChannel'
import { type Packet, SealedTopic, type Topics } from '../../../src/engine/net/sealedTopic'

/** A relay: it passes on each packet to all, also to the sender. */
function relay() {
  const listeners = new Set<(payload: Uint8Array) => void>()
  const packets: Uint8Array[] = []
  const deliver = (payload: Uint8Array) => {
    for (const listener of [...listeners]) listener(payload)
  }
  const topics: Topics = {
    subscribe(_topic, listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(_topic, payload) {
      packets.push(payload.slice())
      deliver(payload)
    },
  }
  return { topics, packets, deliver, listeners }
}
/** Encryptions under way: they take real time, not that of the fake timers. */
const running = new Set<Promise<unknown>>()
const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve()
  while (running.size > 0) {
    await Promise.all(running)
    for (let n = 0; n < 20; n++) await Promise.resolve()
  }
}
const passes = async (ms: number) => {
  for (let left = ms; left > 0; left -= 500) {
    vi.advanceTimersByTime(Math.min(500, left))
    await settled()
  }
}
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (content: Uint8Array) => new TextDecoder().decode(content)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] })
  for (const name of ['encrypt', 'decrypt'] as const) {
    const real = crypto.subtle[name].bind(crypto.subtle)
    vi.spyOn(crypto.subtle, name).mockImplementation((...all) => {
      const result = real(...all)
      const end = result.catch(() => undefined).finally(() => running.delete(end))
      running.add(end)
      return result
    })
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a sealed topic', () => {
  const open = async (topics: Topics, secret = 'secret') => {
    const got: Packet[] = []
    return { got, topic: await SealedTopic.open(secret, topics, (packet) => got.push(packet)) }
  }
  it('carries packets that the relay cannot read', async () => {
    const { topics, packets } = relay()
    const [a, b] = [await open(topics), await open(topics)]
    a.topic.send(2, b.topic.id, bytes('a move'))
    await settled()
    expect(b.got.map(({ kind, from, isOurs, content }) => [kind, from, isOurs, text(content)])).toEqual([
      [2, a.topic.id, true, 'a move'],
    ])
    expect(a.got).toEqual([])
    expect(packets.map(text).join()).not.toContain('a move')
  })
  it('drops packets that come again, are changed, or have another secret', async () => {
    const { topics, packets, deliver } = relay()
    const [a, b, other] = [await open(topics), await open(topics), await open(topics, 'another')]
    a.topic.send(2, b.topic.id, bytes('first'))
    a.topic.send(2, b.topic.id, bytes('second'))
    await settled()
    const [first] = packets as [Uint8Array]
    deliver(first)
    deliver(first.map((byte, n) => (n === 20 ? byte ^ 1 : byte)))
    deliver(new Uint8Array(5))
    deliver(new Uint8Array(500_000))
    other.topic.send(2, b.topic.id, bytes('forged'))
    await settled()
    expect(b.got.map(({ content }) => text(content))).toEqual(['first', 'second'])
    expect(other.got).toEqual([])
  })
  it('decrypts no flood', async () => {
    const { topics, deliver } = relay()
    const [a, b] = [await open(topics), await open(topics)]
    for (let n = 0; n < 5000; n++) deliver(new Uint8Array(40))
    a.topic.send(2, '', bytes('too late'))
    await settled()
    expect(b.got).toEqual([])
    await passes(1000)
    a.topic.send(2, '', bytes('later'))
    await settled()
    expect(b.got.map(({ content }) => text(content))).toEqual(['later'])
  })
})

describe('two players at a relay', () => {
  const join = async (topics: Topics, direct: boolean) => {
    const side: { channel: Channel | null; got: string[]; meeting: Meeting | null } = {
      channel: null,
      got: [],
      meeting: null,
    }
    side.meeting = await meet('room', topics, direct, (channel) => {
      side.channel = channel
      channel.onMessage = (message) => side.got.push(text(message))
    })
    return side
  }
  it('use it at once if one cannot connect directly', async () => {
    const { topics, packets } = relay()
    const a = await join(topics, true)
    await passes(4000)
    const b = await join(topics, false)
    await passes(2000)
    for (const n of [1, 2, 3]) a.channel?.send(bytes(`move ${n}`))
    b.channel?.sendFast(bytes('reply'))
    const before = packets.length
    await passes(500)
    expect(b.got).toEqual(['move 1', 'move 2', 'move 3'])
    expect(a.got).toEqual(['reply'])
    expect(packets.length - before).toBe(2)
    let closed = ''
    if (a.channel)
      a.channel.onState = (state) => {
        closed = state
      }
    b.channel?.close()
    await passes(100)
    expect(closed).toBe('closed')
  })
  it('first try to connect directly', async () => {
    const { topics, listeners } = relay()
    const [a, b] = [await join(topics, true), await join(topics, true)]
    await passes(PATIENCE_MS - 1000)
    expect([a.channel, b.channel]).toEqual([null, null])
    await passes(4000)
    expect([a.channel?.state, b.channel?.state]).toEqual(['open', 'open'])
    a.channel?.close()
    await passes(100)
    expect(listeners.size).toBe(0)
  })
  it('leave it when they are connected', async () => {
    const { topics, packets, listeners } = relay()
    const [a, b] = [await join(topics, true), await join(topics, true)]
    await passes(3000)
    a.meeting?.stop()
    b.meeting?.stop()
    const before = packets.length
    await passes(PATIENCE_MS * 2)
    expect([a.channel, b.channel, packets.length - before, listeners.size]).toEqual([null, null, 0, 0])
  })
  it('find each other again when one reloads the page', async () => {
    const { topics } = relay()
    const a = await join(topics, true)
    const old = await join(topics, true)
    await passes(3000)
    old.meeting?.stop()
    const b = await join(topics, false)
    await passes(3000)
    a.channel?.send(bytes('hello'))
    await passes(500)
    expect([old.channel, b.got]).toEqual([null, ['hello']])
  })
})
