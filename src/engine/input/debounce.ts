/** Owns the pause between presses, for hands that press twice where once was meant: what comes too soon has no effect, whatever it is pressed on. */
import type { PadButton } from '../core/game/contract'
import { DOWN_AT } from '../core/input/input'
import { settings } from '../storage/values/settings'
import { placeOf } from './keys'

/** From a press to the next that counts, ms: as the Game Accessibility Guidelines have it ("cool-down period of 0.5 seconds"). */
export const PAUSE_MS = 500

/** What is pressed on a pad, as `gamepads.ts` reads it. */
type Pressed = ReadonlyMap<PadButton, number>

/** One pause for keys, fingers, mouse and pads together. */
export interface Debounce {
  /** Hears the page's presses before anything else does, until the returned function is called. */
  listen(): () => void
  /** The pads without the buttons that were pressed too soon; sticks are left as they are. Asked as often as one likes. */
  pads(states: readonly Pressed[]): Pressed[]
}

const MODIFIERS = /^(?:Shift|Control|Alt|Meta|CapsLock)/

/** Letters are typed there, at any pace. */
export function isText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'textarea, [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"])',
    ) !== null
  )
}

/** Nobody else hears of the event, and the browser makes nothing of it. */
export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** `on`: whether the visitor wants it so, now. */
export function createDebounce(on: () => boolean, now = () => performance.now()): Debounce {
  let last = Number.NEGATIVE_INFINITY
  /** What was pressed too soon and is still down: keys by code, pointers by number, pads by slot and button. */
  const ignored = new Set<string>()
  /** Pad buttons that count, as long as they are down. */
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
  /** Of fingers and mice the click comes after the release. */
  let deafToClick = false

  return {
    listen() {
      const abort = new AbortController()
      const hear = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        window.addEventListener(type, act, { capture: true, signal: abort.signal })
      hear('keydown', (event) => {
        const place = placeOf(event)
        if (MODIFIERS.test(place) || isText(event.target)) return
        if (!event.repeat) down(event, place)
        else if (ignored.has(place)) stop(event)
      })
      hear('keyup', (event) => ignored.delete(placeOf(event)) && stop(event))
      hear('pointerdown', (event) => {
        down(event, `pointer${event.pointerId}`)
        deafToClick = ignored.has(`pointer${event.pointerId}`)
      })
      const up = (event: PointerEvent) => ignored.delete(`pointer${event.pointerId}`) && stop(event)
      hear('pointerup', up)
      hear('pointercancel', up)
      // A click by a key has no pointer, and its key was heard.
      hear('click', (event) => deafToClick && event.detail > 0 && stop(event))
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

/** The one of this page, as the visitor has chosen. */
export const debounce = createDebounce(() => settings.get().pressPause)
