/** The offline copy in this browser, and its size. */
import { cacheName, copyState } from '../../offline/offline'

export type OfflineCopy =
  | { readonly kind: 'impossible' | 'none' | 'making' }
  /** `bytes` is the stored size of all files. */
  | { readonly kind: 'kept'; readonly bytes: number }
  | { readonly kind: 'incomplete'; readonly missing: number; readonly files: number }

/** Never throws: if the state cannot be read, there is no copy. */
export async function offlineCopy(): Promise<OfflineCopy> {
  const state = await copyState()
  if (typeof state === 'string') return { kind: state }
  if (state.missing > 0) return { kind: 'incomplete', ...state }
  try {
    return { kind: 'kept', bytes: await keptBytes() }
  } catch {
    return { kind: 'impossible' }
  }
}

async function keptBytes(): Promise<number> {
  const cache = await caches.open(cacheName())
  let bytes = 0
  for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  return bytes
}
