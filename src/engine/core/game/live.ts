/** How two people play a game against each other live, each on their own device. */
import type { OptionValues } from './values'

/** The half of the field that belongs to each player. A pointer anywhere on a device acts in its player's half. */
export interface Halves {
  readonly axis: 'x' | 'y'
  /** Where the first player's half is. */
  readonly first: 'start' | 'end'
  /** The whole field is scaled down into the half. Default: a pointer outside the half acts at its edge. */
  readonly scaled?: true
}

/** The half of a player: 0 is the left or upper one. */
export function halfOf({ first }: Halves, seat: 0 | 1): 0 | 1 {
  return (seat === 0) === (first === 'start') ? 0 : 1
}

export interface LiveRealtime<Options extends OptionValues = OptionValues> {
  /** The options that make it a game for two. */
  readonly options: Partial<Options>
  /** Left out if the game has no pointers. */
  readonly halves?: Halves
}

export interface LiveTurns<Move = unknown, Options extends OptionValues = OptionValues> {
  /** The options that make it a game for two. */
  readonly options: Partial<Options>
  /**
   * Both players move at the same time, and moves stay hidden until both have moved. Converts a move that was made on
   * the device of a seat into that player's move; null if it is not a player's move.
   */
  together?(move: Move, seat: 0 | 1): Move | null
  /** Whether either player may make this move at any time, openly: ending an endless match. */
  either?(move: Move): boolean
}
