/** Owns how a ring grows: what it is, and how wide it is at a time of its life. */

export interface Ring {
  /** At its widest, units. */
  readonly radius: number
  /** How long it lives, ms. */
  readonly ms: number
  /** 0xrrggbb; white when left out. */
  readonly color?: number
  /** Opacity at its birth, 0..1; it fades evenly from there. Default 0.8. */
  readonly alpha?: number
  /** Share of the radius at which it begins, 0..1. Default 0.15. */
  readonly from?: number
  /** How it gets there: fast at first (the default), evenly, or closing evenly from its widest. */
  readonly way?: 'out' | 'even' | 'in'
  /** Share of the radius at which it stands with reduced motion, 0..1. Default 0.7. */
  readonly still?: number
}

/** The share of its radius that a ring has at `t` of its life (0..1); `reduced` motion lets it stand. */
export function ringAt({ from = 0.15, way = 'out', still = 0.7 }: Ring, t: number, reduced: boolean): number {
  if (reduced) return still
  const gone = way === 'out' ? 1 - (1 - t) * (1 - t) : way === 'even' ? t : 1 - t
  return from + (1 - from) * gone
}
