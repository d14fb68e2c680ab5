/** How large a text on a card is. */
import { charactersOf } from '../../../engine/core/text'

/** The space for text on a card, in cells. */
const WIDTH = 0.78
const HEIGHT = 0.68
const LINE = 1.12
/** Font sizes to try, in cells. */
const SIZES = [0.44, 0.38, 0.32, 0.28, 0.25, 0.22, 0.2, 0.18, 0.16]
/** From this size on, words may break: a smaller font would be harder to read than a broken word. */
const BREAKS = 0.2

/** The estimated width of a sign, in its font size. */
function signWidth(sign: string): number {
  if (/[\p{M}\p{Cf}]/u.test(sign)) return 0
  if (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(sign))
    return 1.05
  if (/[iljtfIr.,:;'|! ]/.test(sign)) return 0.36
  return /[mwMWQO@%]/.test(sign) ? 0.86 : 0.6
}

/** The estimated width of a character as people see it: joined emoji, flags and keycaps are one. */
function widthOf(character: string): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(character)) return 1.3
  return [...character].reduce((sum, sign) => sum + signWidth(sign), 0)
}

const measure = (text: string) => charactersOf(text).reduce((sum, each) => sum + widthOf(each), 0)

/** The number of lines at a width; null if a word is too wide and may not break. */
function linesAt(words: readonly number[], space: number, most: number, breaks: boolean): number | null {
  let lines = 1
  let used = 0
  for (const word of words) {
    if (word > most && !breaks) return null
    if (used > 0 && used + space + word > most) {
      lines++
      used = 0
    }
    used += (used > 0 ? space : 0) + word
    const more = Math.ceil(used / most) - 1
    lines += Math.max(0, more)
    used -= Math.max(0, more) * most
  }
  return lines
}

/** The font size for a text, in cells. */
export function sizeOf(text: string): number {
  const words = text.split(' ').map(measure)
  const fits = SIZES.find((size) => {
    const lines = linesAt(words, widthOf(' '), WIDTH / size, size <= BREAKS)
    return lines !== null && lines * LINE * size <= HEIGHT
  })
  return fits ?? (SIZES.at(-1) as number)
}
