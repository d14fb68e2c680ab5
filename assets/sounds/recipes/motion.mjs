/** Sounds of motion: jumps, flaps, swishes, launches. */
import { air, flick, whistle } from '../instruments/air.mjs'
import { mallet, wood } from '../instruments/bars.mjs'
import { layers, note } from '../instruments/buffer.mjs'
import { drum, rumble } from '../instruments/drum.mjs'
import { pluck } from '../instruments/pluck.mjs'

/** @import { Layer } from '../instruments/buffer.mjs' */

/** @type {Record<string, import('../set.mjs').Recipe>} */
export const motionSounds = {
  turn: {
    seconds: 0.07,
    level: -5,
    make: (s) => layers(s, [0, 1, wood(980, { ring: 0.6, hard: 0.2 })]),
  },
  eat: {
    seconds: 0.14,
    make: (s) =>
      layers(
        s,
        [0, 0.9, whistle(420, 880, { seconds: 0.07, peak: 0.15, breath: 0.02 })],
        [0.012, 0.5, flick(1500, { tau: 0.012 })],
        [0.045, 0.7, mallet(note('E5'), { ring: 0.25, hard: 0.5 })],
      ),
  },
  flap: {
    seconds: 0.16,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.7, air(500, 1500, { seconds: 0.1, peak: 0.3 })],
        [0, 0.55, whistle(300, 520, { seconds: 0.11, peak: 0.25, breath: 0.05 })],
      ),
  },
  jump: {
    seconds: 0.22,
    make: (s) =>
      layers(
        s,
        [0, 0.9, whistle(290, 720, { seconds: 0.2, bend: 0.8, peak: 0.15, breath: 0.03 })],
        [0, 0.5, wood(480, { ring: 0.7 })],
      ),
  },
  land: {
    seconds: 0.15,
    level: -1,
    make: (s) => layers(s, [0, 1, drum(150, { tau: 0.035, felt: 0.5 })], [0, 0.5, wood(330, { hard: 0.2 })]),
  },
  launch: {
    seconds: 0.34,
    make: (s) =>
      layers(
        s,
        [0, 0.5, air(400, 2200, { seconds: 0.3, peak: 0.25 })],
        [0, 0.9, pluck(note('A3'), { decay: 0.35, bright: 0.5 })],
        [0.02, 0.5, whistle(280, 980, { seconds: 0.24, bend: 0.7, peak: 0.2 })],
      ),
  },
  shoot: {
    seconds: 0.16,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.8, whistle(1250, 380, { seconds: 0.12, bend: 0.7, peak: 0.06, breath: 0.02 })],
        [0, 0.5, pluck(note('E5'), { decay: 0.12, bright: 0.6 })],
      ),
  },
  thrust: {
    seconds: 0.26,
    level: -3,
    make: (s) =>
      layers(
        s,
        [0, 1, air(420, 300, { seconds: 0.26, q: 0.7, peak: 0.15 })],
        [0, 0.35, air(1300, 900, { seconds: 0.24, q: 0.7, peak: 0.3, seed: 100 })],
      ),
  },
  slice: {
    seconds: 0.18,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.9, air(1600, 4200, { seconds: 0.13, q: 1.4, peak: 0.35 })],
        [0.07, 0.5, flick(1300, { tau: 0.012 })],
        [0.07, 0.35, wood(620, { ring: 0.7 })],
      ),
  },
  whoosh: {
    seconds: 0.36,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 1, air(380, 1500, { seconds: 0.36, peak: 0.35 })],
        [0, 0.3, air(900, 2800, { seconds: 0.34, peak: 0.35, seed: 101 })],
      ),
  },
  miss: {
    seconds: 0.22,
    level: -3,
    make: (s) =>
      layers(
        s,
        [0, 1, air(1700, 600, { seconds: 0.2, peak: 0.25 })],
        [0.02, 0.25, whistle(420, 260, { seconds: 0.17, breath: 0.02 })],
      ),
  },
  spawn: {
    seconds: 0.2,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.7, whistle(260, 560, { seconds: 0.13, bend: 0.7, peak: 0.15 })],
        [0.075, 0.8, mallet(note('A4'), { ring: 0.25, hard: 0.3 })],
      ),
  },
  pop: {
    seconds: 0.1,
    make: (s) =>
      layers(
        s,
        [0, 1, whistle(340, 1050, { seconds: 0.06, bend: 1.3, peak: 0.2, breath: 0.02 })],
        [0.035, 0.4, flick(1700, { tau: 0.006 })],
      ),
  },
  explosion: {
    seconds: 0.62,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 1, rumble(1500, { seconds: 0.62, tau: 0.13 })],
        [0, 0.9, drum(95, { seconds: 0.4, tau: 0.1, drop: 1.6, felt: 0.6 })],
        [0.03, 0.3, wood(340, { ring: 1.3, seed: 102 })],
        [0.09, 0.2, wood(420, { ring: 1.1, seed: 103 })],
        [0.16, 0.12, wood(500, { ring: 1, seed: 104 })],
      ),
  },
  splash: {
    seconds: 0.42,
    make: (s) =>
      layers(
        s,
        [0, 0.9, air(900, 2300, { seconds: 0.36, q: 0.7, peak: 0.14 })],
        [0, 0.5, drum(180, { tau: 0.04 })],
        ...[0.1, 0.16, 0.205, 0.27].map(
          (at, i) =>
            /** @type {Layer} */ ([
              at,
              0.34 - i * 0.05,
              whistle(420 + i * 90, 820 + i * 130, { seconds: 0.05, breath: 0, seed: 105 + i }),
            ]),
        ),
      ),
  },
}
