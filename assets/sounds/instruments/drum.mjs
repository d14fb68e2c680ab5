/** Low instruments: a felt drum with a falling pitch, and a distant rumble. */
import { fill, RATE, touch } from './buffer.mjs'
import { lowpass } from './filter.mjs'
import { whiteNoise } from './noise.mjs'

/**
 * A small drum under felt. Its overtone keeps it audible on speakers that reproduce nothing below 200 Hz. `drop` is how
 * much higher the pitch starts (0.5 is a fifth).
 * @param {number} hertz
 */
export function drum(hertz, { seconds = 0.25, tau = 0.06, drop = 1, felt = 0.3, seed = 8 } = {}) {
  const noise = whiteNoise(seed)
  const dull = lowpass(1400)
  let phase = 0
  return fill(seconds, (t) => {
    phase += (2 * Math.PI * hertz * (1 + drop * Math.exp(-t / 0.022))) / RATE
    const skin = Math.sin(phase) + 0.35 * Math.exp(-t / 0.03) * Math.sin(2.3 * phase)
    return touch(t, 0.002) * (Math.exp(-t / tau) * skin + felt * 2 * Math.exp(-t / 0.009) * dull(noise()))
  })
}

/**
 * A rumble that darkens as it decays: toy thunder.
 * @param {number} hertz
 */
export function rumble(hertz, { seconds = 0.5, tau = 0.14, seed = 9 } = {}) {
  const noise = whiteNoise(seed)
  let [low, lower] = [0, 0]
  return fill(seconds, (t) => {
    const cut = hertz * (0.25 + 0.75 * Math.exp(-t / (tau * 0.8)))
    const a = 1 - Math.exp((-2 * Math.PI * cut) / RATE)
    low += a * (noise() - low)
    lower += a * (low - lower)
    return 4 * touch(t, 0.003) * Math.exp(-t / tau) * lower
  })
}
