/** How long a toast stays: by its kind and the visitor's setting. */
import type { Settings } from '../../engine/storage/values/settings'
import type { ToastOptions } from './toastOptions'

const PLAIN_MS = 4_000
const BAD_MS = 8_000
const LONGER = 3

/** @returns ms; false if it stays until it is closed or replaced */
export function stayMs(
  { kind, ms }: Pick<ToastOptions, 'kind' | 'ms'>,
  messages: Settings['messages'],
): number | false {
  if (messages === 'closed') return false
  return (ms ?? (kind === 'bad' ? BAD_MS : PLAIN_MS)) * (messages === 'longer' ? LONGER : 1)
}
