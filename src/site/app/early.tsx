/** Repeats what was pressed and typed on a built page before its scripts had loaded. */
import { useEffect } from 'react'
import { useHydrated } from '../../ui/loading/hydrated'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As `.tools/early.js` notes it. */
interface Act {
  readonly own: HTMLElement
  /** Whether it was shown as on when it was pressed; null for what is neither. */
  readonly on: string | null
  /** The value of the field; null for a press of a button. */
  readonly value: string | null
}

/** There on every page of the build; the server that serves the sources has none. */
const early = () => (window as { early?: Act[] & { note(event: Event): void } }).early

/** Stops recording presses: called right before hydration. */
export function hearPresses(): void {
  const acts = early()
  if (acts) removeEventListener('click', acts.note, true)
}

/** Part of the page, so that it runs after hydration. */
export function Early(): null {
  const taken = useHydrated()
  useEffect(() => {
    if (taken) doEarly()
  }, [taken])
  return null
}

const stateOf = (button: Element) =>
  button.getAttribute('aria-checked') ?? button.getAttribute('aria-pressed')

/** In the order of the last acts; what was pressed more than once, as nothing came of it, is pressed once. */
function doEarly(): void {
  const acts = early()
  if (!acts) return
  removeEventListener('input', acts.note, true)
  for (const { own, on, value } of lastOfEach(acts.splice(0))) {
    if (!own.isConnected) continue
    if (value !== null) retype(own as Typed, value)
    // The built page shows what a first visit finds: what is kept here may already be what was asked for.
    else if (stateOf(own) === on) own.click()
  }
}

/** The last act on each element. */
function lastOfEach(acts: readonly Act[]): Act[] {
  return acts.filter(({ own }, at) => !acts.slice(at + 1).some((later) => later.own === own))
}

/** React reports only changes since it last saw a field: so it must see an empty one first. Chosen files stay. */
function retype(field: Typed, value: string): void {
  const chosen = field instanceof HTMLSelectElement || field.type === 'file'
  if (field.type !== 'file') {
    field.value = ''
    const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    plain?.set?.call(field, value)
  }
  field.dispatchEvent(new Event(chosen ? 'change' : 'input', { bubbles: true }))
}
