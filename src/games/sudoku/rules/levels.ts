/** The four levels, and the techniques that each may require. */
import type { Tier } from './technique'

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export function tierOf(level: Level): Tier {
  return (LEVELS.indexOf(level) + 1) as Tier
}
