/** Watches the messages of a framed game: a flood of them would make this page hang. */
import { useEffect, useEffectEvent } from 'react'
import { sizeOfMessage } from './messageSize'

/** More messages in a second than any game has a use for here, where none is read. */
const MOST_A_SECOND = 2_000
/** More of them together than this page takes in without stalling, bytes in a second. */
const MOST_BYTES_A_SECOND = 2_000_000

/** Counts what comes in a second: true once it is more than the page can take. */
export class FloodGauge {
  #second: number
  #count = 0
  #bytes = 0

  /** `now`: ms of any clock that never goes back, here and below. */
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
    // What is over the limit is not looked at any further.
    this.#bytes += sizeOfMessage(data, MOST_BYTES_A_SECOND + 1)
    return this.#count > MOST_A_SECOND || this.#bytes > MOST_BYTES_A_SECOND
  }
}

/** Calls back when the page is sent more than it can take: take the sender away. `watched` ends with the sender. */
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
      // Extensions of the browser speak to the page itself.
      if (event.source === window) return
      if (!gauge.add(event.data, performance.now())) return
      // What was sent already still arrives: it is not read any more.
      stop()
      flood()
    }
    window.addEventListener('message', hear)
    window.addEventListener('messageerror', hear)
    return stop
  }, [watched])
}
