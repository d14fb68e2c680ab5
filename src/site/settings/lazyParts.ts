/** Owns the coming of the parts that the page of settings can begin without: once nothing else is to do, or when they are asked for. */
import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../ui/loading/whenIdle'

export type Parts = typeof import('./parts')

let parts: Parts | 'failed' | null = null
const followers = new Set<() => void>()

/** Loads them. Rejects when they do not come. */
export async function loadParts(): Promise<Parts> {
  try {
    parts = await import('./parts')
    return parts
  } catch (error) {
    parts = 'failed'
    throw error
  } finally {
    for (const tell of followers) tell()
  }
}

function follow(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** The parts; null before they are there, and while the markup of the build is taken over. Whoever asks has them come. */
export function useParts(): Parts | 'failed' | null {
  useEffect(() => whenIdle(loadParts, true), [])
  return useSyncExternalStore(
    follow,
    () => parts,
    () => null,
  )
}
