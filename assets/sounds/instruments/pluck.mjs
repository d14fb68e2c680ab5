/** A plucked string: short gut over a wooden box. */
import { RATE, silence, touch } from './buffer.mjs'
import { lowpass } from './filter.mjs'
import { whiteNoise } from './noise.mjs'

/**
 * A plucked string. Source: Karplus and Strong, "Digital Synthesis of Plucked-String and Drum Timbres" (1983),
 * with a fractional delay to keep it in tune. `bright` is how much of the pick is audible, 0..1; `decay` is the seconds
 * until the string is 60 dB down.
 * @param {number} hertz
 */
export function pluck(hertz, { seconds = 0.7, bright = 0.4, decay = 0.9, seed = 4 } = {}) {
  const buffer = silence(seconds)
  // Averaging two neighboring samples delays by half a sample.
  const period = RATE / hertz - 0.5
  const whole = Math.floor(period)
  const part = period - whole
  const keep = 10 ** (-3 / (hertz * decay))
  const string = excite(whole + 1, bright, seed)
  const line = new Float32Array(buffer.length + whole + 1)
  line.set(string)
  let older = 0
  for (let i = 0; i < buffer.length; i++) {
    const out = (line[i + 1] ?? 0) * (1 - part) + (line[i] ?? 0) * part
    line[i + whole + 1] = keep * 0.5 * (out + older)
    older = out
    buffer[i] = out * touch(i / RATE, 0.0015)
  }
  return buffer
}

/**
 * The initial shape of the string: plucked at a fifth of its length, so that its low overtones sound like those of a real
 * string; a little dull noise models the finger.
 * @type {(length: number, bright: number, seed: number) => Float32Array}
 */
function excite(length, bright, seed) {
  const noise = whiteNoise(seed)
  const soften = lowpass(900 + 5200 * bright)
  const corner = length / 5
  const shape = Float32Array.from({ length }, (_, i) => {
    const drawn = i < corner ? i / corner : (length - i) / (length - corner)
    return drawn + 0.9 * bright * soften(noise())
  })
  const mean = shape.reduce((sum, x) => sum + x, 0) / length
  const loudest = shape.reduce((most, x) => Math.max(most, Math.abs(x - mean)), 0)
  return shape.map((x) => (x - mean) / loudest)
}
