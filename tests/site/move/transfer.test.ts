/** The data of one device arrives at the other whole and unchanged, or not at all. */
import { describe, expect, it, vi } from 'vitest'
import { Transfer, type TransferEvents } from '../../../src/site/settings/move/transfer'
import { channelPair, deliver, FakeChannel } from '../../engine/net/fakeChannel'
import { someOf } from '../../support/proofs'

function events() {
  return {
    onSent: vi.fn(),
    onArrived: vi.fn(),
    onData: vi.fn(),
    onAnswer: vi.fn(),
    onRefused: vi.fn(),
    onBye: vi.fn(),
    onInvalid: vi.fn(),
  } satisfies TransferEvents
}

/** Text that does not compress well: several hundred kB. */
const LONG = Array.from({ length: 40_000 }, (_, i) => Math.sin(i).toString(36)).join('')

function pair() {
  const [a, b] = channelPair()
  const [ofA, ofB] = [events(), events()]
  return { a, b, ofA, ofB, from: new Transfer(a, true, ofA), to: new Transfer(b, false, ofB) }
}

describe('data', () => {
  it.each([
    ['short', '{"app":"pocket-arcade"}'],
    ['long', LONG],
  ])('that is %s arrives, and the answer comes back', async (_, text) => {
    const { a, b, ofA, ofB, from, to } = pair()
    await from.send(text)
    deliver(a, b)
    await vi.waitFor(() => expect(ofB.onData).toHaveBeenCalledWith(text))
    expect(ofA.onSent).toHaveBeenLastCalledWith(1)
    expect(ofB.onArrived).toHaveBeenLastCalledWith(1)
    expect(ofA.onAnswer).not.toHaveBeenCalled()
    to.answer(true)
    deliver(a, b)
    expect(ofA.onAnswer).toHaveBeenCalledWith(true)
    expect(ofB.onBye).toHaveBeenCalled()
  })
  it('that is refused gets the reason back', async () => {
    const { a, b, ofA, ofB, from, to } = pair()
    for (const why of ['empty', 'newer', 'older', 'invalid', 'unverified', 'full'] as const) {
      ofB.onData.mockClear()
      await from.send('x')
      deliver(a, b)
      await vi.waitFor(() => expect(ofB.onData).toHaveBeenCalled())
      to.refuse(why)
      deliver(a, b)
      expect(ofA.onRefused).toHaveBeenLastCalledWith(why)
    }
    expect(ofA.onAnswer).not.toHaveBeenCalled()
    expect(ofB.onBye).toHaveBeenCalledTimes(6)
  })
  it('does not flood a slow line', async () => {
    const { a, b, from } = pair()
    await from.send(LONG)
    expect(a.outbox.length).toBeLessThanOrEqual(17)
    deliver(a, b)
    expect(a.sent.length).toBeGreaterThan(17)
  })
  it('that is cut off after any message is dropped', { tags: ['sample'] }, async () => {
    const whole = pair()
    await whole.from.send(LONG)
    deliver(whole.a, whole.b)
    const messages = whole.a.sent.length
    // After the last two messages, and the first six.
    const cuts = Array.from({ length: messages }, (_, cut) => cut)
    for (const cut of someOf(cuts, 8, messages - 2)) {
      const { a, b, ofB, from } = pair()
      await from.send(LONG)
      for (let n = 0; n < cut; n++) {
        const message = a.outbox.shift()
        if (message) b.arrive(message)
        for (const back of b.outbox.splice(0)) a.arrive(back)
      }
      b.close()
      expect(ofB.onData, `after ${cut}`).not.toHaveBeenCalled()
    }
  })
  it('is sent by the inviting device if both begin at once', async () => {
    const { a, b, ofA, ofB, from, to } = pair()
    await Promise.all([from.send('ours'), to.send('theirs')])
    deliver(a, b)
    await vi.waitFor(() => expect(ofB.onData).toHaveBeenCalledWith('ours'))
    expect(ofA.onData).not.toHaveBeenCalled()
    expect(ofA.onInvalid).not.toHaveBeenCalled()
  })
})

describe('what is no part of it', () => {
  const head = (size: number, sum = '0'.repeat(64)) => {
    const bytes = new Uint8Array(1 + 4 + 64)
    new DataView(bytes.buffer).setUint32(1, size)
    bytes.set(new TextEncoder().encode(sum), 5)
    return bytes
  }
  const piece = (...content: number[]) => Uint8Array.of(1, ...content)
  it.each([
    ['nothing', [new Uint8Array()]],
    ['an unknown kind', [Uint8Array.of(9)]],
    ['a piece before its head', [piece(1)]],
    ['a confirmation of nothing', [Uint8Array.of(2)]],
    ['an answer to nothing', [Uint8Array.of(3, 1)]],
    ['a short head', [Uint8Array.of(0, 0)]],
    ['a size of nothing', [head(0)]],
    ['a size that no device has', [head(3_000_000_000)]],
    ['two heads', [head(5), head(5)]],
    ['more than the head says', [head(2), piece(1, 2, 3)]],
    ['an empty piece', [head(2), piece()]],
    ['another sum', [head(2), piece(1, 2)]],
  ])('%s closes the connection and changes nothing', async (_, messages) => {
    const channel = new FakeChannel()
    const heard = events()
    new Transfer(channel, true, heard)
    for (const message of messages) channel.arrive(message)
    await vi.waitFor(() => expect(heard.onInvalid).toHaveBeenCalledOnce())
    expect(channel.state).toBe('closed')
    expect(heard.onData).not.toHaveBeenCalled()
  })
})
