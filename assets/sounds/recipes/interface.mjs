/** Sounds of menus and of the start, pause and countdown of games: quiet, woody, in A pentatonic. */
import { air } from '../instruments/air.mjs'
import { bell, mallet, wood } from '../instruments/bars.mjs'
import { layers, note } from '../instruments/buffer.mjs'
import { pluck } from '../instruments/pluck.mjs'

/** @import { Layer } from '../instruments/buffer.mjs' */

/** @type {Record<string, import('../set.mjs').Recipe>} */
export const interfaceSounds = {
  tap: {
    seconds: 0.09,
    level: -3,
    make: (s) => layers(s, [0, 1, wood(note('E5'), { ring: 0.8, hard: 0.3 })]),
  },
  confirm: {
    seconds: 0.32,
    make: (s) =>
      layers(
        s,
        [0, 0.7, mallet(note('E5'), { ring: 0.6, hard: 0.4 })],
        [0.075, 1, mallet(note('A5'), { ring: 0.8, hard: 0.4, seed: 11 })],
      ),
  },
  back: {
    seconds: 0.28,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.8, mallet(note('A5'), { ring: 0.5, hard: 0.3 })],
        [0.07, 0.9, mallet(note('E5'), { ring: 0.6, hard: 0.25, seed: 12 })],
      ),
  },
  open: {
    seconds: 0.34,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.12, air(500, 1900, { seconds: 0.22, peak: 0.7 })],
        [0, 0.7, pluck(note('E4'), { decay: 0.5, bright: 0.3 })],
        [0.06, 0.8, pluck(note('B4'), { decay: 0.5, bright: 0.3, seed: 13 })],
        [0.12, 0.9, pluck(note('E5'), { decay: 0.5, bright: 0.3, seed: 14 })],
      ),
  },
  close: {
    seconds: 0.3,
    level: -3,
    make: (s) =>
      layers(
        s,
        [0, 0.12, air(1900, 500, { seconds: 0.2, peak: 0.2 })],
        [0, 0.8, pluck(note('E5'), { decay: 0.4, bright: 0.25 })],
        [0.055, 0.8, pluck(note('B4'), { decay: 0.4, bright: 0.25, seed: 15 })],
        [0.11, 0.9, pluck(note('E4'), { decay: 0.4, bright: 0.2, seed: 16 })],
      ),
  },
  toggle: {
    seconds: 0.12,
    level: -2,
    make: (s) =>
      layers(
        s,
        [0, 0.5, wood(740, { ring: 0.6, hard: 0.6 })],
        [0.038, 1, wood(990, { ring: 0.8, hard: 0.4, seed: 17 })],
      ),
  },
  error: {
    seconds: 0.3,
    make: (s) =>
      layers(
        s,
        [0, 0.9, mallet(note('A3'), { ring: 0.35, hard: 0.65 })],
        [0, 0.5, mallet(note('Bb3'), { ring: 0.35, hard: 0.65, seed: 18 })],
        [0.12, 1, mallet(note('A3'), { ring: 0.4, hard: 0.65, seed: 19 })],
        [0.12, 0.6, mallet(note('Bb3'), { ring: 0.4, hard: 0.65, seed: 20 })],
      ),
  },
  start: {
    seconds: 0.58,
    level: 1,
    make: (s) =>
      layers(
        s,
        [0, 0.7, mallet(note('A4'), { hard: 0.5 })],
        [0.075, 0.75, mallet(note('C#5'), { hard: 0.5, seed: 21 })],
        [0.15, 0.8, mallet(note('E5'), { hard: 0.5, seed: 22 })],
        [0.225, 1, mallet(note('A5'), { hard: 0.55, seed: 23 })],
        [0.225, 0.4, pluck(note('A3'), { decay: 0.6, seed: 24 })],
      ),
  },
  pause: {
    seconds: 0.34,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.9, mallet(note('A4'), { ring: 0.7, hard: 0.3 })],
        [0.09, 1, mallet(note('E4'), { ring: 0.7, hard: 0.25, seed: 25 })],
      ),
  },
  resume: {
    seconds: 0.34,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.9, mallet(note('E4'), { ring: 0.6, hard: 0.35 })],
        [0.09, 1, mallet(note('A4'), { ring: 0.7, hard: 0.45, seed: 26 })],
      ),
  },
  countdown: {
    seconds: 0.26,
    make: (s) =>
      layers(s, [0, 0.35, wood(880, { ring: 0.7 })], [0, 1, mallet(note('A4'), { ring: 0.6, hard: 0.5 })]),
  },
  tick: {
    seconds: 0.06,
    level: -5,
    make: (s) => layers(s, [0, 1, wood(1480, { ring: 0.5, hard: 0.5 })]),
  },
  alarm: {
    seconds: 0.4,
    make: (s) =>
      layers(
        s,
        ...[0, 1, 2, 3].map(
          (i) =>
            /** @type {Layer} */ ([
              i * 0.085,
              i % 2 ? 0.85 : 1,
              mallet(note(i % 2 ? 'C#5' : 'E5'), { ring: 0.32, hard: 0.7, seed: 27 + i }),
            ]),
        ),
      ),
  },
  flag: {
    seconds: 0.24,
    make: (s) =>
      layers(
        s,
        [0, 0.5, wood(640, { ring: 0.8 })],
        [0.008, 1, pluck(note('F#4'), { decay: 0.4, bright: 0.5 })],
        [0, 0.25, air(900, 2600, { seconds: 0.09, peak: 0.2 })],
      ),
  },
  reveal: {
    seconds: 0.34,
    level: -1,
    make: (s) =>
      layers(
        s,
        [0, 0.45, air(600, 2400, { seconds: 0.2, peak: 0.3 })],
        [0.012, 0.8, bell(note('E5'), { ring: 0.5 })],
      ),
  },
}
