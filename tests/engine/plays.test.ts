/** Owns the proof of what a play in progress keeps, in one tab and in several, and of what counts for its best results. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TurnGame } from '../../src/engine/core/contract'
import { records } from '../../src/engine/storage/records'
import { allSaves } from '../../src/engine/storage/saves'
import { MOST_STEPS, readSteps, StepsWriter } from '../../src/engine/storage/steps'
import { page } from '../../src/engine/storage/store'
import { History } from '../../src/play/session/history'
import { Recorder } from '../../src/play/session/saving'
import { TurnSession, type TurnStart } from '../../src/play/session/turn'

const told: string[] = []
vi.mock('../../src/ui/toast', () => ({
  toast: (text: string, { detail }: { detail?: string } = {}) =>
    told.push([text, detail].filter(Boolean).join(' ')),
}))

/** Adds 1 to 3 until 100; the score is the sum, the streak counts the threes in a row. */
const adder = {
  kind: 'turn',
  rules: {
    start: () => ({ total: 0, streak: 0 }),
    apply(state: { total: number; streak: number }, move: number) {
      if (![1, 2, 3].includes(move)) return { refused: 'Add 1, 2 or 3.' }
      return { state: { total: state.total + move, streak: move === 3 ? state.streak + 1 : 0 }, events: [] }
    },
    legal: () => [1, 2, 3],
    hud: (state: { total: number; streak: number }) => ({ Score: state.total, Streak: state.streak }),
    outcome: (state: { total: number }) =>
      state.total >= 100 ? { result: 'won', title: 'Done!', results: { Score: state.total } } : null,
    notation: {
      read: (text: string) => ({ total: Number(text), streak: 0 }),
      write: (state: { total: number }) => String(state.total),
    },
  },
  Board: () => null,
  options: [],
  controls: [],
  sounds: {},
  hints: true,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Longest', better: 'higher', label: 'Longest', shown: 'Streak', peak: true },
  ],
  howTo: ['One.', 'Two.', 'Three.'],
} as unknown as TurnGame

const bots = {
  choose: async () => 1 as unknown,
  hint: async () => ({ move: 2, text: 'Add 2.' }),
  start: () => Promise.reject(new Error('these rules start at once')),
  cancel() {},
}

const open = async (extra: Partial<TurnStart> = {}) => {
  const play = new TurnSession({ id: 'adder', game: adder, options: {}, seed: null, ...extra }, bots)
  await play.restore()
  return play
}
/** A tab in which a play was begun with these moves. */
const begun = async (moves: readonly number[], extra: Partial<TurnStart> = {}) => {
  const play = await open(extra)
  play.session.start()
  for (const move of moves) play.play(move)
  return play
}
const total = (play: TurnSession) => (play.state as { total: number }).total
/** Other tabs hear of what was written. */
const hear = () => page.hear(null)

let map: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  map = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => map.set(key, text),
    removeItem: (key: string) => map.delete(key),
    key: (i: number) => [...map.keys()][i] ?? null,
    get length() {
      return map.size
    },
  })
  page.renewAll()
})
afterEach(() => {
  page.parts.clear()
  page.parts.add(records)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a game in two tabs', () => {
  it('keeps the newer play when an older tab is closed', async () => {
    const a = await begun([1, 1, 1])
    a.session.pause('hidden')
    const b = await open()
    expect(total(b)).toBe(3)
    b.session.resume()
    for (let i = 0; i < 10; i++) b.play(3)
    b.close()
    a.close()
    expect(total(await open())).toBe(33)
  })
  it('says in the older tab that it went on elsewhere, and goes on with the newer one', async () => {
    const a = await begun([1, 1, 1])
    a.session.pause('hidden')
    const b = await open()
    b.session.resume()
    b.play(3)
    b.leave()
    hear()
    expect(a.session.view).toMatchObject({ phase: 'paused', pauseReason: 'elsewhere', newer: true })
    expect(b.session.view.phase).toBe('playing')
    a.session.resume()
    await vi.runOnlyPendingTimersAsync()
    expect(a.session.view).toMatchObject({ phase: 'paused', pauseReason: 'restored' })
    expect(total(a)).toBe(6)
    a.session.resume()
    a.play(1)
    a.leave()
    hear()
    expect(b.session.view.pauseReason).toBe('elsewhere')
  })
  it('does not begin a new play over a newer one of another tab before it was seen', async () => {
    const a = await begun([3])
    for (let i = 0; i < 40; i++) a.play(3)
    expect(a.session.view.phase).toBe('over')
    a.leave()
    const b = await begun([2])
    b.leave()
    hear()
    a.session.restart()
    expect(a.session.view).toMatchObject({ phase: 'paused', pauseReason: 'elsewhere' })
    // Now it was seen: a new play is what the visitor wants.
    a.session.restart()
    a.leave()
    hear()
    expect(a.session.view.phase).toBe('playing')
    expect(b.session.view).toMatchObject({ pauseReason: 'elsewhere', newer: false })
  })
  it('writes nothing where nothing changed', async () => {
    const a = await begun([1])
    a.leave()
    const saves = () => [...map.keys()].filter((key) => key.startsWith('saves/'))
    const before = saves()
    const b = await open()
    b.close()
    a.session.pause('hidden')
    const paused = saves()
    vi.advanceTimersByTime(5000)
    a.leave()
    a.close()
    expect(before).toHaveLength(1)
    expect(saves()).toEqual(paused)
    expect(paused).toEqual(before)
  })
  it('is ended by a deletion in another tab, and says so', async () => {
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
    expect(b.session.view).toMatchObject({ phase: 'paused', pauseReason: 'ended', newer: false })
    b.session.resume()
    await vi.runOnlyPendingTimersAsync()
    expect(b.session.view.phase).toBe('ready')
  })
})

describe('a play from a link', () => {
  it.each([{ seed: 42 }, { position: '50' }])('%o has a place of its own', async (link) => {
    const own = await begun([1, 1])
    own.close()
    const linked = await begun([3, 3], link)
    linked.close()
    expect(total(await open())).toBe(2)
    // The same link goes on where it was left; another begins.
    expect((await open(link)).session.view.phase).toBe('paused')
    expect((await open({ seed: 43 })).session.view.phase).toBe('ready')
    const anew = await open()
    anew.session.restart()
    anew.close()
    expect((await open()).session.view.phase).toBe('ready')
    expect((await open(link)).session.view.phase).toBe('paused')
  })
  it('leaves a kept play alone when options are looked at on the start panel', async () => {
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
    expect(asked.session.view.phase).toBe('ready')
    asked.session.setOption('level', 'a')
    asked.close()
    expect((await open({ game, options: { level: 'a' } })).session.view.phase).toBe('paused')
  })
})

describe('a kept play', () => {
  it('is gone when its only move was taken back', async () => {
    const play = await begun([1])
    play.leave()
    expect(Object.keys(allSaves())).toEqual(['adder'])
    play.undo()
    play.close()
    expect(allSaves()).toEqual({})
    expect((await open()).session.view.phase).toBe('ready')
  })
  it('of other rules is told of, and stays until a new play takes its place', async () => {
    ;(await begun([1])).close()
    const game = { ...adder, version: 2 } as TurnGame
    const later = await open({ game })
    expect(later.session.view.phase).toBe('ready')
    expect(told.join()).toContain('It was begun with an earlier version of this game.')
    later.close()
    expect(allSaves().adder).toMatchObject({ rules: 1 })
    ;(await begun([1], { game })).close()
    told.length = 0
    expect((await open()).session.view.phase).toBe('ready')
    expect(told.join()).toContain('Reload the page to get that version.')
  })
  it('of a newer program is left as it is', async () => {
    map.set('saves/adder/000000007-newer', JSON.stringify({ version: 3, epoch: '', data: 'unknown here' }))
    const play = await begun([1, 2])
    play.close()
    expect([...map.keys()].filter((key) => key.startsWith('saves/'))).toEqual(['saves/adder/000000007-newer'])
  })
  it('that is damaged gives way to the state before it, and its text stays', async () => {
    ;(await begun([1, 2])).close()
    map.set('saves/adder/000000099-other', '{"version":2,"epo')
    const play = await open()
    expect(total(play)).toBe(3)
    play.session.resume()
    play.play(3)
    play.close()
    expect(map.get('saves/adder/000000099-other.unreadable')).toBe('{"version":2,"epo')
    expect(total(await open())).toBe(6)
  })
  it('is built again in slices, the same to the last move', async () => {
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
    expect(again.session.view.undone).toBe(7)
  })
  it('is kept up to its bound, and read no further', () => {
    const writer = new StepsWriter()
    for (let i = 0; i < MOST_STEPS + 10; i++) writer.add([i % 5, i * 7, i % 2 === 0])
    const steps = readSteps(writer.text())
    expect(steps).toHaveLength(MOST_STEPS)
    expect(steps?.[12_345]).toEqual([12_345 % 5, 12_345 * 7, false])
    const { moves, steps: text } = writer.text()
    expect(readSteps({ moves, steps: `${text} 0.0` })).toBeNull()
    expect(readSteps({ moves: [], steps: '0.0' })).toBeNull()
    expect(readSteps({ moves: [1], steps: '0.0 x' })).toBeNull()
  })
  it('is told once that it is too long', () => {
    const history = new History<unknown, unknown>(0)
    const recorder = new Recorder()
    const add = (count: number) => {
      for (let i = 0; i < count; i++) history.push({ move: 1, at: i, own: true, state: i, events: [] })
    }
    add(MOST_STEPS)
    expect(recorder.take(history)).toBe(false)
    add(1)
    expect(recorder.take(history)).toBe(true)
    add(1)
    expect(recorder.take(history)).toBe(false)
  })
})

describe('best results', () => {
  const bests = () => records.get().adder?.['']?.best
  it('rise live, and count when a play is restarted or left', async () => {
    const play = await begun([3, 3, 1])
    expect(play.session.view.bests).toEqual({ Best: 7, Longest: 2 })
    play.session.restart()
    expect(bests()).toEqual({ Score: 7, Longest: 2 })
    for (const move of [3, 3, 3]) play.play(move)
    play.close()
    expect(bests()).toEqual({ Score: 9, Longest: 3 })
    expect(records.get().adder?.['']?.plays).toBe(0)
  })
  it('are told as new at the end, also when the page was left meanwhile', async () => {
    const play = await begun(Array.from({ length: 30 }, () => 3))
    play.leave()
    for (let i = 0; i < 4; i++) play.play(3)
    expect(play.session.view).toMatchObject({ phase: 'over', newBests: ['Score'], bests: { Best: 102 } })
    expect(records.get().adder?.['']?.plays).toBe(1)
  })
  it('are kept by plays without help alone; the help goes with the play', async () => {
    const play = await begun([3, 3])
    play.undo()
    await play.hint()
    play.play(3)
    expect(play.session.view).toMatchObject({ hints: 1, undone: 1, bests: {} })
    play.close()
    expect(bests()).toBeUndefined()
    const again = await open()
    expect(again.session.view).toMatchObject({ hints: 1, undone: 1 })
    again.session.resume()
    for (let i = 0; i < 34; i++) again.play(3)
    expect(again.session.view).toMatchObject({ phase: 'over', newBests: [], bests: {} })
    expect(again.session.view.status).toContain('Played with 1 hint, 1 undone.')
    expect(records.get().adder?.['']).toEqual({ plays: 1, best: {} })
    again.session.restart()
    expect(again.session.view).toMatchObject({ hints: 0, undone: 0 })
  })
})
