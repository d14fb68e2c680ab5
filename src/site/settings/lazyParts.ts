/** The parts that the settings page can begin without: loaded when the browser is idle, or when they are needed. */
import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../ui/loading/whenIdle'

export type Parts = typeof import('./parts')

class LazyParts {
  #parts: Parts | 'failed' | null = null
  readonly #followers = new Set<() => void>()

  readonly get = (): Parts | 'failed' | null => this.#parts

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#followers.add(changed)
    return () => this.#followers.delete(changed)
  }
  async load(): Promise<Parts> {
    try {
      const parts = await import('./parts')
      this.#parts = parts
      return parts
    } catch (error) {
      this.#parts = 'failed'
      throw error
    } finally {
      for (const changed of this.#followers) changed()
    }
  }
}
const lazyParts = new LazyParts()

/** Loads them. Rejects when they do not load. */
export const loadParts = (): Promise<Parts> => lazyParts.load()

/** The parts; null before they are there, and during hydration. Whatever uses them has them loaded. */
export function useParts(): Parts | 'failed' | null {
  useEffect(() => whenIdle(loadParts, true), [])
  return useSyncExternalStore(lazyParts.subscribe, lazyParts.get, () => null)
}
