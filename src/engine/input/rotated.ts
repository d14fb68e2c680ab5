/** Input for a rotated view: players use the directions they see, and the rules get those of the world. */
import type { PadButton, TouchControls } from '../core/game/contract'
import type { QuarterTurns } from '../core/game/shape'
import { declarationTexts } from '../core/texts/declarations'
import type { Binding } from './bindings'

const { up, right, down, left } = declarationTexts.directions

/** The four directions, clockwise: labels, and names in keys and buttons. */
const CLOCKWISE = [
  [up, right, down, left],
  ['Up', 'Right', 'Down', 'Left'],
  ['KeyW', 'KeyD', 'KeyS', 'KeyA'],
]

/** The direction of the view in which a direction of the world is seen; other names stay. */
export function rotatedLabel(name: string, turned: QuarterTurns): string {
  for (const names of CLOCKWISE) {
    const at = names.indexOf(name)
    if (at >= 0) return names[(at + turned + 4) % 4] ?? name
  }
  return name
}

function rotatedName(name: string, turned: QuarterTurns): string {
  const [, device = '', direction = name] =
    /^(Arrow|Dpad|LeftStick|RightStick)(Up|Left|Down|Right)$/.exec(name) ?? []
  return device + rotatedLabel(direction, turned)
}

/** The bindings for the rotated view: what Up does is done by Left where the world's upper side is seen at the left. */
export function rotatedBindings(bindings: readonly Binding[], turned: QuarterTurns): readonly Binding[] {
  if (turned === 0) return bindings
  return bindings.map((binding) => ({
    ...binding,
    // A letter that stands for a word is not a direction.
    keys: binding.letters ? binding.keys : binding.keys.map((key) => rotatedName(key, turned)),
    pad: binding.pad.map((button) => rotatedName(button, turned) as PadButton),
  }))
}

/**
 * The on-screen controls for the rotated view: arrows point where things are seen to go. Swipes are rotated in
 * `pointers/gestures.ts`.
 */
export function rotatedTouch(touch: TouchControls, turned: QuarterTurns): TouchControls {
  const { arrows } = touch
  if (!arrows || turned === 0) return touch
  if (arrows.length === 4) {
    const [up, down, left, right] = arrows
    return { ...touch, arrows: turned === -1 ? [right, left, up, down] : [left, right, down, up] }
  }
  const [first, second] = arrows
  // Counterclockwise, up and down become left and right, and left and right become down and up.
  const swapped = touch.upright ? turned === 1 : turned === -1
  return { ...touch, arrows: swapped ? [second, first] : [first, second], upright: !touch.upright }
}
