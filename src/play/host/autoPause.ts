/** Automatic pauses: the tab is hidden, the window loses focus, a gamepad is unplugged. */
import type { PauseReason } from '../session/view/phases'

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
  window.addEventListener('gamepaddisconnected', () => pause('gamepad'), listen)
  return () => abort.abort()
}
