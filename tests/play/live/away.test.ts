/** Live games of a player who is away: the page is hidden, or a dialog covers the game. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import type { LivePolicy } from '../../../src/play/live/livePolicy'
import { RealtimeRacePolicy } from '../../../src/play/live/racePolicy'
import { RollbackPolicy } from '../../../src/play/live/rollbackPolicy'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { cleared, counter, freshPage } from '../session/small'
import { Connection } from './connection'

const game = counter as unknown as RealtimeGame
const OPTIONS = { mode: 'a' }
const SEED = 5

beforeEach(freshPage)
afterEach(cleared)

const KINDS = {
  'a game against each other': (connection: Connection, seat: 0 | 1) =>
    new RollbackPolicy(game, {}, seat, 1, connection.ends[seat].round),
  'a race': (connection: Connection, seat: 0 | 1) =>
    new RealtimeRacePolicy(game, { options: OPTIONS, seed: SEED }, connection.ends[seat].round),
}

describe.each(Object.entries(KINDS))('%s', (_, make) => {
  const opened = () => {
    const connection = new Connection()
    const parts: LivePolicy[] = [make(connection, 0), make(connection, 1)]
    connection.parts.push(...parts)
    const session = (seat: 0 | 1) =>
      new RealtimeSession(
        { id: 'counter', game, options: OPTIONS, seed: SEED, policy: parts[seat] as LivePolicy },
        { width: 100, height: 100 },
        new SceneClock(),
        () => NO_INPUT,
      )
    /** Messages arrive, and the answers to them. */
    const pass = () => {
      for (let n = 0; n < 10; n++) connection.pass()
    }
    return { connection, session, pass }
  }
  it('stays paused while a player is away, and says so to the one who resumes', () => {
    const { connection, session, pass } = opened()
    const [here, away] = [session(0), session(1)]
    const shown = () => [here, away].map(({ view }) => `${view.phase} ${view.pauseReason}`)
    for (const each of [here, away]) each.start()
    let hidden = true
    away.isAway = () => hidden
    away.pause('hidden')
    pass()
    expect(shown()).toEqual(['paused away', 'paused hidden'])
    for (let n = 0; n < 2; n++) {
      here.resume()
      pass()
      expect(shown()).toEqual(['paused away', 'paused hidden'])
    }
    hidden = false
    here.resume()
    pass()
    expect([here.view.phase, away.view.phase]).toEqual(['playing', 'playing'])
    away.pause('asked')
    pass()
    expect(shown()).toEqual(['paused peer', 'paused asked'])
    for (const each of [here, away]) each.close()
    connection.close()
  })
  it.each(['before its session is there', 'before it starts'])(
    'a game that begins in a hidden tab is paused on the other device, %s',
    (when) => {
      const { connection, session, pass } = opened()
      const away = session(1)
      const early = when === 'before it starts' ? session(0) : null
      away.start()
      away.pause('hidden')
      pass()
      const here = early ?? session(0)
      here.start()
      expect([here.view.phase, here.view.pauseReason]).toEqual(['paused', 'away'])
      here.close()
      away.close()
      connection.close()
    },
  )
})
