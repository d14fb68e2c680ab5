/**
 * The keys with the same meaning in every game: pause, restart, mute, full screen, help, undo, read the
 * position.
 */
import type { Game } from '../../engine/core/game/contract'
import { isTyping } from '../../engine/input/keyboard'
import { BACK_KEYS, codeOf, letterOf } from '../../engine/input/keys'

export type Shortcut =
  | 'start'
  | 'pause'
  | 'back'
  | 'restart'
  | 'mute'
  | 'fullscreen'
  | 'help'
  | 'undo'
  | 'redo'
  | 'position'

/** The letters are initials, so they follow the keyboard layout: see `letterOf`. */
const BY_LETTER: Readonly<Record<string, Shortcut>> = {
  KeyP: 'pause',
  Escape: 'pause',
  KeyR: 'restart',
  KeyM: 'mute',
  KeyF: 'fullscreen',
  KeyH: 'help',
  KeyU: 'undo',
  KeyL: 'position',
}

/** Whether a dialog is open: it takes all keys and pads. */
export const inDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** Keys of a game, from `takenKeys` in `engine/input/bindings.ts`. In games where words are typed ('all'), only Escape and Ctrl+Z are shortcuts. */
export type TakenKeys = ReadonlySet<string> | 'all'

/**
 * The shortcut of a key press, or null. A game's own keys win: there the shortcut is Alt with the key. Space
 * presses a focused button instead; on a choice of options, which arrows change, it starts the game.
 */
export function shortcutOf(
  event: KeyboardEvent,
  taken: TakenKeys,
  spaceKey?: Game['spaceKey'],
): Shortcut | null {
  if (event.repeat || event.metaKey) return null
  const code = codeOf(event)
  const letter = letterOf(event)
  if (event.ctrlKey) {
    if (letter === 'KeyZ') return event.shiftKey ? 'redo' : 'undo'
    return letter === 'KeyY' ? 'redo' : null
  }
  if (BACK_KEYS.has(event.key)) return 'back'
  if (event.key === '?' && taken !== 'all') return 'help'
  if (
    code === 'Space' &&
    spaceKey === 'start' &&
    !event.altKey &&
    (onRadio(event.target) || !onButton(event.target))
  )
    return 'start'
  const own = taken === 'all' || taken.has(code) || taken.has(letter.replace('Key', '').toLowerCase())
  if (code === 'Space' && spaceKey === 'pause')
    return event.altKey || own || onButton(event.target) ? null : 'pause'
  const shortcut = BY_LETTER[letter]
  if (!shortcut) return null
  return (own && code !== 'Escape') === event.altKey ? shortcut : null
}

/** Fields with `data-shortcuts` take no letters, so shortcuts work in them. */
const isWriting = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLElement && target.dataset.shortcuts !== undefined)

const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], input, select, summary') !== null

const onRadio = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="radio"]') !== null

/** Listens on the window until the returned function is called. `act` returns whether it did something. */
export function listenShortcuts(
  taken: () => TakenKeys,
  act: (shortcut: Shortcut, event: KeyboardEvent) => boolean,
  spaceKey?: Game['spaceKey'],
): () => void {
  const listener = (event: KeyboardEvent) => {
    // In an open dialog Escape closes the dialog.
    if (event.defaultPrevented || event.isComposing || inDialog()) return
    if (isWriting(event.target) && codeOf(event) !== 'Escape' && !event.altKey) return
    const shortcut = shortcutOf(event, taken(), spaceKey)
    if (shortcut && act(shortcut, event)) event.preventDefault()
  }
  window.addEventListener('keydown', listener)
  return () => window.removeEventListener('keydown', listener)
}
