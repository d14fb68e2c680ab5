/** Owns where toasts lie while a play runs in the hand: below its field or beside it, never over its figures and tools. */

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
const NARROWEST = 140

/** `taken` are the boxes of figures and tools; `busy` says that the game has more to read right below its field. */
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
