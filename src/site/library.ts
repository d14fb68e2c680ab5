/** Owns the visitor's library: favorites, recently played and custom games, under the keys and in the formats of old. */
import * as v from 'valibot'
import { listFormat } from '../engine/storage/format'
import { openStore } from '../engine/storage/store'

/** How many paths the recently-played list keeps. */
export const RECENT_KEPT = 20
/** How many of them the home page shows. */
export const RECENT_SHOWN = 8

/** What a custom game is when nothing else is said. */
export const NEW_GAME = { iconName: 'Gamepad2', difficulty: 'Easy', players: '1 Player' } as const

const text = (otherwise: string) => v.fallback(v.string(), otherwise)
const maybeText = v.fallback(v.optional(v.string()), undefined)

/** An entry needs an id and a title; all else may be missing or odd in old data. Unknown fields are carried along. */
export const customGameSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
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

export const pathListFormat = listFormat<string>(v.string())
export const customGamesFormat = listFormat<CustomGame>(
  customGameSchema as v.GenericSchema<unknown, CustomGame>,
)

export const favorites = openStore('gameFavorites', pathListFormat)
export const recents = openStore('recentlyPlayed', pathListFormat)
export const customGames = openStore('customGames', customGamesFormat)

export function customPath(id: string): string {
  return `/games/custom/${id}`
}

/** The list with the path added, or taken out when it was there. */
export function toggled(paths: readonly string[], path: string): string[] {
  return paths.includes(path) ? paths.filter((known) => known !== path) : [...paths, path]
}

/** The list with the path at its front, without duplicates, cut to what is kept. */
export function movedToFront(paths: readonly string[], path: string): string[] {
  return [...new Set([path, ...paths])].slice(0, RECENT_KEPT)
}

export function toggleFavorite(path: string): void {
  // Decided here and not inside the change: the change may run again on what another tab wrote.
  const add = !favorites.get().includes(path)
  favorites.update((paths) => (paths.includes(path) === add ? paths : toggled(paths, path)))
}

export function recordPlayed(path: string): void {
  recents.update((paths) => movedToFront(paths, path))
}

/** Adds a game under a new id, 'custom-' and the time in ms. Returns the id. */
export function addCustomGame(game: Omit<CustomGame, 'id'>, now = Date.now()): string {
  const taken = new Set(customGames.get().map(({ id }) => id))
  let stamp = now
  while (taken.has(`custom-${stamp}`)) stamp++
  const added = { id: `custom-${stamp}`, ...game }
  customGames.update((games) => [...games, added])
  return added.id
}

/** Deletes the game, and with it its favorite and its place among the recently played. */
export function deleteCustomGame(id: string): void {
  const path = customPath(id)
  customGames.update((games) => games.filter((game) => game.id !== id))
  if (favorites.get().includes(path)) favorites.update((paths) => paths.filter((known) => known !== path))
  if (recents.get().includes(path)) recents.update((paths) => paths.filter((known) => known !== path))
}
