/** The end of a real-time game, and the panel between two levels. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { type FinishedPlay, onFinished } from '../../../src/play/session/events/finishListeners'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { cleared, counter, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

describe('the end of a real-time session', () => {
  const pressed = { ...NO_INPUT, held: { hit: 1 }, pressed: ['hit'] }
  function ended(game: RealtimeGame, clock = new SceneClock()) {
    let frame = NO_INPUT
    const play = new RealtimeSession(
      { id: 'ended', game, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 100 },
      clock,
      () => frame,
    )
    play.start()
    frame = pressed
    return play
  }
  it('stops the scene for the hit stop of the last impact, then lets it run on with separate ticks', () => {
    const clock = new SceneClock()
    const play = ended({ ...counter, hitStop: { hit: 80 } } as RealtimeGame, clock)
    for (let n = 0; n < 3; n++) play.step()
    expect(play.view.phase).toBe('over')
    const shown: number[] = []
    let ticks = 0
    clock.on('frame', (_, ms) => shown.push(ms))
    clock.on('tick', () => ticks++)
    for (let n = 0; n < 4; n++) play.frame(25)
    expect(shown).toEqual([0, 0, 0, 20])
    expect(ticks).toBe(1)
    for (let n = 0; n < 60; n++) play.frame(25)
    expect(ticks).toBe(1 + 90)
    // The world itself has ended.
    expect(play.world).toMatchObject({ ticks: 3 })
  })
  it('leads to another game with other options, which are then chosen', () => {
    const play = ended(counter as RealtimeGame)
    const { view } = play
    for (const mode of ['b', 'b']) {
      for (let n = 0; n < 3; n++) play.step()
      expect(view.phase).toBe('over')
      play.startWith({ mode })
      expect([view.phase, view.options.mode, view.chosen.mode]).toEqual(['playing', mode, mode])
      expect(play.world).toMatchObject({ ticks: 0 })
    }
  })
  it('notifies listeners once, with stats, events and record', () => {
    const finished: FinishedPlay[] = []
    const off = onFinished((play) => finished.push(play))
    const broken = onFinished(() => {
      throw new Error('a listener of its own troubles')
    })
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const play = ended(counter as RealtimeGame)
    for (let n = 0; n < 3; n++) play.step()
    off()
    broken()
    play.restart()
    for (let n = 0; n < 3; n++) play.step()
    expect(finished).toHaveLength(1)
    expect(reported).toHaveBeenCalledTimes(1)
    const [first] = finished as [FinishedPlay]
    expect(first).toMatchObject({
      game: 'ended',
      options: { mode: 'a' },
      isDefault: true,
      seed: 5,
      outcome: { result: 'over', results: { Score: 3 } },
      newBests: ['Score'],
      help: {},
      counts: true,
      first: true,
      ms: 50,
    })
    expect([...first.events]).toEqual([
      ['Start', 1],
      ['hit', 3],
      ['Over', 1],
      ['NewBest', 1],
    ])
  })
  it('leads to the start panel when the visitor left through the game, and the record counts', () => {
    const outcome = (world: { hits: number }) => {
      const end = counter.rules.outcome(world as never)
      return end && { ...end, left: true }
    }
    const play = ended({ ...counter, rules: { ...counter.rules, outcome } } as RealtimeGame)
    for (let n = 0; n < 3; n++) play.step()
    expect(play.view).toMatchObject({ phase: 'ready', outcome: null, bests: { Score: 3 } })
    expect(play.world).toMatchObject({ ticks: 0, hits: 0 })
  })
  it('shows the panel between two levels, and removes it with the next level', () => {
    const between = { title: 'Level done', choices: [{ action: 'hit', label: 'Next Level' }] }
    const interlude = ({ hits }: { hits: number }) => (hits === 1 ? between : null)
    const play = ended({ ...counter, rules: { ...counter.rules, interlude } } as RealtimeGame)
    expect(play.view.interlude).toBeNull()
    play.step()
    expect(play.view).toMatchObject({ phase: 'playing', interlude: between })
    play.step()
    expect(play.view.interlude).toBeNull()
    play.restart()
    play.step()
    play.reset()
    expect(play.view.interlude).toBeNull()
  })
})
