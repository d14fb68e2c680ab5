/**
 * Places the toasts: above everything, inside the open dialog if there is one (everything outside it is
 * inert).
 */

import { mediaMatches } from '../useMedia'
import { type Box, besidePlace, betweenPlace, NARROWEST, type ToastPlace, toastPlace } from './toastPlace'

export const TOAST_HOME = 'toast-home'

/** How far the ancestors of an element are shifted down by a running transition, CSS px. */
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
function placeInPlay(home: HTMLElement, field: Element): void {
  const down = movedDown(field)
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top: top - down, right, bottom: bottom - down }
  }
  const taken = [...document.querySelectorAll('[data-figures] > *, [data-tools] > *')].map(boxOf)
  const window = { width: innerWidth, height: innerHeight }
  const found = toastPlace(
    window,
    boxOf(field),
    taken.filter((box) => box.right > box.left),
    // Boards have texts and buttons around them; below a scene there are at most arrows.
    field.closest('[data-kind="turn"]') !== null,
  )
  place(home, found)
  home.dataset.inPlay = ''
  // And while the header is shown, between its buttons; the title may be covered.
  const resting = betweenPlace(boxes('header :is(a, button)'), NARROWEST)
  if (!resting) return
  home.style.setProperty('--toast-resting-left', `${resting.left}px`)
  home.style.setProperty('--toast-resting-width', `${resting.width}px`)
  home.dataset.resting = ''
}

/** Drawn as a whole, whatever they hold. */
const WHOLE = new Set(['button', 'a', 'svg'])
const WORDS = new Set(['p', 'span', 'output', 'li', 'dt', 'dd', 'h1', 'h2', 'h3'])

/** CSS px of the window; null for what is invisible. Text counts, not its whole line. */
function seenBox(element: Element): Box | null {
  const { localName } = element
  if ((element.childElementCount > 0 && !WHOLE.has(localName)) || !element.checkVisibility()) return null
  if (!WORDS.has(localName) || !element.textContent?.trim()) return shownBox(element)
  const range = document.createRange()
  range.selectNodeContents(element)
  return shownBox(range)
}

function shownBox(shown: Element | Range): Box | null {
  const box = shown.getBoundingClientRect()
  return box.width > 0 && box.height > 0 ? box : null
}

/** What is seen of the page there. */
function boxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((one) =>
    one.closest('svg *, [data-glow], .visually-hidden') ? [] : (seenBox(one) ?? []),
  )
}

/** What is seen of a game. A field is seen as a whole: its cells lie within it, and there are hundreds of them. */
function gameBoxes(room: Element): Box[] {
  const found: Box[] = []
  const look = (within: Element) => {
    for (const part of within.children) {
      if (part.hasAttribute('data-glow') || part.classList.contains('visually-hidden')) continue
      const field = part.hasAttribute('data-field')
      const box = field ? shownBox(part) : seenBox(part)
      if (box) found.push(box)
      if (!field && part.localName !== 'svg') look(part)
    }
  }
  look(room)
  return found
}

/** On large screens the header stays: toasts are beside the game if there is space, and over the header if not. */
function placeBeside(home: HTMLElement, game: Element, field: Element): void {
  const found =
    besidePlace(game.getBoundingClientRect(), field.getBoundingClientRect(), gameBoxes(game)) ??
    betweenPlace(boxes('header *, [data-figures] *, [data-tools] *'))
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
  const game = document.querySelector('[data-game]')
  const field = game?.querySelector('[data-field]')
  if (!game || !field) return
  if (document.fullscreenElement || mediaMatches('(pointer: coarse), (max-height: 520px)'))
    placeInPlay(home, field)
  else if (!mediaMatches('(max-width: 600px)')) placeBeside(home, game, field)
}

/** What the place of toasts depends on, but for the texts around a game's field. */
function layoutNow() {
  const game = document.querySelector<HTMLElement>('[data-game]')
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  return [dialog, game, game?.dataset.phase, document.fullscreenElement, innerWidth, innerHeight] as const
}
/** The layout that the toasts were placed for. */
const placed: { layout: ReturnType<typeof layoutNow> | null } = { layout: null }

/** Whether the layout is the one that the toasts were placed for. Then a toast changes its text where it is. */
export function isPlaced(): boolean {
  const now = layoutNow()
  return placed.layout?.every((part, i) => part === now[i]) ?? false
}

/** Moves the toasts, if there are any, to where they can be seen, read aloud and pressed now. */
export function placeToasts(): void {
  const home = document.getElementById(TOAST_HOME)
  if (!home) return
  placeInGame(home)
  const layout = layoutNow()
  placed.layout = layout
  const [dialog] = layout
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
