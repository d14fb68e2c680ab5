/** Owns the door to the rules that only some plays ask for. The simplified ones, with which the game begins, do without. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { OptionValues } from '../../../engine/core/game/rules'
import type { Variant } from './pieces'

/** Puzzles are of the full rules. */
export function variantOf({ rules, task = 'game' }: OptionValues): Variant {
  return rules === 'full' || task !== 'game' ? 'full' : 'simplified'
}

/** A game pasted in needs it too, by whichever rules: the dialog for it brings it along. */
export const door = new LazyPart(
  () => import('./lazy'),
  (options) => variantOf(options) === 'full',
)
