/** Ghosts: the opponent's player object, drawn as plain shapes in a race on the same start. */
import { declarationTexts } from '../texts/declarations'
import { choice } from './declare'
import type { Option } from './option'
import type { OptionValues } from './values'

/** One shape, in units of the field it is drawn in. */
export interface GhostPart {
  /** Center. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a game draws a ghost. Headless. */
export interface Ghost<World> {
  /** `#rrggbb`, the color of the player object itself. */
  readonly color: string
  readonly shape: 'round' | 'block'
  /**
   * The shapes of the player object of `other`, placed in the field of `own` at the same tick; empty if it is absent.
   */
  parts(other: World, own: World): readonly GhostPart[]
}

/**
 * Shown in a race; beside the player's own best game only if switched on. It is not listed with the other options:
 * its button appears during a race.
 */
export const ghostOption: Option = choice('ghost', declarationTexts.ghost, ['race', 'on', 'off'], {
  view: true,
  shown: () => false,
})

/**
 * Whether the ghost is shown: the player's choice, else only in a race that was requested.
 *
 * @param asked the race was requested, rather than started because a best game was stored
 */
export function ghostSeen({ ghost }: OptionValues, asked: boolean): boolean {
  return ghost === 'on' || (ghost !== 'off' && asked)
}
