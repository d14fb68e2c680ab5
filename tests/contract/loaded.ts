/** Owns the games of the catalogue, loaded once for the files of the contract suite. */
import type { Game } from '../../src/engine/core/game/contract'
import { catalog } from '../../src/games/catalog'

const games = new Map<string, Game>()

/** Loads every game; before the first test. */
export async function loadGames(): Promise<void> {
  for (const entry of catalog) games.set(entry.id, (await entry.load()).default)
}

export const ids = catalog.map((entry) => entry.id)
/** A game that has been loaded. */
export const gameOf = (id: string) => games.get(id) as Game
