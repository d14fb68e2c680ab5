/** Owns gamepads: the standard mapping as named buttons with values 0..1, dead zones, coming and going. */
import type { PadButton } from '../core/contract'
import { coolDown } from './coolDown'
import { freshPress } from './freshPress'
import { oneSwitch } from './oneSwitch'

const BUTTONS: readonly PadButton[] = [
  'A',
  'B',
  'X',
  'Y',
  'LB',
  'RB',
  'LT',
  'RT',
  'Back',
  'Start',
  'L3',
  'R3',
  'DpadUp',
  'DpadDown',
  'DpadLeft',
  'DpadRight',
]
const STICKS: readonly (readonly [PadButton, PadButton])[] = [
  ['LeftStickLeft', 'LeftStickRight'],
  ['LeftStickUp', 'LeftStickDown'],
  ['RightStickLeft', 'RightStickRight'],
  ['RightStickUp', 'RightStickDown'],
]

/** Travel of a stick that counts as rest; beyond it the value grows from 0 to 1. */
export const DEAD_ZONE = 0.2

/** One pad's state: only what is pressed at all, 0 < value <= 1. */
export type PadState = ReadonlyMap<PadButton, number>

/** Value of a stick's axis after the dead zone, -1..1. */
export function afterDeadZone(value: number): number {
  const travel = Math.abs(value)
  if (!(travel > DEAD_ZONE)) return 0
  return Math.sign(value) * Math.min(1, (travel - DEAD_ZONE) / (1 - DEAD_ZONE))
}

/** Reads one pad. Buttons beyond the standard mapping are left out. */
export function readPad(pad: Pick<Gamepad, 'buttons' | 'axes'>): PadState {
  const state = new Map<PadButton, number>()
  BUTTONS.forEach((name, i) => {
    const button = pad.buttons[i]
    const value = button ? (button.pressed ? Math.max(button.value, 0.5) : button.value) : 0
    if (value > 0.05) state.set(name, Math.min(1, value))
  })
  STICKS.forEach(([negative, positive], i) => {
    const value = afterDeadZone(pad.axes[i] ?? 0)
    if (value < 0) state.set(negative, -value)
    if (value > 0) state.set(positive, value)
  })
  return state
}

/** The connected pads, in the order of the browser's slots. */
export function readPads(): PadState[] {
  return oneSwitch.pads(freshPress.pads(coolDown.pads(connectedPads().map(readPad))))
}

/** How many pads are connected now. */
export function padCount(): number {
  return connectedPads().length
}

/** Every button that is at least half pressed on any pad: for rebinding and menus. */
export function heldPadButtons(): PadButton[] {
  const held = new Set<PadButton>()
  for (const pad of readPads()) for (const [button, value] of pad) if (value >= 0.5) held.add(button)
  return [...held]
}

function connectedPads(): Gamepad[] {
  try {
    return [...(navigator.getGamepads?.() ?? [])].filter((pad): pad is Gamepad => pad?.connected === true)
  } catch {
    // A permissions policy may forbid gamepads altogether.
    return []
  }
}
