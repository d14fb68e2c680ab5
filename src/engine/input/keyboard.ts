/** The keyboard during a game: which events belong to the game, and releasing everything when the window loses the focus. */
import type { ActionMap } from './actions'
import { codeOf, isPressKey, letterOf } from './keys'

/** Keys that would scroll the page under a game, whether or not the game uses them. */
const SCROLLING = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Space',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

/** Whether a key belongs to a form or an open dialog, not to the game. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null
}

/** Whether Space and Enter press the focused control. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], summary, [role="gridcell"], [role="radio"], label') !== null
  )
}

/** The arrow that a key of the number pad means without Num Lock; null for other keys. */
const arrowOf = (event: KeyboardEvent, code: string): string | null =>
  event.key.startsWith('Arrow') && event.key !== code ? event.key : null

/** With Ctrl, Alt or Meta it is a shortcut of the browser or the site. These keys themselves may be bound. */
const isModified = (event: KeyboardEvent, code: string): boolean =>
  (event.ctrlKey && !code.startsWith('Control')) || event.metaKey || (event.altKey && !code.startsWith('Alt'))

/** By game that listens: whether it takes the key with this code. */
const takers = new Set<(event: KeyboardEvent, code: string) => boolean>()

/**
 * The `key` by which boards and lists move the focus. A digit of the number pad is an arrow, Home or End without Num Lock,
 * and on Windows with Shift, unless the game takes it by its position: then it is '', so that it has one effect.
 */
export function moveKeyOf(event: KeyboardEvent): string {
  const code = codeOf(event)
  const isTaken = /^Numpad\d$/.test(code) && [...takers].some((takes) => takes(event, code))
  return isTaken ? '' : event.key
}

export interface KeyboardOptions {
  /** Whether the game takes keys now. */
  active(): boolean
  /** Whether the action of a slot means something now; all do by default. */
  uses?(slot: string): boolean
  /** Stops every key that scrolls, used or not: a real-time field fills the page. */
  holdPage: boolean
  onPress?(): void
}

/** Passes key events to the actions until the returned function is called. */
export function listenKeyboard(actions: ActionMap, options: KeyboardOptions): () => void {
  const abort = new AbortController()
  const takes = (event: KeyboardEvent, code: string) =>
    options.active() &&
    !isTyping(event.target) &&
    !isModified(event, code) &&
    actions.slotsOf(code).some((slot) => options.uses?.(slot) ?? true)
  takers.add(takes)
  abort.signal.addEventListener('abort', () => takers.delete(takes))
  window.addEventListener(
    'keydown',
    (event) => {
      // macOS reports no release of other keys while Meta is down.
      if (event.key === 'Meta') actions.clear()
      if (!options.active() || isTyping(event.target)) return
      const code = codeOf(event)
      if (isModified(event, code)) return
      if (isPressKey(event) && isPressable(event.target)) return
      if (event.repeat) {
        if (options.holdPage && (SCROLLING.has(code) || SCROLLING.has(event.key))) event.preventDefault()
        return
      }
      const arrow = arrowOf(event, code)
      const used = actions.keyDown(code, letterOf(event)) || (arrow !== null && actions.keyDown(arrow))
      if (used || (options.holdPage && (SCROLLING.has(code) || SCROLLING.has(event.key))))
        event.preventDefault()
      if (used) options.onPress?.()
    },
    { signal: abort.signal },
  )
  window.addEventListener(
    'keyup',
    (event) => {
      const code = codeOf(event)
      actions.keyUp(code)
      const arrow = arrowOf(event, code)
      if (arrow !== null) actions.keyUp(arrow)
    },
    { signal: abort.signal },
  )
  window.addEventListener('blur', () => actions.clear(), { signal: abort.signal })
  return () => abort.abort()
}
