/** Pitch: a small random variation makes repeated sounds less tiring. */

/** The largest variation of a sound whose pitch need not be exact, as a share. */
export const PITCH_SPREAD = 0.05

/** Howler's range of playback rates. */
const LOWEST = 0.5
const HIGHEST = 4

/**
 * The playback rate of a sound at `pitch` (1 = as rendered).
 * @param chance 0 <= chance < 1, where in the range of variation it is
 */
export function playedPitch(pitch: number, exact: boolean, chance: number): number {
  const wanted = Number.isFinite(pitch) ? pitch : 1
  const varied = exact ? wanted : wanted * (1 + (chance * 2 - 1) * PITCH_SPREAD)
  return Math.min(HIGHEST, Math.max(LOWEST, varied))
}
