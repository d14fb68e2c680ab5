/** The mode "Ladder": five rivals with habits, one after the other, each for up to three stars. */
import { itemAt } from '../../../engine/core/itemAt'
import { RIVAL_NAMES, type RivalName } from './rivals'
import { COMPUTER_SPEED, SKILLS, type Skill, type World } from './world'

interface Rival extends Skill {
  /** Of its paddle, units per tick. */
  readonly speed: number
  /** Balls that it hits bend by this much per tick, in units per tick. */
  readonly bend?: number
  /** Speed that its hits add to the ball. */
  readonly boost?: number
  /** It aims away from the player's paddle. */
  readonly aims?: true
}

/** From this part of the court on nobody knows more than the ball's height: Echo only follows. */
const NEVER = 2

const RIVALS: Readonly<Record<RivalName, Rival>> = {
  dot: { errorSlow: 58, errorFast: 115, foresees: 0.8, speed: 3.2 },
  echo: { errorSlow: 0, errorFast: 0, foresees: NEVER, speed: 4.6 },
  curl: { errorSlow: 22, errorFast: 54, foresees: 0.55, speed: 4.7, bend: 0.07 },
  smash: { errorSlow: 14, errorFast: 42, foresees: 0.5, speed: 5, boost: 1.5 },
  ace: { errorSlow: 6, errorFast: 26, foresees: 0.4, speed: 5.6, boost: 1.4, aims: true },
}

export const LADDER_POINTS = 5
/** Points that may be lost for two stars, and for three. */
export const LOST = [3, 1] as const
/** The first serve waits for this long, so that the rival can be read. */
export const FIRST_SERVE_TICKS = 130

/** @param number of the rival, from 1 */
export const rivalNameOf = (number: number): RivalName => itemAt(RIVAL_NAMES, number - 1)
export const rivalOf = ({ rung }: Pick<World, 'rung'>): Rival | null =>
  rung ? RIVALS[rivalNameOf(rung.rival)] : null

/** How well the computer plays. */
export const skillOf = (world: Pick<World, 'rung' | 'level'>): Skill => rivalOf(world) ?? SKILLS[world.level]

export const computerSpeed = (world: Pick<World, 'rung'>): number => rivalOf(world)?.speed ?? COMPUTER_SPEED

export function starsOf([won, lost]: World['score']): number {
  return won > lost ? 1 + LOST.filter((most) => lost <= most).length : 0
}
