/** Protects against keyboard traps: returns the focus when a frame takes it from the page's controls. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A frame that takes the focus this often within WITHIN_MS is a trap. */
const MAX_TAKEN = 12
const WITHIN_MS = 10_000
/** Visitors rarely press the frame this soon (ms) after reaching a control. It is allowed MAX_ALLOWED times. */
const SOON_MS = 1000
const MAX_ALLOWED = 2
/** How long after Tab the focus may reach the frame, ms. */
const TAB_MS = 500

const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? null

/** The element of the dialog that gets the focus if none had it. */
const firstOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus], input, button, select, textarea, [tabindex="0"]') ??
  dialog

/**
 * Returns the focus when the frame in `stage` takes it by itself: always to an open dialog (neither making it inert nor hiding the
 * frame prevents that), otherwise to a control that the visitor has just reached. A game may take the focus when nothing
 * has it, and when it is pressed or reached with Tab. The page cannot detect those, so the first few times are allowed.
 *
 * @param onTrap - the frame takes the focus again and again and must be removed
 */
export function useFocusGuard(stage: RefObject<HTMLElement | null>, onTrap: () => void): void {
  const trap = useEffectEvent(onTrap)
  useEffect(() => {
    /** The control of this page that has the focus, or had it before the frame took it. */
    let held: HTMLElement | null = null
    /** When it was reached. */
    let since = 0
    /** When Tab was pressed, until it reaches a control of this page. */
    let tab = Number.NEGATIVE_INFINITY
    let taken: number[] = []

    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target instanceof HTMLIFrameElement) return
      held = target
      since = performance.now()
      tab = Number.NEGATIVE_INFINITY
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') tab = performance.now()
    }
    const look = () => {
      const frame = document.activeElement
      if (!(frame instanceof HTMLIFrameElement) || !stage.current?.contains(frame)) return
      const dialog = topDialog()
      const now = performance.now()
      if (!dialog && (held === null || now - tab < TAB_MS || now - since > SOON_MS)) {
        held = null
        return
      }
      taken = [...taken.filter((time) => now - time < WITHIN_MS), now]
      if (taken.length > MAX_TAKEN) {
        taken = []
        trap()
      } else if (!dialog && taken.length <= MAX_ALLOWED) {
        held = null
        return
      }
      const back = dialog ? (held && dialog.contains(held) ? held : firstOf(dialog)) : held
      back?.focus({ preventScroll: true })
    }
    // `activeElement` changes shortly after the window has lost the focus.
    const soon = () => void setTimeout(look)
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', soon)
    document.addEventListener('keydown', pressed, true)
    window.addEventListener('blur', soon)
    return () => {
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', soon)
      document.removeEventListener('keydown', pressed, true)
      window.removeEventListener('blur', soon)
    }
  }, [stage])
}
