/** Which custom games of an imported file are accepted. */
import * as v from 'valibot'
import { contentOf } from '../../custom/content'
import { type CustomGame, refusedGames, shortened } from '../../library/library'

const maybe = v.optional(v.string())
export const ownGame = v.looseObject({
  id: v.string(),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.optional(v.string(), ''),
  iconName: maybe,
  difficulty: maybe,
  players: maybe,
  gameUrl: maybe,
  embedCode: maybe,
})

/** Why they are not, in words; null where they are. */
export function refusedContent(games: readonly CustomGame[]): string | null {
  const reason = refusedGames(games)
  const large = reason ? undefined : games.find((game) => contentOf(game).kind === 'refused')
  return large ? `The embed code of "${shortened(large.title)}" is too long: at most 200 kB.` : reason
}
