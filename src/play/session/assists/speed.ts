/** The game speed that the visitor chose, and its text. */
import { settings } from '../../../engine/storage/values/settings'

/** Percent; the highest speed. */
export const USUAL_SPEED = 100

/** The speed chosen now, percent of the usual one. Rules know nothing of it: they are only asked for their ticks less often. */
export const chosenSpeed = (): number => settings.get().gameSpeed

/** 'at 70 % speed'. */
export const speedText = (speed: number | string): string => `at ${speed} % speed`
