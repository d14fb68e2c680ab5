/**
 * The two special bubbles of Boards: a bomb that bursts everything around it, and a rainbow that takes the color that
 * clears most.
 */
import { square } from '../../../engine/core/math/exactMath'
import { bubbleAt, groupOf, lookup, neighborsOf } from './board'
import { type Bubble, COLORS, MATCH, RADIUS, WIDTH } from './world'

/** In addition to the colors 0 to 5; only bubbles that are shot have these, none on the board. */
export const RAINBOW = COLORS
export const BOMB = COLORS + 1
/** A bomb bursts bubbles whose middle is within this distance: two cells around. */
const BLAST = RADIUS * 4.2

export const isSpecial = (color: number) => color >= COLORS

export interface Landing {
  /** The bubble at rest; a rainbow then has a color. */
  readonly landed: Bubble
  /** What bursts with it, itself first; fewer than three burst only with a bomb. */
  readonly group: readonly Bubble[]
  readonly bursts: boolean
}

/** The effect of a bubble, not yet part of the board, that lands on it. */
export function landingOf(
  bubbles: readonly Bubble[],
  bubble: Bubble,
  parity: number,
  width = WIDTH,
): Landing {
  if (bubble.color === BOMB) {
    const near = bubbles.filter(({ x, y }) => square(x - bubble.x) + square(y - bubble.y) <= square(BLAST))
    return { landed: bubble, group: [bubble, ...near], bursts: true }
  }
  const as = (color: number): Landing => {
    const landed = { ...bubble, color }
    const group = groupOf(lookup([...bubbles, landed]), landed, parity, width)
    return { landed, group, bursts: group.length >= MATCH }
  }
  if (bubble.color !== RAINBOW) return as(bubble.color)
  const board = lookup(bubbles)
  const colors = new Set(
    neighborsOf(bubble, parity, width).flatMap(({ row, col }) => bubbleAt(board, row, col)?.color ?? []),
  )
  const ways = [...colors].sort((a, b) => a - b).map(as)
  // On the bare ceiling it takes the first color that is left.
  const alone = as(Math.min(...bubbles.map(({ color }) => color), COLORS - 1))
  return ways.reduce((best, way) => (way.group.length > best.group.length ? way : best), ways[0] ?? alone)
}
