/** Shows short messages. The toasts are loaded with the first one; if they do not load, the message is shown without them. */
import { plainMessage } from './plainMessage'
import type { ToastOptions } from './toastOptions'

/** Loads the toasts. What was never loaded has nothing to take back. */
class ToastLoader {
  #used = false

  get used(): boolean {
    return this.#used
  }
  load() {
    this.#used = true
    return import('./ToastHost')
  }
}
const host = new ToastLoader()

/** How long a message waits for the toasts before it is shown without them, ms. */
const HOST_MS = 900

/** Messages that were shown without the toasts, by their words and by their topic. */
const plain = new Map<string, () => void>()

/** Takes back the news of a topic: it no longer holds. */
export function dropToast(topic: string): void {
  plain.get(topic)?.()
  plain.delete(topic)
  if (host.used)
    host.load().then(
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
  let shown = false
  const show = () => {
    if (!shown) showPlainly(text, options)
    shown = true
  }
  const timer = setTimeout(show, HOST_MS)
  host.load().then(
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
