/** Names of keys and pad buttons, as they are printed on the visitor's own keyboard and pad where that is known. */
import { connectedPads, keyboardLayout } from '../browser'
import type { KeyEvent } from './keys'
import { type Layout, printedKeys } from './printedKeys'
import { nameTexts as texts } from './texts/names'

const KEY_NAMES: Readonly<Record<string, string>> = {
  ...texts.keys,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
  Backslash: '\\',
  Backquote: '`',
}

/** Keys on which each keyboard prints its own letter or symbol. Digits are the same everywhere, beside other symbols. */
const PRINTED =
  /^(Key[A-Z]|Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Comma|Period|Slash|Backslash|Backquote|IntlBackslash)$/

const PAD_NAMES: Readonly<Record<string, string>> = texts.pad

/** The maker of a pad decides what is printed on it. */
export type PadMake = 'xbox' | 'playstation' | 'nintendo'

/** By position: the lowest of the four buttons is 'A' in bindings, for every maker. */
const MAKES: Readonly<Record<PadMake, Readonly<Record<string, string>>>> = {
  xbox: { Back: 'View', Start: 'Menu' },
  playstation: {
    A: texts.playstation.cross,
    B: texts.playstation.circle,
    X: texts.playstation.square,
    Y: texts.playstation.triangle,
    LB: 'L1',
    RB: 'R1',
    LT: 'L2',
    RT: 'R2',
    Back: 'Create',
    Start: 'Options',
  },
  nintendo: { A: 'B', B: 'A', X: 'Y', Y: 'X', LB: 'L', RB: 'R', LT: 'ZL', RT: 'ZR', Back: '−', Start: '+' },
}

/** The pad and the version of all names, and who follows them. */
class InputNames {
  #make: PadMake | null = null
  #version = 0
  #listening = false
  readonly #listeners = new Set<() => void>()

  get make(): PadMake | null {
    return this.#make
  }
  get version(): number {
    return this.#version
  }
  setMake(make: PadMake | null): void {
    if (make === this.#make) return
    this.#make = make
    this.notify()
  }
  notify(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
  watch(listener: () => void): () => void {
    this.#listen()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
  /** Once, with the first listener. */
  #listen(): void {
    if (this.#listening) return
    this.#listening = true
    // Where it is refused, keys keep their usual names.
    keyboardLayout().then(
      (layout) => layout && setLayout(layout),
      () => undefined,
    )
    addEventListener('keydown', learnKey, { capture: true, passive: true })
    const look = () => setPad(connectedPads()[0]?.id ?? null)
    look()
    addEventListener('gamepadconnected', look)
    addEventListener('gamepaddisconnected', look)
  }
}
const names = new InputNames()

/**
 * What is printed on the key of a letter. It is one character: ß has no capital on keys. The same in every language of the browser:
 * I and İ are two keys only on keyboards with a dotless ı.
 */
function capitalOf(letter: string): string {
  if (letter === 'i' && printedKeys.codes().some((code) => printedKeys.at(code) === 'ı')) return 'İ'
  const capital = letter.toUpperCase()
  return capital.length === letter.length ? capital : letter
}

/** The name of a key: what the visitor's keyboard prints there, or 'A' for 'KeyA', '1' for 'Digit1', an arrow for 'ArrowLeft'. */
export function keyName(code: string): string {
  const printed = PRINTED.test(code) ? printedKeys.at(code) : undefined
  // A dead key (an accent before a letter) is reported as '': it keeps its usual name.
  if (printed) return capitalOf(printed)
  const [, numpad] = /^Numpad(.+)/.exec(code) ?? []
  return KEY_NAMES[code] ?? (numpad ? texts.numpad(numpad) : code.replace(/^Key|^Digit/, ''))
}

/** The key where this keyboard prints a letter, both as codes: 'KeyM' is 'Semicolon' on a French keyboard. */
function codeOfLetter(letter: string): string {
  const wanted = letter.slice(3).toLowerCase()
  if (printedKeys.at(letter) === undefined || printedKeys.at(letter) === wanted) return letter
  return printedKeys.codes().find((code) => PRINTED.test(code) && printedKeys.at(code) === wanted) ?? letter
}

/**
 * The name of a key whose letter counts, not its position: 'P' for 'KeyP' on every keyboard that prints it. On keyboards with
 * other letters (Greek, Cyrillic) it is what is printed on the key of P.
 */
export function letterName(code: string): string {
  if (!/^Key[A-Z]$/.test(code)) return keyName(code)
  const printed = printedKeys.at(code)
  const foreign = printed !== undefined && /\p{L}/u.test(printed) && !/\p{Script=Latin}/u.test(printed)
  return foreign && codeOfLetter(code) === code ? keyName(code) : code.slice(3)
}

/** Whether a game that uses these keys (`takenKeys` of `bindings.ts`) uses the key of this letter. */
export function takesLetter(taken: ReadonlySet<string>, code: string): boolean {
  return taken.has(code.slice(3).toLowerCase()) || taken.has(codeOfLetter(code))
}

/** Learns from a typed key what this keyboard prints there. */
export function learnKey(
  event: KeyEvent & { readonly ctrlKey?: boolean; readonly shiftKey?: boolean },
): void {
  const { code, key, altKey, ctrlKey, shiftKey } = event
  if (!PRINTED.test(code) || altKey || ctrlKey || shiftKey) return
  if (/^\p{L}$/u.test(key)) printedKeys.otherScript = !/\p{Script=Latin}/u.test(key)
  // Keyboards of other scripts print A to Z as well.
  if (!/^[!-~]$|^\p{Script=Latin}$/u.test(key)) return
  // With Caps Lock, İ is an i and a mark in lower case.
  const [typed = key] = key.toLowerCase()
  if (typed === (printedKeys.at(code) ?? keyName(code).toLowerCase())) return
  printedKeys.learn(code, typed)
  names.notify()
}

export function padName(button: string): string {
  const known = (names.make && MAKES[names.make][button]) ?? PAD_NAMES[button]
  if (known) return known
  // Of unknown layouts, by number: 'Button16', 'Axis4-'.
  const [, kind, number = '', sign = ''] = /^(Button|Axis)(\d+)([+-]?)$/.exec(button) ?? []
  if (kind === 'Button') return texts.button(number)
  return kind === 'Axis' ? texts.axis(number, sign === '-' ? '−' : '+') : button
}

/** The maker of a pad, from the browser's id; null when it is unknown. */
export function makeOf(id: string): PadMake | null {
  if (/054c|playstation|dualshock|dualsense|\bps[345]\b/i.test(id)) return 'playstation'
  if (/057e|nintendo|joy-con|switch pro/i.test(id)) return 'nintendo'
  return /045e|xbox|xinput/i.test(id) ? 'xbox' : null
}

/** From now on keys have the names of this layout; null: the usual names. */
export function setLayout(map: Layout | null): void {
  printedKeys.setLayout(map)
  names.notify()
}

/** From now on pad buttons have the names of the pad with this id; null: general names. */
export function setPad(id: string | null): void {
  names.setMake(id === null ? null : makeOf(id))
}

/** Increases with every change of names. */
export const namesVersion = (): number => names.version

/**
 * Calls `listener` when names change. The first call asks the browser for its keyboard, and follows pads and typed keys.
 * @returns how to stop
 */
export function watchNames(listener: () => void): () => void {
  return names.watch(listener)
}
