/** Owns the speed at which real-time plays run, where the visitor chose another than the usual: and how it is told. */
import { settings } from '../../../engine/storage/values/settings'

/** Percent; above it nobody plays. */
export const USUAL_SPEED = 100

/** The speed chosen now, percent of the usual one. Rules know nothing of it: they are only asked for their ticks less often. */
export const chosenSpeed = (): number => settings.get().gameSpeed

/** 'at 70 % speed'. */
export const speedText = (speed: number | string): string => `at ${speed} % speed`
