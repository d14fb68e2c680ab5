/** Layouts of pads: the standard mapping, and the orders of drivers that browsers pass on without a mapping. */
import type { PadButton } from '../../core/game/contract'
import { makeOf } from '../names'

/** A pad as the browser reports it. `mapping` and `id` may be missing for a standard pad. */
export interface RawPad {
  readonly buttons: readonly Pick<GamepadButton, 'pressed' | 'value'>[]
  readonly axes: readonly number[]
  readonly mapping?: string
  readonly id?: string
}

export interface PadLayout {
  /** By number; null for a button without a name here (the maker's logo). */
  readonly buttons: readonly (PadButton | null)[]
  /** Axes of the left and the right stick: horizontal, vertical. */
  readonly sticks: readonly (readonly [number, number])[]
  /** Axes that rest at -1. */
  readonly triggers: readonly (readonly [axis: number, button: PadButton])[]
  /** Axes of the D-pad: horizontal, vertical. */
  readonly dpad?: readonly [number, number]
  /** An axis that encodes the D-pad's eight directions clockwise from up (-1) to up-left (1), and rests beyond 1. */
  readonly hat?: number
  /** Buttons and axes without a name can be bound by their number. */
  readonly open?: true
  /** The sticks are a guess: an axis that rests at an end is a trigger. */
  readonly guessed?: true
}

const FACE = ['A', 'B', 'X', 'Y'] as const
const LOW: readonly (PadButton | null)[] = ['LB', 'RB', 'LT', 'RT', 'Back', 'Start']
const TWO_STICKS = [
  [0, 1],
  [2, 3],
] as const

/** https://w3c.github.io/gamepad/#remapping */
const STANDARD: PadLayout = {
  buttons: [...FACE, ...LOW, 'L3', 'R3', 'DpadUp', 'DpadDown', 'DpadLeft', 'DpadRight'],
  sticks: TWO_STICKS,
  triggers: [],
}
/** Axes of most pads on Linux, in the kernel's order: X, Y, Z, RX, RY, RZ and the hat. */
const LINUX = {
  sticks: [
    [0, 1],
    [3, 4],
  ],
  triggers: [
    [2, 'LT'],
    [5, 'RT'],
  ],
  dpad: [6, 7],
} as const
/** Xbox pads by cable or receiver (driver xpad), and pads that imitate them. */
const LINUX_XBOX: PadLayout = {
  ...LINUX,
  buttons: [...FACE, 'LB', 'RB', 'Back', 'Start', null, 'L3', 'R3'],
}
/** Xbox pads by Bluetooth: gaps in the button numbers, and the triggers as pedals. */
const LINUX_XBOX_BLUETOOTH: PadLayout = {
  buttons: ['A', 'B', null, 'X', 'Y', null, 'LB', 'RB', null, null, 'Back', 'Start', null, 'L3', 'R3'],
  sticks: TWO_STICKS,
  triggers: [
    [4, 'RT'],
    [5, 'LT'],
  ],
  dpad: [6, 7],
}
/** DualShock and DualSense (drivers hid-sony, hid-playstation): triangle comes before square. */
const LINUX_PLAYSTATION: PadLayout = { ...LINUX, buttons: ['A', 'B', 'Y', 'X', ...LOW, null, 'L3', 'R3'] }
/** Pro Controller (driver hid-nintendo): by position, from the lowest of the four buttons. */
const LINUX_NINTENDO: PadLayout = {
  buttons: ['A', 'B', 'Y', 'X', null, ...LOW, null, 'L3', 'R3'],
  sticks: TWO_STICKS,
  triggers: [],
  dpad: [4, 5],
}
/** The order of many pads without a specific driver: the left one of the four buttons first. */
const PLAIN_BUTTONS: readonly (PadButton | null)[] = ['X', 'A', 'B', 'Y', ...LOW, 'L3', 'R3']
const PLAIN: PadLayout = { buttons: PLAIN_BUTTONS, sticks: TWO_STICKS, triggers: [], dpad: [4, 5] }
/** The same with ten axes, the last of them the hat: DirectInput and HID without a mapping. */
const PLAIN_HAT: PadLayout = {
  buttons: PLAIN_BUTTONS,
  sticks: [
    [0, 1],
    [2, 5],
  ],
  triggers: [
    [3, 'LT'],
    [4, 'RT'],
  ],
  hat: 9,
}
/** Xbox pads on a Mac without the browser's own mapping. */
const MAC_XBOX: PadLayout = {
  buttons: [
    ...FACE,
    'LB',
    'RB',
    'L3',
    'R3',
    'Start',
    'Back',
    null,
    'DpadUp',
    'DpadDown',
    'DpadLeft',
    'DpadRight',
  ],
  sticks: LINUX.sticks,
  triggers: LINUX.triggers,
}
/** Unknown pads: most have the standard buttons and sticks, and everything else can be bound. */
const UNKNOWN: PadLayout = { ...STANDARD, open: true, guessed: true }

/** The layout of a pad, by the browser's id and the numbers of its buttons and axes. */
export function layoutOf({ mapping, id = '', buttons, axes }: RawPad): PadLayout {
  // 'xr-standard' and other named mappings are the browser's own order.
  if (mapping !== '') return STANDARD
  const make = makeOf(id)
  const rests = (axis: number) => (axes[axis] ?? 0) < -0.9
  if (axes.length === 10) return { ...PLAIN_HAT, open: true }
  if (axes.length === 8) {
    if (make === 'playstation') return { ...LINUX_PLAYSTATION, open: true }
    const pedals = !rests(2) && (rests(4) || (make === 'xbox' && buttons.length >= 15))
    return { ...(pedals ? LINUX_XBOX_BLUETOOTH : LINUX_XBOX), open: true }
  }
  if (axes.length === 6) {
    if (make === 'nintendo') return { ...LINUX_NINTENDO, open: true }
    if (rests(2) || rests(5) || make === 'xbox') return { ...MAC_XBOX, open: true }
    return { ...PLAIN, open: true }
  }
  return UNKNOWN
}
