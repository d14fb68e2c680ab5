/** The parts of the settings that load after the page: when the browser is idle, or when they are needed. */
import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../ui/loading/whenIdle'

export type Parts = typeof import('./parts')

class LazyParts {
  #parts: Parts | 'failed' | null = null
  readonly #listeners = new Set<() => void>()

  readonly get = (): Parts | 'failed' | null => this.#parts

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
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
      for (const changed of this.#listeners) changed()
    }
  }
}
const lazyParts = new LazyParts()

/** Loads the parts. Rejects if that fails. */
export const loadParts = (): Promise<Parts> => lazyParts.load()

/** The parts; null before they are loaded, and during hydration. Using this loads them. */
export function useParts(): Parts | 'failed' | null {
  useEffect(() => whenIdle(loadParts, true), [])
  return useSyncExternalStore(lazyParts.subscribe, lazyParts.get, () => null)
}
