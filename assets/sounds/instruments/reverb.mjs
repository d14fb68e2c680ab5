/** The reverb of all sounds: a few early reflections off wooden walls. */
import { RATE } from './buffer.mjs'
import { lowpass } from './filter.mjs'

/** `[delay in seconds, gain]`: incommensurable delays, so that they have no audible pitch. */
const ECHOES = [
  [0.0071, 0.34],
  [0.0113, -0.27],
  [0.0179, 0.22],
  [0.0231, 0.17],
  [0.0317, -0.12],
  [0.0411, 0.08],
]

/** A copy with reverb; `amount` 0..1. The length stays: reflections past the end are cut. */
export function reverb(buffer, amount = 0.5) {
  const dull = lowpass(2600)
  const soft = buffer.map((x) => dull(x))
  const result = Float32Array.from(buffer)
  for (const [delay, gain] of ECHOES) {
    const shift = Math.round(delay * RATE)
    for (let i = shift; i < result.length; i++) result[i] += amount * gain * soft[i - shift]
  }
  return result
}
