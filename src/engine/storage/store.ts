/** Owns one stored value: validated, quota-safe, kept in step across tabs, never breaking the page. */
import { proxy, ref } from 'valtio'
import { readText, type WriteResult, writeText } from './door'
import type { Format, StorageProblem } from './format'

export interface Store<T> {
  readonly key: string
  readonly format: Format<T>
  /** For React: `useSnapshot(store.live).value`. Replaced as a whole, never written into. */
  readonly live: { readonly value: T }
  get(): T
  /**
   * Applies `change` at once here, and to what is then stored: a change made meanwhile in another tab is kept.
   * `change` must be pure: it may run more than once.
   */
  update(change: (value: T) => T): void
  /** Writes waiting changes now (the page is being left). */
  flush(): void
  /** Reads again what is stored, and applies what waits to it; called when another tab wrote. */
  reload(): void
  /** Forgets what waits, what could not be written too, and holds what is stored: it was replaced or deleted on purpose. */
  reset(): void
}

export type { StorageProblem } from './format'

const WRITE_AFTER_MS = 300
/** Where storage is full, no more changes than this wait one by one. */
const MOST_WAITING = 200
const opened = new Map<string, Store<unknown>>()
const listeners = new Set<(problem: StorageProblem, key: string) => void>()
let stopped = false
/** Problems found while nobody listened yet: stores open before the menu layer stands. */
const untold: [StorageProblem, string][] = []

/** Tells about problems with storage. Returns how to stop. */
export function onStorageProblem(listener: (problem: StorageProblem, key: string) => void): () => void {
  listeners.add(listener)
  for (const [problem, key] of untold.splice(0)) listener(problem, key)
  return () => listeners.delete(listener)
}

/** Opens a key. The same key must always be opened with the same format; a second call returns the first store. */
export function openStore<T>(key: string, format: Format<T>): Store<T> {
  const known = opened.get(key)
  if (known) return known as Store<T>
  const store = createStore(key, format)
  opened.set(key, store as Store<unknown>)
  return store
}

/** Every store opened so far. */
export function openStores(): readonly Store<unknown>[] {
  return [...opened.values()]
}

function createStore<T>(key: string, format: Format<T>): Store<T> {
  let waiting: ((value: T) => T)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let readOnly = false
  let told: WriteResult = 'written'
  let complained: string | null = null

  const read = (): T => {
    const text = readText(key)
    const found = format.read(text)
    readOnly = found.problem === 'newer'
    if (found.problem && text !== complained) {
      complained = text
      // A copy: what still fits stays in use, and the next write goes over the rest.
      if (found.problem === 'corrupt') writeText(`${key}.unreadable`, text ?? '')
      tell(found.problem, key)
    }
    return found.value
  }
  const hold = (value: T) => (typeof value === 'object' && value !== null ? (ref(value) as T) : value)
  const live = proxy({ value: hold(read()) }) as { value: T }

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0 || stopped) return
    const base = read()
    if (readOnly) {
      waiting = []
      return
    }
    const value = waiting.reduce((sum, change) => change(sum), base)
    const result = writeText(key, format.write(value))
    if (result !== 'written' && told === 'written') tell(result, key)
    told = result
    // What could not be written waits on. Blocked storage brings no news from elsewhere: what we hold is all there is.
    if (result === 'written') waiting = []
    else if (result === 'blocked' || waiting.length > MOST_WAITING) waiting = [() => value]
    live.value = hold(value)
  }
  const schedule = () => {
    timer ??= setTimeout(() => {
      // Two tabs doing read-modify-write lose updates without the lock.
      const locks = globalThis.navigator?.locks
      if (locks) locks.request(`store:${key}`, write).catch(write)
      else write()
    }, WRITE_AFTER_MS)
  }
  return {
    key,
    format,
    live,
    get: () => live.value,
    update(change) {
      live.value = hold(change(live.value))
      // A newer version's text is never written over: the change lives as long as the page.
      if (readOnly) return
      waiting.push(change)
      schedule()
    },
    flush: write,
    reload() {
      live.value = hold(waiting.reduce((sum, change) => change(sum), read()))
    },
    reset() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
      told = 'written'
      live.value = hold(read())
    },
  }
}

function tell(problem: StorageProblem, key: string): void {
  if (listeners.size === 0) untold.push([problem, key])
  for (const listener of listeners) listener(problem, key)
}

/** Writes everything that waits: called when the page is hidden or left. */
export function flushAll(): void {
  for (const store of opened.values()) store.flush()
}

/** From now on this page writes nothing more: it is about to be loaded anew, over data that was replaced or deleted. */
export function stopWriting(): void {
  stopped = true
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', flushAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll()
  })
  window.addEventListener('storage', (event) => {
    if (event.key === null) for (const store of opened.values()) store.reload()
    else opened.get(event.key)?.reload()
  })
}
