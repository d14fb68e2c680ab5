/** Owns the way to tell something in passing: loads the toasts with the first one. */

export type ToastKind = 'plain' | 'good' | 'bad'

export interface ToastOptions {
  /** plain (default) and good are told politely, bad at once. */
  kind?: ToastKind
  /** One more sentence under the first. */
  detail?: string
  /** News of the same topic replaces the news before. */
  topic?: string
  /** How long it stays, in ms; 4,000 when left out, 8,000 for bad news. */
  ms?: number
}

const loadHost = () => import('./ToastHost')
/** Set with the first toast: what was never loaded has nothing to take back. */
let used = false

/** Takes back the news of a topic: it no longer holds. */
export function dropToast(topic: string): void {
  if (used)
    loadHost().then(
      ({ hideToast }) => hideToast(topic),
      () => undefined,
    )
}

/** Shows a toast. The same words are not shown twice at a time. Never throws; when the toasts cannot load, the words go to the console. */
export function toast(text: string, options: ToastOptions = {}): void {
  used = true
  loadHost().then(
    ({ showToast }) => showToast(text, options),
    (error: unknown) => console.error(`The toast '${text}' could not be shown.`, error),
  )
}
