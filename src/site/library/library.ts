/** The visitor's favorites, recently played games, and custom games. Keys and formats are those of the first version. */
import * as v from 'valibot'
import { listFormat } from '../../engine/storage/store/format'
import { openStore } from '../../engine/storage/store/page'

/** How many paths the recently-played list keeps. */
const RECENT_KEPT = 20
/** How many of them the home page shows. */
export const RECENT_SHOWN = 8

/**
 * The most custom games: more would make the home page slow. If more are stored, the rest is kept but not shown.
 */
export const MAX_CUSTOM_GAMES = 200
/** The most characters of a title and of a description. */
export const TITLE_LIMIT = 80
export const DESCRIPTION_LIMIT = 200

/** The defaults of a custom game. */
export const NEW_GAME = { iconName: 'Gamepad2', difficulty: 'Easy', players: '1 Player' } as const

const text = (otherwise: string) => v.fallback(v.string(), otherwise)
const maybeText = v.fallback(v.optional(v.string()), undefined)

/** An entry needs an id and a title; in old data all else may be missing or invalid. Unknown fields are kept. */
export const customGameSchema = v.looseObject({
  /** Old data may have numbers here, which are read as text. */
  id: v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  description: text(''),
  iconName: text(NEW_GAME.iconName),
  difficulty: text(NEW_GAME.difficulty),
  players: text(NEW_GAME.players),
  gameUrl: maybeText,
  embedCode: maybeText,
})

export interface CustomGame {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly iconName: string
  readonly difficulty: string
  readonly players: string
  readonly gameUrl?: string
  readonly embedCode?: string
}

const pathListFormat = listFormat<string>(v.string())
const customGamesFormat = listFormat<CustomGame>(customGameSchema as v.GenericSchema<unknown, CustomGame>)

export const favorites = openStore('gameFavorites', pathListFormat)
export const recents = openStore('recentlyPlayed', pathListFormat)
export const customGames = openStore('customGames', customGamesFormat)

/** The text, or its first `max` characters if it is longer. */
export function shortened(text: string, max = 40): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
}

/** The game as it is shown: with texts no longer than the form allows. */
export function inBounds(game: CustomGame): CustomGame {
  const { title, description } = game
  if (title.length <= TITLE_LIMIT && description.length <= DESCRIPTION_LIMIT) return game
  return {
    ...game,
    title: shortened(title, TITLE_LIMIT),
    description: shortened(description, DESCRIPTION_LIMIT),
  }
}

export function customPath(id: string): string {
  return `/games/custom/${id}`
}

export function toggleFavorite(path: string): void {
  const known = favorites.get().includes(path)
  favorites.update(known ? { do: 'take', id: path } : { do: 'put', id: path, value: path })
}

/** Moves the path to the front, without duplicates, and limits the list. */
export function recordPlayed(path: string): void {
  recents.update({ do: 'put', id: path, value: path, front: true, keep: RECENT_KEPT })
}

export interface Added {
  /** 'custom-' and the time in ms. */
  readonly id: string
  /** False if it could not be stored: the game exists for this visit only. */
  readonly kept: boolean
}

/** Adds a game under a new id, and stores it at once. */
export function addCustomGame(game: Omit<CustomGame, 'id'>, now = Date.now()): Added {
  const taken = new Set(customGames.get().map(({ id }) => id))
  let stamp = now
  while (taken.has(`custom-${stamp}`)) stamp++
  const id = `custom-${stamp}`
  customGames.update({ do: 'put', id, value: { id, ...game } })
  return { id, kept: customGames.flush() === 'written' }
}

/** Changes a game; its id, position, and unknown fields stay. Returns false if the change lasts for this visit only. */
export function changeCustomGame(id: string, game: Omit<CustomGame, 'id'>): boolean {
  const known = customGames.get().find((each) => each.id === id)
  const { gameUrl: _url, embedCode: _code, ...rest } = known ?? {}
  customGames.update({ do: 'put', id, value: { ...rest, id, ...game } })
  return customGames.flush() === 'written'
}

export interface Neighbors {
  /** The neighbors of the game in the list, which is ordered by difficulty. */
  readonly before: CustomGame | null
  readonly after: CustomGame | null
  /** From 1, among the games of its difficulty. */
  readonly position: number
  readonly count: number
}

/** The position of a game among the visitor's custom games. */
export function neighbors(games: readonly CustomGame[], id: string): Neighbors {
  const own = games.find((each) => each.id === id)
  const same = games.filter(({ difficulty }) => difficulty === own?.difficulty)
  const at = same.findIndex((each) => each.id === id)
  return { before: same[at - 1] ?? null, after: same[at + 1] ?? null, position: at + 1, count: same.length }
}

/** Swaps two games in the list. */
export function moveCustomGame(id: string, other: string): void {
  const games = [...customGames.get()]
  const [a, b] = [id, other].map((name) => games.findIndex((each) => each.id === name)) as [number, number]
  const [first, second] = [games[a], games[b]]
  if (!first || !second) return
  games[a] = second
  games[b] = first
  // A list is changed only by moving entries to the front: everything up to the later game moves, in reverse order.
  const moved = games.slice(0, Math.max(a, b) + 1).reverse()
  customGames.update(...moved.map((game) => ({ do: 'put', id: game.id, value: game, front: true }) as const))
}

/**
 * Deletes the game, also from favorites and recently played. Returns false if that could not be stored: it is then
 * deleted for this visit only.
 */
export function deleteCustomGame(id: string): boolean {
  const path = customPath(id)
  customGames.update({ do: 'take', id })
  for (const list of [favorites, recents])
    if (list.get().includes(path)) list.update({ do: 'take', id: path })
  return customGames.flush() === 'written'
}
