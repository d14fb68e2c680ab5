/** How well and in which style the computer plays: three levels, and the traits of the cup's characters. */
import type { Level } from './world'

export interface Skill {
  /** Units per tick, moving and striking. */
  readonly speed: number
  readonly strike: number
  /** Ticks between two looks at the puck. */
  readonly look: number
  /** Maximum error of the aim, in units. */
  readonly error: number
  /** Distance from its own goal line while it waits. */
  readonly home: number
  /** Takes the rails into account when it predicts where the puck goes. */
  readonly banks: boolean
  /** Attacks the puck when it is nearer than this to its own goal line; farther on a longer table. */
  readonly attack: number
  /** Attacks fast pucks too, instead of waiting for them. */
  readonly rushes?: true
  /**
   * Where it shoots: always off the nearer rail, or at the corner of the goal farther from the other mallet. If
   * omitted, at any corner, and sometimes off the rail if it `banks`.
   */
  readonly aims?: 'side' | 'open'
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { speed: 2.8, strike: 6, look: 26, error: 44, home: 60, banks: false, attack: 180 },
  normal: { speed: 4.5, strike: 10, look: 13, error: 24, home: 72, banks: true, attack: 235 },
  hard: { speed: 7.5, strike: 15, look: 4, error: 6, home: 68, banks: true, attack: 270 },
}
