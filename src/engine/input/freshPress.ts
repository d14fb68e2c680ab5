/**
 * Which presses are fresh. A press that began before a panel closed, and the second half of a double click on that panel,
 * must not act on the board below. Nor does the second half of any double click act on what came in place of the first.
 */
import type { PadButton } from '../core/game/contract'
import { DOWN_AT } from '../core/input/input'
import { isText, stop } from './debounce'
import { codeOf } from './keys'

/**
 * A press at the same place within this time, ms, is the second half of a double click that closed the panel; most are
 * quicker. For pointers only: keys are not pressed twice by habit, and one-button games are played with keys at once.
 */
export const ECHO_MS = 350
/** The largest distance between the halves of a double click, CSS pixels. A finger is less exact than a mouse. */
const ECHO_PX = { mouse: 10, touch: 30 } as const
/** A panel that closes later than this after a press, ms, was not closed by it. */
const CAUSE_MS = 1000

/** The state of a pad, as `pads/gamepads.ts` reads it. */
type Pressed = ReadonlyMap<PadButton, number>

/** The press that may have closed the panel. */
interface Press {
  readonly type: string
  readonly at: number
  readonly x: number
  readonly y: number
}

export interface FreshPress {
  /** Filters the presses before the page handles them. Returns how to stop. */
  listen(): () => void
  /** Call when a panel or dialog closes: presses that are down now, or were made before, do not act on what it covered. */
  uncovered(): void
  /** Whether the last press was a click by which the system counted a double click. */
  isDouble(): boolean
  /** The pads without the buttons that are not fresh. Calling it repeatedly changes nothing. */
  pads(states: readonly Pressed[]): Pressed[]
}

/** `timeStamp` is the time at which an event was created. A busy page handles events late. */
const stamp = () => new Event('now').timeStamp

/** @param now the clock of `Event.timeStamp`, ms */
export function createFreshPress(now = stamp): FreshPress {
  /** What is down: keys by code, pointers by id, pad buttons by pad. */
  const down = new Set<string>()
  /** What is down and not fresh: its events are swallowed. */
  const stale = new Set<string>()
  /** Stale presses whose start the page has handled: it gets their release too, and nothing else. */
  const begun = new Set<string>()
  let last: Press | null = null
  /** The press that closed a panel, and until when another one like it is its echo. */
  let closing: { readonly press: Press; readonly until: number } | null = null
  let uncoveredAt = Number.NEGATIVE_INFINITY
  /** What the first click of a double click was on. */
  let clicked: Element | null = null
  /** The last press that the system counted as the second of a double click, or a later one. */
  let double: Press | null = null
  /** A finger came down again where it just was: browsers on phones do not count its taps. */
  let isTapAgain = false

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
    // A press elsewhere in between means that this is not a double click.
    closing = echo ? { press, until: at + ECHO_MS } : null
    isTapAgain =
      type !== 'mouse' &&
      last !== null &&
      at - last.at < ECHO_MS &&
      Math.hypot(x - last.x, y - last.y) <= ECHO_PX.touch
    last = press
    return begins(`pointer${pointerId}`, !echo && at >= uncoveredAt)
  }
  /** How much of its release is swallowed. */
  const ends = (id: string): 'all' | 'default' | 'nothing' => {
    down.delete(id)
    const heard = begun.delete(id)
    return !stale.delete(id) ? 'nothing' : heard ? 'default' : 'all'
  }

  /** Whether a click is on what came in place of the first one of its double click. */
  const isReplaced = ({ detail, target }: MouseEvent): boolean => {
    const on = pressable(target)
    if (detail > 1) double = last
    // The system decides what a double click is, and counts in `detail`.
    if (detail > 1 ? on !== clicked : isTapAgain && clicked?.isConnected === false) return on !== null
    clicked = on
    return false
  }

  return {
    listen() {
      const abort = new AbortController()
      const capture = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        window.addEventListener(type, act, { capture: true, signal: abort.signal })
      capture('keydown', (event) => {
        const id = `key ${codeOf(event)}`
        if (event.repeat) {
          if (stale.has(id)) stop(event)
          else if (pressesAgain(event)) event.preventDefault()
        } else {
          // This key, not a pointer, closes the panel that closes now.
          last = closing = null
          if (!begins(id, event.timeStamp >= uncoveredAt || isText(event.target))) stop(event)
        }
      })
      capture('keyup', (event) => {
        const swallowed = ends(`key ${codeOf(event)}`)
        if (swallowed === 'all') stop(event)
        // Space presses a button when it is let go.
        else if (swallowed === 'default') event.preventDefault()
      })
      /** The browser derives click and mouse events from a swallowed press after its release. */
      let ignoresDerived = false
      capture('pointerdown', (event) => {
        ignoresDerived = !pointed(event)
        if (ignoresDerived) stop(event)
      })
      const up = (event: PointerEvent) => {
        const swallowed = ends(`pointer${event.pointerId}`)
        if (swallowed === 'nothing') return
        ignoresDerived = true
        if (swallowed === 'all') stop(event)
      }
      // A mouse always hovers over something; a finger whose press was swallowed must not move anything.
      capture('pointermove', (event) => {
        const id = `pointer${event.pointerId}`
        if (stale.size > 0 && event.pointerType !== 'mouse' && stale.has(id) && !begun.has(id))
          event.stopImmediatePropagation()
      })
      capture('pointerup', up)
      capture('pointercancel', up)
      // A click by a key, a program or a screen reader has no pointer.
      const onDerived = (event: MouseEvent) => {
        if (event.detail > 0 && (ignoresDerived || (event.type === 'click' && isReplaced(event)))) stop(event)
      }
      for (const type of ['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick'] as const)
        capture(type, onDerived)
      // Of a right press, or, on a Mac, of a left one with Ctrl.
      capture('contextmenu', (event) => {
        if (ignoresDerived && (event.button === 2 || event.ctrlKey)) stop(event)
      })
      capture('blur', (event) => {
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
    isDouble: () => double !== null && double === last,
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

/** What a click on this element presses, if anything. A label stands for its control. */
function pressable(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const found = target.closest('a, button, input, label, select, summary, textarea, [role="gridcell"]')
  return (found as HTMLLabelElement | null)?.control ?? found
}

const isEnter = (event: KeyboardEvent) => /Enter$/.test(codeOf(event))

/** Whether key repeat would press a button, cell or form again. A text area keeps it: there it makes new lines. */
function pressesAgain(event: KeyboardEvent): boolean {
  return (
    isEnter(event) &&
    !(event.target instanceof Element && event.target.closest('textarea, [contenteditable="true"]'))
  )
}

/** Shared by the whole page. */
export const freshPress = createFreshPress()
