/** Owns what is proved of rules that only some options ask for: nothing is played by them before they are there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { LazyPart } from '../../../src/engine/core/game/lazyRules'
import { findGame } from '../../../src/games/catalog'
import { defaultOptions } from '../../../src/play/session/core/options'
import { openTurn } from '../../../src/play/session/turns/openTurn'
import { adder, bots, cleared, freshPage, told } from './small'

beforeEach(freshPage)
afterEach(cleared)

const makers = { start: () => Promise.reject(new Error('nobody makes starts')) }

/** A game whose levels come late, and the line that they come by. */
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
  const game = { ...adder, late, rules: { ...adder.rules, start } } as unknown as TurnGame
  const open = (opponent: string) =>
    openTurn({ id: 'adder', game, options: { opponent }, seed: null }, bots, makers)
  return { line, late, open }
}

/** Whether a promise has settled once all that waits for nothing else has run. */
async function settles(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  void promise.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

describe('a part of the rules that only some options ask for', () => {
  it('is no reason to wait for who plays without it', async () => {
    const { line, late, open } = slow()
    const play = await open('two')
    expect(line.asked).toBe(0)
    expect(() => late.part).toThrow('before it was loaded')
    play.close()
  })
  it('is there before a play by it is opened, or gone on with', async () => {
    const first = slow()
    const opening = first.open('easy')
    expect(await settles(opening)).toBe(false)
    first.line.come({ first: 2 })
    const play = await opening
    expect(play.state).toMatchObject({ total: 2 })
    play.session.start()
    play.play(1)
    const kept = play.state
    play.close()
    // A later visit finds it kept, whatever is chosen there.
    const second = slow()
    const later = second.open('two')
    expect(await settles(later)).toBe(false)
    second.line.come({ first: 2 })
    expect((await later).state).toEqual(kept)
    ;(await later).close()
  })
  it('is there before an option counts that asks for it', async () => {
    const { line, open } = slow()
    const play = await open('two')
    const { session } = play
    session.setOption('opponent', 'easy')
    expect(session.view.chosen.opponent).toBe('two')
    line.come({ first: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.view.options.opponent).toBe('easy')
    expect(play.state).toMatchObject({ total: 2 })
    play.close()
  })
  it('is there before another play begins with options that ask for it', async () => {
    const { line, open } = slow()
    const play = await open('two')
    const { session } = play
    session.startWith({ opponent: 'easy' })
    expect(session.view.phase).toBe('ready')
    line.come({ first: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.view).toMatchObject({ phase: 'playing', options: { opponent: 'easy' } })
    play.close()
  })
  it('that does not come is told of, changes nothing, and is asked for again', async () => {
    const { line, open } = slow()
    const play = await open('two')
    const { session } = play
    session.setOption('opponent', 'easy')
    line.fail(new Error('offline'))
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['These rules could not be loaded'])
    expect(session.view.chosen.opponent).toBe('two')
    session.start()
    expect(session.view.phase).toBe('playing')
    session.reset()
    session.setOption('opponent', 'easy')
    line.come({ first: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(line.asked).toBe(2)
    expect(session.view.options.opponent).toBe('easy')
    play.close()
  })
  it.each(['chess', 'word-guessing'])('is not asked for by the first options of %s', async (id) => {
    const game = (await findGame(id)?.open())?.default
    const first = defaultOptions(game?.options ?? [])
    expect(game?.lazyRules?.lacks(first)).toBe(false)
    expect(() => game?.lazyRules?.part).toThrow('before it was loaded')
  })
})
