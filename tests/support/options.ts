/** Under which options a game keeps its records. */

import type { Game, OptionValues } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { optionSet } from '../../src/engine/storage/values/records'
import { ruling } from '../../src/play/opening/options'

/** The name of the records of a game with these choices, and the defaults of all others. */
export const recordSet = ({ options }: Pick<Game, 'options'>, choices: OptionValues = {}): string =>
  optionSet(ruling(options, { ...completeOptions(options), ...choices }))
