/** Automatic pauses: the tab is hidden, the window loses focus, the gamepad in use is unplugged. */
import { padIdleMs } from '../../engine/input/pads/gamepads'
import type { PauseReason } from '../opening/policy'

/** A gamepad is in use for so long after something on it was pressed. Others switch off by themselves, ms. */
const PAD_IN_USE_MS = 60_000

/** Calls `pause` with the reason, now and until the returned function is called. It never resumes a game. */
export function watchAbsence(pause: (reason: PauseReason) => void): () => void {
  // A live game can begin in a hidden tab.
  if (document.visibilityState === 'hidden') pause('hidden')
  const abort = new AbortController()
  const listen = { signal: abort.signal }
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && pause('hidden'),
    listen,
  )
  window.addEventListener('blur', () => pause('blur'), listen)
  window.addEventListener(
    'gamepaddisconnected',
    ({ gamepad }) => padIdleMs(gamepad?.index) <= PAD_IN_USE_MS && pause('gamepad'),
    listen,
  )
  return () => abort.abort()
}
