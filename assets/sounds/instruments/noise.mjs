/** Seeded noise, so that rendering twice gives the same samples. */

/**
 * A generator of numbers 0 <= x < 1.
 * Source of the formula: Tommy Ettinger's mulberry32 (public domain).
 * @type {(seed: number) => () => number}
 */
export function seeded(seed) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * White noise, -1..1.
 * @type {(seed: number) => () => number}
 */
export function whiteNoise(seed) {
  const random = seeded(seed)
  return () => random() * 2 - 1
}
