/** Owns the one switch: Space, Enter, a press of mouse or finger anywhere, and any button of a pad are one and the same press, told to whoever uses it now. */
import type { PadButton } from '../core/game/contract'
import { DOWN_AT } from '../core/input/input'
import { changeSettings, settings } from '../storage/values/settings'
import { isText, stop } from './debounce'
import { placeOf } from './keys'

/** What is pressed on a pad, as `gamepads.ts` reads it. */
type Pressed = ReadonlyMap<PadButton, number>

/** Who the switch belongs to at a time. */
export interface SwitchUser {
  down(): void
  up?(): void
  /** The switch has become this one's, or another's. */
  turn?(mine: boolean): void
  /** Keys, pointers and pads keep their own meaning besides: a game that has more than one button. Asked at each press. */
  passes?(): boolean
}

/** One switch made of everything that can be pressed. */
export interface SwitchAccess {
  /** Hears the page's presses before anything else does, but after the pause between presses. Returns how to stop. */
  listen(): () => void
  /**
   * From now on the switch is this one's, until the returned function is called: then it is its who had it before.
   * `below`: it is this one's only while nobody else has it.
   */
  use(user: SwitchUser, below?: boolean): () => void
  /** The pads as all others see them: while the switch is in use none of their buttons is down. Asked as often as one likes. */
  pads(states: readonly Pressed[]): Pressed[]
}

/** Whoever cannot use it has the way out on every keyboard: Escape so often, each within `OUT_MS` of the one before. */
const OUT_PRESSES = 3
const OUT_MS = 1000

/** Where letters are typed Space and Enter are what they are; a field that takes no letters leaves them to the switch. */
const isTyped = (target: EventTarget | null) =>
  isText(target) && !(target instanceof HTMLElement && target.dataset.shortcuts !== undefined)

/** `on`: whether the visitor wants it, now. `out`: the way out was taken. */
export function createSwitchAccess(
  on: () => boolean,
  out: () => void,
  now = () => performance.now(),
): SwitchAccess {
  const users: SwitchUser[] = []
  /** What is down as the switch, by key, pointer or pad button: a second one beside it is the same press. */
  const held = new Set<string>()
  /** Keys and pointers that went down as the switch: their release belongs to it as well. */
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
      const hear = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        window.addEventListener(type, act, { capture: true, passive: false, signal: abort.signal })
      hear('keydown', (event) => {
        const place = placeOf(event)
        if (place === 'Escape' && !event.repeat && on()) leave(now())
        if ((place !== 'Space' && place !== 'Enter') || isTyped(event.target)) return
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (!event.repeat) pressed(event, place)
        else if (taken.has(place)) stop(event)
      })
      hear('keyup', (event) => released(event, placeOf(event)))
      let click = false
      hear('pointerdown', (event) => {
        if (event.button !== 0) return
        pressed(event, `pointer${event.pointerId}`)
        click = taken.has(`pointer${event.pointerId}`)
      })
      hear('pointerup', (event) => released(event, `pointer${event.pointerId}`))
      hear('pointercancel', (event) => released(event, `pointer${event.pointerId}`))
      // What a browser makes of a press besides. A click by a program or a screen reader has no pointer, and stays.
      const besides = (event: Event) => click && on() && stop(event)
      hear('mousedown', besides)
      hear('touchstart', besides)
      hear('contextmenu', besides)
      hear('click', (event) => {
        if (event.detail === 0) return
        besides(event)
        click = false
      })
      hear('blur', (event) => {
        // Of the window alone: the light moves the focus.
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
        before?.turn?.(false)
        after?.turn?.(true)
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
      // What is down is known before anyone is told: who is told may ask for the pads again.
      const fresh = [...buttons].filter((id) => !held.has(id))
      const gone = [...held].filter((id) => id.startsWith('pad') && !buttons.has(id))
      for (const id of fresh) down(id)
      for (const id of gone) up(id)
      return whose.passes?.() ? [...states] : states.map(() => new Map<PadButton, number>())
    },
  }
}

/** The one of this page, as the visitor has chosen. */
export const switchAccess = createSwitchAccess(
  () => settings.get().oneSwitch,
  () => changeSettings({ oneSwitch: false }),
)
