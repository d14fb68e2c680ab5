/** Invitations and replies between pages, with connections and channels of a test: what each page hears, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { packDescription } from '../../../src/engine/net/description'
import {
  host,
  invitationComplaint,
  join,
  joinOwn,
  ownComplaint,
  passReply,
} from '../../../src/play/live/connect'
import type { LiveStart } from '../../../src/play/live/liveGame'
import { cancelLive, joinGame, lobby } from '../../../src/play/live/lobby'
import { liveTexts } from '../../../src/play/texts/live'
import { CHROMIUM, FIREFOX } from '../../engine/net/descriptions'

const { bad } = liveTexts
const HALF_A_MINUTE_MS = 30_000

class FakeConnection {
  static readonly all: FakeConnection[] = []
  iceConnectionState = 'new'
  connectionState = 'new'
  signalingState = 'have-local-offer'
  readonly iceGatheringState = 'complete'
  /** Each has another name, as in a browser. */
  readonly localDescription = {
    sdp: (FakeConnection.all.length % 2 ? FIREFOX : CHROMIUM).replace(
      /ice-ufrag:../,
      `ice-ufrag:${10 + FakeConnection.all.length}`,
    ),
  }
  readonly remote: RTCSessionDescriptionInit[] = []
  onconnectionstatechange: (() => void) | null = null
  readonly data: { onopen?: () => void; readyState: string }[] = []
  constructor() {
    FakeConnection.all.push(this)
  }
  createDataChannel() {
    const data = { readyState: 'connecting' }
    this.data.push(data)
    return data
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    this.remote.push(description)
  }
  async setLocalDescription() {}
  close() {
    this.connectionState = 'closed'
  }
  set(state: string) {
    this.connectionState = state
    this.onconnectionstatechange?.()
  }
}

/** The channels of one browser. */
class FakeWire extends EventTarget {
  static readonly all = new Set<FakeWire>()
  constructor(readonly name: string) {
    super()
    FakeWire.all.add(this)
  }
  postMessage(data: unknown) {
    if (!FakeWire.all.has(this)) throw new DOMException('closed', 'InvalidStateError')
    for (const wire of FakeWire.all)
      if (wire !== this && wire.name === this.name)
        queueMicrotask(() => wire.dispatchEvent(new MessageEvent('message', { data })))
  }
  close() {
    FakeWire.all.delete(this)
  }
}

/** Another browser knows nothing of this one's channels. */
async function elsewhere<T>(act: () => Promise<T>): Promise<T> {
  const before = [...FakeWire.all]
  FakeWire.all.clear()
  const found = act()
  await vi.advanceTimersByTimeAsync(2000)
  FakeWire.all.clear()
  for (const wire of before) FakeWire.all.add(wire)
  return found
}

function ends() {
  return { path: '/games/pong', slow: false, onReply: vi.fn(), onChannel: vi.fn(), onFail: vi.fn() }
}
const textOf = (link: string) => link.split(/#(?:join|watch|reply)=/)[1] ?? ''

beforeEach(() => {
  vi.useFakeTimers()
  FakeConnection.all.length = 0
  FakeWire.all.clear()
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('BroadcastChannel', FakeWire)
  vi.stubGlobal('navigator', { userAgent: 'Chrome' })
  vi.stubGlobal('location', { origin: 'https://arcade.example', hash: '' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function invited() {
  const ours = ends()
  const waiting = await host(ours)
  const guest = async () => {
    const theirs = ends()
    const { replyLink } = await elsewhere(() => join(textOf(waiting.link), theirs))
    return { theirs, replyLink: replyLink ?? '', connection: FakeConnection.all.at(-1) as FakeConnection }
  }
  return { ours, waiting, guest, connection: FakeConnection.all[0] as FakeConnection }
}

describe('two friends join by one link', () => {
  it('the first reply that the host takes counts; the host hears that the other one is too late', async () => {
    const { ours, waiting, guest, connection } = await invited()
    const [first, second] = [await guest(), await guest()]
    // The guest waits for the handshake, and the host begins it: only that of the accepted guest can.
    expect(first.connection.remote[0]?.sdp).toContain('a=setup:active')
    expect(await waiting.reply(first.replyLink)).toBeNull()
    expect(connection.remote[0]?.sdp).toContain('a=setup:passive')
    expect(ours.onReply).toHaveBeenCalledOnce()
    expect(await waiting.reply(second.replyLink)).toBe(bad.used)
    expect(await waiting.reply(first.replyLink)).toBeNull()
    expect(ours.onReply).toHaveBeenCalledOnce()
    connection.data[0]?.onopen?.()
    expect(ours.onChannel).toHaveBeenCalledOnce()
    expect(await passReply(textOf(second.replyLink))).toEqual({ text: bad.used, taken: false })
    expect(await passReply(textOf(first.replyLink))).toEqual({ text: bad.replyTaken, taken: true })
    expect(await ownComplaint(textOf(waiting.link))).toBe(bad.used)
    expect(connection.remote).toHaveLength(1)
  })
  it('a reply reaches the waiting tab of the same browser, and no other', async () => {
    const { ours, guest } = await invited()
    const { replyLink } = await guest()
    expect(await elsewhere(() => passReply(textOf(replyLink)))).toBeNull()
    expect(await passReply(`${textOf(replyLink)}).`)).toEqual({ text: bad.replyTaken, taken: true })
    expect(ours.onReply).toHaveBeenCalledOnce()
    expect(await passReply('0123456789abcdef.AAAA')).toEqual({ text: bad.reply, taken: false })
  })
})

describe('an invitation of the same browser', () => {
  it('is recognized, and its seat stays free until both tabs are meant', async () => {
    const { ours, waiting, guest } = await invited()
    const text = textOf(waiting.link)
    expect(await ownComplaint(text)).toBe(bad.own)
    await expect(join(text, ends())).rejects.toThrow(bad.own)
    expect(ours.onChannel).not.toHaveBeenCalled()
    expect(await elsewhere(() => ownComplaint(text))).toBeNull()
    const { replyLink } = await guest()
    const theirs = ends()
    await joinOwn(text, theirs)
    expect(theirs.onChannel).toHaveBeenCalledOnce()
    expect(ours.onChannel).toHaveBeenCalledOnce()
    expect(ours.onFail).not.toHaveBeenCalled()
    expect(await passReply(textOf(replyLink))).toEqual({ text: bad.used, taken: false })
  })
})

describe('invitations to watch', () => {
  it('each is for one watcher, and none ends another one', async () => {
    const play = ends()
    const toPlay = await host(play)
    const all = []
    for (let n = 0; n < 3; n++) {
      const ours = { ...ends(), kind: 'watch' as const }
      const { link } = await host(ours)
      expect(link).toContain('/games/pong#watch=D')
      const text = textOf(link)
      const theirs = ends()
      await joinOwn(text, theirs)
      expect(ours.onChannel).toHaveBeenCalledOnce()
      all.push({
        text,
        host: ours.onChannel.mock.calls[0]?.[0],
        watcher: theirs.onChannel.mock.calls[0]?.[0],
      })
    }
    for (const { text, host, watcher } of all) {
      expect(await ownComplaint(text)).toBe(bad.used)
      const heard = vi.fn()
      watcher.onMessage = heard
      host.send(Uint8Array.of(7))
      await vi.advanceTimersByTimeAsync(1)
      expect(heard.mock.calls).toEqual([[Uint8Array.of(7)]])
    }
    // A player can still join.
    await joinOwn(textOf(toPlay.link), ends())
    expect(play.onChannel).toHaveBeenCalledOnce()
  })
  it('a tab that has joined stays connected when the next invitation is made', async () => {
    const [first, theirs] = [ends(), ends()]
    await joinOwn(textOf((await host(first)).link), theirs)
    await host(ends())
    const heard = vi.fn()
    const [channel] = theirs.onChannel.mock.calls[0] ?? []
    channel.onMessage = heard
    first.onChannel.mock.calls[0]?.[0].send(Uint8Array.of(1))
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('no route between the devices', () => {
  it('the host hears it within half a minute after the reply', async () => {
    const { ours, waiting, guest } = await invited()
    await waiting.reply((await guest()).replyLink)
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS)
    expect(ours.onFail.mock.calls).toEqual([[false]])
  })
  it('the guest reads within half a minute what may be wrong; the reply stays the same, and can still be used', async () => {
    const { waiting } = await invited()
    const start = { game: {}, id: 'pong', isInviter: false, name: 1, options: {}, seed: 1 } as LiveStart
    await elsewhere(() => joinGame(textOf(waiting.link), '/games/pong', start))
    const { link } = lobby
    expect([lobby.step, lobby.slow]).toEqual(['waiting', false])
    const made = FakeConnection.all.length
    FakeConnection.all.at(-1)?.set('failed')
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS)
    expect([lobby.step, lobby.slow, lobby.link]).toEqual(['waiting', true, link])
    expect(FakeConnection.all).toHaveLength(made)
    cancelLive()
    expect([lobby.step, lobby.slow]).toEqual(['idle', false])
  })
  it('an invitation waits for a reply as long as it takes', async () => {
    const { ours, waiting, guest, connection } = await invited()
    await vi.advanceTimersByTimeAsync(600_000)
    const { replyLink } = await guest()
    expect(await waiting.reply(`Here it is: ${replyLink}\nBye`)).toBeNull()
    connection.data[0]?.onopen?.()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([ours.onFail.mock.calls.length, ours.onChannel.mock.calls.length]).toEqual([0, 1])
  })
})

it('what is pasted in place of a reply is named', async () => {
  const { waiting, guest } = await invited()
  const { replyLink } = await guest()
  const other = replyLink.replace(/reply=[\da-f]{16}/, 'reply=0123456789abcdef')
  for (const [text, said] of [
    ['hello', bad.reply],
    [replyLink.slice(0, -30), bad.reply],
    [waiting.link, bad.notReply],
    [waiting.link.replace('#join=', '#watch='), bad.notReply],
    [other, bad.otherReply],
  ] as const)
    expect(await waiting.reply(text), text).toBe(said)
  expect(await waiting.reply(replyLink)).toBeNull()
})

it('a damaged invitation, and one of another version, are named before anything else', async () => {
  const { waiting } = await invited()
  const text = textOf(waiting.link)
  expect(invitationComplaint(text)).toBeNull()
  for (const damaged of ['', 'X', text.slice(0, -60), text.replace('D', 'D%%'), 'R0123'])
    expect(invitationComplaint(damaged), damaged).toBe(bad.invitation)
  const old = packDescription('offer', CHROMIUM)
  old[0] = 1
  expect(invitationComplaint(`D${Buffer.from(old).toString('base64url')}`)).toBe(bad.otherVersion)
})
