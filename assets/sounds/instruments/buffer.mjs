/** Mono sample buffers: creating, filling, mixing and fading them. */

/** Samples per second of everything rendered here: the native rate of Opus. */
export const RATE = 48_000

/** A silent buffer of this many seconds. */
export function silence(seconds) {
  return new Float32Array(Math.round(seconds * RATE))
}

/** A buffer whose samples are `wave(t)`, t in seconds from 0. */
export function fill(seconds, wave) {
  const buffer = silence(seconds)
  for (let i = 0; i < buffer.length; i++) buffer[i] = wave(i / RATE)
  return buffer
}

/**
 * Mixes parts: `[at (seconds), gain, buffer]`. Anything past the end is cut,
 * so every recipe ends in `rest`.
 */
export function layers(seconds, ...parts) {
  const result = silence(seconds)
  for (const [at, gain, part] of parts) {
    const start = Math.round(at * RATE)
    const count = Math.min(part.length, result.length - start)
    for (let i = 0; i < count; i++) result[start + i] += gain * part[i]
  }
  return result
}

/** Fades a buffer in and out to exactly zero by half cosines (seconds). In place. */
export function rest(buffer, fadeIn = 0.0008, fadeOut = 0.02) {
  const rise = Math.max(1, Math.round(fadeIn * RATE))
  const fall = Math.max(1, Math.min(Math.round(fadeOut * RATE), buffer.length - rise))
  for (let i = 0; i < rise; i++) buffer[i] *= 0.5 - 0.5 * Math.cos((Math.PI * i) / rise)
  for (let i = 0; i < fall; i++) buffer[buffer.length - 1 - i] *= 0.5 - 0.5 * Math.cos((Math.PI * i) / fall)
  return buffer
}

/** A smooth step from 0 to 1 over `attack` seconds, for soft contacts. */
export function touch(t, attack) {
  return t < attack ? 0.5 - 0.5 * Math.cos((Math.PI * t) / attack) : 1
}

/** Frequency of a note name such as 'A4' (440 Hz), 'C#5', 'Eb3'; equal temperament. */
export function note(name) {
  const parts = /^([A-G])([#b]?)(\d)$/.exec(name)
  if (!parts) throw new Error(`note: '${name}' is not a note`)
  const steps = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }
  const shift = { '#': 1, b: -1, '': 0 }
  return 440 * 2 ** ((steps[parts[1]] + shift[parts[2]]) / 12 + Number(parts[3]) - 4)
}
