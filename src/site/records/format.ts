/** Formats results: ends, durations, option sets. */
import type { Option } from '../../engine/core/game/contract'
import { assistText } from '../../play/session/records/separateRecords'
import { statText } from '../../play/session/view/statText'
import { resultTexts } from '../texts/results'

/** Formats a result: its value, or how the game ended. */
export function resultText({
  result,
  figure,
  of = '',
}: {
  readonly result: keyof typeof resultTexts.ends
  readonly figure?: number | undefined
  readonly of?: string | undefined
}): string {
  return figure === undefined ? resultTexts.ends[result] : statText(of, figure)
}

/** A duration: '1 h 12 min', '7 min'. */
export function timeText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return resultTexts.minutes(minutes)
  return resultTexts.hours(Math.floor(minutes / 60), minutes % 60)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The text of an option set: 'mode=walls&speed=normal' is 'Walls, Normal'.
 *
 * @param options - the game's options, for the labels of their choices
 */
export function setText(set: string, options?: readonly Option[]): string {
  if (set === '') return ''
  const pairs = set.split('&').map((pair) => pair.split('=', 2) as [string, string?])
  const text = pairs
    .flatMap(([id, value = '']) => {
      const option = options?.find((each) => each.id === id)
      const choice = option?.choices.find((each) => each.value === value)
      // The default orientation is left out.
      if (id === 'shape' && (value === 'wide' || value === '')) return []
      return assistText(id, value) ?? choice?.label ?? capital(value.replaceAll('-', ' '))
    })
    .filter(Boolean)
    .join(', ')
  return capital(text)
}
