/** The reverb of the music: a feedback network of four delays, folded so that a loop's end rings into its start. */
import { RATE } from './buffer.mjs'
import { lowpass } from './filter.mjs'

/** Delays in seconds, without common divisors. */
const DELAYS = [0.0437, 0.0531, 0.0673, 0.0797]

/**
 * A stereo pair `[left, right]` of the reverb of a looped mono buffer.
 * The loop passes through twice, and the second pass is kept: by then the network no longer contains its silent start.
 * Source of the structure: Stautner and Puckette, "Designing Multi-channel Reverberators" (1982), with a Householder matrix.
 * @param seconds - until the echoes are 60 dB down; must be shorter than the loop
 * @type {(loop: Float32Array, seconds: number) => [left: Float32Array, right: Float32Array]}
 */
export function hall(loop, seconds) {
  const lines = DELAYS.map((delay) => {
    const size = Math.round(delay * RATE)
    return {
      memory: new Float32Array(size),
      at: 0,
      keep: 10 ** ((-3 * delay) / seconds),
      dull: lowpass(2400),
    }
  })
  const left = new Float32Array(loop.length)
  const right = new Float32Array(loop.length)
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < loop.length; i++) {
      const out = lines.map((line) => line.keep * line.dull(line.memory[line.at] ?? 0))
      const [a = 0, b = 0, c = 0, d = 0] = out
      const shared = (a + b + c + d) / 2
      lines.forEach((line, k) => {
        line.memory[line.at] = (loop[i] ?? 0) + (out[k] ?? 0) - shared
        line.at = (line.at + 1) % line.memory.length
      })
      left[i] = a + c
      right[i] = b + d
    }
  }
  return [left, right]
}
