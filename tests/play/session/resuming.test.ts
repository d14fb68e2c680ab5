/** Resuming games: after a pause, in a later visit, from a position. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { History, rebuild } from '../../../src/play/session/turns/history'
import { adder, cleared, freshPage, reopened, type Sum, toastTexts, turn } from './small'

beforeEach(freshPage)
afterEach(cleared)

describe('a resumed turn-based session', () => {
  it('restarts what a pause interrupted, even after a reload', async () => {
    const game = {
      ...adder,
      rules: { ...adder.rules, interrupted: (state: Sum) => (state.rest ? 'rest' : null) },
    } as unknown as TurnGame
    const play = turn({ game })
    play.start()
    play.play(3)
    expect(play.state).toMatchObject({ rest: true })
    play.pause('asked')
    play.resume()
    expect(play.state).toMatchObject({ rest: false })
    play.play(3)
    play.close()
    const later = await reopened({ game })
    expect(later.state).toMatchObject({ total: 6, rest: true })
    later.resume()
    expect(later.state).toMatchObject({ total: 6, rest: false })
    later.close()
  })
  it('resumes after a reload, paused, with its history and its clock', async () => {
    const first = turn()
    first.start()
    first.play(1)
    vi.advanceTimersByTime(3000)
    first.play(2)
    first.close()
    expect((await reopened({ asked: { opponent: 'easy' } })).view.phase).toBe('ready')
    const second = await reopened()
    expect(second.view.phase).toBe('paused')
    expect(second.view.pauseReason).toBe('restored')
    expect(second.state).toMatchObject({ total: 3 })
    expect(second.playedMs).toBeGreaterThanOrEqual(2900)
    second.resume()
    second.undo()
    expect(second.state).toMatchObject({ total: 1 })
    second.reset()
    second.close()
    expect((await reopened()).view.phase).toBe('ready')
  })
  it('is not lost with its page, unless there is no storage', async () => {
    const first = turn()
    expect(first.saveBeforeLeaving()).toBe(true)
    first.start()
    first.play(1)
    first.pause('asked')
    expect(first.saveBeforeLeaving()).toBe(true)
    // Saved at once: a page may end without an event.
    expect((await reopened()).state).toMatchObject({ total: 1 })
    vi.stubGlobal('localStorage', undefined)
    const blocked = turn()
    blocked.start()
    blocked.play(1)
    expect(blocked.saveBeforeLeaving()).toBe(false)
    for (const move of [3, 3, 3]) {
      blocked.play(move)
      vi.advanceTimersByTime(1000)
    }
    expect(blocked.view.phase).toBe('over')
    expect(blocked.saveBeforeLeaving()).toBe(true)
  })
  it('resumes although an option of the rules was added since, and keeps its bests', async () => {
    const first = turn()
    first.start()
    for (const move of [2, 2, 2, 2, 2]) first.play(move)
    const bests = { ...first.view.bests }
    expect(bests).toHaveProperty('Time')
    first.restart()
    first.play(2)
    first.close()
    const size = {
      id: 'size',
      label: 'Size',
      initial: 's',
      choices: ['s', 'm'].map((value) => ({ value, label: value })),
    }
    const game = { ...adder, options: [...adder.options, { ...size, later: true }] } as unknown as TurnGame
    const options = { opponent: 'two', size: 'm' }
    // An option that was chosen since applies to the next game.
    const second = await reopened({ game, options })
    expect(second.view).toMatchObject({ phase: 'paused', options: { size: 's' }, bests })
    second.close()
    expect((await reopened({ game, options, asked: { size: 's' } })).view.phase).toBe('paused')
    expect((await reopened({ game, options, asked: { size: 'm' } })).view.phase).toBe('ready')
    const other = await reopened({ game, options, asked: { size: 'm' } })
    expect(other.view.bests).toEqual({})
    other.close()
    // An option that is not a later one should have been in the saved game.
    const strict = { ...adder, options: [...adder.options, size] } as unknown as TurnGame
    expect((await reopened({ game: strict })).view.phase).toBe('ready')
  })
  it('resumes although an option of the view was added since', async () => {
    const first = turn()
    first.start()
    first.play(2)
    first.close()
    const facing = {
      id: 'facing',
      label: 'Board',
      initial: 'still',
      view: true,
      choices: [{ value: 'still', label: 'Still' }],
    } as const
    const game = { ...adder, options: [...adder.options, facing] } as unknown as TurnGame
    const later = await reopened({ game, options: { opponent: 'friend', facing: 'still' } })
    expect(later.state).toMatchObject({ total: 2 })
    expect(later.view.options).toMatchObject({ facing: 'still' })
    later.close()
  })
  it('counts the time in the state before the reload', async () => {
    const first = turn()
    first.start()
    first.play(3)
    vi.advanceTimersByTime(400)
    first.pause()
    const second = await reopened()
    second.resume()
    vi.advanceTimersByTime(150)
    expect(second.state).toMatchObject({ total: 3, rest: false })
    second.close()
  })
  it('starts from a position in the address, and reports an invalid one', () => {
    const play = turn({ position: '7' })
    expect(play.state).toMatchObject({ total: 7 })
    play.start()
    expect(play.state).toMatchObject({ total: 7 })
    expect(play.position).toBe('7')
    play.close()
    const bad = turn({ position: 'abc' })
    expect(toastTexts).toContain("'abc' is not a digit.")
    expect(bad.state).toMatchObject({ total: 0 })
  })
  it('says that it starts as somebody set it up, until something else is chosen', () => {
    const play = turn({ position: '7' })
    expect(play.view.setUp).toBe(true)
    play.setOption('opponent', 'easy')
    expect(play.view.setUp).toBe(false)
    play.close()
    const again = turn({ position: '7' })
    again.start()
    again.reset()
    expect([again.state, again.view.setUp]).toMatchObject([{ total: 0 }, false])
    again.close()
    expect(turn({ position: 'abc' }).view.setUp).toBe(false)
  })
})

describe('history', () => {
  it('refuses a saved game that the rules no longer accept', async () => {
    const initial = adder.rules.start({}, 1)
    expect(
      (
        await rebuild(adder.rules, initial, [
          [1, 0, true],
          [2, 5, true],
        ])
      )?.state,
    ).toMatchObject({ total: 3 })
    expect(
      await rebuild(adder.rules, initial, [
        [1, 0, true],
        ['x', 5, true],
      ]),
    ).toBeNull()
    expect(new History(initial).canUndo).toBe(false)
  })
})
