/** Whether the clock is hidden, and which stat is the clock. */
import { settings } from '../../../engine/storage/values/settings'

/** The label of play time, of the session's own clock and of games that have one. */
const CLOCK = 'Time'

export const isClock = (label: string): boolean => label === CLOCK

/** The visitor wants to see the time only at the end. */
export const clockHidden = (): boolean => settings.get().hideClock
