/** Measures the perceived loudness of short sounds, and normalizes all of them to one level. */
import { RATE } from '../instruments/buffer.mjs'
import { highpass } from '../instruments/filter.mjs'

/** The level of every sound, in dB; recipes may ask for a little more or less. */
export const TARGET_DB = -20
/** The highest sample value. It leaves headroom for several voices at once and for the codecs' overshoot. */
export const HIGHEST_PEAK = 0.7
/** The ear integrates loudness over about this long (seconds), so shorter sounds are perceived as quieter. */
const EAR_SECONDS = 0.1

/** Biquad from coefficients b0 b1 b2 a1 a2. */
function biquad(b0, b1, b2, a1, a2) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

/** The K-weighting of ITU-R BS.1770, by its coefficients for 48 kHz: a sample in, a sample out. */
export function weightK() {
  const shelf = biquad(
    1.53512485958697,
    -2.69169618940638,
    1.19839281085285,
    -1.69065929318241,
    0.73248077421585,
  )
  const low = biquad(1, -2, 1, -1.99004745483398, 0.99007225036621)
  return (x) => low(shelf(x))
}

/**
 * Perceived level in dB: the greatest energy within the integration time, after weighting.
 * The weighting is K, after a slope at 200 Hz that models the small speakers of most visitors.
 */
export function loudness(buffer) {
  const small = highpass(200)
  const weight = weightK()
  const a = 1 - Math.exp(-1 / (EAR_SECONDS * RATE))
  let [energy, most] = [0, 0]
  for (const x of buffer) {
    const y = weight(small(x))
    energy += a * (y * y - energy)
    if (energy > most) most = energy
  }
  return -0.691 + 10 * Math.log10(most + 1e-12)
}

export function peak(buffer) {
  return buffer.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
}

/** The root mean square of a whole buffer. */
export function rms(buffer) {
  return Math.sqrt(buffer.reduce((sum, x) => sum + x * x, 0) / buffer.length)
}

/** Normalizes a buffer to the target level plus `offset` dB, as far as the highest peak allows. In place. */
export function level(buffer, offset = 0, target = TARGET_DB) {
  const wanted = 10 ** ((target + offset - loudness(buffer)) / 20)
  const gain = Math.min(wanted, HIGHEST_PEAK / peak(buffer))
  for (let i = 0; i < buffer.length; i++) buffer[i] *= gain
  return buffer
}
