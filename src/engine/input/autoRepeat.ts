/** Auto-repeat, for players who cannot press quickly: a hold becomes presses at a fixed rate, before the rules see the input. */
import type { Control, InputFrame } from '../core/game/contract'
import { DOWN_AT, slot } from '../core/input/input'

/** Ticks per second. The rate follows the game's time, at any game speed. */
const TICKS = 60

/** The slots in which every press counts. */
export function autoRepeatSlots(controls: readonly Control[]): ReadonlySet<string> {
  return new Set(controls.filter(({ mashed }) => mashed).map(({ action, player }) => slot(action, player)))
}

export interface AutoRepeatOptions {
  /** Presses per second; 0 turns auto-repeat off. */
  rate(): number
  /** Auto-repeat has made a press, at this rate. */
  onRepeat?(rate: number): void
}

/** Returns a function that takes the frames of a game, one per tick and in order, and adds the presses of what is held. */
export function createAutoRepeat(
  slots: ReadonlySet<string>,
  { rate, onRepeat }: AutoRepeatOptions,
): (frame: InputFrame) => InputFrame {
  /** For how many ticks a slot or a pointer is down since its press. */
  const ages = new Map<string, number>()

  /** Whether there is a press in this tick. Presses are spread evenly, also where the interval is not a whole number of ticks. */
  const pressesNow = (id: string, fresh: boolean, perSecond: number) => {
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
    const pressed = held.filter((name) => pressesNow(name, frame.pressed.includes(name), perSecond))
    const repeated = new Set(
      down.filter((each) => pressesNow(`pointer ${each.id}`, each.pressed, perSecond)).map(({ id }) => id),
    )
    if (pressed.length === 0 && repeated.size === 0) return frame
    onRepeat?.(perSecond)
    return {
      ...frame,
      pressed: [...frame.pressed, ...pressed],
      pointers: frame.pointers.map((each) => (repeated.has(each.id) ? { ...each, pressed: true } : each)),
    }
  }
}
