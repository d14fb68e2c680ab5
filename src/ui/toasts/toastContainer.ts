/** Places the toasts on top of everything, inside the open dialog if there is one: everything outside it is inert. */
import { mediaMatches } from '../useMedia'
import { boxes, gameBoxes } from './boxes'
import { besidePlace, betweenPlace, NARROWEST, type ToastPlace, toastPlace } from './toastPlace'

export const TOAST_HOME = 'toast-home'

/** How far the ancestors of an element are shifted down by a running transition, CSS px. */
function movedDown(element: Element): number {
  let px = 0
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { transform } = getComputedStyle(parent)
    if (transform !== 'none') px += new DOMMatrix(transform).m42
  }
  return px
}

/**
 * On phones and in full screen the header is hidden while a game runs, so toasts cannot be there. They are placed for
 * that before the game starts; the style sheet applies it only while it runs.
 */
function placeInPlay(home: HTMLElement, game: HTMLElement, field: Element): void {
  // Those of a real-time game are in its field, by the style sheet.
  if (game.dataset.kind === 'turn') placeAtBoard(home, field)
  // While the header is shown: between its buttons; they may cover the title.
  const resting = betweenPlace(boxes('header :is(a, button)'), NARROWEST)
  if (!resting) return
  home.style.setProperty('--toast-resting-left', `${resting.left}px`)
  home.style.setProperty('--toast-resting-width', `${resting.width}px`)
  home.dataset.resting = ''
}

function placeAtBoard(home: HTMLElement, field: Element): void {
  const down = movedDown(field)
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top: top - down, right, bottom: bottom - down }
  }
  const taken = [...document.querySelectorAll('[data-stat], [data-tools] > *')].map(boxOf)
  const window = { width: innerWidth, height: innerHeight }
  const found = toastPlace(
    window,
    boxOf(field),
    taken.filter((box) => box.right > box.left),
  )
  place(home, found)
  home.dataset.inPlay = ''
}

/** On large screens toasts are beside the game if there is space, else over the header. */
function placeBeside(home: HTMLElement, game: Element, field: Element): void {
  const found =
    besidePlace(game.getBoundingClientRect(), field.getBoundingClientRect(), gameBoxes(game)) ??
    betweenPlace(boxes('header *, [data-stats] *, [data-tools] *'))
  if (!found) return
  place(home, found)
  home.dataset.beside = ''
}

function place(home: HTMLElement, { left, width, top, bottom }: ToastPlace): void {
  home.style.setProperty('--toast-left', `${left}px`)
  home.style.setProperty('--toast-width', `${width}px`)
  home.style.setProperty('--toast-top', top === undefined ? 'auto' : `${top}px`)
  home.style.setProperty(
    '--toast-bottom',
    bottom === undefined ? 'auto' : `calc(${bottom}px + var(--safe-bottom))`,
  )
}

function placeInGame(home: HTMLElement): void {
  delete home.dataset.inPlay
  delete home.dataset.beside
  delete home.dataset.resting
  const game = document.querySelector<HTMLElement>('[data-game]')
  const field = game?.querySelector('[data-field]')
  if (!game || !field) return
  if (document.fullscreenElement || mediaMatches('(pointer: coarse), (max-height: 520px)'))
    placeInPlay(home, game, field)
  else if (!mediaMatches('(max-width: 600px)')) placeBeside(home, game, field)
}

/** What the place of toasts depends on, apart from the texts around the field. */
function layoutNow() {
  const game = document.querySelector<HTMLElement>('[data-game]')
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  return [dialog, game, game?.dataset.phase, document.fullscreenElement, innerWidth, innerHeight] as const
}
/** The layout that the toasts were placed for. */
const placed: { layout: ReturnType<typeof layoutNow> | null } = { layout: null }

/** Whether the layout has not changed since the toasts were placed: then a toast can change its text in place. */
export function isPlaced(): boolean {
  const now = layoutNow()
  return placed.layout?.every((part, i) => part === now[i]) ?? false
}

/** Moves the toasts to where they can be seen, read aloud and pressed now. */
export function placeToasts(): void {
  const home = document.getElementById(TOAST_HOME)
  if (!home) return
  placeInGame(home)
  const layout = layoutNow()
  placed.layout = layout
  const [dialog] = layout
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
