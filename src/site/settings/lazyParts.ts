/** The parts of the settings that load after the page: when the browser is idle, or when they are needed. */
import { useEffect } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { useHydrated } from '../../ui/hydrated'
import { whenIdle } from '../../ui/loading/whenIdle'

export type Parts = typeof import('./parts')

const state = proxy<{ parts: Parts | 'failed' | null }>({ parts: null })

/** Loads the parts. Rejects if that fails. */
export async function loadParts(): Promise<Parts> {
  try {
    const parts = await import('./parts')
    state.parts = ref(parts)
    return parts
  } catch (error) {
    state.parts = 'failed'
    throw error
  }
}

/** The parts; null before they are loaded, and during hydration. Using this loads them. */
export function useParts(): Parts | 'failed' | null {
  const { parts } = useSnapshot(state)
  const hydrated = useHydrated()
  useEffect(() => whenIdle(loadParts, true), [])
  return hydrated ? parts : null
}
