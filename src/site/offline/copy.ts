/** The offline copy: the files of the site, in a cache of this browser. */

/** A file of the built site. One without a revision has a hash of its content in its name. */
export interface CopiedFile {
  /** Relative to the folder of the site. */
  readonly url: string
  readonly revision: string | null
}

/** What is in the cache. */
export interface CopyState {
  /** How many files the site has. */
  readonly files: number
  /** How many of them are not in the cache. */
  readonly missing: number
}

/** What a page asks the worker, by a message with a port for the answer, a `CopyState`. */
export type CopyRequest = { readonly type: 'check' | 'complete' }

/**
 * The cache of the copy in one folder of the host. Other folders may hold the site in another language, or other sites.
 * Their programs may delete all caches whose names contain that of their folder and `-precache-`, as Workbox does.
 *
 * @param scope - the address of the folder, with a slash at its end
 */
export const cacheOf = (scope: string): string => `pocket-arcade:${scope}:copy`

/** The cache of the copy that Workbox made in earlier versions of the site. */
export const formerCacheOf = (scope: string): string => `workbox-precache-v2-${scope}`

/** How many files are requested at the same time. */
const AT_ONCE = 4

export class Copy {
  readonly #scope: string
  readonly #name: string
  /** By address. */
  readonly #files: ReadonlyMap<string, CopiedFile>
  /** A file whose content changes under the same name has its revision in the key of its entry. */
  readonly #keys: ReadonlyMap<string, string>
  /** Files that are being saved. */
  #saving: Promise<void> | null = null
  constructor(scope: string, files: readonly CopiedFile[]) {
    this.#scope = scope
    this.#name = cacheOf(scope)
    this.#files = new Map(files.map((file) => [new URL(file.url, scope).href, file]))
    this.#keys = new Map(
      Array.from(this.#files, ([address, { revision }]) => [
        address,
        address + (revision ? `?${revision}` : ''),
      ]),
    )
  }
  /** A file of the copy by its address; undefined if it is missing. Creates no cache: the copy may have been removed. */
  async find(address: string): Promise<Response | undefined> {
    const key = this.#keys.get(address)
    return key === undefined ? undefined : caches.match(key, { cacheName: this.#name, ignoreVary: true })
  }
  has(address: string): boolean {
    return this.#keys.has(address)
  }
  async state(): Promise<CopyState> {
    return { files: this.#keys.size, missing: (await this.missing()).length }
  }
  /** The addresses of the files that are not in the copy. */
  async missing(): Promise<string[]> {
    if (!(await caches.has(this.#name))) return [...this.#keys.keys()]
    const kept = new Set((await (await caches.open(this.#name)).keys()).map(({ url }) => url))
    return Array.from(this.#keys).flatMap(([address, key]) => (kept.has(key) ? [] : address))
  }
  /** Saves the files that are missing, as far as they can be loaded. */
  save(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null
    })
    return this.#saving
  }
  async #save(): Promise<void> {
    const left = await this.missing()
    const cache = await caches.open(this.#name)
    const work = async () => {
      for (let address = left.shift(); address !== undefined; address = left.shift())
        await this.#saveFile(cache, address).catch(() => undefined)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  async #saveFile(cache: Cache, address: string): Promise<void> {
    const { revision = null } = this.#files.get(address) ?? {}
    // A file without a hash in its name may be an older one in the cache of the browser.
    const response = await fetch(address, {
      cache: revision ? 'reload' : 'default',
      credentials: 'same-origin',
    })
    if (!response.ok) return
    const { status, statusText, headers, redirected } = response
    // A browser accepts no redirected response as a page.
    const direct = redirected ? new Response(response.body, { status, statusText, headers }) : response
    await cache.put(this.#keys.get(address) as string, direct)
  }
  /** Deletes what belongs to older versions of the site in this folder. */
  async clean(): Promise<void> {
    await caches.delete(formerCacheOf(this.#scope))
    const cache = await caches.open(this.#name)
    const keys = new Set(this.#keys.values())
    for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request)
  }
}
