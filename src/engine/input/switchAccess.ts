/** Switch access: Space, Enter, a press of mouse or finger anywhere, and any pad button are one and the same switch. */
import type { PadButton } from '../core/game/contract'
import { DOWN_AT } from '../core/input/input'
import { changeSettings, settings } from '../storage/values/settings'
import { isText, stop } from './debounce'
import { codeOf } from './keys'

/** The state of a pad, as `pads/gamepads.ts` reads it. */
type Pressed = ReadonlyMap<PadButton, number>

/** What the switch controls at a time: a game with one button, or the scan. */
export interface SwitchUser {
  down(): void
  up?(): void
  /** The switch now belongs to this user, or to another. */
  onTurn?(mine: boolean): void
  /** Whether inputs keep their own meaning too, in games with more than one button. Called at each press. */
  passes?(): boolean
}

/** Everything that can be pressed, as one switch. */
export interface SwitchAccess {
  /** Takes the page's presses before anything else but debounce gets them. Returns how to stop. */
  listen(): () => void
  /**
   * Gives the switch to this user, until the returned function is called: then it goes back to the user before.
   * @param below only while no other user has it
   */
  use(user: SwitchUser, below?: boolean): () => void
  /** The pads as everything else sees them: without pressed buttons while the switch is in use. Calling it repeatedly changes nothing. */
  pads(states: readonly Pressed[]): Pressed[]
}

/** The way out for those who turned it on by accident: this many Escapes, each within `OUT_MS` of the one before. */
const OUT_PRESSES = 3
const OUT_MS = 1000

/** In text fields Space and Enter keep their meaning. A field that takes no letters (`data-shortcuts`) leaves them to the switch. */
const isTyped = (target: EventTarget | null) =>
  isText(target) && !(target instanceof HTMLElement && target.dataset.shortcuts !== undefined)

/**
 * @param on whether the setting is on now
 * @param out called when the player leaves by Escape
 */
export function createSwitchAccess(
  on: () => boolean,
  out: () => void,
  now = () => performance.now(),
): SwitchAccess {
  const users: SwitchUser[] = []
  /** The inputs that are down: keys, pointers, pad buttons. A second one belongs to the same press. */
  const held = new Set<string>()
  /** Keys and pointers whose press was taken: their release is taken as well. */
  const taken = new Set<string>()
  let escapes = 0
  let escapedAt = Number.NEGATIVE_INFINITY

  const user = () => (on() ? users.at(-1) : undefined)
  const down = (id: string) => {
    const first = held.size === 0
    held.add(id)
    if (first) user()?.down()
  }
  const up = (id: string) => {
    if (held.delete(id) && held.size === 0) users.at(-1)?.up?.()
  }
  const leave = (at: number) => {
    escapes = at - escapedAt < OUT_MS ? escapes + 1 : 1
    escapedAt = at
    if (escapes < OUT_PRESSES) return
    escapes = 0
    out()
  }
  /** A press of a key or a pointer. */
  const pressed = (event: Event, id: string) => {
    const whose = user()
    if (!whose) return
    if (!whose.passes?.()) {
      taken.add(id)
      stop(event)
    }
    down(id)
  }
  const released = (event: Event, id: string) => {
    if (taken.delete(id)) stop(event)
    up(id)
  }

  return {
    listen() {
      const abort = new AbortController()
      const capture = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        window.addEventListener(type, act, { capture: true, passive: false, signal: abort.signal })
      capture('keydown', (event) => {
        const code = codeOf(event)
        if (code === 'Escape' && !event.repeat && on()) leave(now())
        if ((code !== 'Space' && code !== 'Enter') || isTyped(event.target)) return
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (!event.repeat) pressed(event, code)
        else if (taken.has(code)) stop(event)
      })
      capture('keyup', (event) => released(event, codeOf(event)))
      let click = false
      capture('pointerdown', (event) => {
        if (event.button !== 0) return
        pressed(event, `pointer${event.pointerId}`)
        click = taken.has(`pointer${event.pointerId}`)
      })
      capture('pointerup', (event) => released(event, `pointer${event.pointerId}`))
      capture('pointercancel', (event) => released(event, `pointer${event.pointerId}`))
      // Events that the browser derives from a press. A click by a program or a screen reader (detail 0) stays.
      const derived = (event: Event) => click && on() && stop(event)
      capture('mousedown', derived)
      capture('touchstart', derived)
      capture('contextmenu', derived)
      capture('click', (event) => {
        if (event.detail === 0) return
        derived(event)
        click = false
      })
      capture('blur', (event) => {
        // Only of the window: the highlight moves the focus.
        if (event.target !== window) return
        taken.clear()
        for (const id of [...held]) up(id)
      })
      return () => abort.abort()
    },
    use(who, below = false) {
      const change = (act: () => void) => {
        const before = users.at(-1)
        act()
        const after = users.at(-1)
        if (before === after) return
        before?.onTurn?.(false)
        after?.onTurn?.(true)
      }
      change(() => (below ? users.unshift(who) : users.push(who)))
      return () => change(() => users.splice(users.indexOf(who), 1))
    },
    pads(states) {
      const whose = user()
      if (!whose) return [...states]
      const buttons = new Set<string>()
      for (const [i, state] of states.entries())
        for (const [button, value] of state)
          if (value >= DOWN_AT && !/Stick|Axis/.test(button)) buttons.add(`pad${i}:${button}`)
      // All changes are collected before users are called: they may ask for the pads again.
      const fresh = [...buttons].filter((id) => !held.has(id))
      const gone = [...held].filter((id) => id.startsWith('pad') && !buttons.has(id))
      for (const id of fresh) down(id)
      for (const id of gone) up(id)
      return whose.passes?.() ? [...states] : states.map(() => new Map<PadButton, number>())
    },
  }
}

/** The one of this page, controlled by the setting. */
export const switchAccess = createSwitchAccess(
  () => settings.get().oneSwitch,
  () => changeSettings({ oneSwitch: false }),
)
