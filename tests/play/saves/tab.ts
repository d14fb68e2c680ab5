/** A tab with a small game and a storage, for tests of saved games. */
import { vi } from 'vitest'
import type { TurnGame } from '../../../src/engine/core/game/contract'
import { page } from '../../../src/engine/storage/store/page'
import { records } from '../../../src/engine/storage/values/records'
import { TurnSession, type TurnStart } from '../../../src/play/session/turns/turnSession'
import { memoryStorage } from '../../site/storage'

export const toastTexts: string[] = []
/** Replaces the toasts and records them. */
export const note = (text: string, { detail }: { detail?: string } = {}) =>
  toastTexts.push([text, detail].filter(Boolean).join(' '))

/** Adds 1 to 3 until 100; the score is the sum, the streak counts the threes in a row. */
export const adder = {
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
  stats: {},
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

export const open = async (extra: Partial<TurnStart> = {}) => {
  const play = new TurnSession({ id: 'adder', game: adder, options: {}, seed: null, ...extra }, bots)
  await play.restore()
  return play
}

/** A tab with a game begun with these moves. */
export const begun = async (moves: readonly number[], extra: Partial<TurnStart> = {}) => {
  const play = await open(extra)
  play.start()
  for (const move of moves) play.play(move)
  return play
}

export const total = (play: TurnSession) => (play.state as { total: number }).total
export let map: Map<string, string>
/** Empties the storage, before each test. */
export function freshTab() {
  vi.useFakeTimers()
  toastTexts.length = 0
  map = new Map()
  vi.stubGlobal('localStorage', memoryStorage(map))
  page.reset()
}

/** Resets the stubs, after each test. */
export function leaveTab() {
  page.resources.clear()
  page.resources.add(records)
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
