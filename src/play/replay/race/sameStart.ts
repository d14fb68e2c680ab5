/** Whether two games have the same start. */
import type { Option } from '../../../engine/core/game/contract'
import { optionSet } from '../../../engine/storage/values/records'
import { ruling } from '../../opening/options'
import type { Start } from '../../opening/race'

/** Whether seed and options are the same, apart from options of the view. */
export const meets = (options: readonly Option[], one: Start, other: Start): boolean =>
  one.seed === other.seed &&
  optionSet(ruling(options, one.options)) === optionSet(ruling(options, other.options))
