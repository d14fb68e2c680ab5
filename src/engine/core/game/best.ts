/** A result whose best value is stored per game and set of options. */
export interface Best<Stat extends string = string> {
  /** A key of `Outcome.results`. */
  readonly of: Stat
  readonly better: 'higher' | 'lower'
  /** Label beside the HUD. Default: 'Best'. */
  readonly label?: string
  /** Value shown beside the HUD before the first record. Default: nothing is shown. */
  readonly empty?: number
  /**
   * A storage key fixed by the specification, holding a bare integer. It replaces the record for the default options
   * only.
   */
  readonly key?: string
  /** The HUD stat that holds this value during the game. Default: `of`. Null if no stat does. */
  readonly shown?: Stat | null
  /** The highest value during the game counts, not the final one, for example of a streak. */
  readonly peak?: boolean
  /** Lowest possible value; imported records are checked against it. Default: 1 if lower is better, else 0. */
  readonly min?: number
  /** Highest possible value. Default: 1,000,000,000. */
  readonly max?: number
}
