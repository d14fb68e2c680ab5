/** Real-time sessions: ticks at any frame rate, pauses, ends, records. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { cleared, counter, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

describe('a real-time session', () => {
  const open = (hz: number, presses: readonly number[], more: Partial<RealtimeGame> = {}) => {
    let tick = 0
    const clock = new SceneClock()
    const seen: string[] = []
    clock.on('event', ({ type }) => seen.push(type))
    const play = new RealtimeSession(
      {
        id: 'counter',
        game: { ...counter, ...more } as unknown as RealtimeGame,
        options: { mode: 'a' },
        seed: 5,
      },
      { width: 100, height: 100 },
      clock,
      () => {
        tick++
        return presses.includes(tick)
          ? { held: { hit: 1 }, pressed: ['hit'], released: [], pointers: [] }
          : NO_INPUT
      },
    )
    play.start()
    return {
      play,
      seen,
      run: (seconds: number) => {
        for (let i = 0; i < hz * seconds; i++) play.frame(1000 / hz)
      },
    }
  }
  it('is lost with its page while it runs or is paused, unless its rules can resume it', () => {
    const { play, run } = open(60, [])
    run(0.1)
    expect(play.saveBeforeLeaving()).toBe(false)
    play.pause('asked')
    expect(play.saveBeforeLeaving()).toBe(false)
    play.reset()
    expect(play.saveBeforeLeaving()).toBe(true)
    const resume = (world: unknown) => world as never
    const saved = open(60, [], { rules: { ...counter.rules, resume } } as unknown as Partial<RealtimeGame>)
    saved.run(0.1)
    expect(saved.play.saveBeforeLeaving()).toBe(true)
  })
  it.each([30, 60, 75, 120, 144, 240])('ends in the same world at %i Hz', (hz) => {
    const { play, run } = open(hz, [10, 20])
    run(2)
    // Two hit stops of 50 ms: six ticks fewer, at any frame rate.
    expect((play.world as { ticks: number }).ticks).toBeGreaterThanOrEqual(112)
    expect((play.world as { ticks: number }).ticks).toBeLessThanOrEqual(115)
    expect(play.view.hud.Score).toBe(2)
    expect(play.input?.ticks).toBe(play.tick)
  })
  it('ignores a clock that runs backward, in the scene, too', () => {
    const seen: number[] = []
    const frame = vi
      .spyOn(SceneClock.prototype, 'frame')
      .mockImplementation((_alpha, ms) => void seen.push(ms))
    const { play } = open(60, [])
    for (const gap of [16, -59_000, 16]) play.frame(gap)
    expect(seen).toEqual([16, 0, 16])
    frame.mockRestore()
  })
  it('does not move while paused, and resumes from an automatic pause only on request', () => {
    const { play, run } = open(60, [])
    run(1)
    const ticks = play.tick
    play.pause('hidden')
    expect(play.view.phase).toBe('paused')
    expect(play.view.pauseReason).toBe('hidden')
    run(5)
    expect(play.tick).toBe(ticks)
    play.resume()
    run(1)
    expect(play.view).toMatchObject({ phase: 'playing', countIn: 1 })
    expect(play.tick).toBe(ticks)
    run(1)
    expect(play.view.countIn).toBe(0)
    expect(play.tick).toBeGreaterThan(ticks + 40)
  })
  it('continues before the third beat with the first press, which counts', () => {
    // The first ten reads of the input are ticks; then each frame of the count-in reads once.
    const { play } = open(60, [13])
    for (let i = 0; i < 10; i++) play.frame(1000 / 60)
    const ticks = play.tick
    play.pause()
    play.resume()
    while (play.tick === ticks) play.frame(1000 / 60)
    expect(play.view.countIn).toBe(0)
    expect(play.world).toMatchObject({ hits: 1 })
  })
  it('has no count-in if nothing moves by itself, and ends it on another pause', () => {
    const { play, run } = open(60, [], { calm: true })
    run(1)
    play.pause()
    play.resume()
    expect(play.view.countIn).toBe(0)
    const { play: other } = open(60, [])
    other.pause()
    other.resume()
    expect(other.view.countIn).toBe(3)
    other.pause()
    expect(other.view.countIn).toBe(0)
    other.restart()
    expect(other.view.countIn).toBe(0)
  })
  it('finishes with the outcome, stores the best, and announces a new best once', () => {
    const { play, run } = open(60, [1, 6, 12])
    run(2)
    const { view } = play
    expect(view.phase).toBe('over')
    expect(view.outcome?.title).toBe('Game Over!')
    expect(view.newBests).toEqual(['Score'])
    expect(view.bests).toEqual({ Score: 3 })
    play.restart()
    expect(view.phase).toBe('playing')
    expect(view.outcome).toBeNull()
    expect((play.world as { hits: number }).hits).toBe(0)
  })
  it('passes a new best to the scene, but not an end without one', () => {
    const { play, seen, run } = open(60, [1, 6, 12, 200, 206, 212])
    run(2)
    expect(seen).toEqual(['hit', 'hit', 'hit', 'NewBest'])
    play.restart()
    run(6)
    expect(play.view).toMatchObject({ phase: 'over', newBests: [] })
    expect(seen.slice(4)).toEqual(['hit', 'hit', 'hit'])
  })
  it('starts the game with the seed in the address, and a new one after it', () => {
    const { play } = open(60, [])
    expect(play.view.seed).toBe(5)
    play.restart()
    expect(play.view.seed).not.toBe(5)
  })
  it('continues when an option is chosen during a game: it applies from the next one', () => {
    const { play, run } = open(60, [])
    run(1)
    const { tick } = play
    play.setOption('mode', 'b')
    play.setOption('mode', 'nonsense')
    expect(play.view).toMatchObject({ options: { mode: 'a' }, chosen: { mode: 'b' } })
    expect(play.tick).toBe(tick)
    play.restart()
    expect(play.view).toMatchObject({ options: { mode: 'b' }, chosen: { mode: 'b' } })
    expect(play.tick).toBe(0)
    play.setOption('mode', 'a')
    play.reset()
    expect(play.view).toMatchObject({ phase: 'ready', options: { mode: 'a' } })
  })
})
