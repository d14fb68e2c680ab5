/** Sounds of boards, cards and tiles: wood on wood, paper, clay. */
import { air, flick, whistle } from '../instruments/air.mjs'
import { bell, mallet, wood } from '../instruments/bars.mjs'
import { layers, note } from '../instruments/buffer.mjs'
import { drum } from '../instruments/drum.mjs'
import { seeded } from '../instruments/noise.mjs'
import { pluck } from '../instruments/pluck.mjs'

/** @import { Layer } from '../instruments/buffer.mjs' */

/**
 * Short flicks at uneven intervals, by seed: a riffled pack.
 * @type {(count: number, seconds: number, seed: number) => Layer[]}
 */
function riffle(count, seconds, seed) {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) => [
    (seconds * (i + 0.5 * random())) / count,
    0.5 + 0.5 * random(),
    flick(2000 + 1500 * random(), { tau: 0.005, seed: seed + i }),
  ])
}

/** @type {Record<string, import('../set.mjs').Recipe>} */
export const boardSounds = {
  move: {
    seconds: 0.18,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.35, wood(560, { ring: 0.6, hard: 0.2 })],
        [0, 0.35, air(1300, 800, { seconds: 0.09, peak: 0.4 })],
        [0.055, 1, wood(420, { ring: 1.1, hard: 0.3, seed: 79 })],
      ),
  },
  place: {
    seconds: 0.16,
    make: (s) =>
      layers(s, [0, 1, wood(520, { ring: 1.2, hard: 0.45 })], [0, 0.5, drum(170, { tau: 0.04, felt: 0.1 })]),
  },
  drop: {
    seconds: 0.32,
    make: (s) =>
      layers(
        s,
        [0, 1, wood(560, { ring: 1.2 })],
        [0, 0.4, drum(150, { tau: 0.05 })],
        [0.12, 0.45, wood(590, { ring: 1, seed: 80 })],
        [0.19, 0.2, wood(610, { ring: 0.9, seed: 81 })],
      ),
  },
  flip: {
    seconds: 0.12,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.6, flick(2600, { tau: 0.005 })],
        [0, 0.5, air(1200, 3000, { seconds: 0.06, peak: 0.4 })],
        [0.045, 1, flick(2100, { tau: 0.007, seed: 78 })],
        [0.045, 0.7, wood(780, { ring: 0.6 })],
      ),
  },
  match: {
    seconds: 0.46,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 0.8, bell(note('E5'), { ring: 0.8 })],
        [0.08, 1, bell(note('A5'), { ring: 0.8, seed: 82 })],
        [0.08, 0.4, mallet(note('A4'), { seed: 83 })],
      ),
  },
  mismatch: {
    seconds: 0.3,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.9, mallet(note('E4'), { ring: 0.35, hard: 0.2 })],
        [0.1, 1, mallet(note('Eb4'), { ring: 0.4, hard: 0.2, seed: 84 })],
      ),
  },
  slide: {
    seconds: 0.18,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.9, air(700, 1300, { seconds: 0.13, q: 0.9, peak: 0.2 })],
        [0.075, 0.8, wood(470, { ring: 0.9, hard: 0.3 })],
      ),
  },
  merge: {
    seconds: 0.22,
    make: (s) =>
      layers(
        s,
        [0, 0.35, whistle(400, 700, { seconds: 0.09 })],
        [0.02, 1, mallet(note('C#5'), { ring: 0.5, hard: 0.5 })],
        [0.02, 0.3, wood(550)],
      ),
  },
  bigMerge: {
    seconds: 0.48,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 0.35, whistle(330, 700, { seconds: 0.12 })],
        [0.03, 1, mallet(note('A4'), { hard: 0.5 })],
        [0.045, 0.7, mallet(note('E5'), { hard: 0.5, seed: 85 })],
        [0.06, 0.6, mallet(note('A5'), { hard: 0.5, seed: 86 })],
        [0.03, 0.5, drum(110, { tau: 0.08, felt: 0.1 })],
      ),
  },
  snap: {
    seconds: 0.2,
    make: (s) =>
      layers(
        s,
        [0, 0.8, flick(1900, { tau: 0.004 })],
        [0.012, 1, wood(880, { ring: 0.9, hard: 0.7 })],
        [0.016, 0.35, mallet(note('A5'), { ring: 0.35 })],
      ),
  },
  card: {
    seconds: 0.15,
    level: -3,
    make: (s) =>
      layers(
        s,
        [0, 1, air(1700, 2600, { seconds: 0.12, q: 0.8, peak: 0.2 })],
        [0.09, 0.6, flick(1500, { tau: 0.008 })],
      ),
  },
  chip: {
    seconds: 0.18,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.8, wood(1760, { ring: 1, hard: 0.3 })],
        [0.055, 1, wood(1640, { ring: 1.1, hard: 0.3, seed: 87 })],
        [0.055, 0.3, wood(620, { seed: 88 })],
      ),
  },
  shuffle: {
    seconds: 0.42,
    level: -2,
    make: (s) =>
      layers(
        s,
        ...riffle(13, 0.28, 90),
        [0.05, 0.15, air(1200, 2000, { seconds: 0.3, q: 0.8, peak: 0.5 })],
        [0.33, 0.8, wood(520, { ring: 0.8 })],
      ),
  },
  collect: {
    seconds: 0.26,
    make: (s) =>
      layers(
        s,
        [0, 0.7, pluck(note('A5'), { decay: 0.3, bright: 0.4 })],
        [0.055, 1, pluck(note('E6'), { decay: 0.35, bright: 0.4, seed: 89 })],
        [0.055, 0.5, bell(note('E6'), { ring: 0.4 })],
      ),
  },
  coin: {
    seconds: 0.36,
    make: (s) =>
      layers(
        s,
        [0, 0.7, bell(note('B5'), { ring: 0.5 })],
        [0.065, 1, bell(note('E6'), { ring: 0.8, seed: 91 })],
      ),
  },
  combo: {
    seconds: 0.34,
    make: (s) =>
      layers(
        s,
        [0, 0.7, mallet(note('A5'), { ring: 0.5, hard: 0.5 })],
        [0.05, 0.8, mallet(note('C#6'), { ring: 0.5, hard: 0.5, seed: 92 })],
        [0.1, 1, mallet(note('E6'), { ring: 0.8, hard: 0.5, seed: 93 })],
      ),
  },
}
