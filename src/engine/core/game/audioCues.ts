/** Owns playing by ear: where something is, told by the side and the pitch of a tone; high is up, left is left. */
import type { PlayEvent } from './rules'

/** One tone: in Hz, for so many ms, from -1 (left) to 1 (right). */
export interface PlacedTone {
  readonly hertz: number
  readonly ms: number
  readonly side: number
}

/** What a game tells by tones, besides its sounds, to whoever plays by ear. */
export interface AudioCues<World = unknown, Event extends PlayEvent = PlayEvent> {
  /** What an event tells. */
  event?(event: Event): readonly PlacedTone[]
  /** Of a game in real time, what the world tells after this tick. */
  tick?(world: World): readonly PlacedTone[]
}

/** From the bottom up, Hz: A major pentatonic over two octaves, so that any two sound well together. */
export const SCALE = [220, 247, 277, 330, 370, 440, 494, 554, 659, 740, 880] as const

const between = (value: number) => Math.min(1, Math.max(0, value))

/** A tone for a place: `across` from 0 (left) to 1, `up` from 0 (at the bottom) to 1; what lies beyond sounds as at the edge. */
export function placedTone(across: number, up: number, ms: number): PlacedTone {
  const hertz = SCALE[Math.round(between(up) * (SCALE.length - 1))] as number
  return { hertz, ms, side: between(across) * 2 - 1 }
}
