/** What an embedded game or replay reports, and how it follows the commands of the page around it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { followReplay, followSession } from '../../../src/play/embed/follow'
import type { Command, Report } from '../../../src/play/embed/messages'
import type { HostPage } from '../../../src/play/embed/parentPage'
import { createWatchView } from '../../../src/play/replay/playback/watcher'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { cleared, counter, freshPage } from '../session/small'

beforeEach(() => {
  freshPage()
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
})
afterEach(() => {
  cleared()
  vi.unstubAllGlobals()
})

/** The page around, as a list of what it gets. */
function around() {
  const reports: Report[] = []
  const starts: string[] = []
  const commands = new Set<(command: Command) => void>()
  const host: HostPage = {
    // As in a browser: what cannot be cloned throws.
    report: (report) => void reports.push(structuredClone(report)),
    onCommand(act) {
      commands.add(act)
      return () => commands.delete(act)
    },
    follow: (search) => void starts.push(search),
  }
  const send = (command: Command) => {
    for (const act of commands) act(command)
  }
  return { host, reports, starts, send, commands, types: () => reports.map(({ type }) => type) }
}

/** Changes of views are noticed in the next microtask. */
const settled = () => Promise.resolve()

describe('an embedded game', () => {
  const open = () => {
    const pressing = { on: false }
    const play = new RealtimeSession(
      { id: 'counter', game: counter as unknown as RealtimeGame, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 100 },
      new SceneClock(),
      () => (pressing.on ? { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] } : NO_INPUT),
    )
    const page = around()
    const stop = followSession(page.host, play)
    const finish = () => {
      pressing.on = true
      for (let i = 0; i < 60; i++) play.frame(1000 / 60)
      pressing.on = false
    }
    return { play, session: play, finish, stop, ...page }
  }
  it('reports ready, each start once, and each end with its figures', async () => {
    const { session, finish, reports, types, stop, commands } = open()
    expect(types()).toEqual(['ready'])
    session.start()
    await settled()
    session.pause()
    await settled()
    session.resume()
    await settled()
    expect(types()).toEqual(['ready', 'started'])
    finish()
    await settled()
    expect(reports.at(-1)).toEqual({ type: 'ended', result: 'over', figures: { Score: 3 } })
    session.restart()
    await settled()
    // Restarted without an end: another game.
    session.restart()
    await settled()
    expect(types()).toEqual(['ready', 'started', 'ended', 'started', 'started'])
    stop()
    finish()
    await settled()
    expect(types()).toHaveLength(5)
    expect(commands.size).toBe(0)
  })
  it('names its start, and the next one', async () => {
    const { session, starts } = open()
    expect(starts).toEqual(['?seed=5'])
    session.setOption('mode', 'b')
    await settled()
    expect(starts.at(-1)).toBe('?mode=b&seed=5')
    session.start()
    session.restart()
    await settled()
    expect(starts.at(-1)).toBe(`?mode=b&seed=${session.view.seed}`)
    expect(starts).toHaveLength(3)
  })
  it('is paused and resumed by the page around, which cannot start it or end a pause of the player', async () => {
    const { session, send } = open()
    send('resume')
    send('pause')
    expect(session.view.phase).toBe('ready')
    session.start()
    await settled()
    send('pause')
    expect(session.view.phase).toBe('paused')
    await settled()
    send('resume')
    expect(session.view.phase).toBe('playing')
    await settled()
    session.pause()
    await settled()
    send('resume')
    expect(session.view.phase).toBe('paused')
    // The player resumed what the page had paused, and paused again.
    session.resume()
    await settled()
    send('pause')
    await settled()
    session.resume()
    await settled()
    session.pause()
    await settled()
    send('resume')
    expect(session.view.phase).toBe('paused')
  })
})

describe('an embedded replay', () => {
  const open = () => {
    const view = createWatchView(10, '')
    const page = around()
    const stop = followReplay(page.host, { view }, { result: 'won', figures: { Score: 7 } })
    return { view, stop, ...page }
  }
  it('reports its start and its end, also when it is watched again', async () => {
    const { view, reports, types } = open()
    expect(types()).toEqual(['ready', 'started'])
    view.at = 10
    view.playing = false
    await settled()
    expect(reports.at(-1)).toEqual({ type: 'ended', result: 'won', figures: { Score: 7 } })
    view.at = 0
    view.playing = true
    await settled()
    expect(types()).toEqual(['ready', 'started', 'ended', 'started'])
  })
  it('is paused and resumed by the page around', async () => {
    const { view, send } = open()
    send('pause')
    expect(view.playing).toBe(false)
    send('resume')
    expect(view.playing).toBe(true)
    await settled()
    view.playing = false
    await settled()
    send('resume')
    expect(view.playing).toBe(false)
  })
})
