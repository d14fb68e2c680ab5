/** A result as text to share: a few lines that spoil nothing. */

import type { Game } from '../../engine/core/game/contract'
import { TIME } from '../../engine/core/game/stats'
import { nameOf } from '../../engine/core/text'
import { onHost } from '../../ui/basePath'
import { shareAddress } from '../opening/opening'
import { modeText } from '../opening/options'
import { playedText } from '../session/records/help'
import { clockHidden, type SessionView } from '../session/view/view'
import { hudTexts } from '../texts/hud'
import { resultTexts } from '../texts/results'

/** Some networks truncate longer texts, characters. */
const LONGEST = 280
const MAX_STATS = 3

const RESULTS = { won: resultTexts.won, lost: resultTexts.lost, tied: resultTexts.tied, over: '' }

/**
 * A result in three to five lines below 280 characters: title and mode, stats, help and assists, the link to
 * the same start. Without a time if the clock is hidden.
 *
 * @param title - the game's name
 * @param path - its address from the root
 * @param symbols - the game as emoji, added if they fit
 * @param hash - the fragment of the link: own content, which is left out with the start if it is too long
 * @returns null during the game
 */
export function resultText(
  title: string,
  path: string,
  game: Game,
  view: SessionView,
  symbols = '',
  hash = '',
): string | null {
  const { outcome, options, seed } = view
  if (!outcome) return null
  const mode = modeText(game, options)
  const stats = Object.entries(outcome.results ?? {})
    .filter(([id]) => !(id === TIME && clockHidden()))
    .slice(0, MAX_STATS)
    .map(([id, value]) => hudTexts.stat(nameOf(game.stats, id), value))
  const played = playedText(view)
  const lines = [
    [resultTexts.site, title, game.wordsIn, mode].filter(Boolean).join(' · '),
    [RESULTS[outcome.result], ...stats].filter(Boolean).join(' · ') || resultTexts.finished,
    played,
    shareAddress(path, game, options, seed) + hash,
  ].filter(Boolean)
  const shown = [...lines.slice(0, -1), symbols, lines.at(-1)].join('\n')
  if (symbols && shown.length <= LONGEST) return shown
  const text = lines.join('\n')
  return text.length <= LONGEST ? text : [lines[0], lines[1], `${location.origin}${onHost(path)}`].join('\n')
}
