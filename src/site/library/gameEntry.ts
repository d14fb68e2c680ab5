/** Owns the one view of a game that the shelf needs, whether built in or added by the visitor. */
import type { Icon } from '../../engine/core/game/contract'
import { type CatalogGame, listedGames } from '../../games/catalog'
import { iconOf } from '../../games/icons'
import { customIcon } from '../custom/icons'
import { type CustomGame, customPath, inBounds, MOST_CUSTOM_GAMES } from './library'

export interface ShelfGame {
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

const BUILT: readonly ShelfGame[] = listedGames.map((game) => ({
  ...game,
  icon: iconOf(game.id),
  built: game,
}))

/** Every game, as many as may be of the visitor's own after the built-in ones. Of entries with the same id the first counts. */
export function shelfOf(custom: readonly CustomGame[]): readonly ShelfGame[] {
  const seen = new Set<string>()
  const own = custom.flatMap((kept): ShelfGame[] => {
    if (seen.has(kept.id) || seen.size === MOST_CUSTOM_GAMES) return []
    seen.add(kept.id)
    const game = inBounds(kept)
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

/** The games behind the paths, in the order of the paths; a path that leads to no game is left out, a second one too. */
export function gamesAt(paths: readonly string[], games: readonly ShelfGame[]): ShelfGame[] {
  const byPath = new Map(games.map((game) => [game.path, game]))
  return [...new Set(paths)].flatMap((path) => byPath.get(path) ?? [])
}
