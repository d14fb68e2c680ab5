/** Debounce, for players who press twice by accident: a press too soon after another has no effect, anywhere on the page. */
import type { PadButton } from '../core/game/contract'
import { DOWN_AT } from '../core/input/input'
import { settings } from '../storage/values/settings'
import { codeOf } from './keys'

/** The shortest time between two presses that count, ms. From the Game Accessibility Guidelines: "cool-down period of 0.5 seconds". */
export const PAUSE_MS = 500

/** The state of a pad, as `pads/gamepads.ts` reads it. */
type Pressed = ReadonlyMap<PadButton, number>

/** Keys, fingers, mouse and pads are debounced together. */
export interface Debounce {
  /** Filters the page's presses before anything else gets them. Returns how to stop. */
  listen(): () => void
  /** The pads without the buttons that were pressed too soon; sticks stay. Calling it repeatedly changes nothing. */
  pads(states: readonly Pressed[]): Pressed[]
}

const MODIFIERS = /^(?:Shift|Control|Alt|Meta|CapsLock)/

/** Whether text is typed there. It may be typed at any speed. */
export function isText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'textarea, [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"])',
    ) !== null
  )
}

/** Keeps the event from other listeners and from the browser. */
export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** @param on whether the setting is on now */
export function createDebounce(on: () => boolean, now = () => performance.now()): Debounce {
  let last = Number.NEGATIVE_INFINITY
  /** What was pressed too soon and is still down: keys by code, pointers by id, pads by index and button. */
  const ignored = new Set<string>()
  /** Pad buttons that count, until they are released. */
  const counted = new Set<string>()

  const takes = () => {
    const at = now()
    if (at - last < PAUSE_MS) return false
    last = at
    return true
  }
  const down = (event: Event, id: string) => {
    if (!on() || takes()) ignored.delete(id)
    else {
      ignored.add(id)
      stop(event)
    }
  }
  /** The click of a pointer comes after its release. */
  let ignoresClick = false

  return {
    listen() {
      const abort = new AbortController()
      const capture = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        window.addEventListener(type, act, { capture: true, signal: abort.signal })
      capture('keydown', (event) => {
        const code = codeOf(event)
        if (MODIFIERS.test(code) || isText(event.target)) return
        if (!event.repeat) down(event, code)
        else if (ignored.has(code)) stop(event)
      })
      capture('keyup', (event) => ignored.delete(codeOf(event)) && stop(event))
      capture('pointerdown', (event) => {
        down(event, `pointer${event.pointerId}`)
        ignoresClick = ignored.has(`pointer${event.pointerId}`)
      })
      const up = (event: PointerEvent) => ignored.delete(`pointer${event.pointerId}`) && stop(event)
      capture('pointerup', up)
      capture('pointercancel', up)
      // A click by a key has no pointer (detail 0); its key event was filtered already.
      capture('click', (event) => ignoresClick && event.detail > 0 && stop(event))
      return () => abort.abort()
    },
    pads(states) {
      if (!on()) return [...states]
      return states.map((state, i) => {
        const left = new Map<PadButton, number>()
        for (const [button, value] of state) {
          const id = `pad${i}:${button}`
          if (/Stick|Axis/.test(button) || value < DOWN_AT) left.set(button, value)
          else if (counted.has(id) || (!ignored.has(id) && takes())) {
            counted.add(id)
            left.set(button, value)
          } else ignored.add(id)
        }
        for (const id of [...counted, ...ignored]) {
          const button = id.startsWith(`pad${i}:`) ? (id.slice(id.indexOf(':') + 1) as PadButton) : null
          if (!button || (state.get(button) ?? 0) >= DOWN_AT) continue
          counted.delete(id)
          ignored.delete(id)
        }
        return left
      })
    },
  }
}

/** The one of this page, controlled by the setting. */
export const debounce = createDebounce(() => settings.get().pressPause)
