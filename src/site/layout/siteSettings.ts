/** What `site.json` sets on the page: as it was when the site was built, and later as the host changed it. */
import { useSyncExternalStore } from 'react'
import type { Changeable } from './changeable'

/** Of the build; '' if it had no `site.json`. */
const TEXT: string = import.meta.env.SITE_CHANGEABLE || ''

const BUILT: Changeable = JSON.parse(TEXT || '{}')
let current = BUILT
const listeners = new Set<() => void>()

function watch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The settings. While the page hydrates they are those of the build, which it was rendered with. */
export const useSiteSettings = (): Changeable =>
  useSyncExternalStore(
    watch,
    () => current,
    () => BUILT,
  )

/** Reads the file beside the built files, if the site was built with one. */
export async function followSiteSettings(): Promise<void> {
  if (!TEXT) return
  const { readChangeable } = await import('./readChangeable')
  current = (await readChangeable()) ?? current
  for (const changed of listeners) changed()
}
