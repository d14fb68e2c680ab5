/** Formats results: values, times, option sets, endings. */
import type { Option } from '../../engine/core/game/contract'
import { assistText } from '../../play/session/assists/separateRecords'

/** Stats with these names are seconds. */
const TIMES = ['Time']

/** Formats a stat: '1,240', or a time '4:12' or '0:07.3'. */
export function statText(of: string, value: number): string {
  if (!TIMES.includes(of)) return value.toLocaleString('en-US', { maximumFractionDigits: 2 })
  const tenths = Math.round(value * 10)
  const minutes = Math.floor(tenths / 600)
  const rest = tenths % 600
  const seconds = String(Math.floor(rest / 10)).padStart(2, '0')
  return `${minutes}:${seconds}${rest % 10 === 0 ? '' : `.${rest % 10}`}`
}

export const RESULT_WORDS = { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Played' } as const

/** Formats a result: its value, or how it ended. */
export function resultText({
  result,
  figure,
  of = '',
}: {
  readonly result: keyof typeof RESULT_WORDS
  readonly figure?: number | undefined
  readonly of?: string | undefined
}): string {
  return figure === undefined ? RESULT_WORDS[result] : statText(of, figure)
}

/** Played time: '1 h 12', '7 min'. */
export function timeText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * An option set ('mode=walls&speed=normal') in words: 'Walls, Normal'. With `options`, the labels of its
 * choices, without the initial ones if others are not initial. A slower speed comes last.
 */
export function setText(set: string, options?: readonly Option[]): string {
  if (set === '') return ''
  const pairs = set.split('&').map((pair) => pair.split('=', 2) as [string, string?])
  const words = pairs
    .flatMap(([id, value = '']) => {
      const option = options?.find((each) => each.id === id)
      const choice = option?.choices.find((each) => each.value === value)
      // The orientation is named only if it is not the default.
      if (id === 'shape' && (value === 'wide' || value === '')) return []
      return assistText(id, value) ?? choice?.label ?? capital(value.replaceAll('-', ' '))
    })
    .filter(Boolean)
    .join(', ')
  return capital(words)
}

/** '1 play', '3 plays'. */
export function many(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
}

/** '1st', '2nd', '11th'. */
export function ordinal(count: number): string {
  const last = count % 100 > 10 && count % 100 < 14 ? 0 : count % 10
  return `${count}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}
