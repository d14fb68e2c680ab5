/** Shows short messages. The toasts are loaded with the first one; if they fail to load, a plain message is shown. */
import { plainMessage } from './plainMessage'
import type { ToastOptions } from './toastOptions'

/** Loads the toasts, and knows whether they were ever used. */
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

/** How long a message waits for the toasts before it is shown as a plain message, ms. */
const HOST_MS = 900

/** The functions that remove plain messages, by topic or text. */
const plain = new Map<string, () => void>()

/** Removes the message of a topic. */
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
 * Shows a toast. The same text is not shown twice at a time. Never throws: if the toasts fail to load or are slow, a
 * plain message is shown.
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
