/** Keeps the audio context running: resumed at every gesture when it is not, suspended while the page is hidden. */

/** The part of AudioContext that is needed. Safari has another state, 'interrupted' (a call, another app). */
export interface Wakeable {
  readonly state: string
  resume(): Promise<void>
  suspend(): Promise<void>
}

/** The part of the page that is needed; `window` and `document` fit. */
export interface PageEvents {
  readonly window: Pick<EventTarget, 'addEventListener'>
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly hidden: boolean }
}

/** Events that browsers accept as a gesture, and that come at its end. */
const GESTURES = ['pointerup', 'touchend', 'keydown', 'click'] as const
const RETURNS = ['pageshow', 'focus'] as const

/**
 * Watches the page until the returned function is called.
 *
 * Howler's own unlocking ignores 'interrupted', and stops after its first success.
 */
export function keepAwake(context: Wakeable, page: PageEvents): () => void {
  const abort = new AbortController()
  const options = { signal: abort.signal, capture: true, passive: true }
  const wake = () => {
    if (page.document.hidden || context.state === 'running' || context.state === 'closed') return
    // Rejected outside a gesture: the next gesture tries again.
    context.resume().catch(() => {})
  }
  const look = () => {
    if (!page.document.hidden) wake()
    else if (context.state !== 'closed') context.suspend().catch(() => {})
  }
  for (const type of GESTURES) page.window.addEventListener(type, wake, options)
  for (const type of RETURNS) page.window.addEventListener(type, wake, options)
  page.document.addEventListener('visibilitychange', look, options)
  look()
  return () => abort.abort()
}
