/** The rules of Color Memory: eight colors (or four to nine) light up in sequence, one more per level. */
import {
  type SequenceEvent,
  type SequenceMove,
  type SequenceState,
  sequenceRules,
} from '../shared/sequence/sequence'

import type { Options } from './options'
import { texts } from './texts/game'

export type State = SequenceState
export type Move = SequenceMove
export type Event = SequenceEvent

/** Duration of one shown step in ms. */
export const STEP_MS = 600

/**
 * The colors in the order of their keys 1 to 9, each with its symbol and tone (C major, in Hz, equal temperament from
 * A4 = 440). The first eight are the default.
 */
export const COLORS = [
  { hue: 'vermilion', ...texts.colors.red, symbol: 'heart', hertz: 261.63 },
  { hue: 'orange', ...texts.colors.orange, symbol: 'triangle', hertz: 293.66 },
  { hue: 'yellow', ...texts.colors.yellow, symbol: 'star', hertz: 329.63 },
  { hue: 'green', ...texts.colors.green, symbol: 'square', hertz: 349.23 },
  { hue: 'sky', ...texts.colors.lightBlue, symbol: 'circle', hertz: 392 },
  { hue: 'blue', ...texts.colors.darkBlue, symbol: 'diamond', hertz: 440 },
  { hue: 'pink', ...texts.colors.pink, symbol: 'cross', hertz: 493.88 },
  { hue: 'paper', ...texts.colors.white, symbol: 'moon', hertz: 523.25 },
  { hue: '#804830', ...texts.colors.brown, symbol: 'bolt', hertz: 587.33 },
] as const

/** Default number of colors. */
export const USUAL = 8

export const rules = sequenceRules<Options>({
  pads: USUAL,
  padsWith: ({ colours }) => Number(colours),
  stepMs: () => STEP_MS,
  title: texts.over,
  said: texts.overSaid,
})
