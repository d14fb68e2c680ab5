/** Owns what is kept with a play in progress for those who look for it later: when it was left, and where it stands. */
import type { Game } from '../../../engine/core/game/contract'
import type { Standing } from '../../../engine/storage/values/saves'
import { clockHidden, isClock } from '../core/clock'
import { modeText } from '../core/options'
import type { SessionView } from '../core/view'

/** As many figures as read well in one line. */
const FIGURES = 2

/** Mode and first figures, 'Hard · Moves 14', and the time of now. */
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
