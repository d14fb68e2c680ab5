/** Owns the way to tell something in passing: loads the toasts with the first one. */
import type { ToastOptions } from './toastOptions'

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
