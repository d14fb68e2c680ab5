/** Owns the proof that a play begun before all data was deleted or replaced writes nothing afterwards. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { EPOCH_KEY } from '../../../src/engine/storage/store/epoch'
import { flushAll, page } from '../../../src/engine/storage/store/page'
import { fixedRecord, records } from '../../../src/engine/storage/values/records'
import { type FinishedPlay, onFinished } from '../../../src/play/session/events/finishListeners'
import { onProgress } from '../../../src/play/session/events/playListeners'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { adder, cleared, counter, freshPage, turn } from './small'

beforeEach(freshPage)
afterEach(cleared)

/** A second tab deletes all data; this one hears of it now, or not before it writes. */
function deletedElsewhere(heard = true): void {
  for (let i = localStorage.length - 1; i >= 0; i--) localStorage.removeItem(localStorage.key(i) ?? '')
  localStorage.setItem(EPOCH_KEY, '1-other')
  if (heard) page.onExternalWrite(EPOCH_KEY)
}
/** The tab is closed; what it left is read as the next visit does. */
function kept(): string[] {
  flushAll()
  return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    .filter((key) => key !== EPOCH_KEY)
    .map((key) => `${key}: ${localStorage.getItem(key)}`)
}

function realtime(extra: Partial<RealtimeGame> = {}) {
  let press = false
  const play = new RealtimeSession(
    {
      id: 'counter',
      game: { ...counter, ...extra } as unknown as RealtimeGame,
      options: { mode: 'a' },
      seed: 5,
    },
    { width: 100, height: 100 },
    new SceneClock(),
    () => (press ? { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] } : NO_INPUT),
  )
  return {
    play,
    hit() {
      press = true
      play.step()
      press = false
      play.frame(0)
    },
  }
}
const best = { of: 'Total', better: 'higher' } as const
const scored = { ...adder, best: [best] } as unknown as TurnGame
const fixed = { ...adder, best: [{ ...best, key: 'adderBest' }] } as unknown as TurnGame

describe.each([true, false])('after a deletion in another tab (heard of at once: %s)', (heard) => {
  it('a real-time score is not written when the page is left', () => {
    const { play, hit } = realtime()
    play.session.start()
    hit()
    deletedElsewhere(heard)
    play.leave()
    play.close()
    expect(kept()).toEqual([])
    expect(records.get()).toEqual({})
  })
  it.each([scored, fixed])('the score of a turn game is not written when the page is left', (game) => {
    const play = turn({ game })
    play.session.start()
    play.play(2)
    deletedElsewhere(heard)
    play.leave()
    play.close()
    expect(kept()).toEqual([])
    expect(fixedRecord('adderBest').get()).toBeNull()
  })
  it('going back to the start panel or beginning anew writes nothing of the play before', () => {
    for (const again of ['reset', 'restart'] as const) {
      freshPage()
      const play = turn({ game: scored })
      play.session.start()
      play.play(2)
      deletedElsewhere(heard)
      play.session[again]()
      expect(kept().filter((text) => text.startsWith('records'))).toEqual([])
      play.close()
    }
  })
  it('a play that ends after it counts nowhere', () => {
    const { play, hit } = realtime()
    const ended: FinishedPlay[] = []
    const stops = [onFinished((each) => ended.push(each)), onProgress((each) => each.log.splice(0))]
    play.session.start()
    hit()
    deletedElsewhere(heard)
    if (play.session.view.phase === 'playing') for (let i = 0; i < 2; i++) hit()
    for (const { counts, stale } of ended) expect({ counts, stale }).toEqual({ counts: false, stale: true })
    expect(kept()).toEqual([])
    for (const stop of stops) stop()
    play.close()
  })
  it('a play begun after it counts', () => {
    const { play, hit } = realtime()
    play.session.start()
    deletedElsewhere(heard)
    // As a page that comes back from the browser's cache.
    page.onExternalWrite(null)
    play.session.reset()
    play.session.start()
    hit()
    play.close()
    expect(kept().join()).toContain('"Score":1')
  })
})

it('says so in a game that keeps no play in progress', () => {
  const { play, hit } = realtime()
  play.session.start()
  hit()
  deletedElsewhere()
  expect(play.session.view).toMatchObject({ phase: 'paused', pauseReason: 'ended', newer: false })
  play.session.resume()
  expect(play.session.view.phase).toBe('ready')
  play.close()
})
it('a play that ended before the deletion is not kept by what is loaded after it', () => {
  const { play, hit } = realtime()
  const ended: FinishedPlay[] = []
  const stop = onFinished((each) => ended.push(each))
  play.session.start()
  for (let i = 0; i < 3; i++) hit()
  expect(ended[0]).toMatchObject({ counts: true, stale: false })
  deletedElsewhere()
  expect(ended[0]).toMatchObject({ counts: false, stale: true })
  stop()
  play.close()
})
