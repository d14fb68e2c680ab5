/** The growth of a ring: its radius at each moment of its life. */

export interface Ring {
  /** Its largest radius, units. */
  readonly radius: number
  /** Its duration, ms. */
  readonly ms: number
  /** 0xrrggbb; white when left out. */
  readonly color?: number
  /** Opacity at the start, 0..1; it fades linearly. Default 0.8. */
  readonly alpha?: number
  /** Share of the radius at which it starts, 0..1. Default 0.15. */
  readonly from?: number
  /** Grows fast at first (default), grows linearly, or closes linearly from its largest radius. */
  readonly way?: 'out' | 'even' | 'in' | undefined
  /** Constant share of the radius with reduced motion, 0..1. Default 0.7. */
  readonly still?: number
}

/** The share of its radius that a ring has at `t` (0..1) of its duration. With `reduced` motion it is constant. */
export function ringAt({ from = 0.15, way = 'out', still = 0.7 }: Ring, t: number, reduced: boolean): number {
  if (reduced) return still
  const gone = way === 'out' ? 1 - (1 - t) * (1 - t) : way === 'even' ? t : 1 - t
  return from + (1 - from) * gone
}
