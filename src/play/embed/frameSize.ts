/** How an embedded page uses its frame: the zoom of small frames, and the height that suits a width. */

export interface Box {
  /** CSS px. */
  readonly width: number
  readonly height: number
}

/** The smallest frame in which every board and every bar of a replay fits: in a smaller one they are drawn smaller. */
const MIN: Box = { width: 420, height: 480 }
/** In low frames that are wider than high, stats and tools are beside the field. */
const MIN_BESIDE: Box = { width: 640, height: 340 }
const LOW = 520

/** The heights that are reported, CSS px. */
const LOWEST = 300
const HIGHEST = 1200

const leastOf = ({ width, height }: Box): Box => (width > height && height <= LOW ? MIN_BESIDE : MIN)

/** The zoom with which boards and replays fit into a frame. */
export function frameZoom(frame: Box): number {
  const min = leastOf(frame)
  return Math.min(1, frame.width / min.width, frame.height / min.height)
}

/**
 * The height that suits the frame's width. It depends on the current height only where that decides what is beside the
 * field: a page that follows it gets no other one.
 *
 * @param zoom the page's current one
 * @param area that holds the field, in zoomed px
 * @param aspect width divided by height of the field; null if it fills any frame
 */
export function heightFor(frame: Box, zoom: number, area: Box, aspect: number | null): number {
  if (aspect === null) return Math.round(Math.min(HIGHEST, Math.max(LOWEST, frame.height)))
  // In a frame that is high enough, the width alone decides.
  const next = zoom < 1 ? Math.min(1, frame.width / leastOf(frame).width) : 1
  const around = { width: frame.width / zoom - area.width, height: frame.height / zoom - area.height }
  const field = (frame.width / next - around.width) / aspect
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, (around.height + field) * next)))
}
