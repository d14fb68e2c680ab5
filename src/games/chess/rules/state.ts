/** Owns what a play of chess holds. */
import type { Clocks } from './clock'
import type { End } from './ends'
import type { Color, Variant } from './pieces'

export interface State {
  readonly variant: Variant
  /** The position now. */
  readonly fen: string
  /** The position that the list of moves begins with. */
  readonly start: string
  /** Moves so far: 'e2e4', 'e7e8q'. */
  readonly moves: readonly string[]
  /** The same as players write them: 'e4', 'e8=Q'. */
  readonly sans: readonly string[]
  /** Positions (FEN without its counts) since the last capture or pawn move, with the one now. */
  readonly keys: readonly string[]
  /** The colour of the only person playing against the computer; null when two people play. */
  readonly you: Color | null
  readonly end: End | null
  readonly clocks: Clocks | null
  /** A FEN or PGN was brought in: what comes of it is no record. */
  readonly loaded?: true
}
