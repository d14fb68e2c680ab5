/** A game begun before all data was deleted or replaced stores nothing afterwards. */
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

/** A second tab deletes all data; this tab notices at once, or only when it writes. */
function deletedElsewhere(heard = true): void {
  for (let i = localStorage.length - 1; i >= 0; i--) localStorage.removeItem(localStorage.key(i) ?? '')
  localStorage.setItem(EPOCH_KEY, '1-other')
  if (heard) page.onExternalWrite(EPOCH_KEY)
}
/** Closes the tab, and reads what it left like the next visit. */
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

describe.each([true, false])('after a deletion in another tab (noticed at once: %s)', (heard) => {
  it('a real-time score is not written when the page is left', () => {
    const { play, hit } = realtime()
    play.start()
    hit()
    deletedElsewhere(heard)
    play.leave()
    play.close()
    expect(kept()).toEqual([])
    expect(records.get()).toEqual({})
  })
  it.each([scored, fixed])('the score of a turn-based game is not written when the page is left', (game) => {
    const play = turn({ game })
    play.start()
    play.play(2)
    deletedElsewhere(heard)
    play.leave()
    play.close()
    expect(kept()).toEqual([])
    expect(fixedRecord('adderBest').get()).toBeNull()
  })
  it('going back to the start panel or restarting writes nothing of the last game', () => {
    for (const again of ['reset', 'restart'] as const) {
      freshPage()
      const play = turn({ game: scored })
      play.start()
      play.play(2)
      deletedElsewhere(heard)
      play[again]()
      expect(kept().filter((text) => text.startsWith('records'))).toEqual([])
      play.close()
    }
  })
  it('a game that ends after it counts nowhere', () => {
    const { play, hit } = realtime()
    const ended: FinishedPlay[] = []
    const stops = [onFinished((each) => ended.push(each)), onProgress((each) => each.log.splice(0))]
    play.start()
    hit()
    deletedElsewhere(heard)
    if (play.view.phase === 'playing') for (let i = 0; i < 2; i++) hit()
    for (const { counts, stale } of ended) expect({ counts, stale }).toEqual({ counts: false, stale: true })
    expect(kept()).toEqual([])
    for (const stop of stops) stop()
    play.close()
  })
  it('a game begun after it counts', () => {
    const { play, hit } = realtime()
    play.start()
    deletedElsewhere(heard)
    // Like a page restored from the browser's back-forward cache.
    page.onExternalWrite(null)
    play.reset()
    play.start()
    hit()
    play.close()
    expect(kept().join()).toContain('"Score":1')
  })
})

it('shows a message in a game that saves no game in progress', () => {
  const { play, hit } = realtime()
  play.start()
  hit()
  deletedElsewhere()
  expect(play.view).toMatchObject({ phase: 'paused', pauseReason: 'ended', newer: false })
  play.resume()
  expect(play.view.phase).toBe('ready')
  play.close()
})
it('a game that ended before the deletion is not stored by code loaded after it', () => {
  const { play, hit } = realtime()
  const ended: FinishedPlay[] = []
  const stop = onFinished((each) => ended.push(each))
  play.start()
  for (let i = 0; i < 3; i++) hit()
  expect(ended[0]).toMatchObject({ counts: true, stale: false })
  deletedElsewhere()
  expect(ended[0]).toMatchObject({ counts: false, stale: true })
  stop()
  play.close()
})
