/** Audio cues: tones that convey positions. Pitch is height, stereo side is horizontal position. */
import type { PlayEvent } from './values'

/** A tone: frequency in Hz, duration in ms, side from -1 (left) to 1 (right). */
export interface PlacedTone {
  readonly hertz: number
  readonly ms: number
  readonly side: number
}

/** The tones that a game plays for audio cues, in addition to its sounds. */
export interface AudioCues<World = unknown, Event extends PlayEvent = PlayEvent> {
  event?(event: Event): readonly PlacedTone[]
  /** In real-time games, tones of the world after a tick. */
  tick?(world: World): readonly PlacedTone[]
}

/** Frequencies in Hz, low to high: A major pentatonic over two octaves, so that any two sound well together. */
export const SCALE = [220, 247, 277, 330, 370, 440, 494, 554, 659, 740, 880] as const

const between = (value: number) => Math.min(1, Math.max(0, value))

/**
 * The tone of a position. Positions outside the field sound like its edge.
 *
 * @param across 0 (left) to 1 (right)
 * @param up 0 (bottom) to 1 (top)
 * @param ms duration
 */
export function placedTone(across: number, up: number, ms: number): PlacedTone {
  const hertz = SCALE[Math.round(between(up) * (SCALE.length - 1))] as number
  return { hertz, ms, side: between(across) * 2 - 1 }
}
