/** A position that cannot be played. The message, for the player, says why. */
export class PositionFault extends Error {
  /** The squares that it is about, row by row from the top left; empty if it is about the whole position. */
  readonly squares: readonly number[]
  constructor(message: string, squares: readonly number[] = []) {
    super(message)
    this.squares = squares
  }
}

/** The squares that an error is about; empty for errors of other kinds. */
export const squaresOf = (problem: unknown): readonly number[] =>
  problem instanceof PositionFault ? problem.squares : []
