/**
 * The place of toasts beside a board: on phones at the lower edge or beside it, on large screens beside everything; never
 * over stats and tools.
 */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** CSS px of the window. Either `top` or `bottom` is given: the stack grows down or up from there. */
export interface ToastPlace {
  readonly left: number
  readonly width: number
  readonly top?: number
  readonly bottom?: number
}

const GAP = 8
const WIDEST = 380
/** Height of a toast with one or two lines. */
const HIGH = 72
/** The narrowest readable toast. */
export const NARROWEST = 140

/** The smallest toast beside a game, with several lines. */
const NARROWEST_BESIDE = 176
const HIGH_BESIDE = 150

/**
 * The place on large screens: within `area`, beside all `parts` of a game, else beside its field where no part is; on
 * the right if both sides are equal.
 *
 * @returns null if there is no space
 */
export function besidePlace(area: Box, field: Box, parts: readonly Box[]): ToastPlace | null {
  const all = {
    left: Math.min(field.left, ...parts.map(({ left }) => left)),
    right: Math.max(field.right, ...parts.map(({ right }) => right)),
  }
  for (const { left, right } of [all, field]) {
    const [before, behind] = [left - area.left, area.right - right]
    // Differences below a pixel do not matter.
    const sides = behind + 1 >= before ? (['right', 'left'] as const) : (['left', 'right'] as const)
    for (const side of sides) {
      const width = Math.min(WIDEST, (side === 'right' ? behind : before) - 2 * GAP)
      const from = side === 'right' ? right + GAP : left - GAP - width
      const near = parts.filter((part) => part.right > from && part.left < from + width)
      const { top, high } = tallestGap(area, near)
      if (width >= NARROWEST_BESIDE && high >= HIGH_BESIDE + 2 * GAP)
        return { left: from, width, top: top + GAP }
    }
  }
  return null
}

/** The largest gap between the boxes, from the top of the area to its bottom. */
export function tallestGap(
  area: Box,
  boxes: readonly Box[],
): { readonly top: number; readonly high: number } {
  let best = { top: area.top, high: 0 }
  let end = area.top
  const sorted = [...boxes].sort((a, b) => a.top - b.top)
  for (const { top, bottom } of [...sorted, { top: area.bottom, bottom: area.bottom }]) {
    if (top - end > best.high) best = { top: end, high: top - end }
    end = Math.max(end, bottom)
  }
  return best
}

/** The place over the header, in the widest gap between `parts` of the header and the row below; null if it is too narrow. */
export function betweenPlace(parts: readonly Box[], narrowest = NARROWEST_BESIDE): ToastPlace | null {
  let gap = { from: 0, to: 0 }
  const sorted = [...parts].sort((a, b) => a.left - b.left)
  let end = sorted[0]?.right ?? 0
  for (const { left, right } of sorted) {
    if (left - end > gap.to - gap.from) gap = { from: end, to: left }
    end = Math.max(right, end)
  }
  const width = Math.min(WIDEST, gap.to - gap.from - 2 * GAP)
  return width >= narrowest ? { left: (gap.from + gap.to - width) / 2, width, top: GAP / 2 } : null
}

/**
 * The place on phones, where texts and buttons are right below the board.
 *
 * @param taken - the boxes of stats and tools
 */
export function toastPlace(
  { width, height }: { readonly width: number; readonly height: number },
  field: Box,
  taken: readonly Box[],
): ToastPlace {
  const within = (from: number, to: number) => {
    const wide = Math.min(WIDEST, to - from)
    return { left: (from + to - wide) / 2, width: wide }
  }
  const all = within(GAP, width - GAP)
  if (height >= width) return { ...all, bottom: GAP }
  const top = Math.max(GAP, field.top)
  const level = taken.filter((box) => box.bottom > top && box.top < top + HIGH)
  const isLeft = (box: Box) => box.left + box.right < width
  const from = Math.max(0, ...level.filter(isLeft).map(({ right }) => right)) + GAP
  const to = Math.min(width, ...level.filter((box) => !isLeft(box)).map(({ left }) => left)) - GAP
  const [before, behind] = [field.left - GAP - from, to - field.right - GAP]
  if (Math.max(before, behind) < NARROWEST) return { ...within(from, to), top }
  return { ...(behind >= before ? within(field.right + GAP, to) : within(from, field.left - GAP)), top }
}
