/** The loop that reads gamepads for menus and boards. It runs only while a pad is connected and somebody listens. */
import { type PadState, padCount, readPads } from './gamepads'

type Listener = (pads: readonly PadState[], now: number) => void

/** How often to look for pads where the browser sends no event for them, ms. */
const WATCH_MS = 1000

class PadLoop {
  readonly #listeners = new Set<Listener>()
  #running = false
  #watching = false

  add(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#watch()
    this.#start()
    return () => this.#listeners.delete(listener)
  }
  #watch(): void {
    if (this.#watching) return
    this.#watching = true
    const start = () => this.#start()
    window.addEventListener('gamepadconnected', start)
    setInterval(start, WATCH_MS)
  }
  get #idle(): boolean {
    return this.#listeners.size === 0 || padCount() === 0
  }
  #start(): void {
    if (this.#running || this.#idle) return
    this.#running = true
    requestAnimationFrame((now) => this.#frame(now))
  }
  #frame(now: number): void {
    if (this.#idle) {
      this.#running = false
      return
    }
    requestAnimationFrame((next) => this.#frame(next))
    const pads = readPads()
    for (const listener of this.#listeners) listener(pads, now)
  }
}
const loop = new PadLoop()

/** Calls `listener` with the pads' state in every frame while any pad is connected. Returns how to stop. */
export function onPadFrame(listener: Listener): () => void {
  return loop.add(listener)
}
