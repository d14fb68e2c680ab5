/** Owns loading the page anew over data that was replaced or deleted: nothing is written on leaving, and the success is told afterwards. */
import { stopWriting } from '../../engine/storage/store/page'
import { toast } from '../../ui/toasts/toast'
import { playGoesOn } from '../offline/offline'
import { setVisitNote, visitNote } from './visit'

const NOTE = 'after-reload'

/** Loads the page anew; `text` is told once it stands. An open game does not save itself over the new data. */
export function reloadTelling(text: string): void {
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
 * Loads the page anew for a part that is gone: an older version of the site was open. False, and nothing done, when a play
 * would be interrupted, when that has been tried already, or when it could not be noted that it was.
 */
export function reloadOnce(): boolean {
  if (playGoesOn() || visitNote(ONCE)) return false
  if (!setVisitNote(ONCE, 'yes')) return false
  location.reload()
  return true
}

/** Called once at the start: tells what the page before this one had to say. */
export function tellAfterReload(): void {
  const text = visitNote(NOTE)
  if (!text) return
  setVisitNote(NOTE, '')
  toast(text, { kind: 'good' })
}
