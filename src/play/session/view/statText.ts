/** The value of a stat as text, with its unit. */
import { TIME } from '../../../engine/core/game/stats'
import { numberText } from '../../../engine/core/text'

/**
 * '1,240', or a time '4:12' or '0:07.3'.
 *
 * @param id - of the stat: play time is in seconds
 */
export function statText(id: string, value: number): string {
  if (id !== TIME) return numberText(value)
  const tenths = Math.round(value * 10)
  const minutes = Math.floor(tenths / 600)
  const rest = tenths % 600
  const seconds = String(Math.floor(rest / 10)).padStart(2, '0')
  return `${minutes}:${seconds}${rest % 10 === 0 ? '' : `.${rest % 10}`}`
}
