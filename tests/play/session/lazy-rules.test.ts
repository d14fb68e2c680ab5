/** Rules that only some options need: no game uses them before they are loaded. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { LazyPart } from '../../../src/engine/core/game/lazyRules'
import { completeOptions } from '../../../src/engine/core/game/option'
import { findGame } from '../../../src/games/catalog'
import { TurnSession } from '../../../src/play/session/turns/turnSession'
import { adder, bots, cleared, freshPage, toastTexts } from './small'

beforeEach(freshPage)
afterEach(cleared)

const makers = { start: () => Promise.reject(new Error('nobody makes starts')) }

/** A game whose levels are loaded later, and a function that loads them. */
function slow() {
  const line = { asked: 0, come: (_: { first: number }) => {}, fail: (_: Error) => {} }
  const late = new LazyPart(
    () =>
      new Promise<{ first: number }>((resolve, reject) => {
        line.asked++
        Object.assign(line, { come: resolve, fail: reject })
      }),
    ({ opponent }) => opponent !== 'two',
  )
  const start = ({ opponent }: { opponent?: string }) => ({
    total: opponent === 'two' ? 0 : late.part.first,
    turn: 0,
    rest: false,
  })
  const game = { ...adder, lazyRules: late, rules: { ...adder.rules, start } } as unknown as TurnGame
  const open = (opponent: string) =>
    TurnSession.create({ id: 'adder', game, options: { opponent }, seed: null }, bots, makers)
  return { line, late, open }
}

/** Whether a promise has settled after all pending tasks. */
async function settles(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  void promise.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

describe('rules that only some options need', () => {
  it('do not delay games without them', async () => {
    const { line, late, open } = slow()
    const play = await open('two')
    expect(line.asked).toBe(0)
    expect(() => late.part).toThrow('before it was loaded')
    play.close()
  })
  it('are loaded before a game that needs them is opened or resumed', async () => {
    const first = slow()
    const opening = first.open('easy')
    expect(await settles(opening)).toBe(false)
    first.line.come({ first: 2 })
    const play = await opening
    expect(play.state).toMatchObject({ total: 2 })
    play.start()
    play.play(1)
    const kept = play.state
    play.close()
    // A later visit finds it saved, whatever is chosen there.
    const second = slow()
    const later = second.open('two')
    expect(await settles(later)).toBe(false)
    second.line.come({ first: 2 })
    expect((await later).state).toEqual(kept)
    ;(await later).close()
  })
  it('are loaded before an option that needs them applies', async () => {
    const { line, open } = slow()
    const play = await open('two')
    play.setOption('opponent', 'easy')
    expect(play.view.chosen.opponent).toBe('two')
    line.come({ first: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(play.view.options.opponent).toBe('easy')
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('are loaded before another game begins with options that need them', async () => {
    const { line, open } = slow()
    const play = await open('two')
    play.startWith({ opponent: 'easy' })
    expect(play.view.phase).toBe('ready')
    line.come({ first: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(play.view).toMatchObject({ phase: 'playing', options: { opponent: 'easy' } })
    play.close()
  })
  it('that fail to load are reported, change nothing, and are requested again', async () => {
    const { line, open } = slow()
    const play = await open('two')
    play.setOption('opponent', 'easy')
    line.fail(new Error('offline'))
    await vi.advanceTimersByTimeAsync(0)
    expect(toastTexts).toEqual(['Couldn’t load: Rules'])
    expect(play.view.chosen.opponent).toBe('two')
    play.start()
    expect(play.view.phase).toBe('playing')
    play.reset()
    play.setOption('opponent', 'easy')
    line.come({ first: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(line.asked).toBe(2)
    expect(play.view.options.opponent).toBe('easy')
    play.close()
  })
  it.each(['chess', 'word-guessing'])('are not requested by the initial options of %s', async (id) => {
    const game = (await findGame(id)?.open())?.default
    const first = completeOptions(game?.options ?? [])
    expect(game?.lazyRules?.lacks(first)).toBe(false)
    expect(() => game?.lazyRules?.part).toThrow('before it was loaded')
  })
})
