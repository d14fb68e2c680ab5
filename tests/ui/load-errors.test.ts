/** The message about a part that has failed to load goes once it has loaded. */
import { expect, it, vi } from 'vitest'
import { loadWithMessage } from '../../src/ui/loading/loadErrors'
import { uiTexts } from '../../src/ui/texts'

const shown = vi.hoisted(() => new Map<string, string>())
vi.mock('../../src/ui/toasts/toast', () => ({
  toast: (text: string, { topic = text }: { topic?: string } = {}) => void shown.set(topic, text),
  dropToast: (topic: string) => void shown.delete(topic),
}))

it('after a second press that works, nothing is said any more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await loadWithMessage('Embed', Promise.reject(new Error('gone')))).toBeNull()
  expect(await loadWithMessage('Share', Promise.reject(new Error('gone')))).toBeNull()
  const { missing } = uiTexts.part
  expect([...shown.values()]).toEqual([missing('Embed'), missing('Share')])
  expect(await loadWithMessage('Embed', Promise.resolve('part'))).toBe('part')
  expect([...shown.values()]).toEqual([missing('Share')])
})
