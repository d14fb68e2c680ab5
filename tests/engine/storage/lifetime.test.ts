/** A lifetime ends with every deletion or import, in any tab, and with nothing else. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EPOCH_KEY } from '../../../src/engine/storage/store/epoch'
import { Lifetime, onDataEnded } from '../../../src/engine/storage/store/lifetime'
import { page } from '../../../src/engine/storage/store/page'
import { deleteData, replaceData } from '../../../src/engine/storage/store/replaceData'
import { addReplay } from '../../../src/play/replay/stored/replayStore'
import { memoryStorage } from '../../site/storage'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  page.reset()
})
afterEach(() => vi.unstubAllGlobals())

it.each<[string, () => void, boolean]>([
  ['nothing', () => {}, false],
  ['another key written', () => localStorage.setItem('records', '{}'), false],
  ['a deletion here', () => deleteData(page, () => false), true],
  ['an import here', () => replaceData(page, [], () => [['a', 'b']]), true],
  ['a deletion in another tab', () => localStorage.setItem(EPOCH_KEY, '7-other'), true],
])('%s: over is as it should be', (_name, act, over) => {
  const life = new Lifetime()
  act()
  expect(life.over).toBe(over)
  expect(new Lifetime().over).toBe(false)
})
it('never ends while storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(new Lifetime().over).toBe(false)
})
it('reports deletions in other tabs until it is stopped', () => {
  const heard = vi.fn()
  const stop = onDataEnded(heard)
  localStorage.setItem(EPOCH_KEY, '8-other')
  page.onExternalWrite(EPOCH_KEY)
  stop()
  localStorage.setItem(EPOCH_KEY, '9-other')
  page.onExternalWrite(EPOCH_KEY)
  expect(heard).toHaveBeenCalledTimes(1)
})
it('keeps no game from an ended lifetime', async () => {
  expect(await addReplay({} as never, new Uint8Array(1), undefined, { over: true })).toBeNull()
})
