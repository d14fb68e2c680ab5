/**
 * Protects against keyboard traps: a frame that takes the focus from the page's controls has to give it back.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A frame that takes the focus this often within WITHIN_MS is a trap. */
const MOST_TAKEN = 12
const WITHIN_MS = 10_000
/** Within this time (ms) after reaching a control a visitor rarely presses the frame; MOST_LET_GO times it is allowed. */
const SOON_MS = 1000
const MOST_LET_GO = 2
/** How long after Tab the focus may arrive in the frame, ms. */
const TAB_MS = 500

const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop() ?? null

/** The part of the dialog that takes the focus if none had it. */
const firstOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus], input, button, select, textarea, [tabindex="0"]') ??
  dialog

/**
 * Gives the focus back when the frame in `stage` takes it by itself: always from an open dialog (neither `inert` nor hiding
 * the frame prevents it), otherwise from a control that the visitor has just reached. A game may take the focus when nothing
 * has it, and when it is pressed or reached with Tab. The page cannot see those, so the first few times are allowed.
 *
 * @param onTrap - the frame takes the focus again and again: take it away
 */
export function useFocusGuard(stage: RefObject<HTMLElement | null>, onTrap: () => void): void {
  const trap = useEffectEvent(onTrap)
  useEffect(() => {
    /** The control of this page that has the focus, or had it before the frame took it. */
    let held: HTMLElement | null = null
    /** When it was reached. */
    let since = 0
    /** When Tab was pressed, and nothing of this page was reached by it yet. */
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
      if (taken.length > MOST_TAKEN) {
        taken = []
        trap()
      } else if (!dialog && taken.length <= MOST_LET_GO) {
        held = null
        return
      }
      const back = dialog ? (held && dialog.contains(held) ? held : firstOf(dialog)) : held
      back?.focus({ preventScroll: true })
    }
    // The browser says which element has the focus a moment after it took it from the window.
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
