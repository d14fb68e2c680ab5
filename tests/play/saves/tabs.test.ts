/** Saving a game in progress in several tabs, and games from links. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { page } from '../../../src/engine/storage/store/page'
import { adder, begun, freshTab, leaveTab, map, note, open, total } from './tab'

vi.mock('../../../src/ui/toasts/toast', () => ({
  toast: (text: string, options?: { detail?: string }) => note(text, options),
  dropToast: () => undefined,
}))

/** Notifies other tabs of what was written. */
const hear = () => page.onExternalWrite(null)
beforeEach(freshTab)
afterEach(leaveTab)

describe('a game in two tabs', () => {
  it('keeps the newer state when an older tab is closed', async () => {
    const a = await begun([1, 1, 1])
    a.pause('hidden')
    const b = await open()
    expect(total(b)).toBe(3)
    b.resume()
    for (let i = 0; i < 10; i++) b.play(3)
    b.close()
    a.close()
    expect(total(await open())).toBe(33)
  })
  it('shows in the older tab that it continued elsewhere, and continues with the newer state', async () => {
    const a = await begun([1, 1, 1])
    a.pause('hidden')
    const b = await open()
    b.resume()
    b.play(3)
    b.leave()
    hear()
    expect(a.view).toMatchObject({ phase: 'paused', pauseReason: 'elsewhere', newer: true })
    expect(b.view.phase).toBe('playing')
    a.resume()
    await vi.runOnlyPendingTimersAsync()
    expect(a.view).toMatchObject({ phase: 'paused', pauseReason: 'restored' })
    expect(total(a)).toBe(6)
    a.resume()
    a.play(1)
    a.leave()
    hear()
    expect(b.view.pauseReason).toBe('elsewhere')
  })
  it('does not begin a new game over a newer one of another tab before the visitor has seen it', async () => {
    const a = await begun([3])
    for (let i = 0; i < 40; i++) a.play(3)
    expect(a.view.phase).toBe('over')
    a.leave()
    const b = await begun([2])
    b.leave()
    hear()
    a.restart()
    expect(a.view).toMatchObject({ phase: 'paused', pauseReason: 'elsewhere' })
    // Now the visitor has seen it and wants a new game.
    a.restart()
    a.leave()
    hear()
    expect(a.view.phase).toBe('playing')
    expect(b.view).toMatchObject({ pauseReason: 'elsewhere', newer: false })
  })
  it('writes nothing if nothing changed', async () => {
    const a = await begun([1])
    a.leave()
    const saves = () => [...map.keys()].filter((key) => key.startsWith('saves/'))
    const before = saves()
    const b = await open()
    b.close()
    a.pause('hidden')
    const paused = saves()
    vi.advanceTimersByTime(5000)
    a.leave()
    a.close()
    expect(before).toHaveLength(1)
    expect(saves()).toEqual(paused)
    expect(paused).toEqual(before)
  })
  it('is ended by a deletion in another tab, with a message', async () => {
    const a = await begun([1, 2])
    a.leave()
    map.clear()
    map.set('epoch', '1-other')
    a.close()
    expect([...map.keys()]).toEqual(['epoch'])
    const b = await begun([1])
    map.clear()
    map.set('epoch', '2-other')
    hear()
    expect(b.view).toMatchObject({ phase: 'paused', pauseReason: 'ended', newer: false })
    b.resume()
    await vi.runOnlyPendingTimersAsync()
    expect(b.view.phase).toBe('ready')
  })
})

describe('a game from a link', () => {
  it.each([{ seed: 42 }, { position: '50' }])('%o has a separate slot', async (link) => {
    const own = await begun([1, 1])
    own.close()
    const linked = await begun([3, 3], link)
    linked.close()
    expect(total(await open())).toBe(2)
    // The same link continues where it was left; another one begins.
    expect((await open(link)).view.phase).toBe('paused')
    expect((await open({ seed: 43 })).view.phase).toBe('ready')
    const another = await open()
    another.restart()
    another.close()
    expect((await open()).view.phase).toBe('ready')
    expect((await open(link)).view.phase).toBe('paused')
  })
  it('leaves a saved game alone when options are viewed on the start panel', async () => {
    const level = {
      id: 'level',
      label: 'Level',
      initial: 'a',
      choices: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    }
    const game = { ...adder, options: [level] } as TurnGame
    const own = await begun([1], { game, options: { level: 'a' } })
    own.close()
    const asked = await open({ game, options: { level: 'b' }, asked: { level: 'b' } })
    expect(asked.view.phase).toBe('ready')
    asked.setOption('level', 'a')
    asked.close()
    expect((await open({ game, options: { level: 'a' } })).view.phase).toBe('paused')
  })
})
