/** Watches the messages of a framed game: a flood of them would block this page. */
import { useEffect, useEffectEvent } from 'react'
import { sizeOfMessage } from './messageSize'

/** More messages in a second than any game needs here, where none is read. */
const MAX_A_SECOND = 2_000
/** More bytes in a second than this page can receive without stalling. */
const MAX_BYTES_A_SECOND = 2_000_000

/** Counts the messages of a second: true once they are more than the page can handle. */
export class FloodGauge {
  #second: number
  #count = 0
  #bytes = 0

  /** `now` is in ms of any monotonic clock, here and below. */
  constructor(now: number) {
    this.#second = now
  }
  add(data: unknown, now: number): boolean {
    if (now - this.#second >= 1000) {
      this.#second = now
      this.#count = 0
      this.#bytes = 0
    }
    this.#count++
    // Measured only up to the limit.
    this.#bytes += sizeOfMessage(data, MAX_BYTES_A_SECOND + 1)
    return this.#count > MAX_A_SECOND || this.#bytes > MAX_BYTES_A_SECOND
  }
}

/** Calls back when the page receives more than it can handle; the caller then removes the sender, and sets `watched` to false. */
export function useFloodWatch(watched: boolean, onFlood: () => void): void {
  const flood = useEffectEvent(onFlood)
  useEffect(() => {
    if (!watched) return
    const gauge = new FloodGauge(performance.now())
    const stop = () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('messageerror', hear)
    }
    const hear = (event: MessageEvent) => {
      // Messages of the page to itself come from browser extensions.
      if (event.source === window) return
      if (!gauge.add(event.data, performance.now())) return
      // Messages that were sent already still arrive, and are ignored.
      stop()
      flood()
    }
    window.addEventListener('message', hear)
    window.addEventListener('messageerror', hear)
    return stop
  }, [watched])
}
