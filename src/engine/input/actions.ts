/** Turns device input into actions: which source holds what, and one input frame per tick in which no press is lost. */
import type { InputFrame, PadButton, Pointer } from '../core/game/contract'
import { DOWN_AT, slot as slotOf } from '../core/input/input'
import { JOIN, type Players, type Seat } from '../core/input/seats'
import { type Binding, keyFinder, padSlots, playerOfKey } from './bindings'
import type { PadState } from './pads/gamepads'
import { Seating } from './seating'

export interface ActionMap {
  /**
   * A key went down. Do not call it for key repeat.
   * @param code `KeyboardEvent.code`, from `codeOf` in `keys.ts`
   * @param letter the typed letter, from `letterOf`; defaults to the code
   * @returns whether the game uses the key: then the page must not scroll by it
   */
  keyDown(code: string, letter?: string): boolean
  /** What the key with this code does. */
  slotsOf(code: string): readonly string[]
  /** The key with this code was released, whatever letter it would type now. */
  keyUp(code: string): void
  /** A touch control or a tap. `source` distinguishes presses of the same action. */
  press(slot: string, source: string): void
  release(slot: string, source: string): void
  /** A press that ends at once: a tap, a swipe. */
  tap(slot: string): void
  /** Takes the current state of the pads. */
  pads(states: readonly PadState[]): void
  /** The input of the next tick. Each press and release since the last call appears once. */
  take(pointers: readonly Pointer[]): InputFrame
  /** Releases everything, and drops latched presses: on blur, on pause, for the press that started the game. */
  clear(): void
  /** The slots pressed since the last call, without a frame: for turn-based games. */
  takePressed(): string[]
  /** Whether any source holds the slot now. */
  isHeld(slot: string): boolean
}

/** Toggle instead of hold, for players who cannot hold a button for long. */
export interface Toggle {
  /** From `heldSlots`: by slot, the opposite slot. */
  readonly slots: ReadonlyMap<string, string>
  /** Whether the setting is on now. */
  on(): boolean
  /** A press has toggled a hold on. */
  onUse?(): void
}

/**
 * @param players how many people play now; with one, both halves of the keyboard control the same player
 * @param toggle a press of such a slot holds it, until the next press of it, from any source, or of its opposite
 * @param seating who has a seat, in a game for three or four: a press of a free seat takes it
 */
export function createActions(
  bindings: readonly Binding[],
  players: Players,
  toggle?: Toggle,
  seating = new Seating(players),
): ActionMap {
  const slotsOf = keyFinder(bindings, players)
  /** By code: the slots of a key that is down. On release its letter may differ (Shift, a changed layout). */
  const keysDown = new Map<string, readonly string[]>()
  /** By slot: how far each source holds it, 0..1. */
  const sources = new Map<string, Map<string, number>>()
  let pressed = new Set<string>()
  let released = new Set<string>()
  let padsBefore: readonly PadState[] = []
  /** Pad buttons that were down when everything was released: they count again only after a release. Keys send an event per press. */
  const ignored = new Set<string>()
  /** Slots that are toggled on. */
  const toggled = new Set<string>()

  const heldBySources = (slot: string) => Math.max(0, ...(sources.get(slot)?.values() ?? []))
  const toggles = (slot: string) => toggle?.slots.has(slot) === true && toggle.on()
  /** 1 while it is toggled on; a slot that can be toggled is not held otherwise. */
  const amount = (slot: string) => (toggled.has(slot) ? 1 : toggles(slot) ? 0 : heldBySources(slot))
  const toggleOff = (slot: string) => {
    if (toggled.delete(slot)) released.add(slot)
  }
  const flip = (slot: string) => {
    if (toggled.has(slot)) {
      toggleOff(slot)
      return
    }
    toggleOff(toggle?.slots.get(slot) ?? '')
    toggled.add(slot)
    pressed.add(slot)
    toggle?.onUse?.()
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
  const lookup = (seat: Seat) => {
    lookups[seat] ??= padSlots(bindings, players, seat)
    return lookups[seat]
  }
  /** Two people have the first and the second pad. */
  const seatOfPad = (pad: number) => (players > 2 ? seating.ofPad(pad) : pad === 0 ? 0 : 1)
  const join = (seat: Seat | null) => {
    if (seat !== null) pressed.add(slotOf(JOIN, seat))
  }
  const seatOfKey = (code: string) => playerOfKey(bindings, players, code) ?? 0

  return {
    slotsOf: (code) => slotsOf(code, code),
    keyDown(code, letter = code) {
      const slots = slotsOf(code, letter)
      if (slots.length === 0) return false
      keysDown.set(code, slots)
      if (players > 2 && seating.take(seatOfKey(code))) join(seatOfKey(code))
      for (const slot of slots) set(slot, code, 1)
      return true
    },
    keyUp(code) {
      for (const slot of keysDown.get(code) ?? []) set(slot, code, 0)
      keysDown.delete(code)
    },
    press: (slot, source) => set(slot, source, 1),
    release: (slot, source) => set(slot, source, 0),
    tap(slot) {
      pressed.add(slot)
      if (amount(slot) < DOWN_AT) released.add(slot)
    },
    pads(states) {
      const count = Math.max(states.length, padsBefore.length)
      for (let i = 0; i < count; i++) {
        const seat = seatOfPad(i)
        if (seat === null) {
          // The press that takes a seat does nothing else.
          if ([...(states[i]?.values() ?? [])].some((value) => value >= DOWN_AT)) join(seating.seatPad(i))
          continue
        }
        for (const [button, slots] of lookup(seat)) {
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
      // A press shorter than a tick is held for this one tick all the same.
      for (const slot of pressed) if (!held[slot]) held[slot] = 1
      const frame: InputFrame = { held, pressed: [...pressed], released: [...released], pointers }
      pressed = new Set()
      released = new Set()
      return frame
    },
    clear() {
      for (const held of sources.values()) held.clear()
      keysDown.clear()
      toggled.clear()
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
    isHeld: (slot) => amount(slot) >= DOWN_AT,
  }
}
