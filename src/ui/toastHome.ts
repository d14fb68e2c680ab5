/** Owns where toasts lie: above everything, inside the open dialog if there is one (what lies outside it is inert). */
import { toastPlace } from './toastPlace'
import { mediaMatches } from './useMedia'

export const TOAST_HOME = 'toast-home'

/** How far the rooms around an element are moved down at this moment, on the way to where they belong while a play runs, CSS px. */
function movedDown(element: Element): number {
  let px = 0
  for (let room = element.parentElement; room; room = room.parentElement) {
    const { transform } = getComputedStyle(room)
    if (transform !== 'none') px += new DOMMatrix(transform).m42
  }
  return px
}

/**
 * In the hand, and on a screen filled by the game, the header gives way to a running play: nothing there is free for
 * toasts. They are placed for that while the play may only be about to begin; the style sheet asks whether it runs.
 */
function placeInPlay(home: HTMLElement): void {
  delete home.dataset.inPlay
  const field = document.querySelector('[data-game] [data-field]')
  if (!field || !(document.fullscreenElement || mediaMatches('(pointer: coarse), (max-height: 520px)')))
    return
  const down = movedDown(field)
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top: top - down, right, bottom: bottom - down }
  }
  const taken = [...document.querySelectorAll('[data-figures] > *, [data-tools] > *')].map(boxOf)
  const window = { width: innerWidth, height: innerHeight }
  const { left, width, top, bottom } = toastPlace(
    window,
    boxOf(field),
    taken.filter((box) => box.right > box.left),
    // Boards have words and buttons of their own around them; below a scene there are arrows at most.
    field.closest('[data-kind="turn"]') !== null,
  )
  home.dataset.inPlay = ''
  home.style.setProperty('--toast-left', `${left}px`)
  home.style.setProperty('--toast-width', `${width}px`)
  home.style.setProperty('--toast-top', top === undefined ? 'auto' : `${top}px`)
  home.style.setProperty(
    '--toast-bottom',
    bottom === undefined ? 'auto' : `calc(${bottom}px + var(--safe-bottom))`,
  )
}

/** Moves the toasts, if there are any, to where they can be seen, told and pressed now. */
export function settleToasts(): void {
  const home = document.getElementById(TOAST_HOME)
  if (!home) return
  placeInPlay(home)
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const place = dialog ?? document.body
  if (home.parentElement !== place) {
    // Chromium keeps animations alive through moveBefore; elsewhere they start again.
    const keeping = place as Element & { moveBefore?: (node: Node, before: Node | null) => void }
    if (keeping.moveBefore && home.isConnected) keeping.moveBefore(home, null)
    else place.append(home)
  }
  if (!home.showPopover) return
  if (home.matches(':popover-open')) home.hidePopover()
  // A dialog fills a phone's screen: there the toasts take a place in it, instead of lying over its buttons.
  if (dialog && mediaMatches('(max-width: 600px)')) return
  // Shown again, it becomes the last of the top layer: over a dialog and over what is full screen.
  home.showPopover()
}
