/** The option "In rhythm", for players who cannot press fast: a drum beats, and presses on the beat pull hard. */
import { PULL_STEP, type Rhythm, type Side, type World } from './world'

/** Ticks between two beats of the drum: 80 per minute. */
export const BEAT_TICKS = 45
/** A press this close to a beat is with it, and this close is right on it; ticks. */
export const WITH_BEAT = 9
export const ON_BEAT = 4
/** Steps of the rope: for a press with the beat, right on it, and right on it for several consecutive beats. */
const WITH_STEPS = 2.5
const ON_STEPS = 4.5
const RUN_STEPS = 5.5
const RUN_FROM = 4
/** A press between beats slips: the other side gains this many steps. */
const SLIP_STEPS = 1

export const noRhythm = (): Rhythm => ({ clock: 0, used: [0, 0], run: [0, 0], presses: [0, 0], hits: [0, 0] })

/** A round begins: the first beat comes after one beat of silence. */
export function startBeats(rhythm: Rhythm): void {
  rhythm.clock = 0
  rhythm.used[0] = 0
  rhythm.used[1] = 0
}

/** Ticks to the nearest beat, and the number of that beat, from 1. */
function beatAt(clock: number): { readonly off: number; readonly beat: number } {
  const beat = Math.max(1, Math.round(clock / BEAT_TICKS))
  return { off: Math.abs(clock - beat * BEAT_TICKS), beat }
}

/** The effect of a press now: units of rope to the presser's side (negative for a slip), and the name of the hit. */
export function pressed(rhythm: Rhythm, side: Side): { units: number; hit: 'on' | 'with' | 'slip' } {
  const { off, beat } = beatAt(rhythm.clock)
  rhythm.presses[side]++
  if (off > WITH_BEAT || rhythm.used[side] === beat) {
    rhythm.run[side] = 0
    return { units: -SLIP_STEPS * PULL_STEP, hit: 'slip' }
  }
  rhythm.used[side] = beat
  rhythm.hits[side]++
  const on = off <= ON_BEAT
  rhythm.run[side] = on ? rhythm.run[side] + 1 : 0
  const steps = !on ? WITH_STEPS : rhythm.run[side] >= RUN_FROM ? RUN_STEPS : ON_STEPS
  return { units: steps * PULL_STEP, hit: on ? 'on' : 'with' }
}

/** Percentage of the presses that were with a beat. */
export function inTime({ rhythm }: World, side: Side): number {
  if (!rhythm || rhythm.presses[side] === 0) return 0
  return Math.round((100 * rhythm.hits[side]) / rhythm.presses[side])
}
