/** Owns the keys that mean the same in every game: pause, restart, mute, full screen, help, undo, what lies where. */
import { isTyping } from '../engine/input/keyboard'

export type Shortcut =
  | 'start'
  | 'pause'
  | 'restart'
  | 'mute'
  | 'fullscreen'
  | 'help'
  | 'undo'
  | 'redo'
  | 'place'

const BY_CODE: Readonly<Record<string, Shortcut>> = {
  KeyP: 'pause',
  Escape: 'pause',
  KeyR: 'restart',
  KeyM: 'mute',
  KeyF: 'fullscreen',
  KeyH: 'help',
  KeyU: 'undo',
  KeyL: 'place',
}

/** A dialog has keys and pads to itself. */
export const inDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** A game's own further keys for what all games have. */
export interface OwnKeys {
  readonly pauseKeys?: readonly string[]
  readonly startKeys?: readonly string[]
}

/** Only Escape and Ctrl+Z reach through where words are typed. */
export type TakenKeys = ReadonlySet<string> | 'all'

/**
 * What a key press means to the arcade, or null. A game's own keys win: where it takes the key, the shortcut is Alt
 * with that key there. Its further keys for a start or a pause press what has the focus instead, where that is a button;
 * a start is also asked for on a choice of options, which arrows make.
 */
export function shortcutOf(
  event: KeyboardEvent,
  taken: TakenKeys,
  { pauseKeys = [], startKeys = [] }: OwnKeys = {},
): Shortcut | null {
  if (event.repeat || event.metaKey) return null
  if (event.ctrlKey) {
    // By the letter that is printed: on some keyboards these two lie in each other's place.
    const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.replace('Key', '')
    if (letter === 'Z') return event.shiftKey ? 'redo' : 'undo'
    return letter === 'Y' ? 'redo' : null
  }
  if (event.key === '?' && taken !== 'all') return 'help'
  if (startKeys.includes(event.code) && !event.altKey && (onRadio(event.target) || !onButton(event.target)))
    return 'start'
  if (pauseKeys.includes(event.code))
    return event.altKey || taken === 'all' || taken.has(event.code) || onButton(event.target) ? null : 'pause'
  const shortcut = BY_CODE[event.code]
  if (!shortcut) return null
  const own = event.code !== 'Escape' && (taken === 'all' || taken.has(event.code))
  return own === event.altKey ? shortcut : null
}

/** A field that takes no letters (`data-shortcuts`) leaves them to the shortcuts. */
const isWriting = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLElement && target.dataset.shortcuts !== undefined)

const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], input, select, summary') !== null

const onRadio = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="radio"]') !== null

/** Listens on the window until the returned function is called. `act` says whether it did something. */
export function listenShortcuts(
  taken: () => TakenKeys,
  act: (shortcut: Shortcut, event: KeyboardEvent) => boolean,
  own: OwnKeys = {},
): () => void {
  const listener = (event: KeyboardEvent) => {
    // An open dialog has the keys to itself; Escape in it closes it.
    if (event.defaultPrevented || inDialog()) return
    if (isWriting(event.target) && event.code !== 'Escape' && !event.altKey) return
    const shortcut = shortcutOf(event, taken(), own)
    if (shortcut && act(shortcut, event)) event.preventDefault()
  }
  window.addEventListener('keydown', listener)
  return () => window.removeEventListener('keydown', listener)
}
