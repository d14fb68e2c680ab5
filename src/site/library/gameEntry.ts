/** A game as lists show it, whether built in or custom. */
import type { Icon } from '../../engine/core/game/contract'
import { type CatalogGame, listedGames } from '../../games/catalog'
import { iconOf } from '../../games/icons'
import { customIcon } from './customIcons'
import { type CustomGame, customPath, inBounds, MAX_CUSTOM_GAMES } from './library'

export interface GameEntry {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly icon: Icon
  readonly difficulty: string
  readonly players: string
  readonly category?: string
  readonly order?: number
  /** Exactly one of the two. */
  readonly built?: CatalogGame
  readonly custom?: CustomGame
}

const BUILT: readonly GameEntry[] = listedGames.map((game) => ({
  ...game,
  icon: iconOf(game.id),
  built: game,
}))

/** All games, the custom ones last and limited in number. The first of several with the same id counts. */
export function gameEntries(custom: readonly CustomGame[]): readonly GameEntry[] {
  const seen = new Set<string>()
  const own = custom.flatMap((stored): GameEntry[] => {
    if (seen.has(stored.id) || seen.size === MAX_CUSTOM_GAMES) return []
    seen.add(stored.id)
    const game = inBounds(stored)
    return [
      {
        path: customPath(game.id),
        title: game.title,
        description: game.description,
        icon: customIcon(game.iconName),
        difficulty: game.difficulty,
        players: game.players,
        custom: game,
      },
    ]
  })
  return [...BUILT, ...own]
}

/** The games at the paths, in their order. Unknown and repeated paths are left out. */
export function entriesAt(paths: readonly string[], games: readonly GameEntry[]): GameEntry[] {
  const byPath = new Map(games.map((game) => [game.path, game]))
  return [...new Set(paths)].flatMap((path) => byPath.get(path) ?? [])
}
