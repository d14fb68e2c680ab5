/** Which stat is the clock, and whether it is hidden. */
import { settings } from '../../../engine/storage/values/settings'

/** The label of play time. It is stored with results. */
export const CLOCK = 'Time'

export const isClock = (label: string): boolean => label === CLOCK

/** Whether the visitor wants to see the time only at the end. */
export const clockHidden = (): boolean => settings.get().hideClock
