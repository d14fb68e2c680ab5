/**
 * What on a page can be focused and pressed without a pointer, and how a value is changed in steps: for
 * gamepads and switch access.
 */

/** What takes the focus or a press. */
export const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [role="radio"]:not([disabled]), [tabindex="0"]'

/** Whether it can be seen and is not shut off. */
export function isThere(element: HTMLElement): boolean {
  return !element.matches(':disabled') && !element.closest('[inert]') && element.getClientRects().length > 0
}

/** The parts below `scope` that can be focused, in the order of the page. */
export function reachable(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => (element.tabIndex >= 0 || element.getAttribute('role') === 'radio') && isThere(element),
  )
}

/** An open dialog or panel keeps the focus to itself. */
export function topmost(): ParentNode {
  const dialogs = document.querySelectorAll('dialog[open]')
  return dialogs[dialogs.length - 1] ?? document.querySelector('[data-panel]') ?? document
}

/** A panel that has just come takes no press that was meant for what it covers. */
export const settles = (): boolean => document.querySelector('[data-settling]') !== null

/** More or less, by its step, or by as many as `data-nudge` says: a long slider is no way to go step by step. */
export function nudge(slider: HTMLInputElement, way: 1 | -1): void {
  const steps = Number(slider.dataset.nudge ?? 1)
  if (way === 1) slider.stepUp(steps)
  else slider.stepDown(steps)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The next or the one before. A key that was not really pressed does not change a list. */
export function choose(list: HTMLSelectElement, way: 1 | -1): void {
  const next = list.selectedIndex + way
  if (next < 0 || next >= list.length) return
  list.selectedIndex = next
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
