/** Owns which presses are fresh: what began before a panel closed, and the second half of a double click on it, reach nobody. */
import type { PadButton } from '../core/contract'
import { DOWN_AT } from '../core/input'
import { isText, stop } from './coolDown'
import { placeOf } from './keys'

/**
 * A press at the same spot within this time, in ms, belongs to the one that closed the panel: most double clicks are quicker.
 * Of pointers alone: nobody presses a key twice by habit, and games of one button are played by keys at once.
 */
export const ECHO_MS = 350
/** How far apart the two halves of a double click lie at most, in CSS pixels: a finger is less exact than a mouse. */
const ECHO_PX = { mouse: 10, touch: 30 } as const
/** A panel that closes later than this after a press, in ms, was not closed by it. */
const CAUSE_MS = 1000

/** What is pressed on a pad, as `gamepads.ts` reads it. */
type Pressed = ReadonlyMap<PadButton, number>

/** The press that may have closed the panel. */
interface Press {
  readonly type: string
  readonly at: number
  readonly x: number
  readonly y: number
}

export interface FreshPress {
  /** Hears the page's presses before the page does, until the returned function is called. */
  listen(): () => void
  /** A panel or a dialog has closed: what is pressed now, or was pressed before this moment, is meant for none of what lies below. */
  uncovered(): void
  /** The pads without the buttons that are not fresh. Asked as often as one likes. */
  pads(states: readonly Pressed[]): Pressed[]
}

/** An event tells when it was made, by the same clock, even where it is heard late: the page may have been busy showing the board. */
const stamp = () => new Event('now').timeStamp

/** @param now The clock of `Event.timeStamp`, in ms. */
export function createFreshPress(now = stamp): FreshPress {
  /** What is down: keys by place, pointers by number, pad buttons by slot. */
  const down = new Set<string>()
  /** What is down and not fresh: what comes of it is swallowed. */
  const stale = new Set<string>()
  /** Those of them whose beginning was heard: whoever heard it hears the release as well, and nothing else. */
  const begun = new Set<string>()
  let last: Press | null = null
  /** The press that closed a panel, and until when another one like it is its echo. */
  let closing: { readonly press: Press; readonly until: number } | null = null
  let uncoveredAt = Number.NEGATIVE_INFINITY

  const isEcho = ({ type, at, x, y }: Press) =>
    closing !== null &&
    at < closing.until &&
    type === closing.press.type &&
    Math.hypot(x - closing.press.x, y - closing.press.y) <= (type === 'mouse' ? ECHO_PX.mouse : ECHO_PX.touch)
  /** Whether the press counts: `id` is down from now on. */
  const begins = (id: string, counts: boolean): boolean => {
    begun.delete(id)
    if (counts) stale.delete(id)
    ;(counts ? down : stale).add(id)
    return counts
  }
  const pointed = ({ pointerId, pointerType: type, timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
    const press: Press = { type, at, x, y }
    const echo = isEcho(press)
    // Whoever has pressed elsewhere meanwhile does not press twice.
    closing = echo ? { press, until: at + ECHO_MS } : null
    last = press
    return begins(`pointer${pointerId}`, !echo && at >= uncoveredAt)
  }
  /** How much of its release is swallowed. */
  const ends = (id: string): 'all' | 'default' | 'nothing' => {
    down.delete(id)
    const heard = begun.delete(id)
    return !stale.delete(id) ? 'nothing' : heard ? 'default' : 'all'
  }

  return {
    listen() {
      const abort = new AbortController()
      const hear = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        window.addEventListener(type, act, { capture: true, signal: abort.signal })
      hear('keydown', (event) => {
        const id = `key ${placeOf(event)}`
        if (event.repeat) {
          if (stale.has(id)) stop(event)
          else if (pressesAgain(event)) event.preventDefault()
        } else {
          // It was this one that closed what closes now.
          last = closing = null
          if (!begins(id, event.timeStamp >= uncoveredAt || isText(event.target))) stop(event)
        }
      })
      hear('keyup', (event) => {
        const swallowed = ends(`key ${placeOf(event)}`)
        if (swallowed === 'all') stop(event)
        // Space presses a button when it is let go.
        else if (swallowed === 'default') event.preventDefault()
      })
      /** What a browser makes of a swallowed press comes after its release. */
      let deaf = false
      hear('pointerdown', (event) => {
        deaf = !pointed(event)
        if (deaf) stop(event)
      })
      const up = (event: PointerEvent) => {
        const swallowed = ends(`pointer${event.pointerId}`)
        if (swallowed === 'nothing') return
        deaf = true
        if (swallowed === 'all') stop(event)
      }
      // The mouse is over something, whatever its button means; a finger that does not count is nowhere.
      hear('pointermove', (event) => {
        const id = `pointer${event.pointerId}`
        if (stale.size > 0 && event.pointerType !== 'mouse' && stale.has(id) && !begun.has(id))
          event.stopImmediatePropagation()
      })
      hear('pointerup', up)
      hear('pointercancel', up)
      // A click by a key, a program or a screen reader has no pointer.
      const besides = (event: MouseEvent) => deaf && event.detail > 0 && stop(event)
      for (const type of ['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick'] as const)
        hear(type, besides)
      hear('contextmenu', (event) => deaf && event.button === 2 && stop(event))
      hear('blur', (event) => {
        if (event.target === window) for (const id of [...down, ...stale]) ends(id)
      })
      return () => abort.abort()
    },
    uncovered() {
      uncoveredAt = now()
      for (const id of down) {
        if (!stale.has(id)) begun.add(id)
        stale.add(id)
      }
      closing =
        last && uncoveredAt - last.at < CAUSE_MS ? { press: last, until: uncoveredAt + ECHO_MS } : null
    },
    pads(states) {
      return states.map((state, i) => {
        const fresh = new Map<PadButton, number>()
        const pressed = new Set<string>()
        for (const [button, value] of state) {
          const id = `pad${i} ${button}`
          if (value >= DOWN_AT) {
            pressed.add(id)
            if (!down.has(id) && !stale.has(id)) {
              last = closing = null
              down.add(id)
            }
          }
          if (!stale.has(id)) fresh.set(button, value)
        }
        for (const id of [...down, ...stale]) if (id.startsWith(`pad${i} `) && !pressed.has(id)) ends(id)
        return fresh
      })
    },
  }
}

const isEnter = (event: KeyboardEvent) => /Enter$/.test(placeOf(event))

/** A held Enter presses a button, a cell or a form again and again: no such press is meant. In a long text it is a new line. */
function pressesAgain(event: KeyboardEvent): boolean {
  return (
    isEnter(event) &&
    !(event.target instanceof Element && event.target.closest('textarea, [contenteditable="true"]'))
  )
}

/** The one of this page. */
export const freshPress = createFreshPress()
