/** The host's page: one invitation after the other, who watches, and what they are told. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../../src/engine/core/game/contract'
import { changeSettings } from '../../../../src/engine/storage/values/settings'
import type { Ends, Waiting } from '../../../../src/play/live/connect'
import { MAX_WATCHERS } from '../../../../src/play/live/messages'
import { clearLiveView, livePort, liveView, watchers } from '../../../../src/play/live/port'
import {
  audience,
  endWatching,
  letWatch,
  takeWatcherReply,
} from '../../../../src/play/live/watching/audience'
import { WatchLink } from '../../../../src/play/live/watching/link'
import { liveTexts } from '../../../../src/play/texts/live'
import { channelPair, deliver, type FakeChannel } from '../../../engine/net/fakeChannel'
import { adder, cleared, freshPage, turn } from '../../session/small'

/** The invitations so far, in order; each has a link of its own. */
const made: { readonly ends: Ends; readonly cancel: ReturnType<typeof vi.fn> }[] = []
const mode = vi.hoisted(() => ({ letter: 'D', fails: false }))

vi.mock('../../../../src/play/live/connect', () => ({
  hasRelay: false,
  async host(ends: Ends): Promise<Waiting> {
    if (mode.fails) throw new Error('none')
    const cancel = vi.fn()
    made.push({ ends, cancel })
    const link = `https://arcade.example/games/adder#watch=${mode.letter}${made.length}`
    return { link, needsReply: true, reply: async (text) => (text === 'good' ? null : 'bad'), cancel }
  },
}))

const channels: FakeChannel[] = []

beforeEach(() => {
  freshPage()
  made.length = channels.length = 0
  Object.assign(mode, { letter: 'D', fails: false })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  endWatching()
  clearLiveView()
  vi.unstubAllGlobals()
  cleared()
})

/** Lets packets and heartbeats pass. */
async function pass(ms = 1000): Promise<void> {
  for (let t = 0; t < ms; t += 100) {
    await vi.advanceTimersByTimeAsync(100)
    deliver(...channels)
  }
}

function watcher() {
  const [host, guest] = channelPair()
  channels.push(host, guest)
  const states: string[] = []
  const link = new WatchLink('adder', adder as unknown as TurnGame, guest, (state) => states.push(state))
  made.at(-1)?.ends.onChannel(host)
  return { link, states }
}

/** A page whose game is watched. */
async function opened() {
  const session = turn()
  letWatch('/games/adder', session)
  const stop = livePort.show?.(session)
  await pass(100)
  return { session, stop }
}

describe('invitations', () => {
  it('one for each watcher, up to eight, and again when one leaves', async () => {
    await opened()
    expect(watchers.invited).toBe(true)
    expect(made[0]?.ends).toMatchObject({ kind: 'watch', path: '/games/adder', slow: true })
    const links = new Set<string>()
    const all = []
    for (let n = 0; n < MAX_WATCHERS; n++) {
      expect(audience).toMatchObject({ step: 'waiting', needsReply: true })
      links.add(audience.link)
      all.push(watcher())
      await pass(300)
      expect(watchers.count).toBe(n + 1)
    }
    expect([links.size, made.length, audience.step]).toEqual([8, 8, 'full'])
    all[3]?.link.leave()
    await pass()
    expect([watchers.count, made.length, audience.step]).toEqual([7, 9, 'waiting'])
  })
  it('a reply that is taken, one that is not, and a connection that fails', async () => {
    await opened()
    await takeWatcherReply('other')
    expect(audience.error).toBe('bad')
    await takeWatcherReply('good')
    made[0]?.ends.onReply()
    expect(audience).toMatchObject({ step: 'connecting', link: '', error: '' })
    made[0]?.ends.onFail(false)
    await pass(100)
    expect([made.length, audience.step]).toEqual([2, 'waiting'])
  })
  it('a browser that cannot connect says so', async () => {
    mode.fails = true
    await opened()
    expect(audience).toMatchObject({ step: 'idle', error: liveTexts.bad.unsupported })
  })
})

describe('watching', () => {
  it('shows each session of the page, and says who plays', async () => {
    changeSettings({ nickname: 9 })
    mode.letter = `R${'a'.repeat(39)}`
    const { session, stop } = await opened()
    const { link } = watcher()
    await pass()
    expect(link.following.about).toEqual({ phase: 'ready', names: [9], room: `${mode.letter}2` })
    session.start()
    session.play(2)
    await pass()
    expect(link.following.about.phase).toBe('playing')
    expect(link.following.steps).toHaveLength(1)
    // A round of a live game is another session.
    stop?.()
    session.close()
    liveView.names = [4, 9]
    const next = turn()
    next.start()
    livePort.show?.(next)
    await pass()
    expect(link.following.about.names).toEqual([4, 9])
    expect(link.following.steps).toEqual([])
    // The other player leaves: both names stay until the computer plays on.
    Object.assign(liveView, { state: 'ended', canClaim: true, canPlayComputer: true })
    await pass()
    expect(link.following.about).toMatchObject({ phase: 'left', names: [4, 9] })
    Object.assign(liveView, { canClaim: false, canPlayComputer: false })
    await pass()
    expect(link.following.about).toMatchObject({ phase: 'playing', names: [9] })
    link.react(1)
    await pass()
    expect(watchers.reaction).toMatchObject({ count: 1 })
    liveView.names = []
    next.close()
  })
  it('ends for all at once, with the invitation that waits, and one that is still being made', async () => {
    const { session } = await opened()
    const all = [watcher()]
    await pass(300)
    all.push(watcher())
    await pass()
    expect(watchers.count).toBe(2)
    endWatching()
    await pass()
    for (const { states } of all) expect(states.at(-1)).toBe('ended')
    expect(made[2]?.cancel).toHaveBeenCalledOnce()
    expect(watchers).toMatchObject({ invited: false, count: 0 })
    expect([audience.step, livePort.show]).toEqual(['idle', null])
    letWatch('/games/adder', session)
    endWatching()
    await pass(100)
    expect(made[3]?.cancel).toHaveBeenCalledOnce()
    session.close()
  })
})
