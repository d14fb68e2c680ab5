/** Tilt steering: computes how far the device is tilted to a side, and converts that to two opposite actions. */
import { acos, cos, sin } from '../math/exactMath'
import type { OptionValues } from './values'

/** How a field is steered by tilting the device: `RealtimeFeatures.tilt`. */
export interface TiltSteering<Action extends string = string, Options extends OptionValues = OptionValues> {
  readonly left: Action
  readonly right: Action
  /** The option that turns tilt steering on, and its value for that. */
  readonly option: { readonly id: keyof Options & string; readonly value: string }
}

/** Dead zone around the neutral position and the tilt for full deflection, in degrees. */
export const REST_DEGREES = 1.5
export const FULL_DEGREES = 20
/** Steps between the two. They absorb trembling hands, which keeps recordings small: each change is recorded. */
const STEPS = 25

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * How far the right side of the display is tilted below its left side.
 *
 * The direction of gravity in device axes is the last row of the rotation matrix in the W3C Device Orientation
 * specification, rotated by the angle of the screen.
 *
 * @param beta,gamma angles of the device in degrees (Device Orientation)
 * @param turn angle of the screen in degrees (Screen Orientation)
 * @returns -90 to 90 degrees
 */
export function tiltDegrees(beta: number, gamma: number, turn: number): number {
  const across = cos(radians(beta)) * sin(radians(gamma))
  const along = sin(radians(beta))
  const down = cos(radians(turn)) * across + sin(radians(turn)) * along
  return 90 - (acos(Math.max(-1, Math.min(1, down))) * 180) / Math.PI
}

/**
 * Converts a tilt to a deflection, in fixed steps.
 *
 * @param tilt tilt in degrees
 * @param neutral tilt that counts as none, in degrees
 * @param sensitivity factor applied to the tilt
 * @returns -1 (left) to 1 (right)
 */
export function steeringOf(tilt: number, neutral: number, sensitivity = 1): number {
  const off = (tilt - neutral) * sensitivity
  const share = (Math.abs(off) - REST_DEGREES) / (FULL_DEGREES - REST_DEGREES)
  const part = Math.round(Math.max(0, Math.min(1, share)) * STEPS) / STEPS
  return part === 0 ? 0 : Math.sign(off) * part
}
