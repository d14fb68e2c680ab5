/** Sounds of endings: wins, losses, records, lives and levels. */
import { air, whistle } from '../instruments/air.mjs'
import { bell, mallet } from '../instruments/bars.mjs'
import { layers, note } from '../instruments/buffer.mjs'
import { drum } from '../instruments/drum.mjs'
import { pluck } from '../instruments/pluck.mjs'

/** @import { Layer } from '../instruments/buffer.mjs' */
/** @typedef {(hertz: number, seed: number) => Float32Array} Voice */

/**
 * Notes struck one after the other, `step` seconds apart, the last one the strongest.
 * @type {(names: readonly string[], step: number, voice: Voice) => Layer[]}
 */
function run(names, step, voice) {
  return names.map((name, i) => [
    i * step,
    0.6 + (0.4 * i) / Math.max(1, names.length - 1),
    voice(note(name), 40 + i),
  ])
}

/** @type {Voice} */
const bar = (hertz, seed) => mallet(hertz, { seconds: 1.1, hard: 0.5, seed })
/** @type {Voice} */
const softBar = (hertz, seed) => mallet(hertz, { seconds: 1, hard: 0.25, seed })
/** @type {Voice} */
const string = (hertz, seed) => pluck(hertz, { seconds: 1, decay: 1, bright: 0.35, seed })
/** @type {Voice} */
const chime = (hertz, seed) => bell(hertz, { seconds: 1, seed })

/** @type {Record<string, import('../set.mjs').Recipe>} */
export const endingSounds = {
  win: {
    seconds: 1.1,
    level: 2,
    make: (s) =>
      layers(
        s,
        ...run(['A4', 'C#5', 'E5'], 0.09, bar),
        [0.27, 1, bar(note('A5'), 50)],
        [0.285, 0.7, bar(note('E5'), 51)],
        [0.3, 0.6, bar(note('C#5'), 52)],
        [0.27, 0.6, string(note('A3'), 53)],
        [0.4, 0.3, chime(note('E6'), 54)],
      ),
  },
  lose: {
    seconds: 1,
    make: (s) =>
      layers(
        s,
        ...run(['F#4', 'E4', 'C#4'], 0.13, softBar),
        [0.41, 1, softBar(note('A3'), 55)],
        [0.41, 0.5, drum(92, { seconds: 0.4, tau: 0.09, felt: 0.15 })],
      ),
  },
  tie: {
    seconds: 0.62,
    make: (s) => layers(s, ...run(['B4', 'E4', 'B4'], 0.12, softBar)),
  },
  newBest: {
    seconds: 1.2,
    level: 2,
    make: (s) =>
      layers(
        s,
        ...run(['A4', 'B4', 'C#5', 'E5', 'F#5', 'A5'], 0.062, bar),
        [0.4, 0.55, chime(note('C#6'), 56)],
        [0.47, 0.5, chime(note('E6'), 57)],
        [0.54, 0.55, chime(note('A6'), 58)],
        [0.372, 0.6, string(note('A3'), 59)],
        [0.372, 0.5, string(note('E4'), 60)],
      ),
  },
  levelUp: {
    seconds: 0.66,
    level: 1,
    make: (s) =>
      layers(s, ...run(['E4', 'A4', 'B4', 'E5'], 0.075, string), [0.225, 0.5, chime(note('E6'), 61)]),
  },
  lifeLost: {
    seconds: 0.48,
    make: (s) =>
      layers(
        s,
        [0, 0.35, whistle(660, 240, { seconds: 0.26, bend: 0.8, peak: 0.06 })],
        [0.2, 1, softBar(note('C#4'), 62)],
        [0.2, 0.7, drum(110, { tau: 0.07 })],
      ),
  },
  medal: {
    seconds: 0.95,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 0.9, chime(note('A5'), 63)],
        [0.05, 0.7, chime(note('C#6'), 64)],
        [0.1, 0.8, chime(note('E6'), 65)],
        [0, 0.5, string(note('A4'), 66)],
      ),
  },
  goal: {
    seconds: 0.8,
    level: 2,
    make: (s) =>
      layers(
        s,
        [0, 0.6, drum(120, { tau: 0.09, felt: 0.4 })],
        ...[0, 1, 2, 3, 4].map(
          (i) => /** @type {Layer} */ ([0.05 + i * 0.048, 0.4 + i * 0.08, bar(note('E5'), 67 + i)]),
        ),
        [0.29, 1, bar(note('A5'), 73)],
        [0.29, 0.6, bar(note('C#5'), 74)],
        [0.05, 0.12, air(700, 2200, { seconds: 0.4, peak: 0.6 })],
      ),
  },
  powerUp: {
    seconds: 0.52,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 0.3, whistle(330, 1320, { seconds: 0.34, bend: 1.2, peak: 0.6 })],
        ...run(['A4', 'C#5', 'E5', 'A5'], 0.085, (hertz, seed) => pluck(hertz, { decay: 0.5, seed })),
      ),
  },
}
