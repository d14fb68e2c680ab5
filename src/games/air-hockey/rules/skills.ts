/** How well and in which style the computer plays: three levels, and the traits of the cup's characters. */
import type { Level } from './world'

export interface Skill {
  /** Units a tick, walking and in a strike. */
  readonly speed: number
  readonly strike: number
  /** Ticks between two looks at the puck. */
  readonly look: number
  /** How far off an aim may be, units either way. */
  readonly error: number
  /** Distance from the own goal line while it waits. */
  readonly home: number
  /** Reckons with the rails when it foresees where the puck comes. */
  readonly banks: boolean
  /** Goes for the puck when it is nearer than this to its own goal line; farther on a longer table. */
  readonly attack: number
  /** Goes for pucks that come fast too, instead of waiting for them. */
  readonly rushes?: true
  /**
   * Where it shoots: off the nearer rail always, or at the corner of the goal that the other's mallet is farther from. At any
   * corner, and off the rail now and then where it `banks`, when left out.
   */
  readonly aims?: 'side' | 'open'
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { speed: 2.8, strike: 6, look: 26, error: 44, home: 60, banks: false, attack: 180 },
  normal: { speed: 4.5, strike: 10, look: 13, error: 24, home: 72, banks: true, attack: 235 },
  hard: { speed: 7.5, strike: 15, look: 4, error: 6, home: 68, banks: true, attack: 270 },
}
