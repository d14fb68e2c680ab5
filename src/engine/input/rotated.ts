/** Input for a view that is rotated by a quarter: players use the directions they see, and the rules get those of the world. */
import type { PadButton, TouchControls } from '../core/game/contract'
import type { Binding } from './bindings'

// The view is rotated counterclockwise: the world's right side is seen at the top, its upper side at the left.
const SEEN = { Up: 'Left', Left: 'Down', Down: 'Right', Right: 'Up' } as const
const LETTERS: Readonly<Record<string, string>> = { KeyW: 'KeyA', KeyA: 'KeyS', KeyS: 'KeyD', KeyD: 'KeyW' }

function rotatedName(name: string): string {
  const [, device, direction] = /^(Arrow|Dpad|LeftStick|RightStick)(Up|Left|Down|Right)$/.exec(name) ?? []
  return direction === undefined ? (LETTERS[name] ?? name) : `${device}${rotatedLabel(direction)}`
}

/** The label of a direction as it is seen; other labels stay. */
export function rotatedLabel(label: string): string {
  return (SEEN as Readonly<Record<string, string>>)[label] ?? label
}

/** The bindings for the rotated view: what Up does (seen as left there) is done by Left. */
export function rotatedBindings(bindings: readonly Binding[]): Binding[] {
  return bindings.map((binding) => ({
    ...binding,
    // A letter that stands for a word is not a direction.
    keys: binding.letters ? binding.keys : binding.keys.map(rotatedName),
    pad: binding.pad.map((button) => rotatedName(button) as PadButton),
  }))
}

/** The on-screen controls for the rotated view: arrows point where things are seen to go. Swipes are rotated in `pointers/strokes.ts`. */
export function rotatedTouch(touch: TouchControls): TouchControls {
  const { arrows } = touch
  if (!arrows) return touch
  if (arrows.length === 4) {
    const [up, down, left, right] = arrows
    return { ...touch, arrows: [right, left, up, down] }
  }
  const [first, second] = arrows
  // Up and down become left and right; left and right become down and up.
  return touch.upright
    ? { ...touch, arrows, upright: false }
    : { ...touch, arrows: [second, first], upright: true }
}
