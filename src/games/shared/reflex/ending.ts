/** The closing beat: players see the decisive moment briefly before the game is over. */

/** Part of a world. `state` is 'end' during the closing beat and 'over' after it. */
export interface Ending {
  state: string
  /** Ticks left of the closing beat. */
  wait: number
}

/**
 * Advances the closing beat by one tick.
 *
 * @returns true from the tick that decided the game: skip the rest of the step
 */
export function ending(world: Ending): boolean {
  if (world.state === 'end' && --world.wait <= 0) world.state = 'over'
  return world.state === 'end' || world.state === 'over'
}
