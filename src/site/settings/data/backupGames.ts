/** Which custom games of an imported file are accepted. */
import * as v from 'valibot'
import { contentOf } from '../../custom/content'
import { refusedGames } from '../../custom/refusedGames'
import { type CustomGame, shortened } from '../../library/library'
import { customTexts } from '../../texts/custom'

const maybe = v.optional(v.string())
export const customGameInFile = v.looseObject({
  id: v.string(),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.optional(v.string(), ''),
  iconName: maybe,
  difficulty: maybe,
  players: maybe,
  gameUrl: maybe,
  embedCode: maybe,
})

/** Why the games are refused, for the visitor; null if they are accepted. */
export function refusedContent(games: readonly CustomGame[]): string | null {
  const reason = refusedGames(games)
  const large = reason ? undefined : games.find((game) => contentOf(game).kind === 'refused')
  return large ? customTexts.file.embedCode(shortened(large.title)) : reason
}
