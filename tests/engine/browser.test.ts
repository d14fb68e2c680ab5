/** What a browser lacks, or refuses by throwing, is as good as absent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as browser from '../../src/engine/browser'

const refuse = () => {
  throw new DOMException('Not here.', 'SecurityError')
}
/** Each part of a navigator, as an object whose methods throw. */
const uncallable = new Proxy({}, { get: () => refuse })
const BROWSERS: Readonly<Record<string, object | undefined>> = {
  'without a navigator': undefined,
  'that lacks everything': {},
  'that refuses to be read': new Proxy({}, { get: refuse }),
  'that refuses to be called': {
    getGamepads: refuse,
    vibrate: refuse,
    share: refuse,
    keyboard: uncallable,
    clipboard: uncallable,
  },
}

describe.each(Object.entries(BROWSERS))('a browser %s', (_, navigator) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('matchMedia', refuse)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('has what the site expects of one with none of it', () => {
    expect(browser.serviceWorkers()).toBeUndefined()
    expect(browser.isOffline()).toBe(false)
    expect(browser.savesData()).toBe(false)
    expect(browser.preferredLanguages()).toEqual([])
    expect(browser.connectedPads()).toEqual([])
    expect(browser.lockManager()).toBeUndefined()
    expect(browser.storageManager()).toBeUndefined()
    expect(browser.hasActed()).toBeUndefined()
    expect(browser.isFirefox()).toBe(false)
    expect(browser.mediaQuery('print')).toBeUndefined()
    browser.vibrate(10)
    browser.capturePointer({ setPointerCapture: refuse }, 1)
  })
  it('answers requests by a rejection', async () => {
    expect(await browser.keyboardLayout().catch(() => 'refused')).toBeOneOf([null, 'refused'])
    await expect(browser.share({ text: 'x' })).rejects.toThrow()
    await expect(browser.writeClipboard('x')).rejects.toThrow()
    const element = { requestFullscreen: refuse } as unknown as HTMLElement
    await expect(browser.fullScreen(element)).rejects.toThrow()
  })
})
