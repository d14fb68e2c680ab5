/** The games of the catalog. They load with this module, because a game's checks depend on its definition. */
import type { Game } from '../../src/engine/core/game/contract'
import { catalog } from '../../src/games/catalog'

const games = new Map<string, Game>()

async function loadGames(): Promise<void> {
  for (const entry of catalog) games.set(entry.id, (await entry.load()).default)
}

await loadGames()

export const ids = catalog.map((entry) => entry.id)
/** A loaded game. */
export const gameOf = (id: string) => games.get(id) as Game

/** The games of one kind, with their ids. */
export const gamesOfKind = <Kind extends Game['kind']>(kind: Kind) =>
  [...games].filter((entry): entry is [string, Extract<Game, { kind: Kind }>] => entry[1].kind === kind)
