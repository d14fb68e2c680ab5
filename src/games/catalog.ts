/** The catalog: collects the manifest of every game folder, in the order of the home page. */
import type { Difficulty, Game, Manifest } from '../engine/core/game/contract'
import { byGame } from './byGame'

const manifests = byGame(import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' }))
const covers = byGame(
  import.meta.glob<string>('./*/cover.svg', { eager: true, query: '?url', import: 'default' }),
)

export interface CatalogGame extends Manifest {
  /** Loads the whole game, including its `lazyRules`. */
  load(): Promise<{ default: Game }>
  /** Loads the game without its `lazyRules`, for pages that load those when needed. */
  open(): Promise<{ default: Game }>
  readonly path: string
  /** URL of the cover picture, 320x200. */
  readonly cover: string
}

const RANK: Readonly<Record<Difficulty, number>> = { Hard: 0, Medium: 1, Easy: 2 }

/** Sorts Hard before Medium before Easy, and by `order` within a difficulty. Anything unknown counts as Easy. */
export function byDifficulty(
  a: { difficulty: string; order?: number },
  b: { difficulty: string; order?: number },
): number {
  const rank = (difficulty: string) => RANK[difficulty as Difficulty] ?? RANK.Easy
  return rank(a.difficulty) - rank(b.difficulty) || (a.order ?? 1e6) - (b.order ?? 1e6)
}

/** The ids that an own site has chosen, in its order (`assets/site.json`); empty for all games. */
export const CHOSEN: readonly string[] = (import.meta.env.SITE_GAMES || '').split(',').filter(Boolean)

function listGames(): readonly CatalogGame[] {
  const games = Object.entries(manifests).map(([folder, manifest]) => {
    if (manifest.id !== folder)
      throw new Error(`${folder}/manifest.ts: the id '${manifest.id}' is not the folder's name`)
    const cover = covers[folder]
    if (!cover) throw new Error(`${folder}: cover.svg is missing`)
    const load = async () => {
      const module = await manifest.load()
      await module.default.lazyRules?.load()
      return module
    }
    return { ...manifest, load, open: manifest.load, path: `/games/${manifest.id}`, cover }
  })
  return games.sort(CHOSEN.length > 0 ? (a, b) => CHOSEN.indexOf(a.id) - CHOSEN.indexOf(b.id) : byDifficulty)
}

/** All games that have a URL, listed or not. */
export const catalog: readonly CatalogGame[] = listGames()

/** The games shown to players: in the catalog, in promotions, in lists. */
export const listedGames: readonly CatalogGame[] = catalog.filter((game) => game.listed !== false)

export function findGame(id: string): CatalogGame | undefined {
  return catalog.find((game) => game.id === id)
}
