/** A guest's browser that waits for its reply to be used: Firefox needs something to check meanwhile. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { packDescription } from '../../../src/engine/net/description'
import { answer } from '../../../src/engine/net/directChannel'
import { CHROMIUM, FIREFOX, WITH_STUN } from './descriptions'

const OFFER = packDescription('offer', CHROMIUM)
/** More than a visitor needs to send the reply, and for the other one to open it, ms. */
const LONG_MS = 90_000
/** Firefox gives up after this time without anything to check, ms. */
const GRACE_MS = 5000

let added: { at: number; candidate: string }[] = []
let connection: FakeConnection

class FakeConnection {
  iceConnectionState = 'new'
  readonly iceGatheringState = 'complete'
  readonly localDescription: { sdp: string }
  constructor() {
    this.localDescription = { sdp: local }
    connection = this
  }
  createDataChannel = () => ({ readyState: 'connecting' })
  setRemoteDescription = async () => {}
  setLocalDescription = async () => {}
  addIceCandidate = async ({ candidate = '' }: RTCIceCandidateInit) =>
    void added.push({ at: Date.now(), candidate })
}

let local = FIREFOX
const browser = (name: string) =>
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:153.0) ${name}/153.0` })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  added = []
  local = FIREFOX
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a guest that waits', () => {
  it('always has an address to check in Firefox', async () => {
    browser('Firefox')
    await answer(OFFER, [])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    const times = [...new Set(added.map(({ at }) => at))]
    expect(times[0]).toBe(0)
    for (const [n, at] of times.entries()) expect((times[n + 1] ?? LONG_MS) - at).toBeLessThan(GRACE_MS)
  })
  it('checks addresses of its own device only, at a port where nothing answers', async () => {
    browser('Firefox')
    for (local of [FIREFOX, WITH_STUN]) {
      added = []
      await answer(OFFER, [])
      expect(added.length).toBeGreaterThan(0)
      for (const { candidate } of added) {
        const [, address = ''] = /^candidate:\d+ 1 udp \d+ (\S+) 9 typ host$/.exec(candidate) ?? []
        expect(address, candidate).not.toBe('')
        expect(local).toContain(` ${address} `)
      }
    }
  })
  it.each(['connected', 'completed', 'failed', 'closed'])(
    'ends it when the connection is %s',
    async (state) => {
      browser('Firefox')
      await answer(OFFER, [])
      connection.iceConnectionState = state
      const before = added.length
      await vi.advanceTimersByTimeAsync(LONG_MS)
      expect(added).toHaveLength(before)
      expect(vi.getTimerCount()).toBe(0)
    },
  )
  it('does nothing in other browsers', async () => {
    browser('Chrome')
    await answer(OFFER, [])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(added).toEqual([])
  })
})
