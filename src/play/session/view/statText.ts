/** The value of a stat as text, with its unit. */
import { TIME, WIN_RATE } from '../../../engine/core/game/stats'
import { numberText, percentText } from '../../../engine/core/text'
import { hudTexts } from '../../texts/hud'

/**
 * '1,240', a time '4:12' or '0:07.3', or a rate '50%'.
 *
 * @param id - of the stat: play time is in seconds
 */
export function statText(id: string, value: number): string {
  if (id === WIN_RATE) return percentText(value / 100)
  if (id !== TIME) return numberText(value)
  const tenths = Math.round(value * 10)
  const minutes = Math.floor(tenths / 600)
  const rest = tenths % 600
  const seconds = String(Math.floor(rest / 10)).padStart(2, '0')
  return `${minutes}:${seconds}${rest % 10 === 0 ? '' : `.${rest % 10}`}`
}

/** A stat as it is shown while the game runs: a time as '0:07', yes or no, else as the game writes it. */
export function hudText(id: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? hudTexts.yes : hudTexts.no
  return id === TIME && typeof value === 'number' ? statText(id, value) : String(value)
}
