/** Repeats presses and input that a built page recorded before its scripts had loaded. */
import { useEffect } from 'react'
import { useHydrated } from '../../ui/hydrated'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As `.tools/early.js` records it. */
interface Act {
  readonly own: HTMLElement
  /** `aria-checked` or `aria-pressed` when it was pressed; null if it has neither. */
  readonly on: string | null
  /** The value of the field; null for a press of a button. */
  readonly value: string | null
}

interface Acts extends Array<Act> {
  note(event: Event): void
  /** The button of the built start panel that a pointer holds. */
  held?: HTMLElement | null
  /** The page is hydrated: only presses in a built start panel, which is not, are still recorded. */
  hydrated?: boolean
}

/** Every built page has this list; the development server has none. */
const recording = () => (window as { early?: Acts }).early

const START = '[data-built]'
const inStart = ({ own }: Act) => own.closest(START) !== null

/** Stops recording presses. Called right before hydration. */
export function stopRecording(): void {
  const acts = recording()
  if (!acts) return
  acts.hydrated = true
  if (!document.querySelector(START)) removeEventListener('click', acts.note, true)
}

/** Part of the page, so that it runs after hydration. */
export function Early(): null {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) repeatActs()
  }, [hydrated])
  return null
}

const stateOf = (button: Element) =>
  button.getAttribute('aria-checked') ?? button.getAttribute('aria-pressed')

/** Repeats the last act on each element: a button that was pressed several times, because nothing happened, is pressed once. */
function repeatActs(): void {
  const acts = recording()
  if (!acts) return
  removeEventListener('input', acts.note, true)
  const all = acts.splice(0)
  acts.push(...all.filter(inStart))
  for (const { own, on, value } of lastOfEach(all.filter((act) => !inStart(act)))) {
    if (!own.isConnected) continue
    if (value !== null) retype(own as Typed, value)
    // The built page shows the defaults: the visitor's stored state may already be the wanted one.
    else if (stateOf(own) === on) own.click()
  }
}

/** Repeats the presses in the built start panel on the game's own, which has replaced it. */
export function repeatPresses(): void {
  const acts = recording()
  if (!acts) return
  removeEventListener('click', acts.note, true)
  const { held } = acts
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
  const presses = lastOfEach(acts.splice(0).filter(inStart))
  // Start last, because its panel closes.
  for (const { own, on } of presses.sort((a, b) => Number(isMain(a.own)) - Number(isMain(b.own)))) {
    const name = nameOf(own)
    const button = buttons.find((each) => nameOf(each) === name)
    if (button && stateOf(button) === on) button.click()
  }
  if (held) clickWhenLifted(held)
}

/** For a button that was replaced under a pointer: the new one is clicked if the pointer is lifted over it. */
function clickWhenLifted(held: HTMLElement): void {
  const ended = new AbortController()
  const lift = ({ type, clientX, clientY }: PointerEvent) => {
    ended.abort()
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('button')
    if (type === 'pointerup' && under && nameOf(under) === nameOf(held)) under.click()
  }
  addEventListener('pointerup', lift, { signal: ended.signal })
  addEventListener('pointercancel', lift, { signal: ended.signal })
}

const isMain = (button: HTMLElement) => 'autofocus' in button.dataset

/** What tells a button from others: its group and its label. */
function nameOf(button: HTMLElement): string {
  const group = button.closest('[role="radiogroup"]')?.parentElement?.firstElementChild?.textContent
  return `${group} ${button.getAttribute('aria-label') ?? button.textContent}`
}

/** The last act on each element. */
function lastOfEach(acts: readonly Act[]): Act[] {
  return acts.filter(({ own }, at) => !acts.slice(at + 1).some((later) => later.own === own))
}

/**
 * React ignores an event of a field whose value it knows, and it has learned this one by hydrating the page. So it is told
 * that the field is empty, and the value is set again without its knowledge; it documents no other way. Chosen files stay.
 */
function retype(field: Typed, value: string): void {
  const chosen = field instanceof HTMLSelectElement || field.type === 'file'
  if (field.type !== 'file') {
    field.value = ''
    const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    plain?.set?.call(field, value)
  }
  field.dispatchEvent(new Event(chosen ? 'change' : 'input', { bubbles: true }))
}
