/** A host and its watchers over connections, and how far a watcher is behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game, RealtimeGame } from '../../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../../src/engine/core/input/input'
import { WatchLink } from '../../../../src/play/live/watching/link'
import { CUSHION, Pace } from '../../../../src/play/live/watching/pace'
import { Star } from '../../../../src/play/live/watching/star'
import { channelPair, deliver, type FakeChannel, KIND, message } from '../../../engine/net/fakeChannel'
import { counter } from '../../session/small'
import { watchAcross } from './latency'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = counter as unknown as Game
const record = {
  game: 'counter',
  digest: '1',
  seed: 1,
  options: { mode: 'a' },
  date: 0,
  result: 'open',
  figures: {},
  input: {
    kind: 'realtime',
    size: { width: 100, height: 100 },
    ticks: 0,
    slots: [],
    frames: new Uint8Array(),
  },
} as const

function star() {
  const made = new Star(game)
  made.hosting.begin(record)
  const channels: FakeChannel[] = []
  return {
    star: made,
    /** A watcher on another device. */
    join() {
      const [host, guest] = channelPair()
      channels.push(host, guest)
      const states: string[] = []
      made.add(host)
      const link = new WatchLink('counter', game, guest, (state, end) =>
        states.push(end ? `${state} ${end}` : state),
      )
      return { link, states, host, guest }
    },
    /** The host plays for this long, and messages arrive. */
    pass(ms: number) {
      for (let t = 0; t < ms; t += 100) {
        for (let n = 0; n < 6; n++) made.hosting.tick({ frame: NO_INPUT, sizes: [] })
        vi.advanceTimersByTime(100)
        deliver(...channels)
      }
    },
  }
}

describe('a star of watchers', () => {
  it('all see the same game, and the host knows how many', () => {
    const { star: host, join, pass } = star()
    const counts: number[] = []
    host.onChange = () => counts.push(host.watchers)
    const first = join()
    pass(5000)
    const second = join()
    pass(2000)
    expect(host.watchers).toBe(2)
    // The last packet is a tenth of a second old.
    for (const { link } of [first, second]) expect(link.following.ticks.length).toBe(420)
    first.link.leave()
    pass(1000)
    expect(counts).toEqual([1, 2, 1])
    expect(second.link.following.ticks.length).toBe(480)
    host.close()
    pass(500)
    expect(second.states).toEqual(['connected', 'ended left'])
    expect(host.watchers).toBe(0)
  })
  it('the ninth is sent away', () => {
    const { star: host, join, pass } = star()
    const all = Array.from({ length: 9 }, join)
    pass(1000)
    expect(host.isFull).toBe(true)
    expect(all.map(({ link }) => link.state)).toEqual([...Array(8).fill('connected'), 'ended'])
    host.close()
  })
  it('drops what a watcher must not say, and ends the connection to one who says too much', () => {
    const { star: host, join, pass } = star()
    const honest = join()
    const { guest } = join()
    pass(500)
    const { stream } = honest.link.following
    for (let n = 0; n < 200; n++) guest.send(message(KIND.fast, Uint8Array.of(n)))
    pass(100)
    expect(host.hosting.dropped).toBe(200)
    for (let n = 0; n < 20_000; n++) guest.send(message(KIND.stream, Uint8Array.of(0), n))
    pass(1000)
    expect(host.watchers).toBe(1)
    expect([honest.link.state, honest.link.following.stream]).toEqual(['connected', stream])
    expect(honest.link.following.ticks.length).toBe(host.hosting.watchers * 96)
    host.close()
  })
  it('says that the upload is too slow, and sends less', () => {
    const { star: host, join, pass } = star()
    for (let n = 0; n < 120_000; n++) host.hosting.tick({ frame: NO_INPUT, sizes: [] })
    const { host: channel, guest, link } = join()
    /** Twenty messages a second leave this device; what the watcher says arrives. */
    const trickle = (ms: number) => {
      for (let t = 0; t < ms; t += 100) {
        vi.advanceTimersByTime(100)
        for (const bytes of channel.outbox.splice(0, 2)) guest.arrive(bytes)
        for (const bytes of guest.outbox.splice(0)) channel.arrive(bytes)
      }
    }
    const slow: boolean[] = []
    host.onChange = () => slow.push(host.slow)
    trickle(10_000)
    expect(slow).toEqual([true])
    // 400 packets are due.
    expect(channel.outbox.length).toBeLessThan(250)
    for (let n = 0; n < 60; n++) pass(100)
    expect(slow).toEqual([true, false])
    expect(link.following.ticks.length).toBe(120_360)
    host.close()
  })
  it('sends a watcher who is away nothing, and all of it later', () => {
    const { star: host, join, pass } = star()
    const slow = join()
    pass(1000)
    slow.host.broken = true
    slow.guest.broken = true
    pass(3900)
    const sent = slow.host.sent.length
    pass(20_000)
    // Only heartbeats while it is lost.
    expect(slow.host.sent.length - sent).toBeLessThan(50)
    slow.host.broken = false
    slow.guest.broken = false
    pass(5000)
    expect(slow.link.following.ticks.length).toBe(1794)
    host.close()
  })
  it('a host who sends anything else is left', () => {
    const { star: host, join, pass } = star()
    const [first, second] = [join(), join()]
    pass(200)
    first.host.send(message(KIND.control, Uint8Array.of(1), 99))
    second.host.send(message(KIND.fast, Uint8Array.of(1)))
    pass(200)
    expect(second.states.at(-1)).toBe('ended abuse')
    // Not the next number: it is ignored.
    expect(first.states).toEqual(['connected'])
    host.close()
  })
})

describe('the pace of a watcher', () => {
  it('keeps a cushion, and jumps to the present', () => {
    const pace = new Pace()
    expect(pace.due(16, 5)).toBe(0)
    expect(pace.due(16, 5000)).toBe(5000 - CUSHION)
  })
  it('plays the last ticks before a pause or the end', () => {
    const pace = new Pace()
    let waiting = 5
    for (let n = 0; n < 25; n++) waiting -= pace.due(1000 / 60, waiting)
    expect(waiting).toBe(0)
  })
  it.each([
    [0, 0, 22],
    [50, 0.05, 32],
    [150, 0.05, 50],
  ])('is behind by little, over %i ms and with %f lost', (delay, loss, most) => {
    const network = { delay, jitter: 0.3, loss, duplicates: 0 }
    const { mean, joined } = watchAcross(game as RealtimeGame, record, 3600, 6000, network)
    expect(mean).toBeLessThan(most)
    expect(joined).toBeLessThan(120)
  })
})
