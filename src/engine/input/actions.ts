/** Owns the way from devices to actions: what is held by which source, and one frame a tick with every press latched. */
import type { InputFrame, PadButton, Pointer } from '../core/game/contract'
import { DOWN_AT } from '../core/input/input'
import { type Binding, keyFinder, padSlots } from './bindings'
import type { PadState } from './pads/gamepads'

export interface ActionMap {
  /**
   * A key went down. Do not call it for key repeat.
   * @param code Its place, from `placeOf` in `keys.ts`.
   * @param letter The typed letter, from `letterOf`; defaults to the place.
   * @returns Whether the game uses it: then the page must not scroll by it.
   */
  keyDown(code: string, letter?: string): boolean
  /** The key at this place was released, whatever letter it types now. */
  keyUp(code: string): void
  /** A touch control or a tap; `source` tells presses of the same action apart. */
  press(slot: string, source: string): void
  release(slot: string, source: string): void
  /** A press that is over at once: a swipe. */
  strike(slot: string): void
  /** Takes the pads' state of this moment. */
  pads(states: readonly PadState[]): void
  /** The frame of the next tick. Presses and releases since the last one are told once. */
  take(pointers: readonly Pointer[]): InputFrame
  /** Lets everything go and forgets what was latched: blur, pause, the press that started the play. */
  clear(): void
  /** The slots pressed since the last call, without taking a frame: for turn games. */
  takePressed(): string[]
}

/** Holds that are switched by presses, for hands that cannot hold long. */
export interface Toggle {
  /** As `heldSlots` tells them. */
  readonly slots: ReadonlyMap<string, string>
  /** Whether the visitor wants them so, now. */
  on(): boolean
  /** A press has switched a hold on. */
  used?(): void
}

/**
 * `players`: how many people play now; decides whether both halves of the keyboard steer one player. With `toggle` a press
 * of what is held switches it on, and the next press, of whatever source, or one of its opposite off.
 */
export function createActions(bindings: readonly Binding[], players: 1 | 2, toggle?: Toggle): ActionMap {
  const slotsOf = keyFinder(bindings, players)
  /** By place: the actions of a key that is down. The letter of its release may be another one (Shift, a changed layout). */
  const keysDown = new Map<string, readonly string[]>()
  /** By slot: what each source holds, 0..1. */
  const sources = new Map<string, Map<string, number>>()
  let pressed = new Set<string>()
  let released = new Set<string>()
  let padsBefore: readonly PadState[] = []
  /** Pad buttons that were down when everything was let go: they count again only after a release. A key tells each press. */
  const ignored = new Set<string>()
  /** Slots that a press has switched on. */
  const switched = new Set<string>()

  const byHand = (slot: string) => Math.max(0, ...(sources.get(slot)?.values() ?? []))
  const toggles = (slot: string) => toggle?.slots.has(slot) === true && toggle.on()
  /** All of it while it is switched on, and nothing by hand. */
  const amount = (slot: string) => (switched.has(slot) ? 1 : toggles(slot) ? 0 : byHand(slot))
  const switchOff = (slot: string) => {
    if (switched.delete(slot)) released.add(slot)
  }
  const flip = (slot: string) => {
    if (switched.has(slot)) {
      switchOff(slot)
      return
    }
    switchOff(toggle?.slots.get(slot) ?? '')
    switched.add(slot)
    pressed.add(slot)
    toggle?.used?.()
  }
  const set = (slot: string, source: string, value: number) => {
    const before = amount(slot)
    const held = sources.get(slot) ?? new Map<string, number>()
    const fresh = value >= DOWN_AT && (held.get(source) ?? 0) < DOWN_AT
    if (value > 0) held.set(source, value)
    else held.delete(source)
    sources.set(slot, held)
    if (toggles(slot)) {
      if (fresh) flip(slot)
      return
    }
    const after = amount(slot)
    if (before < DOWN_AT && after >= DOWN_AT) pressed.add(slot)
    if (before >= DOWN_AT && after < DOWN_AT) released.add(slot)
  }
  const lookups: Map<PadButton, string[]>[] = []
  const lookup = (index: number) => {
    lookups[index] ??= padSlots(bindings, players, index)
    return lookups[index]
  }

  return {
    keyDown(code, letter = code) {
      const slots = slotsOf(code, letter)
      if (slots.length === 0) return false
      keysDown.set(code, slots)
      for (const slot of slots) set(slot, code, 1)
      return true
    },
    keyUp(code) {
      for (const slot of keysDown.get(code) ?? []) set(slot, code, 0)
      keysDown.delete(code)
    },
    press: (slot, source) => set(slot, source, 1),
    release: (slot, source) => set(slot, source, 0),
    strike(slot) {
      pressed.add(slot)
      if (amount(slot) < DOWN_AT) released.add(slot)
    },
    pads(states) {
      const count = Math.max(states.length, padsBefore.length)
      for (let i = 0; i < count; i++) {
        for (const [button, slots] of lookup(i)) {
          const value = states[i]?.get(button) ?? 0
          const source = `pad${i}:${button}`
          if (ignored.has(source)) {
            if (value >= DOWN_AT) continue
            ignored.delete(source)
          }
          if (value !== (padsBefore[i]?.get(button) ?? 0)) for (const slot of slots) set(slot, source, value)
        }
      }
      padsBefore = states
    },
    take(pointers) {
      const held: Record<string, number> = {}
      for (const slot of sources.keys()) {
        const value = amount(slot)
        if (value > 0) held[slot] = value
      }
      // Shorter than a tick: down for this one tick all the same.
      for (const slot of pressed) if (!held[slot]) held[slot] = 1
      const frame: InputFrame = { held, pressed: [...pressed], released: [...released], pointers }
      pressed = new Set()
      released = new Set()
      return frame
    },
    clear() {
      for (const held of sources.values()) held.clear()
      keysDown.clear()
      switched.clear()
      for (const [i, pad] of padsBefore.entries()) {
        for (const [button, value] of pad) if (value >= DOWN_AT) ignored.add(`pad${i}:${button}`)
      }
      pressed = new Set()
      released = new Set()
    },
    takePressed() {
      const now = [...pressed]
      pressed = new Set()
      released = new Set()
      return now
    },
  }
}
