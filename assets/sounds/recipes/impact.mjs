/** Sounds of impacts: balls, bricks, mallets, moles. */
import { air, flick, whistle } from '../instruments/air.mjs'
import { mallet, wood } from '../instruments/bars.mjs'
import { layers, note, RATE } from '../instruments/buffer.mjs'
import { drum } from '../instruments/drum.mjs'
import { seeded } from '../instruments/noise.mjs'

/**
 * Chops a buffer into grains of `grain` seconds and plays some of them twice: a toy with a loose contact.
 * @type {(buffer: Float32Array, grain: number, seed: number) => Float32Array}
 */
function stutter(buffer, grain, seed) {
  const random = seeded(seed)
  const size = Math.round(grain * RATE)
  const result = new Float32Array(buffer.length)
  for (let start = 0; start < result.length; start += size) {
    const from = random() < 0.5 ? Math.max(0, start - size) : start
    const loud = random() < 0.25 ? 0.2 : 1
    for (let i = 0; i < size && start + i < result.length; i++) {
      // Each grain is faded, so that it stutters without clicks.
      const edge = Math.min(1, i / 48, (size - i) / 48)
      result[start + i] = loud * edge * (buffer[from + i] ?? 0)
    }
  }
  return result
}

/** @type {Record<string, import('../set.mjs').Recipe>} */
export const impactSounds = {
  bounce: {
    seconds: 0.16,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.8, whistle(260, 430, { seconds: 0.12, bend: 0.6, peak: 0.08, breath: 0.02 })],
        [0, 0.8, wood(430, { ring: 0.9, hard: 0.3 })],
      ),
  },
  wall: {
    seconds: 0.1,
    level: -2,
    make: (s) => layers(s, [0, 1, wood(690, { ring: 0.9, hard: 0.5 })]),
  },
  paddle: {
    seconds: 0.18,
    make: (s) =>
      layers(
        s,
        [0, 1, mallet(note('A4'), { ring: 0.35, hard: 0.6 })],
        [0, 0.4, wood(440, { ring: 0.8, hard: 0.5 })],
      ),
  },
  brick: {
    seconds: 0.18,
    make: (s) =>
      layers(
        s,
        [0, 0.9, mallet(note('E5'), { ring: 0.35, hard: 0.7 })],
        [0, 0.6, wood(830, { ring: 0.7, hard: 0.7 })],
      ),
  },
  crack: {
    seconds: 0.22,
    make: (s) =>
      layers(
        s,
        [0, 1, flick(1500, { tau: 0.016, q: 0.7 })],
        [0.008, 0.8, wood(590, { ring: 0.8, hard: 0.8 })],
        [0.045, 0.5, flick(1900, { tau: 0.01, seed: 110 })],
        [0.085, 0.3, wood(760, { ring: 0.7, hard: 0.8, seed: 111 })],
        [0.125, 0.15, flick(2200, { tau: 0.008, seed: 112 })],
      ),
  },
  hit: {
    seconds: 0.2,
    make: (s) =>
      layers(
        s,
        [0, 1, drum(140, { tau: 0.05, drop: 1.3, felt: 0.5 })],
        [0, 0.7, wood(380, { hard: 0.6 })],
        [0, 0.3, flick(1400, { tau: 0.01 })],
      ),
  },
  whack: {
    seconds: 0.24,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 0.8, flick(1200, { tau: 0.012, q: 0.8 })],
        [0, 1, drum(190, { tau: 0.05, drop: 1.4, felt: 0.4 })],
        [0.004, 0.8, wood(620, { ring: 1, hard: 0.7 })],
        [0.05, 0.3, whistle(700, 420, { seconds: 0.14, breath: 0.02 })],
      ),
  },
  puck: {
    seconds: 0.12,
    make: (s) =>
      layers(s, [0, 1, wood(1120, { ring: 0.8, hard: 0.7 })], [0, 0.5, wood(540, { ring: 0.8, seed: 113 })]),
  },
  point: {
    seconds: 0.24,
    make: (s) =>
      layers(
        s,
        [0, 1, mallet(note('A5'), { ring: 0.6, hard: 0.45 })],
        [0, 0.3, mallet(note('E5'), { ring: 0.5, hard: 0.3, seed: 114 })],
      ),
  },
  glitch: {
    seconds: 0.24,
    level: -1,
    make: (s) =>
      stutter(
        layers(
          s,
          [0, 0.8, mallet(note('F#5'), { ring: 0.6, hard: 0.9 })],
          [0.06, 0.8, mallet(note('C#6'), { ring: 0.4, hard: 0.9, seed: 115 })],
          [0, 0.8, mallet(note('F#5') * 1.03, { ring: 0.6, hard: 0.9, seed: 116 })],
          [0, 0.3, air(1200, 2400, { seconds: 0.22, q: 2 })],
        ),
        0.017,
        117,
      ),
  },
}
