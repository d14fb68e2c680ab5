/** The option "In rhythm", for players who cannot press fast: a drum beats, and presses on the beat pull hard. */
import { PULL_STEP, type Rhythm, type Side, type World } from './world'

/** Ticks from one beat of the drum to the next: 80 a minute. */
export const BEAT_TICKS = 45
/** A press this near to a beat is with it, and this near is right on it; ticks. */
export const WITH_BEAT = 9
export const ON_BEAT = 4
/** Steps of the rope: for a press with the beat, right on it, and right on it for some beats running. */
const WITH_STEPS = 2.5
const ON_STEPS = 4.5
const RUN_STEPS = 5.5
const RUN_FROM = 4
/** A press between the beats slips: the other side gains this many steps. */
const SLIP_STEPS = 1

export const noRhythm = (): Rhythm => ({ clock: 0, used: [0, 0], run: [0, 0], presses: [0, 0], hits: [0, 0] })

/** A round begins: the first beat comes after a whole one of silence. */
export function startBeats(rhythm: Rhythm): void {
  rhythm.clock = 0
  rhythm.used[0] = 0
  rhythm.used[1] = 0
}

/** How far the clock is from the nearest beat, ticks; and which one that is, from 1. */
function beatAt(clock: number): { readonly off: number; readonly beat: number } {
  const beat = Math.max(1, Math.round(clock / BEAT_TICKS))
  return { off: Math.abs(clock - beat * BEAT_TICKS), beat }
}

/** What a press does now: units of rope to the presser's side (fewer than none for a slip), and how it is called. */
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

/** Part of the presses that were with a beat, percent. */
export function inTime({ rhythm }: World, side: Side): number {
  if (!rhythm || rhythm.presses[side] === 0) return 0
  return Math.round((100 * rhythm.hits[side]) / rhythm.presses[side])
}
