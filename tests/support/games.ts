/** The manifests of all games, for tests that run without Vite: in the order of the specification's table, then those in development. */
import type { Manifest } from '../../src/engine/core/game/contract'
import { gameIds } from './gameIds'

const manifests = await Promise.all(
  gameIds.map(async (id) => {
    const module: { manifest: Manifest } = await import(`../../src/games/${id}/manifest.ts`)
    return module.manifest
  }),
)

/** The games that lists show. */
export const listedGames = manifests
  .filter(({ listed }) => listed !== false)
  .sort((a, b) => a.order - b.order)

export const games = [...listedGames, ...manifests.filter(({ listed }) => listed === false)]
