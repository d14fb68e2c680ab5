/** Struck bars: mallet on rosewood (marimba), a small bell bar, a wood block. */
import { fill, RATE, touch } from './buffer.mjs'
import { band } from './filter.mjs'
import { whiteNoise } from './noise.mjs'

/**
 * A sum of decaying sines; `tau` in seconds. Modes above 16 kHz are omitted.
 * @type {(hertz: number, seconds: number, attack: number, list: [ratio: number, gain: number, tau: number][]) => Float32Array}
 */
function modes(hertz, seconds, attack, list) {
  const heard = list.filter(([ratio]) => hertz * ratio < 16_000)
  return fill(seconds, (t) => {
    let sum = 0
    for (const [ratio, gain, tau] of heard)
      sum += gain * Math.exp(-t / tau) * Math.sin(2 * Math.PI * hertz * ratio * t)
    return sum * touch(t, attack)
  })
}

/**
 * Adds the mallet's contact: a few ms of dull noise.
 * @type {(buffer: Float32Array, centre: number, gain: number, tau: number, seed: number) => Float32Array}
 */
function contact(buffer, centre, gain, tau, seed) {
  const noise = whiteNoise(seed)
  const filter = band(0.9)
  const count = Math.round(tau * 8 * RATE)
  return buffer.map((x, i) => {
    if (i >= count) return x
    return x + gain * Math.exp(-i / (tau * RATE)) * touch(i / RATE, 0.0006) * filter(noise(), centre)
  })
}

/**
 * A marimba bar, with overtones tuned to about 1 : 4 : 10, as makers do. `hard` is how strongly the mallet excites the
 * overtones, 0 yarn to 1 rubber. `ring` 1 is a bar left to ring; less is damped.
 * @param {number} hertz
 */
export function mallet(hertz, { seconds = 0.6, hard = 0.5, ring = 1, seed = 1 } = {}) {
  const tau = 0.21 * Math.sqrt(440 / hertz) * ring
  const bar = modes(hertz, seconds, 0.0035 - 0.002 * hard, [
    [1, 1, tau],
    [3.98, 0.14 + 0.36 * hard, tau * 0.34],
    [9.7, 0.03 + 0.15 * hard, tau * 0.13],
  ])
  return contact(bar, 900 + 1600 * hard, 0.25 + 0.35 * hard, 0.004, seed)
}

/**
 * A small bell bar, softer than a glockenspiel: a free bar with overtones at 2.76 and 5.40, kept low.
 * @param {number} hertz
 */
export function bell(hertz, { seconds = 0.8, ring = 1, seed = 2 } = {}) {
  const tau = 0.3 * Math.sqrt(880 / hertz) * ring
  const bar = modes(hertz, seconds, 0.0018, [
    [1, 1, tau],
    [2.0, 0.12, tau * 0.7],
    [2.76, 0.16, tau * 0.4],
    [5.4, 0.06, tau * 0.18],
  ])
  return contact(bar, 3200, 0.16, 0.002, seed)
}

/**
 * A hollow wood block: close, short modes and a dry knock.
 * @param {number} hertz
 */
export function wood(hertz, { seconds = 0.15, ring = 1, hard = 0.5, seed = 3 } = {}) {
  const tau = 0.026 * ring
  const block = modes(hertz, seconds, 0.0012, [
    [1, 1, tau],
    [1.51, 0.45, tau * 0.7],
    [2.74, 0.2 + 0.2 * hard, tau * 0.4],
    [4.6, 0.12 * hard, tau * 0.25],
  ])
  return contact(block, hertz * 2.4, 0.3 + 0.4 * hard, 0.0025, seed)
}
