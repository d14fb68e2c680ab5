/**
 * The elements of a page that can be focused and pressed without a pointer, and changing values in steps. For
 * gamepads and switch access.
 */

/** Elements that can be focused or pressed. */
export const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [role="radio"]:not([disabled]), [tabindex="0"]'

/** Whether an element is visible and enabled. */
export function isUsable(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    // Hidden links keep their boxes, and cannot have the focus.
    element.checkVisibility({ visibilityProperty: true })
  )
}

/** The elements in `scope` that can be focused, in document order. */
export function focusableElements(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => (element.tabIndex >= 0 || element.getAttribute('role') === 'radio') && isUsable(element),
  )
}

/** The open dialog or panel that contains the focus, else the document. */
export function topmostScope(): ParentNode {
  const dialogs = document.querySelectorAll('dialog[open]')
  return dialogs[dialogs.length - 1] ?? document.querySelector('[data-panel]') ?? document
}

/** Whether a panel has just opened: it ignores presses that were meant for the game. */
export const isSettling = (): boolean => document.querySelector('[data-settling]') !== null

/** Moves a slider by a step, or by `data-nudge` steps on long sliders. */
export function stepSlider(slider: HTMLInputElement, direction: 1 | -1): void {
  const steps = Number(slider.dataset.nudge ?? 1)
  if (direction === 1) slider.stepUp(steps)
  else slider.stepDown(steps)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses the next or previous option of a list, which ignores simulated keys. */
export function stepSelect(list: HTMLSelectElement, direction: 1 | -1): void {
  const next = list.selectedIndex + direction
  if (next < 0 || next >= list.length) return
  list.selectedIndex = next
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
