/** Owns how a game shows its joy at a new best: a second of pieces in its own colours. */
import type { Hue } from '../palette'

export interface Celebration {
  readonly hues: readonly Hue[]
  readonly shape: 'square' | 'circle' | 'star'
  /** Up from both lower corners, down from the upper edge, or blossoms all over the field. */
  readonly way: 'fountain' | 'rain' | 'fireworks'
}
