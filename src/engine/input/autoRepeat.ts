/** Owns steady pressing, for hands that cannot press again and again: what is held down becomes presses at a rhythm, before the rules see it. */
import type { Control, InputFrame } from '../core/game/contract'
import { DOWN_AT, slot } from '../core/input/input'

/** Ticks in a second: the rhythm is the play's, at any speed. */
const TICKS = 60

/** By slot, the actions of which every press counts. */
export function autoRepeatSlots(controls: readonly Control[]): ReadonlySet<string> {
  return new Set(controls.filter(({ mashed }) => mashed).map(({ action, player }) => slot(action, player)))
}

export interface AutoRepeatOptions {
  /** What the visitor wants: presses a second, or 0 for none but those of the hand. */
  rate(): number
  /** A press was made for the hand, at this rate. */
  used?(rate: number): void
}

/** Takes the frames of a play, one a tick and in their order, and returns them with the presses of what is held. */
export function createAutoRepeat(
  slots: ReadonlySet<string>,
  { rate, used }: AutoRepeatOptions,
): (frame: InputFrame) => InputFrame {
  /** For how many ticks a slot or a pointer is down since its own press. */
  const ages = new Map<string, number>()

  /** Whether a press falls on this tick; they are spread evenly also where no whole number of ticks lies between two. */
  const falls = (id: string, fresh: boolean, perSecond: number) => {
    const age = fresh ? 0 : (ages.get(id) ?? 0) + 1
    ages.set(id, age)
    return age > 0 && Math.floor((age * perSecond) / TICKS) > Math.floor(((age - 1) * perSecond) / TICKS)
  }

  return (frame) => {
    const perSecond = slots.size > 0 ? rate() : 0
    if (perSecond === 0) {
      ages.clear()
      return frame
    }
    const held = [...slots].filter((name) => (frame.held[name] ?? 0) >= DOWN_AT)
    const down = frame.pointers.filter((pointer) => pointer.down)
    const alive = new Set([...held, ...down.map(({ id }) => `pointer ${id}`)])
    for (const id of ages.keys()) if (!alive.has(id)) ages.delete(id)
    const pressed = held.filter((name) => falls(name, frame.pressed.includes(name), perSecond))
    const struck = new Set(
      down.filter((each) => falls(`pointer ${each.id}`, each.pressed, perSecond)).map(({ id }) => id),
    )
    if (pressed.length === 0 && struck.size === 0) return frame
    used?.(perSecond)
    return {
      ...frame,
      pressed: [...frame.pressed, ...pressed],
      pointers: frame.pointers.map((each) => (struck.has(each.id) ? { ...each, pressed: true } : each)),
    }
  }
}
