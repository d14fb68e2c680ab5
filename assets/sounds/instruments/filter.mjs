/** Filters: one-pole slopes, and a state-variable band-pass that can sweep. */
import { RATE } from './buffer.mjs'

/**
 * A sample in, a sample out.
 * @typedef {(sample: number) => number} Filter
 */

/**
 * A one-pole low-pass.
 * @type {(hertz: number) => Filter}
 */
export function lowpass(hertz) {
  const a = 1 - Math.exp((-2 * Math.PI * hertz) / RATE)
  let y = 0
  return (x) => {
    y += a * (x - y)
    return y
  }
}

/**
 * A one-pole high-pass.
 * @type {(hertz: number) => Filter}
 */
export function highpass(hertz) {
  const low = lowpass(hertz)
  return (x) => x - low(x)
}

/**
 * A band-pass whose center may move. Peak gain 1; q is center by width.
 * Source: Andrew Simper's trapezoidal state-variable filter ("Linear Trapezoidal Integrated SVF", 2013).
 * @type {(q: number) => (sample: number, hertz: number) => number}
 */
export function band(q) {
  let first = 0
  let second = 0
  const k = 1 / q
  return (x, hertz) => {
    const g = Math.tan((Math.PI * Math.min(hertz, RATE * 0.45)) / RATE)
    const a1 = 1 / (1 + g * (g + k))
    const v3 = x - second
    const v1 = a1 * first + g * a1 * v3
    const v2 = second + g * v1
    first = 2 * v1 - first
    second = 2 * v2 - second
    return k * v1
  }
}

/**
 * A filtered copy of a buffer.
 * @type {(buffer: Float32Array, ...filters: Filter[]) => Float32Array}
 */
export function through(buffer, ...filters) {
  return buffer.map((x) => filters.reduce((sample, filter) => filter(sample), x))
}
