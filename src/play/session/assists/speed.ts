/** The game speed that the visitor chose. */
import { settings } from '../../../engine/storage/values/settings'

/** Percent; the highest speed. */
export const USUAL_SPEED = 100

/** The current speed, percent of the usual one. It only changes how often ticks run: rules do not know it. */
export const chosenSpeed = (): number => settings.get().gameSpeed
