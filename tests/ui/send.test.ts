/** Sharing and copying, also where the browser refuses or never answers. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copy, send } from '../../src/ui/send'
import { uiTexts } from '../../src/ui/texts'

const { shown, texts } = vi.hoisted(() => {
  const shown = new Map<string, string | undefined>()
  return { shown, texts: () => [...shown] }
})
vi.mock('../../src/ui/toasts/toast', () => ({
  toast: (text: string, { detail, topic = text }: { detail?: string; topic?: string } = {}) =>
    void shown.set(topic, detail ? `${text} ${detail}` : text),
  dropToast: (topic: string) => void shown.delete(topic),
}))

const LINK = 'https://arcade.example/games/snake?seed=1'
const waiting = `${uiTexts.noAnswer} ${LINK}`

function browser(answer: () => Promise<void>, phone = false): void {
  vi.stubGlobal('matchMedia', () => ({ matches: phone }))
  vi.stubGlobal('navigator', phone ? { share: answer } : { clipboard: { writeText: answer } })
}

beforeEach(() => {
  shown.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says that it was copied, or shows the text', async () => {
  browser(async () => undefined)
  await copy(LINK, 'Copied')
  expect(texts()).toEqual([['Copied', 'Copied']])
  shown.clear()
  browser(() => Promise.reject(new Error()))
  await copy(LINK, 'Copied')
  expect([...shown.values()]).toEqual([`${uiTexts.cannotCopy} ${LINK}`])
  // A second try that works leaves nothing of the first.
  browser(async () => undefined)
  await copy(LINK, 'Copied')
  expect([...shown.values()]).toEqual(['Copied'])
})

it.each([false, true])('shows the text while the browser does not answer, on a phone: %s', async (phone) => {
  let answer: () => void = () => undefined
  browser(() => new Promise((resolve) => (answer = resolve)), phone)
  const sent = send({ title: 'Snake', url: LINK }, 'Copied')
  expect(texts()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect([...shown.values()]).toEqual([waiting])
  answer()
  await sent
  // The late answer replaces it.
  expect([...shown.values()]).toEqual(phone ? [] : ['Copied'])
})

it('says nothing after the visitor has closed the share sheet', async () => {
  browser(() => Promise.reject(new DOMException('', 'AbortError')), true)
  await send({ title: 'Snake', url: LINK }, 'Copied')
  expect(texts()).toEqual([])
})
