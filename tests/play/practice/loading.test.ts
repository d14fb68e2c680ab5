/** When the page of a game loads what it shows of practice: only where something may be in a list. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { practice } from '../../../src/engine/storage/values/practice'
import { cleared, freshPage } from '../session/small'

const item = { do: 'init', at: ['chess', 'x'], value: { kind: 'mate', added: 1 } } as const

/** A page that has just been opened. */
const opened = async () => {
  vi.resetModules()
  return import('../../../src/play/practice/lazyPractice')
}

beforeEach(freshPage)
afterEach(cleared)

it('nothing is loaded before something was missed', async () => {
  const { mayHaveItems, loadPractice, PracticeButton } = await opened()
  const load = vi.spyOn(PracticeButton, 'load')
  localStorage.setItem('settings', '{}')
  localStorage.setItem('practice.unreadable', 'x')
  expect(mayHaveItems()).toBe(false)
  await loadPractice(undefined)
  expect(load).not.toHaveBeenCalled()
})

it('the button is loaded before the game opens where something is stored, even by a page that was closed at once', async () => {
  practice.update(item)
  practice.flush()
  const { mayHaveItems, loadPractice, PracticeButton } = await opened()
  const load = vi.spyOn(PracticeButton, 'load').mockResolvedValue(undefined)
  expect(mayHaveItems()).toBe(true)
  await loadPractice(undefined)
  expect(load).toHaveBeenCalledOnce()
})

it('a game opens without the button if it fails to load', async () => {
  localStorage.setItem('practice', '{}')
  const { loadPractice, PracticeButton } = await opened()
  vi.spyOn(PracticeButton, 'load').mockRejectedValue(new Error('offline'))
  await expect(loadPractice(undefined)).resolves.toBeUndefined()
})

it('what was missed in this visit counts where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { mayHaveItems, noteAddition, PracticeButton } = await opened()
  const load = vi.spyOn(PracticeButton, 'load').mockResolvedValue(undefined)
  expect(mayHaveItems()).toBe(false)
  noteAddition()
  expect(mayHaveItems()).toBe(true)
  expect(load).toHaveBeenCalledOnce()
})
