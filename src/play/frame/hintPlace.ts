/**
 * The places of a hint's words: in a window wider than high beside the board, or in the row of the stats; of a tutorial hint
 * outside the field, too, if there is space.
 */
import type { Box } from './measured'

/** CSS px of the window. */
export interface HintPlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The edge that is at the field, beside it. */
  readonly edge?: 'left' | 'right'
}

const GAP = 8
const WIDEST = 320
/** The smallest place for a sentence: the column below the stats of a phone. */
const NARROWEST = 80
const LOWEST = 150

/**
 * @param area - of the game
 * @param field - of the board
 * @param parts - everything visible of the game
 * @param bar - of the stats and tools above the board
 * @returns the places, best first: long words may not fit into the first ones
 */
export function hintPlaces(area: Box, field: Box, parts: readonly Box[], bar: Box): readonly HintPlace[] {
  // Most games with a board in the middle have their own parts on the right.
  const beside = besides(area, field, parts)
  const row = inBar(area, parts, bar)
  return [
    ...beside.filter(({ height }) => height >= LOWEST),
    ...(row ? [row] : []),
    ...beside.filter(({ height }) => height < LOWEST),
  ]
}

/** On the left and on the right of the field, where there is space. */
function besides(area: Box, field: Box, parts: readonly Box[]): readonly HintPlace[] {
  return [
    besideField(area, parts, area.left + GAP, field.left - GAP, 'right'),
    besideField(area, parts, field.right + GAP, area.right - GAP, 'left'),
  ].flatMap((place) => place ?? [])
}

/** The largest gap between the boxes, from the top of the area to its bottom. */
function tallestGap(area: Box, boxes: readonly Box[]): { readonly top: number; readonly high: number } {
  let best = { top: area.top, high: 0 }
  let end = area.top
  const sorted = [...boxes].sort((a, b) => a.top - b.top)
  for (const { top, bottom } of [...sorted, { top: area.bottom, bottom: area.bottom }]) {
    if (top - end > best.high) best = { top: end, high: top - end }
    end = Math.max(end, bottom)
  }
  return best
}

/** In the column between two edges, at the one next to the board. */
function besideField(
  area: Box,
  parts: readonly Box[],
  from: number,
  to: number,
  edge: 'left' | 'right',
): HintPlace | null {
  const width = Math.min(WIDEST, to - from)
  if (width < NARROWEST) return null
  const left = edge === 'left' ? from : to - width
  const near = parts.filter((part) => part.right > left - GAP && part.left < left + width + GAP)
  const { top, high } = tallestGap(area, near)
  return { left, top: top + GAP, width, height: high - 2 * GAP, edge }
}

/** A row of a tutorial hint, and the narrowest one; beside the field and between stats and tools its few words wrap. */
const LINE = 44
const SHORT = 220
const SHORT_BESIDE = 112
const SHORT_IN_BAR = 150
/** The share of the field, at its lower edge, in which the player's own paddle is. */
const OWN_SHARE = 0.12
export type HintEdge = 'lower' | 'aboveOwn' | 'upper'

/**
 * @param stage - the space that the field has
 * @param parts - everything visible of the game; without the field if it fills the window
 * @param bar - of the stats and tools
 * @param controls - the boxes of stats, tools and touch controls
 * @param edge - of the field where it covers least: the lower one, above what the player moves there, or the upper one
 * @returns the places of a tutorial hint, best first: below or above the field, beside it, where it may need more lines than
 *   fit, or in the row of the stats; else over its edge
 */
export function tutorialPlaces(
  stage: Box,
  field: Box,
  parts: readonly Box[],
  bar: Box,
  controls: readonly Box[],
  edge: HintEdge = 'lower',
): readonly HintPlace[] {
  const left = Math.max(field.left, stage.left) + GAP
  const width = Math.min(field.right, stage.right) - GAP - left
  const gaps = [
    { top: field.bottom, bottom: stage.bottom },
    { top: Math.max(bar.bottom, stage.top), bottom: field.top },
  ]
  const gap = gaps.find(({ top, bottom }) => bottom - top >= LINE)
  const row = inBar({ ...stage, left: Math.min(bar.left, stage.left) }, parts, bar)
  const beside = besides(stage, field, parts)
    .filter(({ width, height }) => width >= SHORT_BESIDE && height >= LINE)
    .sort((a, b) => b.width * b.height - a.width * a.height)
  // Two rows, between the controls there.
  const own = edge === 'aboveOwn' ? OWN_SHARE * (field.bottom - field.top) : 0
  const top = edge === 'upper' ? field.top + GAP : field.bottom - GAP - own - 2 * LINE
  const over = inBar(field, controls, { ...field, top, bottom: top + 2 * LINE })
  return [
    ...(gap && width >= SHORT ? [{ left, top: gap.top, width, height: gap.bottom - gap.top }] : []),
    ...beside,
    ...(row && row.width >= SHORT_IN_BAR ? [row] : []),
    ...(over ? [over] : []),
  ]
}

/** Between stats and tools. */
function inBar(area: Box, parts: readonly Box[], { top, bottom }: Box): HintPlace | null {
  const row = parts.filter((part) => part.bottom > top && part.top < bottom)
  let gap = { from: area.left, to: area.left }
  let end = area.left
  for (const part of [...row].sort((a, b) => a.left - b.left).concat({ ...area, left: area.right })) {
    if (part.left - end > gap.to - gap.from) gap = { from: end, to: part.left }
    end = Math.max(end, part.right)
  }
  const width = Math.min(2 * WIDEST, gap.to - gap.from - 2 * GAP)
  return width < NARROWEST
    ? null
    : { left: (gap.from + gap.to - width) / 2, top, width, height: bottom - top }
}
