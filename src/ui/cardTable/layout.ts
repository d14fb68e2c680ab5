/** Where everything lies on a table of cards, in px. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A card of a pile, or the place of an empty one. */
export interface CardBox extends Box {
  readonly pile: number
  /** Its index in the pile from the bottom; 0 for an empty pile. */
  readonly index: number
  /** NaN for an empty pile. */
  readonly card: number
  readonly faceUp: boolean
  /** The part that no other card covers. */
  readonly open: Box
  /** The next card covers its right side. */
  readonly fanned: boolean
  /** Of a shape whose cards cover each other: whether others lie on it, so that it can not be taken. */
  readonly covered?: boolean
  /** Cards of a higher level lie on those of a lower one. Default: the index. */
  readonly level?: number
}

export interface Layout {
  readonly card: { readonly width: number; readonly height: number }
  /** Where a dropped card counts for a pile. */
  readonly areas: ReadonlyMap<number, Box>
  readonly cards: readonly CardBox[]
  /** The number of the deal is in the lower corner, not below the table. */
  readonly corner: boolean
}

/** The box of an empty pile. */
export const emptyBox = (pile: number, place: Box): CardBox => ({
  ...place,
  pile,
  index: 0,
  card: Number.NaN,
  faceUp: false,
  open: place,
  fanned: false,
})

/** The area that two boxes share, px². The second one counts as wider and higher by `margin` px on each side. */
export function sharedArea(a: Box, b: Box, margin: number): number {
  const width = Math.min(a.x + a.width, b.x + b.width + margin) - Math.max(a.x, b.x - margin)
  const height = Math.min(a.y + a.height, b.y + b.height + margin) - Math.max(a.y, b.y - margin)
  return width > 0 && height > 0 ? width * height : 0
}

/** A drop beside a pile still counts, by this part of a card's width. */
const DROP_MARGIN = 0.15

/** A pile that accepts a card counts before one that it covers more, but not if it is hardly touched in comparison. */
const MEANT = 0.25

interface Targets {
  /** Whether a card may be dropped on a pile; one where it may not is refused. */
  readonly accepts: (pile: number) => boolean
  /** Whether there is a pile to drop on. Default: always. */
  readonly counts?: (pile: number) => boolean
}

/**
 * The pile that receives a dropped card: of those that accept it, or else of all, the one that it covers most.
 *
 * @param at where it was dropped; of its size that of a card counts
 * @param own where it lay: a card that was hardly moved goes back
 */
export function pileUnder(
  { areas, card }: Layout,
  from: number,
  at: Box,
  own: Box,
  { accepts, counts = () => true }: Targets,
): number | undefined {
  const box = { ...at, ...card }
  const least = sharedArea(box, { ...own, ...card }, 0)
  const covered = [...areas]
    .filter(([pile]) => pile !== from && counts(pile))
    .map(([pile, area]) => ({ pile, area: sharedArea(box, area, card.width * DROP_MARGIN) }))
    .filter(({ area }) => area > least)
    .sort((a, b) => b.area - a.area)
  const most = covered[0]
  const isMeant = ({ pile, area }: { readonly pile: number; readonly area: number }) =>
    accepts(pile) && area >= (most?.area ?? 0) * MEANT
  return (covered.find(isMeant) ?? most)?.pile
}
