/** Games that are slow to start: the worker prepares them, one game ahead. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { adder, bots, cleared, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

describe('a game that is slow to start', () => {
  let here = 0
  let there = 0
  const start = (_: object, seed: number) => ({ total: seed % 5, turn: 0, rest: false })
  const game = {
    ...adder,
    slowStart: true,
    rules: {
      ...adder.rules,
      start: (options: object, seed: number) => {
        here++
        return start(options, seed)
      },
    },
  } as unknown as TurnGame
  const makers = {
    start: vi.fn(async ({ options, seed }: { options: object; seed: number }) => {
      there++
      return start(options, seed) as unknown
    }),
  }
  const open = () =>
    TurnSession.create({ id: 'adder', game, options: { opponent: 'two' }, seed: null }, bots, makers)
  beforeEach(() => {
    here = 0
    there = 0
  })

  it('is made by the worker, one game ahead, and is the same as by the rules', async () => {
    const play = await open()
    expect(play.state).toEqual(start({}, play.view.seed))
    play.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(there).toBe(2)
    const { nextSeed } = play
    play.play(1)
    play.restart()
    expect(play.view.seed).toBe(nextSeed)
    expect(play.state).toEqual(start({}, nextSeed))
    await vi.advanceTimersByTimeAsync(0)
    // Back to the start panel, with another option.
    play.reset()
    play.setOption('opponent', 'easy')
    await vi.advanceTimersByTimeAsync(0)
    expect(play.state).toEqual(start({}, play.view.seed))
    play.start()
    play.play(1)
    const kept = play.state
    play.close()
    const later = await open()
    expect(later.view.phase).toBe('paused')
    expect(later.state).toEqual(kept)
    later.close()
    expect(here).toBe(0)
  })
  it('is made here if the worker fails', async () => {
    makers.start.mockRejectedValueOnce(new Error('no worker'))
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const play = await open()
    expect(here).toBe(1)
    expect(play.state).toEqual(start({}, play.view.seed))
    play.close()
    complaint.mockRestore()
  })
})
