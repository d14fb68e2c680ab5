/** How long a toast stays: by its kind, and as long as the visitor needs. */
import type { Settings } from '../../engine/storage/values/settings'
import type { ToastOptions } from './toastOptions'

const PLAIN_MS = 4_000
const BAD_MS = 8_000
const LONGER = 3

/** In ms; false where it stays until it is closed, or until newer ones take its place. */
export function stayMs(
  { kind, ms }: Pick<ToastOptions, 'kind' | 'ms'>,
  messages: Settings['messages'],
): number | false {
  if (messages === 'closed') return false
  return (ms ?? (kind === 'bad' ? BAD_MS : PLAIN_MS)) * (messages === 'longer' ? LONGER : 1)
}
