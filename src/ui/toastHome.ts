/** Owns where toasts lie: above everything, inside the open dialog if there is one (what lies outside it is inert). */
import { mediaMatches } from './useMedia'

export const TOAST_HOME = 'toast-home'

/** Moves the toasts, if there are any, to where they can be seen, told and pressed now. */
export function settleToasts(): void {
  const home = document.getElementById(TOAST_HOME)
  if (!home) return
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
