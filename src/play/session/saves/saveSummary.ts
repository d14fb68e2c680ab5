/** The summary that is saved with a game in progress: when it was left, and its state as a short text. */
import type { Game } from '../../../engine/core/game/contract'
import type { Standing } from '../../../engine/storage/values/saves'
import { modeText } from '../../opening/options'
import { hudTexts } from '../../texts/hud'
import { clockHidden, isClock } from '../core/clock'
import type { SessionView } from '../view/view'

/** The most stats in the summary, so that it fits a line. */
const MOST_STATS = 2

/** Mode and first stats, 'Hard · Moves 14', and the current time. */
export function saveSummary(
  game: Pick<Game, 'options' | 'hidden'>,
  { options, hud }: Pick<SessionView, 'options' | 'hud'>,
): Standing {
  const stats = Object.entries(hud)
    .filter(([label, value]) => !game.hidden?.includes(label) && typeof value !== 'boolean' && value !== '')
    .filter(([label]) => !(isClock(label) && clockHidden()))
    .slice(0, MOST_STATS)
    .map(([label, value]) => hudTexts.stat(label, value))
  return { date: Date.now(), stands: [modeText(game, options), ...stats].filter(Boolean).join(' · ') }
}
