/** The rules of Simon Says: four sides light up and sound, one more per level, and faster. */
import {
  type SequenceEvent,
  type SequenceMove,
  type SequenceState,
  sequenceRules,
} from '../shared/sequence/sequence'
import { texts } from './texts/game'

export type State = SequenceState
export type Move = SequenceMove
export type Event = SequenceEvent

/** The four sides, clockwise from the top. The specification fixes the tones; audio cues pan them to their sides. */
export const SIDES = [
  { action: 'up', ...texts.sides.up, hue: 'green', symbol: 'triangle', hertz: 220, side: 0 },
  { action: 'right', ...texts.sides.right, hue: 'vermilion', symbol: 'square', hertz: 330, side: 1 },
  { action: 'down', ...texts.sides.down, hue: 'yellow', symbol: 'circle', hertz: 440, side: 0 },
  { action: 'left', ...texts.sides.left, hue: 'sky', symbol: 'diamond', hertz: 550, side: -1 },
] as const

/** Duration of one shown step in ms, by the level from which it applies: longer sequences are shown faster. */
const PACE: readonly (readonly [level: number, ms: number])[] = [
  [14, 300],
  [10, 400],
  [6, 500],
  [1, 600],
]

export function stepMs(level: number): number {
  return (PACE.find(([from]) => level >= from) as readonly [number, number])[1]
}

export const rules = sequenceRules({ pads: SIDES.length, stepMs, title: texts.over })
