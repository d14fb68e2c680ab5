/**
 * Where toasts are in a game: on phones below or beside the field, on large screens beside everything; never
 * over stats and tools.
 */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** CSS px of the window; one of `top` and `bottom` is given, as the stack grows downwards or upwards from there. */
export interface ToastPlace {
  readonly left: number
  readonly width: number
  readonly top?: number
  readonly bottom?: number
}

const AIR = 8
const WIDEST = 380
/** Of words below each other, one or two lines in each. */
const HIGH = 72
/** Words can be read from this width on. */
export const NARROWEST = 140

/** Beside a game there is space for several lines. */
const NARROWEST_BESIDE = 176
const HIGH_BESIDE = 150

/**
 * On large screens: beside all `parts` of a game within `room`, else beside its field where no part is, to the
 * right if both sides are alike; null if there is no such place.
 */
export function besidePlace(room: Box, field: Box, parts: readonly Box[]): ToastPlace | null {
  const all = {
    left: Math.min(field.left, ...parts.map(({ left }) => left)),
    right: Math.max(field.right, ...parts.map(({ right }) => right)),
  }
  for (const { left, right } of [all, field]) {
    const [before, behind] = [left - room.left, room.right - right]
    // Half a pixel does not decide between the sides.
    const sides = behind + 1 >= before ? (['right', 'left'] as const) : (['left', 'right'] as const)
    for (const side of sides) {
      const width = Math.min(WIDEST, (side === 'right' ? behind : before) - 2 * AIR)
      const from = side === 'right' ? right + AIR : left - AIR - width
      const near = parts.filter((part) => part.right > from && part.left < from + width)
      const { top, high } = tallestGap(room, near)
      if (width >= NARROWEST_BESIDE && high >= HIGH_BESIDE + 2 * AIR)
        return { left: from, width, top: top + AIR }
    }
  }
  return null
}

/** The largest gap between the boxes, from the top of the area to its bottom. */
function tallestGap(room: Box, boxes: readonly Box[]): { readonly top: number; readonly high: number } {
  let best = { top: room.top, high: 0 }
  let end = room.top
  const sorted = [...boxes].sort((a, b) => a.top - b.top)
  for (const { top, bottom } of [...sorted, { top: room.bottom, bottom: room.bottom }]) {
    if (top - end > best.high) best = { top: end, high: top - end }
    end = Math.max(end, bottom)
  }
  return best
}

/** Over the header, in the widest gap between `parts`: its own, and those of the line below it; null where that is too narrow. */
export function betweenPlace(parts: readonly Box[], narrowest = NARROWEST_BESIDE): ToastPlace | null {
  let gap = { from: 0, to: 0 }
  const sorted = [...parts].sort((a, b) => a.left - b.left)
  let end = sorted[0]?.right ?? 0
  for (const { left, right } of sorted) {
    if (left - end > gap.to - gap.from) gap = { from: end, to: left }
    end = Math.max(right, end)
  }
  const width = Math.min(WIDEST, gap.to - gap.from - 2 * AIR)
  return width >= narrowest ? { left: (gap.from + gap.to - width) / 2, width, top: AIR / 2 } : null
}

/** `taken` are the boxes of stats and tools; `busy` means that the game has texts right below its field. */
export function toastPlace(
  { width, height }: { readonly width: number; readonly height: number },
  field: Box,
  taken: readonly Box[],
  busy = false,
): ToastPlace {
  const within = (from: number, to: number) => {
    const wide = Math.min(WIDEST, to - from)
    return { left: (from + to - wide) / 2, width: wide }
  }
  const all = within(AIR, width - AIR)
  if (height - field.bottom >= HIGH + 2 * AIR && !busy) return { ...all, top: field.bottom + AIR }
  if (height >= width) return { ...all, bottom: AIR }
  const top = Math.max(AIR, field.top)
  const level = taken.filter((box) => box.bottom > top && box.top < top + HIGH)
  const isLeft = (box: Box) => box.left + box.right < width
  const from = Math.max(0, ...level.filter(isLeft).map(({ right }) => right)) + AIR
  const to = Math.min(width, ...level.filter((box) => !isLeft(box)).map(({ left }) => left)) - AIR
  const [before, behind] = [field.left - AIR - from, to - field.right - AIR]
  if (Math.max(before, behind) < NARROWEST) return { ...within(from, to), top }
  return { ...(behind >= before ? within(field.right + AIR, to) : within(from, field.left - AIR)), top }
}
