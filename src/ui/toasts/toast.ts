/** Owns the way to tell something in passing: loads the toasts with the first one, and does without them where they do not come. */
import { plainMessage } from './plainMessage'
import type { ToastOptions } from './toastOptions'

const loadHost = () => import('./ToastHost')
/** Set with the first toast: what was never loaded has nothing to take back. */
let used = false

/** How long a message waits for the toasts before it is shown without them, ms. */
const HOST_MS = 900

/** Messages that were shown without the toasts, by their words and by their topic. */
const plain = new Map<string, () => void>()

/** Takes back the news of a topic: it no longer holds. */
export function dropToast(topic: string): void {
  plain.get(topic)?.()
  plain.delete(topic)
  if (used)
    loadHost().then(
      ({ hideToast }) => hideToast(topic),
      () => undefined,
    )
}

function showPlainly(text: string, { topic = text, detail }: ToastOptions): void {
  if (typeof document === 'undefined') return
  plain.get(topic)?.()
  plain.set(topic, plainMessage(text, detail))
}

/**
 * Shows a toast. The same words are not shown twice at a time. Never throws; when the toasts cannot load, or not soon, the
 * words are shown without them.
 */
export function toast(text: string, options: ToastOptions = {}): void {
  used = true
  let shown = false
  const show = () => {
    if (!shown) showPlainly(text, options)
    shown = true
  }
  const timer = setTimeout(show, HOST_MS)
  loadHost().then(
    ({ showToast }) => {
      clearTimeout(timer)
      if (!shown) showToast(text, options)
      shown = true
    },
    (error: unknown) => {
      clearTimeout(timer)
      console.warn(`The toasts could not be loaded for '${text}'.`, error)
      show()
    },
  )
}
