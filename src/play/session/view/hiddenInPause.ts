import type { Game, OptionValues } from '../../../engine/core/game/contract'

/** Whether a pause hides the field of a game with these options. */
export function isHiddenInPause({ hideOnPause = false }: Game, options: OptionValues): boolean {
  return typeof hideOnPause === 'function' ? hideOnPause(options) : hideOnPause
}
