/** The celebration of a new best: one second of particles in the game's colors. */
import type { Hue } from '../palette'

export interface Celebration {
  readonly hues: readonly Hue[]
  readonly shape: 'square' | 'circle' | 'star'
  /** Up from both lower corners, down from the top edge, or bursts all over the field. */
  readonly way: 'fountain' | 'rain' | 'fireworks'
}
