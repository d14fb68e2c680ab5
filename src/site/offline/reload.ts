/**
 * Reloads the page after data was replaced or deleted. Nothing is written on leaving, and a message is shown
 * afterwards.
 */

import { isOffline } from '../../engine/browser'
import { setVisitNote, visitNote } from '../../engine/storage/adapter/visit'
import { stopWriting } from '../../engine/storage/store/page'
import { toast } from '../../ui/toasts/toast'
import { isGameRunning } from './offline'

const NOTE = 'after-reload'

/** Reloads the page, then shows `text`. An open game does not save itself over the new data. */
export function reloadWithMessage(text: string): void {
  stopWriting()
  setVisitNote(NOTE, text)
  location.reload()
}

/** How long to wait before the site counts as unreachable, ms. */
const ANSWER_MS = 1000

/** Whether the site answers: without it, a reloaded page would be lost. */
export async function isReachable(): Promise<boolean> {
  if (isOffline()) return false
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

const ONCE = 'reloaded-for-a-part'

/**
 * Reloads the page when a part of an older version is gone. Does nothing and returns false if a game would be
 * interrupted, if this was tried already, or if the attempt cannot be noted.
 */
export function reloadOnce(): boolean {
  if (isGameRunning() || visitNote(ONCE)) return false
  if (!setVisitNote(ONCE, 'yes')) return false
  location.reload()
  return true
}

/** Shows the message of the page before the reload. Called once at the start. */
export function toastAfterReload(): void {
  const text = visitNote(NOTE)
  if (!text) return
  setVisitNote(NOTE, '')
  toast(text, { kind: 'good' })
}
