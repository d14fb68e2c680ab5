/** Owns hands on a field that is seen turned by a quarter: keys, pads and arrows mean what is seen, the rules hear their own directions. */
import type { PadButton, TouchControls } from '../core/game/contract'
import type { Binding } from './bindings'

// The view turns against the clock: the world's right side is seen at the top, its upper side at the left.
const SEEN = { Up: 'Left', Left: 'Down', Down: 'Right', Right: 'Up' } as const
const LETTERS: Readonly<Record<string, string>> = { KeyW: 'KeyA', KeyA: 'KeyS', KeyS: 'KeyD', KeyD: 'KeyW' }

function rotatedName(name: string): string {
  const [, device, direction] = /^(Arrow|Dpad|LeftStick|RightStick)(Up|Left|Down|Right)$/.exec(name) ?? []
  return direction === undefined ? (LETTERS[name] ?? name) : `${device}${rotatedLabel(direction)}`
}

/** What a direction is called as it is seen; other names stay. */
export function rotatedLabel(label: string): string {
  return (SEEN as Readonly<Record<string, string>>)[label] ?? label
}

/** The same bindings for the turned view: what was done by Up (seen as left there) is done by Left. */
export function rotatedBindings(bindings: readonly Binding[]): Binding[] {
  return bindings.map((binding) => ({
    ...binding,
    // A letter that stands for a word is no direction.
    keys: binding.letters ? binding.keys : binding.keys.map(rotatedName),
    pad: binding.pad.map((button) => rotatedName(button) as PadButton),
  }))
}

/** The same on-screen controls for the turned view: arrows point where the thing is seen to go. Strokes are turned where they are read. */
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
