/** Owns pitch: the small unevenness that keeps a repeated sound from tiring the ear. */

/** A sound asked for without `exact` is at most this much higher or lower. */
export const PITCH_SPREAD = 0.05

/** Howler plays between half and four times the speed. */
const LOWEST = 0.5
const HIGHEST = 4

/**
 * Speed at which to play a sound asked for at `pitch` (1 = as rendered).
 * @param chance 0 <= chance < 1, where in the spread it falls
 */
export function playedPitch(pitch: number, exact: boolean, chance: number): number {
  const wanted = Number.isFinite(pitch) ? pitch : 1
  const varied = exact ? wanted : wanted * (1 + (chance * 2 - 1) * PITCH_SPREAD)
  return Math.min(HIGHEST, Math.max(LOWEST, varied))
}
