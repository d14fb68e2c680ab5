/** Owns the keyboard during play: which events are the game's, and letting go when the window loses the keys. */
import type { ActionMap } from './actions'
import { letterOf, placeOf } from './keys'

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

/** True where a key belongs to a form or an open dialog, and not to the game. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null
}

/** True where Space and Enter press the focused control. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], summary, [role="gridcell"], [role="radio"], label') !== null
  )
}

/** The arrow that a key is beside its place: on the number pad without Num Lock, or null. */
const arrowOf = (event: KeyboardEvent, place: string): string | null =>
  event.key.startsWith('Arrow') && event.key !== place ? event.key : null

export interface KeyboardOptions {
  /** Whether the game takes keys now (it is being played). */
  active(): boolean
  /** Stops every scrolling key, used or not: a real-time field is the page. */
  holdPage: boolean
  onPress?(): void
}

/** Feeds key events into the actions until the returned function is called. */
export function listenKeyboard(actions: ActionMap, options: KeyboardOptions): () => void {
  const abort = new AbortController()
  window.addEventListener(
    'keydown',
    (event) => {
      if (!options.active() || isTyping(event.target)) return
      const place = placeOf(event)
      // Ctrl, Alt and Meta make shortcuts of the browser or the arcade; the keys themselves may be bound.
      const modified =
        (event.ctrlKey && !place.startsWith('Control')) ||
        event.metaKey ||
        (event.altKey && !place.startsWith('Alt'))
      if (modified) return
      if ((place === 'Space' || place === 'Enter') && isPressable(event.target)) return
      if (event.repeat) {
        if (options.holdPage && (SCROLLING.has(place) || SCROLLING.has(event.key))) event.preventDefault()
        return
      }
      const arrow = arrowOf(event, place)
      const used = actions.keyDown(place, letterOf(event)) || (arrow !== null && actions.keyDown(arrow))
      if (used || (options.holdPage && (SCROLLING.has(place) || SCROLLING.has(event.key))))
        event.preventDefault()
      if (used) options.onPress?.()
    },
    { signal: abort.signal },
  )
  window.addEventListener(
    'keyup',
    (event) => {
      const place = placeOf(event)
      actions.keyUp(place)
      const arrow = arrowOf(event, place)
      if (arrow !== null) actions.keyUp(arrow)
    },
    { signal: abort.signal },
  )
  window.addEventListener('blur', () => actions.clear(), { signal: abort.signal })
  return () => abort.abort()
}
