/**
 * Which assists are ranked separately: their texts, and the option set that their records are stored under.
 */
import type { OptionValues } from '../../../engine/core/game/contract'
import type { SessionView } from '../core/view'
import { speedText, USUAL_SPEED } from './speed'

/** So often a play goes back instead of ending, for those who want it. */
export const MAX_REWINDS = 3

/** What is said of the times that are left to it. */
export function rewindsLeftText({ rewinds }: Pick<SessionView, 'rewinds'>): string {
  const left = MAX_REWINDS - rewinds
  return left === 0 ? 'The next end counts.' : `${left} more ${left === 1 ? 'time' : 'times'}.`
}

/** The stat of a record that counts rewinds. */
export const REWINDS = 'Forgiven'

export type RecordAssists = Pick<SessionView, 'speed' | 'autoRepeat' | 'aimAssisted' | 'rewinds'>

/** Stored among the options in an option set: no option has such an id, and they sort behind all of them. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  '~speed': speedText,
  '~steady': (value) => `steady pressing, ${value} a second`,
  '~aimed': () => 'aiming help',
  '~forgiven': () => 'forgiven ends',
}

/** Whether the play is as everybody's: at the usual speed, every press by hand and where it was made, to its first end. */
export function isUsual({ speed, autoRepeat, aimAssisted, rewinds }: RecordAssists): boolean {
  return speed === USUAL_SPEED && autoRepeat === 0 && !aimAssisted && rewinds === 0
}

/** What records and results are kept by: `options` (those that the rules know), and the tools that make the play another. */
export function keptBy(
  options: OptionValues,
  { speed, autoRepeat, aimAssisted, rewinds }: RecordAssists,
): OptionValues {
  return {
    ...options,
    ...(speed < USUAL_SPEED && { '~speed': String(speed) }),
    ...(autoRepeat > 0 && { '~steady': String(autoRepeat) }),
    ...(aimAssisted && { '~aimed': 'yes' }),
    // However often: fewer kinds of records are kept, and more of them can be beaten.
    ...(rewinds > 0 && { '~forgiven': 'yes' }),
  }
}

/** One entry of an option set ('~speed=70') as words, where it is such a tool; undefined for options. */
export function assistText(id: string, value: string): string | undefined {
  return WORDS[id]?.(value)
}
