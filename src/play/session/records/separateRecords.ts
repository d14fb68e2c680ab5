/** Which assists are ranked separately, and the option set that their records are stored under. */
import type { OptionValues } from '../../../engine/core/game/contract'
import { playedTexts } from '../../texts/played'
import { type SessionView, USUAL_SPEED } from '../view/view'

export const MAX_REWINDS = 3

/** The stat of a record that counts rewinds. It is stored, and never shown as it is. */
export const REWINDS = 'Forgiven'

export type RecordAssists = Pick<SessionView, 'speed' | 'autoRepeat' | 'aimAssisted' | 'rewinds'> &
  Partial<Pick<SessionView, 'live'>>

/** Stored among the options in an option set. No option has such an id, and they sort after all options. */
const TEXTS: Readonly<Record<string, (value: string) => string>> = {
  '~speed': (value) => playedTexts.speed(Number(value)),
  '~steady': (value) => playedTexts.autoRepeat(Number(value)),
  '~aimed': () => playedTexts.aimAssist,
  '~forgiven': () => playedTexts.rewound,
  '~live': () => playedTexts.live,
}

export function isUsual({ speed, autoRepeat, aimAssisted, rewinds, live }: RecordAssists): boolean {
  return speed === USUAL_SPEED && autoRepeat === 0 && !aimAssisted && rewinds === 0 && !live
}

/**
 * The option set that records and results are stored by: the rules' `options`, and the assists that are ranked
 * separately.
 */
export function keptBy(
  options: OptionValues,
  { speed, autoRepeat, aimAssisted, rewinds, live }: RecordAssists,
): OptionValues {
  return {
    ...options,
    ...(speed < USUAL_SPEED && { '~speed': String(speed) }),
    ...(autoRepeat > 0 && { '~steady': String(autoRepeat) }),
    ...(aimAssisted && { '~aimed': 'yes' }),
    // Regardless of the number, so that there are fewer option sets.
    ...(rewinds > 0 && { '~forgiven': 'yes' }),
    ...(live && { '~live': 'yes' }),
  }
}

/** The text of an entry of an option set ('~speed=70'), if it is such an assist; undefined for options. */
export function assistText(id: string, value: string): string | undefined {
  return TEXTS[id]?.(value)
}
