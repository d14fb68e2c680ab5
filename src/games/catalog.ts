/** Owns the catalogue: gathers the manifest of every folder beside this file, in the order the home page shows them. */
import type { Difficulty, Game, Manifest } from '../engine/core/game/contract'

const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' })
const covers = import.meta.glob<string>('./*/cover.svg', { eager: true, query: '?url', import: 'default' })

export interface CatalogGame extends Manifest {
  /** The whole game, with every part of its rules. */
  load(): Promise<{ default: Game }>
  /** The game without what only some options ask for (`Game.lazyRules`): for the page, which waits for that itself. */
  open(): Promise<{ default: Game }>
  readonly path: string
  /** Address of the cover picture, 320x200. */
  readonly cover: string
}

const RANK: Readonly<Record<Difficulty, number>> = { Hard: 0, Medium: 1, Easy: 2 }

/** Hard first, then Medium, then Easy; within one difficulty by the catalogue table. Anything unknown counts as Easy. */
export function byDifficulty(
  a: { difficulty: string; order?: number },
  b: { difficulty: string; order?: number },
): number {
  const rank = (difficulty: string) => RANK[difficulty as Difficulty] ?? RANK.Easy
  return rank(a.difficulty) - rank(b.difficulty) || (a.order ?? 1e6) - (b.order ?? 1e6)
}

function gather(): readonly CatalogGame[] {
  const seen = new Set<string>()
  const games = Object.entries(manifests).map(([file, manifest]) => {
    const folder = file.split('/')[1] as string
    if (manifest.id !== folder) throw new Error(`${file}: the id '${manifest.id}' is not the folder's name`)
    if (seen.has(manifest.id)) throw new Error(`${file}: the id '${manifest.id}' is taken`)
    seen.add(manifest.id)
    const cover = covers[`./${folder}/cover.svg`]
    if (!cover) throw new Error(`${folder}: cover.svg is missing`)
    const load = async () => {
      const module = await manifest.load()
      await module.default.lazyRules?.load()
      return module
    }
    return { ...manifest, load, open: manifest.load, path: `/games/${manifest.id}`, cover }
  })
  return games.sort(byDifficulty)
}

/** Every game that has an address, listed or not. */
export const catalog: readonly CatalogGame[] = gather()

/** The games that visitors are shown: on the shelf, in promotions, in lists. */
export const listedGames: readonly CatalogGame[] = catalog.filter((game) => game.listed !== false)

export function findGame(id: string): CatalogGame | undefined {
  return catalog.find((game) => game.id === id)
}
