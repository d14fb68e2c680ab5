/** Measures the perceived loudness of short sounds, and normalizes all of them to one level. */
import { RATE } from '../instruments/buffer.mjs'
import { highpass } from '../instruments/filter.mjs'

/** The level of every sound, in dB; recipes may ask for a little more or less. */
export const TARGET_DB = -20
/** The highest sample value. It leaves headroom for several voices at once and for the codecs' overshoot. */
export const HIGHEST_PEAK = 0.7
/** The ear integrates loudness over about this long (seconds), so shorter sounds are perceived as quieter. */
const EAR_SECONDS = 0.1

/**
 * A second-order filter by its coefficients.
 * @type {(b0: number, b1: number, b2: number, a1: number, a2: number) => (sample: number) => number}
 */
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

/**
 * The K-weighting of ITU-R BS.1770, by its coefficients for 48 kHz.
 * @type {() => (sample: number) => number}
 */
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
 * @param {Float32Array} buffer
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

/**
 * The highest sample value.
 * @param {Float32Array} buffer
 */
export function peak(buffer) {
  return buffer.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
}

/**
 * The root mean square of a whole buffer.
 * @param {Float32Array} buffer
 */
export function rms(buffer) {
  return Math.sqrt(buffer.reduce((sum, x) => sum + x * x, 0) / buffer.length)
}

/**
 * A buffer normalized to the level of the set plus `offset` dB, as far as the highest peak allows.
 * @type {(buffer: Float32Array, offset: number) => Float32Array}
 */
export function level(buffer, offset) {
  const wanted = 10 ** ((TARGET_DB + offset - loudness(buffer)) / 20)
  const gain = Math.min(wanted, HIGHEST_PEAK / peak(buffer))
  return buffer.map((x) => x * gain)
}
