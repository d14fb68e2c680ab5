/** The summary that is saved with a game in progress: when it was left, and its state in a few words. */
import type { Game } from '../../../engine/core/game/contract'
import type { Standing } from '../../../engine/storage/values/saves'
import { clockHidden, isClock } from '../core/clock'
import { modeText } from '../core/options'
import type { SessionView } from '../core/view'

/** As many stats as read well in one line. */
const FIGURES = 2

/** Mode and first stats, 'Hard · Moves 14', and the current time. */
export function standing(
  game: Pick<Game, 'options' | 'hidden'>,
  { options, hud }: Pick<SessionView, 'options' | 'hud'>,
): Standing {
  const figures = Object.entries(hud)
    .filter(([label, value]) => !game.hidden?.includes(label) && typeof value !== 'boolean' && value !== '')
    .filter(([label]) => !(isClock(label) && clockHidden()))
    .slice(0, FIGURES)
    .map(([label, value]) => `${label} ${value}`)
  return { date: Date.now(), stands: [modeText(game, options), ...figures].filter(Boolean).join(' · ') }
}
