/** Owns that the time of a play can be kept out of sight: which figure is the clock, and whether it is shown. */
import { settings } from '../../../engine/storage/values/settings'

/** The label of play time, of the session's own clock and of games that have one. */
const CLOCK = 'Time'

export const isClock = (label: string): boolean => label === CLOCK

/** The visitor wants time told at the end alone. */
export const clockHidden = (): boolean => settings.get().hideClock
