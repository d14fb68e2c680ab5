/** Keeps the toasts on top of everything, inside the open dialog if there is one: everything outside it is inert. */
import { mediaMatches } from '../useMedia'

export const TOAST_HOME = 'toast-home'

/** Moves the toasts to where they can be seen, read aloud and pressed now; their style sheet says where on the page. */
export function raiseToasts(): void {
  const home = document.getElementById(TOAST_HOME)
  if (!home) return
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const place = dialog ?? document.body
  if (home.parentElement !== place) {
    // With moveBefore (Chromium) animations continue; elsewhere they restart.
    const parent = place as Element & { moveBefore?: (node: Node, before: Node | null) => void }
    if (parent.moveBefore && home.isConnected) parent.moveBefore(home, null)
    else place.append(home)
  }
  if (!home.showPopover) return
  if (home.matches(':popover-open')) home.hidePopover()
  // On a phone a dialog fills the screen: there the toasts are part of it, instead of covering its buttons.
  if (dialog && mediaMatches('(max-width: 600px)')) return
  // Shown again, it is the last one in the top layer: above dialogs and full-screen elements.
  home.showPopover()
}
