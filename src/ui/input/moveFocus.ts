/** Moves the focus for the visitor. After a press by mouse or touch no ring is shown: on a cell it looks like a hint. */

/** The last press was by mouse or touch. Clicks by keys, gamepads and assistive technology have no count. */
let isPointed = false

if (!import.meta.env.SSR) {
  const options = { capture: true, passive: true }
  addEventListener('click', ({ detail }) => (isPointed = detail > 0), options)
  addEventListener('keydown', () => (isPointed = false), options)
}

export const moveFocus = (to: HTMLElement | null | undefined): void =>
  to?.focus({ preventScroll: true, focusVisible: !isPointed })
