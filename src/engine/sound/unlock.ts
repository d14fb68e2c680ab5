/** Owns keeping the audio context awake: resumed at every gesture while it is not running, suspended while hidden. */

/** What is needed of an AudioContext. Safari also knows the state 'interrupted' (a call, another app). */
export interface Wakeable {
  readonly state: string
  resume(): Promise<void>
  suspend(): Promise<void>
}

/** What is needed of the page; `window` and `document` fit. */
export interface PageEvents {
  readonly window: Pick<EventTarget, 'addEventListener'>
  readonly document: Pick<EventTarget, 'addEventListener'> & { readonly hidden: boolean }
}

/** Events that a browser takes for a gesture and that come at the end of one. */
const GESTURES = ['pointerup', 'touchend', 'keydown', 'click'] as const
const RETURNS = ['pageshow', 'focus'] as const

/**
 * Watches the page until the returned function is called.
 * howler's own unlocking misses 'interrupted' and goes away after its first success; this one stays.
 */
export function keepAwake(context: Wakeable, page: PageEvents): () => void {
  const abort = new AbortController()
  const options = { signal: abort.signal, capture: true, passive: true }
  const wake = () => {
    if (page.document.hidden || context.state === 'running' || context.state === 'closed') return
    // Refused outside a gesture: the next gesture tries again.
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
