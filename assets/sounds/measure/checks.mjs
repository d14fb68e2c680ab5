/** Checks that every rendered sound must pass. A failing sound stops the rendering. */
import { RATE } from '../instruments/buffer.mjs'
import { highpass } from '../instruments/filter.mjs'
import { HIGHEST_PEAK, loudness, peak, rms, TARGET_DB } from './loudness.mjs'

/** The limits of a sound's length, in seconds. */
export const SHORTEST = 0.06
export const LONGEST = 1.2

/**
 * Share of the energy (0..1) above `hertz`.
 * @type {(buffer: Float32Array, hertz: number) => number}
 */
function shareAbove(buffer, hertz) {
  const [first, second] = [highpass(hertz), highpass(hertz)]
  let [above, whole] = [0, 1e-12]
  for (const x of buffer) {
    const y = second(first(x))
    above += y * y
    whole += x * x
  }
  return above / whole
}

/**
 * Measurements of a rendered sound; `loudness` in dB, `low` and `high` as shares of the energy, 0..1.
 * @param {Float32Array} buffer
 */
export function measured(buffer) {
  return {
    seconds: buffer.length / RATE,
    peak: peak(buffer),
    rms: rms(buffer),
    loudness: loudness(buffer),
    mean: buffer.reduce((sum, x) => sum + x, 0) / buffer.length,
    // Small speakers reproduce nothing below 60 Hz, and sounds above 9 kHz are piercing.
    low: 1 - shareAbove(buffer, 60),
    high: shareAbove(buffer, 9000),
    first: Math.abs(buffer[0] ?? 0),
    last: Math.abs(buffer.at(-1) ?? 0),
  }
}

/**
 * The measurements of a sound that may be part of the set.
 * @throws an error that names the sound and what is wrong with it
 * @type {(name: string, buffer: Float32Array) => ReturnType<typeof measured>}
 */
export function check(name, buffer) {
  const m = measured(buffer)
  /** @type {(holds: boolean, what: string) => void} */
  const demand = (holds, what) => {
    if (!holds) throw new Error(`${name}: ${what} (${JSON.stringify(m)})`)
  }
  demand(buffer.every(Number.isFinite), 'a sample is not a number')
  demand(m.seconds >= SHORTEST && m.seconds <= LONGEST, 'too short or too long')
  demand(m.peak <= HIGHEST_PEAK + 1e-6, 'clips')
  demand(m.peak >= 0.05, 'next to silent')
  demand(Math.abs(m.mean) < 0.001, 'has a DC offset')
  demand(m.first < 1e-4 && m.last < 1e-4, 'does not start and end at zero')
  demand(Math.abs(m.loudness - TARGET_DB) <= 6, 'is far from the level of the set')
  demand(m.low < 0.4, 'is mostly below what loudspeakers give')
  demand(m.high < 0.05, 'is shrill')
  return m
}
