/** How far cards of a column that overlap from below lie apart. */
import { itemAt } from '../../engine/core/itemAt'
import type { Box, CardBox } from './layout'

/** The visible strips of covered cards, in card widths. */
const DOWN_STRIP = 0.2
const UP_STRIP = 0.46
const LARGE_STRIP = 0.6
/** Where there is room, as on a phone in portrait, strips are up to this much higher, but no more than this part of a card. */
const MAX_STRETCH = 1.8
const MOST_SEEN = 0.8
/** The longest usual column below its first card, in card widths: six cards face down, seven face up. */
const USUAL_FAN = 6 * DOWN_STRIP + 7 * UP_STRIP

interface Fan {
  /** Of a card, px. */
  readonly width: number
  readonly height: number
  /** Corner symbols are large. */
  readonly large: boolean
  /** Below the first card, px. */
  readonly room: number
  /** How much higher than usual strips may be. Default: `MAX_STRETCH`. */
  readonly most?: number
}

/**
 * The distances from the top of a column to its cards, squeezed into the room, px.
 *
 * @param down how many of the cards lie face down
 */
function fan(
  count: number,
  down: number,
  { width, height, large, room, most = MAX_STRETCH }: Fan,
): readonly number[] {
  const stretch = Math.max(1, Math.min(most, room / (USUAL_FAN * width || 1)))
  const up = Math.min(height * MOST_SEEN, width * stretch * (large ? LARGE_STRIP : UP_STRIP))
  const strips = Array.from({ length: Math.max(0, count - 1) }, (_, i) =>
    i < down ? width * stretch * DOWN_STRIP : up,
  )
  const total = strips.reduce((sum, each) => sum + each, 0)
  const squeeze = Math.min(1, Math.max(0, room) / (total || 1))
  const tops = [0]
  for (const strip of strips) tops.push(itemAt(tops, -1) + strip * squeeze)
  return tops
}

/**
 * The cards of a column, whose first card lies in the box.
 *
 * @param look of the symbols, and the room below the first card, px
 */
export function columnBoxes(
  pile: number,
  { cards, down }: { readonly cards: readonly number[]; readonly down: number },
  { x, y, width, height }: Box,
  look: Omit<Fan, 'width' | 'height'>,
): readonly CardBox[] {
  const tops = fan(cards.length, down, { width, height, ...look })
  return cards.map((card, index) => {
    const box = { x, y: y + itemAt(tops, index), width, height }
    const next = tops[index + 1]
    const open = next === undefined ? box : { ...box, height: y + next - box.y }
    return { ...box, pile, index, card, faceUp: index >= down, open, fanned: false }
  })
}
