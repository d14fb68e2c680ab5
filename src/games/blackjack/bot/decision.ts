/** Owns the choices that basic strategy knows, and what they are called. */

export type Decision = 'hit' | 'stand' | 'double' | 'split' | 'surrender'

/** As the buttons call them. */
export const NAMES: Readonly<Record<Decision, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
}
