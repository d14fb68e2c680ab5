/** Owns the one loop that reads gamepads for menus and boards: it runs only while a pad is connected. */
import { type PadState, padCount, readPads } from './gamepads'

type Listener = (pads: readonly PadState[], now: number) => void

const listeners = new Set<Listener>()
let running = false
let watching = false

/** Calls `listener` with the pads' state every frame while any pad is connected. Returns how to stop. */
export function onPadFrame(listener: Listener): () => void {
  listeners.add(listener)
  if (!watching) {
    watching = true
    window.addEventListener('gamepadconnected', wake)
    // Some browsers tell of a pad only when asked.
    setInterval(wake, 1000)
  }
  wake()
  return () => listeners.delete(listener)
}

function wake(): void {
  if (running || listeners.size === 0 || padCount() === 0) return
  running = true
  requestAnimationFrame(look)
}

function look(now: number): void {
  if (listeners.size === 0 || padCount() === 0) {
    running = false
    return
  }
  requestAnimationFrame(look)
  const pads = readPads()
  for (const listener of listeners) listener(pads, now)
}
