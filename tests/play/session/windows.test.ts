/** Real-time games in windows of any size, and saved for a later visit. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RealtimeGame, Size } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import type { RealtimeInput } from '../../../src/engine/core/replay/replay'
import { ReplayPlayer } from '../../../src/engine/core/replay/replayPlayer'
import { SceneClock } from '../../../src/engine/stage/clock'
import { page } from '../../../src/engine/storage/store/page'
import { allWorlds, worldSlot } from '../../../src/engine/storage/values/worlds'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { sessionTexts } from '../../../src/play/texts/session'
import { cleared, counter, freshPage, toastTexts } from './small'

beforeEach(freshPage)
afterEach(cleared)

describe('a real-time session in a window', () => {
  it('passes a new size to rules that can resize, pauses when the window was rotated, and replays the same', () => {
    const game = {
      ...counter,
      size: 'window',
      rules: {
        ...counter.rules,
        start: (_: unknown, __: number, size: Size) => ({ ticks: 0, hits: 0, width: size.width, sum: 0 }),
        step(world: { ticks: number; width: number; sum: number }) {
          world.ticks++
          world.sum += world.width
        },
        resize: (world: { width: number }, { width }: Size) => Object.assign(world, { width }),
      },
    } as unknown as RealtimeGame
    const play = new RealtimeSession(
      { id: 'counter', game, options: { mode: 'a' }, seed: 5 },
      { width: 100, height: 60 },
      new SceneClock(),
      () => NO_INPUT,
    )
    play.start()
    for (let n = 0; n < 10; n++) play.step()
    play.resize({ width: 120, height: 60 })
    expect(play.view.phase).toBe('playing')
    for (let n = 0; n < 10; n++) play.step()
    play.resize({ width: 60, height: 120 })
    expect(play.view).toMatchObject({ phase: 'paused', pauseReason: 'turned' })
    play.resume()
    for (let n = 0; n < 10; n++) play.step()
    expect(play.world).toMatchObject({ width: 60, sum: 10 * (100 + 120 + 60) })
    const { seed } = play.view
    const again = new ReplayPlayer(game.rules, {}, seed, play.input as RealtimeInput)
    expect(again.to(play.tick).world).toEqual(play.world)
    expect(again.size).toEqual(play.size)
    // A new game begins in the current window.
    play.restart()
    expect(play.world).toMatchObject({ width: 60, sum: 0 })
  })
})

describe('a saved real-time session', () => {
  const game = {
    ...counter,
    size: 'window',
    rules: {
      ...counter.rules,
      start: (_: unknown, __: number, { width }: Size) => ({ ticks: 0, hits: 0, width }),
      resume: (saved: { ticks?: number }, _: unknown, { width }: Size) =>
        typeof saved?.ticks === 'number' ? { ticks: saved.ticks, hits: 0, width } : null,
      resize: (world: object, { width }: Size) => ({ ...world, width }),
    },
  } as unknown as RealtimeGame
  const open = (width = 100) =>
    new RealtimeSession(
      { id: 'counter', game, options: { mode: 'a' }, seed: null },
      { width, height: 60 },
      new SceneClock(),
      () => NO_INPUT,
    )
  it('is resumed in a later visit, paused, in a window of another size; a new game drops it', () => {
    const first = open()
    expect(first.view.phase).toBe('ready')
    first.start()
    for (let n = 0; n < 30; n++) first.step()
    first.close()
    const second = open(80)
    expect(second.view).toMatchObject({
      phase: 'paused',
      pauseReason: 'restored',
      seed: first.view.seed,
    })
    expect(second.world).toEqual({ ticks: 30, hits: 0, width: 80 })
    second.resume()
    second.step()
    const { scene } = second.view
    second.resize({ width: 90, height: 60 })
    expect(second.world).toEqual({ ticks: 31, hits: 0, width: 90 })
    expect(second.view.scene).toBe(scene + 1)
    second.restart()
    second.close()
    expect(open().view.phase).toBe('paused')
    second.reset()
    page.flushAll()
    expect(open().view.phase).toBe('ready')
  })
  it('is reported if the rules refuse it', () => {
    const keep = (mode: string, world: unknown, rules = 1) => {
      const slot = worldSlot('counter')
      slot.claim()
      slot.keep(() => ({ seed: 1, options: { mode }, world, rules }))
      slot.close()
    }
    keep('a', { ticks: 1 })
    expect(open().view.phase).toBe('paused')
    keep('a', { ticks: 'many' })
    expect(open().view.phase).toBe('ready')
    keep('gone', { ticks: 1 })
    expect(open().view.phase).toBe('ready')
    keep('a', { ticks: 1 }, 2)
    expect(open().view.phase).toBe('ready')
    expect(toastTexts.filter((text) => text === sessionTexts.cannotResume.text)).toHaveLength(3)
    // It stays until a new game replaces it.
    expect(allWorlds().counter).toMatchObject({ rules: 2 })
    open().start()
    page.flushAll()
    expect(allWorlds()).toEqual({})
  })
})
