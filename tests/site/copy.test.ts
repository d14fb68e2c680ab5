/** The files of the offline copy: saved as far as possible, checked, and only one's own are deleted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Copy, cacheOf, formerCacheOf } from '../../src/site/offline/copy'

const ROOT = 'https://host.example/'
const GERMAN = `${ROOT}de/`
const FILES = [
  { url: 'index.html', revision: 'a1' },
  { url: 'assets/x-1.js', revision: null },
  { url: '/assets/shared-2.svg', revision: null },
]

/** The caches of a browser, with the keys of their entries. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, entries)
    return {
      keys: async () => Array.from(entries.keys(), (url) => ({ url })),
      put: async (url: string, response: Response) => void entries.set(url, response),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    }
  }
  async has(name: string) {
    return this.all.has(name)
  }
  async delete(name: string) {
    return this.all.delete(name)
  }
  async match(url: string, { cacheName }: { cacheName: string }) {
    return this.all.get(cacheName)?.get(url)
  }
}

let caches: Caches
const answer = vi.fn<(url: string) => Promise<unknown>>()
const file = (of: Partial<Response> = {}) => ({ ok: true, redirected: false, ...of })

beforeEach(() => {
  caches = new Caches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', answer)
  answer.mockReset().mockImplementation(async () => file())
})
afterEach(() => vi.unstubAllGlobals())

describe('the cache of a copy', () => {
  it('is not taken for another one of the host by its name', async () => {
    const names = [ROOT, GERMAN, `${ROOT}de/de/`].map(cacheOf)
    for (const name of names) {
      expect(names.filter((other) => other.includes(name))).toEqual([name])
      // The rule of Workbox for what it deletes.
      expect(name).not.toContain('-precache-')
    }
  })
  it('is cleaned without those of other folders', async () => {
    const others = [
      formerCacheOf(GERMAN),
      cacheOf(GERMAN),
      'workbox-precache-v2-https://host.example/other/',
      'x',
    ]
    for (const name of [...others, formerCacheOf(ROOT)]) await caches.open(name)
    const copy = new Copy(ROOT, FILES)
    await copy.save()
    caches.all.get(cacheOf(ROOT))?.set(`${ROOT}assets/old-0.js`, new Response())
    await copy.clean()
    expect([...caches.all.keys()].sort()).toEqual([...others, cacheOf(ROOT)].sort())
    expect([...(caches.all.get(cacheOf(ROOT))?.keys() ?? [])]).toHaveLength(FILES.length)
  })
})

describe('the files of a copy', () => {
  it('are saved as far as they can be loaded, and those that failed once more', async () => {
    const copy = new Copy(GERMAN, FILES)
    answer.mockImplementation(async (url) => {
      if (url.endsWith('x-1.js')) throw new TypeError('offline')
      return file({ ok: !url.endsWith('.svg') })
    })
    await copy.save()
    expect(await copy.missing()).toEqual([`${GERMAN}assets/x-1.js`, `${ROOT}assets/shared-2.svg`])
    expect(await copy.state()).toEqual({ files: 3, missing: 2 })
    answer.mockReset().mockImplementation(async () => file())
    await copy.save()
    expect(answer.mock.calls.map(([url]) => url)).toEqual([
      `${GERMAN}assets/x-1.js`,
      `${ROOT}assets/shared-2.svg`,
    ])
    expect(await copy.missing()).toEqual([])
    expect(await copy.find(`${GERMAN}index.html`)).toBeDefined()
  })
  it('are saved again when their content has changed', async () => {
    await new Copy(ROOT, FILES).save()
    const next = new Copy(ROOT, [{ url: 'index.html', revision: 'b2' }, ...FILES.slice(1)])
    expect(await next.missing()).toEqual([`${ROOT}index.html`])
  })
  it('are all missing once the copy is removed, which stays so when they are looked for', async () => {
    const copy = new Copy(ROOT, FILES)
    await copy.save()
    await caches.delete(cacheOf(ROOT))
    expect(await copy.find(`${ROOT}index.html`)).toBeUndefined()
    expect(await copy.state()).toEqual({ files: 3, missing: 3 })
    expect(caches.all.size).toBe(0)
  })
  it('lose the mark of a redirect, with which no browser shows a page', async () => {
    answer.mockImplementation(async () => {
      const response = new Response('page')
      Object.defineProperty(response, 'redirected', { value: true })
      return response
    })
    const copy = new Copy(ROOT, FILES)
    await copy.save()
    const page = await copy.find(`${ROOT}index.html`)
    expect([page?.redirected, await page?.text()]).toEqual([false, 'page'])
  })
})
