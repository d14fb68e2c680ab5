/** Mono sample buffers: creating, filling, mixing and fading them. */

/** Samples per second of everything rendered here: the native rate of Opus. */
export const RATE = 48_000

/**
 * A silent buffer of this many seconds.
 * @param {number} seconds
 */
export function silence(seconds) {
  return new Float32Array(Math.round(seconds * RATE))
}

/**
 * A buffer whose samples are `wave(t)`, t in seconds from 0.
 * @type {(seconds: number, wave: (t: number) => number) => Float32Array}
 */
export function fill(seconds, wave) {
  return silence(seconds).map((_, i) => wave(i / RATE))
}

/**
 * What is struck when.
 * @typedef {[at: number, gain: number, part: Float32Array]} Layer - `at` in seconds
 */

/**
 * Mixes parts. Anything past the end is cut, so every recipe ends in `rest`.
 * @type {(seconds: number, ...parts: Layer[]) => Float32Array}
 */
export function layers(seconds, ...parts) {
  const result = silence(seconds)
  for (const [at, gain, part] of parts) {
    const start = Math.round(at * RATE)
    const count = Math.min(part.length, result.length - start)
    for (let i = 0; i < count; i++) result[start + i] = (result[start + i] ?? 0) + gain * (part[i] ?? 0)
  }
  return result
}

/**
 * A buffer faded in and out to exactly zero by half cosines (seconds).
 * @type {(buffer: Float32Array, fadeIn?: number, fadeOut?: number) => Float32Array}
 */
export function rest(buffer, fadeIn = 0.0008, fadeOut = 0.02) {
  const rise = Math.max(1, Math.round(fadeIn * RATE))
  const fall = Math.max(1, Math.min(Math.round(fadeOut * RATE), buffer.length - rise))
  return buffer.map((x, i) => x * touch(i, rise) * touch(buffer.length - 1 - i, fall))
}

/**
 * A smooth step from 0 to 1 over `attack`, in the unit of `t`, for soft contacts.
 * @type {(t: number, attack: number) => number}
 */
export function touch(t, attack) {
  return t < attack ? 0.5 - 0.5 * Math.cos((Math.PI * t) / attack) : 1
}

/** Half tones from A. */
const STEPS = new Map(Object.entries({ C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }))
const SHIFTS = new Map(Object.entries({ '#': 1, b: -1, '': 0 }))

/**
 * Frequency of a note name such as 'A4' (440 Hz), 'C#5', 'Eb3'; equal temperament.
 * @type {(name: string) => number}
 */
export function note(name) {
  const [, letter = '', sign = '', octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const step = STEPS.get(letter)
  const shift = SHIFTS.get(sign)
  if (step === undefined || shift === undefined) throw new Error(`note: '${name}' is not a note`)
  return 440 * 2 ** ((step + shift) / 12 + Number(octave) - 4)
}
