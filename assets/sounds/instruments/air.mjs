/** Instruments made of air: swept noise and a wooden slide whistle. */
import { fill, RATE, silence, touch } from './buffer.mjs'
import { band } from './filter.mjs'
import { whiteNoise } from './noise.mjs'

/**
 * Rises to 1 at `peak` (0..1 of the length) and falls again, both as half cosines.
 * @type {(part: number, peak: number) => number}
 */
function swell(part, peak) {
  const x = part < peak ? part / peak : (1 - part) / (1 - peak)
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)))
}

/**
 * A breath: noise through a band-pass that glides from one pitch to another.
 * @param {number} from
 * @param {number} to
 */
export function air(from, to, { seconds = 0.3, q = 1.2, peak = 0.3, seed = 5 } = {}) {
  const noise = whiteNoise(seed)
  const [first, second] = [band(q), band(q)]
  return silence(seconds).map((_, i, { length }) => {
    const part = i / length
    const centre = from * (to / from) ** part
    return 3 * swell(part, peak) * second(first(noise(), centre), centre)
  })
}

/**
 * A dry tick of filtered noise that decays with `tau` seconds: paper, chips, splinters.
 * @param {number} centre
 */
export function flick(centre, { seconds = 0.06, tau = 0.008, q = 1, seed = 6 } = {}) {
  const noise = whiteNoise(seed)
  const filter = band(q)
  return fill(seconds, (t) => 2 * touch(t, 0.0008) * Math.exp(-t / tau) * filter(noise(), centre))
}

/**
 * A wooden slide whistle: a near-sine gliding `from` Hz `to` Hz. `bend` 1 is an even glide; below 1 it is faster at the
 * start, above 1 at the end. `breath` is how much air is audible beside the tone.
 * @param {number} from
 * @param {number} to
 */
export function whistle(from, to, { seconds = 0.2, bend = 1, breath = 0.08, peak = 0.2, seed = 7 } = {}) {
  const noise = whiteNoise(seed)
  const filter = band(3)
  let phase = 0
  return fill(seconds, (t) => {
    const part = t / seconds
    const hertz = from * (to / from) ** (part ** bend)
    phase += (2 * Math.PI * hertz) / RATE
    const tone = Math.sin(phase) + 0.16 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase)
    return swell(part, peak) * (tone + breath * 6 * filter(noise(), hertz * 2))
  })
}
