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

/** Every built page has this list; the development server has none. */
const recording = () => (window as { early?: Act[] & { note(event: Event): void } }).early

/** Stops recording presses. Called right before hydration. */
export function stopRecording(): void {
  const acts = recording()
  if (acts) removeEventListener('click', acts.note, true)
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
  for (const { own, on, value } of lastOfEach(acts.splice(0))) {
    if (!own.isConnected) continue
    if (value !== null) retype(own as Typed, value)
    // The built page shows the defaults: the visitor's stored state may already be the wanted one.
    else if (stateOf(own) === on) own.click()
  }
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
