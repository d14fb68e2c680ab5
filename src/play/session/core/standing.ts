/** How a saved game stands, as a short text for lists: mode and first stats, 'Hard · Moves 14'. */

import type { Game, OptionValues } from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import { nameOf } from '../../../engine/core/text'
import { language } from '../../../engine/core/texts/language'
import type { SaveSummary } from '../../../engine/storage/values/saves'
import { modeText } from '../../opening/options'
import { hudTexts } from '../../texts/hud'
import { clockHidden, type SessionView } from '../view/view'

const MAX_STATS = 2

type Stats = NonNullable<SaveSummary['stats']>

function textOf(game: Pick<Game, 'options' | 'stats'>, options: OptionValues, stats: Stats): string {
  const shown = Object.entries(stats).map(([id, value]) => hudTexts.stat(nameOf(game.stats, id), value))
  return [modeText(game, options), ...shown].filter(Boolean).join(' · ')
}

/** When a game was left and how it stands: as text, and as data for pages in other languages. */
export function standingOf(
  game: Pick<Game, 'options' | 'hidden' | 'stats'>,
  { options, hud }: Pick<SessionView, 'options' | 'hud'>,
): SaveSummary {
  const shown = Object.entries(hud)
    .filter(([id, value]) => !game.hidden?.includes(id) && typeof value !== 'boolean' && value !== '')
    .filter(([id]) => !(id === TIME && clockHidden()))
    .slice(0, MAX_STATS)
  const stats = Object.fromEntries(shown) as Stats
  return { date: Date.now(), stands: textOf(game, options, stats), language: language.tag, stats }
}

/** The same for a game that was saved in another language. Values in words are left out: they are in that language. */
export function standingHere(
  game: Pick<Game, 'options' | 'stats'>,
  { options, stats = {} }: { readonly options: OptionValues; readonly stats?: Stats | undefined },
): string {
  const known = Object.entries(stats).filter(([, value]) => !/[\p{L}.,]/u.test(String(value)))
  return textOf(game, options, Object.fromEntries(known))
}
