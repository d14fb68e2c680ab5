/** When the offline copy is made: after a finished game, where the site is installed, or on request; once per visit, and never against the visitor's choice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const register = vi.fn(async () => ({}))
const SCOPE = 'https://host.example/'

/** Loads the modules again, for a browser with this navigator. */
async function open(navigator: object = {}, display = 'browser') {
  vi.stubGlobal('navigator', { serviceWorker: { register }, ...navigator })
  vi.stubGlobal('location', new URL(`${SCOPE}settings`))
  vi.stubGlobal('window', { isSecureContext: true, addEventListener: () => undefined })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${display})` }))
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  vi.stubGlobal('document', { addEventListener: () => undefined })
  const offline = await import('../../src/site/offline/offline')
  const { copyAfterPlay } = await import('../../src/site/offline/copyAfterPlay')
  const { countPlay } = await import('../../src/engine/storage/values/records')
  const { changeSettings } = await import('../../src/engine/storage/values/settings')
  return { ...offline, copyAfterPlay, countPlay, changeSettings }
}
const settled = () => vi.waitFor(() => Promise.resolve())

describe('the copy of the site', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('PROD', true)
    register.mockReset()
    register.mockResolvedValue({})
  })
  // The globals stay stubbed, because listeners may run after the end of a test.
  afterEach(() => vi.unstubAllEnvs())

  it('is made once a game is finished, and not before', async () => {
    const { copyAfterPlay, countPlay } = await open()
    copyAfterPlay()
    await settled()
    expect(register).not.toHaveBeenCalled()
    countPlay('snake', {})
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
    countPlay('snake', {})
    copyAfterPlay()
    await settled()
    expect(register).toHaveBeenCalledOnce()
  })
  it('can be requested again after a failure', async () => {
    const { makeCopy } = await open()
    register.mockRejectedValueOnce(new Error('offline'))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect([await makeCopy(), await makeCopy(), await makeCopy()]).toEqual([false, true, true])
    expect(register).toHaveBeenCalledTimes(2)
  })
  it('is not made in data-saver mode, except on request', async () => {
    const { copyAfterPlay, countPlay, requestCopy } = await open({ connection: { saveData: true } })
    countPlay('snake', {})
    copyAfterPlay()
    await settled()
    expect(register).not.toHaveBeenCalled()
    expect(await requestCopy()).toBe(true)
    expect(register).toHaveBeenCalledOnce()
  })
  it('is not made again after it was removed, except on request', async () => {
    const { copyAfterPlay, countPlay, requestCopy, changeSettings } = await open()
    changeSettings({ offline: 'removed' })
    countPlay('snake', {})
    copyAfterPlay()
    await settled()
    expect(register).not.toHaveBeenCalled()
    await requestCopy()
    expect(register).toHaveBeenCalledOnce()
  })
  it('is made in the first visit where the site is installed', async () => {
    const { makeInstalledCopy } = await open({}, 'standalone')
    makeInstalledCopy()
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
  })
  it.each<[string, object, string, 'auto' | 'removed']>([
    ['in a browser', {}, 'browser', 'auto'],
    ['in data-saver mode', { connection: { saveData: true } }, 'standalone', 'auto'],
    ['after it was removed', {}, 'standalone', 'removed'],
  ])('is not made in the first visit %s', async (_, navigator, display, offline) => {
    const { makeInstalledCopy, changeSettings } = await open(navigator, display)
    changeSettings({ offline })
    makeInstalledCopy()
    await settled()
    expect(register).not.toHaveBeenCalled()
  })
  describe('and the worker of a folder above', () => {
    const unregister = vi.fn()
    const workers = (scope: string, script: string) => ({
      serviceWorker: {
        register,
        controller: { scriptURL: script },
        getRegistration: async () => ({ scope, unregister, active: null }),
      },
    })
    const removed = vi.fn()
    beforeEach(() => {
      vi.stubGlobal('caches', {
        delete: removed,
        keys: async () => ['other', 'workbox-precache-v2-https://x/'],
      })
      for (const spy of [unregister, removed]) spy.mockReset()
    })
    it('are two: of another site, nothing is said, taken or removed', async () => {
      const { copyState, isFromCopy, removeCopy } = await open(
        workers('https://host.example', 'https://host.example/other/sw.js'),
      )
      expect([await copyState(), isFromCopy()]).toEqual(['none', false])
      await removeCopy()
      expect(unregister).not.toHaveBeenCalled()
    })
    it('a reload installs the version that waits, and no other page load does', async () => {
      const postMessage = vi.fn()
      const reload = vi.fn()
      const changed = new EventTarget()
      const navigator = {
        serviceWorker: {
          controller: { scriptURL: `${SCOPE}sw.js` },
          getRegistration: async () => ({ scope: SCOPE, waiting: { postMessage } }),
          addEventListener: changed.addEventListener.bind(changed),
        },
      }
      const { isReloadFromCopy, updateOnReload } = await open(navigator)
      const opened = vi.spyOn(performance, 'getEntriesByType')
      opened.mockReturnValue([{ type: 'navigate' }] as unknown as PerformanceEntryList)
      expect(isReloadFromCopy()).toBe(false)
      opened.mockReturnValue([{ type: 'reload' }] as unknown as PerformanceEntryList)
      expect(isReloadFromCopy()).toBe(true)
      vi.stubGlobal('location', { href: SCOPE, reload })
      vi.stubGlobal('document', { querySelector: () => null })
      void updateOnReload()
      await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }))
      changed.dispatchEvent(new Event('controllerchange'))
      expect(reload).toHaveBeenCalledOnce()
      opened.mockRestore()
    })
    it('only its own caches are removed with it', async () => {
      const { isFromCopy, removeCopy } = await open(workers(SCOPE, `${SCOPE}sw.js`))
      expect(isFromCopy()).toBe(true)
      await removeCopy()
      expect(unregister).toHaveBeenCalledOnce()
      expect(removed.mock.calls.flat()).toEqual([
        'pocket-arcade:https://host.example/:copy',
        'workbox-precache-v2-https://host.example/',
      ])
    })
  })
})
