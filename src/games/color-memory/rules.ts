/** The rules of Color Memory: eight colors (or four to nine) light up in sequence, one more per level. */
import {
  type SequenceEvent,
  type SequenceMove,
  type SequenceState,
  sequenceRules,
} from '../shared/sequence/sequence'

import type { Options } from './options'

export type State = SequenceState
export type Move = SequenceMove
export type Event = SequenceEvent

/** Duration of one shown step in ms. */
export const STEP_MS = 600

/**
 * The colors in the order of their keys 1 to 9, each with its sign and tone (C major, in Hz, equal temperament from
 * A4 = 440). The first eight are the default.
 */
export const COLORS = [
  { hue: 'vermilion', name: 'red', label: 'Red', sign: 'heart', hertz: 261.63 },
  { hue: 'orange', name: 'orange', label: 'Orange', sign: 'triangle', hertz: 293.66 },
  { hue: 'yellow', name: 'yellow', label: 'Yellow', sign: 'star', hertz: 329.63 },
  { hue: 'green', name: 'green', label: 'Green', sign: 'square', hertz: 349.23 },
  { hue: 'sky', name: 'light blue', label: 'Light blue', sign: 'circle', hertz: 392 },
  { hue: 'blue', name: 'dark blue', label: 'Dark blue', sign: 'diamond', hertz: 440 },
  { hue: 'pink', name: 'pink', label: 'Pink', sign: 'cross', hertz: 493.88 },
  { hue: 'paper', name: 'white', label: 'White', sign: 'moon', hertz: 523.25 },
  { hue: '#804830', name: 'brown', label: 'Brown', sign: 'bolt', hertz: 587.33 },
] as const

/** Default number of colors. */
export const USUAL = 8

export const rules = sequenceRules<Options>({
  pads: USUAL,
  padsWith: ({ colours }) => Number(colours),
  stepMs: () => STEP_MS,
  title: 'Game Over! Final Score',
  said: (score) => `Game Over! Final Score ${score}`,
})
