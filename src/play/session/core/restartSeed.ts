/** Owns whether a restart begins the same start again: that of a puzzle, as long as it is asked for with the same options. */
import type { Game, OptionValues } from '../../../engine/core/game/contract'
import { ruling } from './options'

/** Whether Restart means the same puzzle in a play with these options. */
export function isPuzzle({ sameStart }: Pick<Game, 'sameStart'>, options: OptionValues): boolean {
  return typeof sameStart === 'function' ? sameStart(options) : sameStart === true
}

/** Whether a restart of a play with these options, with those chosen for the next one, begins the same start again. */
export function startsAgain(game: Game, options: OptionValues, chosen: OptionValues): boolean {
  if (!isPuzzle(game, options)) return false
  // A window that was turned is no other puzzle.
  const known = ({ shape: _shape, ...values }: Record<string, string>) =>
    JSON.stringify(Object.entries(values).sort())
  return known(ruling(game.options, options)) === known(ruling(game.options, chosen))
}
