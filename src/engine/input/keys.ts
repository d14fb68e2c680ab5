/** Which key an event means: by its position on the keyboard, or by the letter that was typed. */
import { printedKeys } from './printedKeys'

/** The parts of a `KeyboardEvent` that identify the key. */
export interface KeyEvent {
  readonly code: string
  readonly key: string
  readonly location?: number
  readonly altKey?: boolean
}

/** Names that older browsers and remote desktops use, and keys that `key` and `code` name differently. */
const BY_KEY: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Spacebar: 'Space',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Esc: 'Escape',
  Del: 'Delete',
  Return: 'Enter',
  Shift: 'ShiftLeft',
  Control: 'ControlLeft',
  Alt: 'AltLeft',
  Meta: 'MetaLeft',
  '-': 'Minus',
  '=': 'Equal',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  '\\': 'Backslash',
  '`': 'Backquote',
}
const NUMPAD: Readonly<Record<string, string>> = {
  Enter: 'NumpadEnter',
  '+': 'NumpadAdd',
  '-': 'NumpadSubtract',
  '*': 'NumpadMultiply',
  '/': 'NumpadDivide',
  '.': 'NumpadDecimal',
}
const ON_NUMPAD = 3
const isUnknown = (name: string) => name === '' || name === 'Unidentified'

/** Full-width letters and digits of an input method become the usual ones. */
const plain = (key: string): string => (key === ' ' ? key : key.normalize('NFKC'))

/**
 * The key's `KeyboardEvent.code`, which names its position. Phone keyboards and remote desktops leave `code` empty: then it is
 * the code of `key` on a US keyboard, or '' when `key` is unknown too.
 */
export function codeOf({ code, key, location }: KeyEvent): string {
  if (!isUnknown(code ?? '')) return code
  const name = plain(key ?? '')
  if (isUnknown(name)) return ''
  if (location === ON_NUMPAD) {
    if (/^\d$/.test(name)) return `Numpad${name}`
    if (NUMPAD[name]) return NUMPAD[name]
  }
  if (/^[a-z]$/i.test(name)) return `Key${name.toUpperCase()}`
  if (/^\d$/.test(name)) return `Digit${name}`
  return BY_KEY[name] ?? name
}

/**
 * The key as a mnemonic: the typed letter, 'KeyP' for P at any position. When the typed character is not A to Z (Cyrillic,
 * Greek, a letter changed by Alt) it is the letter printed on the key, or that of a US keyboard. A character at a letter's position
 * (the comma of a French keyboard) is no letter: ''; on layouts of other scripts (the semicolon of a Greek keyboard) it is
 * the letter printed below it. For keys without letters it is their code.
 */
export function letterOf(event: KeyEvent): string {
  const code = codeOf(event)
  // The two letters i of Turkish keyboards.
  const key = plain(event.key ?? '').replace(/^[ıİ]$/, 'i')
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  if (!/^Key[A-Z]$/.test(code)) return code
  const printed = printedKeys.at(code)
  if (event.altKey || key.length !== 1)
    return printed && /^[a-z]$/.test(printed) ? `Key${printed.toUpperCase()}` : code
  // Latin letters such as é, and symbols, have keys of their own. Other scripts are printed in addition to A to Z.
  return /^[!-~]$|^\p{Script=Latin}$/u.test(key) && !printedKeys.otherScript ? '' : code
}

/** The letter a to z that a key types, or that its key has on a layout of another script; null for other keys. */
export function typedLetter(event: KeyEvent): string | null {
  return /^Key([A-Z])$/.exec(letterOf(event))?.[1]?.toLowerCase() ?? null
}

/** Whether the key presses the focused control: Enter or Space. */
export function isPressKey(event: KeyEvent): boolean {
  return /^(?:Space|Enter|NumpadEnter)$/.test(codeOf(event))
}

/** The digit of a key: the typed one, or the one printed beside a symbol (a French keyboard without Shift); null for other keys. */
export function digitOf(event: KeyEvent & { readonly shiftKey?: boolean }): string | null {
  const typed = plain(event.key)
  if (/^\d$/.test(typed)) return typed
  return event.shiftKey || event.altKey ? null : (/^Digit(\d)$/.exec(codeOf(event))?.[1] ?? null)
}

/**
 * The digit of a key where digits are typed on a board. There the number pad types them without Num Lock, too, and, on
 * Windows, with Shift: its keys are no arrows.
 */
export const padDigitOf = (event: KeyEvent & { readonly shiftKey?: boolean }): string | null =>
  /^Numpad(\d)$/.exec(codeOf(event))?.[1] ?? digitOf(event)

/** The keys of remote controls and keyboards that go back in the history, by `key`. */
export const BACK_KEYS: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back'])
