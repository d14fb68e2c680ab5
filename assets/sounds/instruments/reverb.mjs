/** The reverb of all sounds: a few early reflections off wooden walls. */
import { RATE } from './buffer.mjs'
import { lowpass } from './filter.mjs'

/**
 * Incommensurable delays, in seconds, so that they have no audible pitch.
 * @type {readonly [delay: number, gain: number][]}
 */
const ECHOES = [
  [0.0071, 0.17],
  [0.0113, -0.135],
  [0.0179, 0.11],
  [0.0231, 0.085],
  [0.0317, -0.06],
  [0.0411, 0.04],
]

/**
 * A copy with reverb. The length stays: reflections past the end are cut.
 * @type {(buffer: Float32Array) => Float32Array}
 */
export function reverb(buffer) {
  const dull = lowpass(2600)
  const soft = buffer.map((x) => dull(x))
  const result = Float32Array.from(buffer)
  for (const [delay, gain] of ECHOES) {
    const shift = Math.round(delay * RATE)
    for (let i = shift; i < result.length; i++) result[i] = (result[i] ?? 0) + gain * (soft[i - shift] ?? 0)
  }
  return result
}
