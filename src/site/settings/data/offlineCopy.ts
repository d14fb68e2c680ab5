/** The state of the offline copy in this browser: whether it exists, and its size. */
import { canKeep } from '../../offline/offline'

export type OfflineCopy =
  | { readonly kind: 'impossible' | 'none' | 'making' }
  /** `bytes` is the stored size of all files. */
  | { readonly kind: 'kept'; readonly bytes: number }

/** Never throws: if the state cannot be read, there is no copy. */
export async function offlineCopy(): Promise<OfflineCopy> {
  if (!canKeep()) return { kind: 'impossible' }
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return { kind: 'none' }
    if (!registration.active) return { kind: 'making' }
    return { kind: 'kept', bytes: await keptBytes() }
  } catch {
    return { kind: 'impossible' }
  }
}

async function keptBytes(): Promise<number> {
  let bytes = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return bytes
}
