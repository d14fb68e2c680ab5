/**
 * Reloads the page over data that was replaced or deleted: nothing is written on leaving, and a message
 * follows afterwards.
 */
import { stopWriting } from '../../engine/storage/store/page'
import { toast } from '../../ui/toasts/toast'
import { playGoesOn } from '../offline/offline'
import { setVisitNote, visitNote } from './visit'

const NOTE = 'after-reload'

/** Reloads the page, then shows `text`. An open game does not save itself over the new data. */
export function reloadWithMessage(text: string): void {
  stopWriting()
  setVisitNote(NOTE, text)
  location.reload()
}

/** How long the site is waited for before it counts as unreachable, ms. */
const ANSWER_MS = 1000

/** Whether the site answers: a page that is reloaded without it is lost. */
export async function isReachable(): Promise<boolean> {
  if (navigator.onLine === false) return false
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
 * Reloads the page for a part that is gone, because an older version of the site was open. False, with nothing
 * done, if a game would be interrupted, if that was tried already, or if the attempt could not be noted.
 */
export function reloadOnce(): boolean {
  if (playGoesOn() || visitNote(ONCE)) return false
  if (!setVisitNote(ONCE, 'yes')) return false
  location.reload()
  return true
}

/** Called once at the start: shows the message of the page before. */
export function toastAfterReload(): void {
  const text = visitNote(NOTE)
  if (!text) return
  setVisitNote(NOTE, '')
  toast(text, { kind: 'good' })
}
