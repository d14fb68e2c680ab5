/** Owns the room all sounds stand in: a few early echoes off wooden walls, the same for the whole family. */
import { RATE } from './buffer.mjs'
import { lowpass } from './filter.mjs'

/** `[delay in seconds, gain]`: prime-like distances, so that no pitch of its own is heard. */
const ECHOES = [
  [0.0071, 0.34],
  [0.0113, -0.27],
  [0.0179, 0.22],
  [0.0231, 0.17],
  [0.0317, -0.12],
  [0.0411, 0.08],
]

/** A copy with the room around it; `amount` 0..1. The length stays: echoes past the end are cut. */
export function room(buffer, amount = 0.5) {
  const dull = lowpass(2600)
  const soft = buffer.map((x) => dull(x))
  const result = Float32Array.from(buffer)
  for (const [delay, gain] of ECHOES) {
    const shift = Math.round(delay * RATE)
    for (let i = shift; i < result.length; i++) result[i] += amount * gain * soft[i - shift]
  }
  return result
}
