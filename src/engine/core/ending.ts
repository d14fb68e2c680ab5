/** Owns the closing beat: what is decided is seen for a moment before the play is over. */

/** Part of a world. `state` is 'end' while the closing beat lasts and 'over' after it. */
export interface Ending {
  state: string
  /** Ticks left of the beat. */
  wait: number
}

/** One tick of the closing beat. True from the tick on which the play was decided: nothing is played any more. */
export function ending(world: Ending): boolean {
  if (world.state === 'end' && --world.wait <= 0) world.state = 'over'
  return world.state === 'end' || world.state === 'over'
}
