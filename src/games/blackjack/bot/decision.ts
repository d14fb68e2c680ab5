/** The decisions of basic strategy, and their names. */

export type Decision = 'hit' | 'stand' | 'double' | 'split' | 'surrender'

/** As on the buttons. */
export const NAMES: Readonly<Record<Decision, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
}
