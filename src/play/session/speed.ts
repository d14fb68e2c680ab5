/** Owns the speed at which real-time plays run, where the visitor chose another than the usual: how it is told, and how records of slower plays are kept apart. */
import type { OptionValues } from '../../engine/core/contract'
import { settings } from '../../engine/storage/settings'

/** Percent; above it nobody plays. */
export const USUAL_SPEED = 100

/** Stands among the options in an option set: no option has such an id, and it sorts behind all of them. */
const SPEED = '~speed'

/** The speed chosen now, percent of the usual one. Rules know nothing of it: they are only asked for their ticks less often. */
export const chosenSpeed = (): number => settings.get().gameSpeed

/** 'at 70 % speed'. */
export const speedText = (speed: number | string): string => `at ${speed} % speed`

/** What records and results are kept by: `options` (those that the rules know), and the speed where it was slower than usual. */
export function keptBy(options: OptionValues, speed: number): OptionValues {
  return speed < USUAL_SPEED ? { ...options, [SPEED]: String(speed) } : options
}

/** One entry of an option set ('~speed=70') as words, where it is the speed; undefined for options. */
export function speedWords(id: string, value: string): string | undefined {
  return id === SPEED ? speedText(value) : undefined
}
