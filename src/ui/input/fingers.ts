/** Counts the fingers on the screen: a second finger ends the first one's long press or drag. */
import { once } from '../once'

class Fingers {
  readonly #down = new Set<number>()
  readonly #listeners = new Set<() => void>()
  #several = false

  /** Whether more than one finger has been down since the last finger was lifted. */
  get several(): boolean {
    this.#watch()
    return this.#several
  }
  onSecond(act: () => void): () => void {
    this.#watch()
    this.#listeners.add(act)
    return () => {
      this.#listeners.delete(act)
    }
  }

  readonly #watch = once(() => {
    const listen = { capture: true, passive: true } as const
    const gone = ({ pointerId }: PointerEvent) => this.#down.delete(pointerId)
    addEventListener(
      'pointerdown',
      ({ pointerId, pointerType, isPrimary }) => {
        if (pointerType === 'mouse') return
        // The primary finger is always the first one: clears fingers whose release was missed.
        if (isPrimary) this.#down.clear()
        this.#down.add(pointerId)
        this.#several = this.#down.size > 1
        if (this.#several) for (const listener of [...this.#listeners]) listener()
      },
      listen,
    )
    addEventListener('pointerup', gone, listen)
    addEventListener('pointercancel', gone, listen)
  })
}

const fingers = new Fingers()

/** Whether more than one finger has been down since the last finger was lifted. Then none of them presses anything. */
export function severalFingers(): boolean {
  return fingers.several
}

/** Calls `act` when a second finger goes down, before other listeners, until the returned function is called. */
export function onSecondFinger(act: () => void): () => void {
  return fingers.onSecond(act)
}
