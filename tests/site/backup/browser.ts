/** Browsers with data, for the tests of export, import, and deletion. */
import { vi } from 'vitest'
import { memoryStorage, type TestStorage } from '../storage'

export let storage: TestStorage
export const SETTINGS = {
  theme: 'dark',
  effects: 0.5,
  music: 0,
  muted: false,
  motion: 'system',
  vibration: true,
  hand: 'left',
  controlSize: 1.2,
  stick: true,
  bindings: { snake: { 'left@1': { keys: ['KeyJ'] } } },
  options: { snake: { walls: 'wrap' } },
}

export const FULL: Record<string, string> = {
  gameFavorites: '["/games/snake"]',
  recentlyPlayed: '["/games/snake","/games/2048"]',
  customGames:
    '[{"id":"custom-1","title":"A","description":"b","iconName":"Star","difficulty":"Easy","players":"1 Player"}]',
  records: JSON.stringify({ version: 1, data: { snake: { '': { plays: 3, best: { Score: 120 } } } } }),
  results: JSON.stringify({
    version: 1,
    data: {
      snake: {
        plays: 3,
        won: 0,
        lost: 0,
        tied: 0,
        ms: 9000,
        last: { a: { date: 1, result: 'over', figures: { Score: 120 }, set: '' } },
        spread: {},
      },
    },
  }),
  daily: JSON.stringify({
    version: 1,
    data: { '2026-12-01': { snake: { result: 'over', figure: 120, of: 'Score', date: 1 } } },
  }),
  // Unknown trophies of older or newer versions are kept.
  trophies: JSON.stringify({
    version: 1,
    data: { snake: { grown: 1e12, gone: 2e12 }, 'no-game': { any: 1 } },
  }),
  practice: JSON.stringify({ version: 1, data: { chess: { 'a-_Z': { kind: 'mate', added: 20_000 } } } }),
  groups: JSON.stringify({
    version: 1,
    data: { 'snake 7 speed=slow': { '12.a-_Z': true, '1023.b': false } },
  }),
  'saves/2048/1-abc': JSON.stringify({
    version: 2,
    epoch: '',
    data: { seed: 1, options: {}, moves: ['left'], steps: '0.k', at: 20, rules: 1, hints: 0, undone: 0 },
  }),
  settings: JSON.stringify({ version: 1, data: SETTINGS }),
  'whack-a-mole-high-score': '12',
}

export const SAVE = { seed: 1, options: {}, moves: [], at: 2 }

export async function open(initial: Record<string, string>) {
  vi.resetModules()
  storage = memoryStorage(initial)
  vi.stubGlobal('localStorage', storage)
  const settings = await import('../../../src/site/settings/data/backup')
  return { ...settings, ...(await import('../../../src/site/settings/data/deletion')) }
}

export function contents(): Record<string, string | null> {
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, i) => storage.key(i) as string).map((key) => [
      key,
      storage.getItem(key),
    ]),
  )
}

export const file = (data: object, rest: object = {}) =>
  JSON.stringify({ app: 'pocket-arcade', format: 1, data, ...rest })
