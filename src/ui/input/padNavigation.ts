/**
 * Navigates menus, pages and boards by gamepad: the D-pad and left stick move the focus, A presses, B goes back. The arrow
 * keys of a remote control move the focus, too.
 */
import type { PadButton } from '../../engine/core/game/contract'
import { BACK_KEYS } from '../../engine/input/keys'
import { heldPadButtons } from '../../engine/input/pads/gamepads'
import { onPadFrame } from '../../engine/input/pads/padLoop'
import { once } from '../once'
import { FOCUSABLE, focusableElements, isSettling, stepSelect, stepSlider, topmostScope } from './focusable'

type Direction = 'up' | 'down' | 'left' | 'right'

const DIRECTIONS: Partial<Record<PadButton, Direction>> = {
  DpadUp: 'up',
  DpadDown: 'down',
  DpadLeft: 'left',
  DpadRight: 'right',
  LeftStickUp: 'up',
  LeftStickDown: 'down',
  LeftStickLeft: 'left',
  LeftStickRight: 'right',
}
const ARROW: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}
const DIRECTION_OF: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const FIRST_REPEAT_MS = 350
const NEXT_REPEAT_MS = 110
/** The most time that a frame adds to a held button: while the page hangs, the player cannot see the focus move. */
const MAX_FRAME_MS = 50

/** Buttons that a running game uses; each holder adds a set. */
const holds = new Set<ReadonlySet<PadButton> | 'all'>()

/** Buttons that were down when a game released them: the press that ended a game must not press a button of the panel. */
const spent = new Set<PadButton>()

/** Pads whose presses have another meaning while a panel waits for players. */
const others = new Set<(pad: number) => boolean>()

/** Keeps pads from menus, by their number among the connected ones, until the returned function is called. */
export function holdPads(isOther: (pad: number) => boolean): () => void {
  others.add(isOther)
  return () => void others.delete(isOther)
}

/** Keeps buttons from menus while a game uses them, until the returned function is called. */
export function holdPad(buttons: ReadonlySet<PadButton> | 'all'): () => void {
  holds.add(buttons)
  return () => {
    holds.delete(buttons)
    for (const button of heldPadButtons()) spent.add(button)
  }
}

function isHeld(button: PadButton): boolean {
  for (const hold of holds) if (hold === 'all' || hold.has(button)) return true
  return false
}

/** Watches for gamepads for the whole visit. Without one it checks once a second. */
export const startPadNavigation = once(() => {
  followArrows()
  addEventListener('keydown', (event) => {
    if (BACK_KEYS.has(event.key) && !event.defaultPrevented && closeDialog()) event.preventDefault()
  })
  let before = new Set<PadButton>()
  /** Buttons pressed here: only these repeat. */
  const own = new Set<PadButton>()
  /** Time until the held direction repeats, ms. */
  let rest = 0
  let last = 0
  onPadFrame((_pads, now) => {
    rest -= Math.min(now - last, MAX_FRAME_MS)
    last = now
    const held = heldPadButtons((pad) => ![...others].some((isOther) => isOther(pad)))
    for (const set of [own, spent]) for (const button of set) if (!held.includes(button)) set.delete(button)
    for (const button of held) {
      const direction = DIRECTIONS[button]
      if (isHeld(button) || spent.has(button)) continue
      if (!before.has(button)) {
        own.add(button)
        document.documentElement.dataset.pad = 'used'
        if (direction) rest = FIRST_REPEAT_MS
        act(button, direction)
      } else if (direction && own.has(button) && rest <= 0) {
        rest = NEXT_REPEAT_MS
        act(button, direction)
      }
    }
    before = new Set(held)
  })
})

/** Where arrow keys have another meaning. While the panel of a game's end settles, a player may still press them for the game. */
const GAME = '[data-phase="playing"], [data-phase="watching"], [data-phase="over"]:not(:has([data-panel]))'

const LINE = 'input:is([type="search"], [type="text"])'
const WRITTEN = `${LINE}, input[type="number"], textarea, [contenteditable="true"]`

/** Lets arrow keys move the focus while no pointer was seen: who has one scrolls the page with these keys. */
function followArrows(): void {
  const follow = (event: KeyboardEvent) => {
    const direction = DIRECTION_OF[event.key]
    const { target, repeat } = event
    if (!direction || !event.isTrusted || event.defaultPrevented || !(target instanceof Element)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const inGame = document.querySelector('[data-game]') !== null
    if (document.querySelector(GAME) || isSettling() || (inGame && repeat)) return
    // They handle these keys without code of ours.
    const along = direction === 'left' || direction === 'right'
    if (target.matches(WRITTEN) && (along || !target.matches(LINE))) return
    if (target.matches('input[type="range"], select') && goesAlong(target, direction)) return
    const before = document.activeElement
    move(direction)
    if (document.activeElement !== before) event.preventDefault()
  }
  addEventListener('keydown', follow)
  const stop = () => removeEventListener('keydown', follow)
  for (const type of ['pointermove', 'pointerdown', 'wheel'])
    addEventListener(type, stop, { once: true, capture: true, passive: true })
}

function act(button: PadButton, direction: Direction | undefined): void {
  if (direction) move(direction)
  else if (button === 'A') press()
  else if (button === 'B') back()
}

function press(): void {
  const focused = document.activeElement
  if (isSettling()) return
  if (focused instanceof HTMLElement && focused.matches(FOCUSABLE)) focused.click()
  else focusFirst()
}

/** Closes the topmost dialog. Returns whether one was open. */
export function closeDialog(): boolean {
  const isOpen = document.querySelector('dialog[open]') !== null
  if (isOpen) back()
  return isOpen
}

function back(): void {
  const target = document.activeElement ?? document.body
  const unused = target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  )
  // If the key was handled, the dialog stays open: it may just have stopped waiting for a key.
  if (!unused) return
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

function move(direction: Direction): void {
  const focused = document.activeElement
  // Elements that handle arrow keys: boards, sliders, lists.
  const own = focused?.closest(
    '[role="grid"], [role="radiogroup"], [role="listbox"], input[type="range"], select',
  )
  if (own && focused && goesAlong(own, direction)) {
    const before = focused
    if (own.matches('input[type="range"]')) {
      stepSlider(own as HTMLInputElement, direction === 'right' ? 1 : -1)
      return
    }
    if (own instanceof HTMLSelectElement) {
      stepSelect(own, direction === 'right' ? 1 : -1)
      return
    }
    const unused = focused.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: ARROW[direction],
        code: ARROW[direction],
        bubbles: true,
        cancelable: true,
      }),
    )
    // At the edge of a board or list the focus moves on.
    const moved = document.activeElement !== before || (!unused && own.matches('[role="listbox"]'))
    if (moved || !own.matches('[role="grid"], [role="listbox"]')) return
  }
  const from = focused instanceof HTMLElement && focused.matches(FOCUSABLE) ? focused : null
  if (!from) {
    focusFirst()
    return
  }
  // In a group, left and right belong to the focused element: up and down move along the group.
  const along = own && !own.matches('[role="grid"]') ? alongLine(from, direction) : null
  if (along) {
    along.focus()
    return
  }
  const scope = topmostScope()
  const next = nearest(from, direction, scope)
  // From a panel the page around it can be reached; a dialog keeps the focus.
  const around = next || scope instanceof HTMLDialogElement ? next : nearest(from, direction, document)
  around?.focus()
}

/** Whether an element handles this arrow itself: a board all four, a list two. */
function goesAlong(own: Element, direction: Direction): boolean {
  if (own.matches('[role="grid"]')) return true
  const upright = own.matches('[role="listbox"]:not([aria-orientation="horizontal"])')
  return upright === (direction === 'up' || direction === 'down')
}

/** The next or previous element of its group, if the group has none in the direction itself. */
function alongLine(from: HTMLElement, direction: Direction): HTMLElement | null {
  const group = from.closest('[role="group"]')
  if (!group || nearest(from, direction, group)) return null
  const parts = focusableElements(group)
  return parts[parts.indexOf(from) + (direction === 'down' ? 1 : -1)] ?? null
}

function focusFirst(): void {
  // If a game has the focus as a whole, its board comes first.
  const cell = document.activeElement?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
  if (cell && document.activeElement !== document.body && !cell.closest('[inert]')) {
    cell.focus()
    return
  }
  const all = focusableElements(topmostScope())
  const first = all.find((element) => element.hasAttribute('data-autofocus')) ?? all[0]
  first?.focus()
}

/** The nearest element in a direction; distance to the side counts double. */
function nearest(from: HTMLElement, direction: Direction, scope: ParentNode): HTMLElement | null {
  const a = from.getBoundingClientRect()
  let best: HTMLElement | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const element of focusableElements(scope)) {
    if (element === from || from.contains(element) || element.contains(from)) continue
    // A board is entered at one of its cells, wherever that is.
    const board = element.closest('[role="grid"]')
    const b = (board && !board.contains(from) ? board : element).getBoundingClientRect()
    const ahead = {
      up: a.top - b.bottom,
      down: b.top - a.bottom,
      left: a.left - b.right,
      right: b.left - a.right,
    }[direction]
    if (ahead < -Math.min(a.height, b.height, 24)) continue
    const middle = { up: a.top - b.top, down: b.top - a.top, left: a.left - b.left, right: b.left - a.left }[
      direction
    ]
    if (middle <= 0) continue
    const vertical = direction === 'up' || direction === 'down'
    const aside = vertical
      ? Math.max(0, b.left - a.right, a.left - b.right)
      : Math.max(0, b.top - a.bottom, a.top - b.bottom)
    const center = vertical
      ? Math.abs(a.left + a.width / 2 - b.left - b.width / 2)
      : Math.abs(a.top + a.height / 2 - b.top - b.height / 2)
    const cost = Math.max(0, ahead) + aside * 2 + center * 0.25
    if (cost < bestCost) {
      bestCost = cost
      best = element
    }
  }
  return best
}
