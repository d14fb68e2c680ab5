/**
 * Fingers on the screen. A second finger ends the first one's long press or drag; on keys and pads each finger presses.
 */
import { once } from '../once'

/** Marks an element in which each finger presses the button it touches, although other fingers are down. */
const EACH = 'data-each-finger'

/** Spread on the element around keys and pads that are played with two thumbs. Not for a field that two fingers zoom. */
export const eachFinger = { [EACH]: '' } as const

/** The button under a finger, if each finger presses there. */
function buttonAt(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  return button?.closest(`[${EACH}]`) ? button : null
}

class Fingers {
  /** The fingers that are down, in their order, and the buttons that they press when they are lifted. */
  readonly #down = new Map<number, HTMLElement | null>()
  readonly #listeners = new Set<() => void>()
  #several = false

  /** Whether more than one finger has been down since the last finger was lifted. */
  get several(): boolean {
    this.watch()
    return this.#several
  }
  onSecond(act: () => void): () => void {
    this.watch()
    this.#listeners.add(act)
    return () => {
      this.#listeners.delete(act)
    }
  }

  readonly watch = once(() => {
    const listen = { capture: true, passive: true } as const
    addEventListener(
      'pointerdown',
      ({ pointerId, pointerType, isPrimary, target }) => {
        if (pointerType === 'mouse') {
          this.#several = false
          return
        }
        // The primary finger is always the first one: clears fingers whose release was missed.
        if (isPrimary) this.#down.clear()
        this.#down.set(pointerId, buttonAt(target))
        // The press of the first finger may have been filtered before.
        this.#several = this.#down.size > 1 || !isPrimary
        if (this.#several) for (const listener of [...this.#listeners]) listener()
      },
      listen,
    )
    addEventListener(
      'pointerup',
      ({ pointerId, clientX, clientY }) => {
        const button = this.#down.get(pointerId)
        // A finger that slid off the button presses nothing. Its events still name the button.
        if (button && buttonAt(document.elementFromPoint(clientX, clientY)) !== button)
          this.#down.set(pointerId, null)
        if (this.#several && this.#down.has(pointerId)) this.#pressUpTo(pointerId)
        this.#down.delete(pointerId)
      },
      listen,
    )
    // The browser zooms or scrolls instead.
    addEventListener('pointercancel', ({ pointerId }) => this.#down.delete(pointerId), listen)
    addEventListener(
      'click',
      (event) => {
        // Browsers differ in which of several fingers click. A click by key or program has no detail.
        if (!this.#several || event.detail === 0 || !buttonAt(event.target)) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })

  /** Presses the button of this finger, and before it those of fingers that went down earlier: letters keep their order. */
  #pressUpTo(last: number): void {
    for (const [finger, button] of this.#down) {
      this.#down.set(finger, null)
      button?.click()
      if (finger === last) return
    }
  }
}

const fingers = new Fingers()

/** Follows the fingers from now on. */
export const watchFingers = (): void => fingers.watch()

/** Whether more than one finger has been down since the last finger was lifted. Then none of them presses anything by itself. */
export function severalFingers(): boolean {
  return fingers.several
}

/** Calls `act` when a second finger goes down, before other listeners, until the returned function is called. */
export function onSecondFinger(act: () => void): () => void {
  return fingers.onSecond(act)
}
