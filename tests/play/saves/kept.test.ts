/** Saving a game in progress in one tab, and what counts for its best results. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { records } from '../../../src/engine/storage/values/records'
import { allSaves } from '../../../src/engine/storage/values/saves'
import { MAX_STEPS, readSteps, StepsWriter } from '../../../src/engine/storage/values/steps'
import { History } from '../../../src/play/session/turns/history'
import { MovesWriter } from '../../../src/play/session/turns/savedTurns'
import { playedTexts } from '../../../src/play/texts/played'
import { sessionTexts } from '../../../src/play/texts/session'
import { adder, begun, freshTab, leaveTab, map, note, open, toastTexts, total } from './tab'

vi.mock('../../../src/ui/toasts/toast', () => ({
  toast: (text: string, options?: { detail?: string }) => note(text, options),
  dropToast: () => undefined,
}))

beforeEach(freshTab)
afterEach(leaveTab)

describe('a saved game', () => {
  it('is gone when its only move was undone', async () => {
    const play = await begun([1])
    play.leave()
    expect(Object.keys(allSaves())).toEqual(['adder'])
    play.undo()
    play.close()
    expect(allSaves()).toEqual({})
    expect((await open()).view.phase).toBe('ready')
  })
  it('with other rules is reported, and stays until a new game replaces it', async () => {
    ;(await begun([1])).close()
    const game = { ...adder, version: 2 } as TurnGame
    const later = await open({ game })
    expect(later.view.phase).toBe('ready')
    expect(toastTexts.join()).toContain(sessionTexts.cannotResume.older)
    later.close()
    expect(allSaves().adder).toMatchObject({ rules: 1 })
    ;(await begun([1], { game })).close()
    toastTexts.length = 0
    expect((await open()).view.phase).toBe('ready')
    expect(toastTexts.join()).toContain(sessionTexts.cannotResume.newer)
  })
  it('of a newer version is left unchanged', async () => {
    map.set('saves/adder/000000007-newer', JSON.stringify({ version: 3, epoch: '', data: 'unknown here' }))
    const play = await begun([1, 2])
    play.close()
    expect([...map.keys()].filter((key) => key.startsWith('saves/'))).toEqual(['saves/adder/000000007-newer'])
  })
  it('that is damaged is replaced by the state before it, and its text is kept', async () => {
    ;(await begun([1, 2])).close()
    map.set('saves/adder/000000099-other', '{"version":2,"epo')
    const play = await open()
    expect(total(play)).toBe(3)
    play.resume()
    play.play(3)
    play.close()
    expect(map.get('saves/adder/000000099-other.unreadable')).toBe('{"version":2,"epo')
    expect(total(await open())).toBe(6)
  })
  it('is rebuilt in slices, to the last move', async () => {
    const moves = Array.from({ length: 300 }, (_, i) => (i % 3) + 1)
    const game = { ...adder, rules: { ...adder.rules, outcome: () => null } } as TurnGame
    const play = await begun(moves, { game })
    for (let i = 0; i < 7; i++) play.undo()
    play.redo()
    play.play(1)
    play.close()
    const again = await open({ game })
    expect(total(again)).toBe(total(play))
    expect(again.length).toBe(play.length)
    expect(again.view.undone).toBe(7)
  })
  it('is saved up to its limit, and read no further', () => {
    const writer = new StepsWriter()
    for (let i = 0; i < MAX_STEPS + 10; i++) writer.add([i % 5, i * 7, i % 2 === 0])
    const steps = readSteps(writer.text())
    expect(steps).toHaveLength(MAX_STEPS)
    expect(steps?.[12_345]).toEqual([12_345 % 5, 12_345 * 7, false])
    const { moves, steps: text } = writer.text()
    expect(readSteps({ moves, steps: `${text} 0.0` })).toBeNull()
    expect(readSteps({ moves: [], steps: '0.0' })).toBeNull()
    expect(readSteps({ moves: [1], steps: '0.0 x' })).toBeNull()
  })
  it('is reported once when it is too long', () => {
    const history = new History(0)
    const recorder = new MovesWriter()
    const add = (count: number) => {
      for (let i = 0; i < count; i++) history.push({ move: 1, at: i, own: true, state: i, events: [] })
    }
    add(MAX_STEPS)
    expect(recorder.take(history)).toBe(false)
    add(1)
    expect(recorder.take(history)).toBe(true)
    add(1)
    expect(recorder.take(history)).toBe(false)
  })
})

describe('best results', () => {
  const bests = () => records.get().adder?.['']?.best
  it('rise during a game, and count when it is restarted or left', async () => {
    const play = await begun([3, 3, 1])
    // The first game has none that it could rise above.
    expect(play.view.bests).toEqual({})
    play.restart()
    expect(bests()).toEqual({ Score: 7, Longest: 2 })
    expect(play.view.bests).toEqual({ Score: 7, Longest: 2 })
    for (const move of [3, 3, 3]) play.play(move)
    expect(play.view.bests).toEqual({ Score: 9, Longest: 3 })
    play.close()
    expect(bests()).toEqual({ Score: 9, Longest: 3 })
    expect(records.get().adder?.['']?.plays).toBe(0)
  })
  it('are announced as new at the end, even if the page was left meanwhile', async () => {
    const play = await begun(Array.from({ length: 30 }, () => 3))
    play.leave()
    for (let i = 0; i < 4; i++) play.play(3)
    expect(play.view).toMatchObject({ phase: 'over', newBests: ['Score'], bests: { Score: 102 } })
    expect(records.get().adder?.['']?.plays).toBe(1)
  })
  it('count only without help; the help is saved with the game', async () => {
    const play = await begun([3, 3])
    play.undo()
    await play.hint()
    play.play(3)
    expect(play.view).toMatchObject({ hints: 1, undone: 1, bests: {} })
    play.close()
    expect(bests()).toBeUndefined()
    const again = await open()
    expect(again.view).toMatchObject({ hints: 1, undone: 1 })
    again.resume()
    for (let i = 0; i < 34; i++) again.play(3)
    expect(again.view).toMatchObject({ phase: 'over', newBests: [], bests: {} })
    expect(again.view.status).toContain(playedTexts.playedWith([playedTexts.hints(1), playedTexts.undone(1)]))
    expect(records.get().adder?.['']).toEqual({ plays: 1, best: {} })
    again.restart()
    expect(again.view).toMatchObject({ hints: 0, undone: 0 })
  })
})
