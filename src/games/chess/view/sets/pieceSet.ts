/** What a set of pieces is made of: path data in a view box of 100 by 100, for a piece that stands on its lower edge. */
import type { Kind } from '../../rules/pieces'

export interface PieceSet {
  /** A filled shape in front of the others, and a highlight on it: the same for all kinds. */
  readonly foot?: string
  readonly shine?: string
  readonly kinds: Readonly<
    Record<
      Kind,
      {
        /** Filled shapes with an outline, from back to front. */
        readonly fills: readonly string[]
        /** Strokes in the color of the lines. */
        readonly lines?: string
        /** A shape filled with the color of the lines, light on black pieces. */
        readonly sign?: string
        readonly eye?: readonly [x: number, y: number]
        readonly shine?: string
      }
    >
  >
}
