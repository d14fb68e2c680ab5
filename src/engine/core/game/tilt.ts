/** Owns what a device that is leaned means: how far it hangs to a side, and what that is as two opposite actions. */
import { acos, cos, sin } from '../math/exactMath'
import type { OptionValues } from './rules'

/** What a definition has as `tilt`: a field that may be steered by leaning the device. */
export interface TiltSteering<Action extends string = string> {
  readonly left: Action
  readonly right: Action
  /** Whether the visitor wants it with these options. */
  when(options: OptionValues): boolean
}

/** Degrees around the neutral position that count as none, and those beyond it that count as all. */
export const REST_DEGREES = 1.5
export const FULL_DEGREES = 20
/** Steps of what is told in between: hands tremble, and each change of it is kept in the record. */
const STEPS = 25

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * How many degrees the right side of what is shown hangs below its left one, -90 to 90. `beta` and `gamma` are the device's
 * angles and `turn` the screen's, all in degrees, as the W3C's Device Orientation and Screen Orientation tell them: the way
 * down in the device's own axes is the last row of that specification's rotation matrix, turned about.
 */
export function tiltDegrees(beta: number, gamma: number, turn: number): number {
  const across = cos(radians(beta)) * sin(radians(gamma))
  const along = sin(radians(beta))
  const down = cos(radians(turn)) * across + sin(radians(turn)) * along
  return 90 - (acos(Math.max(-1, Math.min(1, down))) * 180) / Math.PI
}

/** A lean as a share of all, -1 (left) to 1 (right), in whole steps; `neutral` is the lean that means none, `sensitivity` how many times as far it counts. */
export function steeringOf(lean: number, neutral: number, sensitivity = 1): number {
  const off = (lean - neutral) * sensitivity
  const share = (Math.abs(off) - REST_DEGREES) / (FULL_DEGREES - REST_DEGREES)
  const part = Math.round(Math.max(0, Math.min(1, share)) * STEPS) / STEPS
  return part === 0 ? 0 : Math.sign(off) * part
}
